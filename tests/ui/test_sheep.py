"""A person has one sheep: on their page, in the form, at the table, on the ladder and beside "Continue"."""

import re
from pathlib import Path

import pytest
from people_games import finished, keep
from playing import PLAIN_SETTINGS, in_full

import tide_gui
from tide_gui.store.people_file import change_people, read_people
from tide_gui.table.record import Record, SeatedPlayer

QML = Path(tide_gui.__file__).parent / "ui" / "qml" / "TideTable"
OF_A_SEAT = re.compile(r'"seats/\w+-" \+ (?!\(Theme\.sheep\[|\((?:[\w.]+\.)?sheep \+ 1)')
FIXED = ("Rules", "Figure", "Flock", "HeroSwell", "SheepChoice", "SeaGround", "SeaPicture")
GAMES = {setting.game.key: setting for setting in reversed(PLAIN_SETTINGS)}


def choose(window, name, sheep):
    change_people(window.folders.people, lambda directory: directory.with_sheep(name, sheep))


def drawn(window, kind):
    """The numbers of the visible pictures of one kind, such as `badge`, the last one first."""
    arts = [str(item.property("art")) for item in window.items()]
    return [int(art[-1]) - 1 for art in arts if art.startswith(f"seats/{kind}-")]


def scarves(window):
    sources = [item.property("source") for item in window.items() if item.property("source")]
    found = [re.search(r"seats/scarf-(\d)", str(source)) for source in sources]
    return {int(match[1]) - 1 for match in found if match}


def sheep_by_seat(window):
    """The sheep that the seats have at the table."""
    plates = {item.property("seat"): item for item in window.items() if item.property("swimming") is not None}
    return {seat: sheep_in(plate) for seat, plate in plates.items()}


def lines(window):
    """The lines of the form."""
    roles = ("usual", "another")
    return [item for item in window.items() if None not in map(item.property, roles)]


def sheep_in(item):
    children = item.childItems()
    arts = [str(part.property("art")) for child in children for part in (child, *child.childItems())]
    return next(int(art[-1]) - 1 for art in arts if art.startswith("seats/seat-"))


@pytest.mark.parametrize("key", ["turn-the-tide", *(in_full(key) for key in GAMES if key != "turn-the-tide")])
def test_a_person_brings_the_chosen_sheep_and_its_scarf_to_the_table(open_window, key):
    setting = GAMES[key]
    players = ["person", "drifter", *["person"] * (setting.seats - 2)]
    seats = tuple(map(SeatedPlayer, ("Ann", "Puffin", "Cy", "Dot", "Eve"), players))
    window = open_window()
    choose(window, "Ann", 1)
    window.program.dealer.sit_down(Record(key, {}, 7, seats))
    window.program.session.raiseCurtain()
    window.settle()
    others = {2: 0, 3: 2, 4: 3}  # Cy and Dot; the bot has the first that is left
    bot = {1: setting.seats - 1 if setting.seats > 2 else 0}
    assert sheep_by_seat(window) == {0: 1} | bot | {seat: others[seat] for seat in range(2, setting.seats)}
    assert scarves(window) == set(range(setting.seats))


def test_the_curtain_shows_the_sheep_of_the_person_who_is_asked(open_window):
    window = open_window()
    choose(window, "Ann", 4)
    window.sit("ppb")
    assert window.session.askedSeat == 0
    assert drawn(window, "seat")[0] == 4  # on top of the table


@pytest.mark.slow
def test_another_sheep_is_seen_when_the_table_comes_back(open_window, tmp_path):
    keep(tmp_path / "games", "a.tide", finished("pbb"))
    window = open_window()
    window.sit("pbb")
    assert sheep_by_seat(window) == {0: 0, 1: 1, 2: 2}
    window.program.show("people")
    window.qtbot.waitUntil(lambda: not window.program.people.reading)
    window.program.people.choose("Ann")
    window.program.people.setSheep(2)
    window.program.show("table")
    window.settle()
    assert sheep_by_seat(window) == {0: 2, 1: 0, 2: 1}


@pytest.mark.slow
def test_badges_and_chart_of_the_end_page_show_the_sheep(open_window):
    window = open_window()
    choose(window, "Ann", 4)
    window.program.dealer.sit_down(finished("ppb", deal=3), fresh=False)
    window.settle()
    assert set(drawn(window, "badge")) == {4, 0, 1}
    assert set(drawn(window, "seat")) >= {4, 0, 1}
    paints = {
        item.property("paint").name() for item in window.items() if item.property("badgeTop") is not None
    }
    assert paints == {"#2f7d4f", "#d9472b", "#f2b134"}


def test_the_form_shows_the_sheep_as_soon_as_the_name_is_known(open_window):
    window = open_window()
    choose(window, "Bo", 0)
    window.program.show("new-game")
    form = window.program.newGame
    assert [row.sheep for row in form.sitters.rows] == [1, 0, 2]
    form.setPlayer(2, "person")
    form.setName(2, "Bo")
    window.settle()
    assert [row.sheep for row in form.sitters.rows] == [1, 2, 0]
    assert [sheep_in(line) for line in reversed(lines(window))] == [1, 2, 0]


def test_the_own_sheep_stands_on_the_ladder(open_window):
    window = open_window()
    choose(window, "Ann", 3)
    window.program.who.be("ann")
    window.program.show("ladder")
    window.settle()
    assert set(drawn(window, "seat")) == {3}


@pytest.mark.slow
def test_the_picture_beside_continue_shows_the_sheep_of_the_table(open_window):
    window = open_window()
    choose(window, "Ann", 4)
    window.sit("pbb")
    window.click_card(window.cards()[0])
    window.bots.answer_as_bots()
    window.program.closeGame()
    window.settle()
    assert drawn(window, "badge") == [1, 0, 4]


@pytest.mark.slow
@pytest.mark.parametrize("name", [in_full("Ann"), "Guest"])
def test_in_a_rematch_with_exchanged_sides_nobody_changes_the_face(open_window, name):
    window = open_window()
    seats = (SeatedPlayer(name, "person"), SeatedPlayer("Puffin", "puffin"))
    window.program.dealer.sit_down(Record("turning-tides", {}, 7, seats))
    window.settle()
    before = sheep_by_seat(window)
    window.program.dealer.again()
    window.settle()
    assert window.session.seats.rows[1].name == name
    assert sheep_by_seat(window) == {0: before[1], 1: before[0]}


@pytest.mark.slow
def test_who_sits_down_keeps_the_sheep_and_who_gave_no_name_has_none(open_window):
    window = open_window()
    window.sit("ppb", names=("Ann", "Guest", "Puffin"))
    assert read_people(window.folders.people).directory.sheep == {"Ann": 0}


@pytest.mark.slow
def test_without_a_readable_file_of_people_seats_have_the_usual_sheep(open_window):
    window = open_window()
    window.folders.people.parent.mkdir(parents=True, exist_ok=True)
    window.folders.people.write_text("{")
    window.sit("pbb")
    assert sheep_by_seat(window) == {0: 0, 1: 1, 2: 2}
    assert window.program.errorMessage == ""


def test_every_picture_of_a_seat_follows_the_sheep_of_the_table():
    pages = [page for page in QML.rglob("*.qml") if not page.name.startswith(FIXED)]
    found = [page.name for page in pages if OF_A_SEAT.search(page.read_text("utf-8"))]
    assert found == []
