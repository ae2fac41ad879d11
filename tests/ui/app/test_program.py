"""The program over a real folder: games are started, saved, resumed, viewed and removed; error messages."""

import errno
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import platformdirs
import pytest
from by_hand import AttachedBench, ManualBots
from challenges import day_record
from fourth_game import PEBBLES
from people_games import finished, keep
from playing import Setting, played_out
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from tongue import marked

from tide_gui import registry
from tide_gui.bots.roster import characters_for
from tide_gui.error_text import ErrorText
from tide_gui.people.guests import GUESTS
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import all_games, game_called
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store import files as store_files
from tide_gui.store import games_folder as games_folder_module
from tide_gui.store.files import Lock, lock_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.people_file import change_people
from tide_gui.store.settings import Settings, TableChoice
from tide_gui.store.user_folders import user_folders
from tide_gui.table.names import name_key
from tide_gui.table.record import Record, SeatedPlayer, Turn, read_record, written
from tide_gui.table.table import Table
from tide_gui.ui.app import sheep as sheep_module
from tide_gui.ui.app.own_name import is_to_be_asked, own_name
from tide_gui.ui.app.pages import GAMES, HOME, LADDER, NEW_GAME, PAGES, TABLE, TODAY
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program
from tide_gui.ui.game_files import picture_url

pytestmark = pytest.mark.usefixtures("qapp")
HOLD = """
import sys
from pathlib import Path
from tide_gui.store.files import lock_of
lock = lock_of(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


class ProgramDriver:
    """A program over a folder, with manual bots and a fake clock."""

    def __init__(self, folder):
        clock = count()
        self.folders = user_folders(folder, {})
        self.bots = ManualBots()
        self.preferences = Preferences(self.folders.settings)
        self.preferences.change(speed="off")
        self.program = Program(
            self.folders, self.preferences, self.bots, in_english, Path("/art"),
            lambda: datetime(2026, 11, 20, 18) + timedelta(seconds=next(clock)),
        )  # fmt: skip

    @property
    def session(self):
        return self.program.session

    @property
    def bench(self):
        return AttachedBench(self.session, self.bots)

    @property
    def file(self):
        return self.session.controller.game.autosave.path

    @property
    def record(self):
        return self.session.controller.game.table.record

    def saved(self):
        return read_record(self.file.read_bytes(), self.file.name)

    def saved_scores(self):
        [saved] = GamesFolder(self.folders.games).all()
        return saved.header.outcome.scores

    def killed(self):
        """Free the lock, as the system does when the process is killed."""
        if self.session and self.session.controller.game.autosave:
            self.session.controller.game.autosave._lock.give_back()


@pytest.fixture
def open_program(tmp_path, monkeypatch):
    drivers, deals = [], count(7)
    monkeypatch.setattr("tide_gui.ui.app.dealer.randbelow", lambda _: next(deals))

    def make(folder=tmp_path):
        drivers.append(ProgramDriver(folder))
        return drivers[-1]

    yield make
    for driver in drivers:
        driver.program.close()


def form_of(driver):
    """Show the form of a new game and return it."""
    driver.program.show(NEW_GAME)
    return driver.program.newGame


def is_free(path):
    """Whether nobody holds the lock of a file."""
    lock = lock_of(path)
    free = lock.take()
    lock.remove()
    return free


def files(folder):
    return sorted(path.name for path in (folder / "games").iterdir())


def games_in_the_list(program):
    program.show(GAMES)
    return [game.row for game in program.games.saves.rows]


def page_of(record):
    table = Table(game_called(record.game), record)
    return written(table.record, table.standing(), table.outcome(), "2026-11-19T18:00:00")


THREE = Setting(TurnTheTide(), 3, (("open_play", False),))
ONE_OF_EACH = [THREE, *(Setting(game, game.seats[0]) for game in all_games() if game.key != THREE.game.key)]


def write_record(folder, record, name="saved.tide"):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(page_of(record))
    return path


# -- a new game ----------------------------------------------------------------------------------


def test_at_the_first_start_there_is_no_game_and_nothing_is_written(open_program, tmp_path):
    program = open_program().program
    assert program.firstStart
    assert not program.lastGame.exists
    assert (program.page, program.session, program.errorMessage) == (HOME, None, "")
    assert (program.lastGame.title, program.lastGame.progress, program.lastGame.seats) == ("", "", 0)
    assert not (tmp_path / "games").exists()
    program.continueGame()
    program.dealer.again()
    program.dealer.sameDeal()
    program.dealer.playOn()
    program.back()
    program.show(TABLE)
    assert (program.page, program.session) == (HOME, None)


def test_without_games_the_pictures_are_of_the_game_that_is_dealt_at_once(open_program):
    driver = open_program()
    form_of(driver).open()
    form_of(driver).game = 1
    driver.program.dealer.startGame()
    former = driver.session.game
    delete_all_games(driver)
    shown = driver.program.lastGame.tile
    driver.program.dealer.quickGame()
    assert driver.session.game != former
    assert shown == picture_url(driver.session.game)


def test_a_quick_game_seats_one_person_against_two_bots_at_once(open_program, tmp_path):
    driver = open_program()
    driver.program.dealer.quickGame()
    assert driver.program.page == TABLE
    assert (driver.session.phase, driver.session.viewer) == ("choosing", 0)
    assert [row.person for row in driver.session.seats.rows] == [True, False, False]
    assert [name for name in files(tmp_path) if not name.startswith(".")] == ["turn-the-tide 2026-11-20.tide"]
    assert driver.saved().turns() == 0
    assert driver.bots.games == 1


def test_the_name_of_the_first_start_is_remembered_for_the_first_seat(open_program):
    driver = open_program()
    driver.program.who.be("  Ada ")
    driver.program.dealer.quickGame()
    assert driver.session.seats.rows[0].name == "Ada"
    assert form_of(driver).choice.names[0] == "Ada"
    assert driver.program.ownName == "Ada"


def test_a_damaged_lesson_of_a_package_is_listed_with_the_reason_and_costs_no_other(
    open_program, tmp_path, fourth_game
):
    resources = tmp_path / "resources"
    shutil.copytree(fourth_game.resources, resources)
    (resources / "lessons" / "2-giving.toml").write_text("title = 3")
    registry.unregister(fourth_game.key)
    registry.register(replace(fourth_game, resources=resources))
    program = open_program().program
    first, second = program.lessonList.games[-1]["lessons"]
    assert first["title"] == "Bidding"
    assert second["title"] == "2-giving"
    assert second["about"].splitlines() == [
        "2-giving.toml is damaged.",
        "Expected `str`, got `int` - at `$.title`",
    ]
    program.lesson.start(fourth_game.key, "2-giving")
    assert program.errorMessage == "2-giving.toml is damaged."
    assert program.details.startswith("2-giving.toml is damaged: ")


def test_a_name_typed_before_a_lesson_holds_in_the_lesson_and_after_it(open_program):
    driver = open_program()
    driver.program.who.be("Ada")
    driver.program.lesson.start("turn-the-tide", driver.program.lessonList.games[0]["lessons"][0]["name"])
    assert driver.session.seats.rows[0].name == "Ada"
    driver.program.closeGame()
    driver.program.dealer.quickGame()
    assert driver.session.seats.rows[0].name == "Ada"


def test_who_gives_no_name_has_the_same_one_everywhere(open_program):
    driver = open_program()
    program = driver.program
    names = []
    program.lesson.start("turn-the-tide", program.lessonList.games[0]["lessons"][0]["name"])
    names.append(driver.session.seats.rows[0].name)
    program.dealer.again()  # as the last lesson of a game does
    names.append(driver.session.seats.rows[0].name)
    program.closeGame()
    program.dealer.quickGame()
    names.append(driver.session.seats.rows[0].name)
    assert names == ["Guest"] * 3
    assert (program.ownName, program.asksName) == ("", True)


def test_the_game_after_the_last_lesson_is_played_on_the_same_side_with_the_same_options(open_program):
    driver = open_program()
    driver.program.lesson.start("turning-tides", "7-introductory-game")
    driver.program.dealer.again()
    record = driver.session.controller.game.table.record
    assert [row.name for row in driver.session.seats.rows] == ["Guest", "Puffin"]
    assert (record.options, record.practice) == ({"introductory": True}, False)


def test_who_gives_a_name_later_is_called_by_it_in_the_next_game(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.program.who.be("Ada")
    driver.program.dealer.again()
    assert driver.session.seats.rows[0].name == "Ada"
    assert not driver.program.asksName


def test_whoever_is_renamed_has_the_new_name_in_the_next_game_in_the_form_and_on_all_pages(open_program):
    driver = open_program()
    form_of(driver).setName(0, "Ada")
    driver.program.dealer.startGame()
    change_people(driver.folders.people, lambda directory: directory.renamed("Ada", "Ada Lund"))
    driver.program.dealer.again()
    assert driver.session.seats.rows[0].name == "Ada Lund"
    assert (driver.program.ownName, form_of(driver).choice.names[0]) == ("Ada Lund", "Ada Lund")


def test_two_guests_stay_two_and_a_name_is_given_to_nobody_twice(open_program):
    driver = open_program()
    form_of(driver).setPlayer(1, "person")
    driver.program.dealer.startGame()
    assert driver.record.extra == {"guests": [0, 1]}
    driver.program.who.be("Ada")
    driver.program.dealer.again()
    assert [row.name for row in driver.session.seats.rows[:2]] == ["Ada", "Guest 2"]
    assert driver.record.extra == {"guests": [1]}
    driver.program.dealer.again()
    assert [row.name for row in driver.session.seats.rows[:2]] == ["Ada", "Guest 2"]


@pytest.mark.parametrize(
    ("names", "again"),
    [
        (("Ben", "Guest"), ("Ben", "Guest")),
        (("Guest", "Ben"), ("Anna", "Ben")),
        (("Guest", "Shrimp"), ("Anna", "Shrimp")),
        (("Shrimp", "Guest"), ("Shrimp", "Anna")),
    ],
)
def test_a_guest_has_the_name_of_who_plays_here_alone_or_on_the_first_seat(open_program, names, again):
    driver = open_program()
    seats = [SeatedPlayer(name, "shrimp" if name == "Shrimp" else "person") for name in names]
    record = Record("turn-the-tide", {}, 1, (*seats, SeatedPlayer("Puffin", "puffin")))
    driver.program.dealer.sit_down(record)
    driver.program.who.be("Anna")
    driver.program.dealer.again()
    assert [row.name for row in driver.session.seats.rows] == [*again, "Puffin"]
    typed, shown = (tuple(name.replace("Guest", "") for name in some) for some in (names, again))
    form = TableChoice("onda", typed, record.players(), 2, {})
    assert driver.program._parts.who.at_table(form).names == shown


def test_a_deal_of_the_day_and_a_ladder_begin_for_nobody_without_a_name(open_program):
    driver = open_program()
    wanted = []
    driver.program.who.wanted.connect(lambda: wanted.append(True))
    for page, part in ((TODAY, driver.program.day), (LADDER, driver.program.ladder)):
        driver.program.show(page)
        part.play("turn-the-tide")
        assert driver.session is None
    assert wanted == [True, True]
    driver.program.who.be("Ada")
    driver.program.ladder.play("turn-the-tide")
    assert driver.record.seats[0].name == "Ada"


def delete_all_games(driver):
    for path in driver.folders.games.glob("*.tide"):
        driver.program.trash.delete(str(path))
    assert driver.program.firstStart


@pytest.mark.parametrize(("typed", "name"), [("  Ada ", "Ada"), ("  ", "")])
def test_the_name_is_kept_when_all_games_are_deleted(open_program, typed, name):
    driver = open_program()
    driver.program.who.be(typed)
    driver.program.dealer.quickGame()
    delete_all_games(driver)
    driver.program.close()
    again = open_program()
    assert (again.program.firstStart, again.program.ownName) == (True, name)
    again.program.dealer.quickGame()
    assert again.session.seats.rows[0].name == (name or "Guest")


def test_a_quick_game_seats_the_person_of_the_form(open_program):
    driver = open_program()
    form_of(driver).setName(0, "Ada")
    driver.program.dealer.startGame()
    delete_all_games(driver)
    driver.program.dealer.quickGame()
    assert driver.session.seats.rows[0].name == "Ada"


def test_a_quick_game_does_not_give_the_name_of_a_bot_to_the_person(open_program):
    driver = open_program()
    form_of(driver).setPlayer(0, "crab")
    form_of(driver).setName(0, "Robot")
    driver.program.dealer.startGame()
    driver.program.dealer.quickGame()
    assert driver.session.seats.rows[0].name == "Guest"
    driver.program.who.be("Ada")
    assert form_of(driver).choice.names[0] == "Robot"


def test_a_name_that_cannot_be_used_starts_no_game_and_is_not_remembered(open_program):
    driver = open_program()
    driver.program.who.be("Ada" * 9)
    driver.program.dealer.quickGame()
    assert driver.session is None
    assert driver.program.errorMessage == "A name has 1 to 24 plain letters."
    assert driver.program.preferences.settings.person is None
    driver.program.show(NEW_GAME)
    assert driver.program.who.fault == ""
    driver.program.dealer.quickGame()
    assert driver.session.seats.rows[0].name == "Guest"


def test_what_was_typed_in_vain_does_not_keep_a_person_from_playing(open_program):
    driver = open_program()
    for typed in ("Ada", "Ada" * 9):
        driver.program.who.be(typed)
    assert driver.program.who.fault
    driver.program.dealer.quickGame()
    assert driver.session.seats.rows[0].name == "Ada"
    driver.program.who.be("Ada Lund")
    assert driver.program.who.fault == ""


@pytest.mark.parametrize("page", [TODAY, LADDER])
def test_a_name_that_is_typed_reads_the_folder_once_and_the_people_only_if_they_changed(
    open_program, monkeypatch, page
):
    driver, read = open_program(), []

    def counted(name, call):
        return lambda *arguments: read.append(name) or call(*arguments)

    monkeypatch.setattr(sheep_module, "read_people", counted("people", sheep_module.read_people))
    monkeypatch.setattr(GamesFolder, "all", counted("games", GamesFolder.all))
    for each in (TODAY, LADDER, page):
        driver.program.show(each)
    for name, expected in (("A", ["games", "games"]), ("Ad", ["games"])):  # once for the former name
        read.clear()
        driver.program.who.be(name)
        assert (driver.program.who.former, driver.program.who.sheep) == ("", 0)
        assert read == expected
    change_people(driver.folders.people, lambda directory: directory.with_sheep("Ad", 3))
    assert (driver.program.who.sheep, driver.program.who.name) == (3, "Ad")
    assert read == ["games", "people"]


def test_games_of_the_former_name_are_asked_about_again_if_taking_them_over_failed(
    open_program, tmp_path, monkeypatch
):
    keep(tmp_path / "games", "a.tide", finished("pbb", names=("Marit", "Bo", "Cy")))
    driver = open_program()
    driver.program.who.be("Ada")
    with monkeypatch.context() as failing:
        failing.setattr("tide_gui.ui.app.who.change_people", full_disk)
        driver.program.who.answer(True)
    assert driver.program.errorMessage == "This was not kept: No space left on device."
    assert driver.program.who.former == "Marit"
    driver.program.who.answer(True)
    assert driver.program.who.former == ""
    assert driver.program._around.sheep.called("Marit") == "Ada"


def full_disk(*_):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("names", [[], ["\u202eAda"], [" "], ["Guest"], ["somebody 2"]])
def test_a_remembered_table_without_a_usable_name_names_nobody(names):
    settings = Settings(table=TableChoice("turn-the-tide", tuple(names), ("person",) * 5, 3, {}))
    assert (own_name(settings), is_to_be_asked(settings)) == ("", True)


def test_a_former_version_remembered_the_name_with_the_table_and_may_have_given_one():
    def of(name, person=None):
        return Settings(table=TableChoice("onda", (name,), ("person",), 3, {}), person=person)

    assert (own_name(of("Ada")), is_to_be_asked(of("Ada"))) == ("Ada", False)
    assert (own_name(of("Marit")), is_to_be_asked(of("Marit"))) == ("Marit", True)
    assert (own_name(of("Marit", "Marit")), is_to_be_asked(of("Marit", "Marit"))) == ("Marit", False)
    assert own_name(of("Ada", "")) == ""


def test_two_quick_games_have_different_deals(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    first = driver.record
    driver.program.dealer.quickGame()
    assert driver.record.deal != first.deal
    assert driver.record.entries[0] != first.entries[0]


def test_the_form_starts_exactly_the_game_that_it_shows(open_program):
    driver = open_program()
    form = driver.program.newGame
    form.seats = 4
    form.setName(1, "  Zoë  ")
    form.setPlayer(1, "person")
    form.setOption("open_play", True)
    form.dealText = "12 345 678"
    assert form.fault == ""
    driver.program.dealer.startGame()
    record = driver.record
    assert (record.deal, dict(record.options), record.game) == (
        12345678,
        {"open_play": True},
        "turn-the-tide",
    )
    assert record.seats[1] == SeatedPlayer("Zoë", "person")
    assert [sitter.player for sitter in record.seats] == ["person", "person", "shrimp", "limpet"]
    assert [sitter.name for sitter in record.seats] == ["Guest", "Zoë", "Shrimp", "Limpet"]
    assert record.started.startswith("2026-11-20T18:00")


FAULTS = [
    ({"name": "n" * 25}, "The name of seat 2 may have 1 to 24 plain letters."),
    ({"name": "Bo\x00"}, "The name of seat 2 may have 1 to 24 plain letters."),
    ({"name": "Bo\u202e"}, "The name of seat 2 may have 1 to 24 plain letters."),
    ({"name": "Anna"}, "Two seats are called Anna."),
    ({"name": " anna "}, "Two seats are called Anna."),
    ({"name": "shrimp", "bot": "SHRIMP "}, "Two seats are called shrimp."),
    ({"deal": "rubbish"}, "A deal number has at most 12 digits and nothing else."),
    ({"deal": "-5"}, "A deal number has at most 12 digits and nothing else."),
    ({"deal": "1" * 13}, "A deal number has at most 12 digits and nothing else."),
    ({"deal": "１２"}, "A deal number has at most 12 digits and nothing else."),
    ({"deal": "1.5"}, "A deal number has at most 12 digits and nothing else."),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "error"), FAULTS, ids=str)
def test_a_wrong_form_says_why_and_starts_nothing(open_program, tmp_path, wrong, error):
    driver = open_program()
    form = driver.program.newGame
    form.setName(0, "Anna")
    form.setPlayer(1, "person")
    form.setName(1, wrong.get("name", "Bo"))
    form.setName(2, wrong.get("bot", ""))
    form.dealText = wrong.get("deal", "")
    assert form.fault == error
    driver.program.dealer.startGame()
    assert driver.session is None
    assert not (tmp_path / "games").exists()
    form.setName(1, "Bo")
    form.dealText = " "
    assert form.fault == ""
    driver.program.dealer.startGame()
    assert driver.session is not None


def test_two_seats_may_not_have_one_name_with_its_accents_written_in_two_ways(open_program):
    form = open_program().program.newGame
    form.setPlayer(1, "person")
    form.setName(0, "Zo\u00eb")
    form.setName(1, "Zoe\u0308")
    assert form.fault == "Two seats are called Zo\u00eb."
    form.setName(0, "Marit")
    assert form.chosen_players()[1].name == "Zo\u00eb"


def test_an_error_in_an_unused_seat_does_not_count(open_program):
    form = open_program().program.newGame
    form.setPlayer(4, "person")
    form.setName(4, "n" * 25)
    assert form.fault == ""
    form.seats = 5
    assert form.fault == "The name of seat 5 may have 1 to 24 plain letters."


def test_the_form_ignores_impossible_values(open_program):
    form = form_of(open_program())
    before = form.choice
    form.seats = 2
    form.seats = 6
    form.setName(7, "Bo")
    form.setPlayer(0, "nobody")
    form.setPlayer(7, "puffin")
    form.setKind(0, "admiral")
    form.setKind(3, "strong")  # an unused seat
    form.setAnother(0)
    form.setAnother(3)
    form.setOption("rubbish", True)
    assert form.choice == before
    form.game = -1
    form.game = 99
    assert form.choice == before
    assert form.gameTitles[form.game] == "Turn the Tide"
    assert (form.seatsLeast, form.seatsMost) == (3, 5)
    assert form.players[0] == "person"
    assert form.kinds == ["person", "beginner", "casual", "strong", "expert", "random"]
    assert form.kindLabels == [
        "Person", "Beginner bot", "Casual bot", "Strong bot", "Expert bot", "Random bot",
    ]  # fmt: skip


def test_the_last_choice_is_remembered(open_program):
    driver = open_program()
    form = driver.program.newGame
    form.seats = 5
    form.setName(0, "Ann")
    form.setPlayer(4, "person")
    form.setOption("open_leftovers", True)
    driver.program.dealer.startGame()
    driver.program.closeGame()
    driver.preferences.flush()
    again = form_of(open_program())
    assert again.choice == form.choice
    assert (again.seats, again.sitters.rows[0].name, again.sitters.rows[4].player) == (5, "Ann", "person")
    assert [row.chosen for row in again.options.rows] == [False, True]
    assert again.dealText == ""


@pytest.mark.parametrize(
    "table",
    [
        {"game": "turning-tides"}, {"game": "ludo"}, {"seats": 9}, {"names": ("A", "B")},
        {"players": ("person",)},
    ],
    ids=str,
)  # fmt: skip
def test_a_remembered_choice_that_this_version_cannot_use_is_forgotten(open_program, table):
    driver = open_program()
    driver.program.dealer.startGame()
    choice = driver.preferences.settings.table
    stored_choice = {name: getattr(choice, name) for name in choice.__struct_fields__} | table
    driver.preferences.change(table=stored_choice)
    driver.preferences.flush()
    assert open_program().program.newGame.choice == choice


def test_the_form_says_why_an_installed_game_cannot_be_chosen(open_program, monkeypatch):
    fault = ErrorText(
        "Registry", "The game {name} cannot be used", fields={"name": "'pond'"}, detail="it has dried up"
    )
    monkeypatch.setattr(registry, "faults", [fault])
    assert form_of(open_program()).missingGames == "The game 'pond' cannot be used.\nit has dried up"


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("fault", ["rules", "presentation", "options"])
def test_a_remembered_game_that_has_become_unusable_is_not_offered(open_program, monkeypatch, fault):
    monkeypatch.setattr(registry, "faults", [])
    driver = open_program()
    form = form_of(driver)
    form.game = form.gameTitles.index("Pebbles")
    driver.program.dealer.startGame()
    driver.preferences.flush()
    registry.unregister("pebbles")
    broken = {"rules": "json:loads"} if fault == "rules" else {"presentation": "json:loads"}
    if fault == "options":
        faulty = SimpleNamespace(text=SimpleNamespace(title=lambda: "Pebbles", options=lambda: 1 / 0))
        broken = {"presentation": lambda translate: faulty}
    registry.register(replace(PEBBLES, **broken))
    form = form_of(open_program())
    assert "Pebbles" not in form.gameTitles
    assert form.choice.game == "turn-the-tide"
    assert form.missingGames.startswith("The game 'pebbles' cannot be used.")


def test_the_form_keeps_the_people_when_another_game_is_chosen(open_program):
    driver = open_program()
    form = form_of(driver)
    assert form.gameTitles == [text_of(game.key, in_english).title() for game in all_games()]
    form.setName(0, "Ann")
    form.setOption("open_play", True)
    for number, game in enumerate(all_games()):
        form.game = number
        assert (form.game, form.choice.game) == (number, game.key)
        assert (form.seatsLeast, form.seatsMost) == (game.seats[0], game.seats[-1])
        assert form.seats in game.seats
        assert form.sitters.rows[0].name == "Ann"
        assert {row.player for row in form.sitters.rows[1:]} <= set(characters_for(game.key))
        options = text_of(game.key, in_english).options()
        assert [(row.key, row.title) for row in form.options.rows] == [
            (key, option.title) for key, option in options.items()
        ]
        assert not any(row.chosen for row in form.options.rows) or number == 0
        assert form.fault == ""
        driver.program.dealer.startGame()
        assert (driver.record.game, driver.record.seats[0]) == (game.key, SeatedPlayer("Ann", "person"))
        driver.bench.play_hand()
        assert driver.saved().turns() == 1


def test_a_remembered_choice_of_another_game_is_kept_and_bots_that_cannot_play_it_are_replaced(open_program):
    driver = open_program()
    driver.program.dealer.startGame()
    choice = driver.preferences.settings.table
    stored_choice = {name: getattr(choice, name) for name in choice.__struct_fields__} | {"game": "onda"}
    driver.preferences.change(table=stored_choice)
    driver.preferences.flush()
    form = form_of(open_program())
    assert form.choice.game == "onda"
    assert form.gameTitles[form.game] == "Onda"
    assert form.choice.players[0] == "person"
    assert set(form.choice.players[1:]) <= set(characters_for("onda"))
    assert form.fault == ""


def test_unknown_bots_and_options_in_a_remembered_choice_are_dropped(open_program):
    driver = open_program()
    driver.program.dealer.startGame()
    choice = driver.preferences.settings.table
    driver.preferences.change(
        table={name: getattr(choice, name) for name in choice.__struct_fields__}
        | {
            "players": ("person", "gone", "drifter", "drifter", "gone"),
            "options": {"gone": True, "open_play": True},
        }
    )
    driver.preferences.flush()
    form = open_program().program.newGame
    assert form.choice.players == ("person", "puffin", "drifter", "drifter", "shrimp")
    assert form.choice.options == {"open_play": True}
    assert form.fault == ""


def test_by_default_all_bots_at_the_table_are_different(open_program):
    form = open_program().program.newGame
    bots = ["Puffin", "Shrimp", "Limpet", "Sprat"]
    for seats in (3, 4, 5):
        form.seats = seats
        assert len({row.player for row in form.sitters.rows}) == seats
        assert [row.usual for row in form.sitters.rows[1:]] == bots[: seats - 1]
        assert {row.name for row in form.sitters.rows[1:]} == {""}
        assert form.fault == ""


def test_three_strong_seats_get_three_different_strong_bots(open_program):
    driver = open_program()
    form = driver.program.newGame
    form.seats = 4
    for seat in (1, 2, 3):
        form.setKind(seat, "strong")
    assert [row.usual for row in form.sitters.rows] == ["Guest", "Otter", "Heron", "Dolphin"]
    assert form.sitters.rows[1].character.startswith("Otter · Remembers every card")
    form.setKind(2, "strong")  # no change
    form.setAnother(2)
    assert [row.player for row in form.sitters.rows] == ["person", "otter", "cormorant", "dolphin"]
    form.setAnother(2)
    assert form.sitters.rows[2].player == "heron"
    driver.program.dealer.startGame()
    assert [sitter.name for sitter in driver.record.seats] == ["Guest", "Otter", "Heron", "Dolphin"]


def test_the_form_calls_guests_so_in_the_language_and_the_game_and_the_settings_do_not(open_program):
    driver = open_program()
    form = driver.program.newGame
    form.setKind(2, "person")
    form._translate = marked
    form.say_anew()
    assert [row.usual for row in form.sitters.rows][::2] == ["‡Guest‡", "‡Guest 2‡"]
    form.setName(2, "Guest")
    assert [row.usual for row in form.sitters.rows][::2] == ["‡Guest 2‡", "Guest"]
    driver.program.dealer.startGame()
    assert [sitter.name for sitter in driver.record.seats][::2] == ["Guest 2", "Guest"]
    assert form.choice.names[::2][:2] == ("", "Guest")


def test_in_any_language_nobody_plays_a_game_of_an_erased_person_for_the_day(open_program):
    driver = open_program()
    program, record = driver.program, day_record()
    program.who.be("Ada")
    for name, shown, looked_at in (("Bo", "Bo", "Bo"), ("Somebody", "‡Somebody‡", "Ada")):
        program.dealer.sit_down(replace(record, seats=(SeatedPlayer(name, "person"), *record.seats[1:])))
        game = driver.session.controller.game
        game.history.translate = marked
        game.history.renew_words()
        assert game.history.names[0] == shown
        program.who.look_at_table(game)
        assert program.who.name == looked_at


def test_five_seats_of_a_level_with_four_bots_repeat_one_of_them(open_program):
    form = open_program().program.newGame
    form.seats = 5
    for seat in range(5):
        form.setKind(seat, "expert")
    assert [row.usual for row in form.sitters.rows] == [
        "Albatross", "Orca", "Narwhal", "Octopus", "Albatross 2",
    ]  # fmt: skip
    assert not any(row.another for row in form.sitters.rows)
    form.setAnother(4)
    assert form.sitters.rows[4].player == "albatross"
    assert form.fault == ""


def test_an_added_seat_gets_a_bot_that_is_not_at_the_table_yet(open_program):
    form = open_program().program.newGame
    form.setPlayer(1, "limpet")  # the default of the fourth seat
    form.seats = 4
    assert [row.player for row in form.sitters.rows] == ["person", "limpet", "shrimp", "sprat"]


def test_a_typed_name_stays_and_that_of_a_person_leaves_with_the_person(open_program):
    form = open_program().program.newGame
    form.setName(1, "Bo")
    form.setKind(1, "expert")
    form.setKind(1, "person")
    assert form.sitters.rows[1].name == "Bo"
    form.setKind(2, "person")
    assert (form.sitters.rows[2].name, form.sitters.rows[2].usual) == ("", "Guest 2")
    form.setName(2, "Wiebke")
    form.setKind(2, "casual")
    assert (form.sitters.rows[2].name, form.sitters.rows[2].usual) == ("", "Herring")
    form.setName(1, "Herring")
    assert form.sitters.rows[2].usual == "Herring 2"
    assert form.fault == ""


def test_default_bot_names_of_an_older_version_do_not_count_as_typed_names(open_program):
    driver = open_program()
    choice = driver.program.newGame.choice
    names = ("Marit", "Onno", "Wiebke", "Jelle", "Bo")
    driver.preferences.change(
        table={name: getattr(choice, name) for name in choice.__struct_fields__} | {"names": names}
    )
    driver.preferences.flush()
    assert open_program().program.newGame.choice.names == ("Marit", "", "", "", "Bo")


def test_the_list_of_games_says_how_well_the_bots_play(open_program):
    driver = open_program()
    driver.program.newGame.setName(2, "Bo")
    driver.program.newGame.setKind(2, "strong")
    driver.program.dealer.startGame()
    driver.program.closeGame()
    [row] = games_in_the_list(driver.program)
    assert row.names == "Guest, Puffin and Bo"
    assert row.bots == "Bots: Puffin (beginner) and Bo (Otter, strong)"


def test_the_list_of_games_tells_the_house_rules_and_finds_games_by_them(open_program):
    driver = open_program()
    form_of(driver).setOption("open_play", True)
    driver.program.dealer.startGame()
    driver.program.closeGame()
    [row] = games_in_the_list(driver.program)
    assert row.house_rules == "House rules: Open play"
    assert "open play" in row.words


# -- saved and resumed ----------------------------------------------------------------------------


def test_every_turn_is_in_the_file_at_once(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    for turns in range(1, 6):
        driver.bench.play_hand()
        assert driver.saved() == driver.record
        assert driver.saved().turns() == turns


def test_a_killed_game_is_resumed_exactly(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    for _ in range(4):
        driver.bench.play_hand()
    driver.bots.answer(1)
    rows, log, record = driver.bench.rows, driver.session.log.rows, driver.saved()
    driver.killed()
    other = open_program()
    assert other.program.lastGame.exists
    assert other.program.lastGame.title == "Turn the Tide: Guest, Puffin and Shrimp"
    assert other.program.lastGame.progress == "Round 1 of 3, hand 5 of 12"
    assert other.program.lastGame.seats == 3
    other.program.continueGame()
    assert other.program.page == TABLE
    assert not other.session.lookingOnly
    assert other.record == record
    assert other.session.log.rows == log
    hidden = [row for row in other.bench.rows if row.area == "chosen"]
    assert hidden == []  # sealed choices of an unfinished turn are not saved
    assert other.bots.seats() == [1, 2]
    other.bots.answer(1)
    assert sorted(map(str, other.bench.rows)) == sorted(map(str, rows))
    other.bench.play_hand()
    assert other.saved().turns() == 5


def test_opening_a_game_writes_nothing_before_a_turn_is_played(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.bench.play_hand()
    path = driver.file
    before = path.read_bytes(), path.stat().st_mtime_ns
    driver.program.closeGame()
    driver.program.open(str(path))
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    driver.bench.play_hand()
    assert path.read_bytes() != before[0]


def test_the_game_saved_last_is_continued(open_program):
    driver = open_program()
    for _ in range(3):
        driver.program.dealer.quickGame()
    second = sorted((driver.folders.games).glob("*.tide"))[1]
    driver.program.open(str(second))
    driver.bench.play_hand()
    driver.program.closeGame()
    assert (driver.program.page, driver.session) == (HOME, None)
    assert len(list(driver.folders.games.glob("*.tide"))) == 3
    driver.program.continueGame()
    assert driver.file == second
    assert driver.record.turns() == 1


def test_opening_the_game_on_the_table_shows_it_as_it_is(open_program, monkeypatch):
    driver = open_program()
    driver.program.dealer.quickGame()
    session = driver.session
    driver.program.show(GAMES)
    driver.program.open(str(driver.file))
    assert (driver.session, driver.program.page) == (session, TABLE)
    driver.program.show(GAMES)
    monkeypatch.chdir(driver.folders.games)
    driver.program.open(driver.file.name)
    assert (driver.session, driver.program.page) == (session, TABLE)
    link = driver.folders.games.parent / "link"
    link.symlink_to(driver.folders.games, target_is_directory=True)
    driver.program.openUrl(QUrl.fromLocalFile(str(link / driver.file.name)))
    assert driver.session is session
    assert not session.lookingOnly


def test_a_game_that_another_process_has_open_opens_read_only(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.bench.play_hand()
    path, record = driver.file, driver.record
    driver.program.closeGame()
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as other:  # fmt: skip
        assert other.stdout.readline() == "True\n"
        driver.program.open(str(path))
        assert driver.session.lookingOnly
        assert driver.record == record
        assert driver.bots.open == {}
        before = path.read_bytes()
        driver.program.trash.delete(str(path))
        assert path.read_bytes() == before
        assert driver.program.errorMessage == f"{path.name} was not deleted: it is open in another window."
        other.stdin.close()
    driver.program.open(str(path))
    assert not driver.session.lookingOnly


def test_a_game_that_another_window_has_open_opens_read_only(open_program):
    first, second = open_program(), open_program()
    first.program.dealer.quickGame()
    second.program.show(GAMES)
    second.program.open(str(first.file))
    assert second.session.lookingOnly
    first.bench.play_hand()
    assert first.saved().turns() == 1
    second.program.dealer.playOn()
    assert second.file != first.file
    second.bench.play_hand()
    assert (first.saved().turns(), second.saved().turns()) == (1, 1)


def test_the_turns_of_another_window_that_just_closed_are_not_lost(open_program, monkeypatch):
    """The lock is taken before the record is read."""
    driver = open_program()
    driver.program.dealer.quickGame()
    path = driver.file
    driver.program.closeGame()
    order = []
    attempt, read = Lock.attempt, GamesFolder.read
    monkeypatch.setattr(Lock, "attempt", lambda lock: order.append("lock") or attempt(lock))
    monkeypatch.setattr(GamesFolder, "read", lambda saves, file: order.append("read") or read(saves, file))
    driver.program.open(str(path))
    assert order == ["lock", "read"]


def test_a_finished_game_stays_in_the_list_with_its_result(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.bench.to_phase("over")
    assert driver.session.dealText
    path = driver.file
    driver.program.closeGame()
    [row] = games_in_the_list(driver.program)
    assert row.finished
    assert row.result.endswith(("wins the game.", "share the victory."))
    assert not driver.program.lastGame.exists
    driver.program.continueGame()
    assert driver.session is None
    driver.program.open(str(path))
    assert driver.session.phase == "over"
    assert driver.session.details.rowCount() == 3


def test_again_deals_new_cards_to_the_same_people(open_program):
    driver = open_program()
    driver.program.newGame.setPlayer(1, "person")
    driver.program.dealer.startGame()
    driver.bench.play_hand()
    driver.session.leaving.letBotPlay(1)
    driver.session.stakes.agree()
    driver.bench.to_phase("over")
    first, path = driver.record, driver.file
    driver.program.dealer.again()
    assert driver.record.deal != first.deal
    assert driver.record.turns() == 0
    assert [sitter.name for sitter in driver.record.seats] == [sitter.name for sitter in first.seats]
    assert [sitter.player for sitter in driver.record.seats] == list(first.players())
    assert not driver.session.practice
    assert driver.file != path
    assert is_free(path)


def test_the_same_deal_again_is_practice_with_the_same_cards(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.bench.play_hand()
    first = driver.record
    driver.program.dealer.sameDeal()
    assert driver.record.deal == first.deal
    assert driver.record.entries == first.entries[:1]
    assert driver.session.practice
    assert driver.saved().practice
    driver.program.dealer.again()
    assert not driver.session.practice


def test_a_finished_game_from_which_a_choice_was_taken_back_comes_back_as_it_was(open_program, tmp_path):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.bench.to_phase("over")
    finished, saved = driver.file, driver.saved()
    driver.session.takingBack.act()
    driver.session.stakes.agree()
    assert (driver.session.phase, driver.session.practice) == ("choosing", True)
    assert files(tmp_path) == [finished.name], "nothing of the other game was played yet"
    driver.session.takingBack.bringBack()
    assert (driver.session.phase, driver.session.practice) == ("over", False)
    assert (driver.file, driver.saved().entries) == (finished, saved.entries)


def test_a_finished_game_whose_last_save_failed_loses_nothing_by_taking_back(open_program, monkeypatch):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.bench.play_hand()
    with monkeypatch.context() as patch:
        patch.setattr(games_folder_module, "write_whole", full_disk)
        driver.bench.to_phase("over")
        whole = driver.session.controller.game.table.record.entries
        driver.session.takingBack.act()
        driver.session.stakes.agree()
        assert driver.session.phase == "over"
        assert driver.program.errorMessage.startswith("Nothing was taken back")
    driver.session.takingBack.act()
    driver.session.stakes.agree()
    assert driver.session.phase == "choosing"
    driver.session.takingBack.bringBack()
    assert driver.session.phase == "over"
    assert driver.saved().entries == whole


def test_a_finished_game_is_kept_beside_the_one_that_goes_on_from_its_last_choice(open_program, tmp_path):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.bench.to_phase("over")
    finished, saved = driver.file, driver.saved()
    driver.session.takingBack.act()
    driver.session.stakes.agree()
    driver.bench.play_hand()
    assert driver.file != finished
    assert driver.saved().practice
    assert read_record(finished.read_bytes(), finished.name).entries == saved.entries


# -- records from elsewhere ----------------------------------------------------------------------


@pytest.mark.parametrize("setting", ONE_OF_EACH, ids=str)
def test_a_record_from_elsewhere_opens_read_only_and_is_never_written(open_program, tmp_path, setting):
    record = played_out(setting.table(4), 4).record.rewound(7)
    path = write_record(
        tmp_path / "elsewhere", replace(record, seats=(SeatedPlayer("Ann", "person"), *record.seats[1:]))
    )
    before = path.read_bytes(), path.stat().st_mtime_ns
    driver = open_program()
    driver.program.open(str(path))
    assert driver.session.lookingOnly
    assert driver.program.page == TABLE
    assert driver.bench.moves() == []
    driver.session.lookBack.to(5)
    driver.session.lookBack.end()
    driver.session.takingBack.act()
    driver.session.leaving.letBotPlay(0)
    driver.program.closeGame()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("setting", ONE_OF_EACH, ids=str)
def test_playing_on_makes_a_copy_and_leaves_the_record_unchanged(open_program, tmp_path, setting):
    record = played_out(setting.table(4), 4).record.rewound(7)
    path = write_record(
        tmp_path / "elsewhere", replace(record, seats=(SeatedPlayer("Guest", "person"), *record.seats[1:]))
    )
    before = path.read_bytes(), path.stat().st_mtime_ns
    driver = open_program()
    driver.program.openUrl(QUrl.fromLocalFile(str(path)))
    driver.program.dealer.playOn()
    assert GUESTS not in driver.record.extra, "a former version wrote a name"
    assert not driver.session.lookingOnly
    assert driver.file.parent == driver.folders.games
    assert driver.record.turns() == 7
    driver.bench.play_hand()
    assert driver.saved().turns() == 8
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    copy = driver.file
    driver.program.dealer.playOn()
    assert driver.file == copy


def test_a_url_that_is_not_a_local_file_is_refused_with_a_message(open_program):
    program = open_program().program
    program.openUrl(QUrl("https://example.org/game.tide"))
    assert program.errorMessage == "Only files on this machine can be opened."
    program.dismissError()
    assert program.errorMessage == ""


@cache
def usual_page():
    return page_of(played_out(THREE.table(4), 4).record.rewound(3))


def two_lines():
    return b"".join(usual_page().splitlines(keepends=True)[:2])


def broken_pages():
    return {
        "cut off": usual_page()[:-5],
        "illegal move": two_lines() + b'{"kind":"turn","moves":{"0":"1","1":"1","2":"1"}}\n',
        "unknown option": usual_page().replace(b'"open_play":false', b'"sails":true'),
        "other game": usual_page().replace(b'"turn-the-tide"', b'"ludo"'),
        "newer": usual_page().replace(b'"version":1', b'"version":3'),
        "rubbish": b"\x00\xff rubbish",
        "empty": b"",
    }


BROKEN_FILES = {
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
    "sparse": lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY), 3 << 30),
    "link loop": lambda path: path.symlink_to(path),
    "missing": lambda path: None,
}


def broken_record(folder, kind):
    """Write a record with this kind of fault."""
    path = folder / f"{kind}.tide"
    folder.mkdir(parents=True, exist_ok=True)
    if kind in (pages := broken_pages()):
        assert pages[kind] != usual_page()
        path.write_bytes(pages[kind])
    else:
        BROKEN_FILES[kind](path)
    return path


MESSAGES = {
    "cut off": "cut off.tide, line ",
    "illegal move": "illegal move.tide, line 3: this cannot have happened.",
    "unknown option": "unknown option.tide, line 1: its game has no such table.",
    "other game": "other game.tide is of a game that is not installed here: ludo.",
    "newer": "newer.tide, line 1: it was written by a newer version of Tide Table",
    "rubbish": "rubbish.tide, line 1: this is not a Tide Table record",
    "empty": "empty.tide, line 1: this is not a Tide Table record",
    "folder": "folder.tide cannot be read: not a file.",
    "pipe": "pipe.tide cannot be read: not a file.",
    "sparse": "sparse.tide cannot be read: larger than 4 MB.",
    "missing": "missing.tide cannot be read: No such file or directory.",
    "link loop": "link loop.tide cannot be read: Too many levels of symbolic links.",
}


@pytest.mark.parametrize("kind", MESSAGES)
@pytest.mark.parametrize("where", ["games", "elsewhere"])
def test_a_record_that_cannot_be_played_gives_a_message_and_the_current_game_stays(
    open_program, tmp_path, kind, where
):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.bench.play_hand()
    session = driver.session
    path = broken_record(tmp_path / where, kind)
    before = path.read_bytes() if kind in broken_pages() else None
    driver.program.open(str(path))
    assert driver.program.errorMessage.startswith(MESSAGES[kind])
    assert driver.program.errorMessage.endswith(".")
    assert ("left as it is" in driver.program.errorMessage) == (", line " in MESSAGES[kind])
    assert driver.session is session
    assert driver.program.page == TABLE
    driver.bench.play_hand()
    assert driver.saved().turns() == 2
    assert before is None or path.read_bytes() == before
    assert is_free(path)
    driver.program.show(GAMES)
    assert len(driver.program.games.saves.rows) == 1 + (where == "games" and kind != "missing")


def long_pages():
    return {
        "move": two_lines() + b'{"kind":"turn","moves":{"0":"' + b"a" * 10**6 + b'"}}\n',
        "kind": two_lines() + b'{"kind":"' + b"a" * 10**6 + b'"}\n',
        "seats": two_lines()
        + b'{"kind":"turn","moves":{'
        + b",".join(b'"%d":"3"' % at for at in range(9999))
        + b"}}\n",
        "option": usual_page().replace(b'"open_play"', b'"' + b"a" * 10**6 + b'"'),
        "game": usual_page().replace(b'"turn-the-tide"', b'"' + b"a" * 10**6 + b'"'),
    }


@pytest.mark.parametrize("kind", ["move", "kind", "seats", "option", "game"])
def test_a_message_repeats_no_long_text(open_program, tmp_path, kind):
    path = tmp_path / "long.tide"
    path.write_bytes(long_pages()[kind])
    program = open_program().program
    program.open(str(path))
    assert "long.tide" in program.errorMessage
    assert len(program.errorMessage) < 300


def test_a_message_and_the_list_escape_letters_that_turn_the_writing(open_program, tmp_path):
    path = tmp_path / "games" / "a\u202eb.tide"
    path.parent.mkdir()
    path.write_bytes(usual_page().replace(b'"turn-the-tide"', b'"lu\\u001b' + b"d" * 1000 + b'"'))
    program = open_program().program
    program.open(str(path))
    assert program.errorMessage.startswith(r"a\u202eb.tide is of a game that is not installed here: lu\x1bd")
    [row] = games_in_the_list(program)
    assert row.path == str(path)
    assert row.title.startswith(r"lu\x1bd")
    assert len(row.title) < 100
    assert row.error_message == r"a\u202eb.tide is of a game that this version does not know."


def test_a_long_name_of_a_bot_is_shown_shortened(open_program, tmp_path):
    record = replace(THREE.record(), seats=(SeatedPlayer("Ann", "a" * 10**6), *THREE.record().seats[1:]))
    path = write_record(tmp_path, record.handed_over(1, "b" * 10**6))
    driver = open_program()
    driver.program.open(str(path))
    assert max(len(line.text) for line in driver.session.log.rows) < 200
    assert max(len(row.words) for row in driver.session.seats.rows) < 200


def test_an_impossible_file_name_gives_a_message(open_program):
    program = open_program().program
    program.open("/tmp/a\0b.tide")
    assert "cannot be read: the cause is unknown." in program.errorMessage
    assert re.search(r"embedded null (byte|character)", program.details)


def test_a_file_name_that_is_not_utf_8_does_not_break_the_list(open_program, tmp_path):
    driver = open_program()
    driver.program.dealer.quickGame()
    (tmp_path / "games" / os.fsdecode(b"\xff.tide")).write_bytes(b"rubbish")
    driver.program.show(GAMES)
    model = driver.program.games.saves
    assert model.rowCount() == 2
    for number in range(model.rowCount()):
        assert all(model.data(model.index(number), role) is not None for role in model.roleNames())


# -- files ---------------------------------------------------------------------------------------


def test_a_copy_is_saved_in_the_chosen_place(open_program, tmp_path):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.bench.play_hand()
    target = tmp_path / "copies" / "copy.tide"
    driver.program.games.saveCopy(str(driver.file), QUrl.fromLocalFile(str(target)))
    assert target.read_bytes() == driver.file.read_bytes()
    driver.program.games.saveCopy(str(driver.file), QUrl.fromLocalFile(str(tmp_path)))
    assert driver.program.errorMessage.startswith("The copy was not saved: ")
    driver.program.dismissError()
    driver.program.games.saveCopy(str(tmp_path / "gone.tide"), QUrl.fromLocalFile(str(target)))
    assert driver.program.errorMessage == "The copy was not saved: No such file or directory."


def test_if_nothing_can_be_written_the_game_goes_on_and_says_so(open_program, monkeypatch):
    driver = open_program()
    write = games_folder_module.write_whole

    def refused(path, content):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(games_folder_module, "write_whole", refused)
    driver.program.dealer.quickGame()
    message = "Not saved (Read-only file system). The next try is at the next turn, or on leaving."
    assert driver.session.saveError == message
    driver.bench.play_hand()
    assert driver.session.saveError == message
    assert driver.record.turns() == 1
    monkeypatch.setattr(games_folder_module, "write_whole", write)
    driver.bench.play_hand()
    assert driver.session.saveError == ""
    assert driver.saved().turns() == 2


def test_if_the_folder_cannot_be_made_the_game_goes_on_and_says_so(open_program, tmp_path):
    (tmp_path / "games").write_bytes(b"a file in the way")
    driver = open_program()
    assert driver.program.errorMessage == (
        f"The folder {tmp_path / 'games'} cannot be read: Not a directory. "
        "No game is kept there until it can; the option --data-dir names another one."
    )
    assert driver.program.firstStart
    driver.program.dealer.quickGame()
    assert "Not saved (" in driver.session.saveError
    driver.bench.play_hand()
    assert driver.record.turns() == 1
    (tmp_path / "games").unlink()
    driver.bench.play_hand()
    assert driver.saved().turns() == 2


def test_a_folder_that_cannot_be_read_gives_a_message_and_nothing_is_lost(open_program, monkeypatch):
    driver = open_program()
    driver.program.dealer.quickGame()

    def refused(folder):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refused)
    driver.program.show(GAMES)
    assert "/games cannot be read: Permission denied." in driver.program.errorMessage
    assert driver.program.games.saves.rows == ()
    monkeypatch.undo()
    driver.program.show(GAMES)
    assert len(driver.program.games.saves.rows) == 1


def test_settings_that_cannot_be_read_give_a_message_at_the_start(open_program, tmp_path):
    (tmp_path / "settings.json").write_bytes(b"rubbish")
    program = open_program().program
    assert program.errorMessage == (
        "settings.json is damaged. "
        "The usual settings hold for now; when one is changed, the file is kept as settings.json.damaged."
    )
    assert program.details.startswith("settings.json is damaged: ")


def test_settings_of_a_newer_program_are_told_at_the_start_and_stay(open_program, tmp_path):
    (tmp_path / "settings.json").write_bytes(b'{"version": 9}')
    program = open_program().program
    assert program.errorMessage == (
        "settings.json was written by a newer version of Tide Table. It stays as it is. "
        "The usual settings hold here; what you change is forgotten when the window closes."
    )
    program.close()
    assert (tmp_path / "settings.json").read_bytes() == b'{"version": 9}'


def test_settings_that_a_newer_program_writes_meanwhile_are_told_with_the_first_change(
    open_program, tmp_path
):
    driver = open_program()
    driver.preferences.flush()
    (tmp_path / "settings.json").write_bytes(b'{"version": 9}')
    driver.preferences.volume = 9
    driver.preferences.flush()
    assert driver.program.errorMessage == (
        "settings.json was written by a newer version of Tide Table. It stays as it is. "
        "This window keeps its own settings; what you change is forgotten when it closes."
    )
    driver.program.dismissError()
    driver.preferences.volume = 8
    driver.preferences.flush()
    assert driver.program.errorMessage == ""


def test_settings_and_games_that_cannot_be_read_are_both_told(open_program, tmp_path):
    (tmp_path / "settings.json").write_bytes(b"rubbish")
    (tmp_path / "games").write_bytes(b"a file in the way")
    program = open_program().program
    message = program.errorMessage
    assert message.startswith("settings.json is damaged. ")
    assert program.details.startswith("settings.json is damaged: ")
    assert "/games cannot be read: Not a directory." in message


# -- navigation ----------------------------------------------------------------------------------


def test_pages_are_stacked_and_back_closes_the_top_one(open_program):
    program = open_program().program
    for page in ("settings", "about", "rules"):
        program.show(page)
        assert program.page == page
    program.back()
    assert program.page == "about"
    program.show("settings")
    program.back()
    assert program.page == HOME
    program.back()
    program.show("nowhere")
    assert program.page == HOME


def test_going_home_keeps_the_game_open(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    driver.program.show("settings")
    driver.program.back()
    assert driver.program.page == TABLE
    driver.program.show(HOME)
    assert driver.program.lastGame.exists
    session = driver.session
    driver.program.show(TABLE)
    assert (driver.session, driver.program.page) == (session, TABLE)
    driver.program.back()
    assert driver.program.page == HOME
    driver.program.continueGame()
    assert driver.session is session


@pytest.mark.parametrize("setting", ONE_OF_EACH, ids=str)
def test_the_rules_of_every_game_are_given_by_chapter(open_program, setting):
    driver = open_program()
    driver.program.dealer.sit_down(setting.record(3), fresh=True)
    rules = driver.program.rules
    assert rules["title"] == text_of(setting.game.key, in_english).title()
    page = driver.program.gamePage("RulesPage")
    assert page.isEmpty() or Path(page.toLocalFile()).is_file()
    assert len(rules["chapters"]) > 1
    assert all(chapter["title"] and chapter["parts"] for chapter in rules["chapters"])


def test_every_page_can_be_shown(open_program):
    program = open_program().program
    for page in set(PAGES) - {TABLE}:
        program.show(page)
        assert program.page == page
    assert NEW_GAME in PAGES


def test_a_changed_setting_reaches_the_current_game(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    for _ in range(3):
        driver.bench.play_hand()
    before = sum(" with " in row.text for row in driver.session.log.rows)
    driver.preferences.memoryAid = True
    after = sum(" with " in row.text for row in driver.session.log.rows)
    assert (before, after) == (1, 3)


def test_the_details_of_an_error_are_copied_to_the_clipboard(open_program):
    program = open_program().program
    program.show_error("Something went wrong.", "line 7")
    assert (program.errorMessage, program.details) == ("Something went wrong.", "line 7")
    program.copyDetails()
    assert QGuiApplication.clipboard().text() == "line 7"
    program.dismissError()
    assert (program.errorMessage, program.details) == ("", "")


def test_the_program_passes_on_sounds_version_art_and_preferences(open_program):
    driver = open_program()
    heard = []
    driver.program.heard.connect(heard.append)
    driver.program.dealer.quickGame()
    assert "deal" in heard
    assert driver.program.version
    assert driver.program.art.toLocalFile() == "/art/"
    assert driver.program.preferences is driver.preferences


def test_late_answers_to_a_former_game_are_ignored(open_program):
    driver = open_program()
    driver.program.dealer.quickGame()
    [number, *_] = driver.bots.open
    driver.program.dealer.quickGame()
    driver.bots.answered.emit(number, "1")
    assert [row for row in driver.bench.rows if row.area == "chosen"] == []
    driver.bench.play_hand()
    assert isinstance(driver.saved().entries[-1], Turn)


def test_five_hundred_games_are_listed_unfinished_ones_first(open_program, tmp_path):
    page = page_of(played_out(THREE.table(4), 4).record.rewound(3))
    over = page_of(played_out(THREE.table(4), 4).record)
    (tmp_path / "games").mkdir()
    for number in range(500):
        moment = f'"saved":"2026-11-{1 + number % 28:02}T{number // 28:02}:00:00"'.encode()
        content = (over if number % 5 == 0 else page).replace(b'"saved":"2026-11-19T18:00:00"', moment)
        (tmp_path / "games" / f"{number}.tide").write_bytes(content)
    driver = open_program()
    driver.program.show(GAMES)
    rows = driver.program.games.saves.rows
    assert len(rows) == 500
    assert [game.row.finished for game in rows] == [False] * 400 + [True] * 100
    driver.program.continueGame()
    assert driver.session is not None
    assert str(driver.file) == rows[0].path


# -- nothing is lost ----------------------------------------------------------------------------


def test_a_window_with_an_unsaved_game_closes_only_after_a_warning(open_program, monkeypatch):
    driver = open_program()
    driver.program.dealer.quickGame()
    assert driver.program.mayClose()
    with monkeypatch.context() as patch:
        patch.setattr(games_folder_module, "write_whole", full_disk)
        driver.bench.play_hand()
        assert not driver.program.mayClose()
        assert driver.program.errorMessage.startswith("Not saved (No space left on device).")
        assert driver.program.mayClose()
        driver.program.dismissError()
        driver.program.dealer.quickGame()
        assert not driver.program.mayClose()
    assert driver.program.mayClose()
    assert driver.saved().turns() == 0


@pytest.mark.parametrize("url", ["sftp://there/a.tide", "", "a.tide", "file:///", "file:///tmp/a%00b.tide"])
def test_a_copy_is_only_saved_on_this_machine(open_program, url):
    driver = open_program()
    driver.program.games.saveCopy("game.tide", QUrl(url))
    assert driver.program.errorMessage == "Files can only be saved on this machine."


def test_a_copy_never_replaces_a_game_that_is_being_played(open_program, tmp_path):
    driver = open_program()
    driver.program.dealer.quickGame()
    former = driver.file
    driver.program.dealer.quickGame()
    played = driver.file
    before = played.read_bytes()
    driver.program.games.saveCopy(str(former), QUrl.fromLocalFile(str(played)))
    assert driver.program.errorMessage == "The copy was not saved: that game is being played."
    assert played.read_bytes() == before


def test_what_killed_windows_left_of_any_file_is_removed(open_program, tmp_path):
    """A part of a file can hold a name."""
    driver = open_program()
    outside = tmp_path / "elsewhere" / "sea.json"
    outside.parent.mkdir()
    outside.write_bytes(b"{}")
    (tmp_path / "people.json").symlink_to(outside)
    left = [
        tmp_path / ".settings.json.4321.part",
        tmp_path / ".people.json.4321.part",
        tmp_path / ".people.json.lock",
        outside.parent / ".sea.json.4321.part",
        tmp_path / "games" / ".onda 2026-11-20.tide.4321.part",
        tmp_path / "games" / "..arrivals.lock",
        tmp_path / "logs" / ".fault 2026-11-20 180000.txt.4321.part",
        *(tmp_path / "cache" / f".{name}.4321.part" for name in ("headers", "last-open", "summaries")),
        tmp_path / "cache" / "days" / ".onda 2026-11-20.tide.4321.part",
        tmp_path / "cache" / "reviews" / ".onda 2026-11-20.tide.review.4321.part",
    ]
    for part in left:
        part.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(b"half")
    driver.program.sweep()
    assert [part for part in left if part.exists()] == []
    assert outside.read_bytes() == b"{}"


def test_files_of_former_versions_become_private_and_a_chosen_folder_stays_as_it_is(open_program, tmp_path):
    driver = open_program()
    report = tmp_path / "logs" / "fault 2026-11-20 180000.txt"
    report.parent.mkdir(0o755)
    (tmp_path / "settings.json").write_bytes(b"{}")
    report.touch()
    modes = {tmp_path / "settings.json": 0o644, report.parent: 0o755, report: 0o644, tmp_path: 0o755}
    for path, mode in modes.items():
        path.chmod(mode)
    driver.program.sweep()
    assert [path.stat().st_mode & 0o777 for path in modes] == [0o600, 0o700, 0o600, 0o755]


def test_the_folders_of_the_system_become_private(tmp_path, monkeypatch):
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setattr(platformdirs, "PlatformDirs", platformdirs.unix.Unix)
    driver = ProgramDriver(None)
    folders = (driver.folders.settings.parent, driver.folders.games.parent)
    for folder in folders:
        folder.mkdir(0o755, parents=True)
    driver.program.sweep()
    assert [folder.stat().st_mode & 0o777 for folder in folders] == [0o700, 0o700]
    driver.program.close()


@pytest.mark.parametrize("plant", [lambda path: path.symlink_to("elsewhere"), os.mkfifo])
def test_what_was_planted_as_a_lock_is_replaced_and_the_game_can_be_continued_and_deleted(
    open_program, plant
):
    driver = open_program()
    driver.program.dealer.quickGame()
    path = driver.file
    driver.program.closeGame()
    plant(path.with_name(f".{path.name}.lock"))
    driver.program.open(str(path))
    assert not driver.session.lookingOnly
    assert not is_free(path)
    driver.program.trash.delete(str(path))
    assert driver.program.errorMessage == ""
    assert files(path.parent.parent) == ["trash"]


def test_where_locks_are_not_supported_games_are_started_continued_and_deleted(open_program, monkeypatch):
    def unsupported(file):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(store_files, "_locked", unsupported)
    driver = open_program()
    driver.program.dealer.quickGame()
    assert driver.session.saveError == ""
    path = driver.file
    driver.program.closeGame()
    driver.program.open(str(path))
    driver.bench.play_hand()
    assert driver.saved().turns() == 1
    driver.program.trash.delete(str(path))
    assert files(path.parent.parent) == ["trash"]


def test_a_game_that_cannot_be_locked_is_only_viewed_and_says_why(open_program, monkeypatch):
    def refused(path, flags):
        raise PermissionError(errno.EACCES, "Permission denied")

    driver = open_program()
    driver.program.dealer.quickGame()
    path = driver.file
    driver.program.closeGame()
    monkeypatch.setattr(store_files, "_private", refused)
    driver.program.open(str(path))
    assert driver.session.lookingOnly
    assert driver.program.errorMessage == (
        f"{path.name} can only be viewed, because it cannot be locked: Permission denied."
    )


def test_partial_files_of_killed_windows_are_removed(open_program, tmp_path):
    driver = open_program()
    driver.program.dealer.quickGame()
    file = driver.file
    driver.program.closeGame()
    part = file.with_name(f".{file.name}.4321.part")
    part.write_bytes(b"half a game")
    driver.program.sweep()
    assert not part.exists()
    assert file.exists()


def test_the_settings_say_why_there_is_no_sound(open_program):
    driver = open_program()
    assert driver.program.soundFault == ""
    driver.program.set_sound_fault("No loudspeaker was found.")
    assert driver.program.soundFault == "No loudspeaker was found."


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_the_home_page_and_the_list_of_games_show_which_game_a_game_is(open_program, game):
    program = open_program().program
    program.dealer.sit_down(Setting(game, game.seats[0]).record(3), fresh=True)
    program.closeGame()
    [row] = games_in_the_list(program)
    picture = Path(program.lastGame.tile.toLocalFile())
    assert (picture.name, picture.is_file()) == (f"{game.key}.svg", True)
    assert row.picture == program.lastGame.tile.toString()


def test_a_game_of_a_package_has_a_picture_if_it_brings_one(fourth_game, request):
    assert picture_url(fourth_game.key).toLocalFile() == str(fourth_game.resources / "game.svg")
    request.getfixturevalue("bare_game")
    assert picture_url(fourth_game.key).isEmpty()


def after_a_game_of_ann(open_program):
    driver = open_program()
    driver.program.who.be("Ann")
    driver.program.dealer.quickGame()
    driver.bench.to_phase("over")
    driver.program.closeGame()
    return driver


def look_at_people(driver, qtbot):
    driver.program.show("people")
    qtbot.waitUntil(lambda: not driver.program.people.reading)


def test_a_game_that_was_played_to_its_end_counts_for_its_person(open_program, qtbot):
    driver = after_a_game_of_ann(open_program)
    look_at_people(driver, qtbot)
    [row] = driver.program.people.rows.rows
    assert (row.name, row.games) == ("Ann", 1)
    driver.program.people.choose("Ann")
    driver.program.show("person")
    assert driver.program.people.person.points == [float(driver.saved_scores()[0])]


def test_a_game_at_the_table_keeps_the_name_of_an_erased_person_until_it_is_closed(open_program, qtbot):
    driver = open_program()
    driver.program.who.be("Ann")
    driver.program.dealer.quickGame()
    driver.bench.to_phase("over")
    look_at_people(driver, qtbot)
    driver.program.people.choose("Ann")
    driver.program.people.erase()
    qtbot.waitUntil(lambda: not driver.program.people.erasing)
    assert driver.program.errorMessage.startswith("The name stays in games that are open")
    driver.program.closeGame()
    driver.program.people.erase()
    qtbot.waitUntil(lambda: not driver.program.people.erasing)
    [saved] = GamesFolder(driver.folders.games).all()
    assert saved.header.seats[0].name == "Somebody"
    assert driver.preferences.settings.person == ""
    assert driver.program.page == HOME


def test_settings_that_a_newer_program_writes_meanwhile_keep_an_erased_name_and_that_is_told(
    open_program, tmp_path, qtbot
):
    driver = after_a_game_of_ann(open_program)
    driver.preferences.flush()
    (tmp_path / "settings.json").write_bytes(b'{"version": 9, "person": "Ann"}')
    look_at_people(driver, qtbot)
    driver.program.people.choose("Ann")
    driver.program.people.erase()
    qtbot.waitUntil(lambda: not driver.program.people.erasing)
    assert "This window keeps its own settings" in driver.program.errorMessage
    assert driver.program.errorMessage.endswith(
        "The name stays in 1 file of a newer version: settings.json. Erase the person there, too."
    )
    assert driver.preferences.settings.person == ""


def test_an_erased_person_is_in_no_file_of_the_folder_in_whatever_spelling(open_program, tmp_path, qtbot):
    driver = open_program()
    form_of(driver).setName(0, "Ada Straße")
    driver.program.dealer.startGame()
    driver.bench.to_phase("over")
    driver.program.closeGame()
    [game] = driver.folders.games.glob("*.tide")
    driver.program.games.entitle(str(game), "ADASTRASSE wins")
    driver.program.who.be("ADA STRASSE ")
    for page, part in ((TODAY, driver.program.day), (LADDER, driver.program.ladder)):
        driver.program.show(page)
        part.play("turn-the-tide")
        driver.bench.play_hand()
        driver.program.closeGame()
    driver.preferences.flush()

    def files_with_the_name():
        files = [path for path in tmp_path.rglob("*") if path.is_file()]
        contents = {path.name: path.read_bytes().decode(errors="replace") for path in files}
        return {name for name, content in contents.items() if "adastrasse" in name_key(name + content)}

    assert files_with_the_name() > {"settings.json", "people.json"}
    look_at_people(driver, qtbot)
    driver.program.people.choose("Ada Straße")
    driver.program.people.erase()
    qtbot.waitUntil(lambda: not driver.program.people.erasing)
    assert driver.program.ownName == ""
    driver.program.close()
    assert files_with_the_name() == set()


@pytest.mark.parametrize("page", [HOME, "games"])
def test_the_page_that_is_shown_forgets_an_erased_name(open_program, qtbot, page):
    driver = after_a_game_of_ann(open_program)
    look_at_people(driver, qtbot)
    driver.program.people.choose("Ann")
    driver.program.show("games")
    driver.program.show(page)
    driver.program.people.erase()
    qtbot.waitUntil(lambda: not driver.program.people.erasing)
    assert driver.program.page == page
    [game] = driver.program.games.saves.rows
    assert "Ann" not in game.row.names


def test_a_page_without_names_stays_when_a_person_is_erased(open_program, qtbot):
    driver = open_program()
    driver.program.show("people")
    driver.program.people.choose("Ann")
    driver.program.show("settings")
    driver.program.people.erase()
    qtbot.waitUntil(lambda: not driver.program.people.erasing)
    assert driver.program.page == "settings"
