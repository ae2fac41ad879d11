"""Data folders of former versions: their games are listed, and each one opens."""

import json
from datetime import datetime
from pathlib import Path
from shutil import copy, copytree

import pytest
from people_games import finished, keep
from playing import in_full

from tide_gui import __version__
from tide_gui.cli.everything import bring_back
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.record import read_header

FIXTURES = Path(__file__).parents[2] / "fixtures"
RECORDS = sorted(path.name for path in (FIXTURES / "0.1.0").glob("*.tide"))
OPENED = ("onda-finished.tide", "turn-the-tide-running.tide", "turning-tides-surrender.tide")  # by default
LAST = "0.2.0-last"
GAMES_OF_LAST = sorted((FIXTURES / LAST / "games").glob("*.tide"))


@pytest.fixture
def window_over_0_1_0(open_window, tmp_path):
    """A window over the data folder of 0.1.0."""
    copytree(FIXTURES / "0.1.0", tmp_path / "games")
    copy(FIXTURES / "settings-1.json", tmp_path / "settings.json")
    window = open_window(speed="off")
    assert window.folders.games == tmp_path / "games"
    return window


def test_all_games_are_listed_with_names_and_results(window_over_0_1_0):
    window = window_over_0_1_0
    window.program.show("games")
    window.settle()
    rows = [game.row for game in window.program.games.saves.rows if game.game]
    assert {row.title for row in rows} == {"Turn the Tide", "Onda", "Turning Tides"}
    assert len(rows) == len(RECORDS)
    assert not any("damaged" in words for words in map(str, window.words()))


@pytest.mark.parametrize("name", [name if name in OPENED else in_full(name) for name in RECORDS])
def test_each_game_opens_where_it_was(window_over_0_1_0, name):
    window = window_over_0_1_0
    window.program.open(str(window.folders.games / name))
    window.bots.answer_as_bots()
    window.settle()
    assert (window.session.phase == "over") is ("running" not in name)
    saved = GamesFolder(window.folders.games).read(window.folders.games / name)
    assert saved.turns() <= window.session.controller.game.table.record.turns()


def test_the_settings_are_read(window_over_0_1_0):
    chosen = window_over_0_1_0.preferences.settings
    assert (chosen.theme, chosen.text_size, chosen.volume, chosen.memory_aid) == ("contrast", 200, 5, True)


# -- 0.2.0 ---------------------------------------------------------------------------------------


@pytest.fixture
def window_over_0_2_0(open_window, tmp_path):
    """A window over the data folder of 0.2.0, where Tilda played the ladder, and Jelle a deal of the day."""
    copytree(FIXTURES / "0.2.0", tmp_path, dirs_exist_ok=True)
    return open_window(now=datetime(2026, 11, 20, 20), speed="off")


def test_the_settings_and_people_of_0_2_0_are_read(window_over_0_2_0):
    chosen, program = window_over_0_2_0.preferences.settings, window_over_0_2_0.program
    assert (chosen.theme, chosen.text_size, chosen.first_times) == ("dark", 120, False)
    assert (program.ownName, program.asksName, program.who.sheep) == ("Tilda", False, 3)
    program.show("people")
    assert program.people.names()[0] == "Tilda"


@pytest.mark.slow
def test_games_of_0_2_0_count_for_who_played_them(window_over_0_2_0):
    program = window_over_0_2_0.program
    program.show("ladder")
    [climbed] = [card for card in program.ladder.games if card["beaten"]]
    assert (climbed["beaten"], climbed["won"], climbed["lost"]) == (1, 0, 1)
    program.show("today")
    assert not any(card["mark"] for card in program.day.games)
    program.who.be("Jelle B.")
    assert [card["mark"] for card in program.day.games if card["mark"]] == ["lost"]
    program.day.choose("2026-11-19")
    assert not any(card["mark"] for card in program.day.games)
    assert program.who.former == "Marit"
    program.who.answer(True)
    assert [card["mark"] for card in program.day.games if card["mark"]] == ["won"]


def people_in(window):
    """The people of the page of people, each with the number of their games."""
    window.program.show("people")
    window.qtbot.waitUntil(lambda: not window.program.people.reading)
    return {row.name: row.games for row in window.program.people.rows.rows}


@pytest.mark.parametrize(
    ("known_as", "people"),
    [
        ({}, {"Marit": 1, "Guest": 1, "zo\u00eb Berg": 2}),
        ({"Guest": "Tilda", "zoe\u0308 Berg": "Zo\u00eb"}, {"Marit": 1, "Tilda": 1, "Zo\u00eb": 2}),
    ],
)
def test_each_game_of_a_former_version_belongs_to_somebody(open_window, tmp_path, known_as, people):
    for day, name in enumerate(("Marit", "Guest", "Zo\u00eb  Berg", "zoe\u0308 Berg")):
        record = finished("pbb", names=(name, "Bo", "Cy"))
        file = keep(tmp_path / "games", f"{day}.tide", record, day)
        file.write_bytes(file.read_bytes().replace(f'"{__version__}"'.encode(), b'"0.2.0"', 1))
    former = {"version": 1, "known_as": known_as, "sheep": {}}
    (tmp_path / "people.json").write_text(json.dumps(former), "utf-8")
    window = open_window(tmp_path, person="Tilda")
    assert people_in(window) == people
    window.program.who.answer(True)
    shown = people_in(window)
    assert (shown.get("Marit"), shown["Tilda"]) == (None, people.get("Tilda", 0) + 1)


@pytest.mark.parametrize(
    "name",
    [
        path.name if path.stem == "duel" else in_full(path.name)
        for path in sorted((FIXTURES / "0.2.0" / "games").iterdir())
    ],
)
def test_each_game_of_0_2_0_opens(window_over_0_2_0, name):
    window_over_0_2_0.program.open(str(window_over_0_2_0.folders.games / name))
    window_over_0_2_0.settle()
    assert window_over_0_2_0.session.phase == "over"


# -- 0.2.0 at its end: the last program before cards on phones -----------------------------------


@pytest.fixture
def window_over_the_last_0_2_0(open_window, tmp_path):
    """A window over the data folder that the last 0.2.0 left."""
    copytree(FIXTURES / LAST, tmp_path, dirs_exist_ok=True)
    return open_window(now=datetime(2026, 11, 25, 21), speed="off")


def test_the_settings_of_the_last_0_2_0_are_read(window_over_the_last_0_2_0):
    chosen = window_over_the_last_0_2_0.preferences.settings
    assert (chosen.theme, chosen.text_size, chosen.volume, chosen.pause_after_reveal) == (
        "contrast",
        140,
        35,
        "click",
    )
    assert chosen.one_press_plays
    assert chosen.reduced_motion
    assert (chosen.sortings, chosen.person) == ({"onda": "suits"}, "Marit")
    assert (chosen.table.seats, chosen.table.names[0]) == (3, "Zo\u00eb")


def test_people_ladder_days_and_trash_of_the_last_0_2_0_are_there(window_over_the_last_0_2_0):
    window, program = window_over_the_last_0_2_0, window_over_the_last_0_2_0.program
    assert people_in(window) == {"Marit": 9, "Jelle B.": 2, "Zo\u00eb": 1}
    assert program.who.sheep == 4
    program.show("ladder")
    assert [(card["beaten"], card["won"], card["lost"]) for card in program.ladder.games] == [
        (0, 0, 0),
        (1, 0, 1),
        (0, 0, 0),
    ]
    program.show("today")
    assert [card["mark"] for card in program.day.games] == ["won", "", "open"]
    program.show("trash")
    assert len(program.trash.saves.rows) == 1


@pytest.mark.parametrize("games", [GAMES_OF_LAST[::3], in_full(GAMES_OF_LAST)], ids=["some", "all"])
def test_each_game_of_the_last_0_2_0_opens_where_it_was_and_goes_on(window_over_the_last_0_2_0, games):
    window = window_over_the_last_0_2_0
    window.program.show("games")
    window.settle()
    rows = [game.row for game in window.program.games.saves.rows if game.game]
    assert "The first evening" in {row.own_title for row in rows}
    assert len(rows) == len(GAMES_OF_LAST)
    for path in games:
        window.program.open(str(window.folders.games / path.name))
        ended = read_header(path.read_bytes().split(b"\n")[0], path.name).outcome is not None
        assert (window.session.phase == "over") is ended, path.name
        if not ended:
            window.session.raiseCurtain()
            window.bots.answer_as_bots()
            assert window.session.phase in ("choosing", "roundOver"), path.name


def test_everything_that_the_last_0_2_0_saved_is_brought_back(tmp_path):
    assert bring_back(tmp_path, FIXTURES / f"{LAST}.zip") == 0
    back = {path.read_bytes() for path in (tmp_path / "games").glob("*.tide")}
    assert back == {path.read_bytes() for path in GAMES_OF_LAST}
    directory = json.loads((tmp_path / "people.json").read_text("utf-8"))
    assert directory == json.loads((FIXTURES / LAST / "people.json").read_text("utf-8"))
