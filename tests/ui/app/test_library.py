"""What is read of the games before the first frame and after it, and what is kept for the next start."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from by_hand import ManualBots
from playing import Setting, at_some_moment, played_out

from tide_gui.presentation.text import in_english
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store import saved_game as saved_module
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import SeatedPlayer
from tide_gui.ui.app.pages import GAMES, PEOPLE
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program

pytestmark = pytest.mark.usefixtures("qapp")
THREE = Setting(TurnTheTide(), 3)


class Desk:
    """A folder of games, and one program after another over it."""

    def __init__(self, folder, qtbot, monkeypatch):
        self.folders, self.qtbot = user_folders(folder, {}), qtbot
        self.saves = GamesFolder(self.folders.games)
        self.program = None
        self.opened = []
        read = saved_module.opened
        monkeypatch.setattr(saved_module, "opened", lambda path: self.opened.append(path.name) or read(path))

    def write(self, deal, *, over=False, day=1, names=("Ann", "Bo", "Cy"), game=""):
        table = played_out(THREE.table(deal), deal) if over else at_some_moment(THREE, deal)
        record = replace(
            table.record,
            game=game or table.record.game,
            seats=tuple(SeatedPlayer(name, "person") for name in names),
        )
        path = self.folders.games / f"game {deal}.tide"
        self.saves.write(path, record, table.standing(), table.outcome(), f"2026-11-{day:02}T18:00:00")
        os.utime(self.folders.games, ns=(0, 10**9 * deal + len(self.opened)))  # as a finer clock would
        return path

    def start(self):
        """Start a program, and say which files it opened."""
        self.opened.clear()
        self.program = Program(
            self.folders, Preferences(self.folders.settings), ManualBots(), in_english, Path("/art")
        )
        return list(self.opened)

    def catch_up(self):
        """Let the program read what the first frame did without, and say which files it opened."""
        self.opened.clear()
        self.program.catch_up()
        self.qtbot.waitUntil(lambda: not self.program._library._catching_up.working)
        return sorted(self.opened)

    def close(self):
        if self.program:
            self.program.close()
            self.program = None

    def visit(self):
        """Open a window, wait until it knows all games, and close it."""
        self.start()
        self.catch_up()
        self.close()

    @property
    def last(self):
        game = self.program.lastGame
        return game.title if game.exists else ""

    def listed(self):
        self.program.show(GAMES)
        return [Path(row.path).name for row in self.program.games.saves.rows]


@pytest.fixture
def desk(tmp_path, qtbot, monkeypatch):
    desk = Desk(tmp_path, qtbot, monkeypatch)
    yield desk
    desk.close()


def test_the_start_opens_only_the_game_to_go_on_with(desk):
    for deal in range(1, 6):
        desk.write(deal, over=deal < 5, day=deal)
    assert len(desk.start()) == 5, "the first time"
    desk.catch_up()
    desk.close()
    assert set(desk.start()) == {"game 5.tide"}
    assert desk.last == "Turn the Tide: Ann, Bo and Cy"
    assert not desk.program.firstStart
    assert desk.catch_up() == []
    assert len(desk.listed()) == 5


def test_the_start_opens_nothing_if_no_game_is_to_go_on(desk):
    desk.write(1, over=True)
    desk.visit()
    assert desk.start() == []
    assert (desk.last, desk.program.firstStart) == ("", False)
    assert desk.catch_up() == []
    assert desk.listed() == ["game 1.tide"]


def test_the_page_of_games_waits_for_no_catching_up(desk):
    for deal in range(1, 4):
        desk.write(deal, day=deal)
    desk.visit()
    desk.start()
    assert desk.listed() == ["game 3.tide", "game 2.tide", "game 1.tide"]
    assert desk.catch_up() == []


def test_a_page_that_is_opened_while_the_rest_is_read_shows_all_games(desk):
    for deal in range(1, 4):
        desk.write(deal, day=deal)
    desk.visit()
    desk.start()
    desk.program.catch_up()
    desk.write(4, day=4)
    assert len(desk.listed()) == 4
    desk.qtbot.waitUntil(lambda: not desk.program._library._catching_up.working)
    assert len(desk.program.games.saves.rows) == 4


def test_a_game_saved_by_another_window_is_the_one_to_go_on_with(desk):
    desk.write(1, day=1)
    desk.visit()
    desk.write(2, day=2, names=("Dot", "Eve", "Fay"))
    assert set(desk.start()) == {"game 2.tide"}, "the other header is cached"
    assert desk.last == "Turn the Tide: Dot, Eve and Fay"


def test_a_game_that_another_program_deleted_is_not_offered(desk):
    path = desk.write(1)
    desk.visit()
    path.unlink()
    desk.start()
    assert (desk.last, desk.program.firstStart) == ("", True)


def test_a_game_that_another_program_ended_in_place_is_not_offered(desk):
    path, over = desk.write(1), desk.write(2, over=True)
    desk.visit()
    path.write_bytes(over.read_bytes())
    desk.start()
    assert desk.last == ""


def test_a_newer_game_written_in_place_is_offered_after_the_first_frame(desk):
    first, second = desk.write(1, day=2), desk.write(2, over=True)
    desk.visit()
    going_on = desk.write(3, day=3, names=("Dot", "Eve", "Fay")).read_bytes()
    (desk.folders.games / "game 3.tide").unlink()
    desk.visit()
    second.write_bytes(going_on)
    desk.start()
    assert desk.last == "Turn the Tide: Ann, Bo and Cy"
    assert desk.catch_up() == [second.name]
    assert desk.last == "Turn the Tide: Dot, Eve and Fay"
    assert first.exists()


def test_a_damaged_last_game_is_passed_over(desk):
    desk.write(1, day=1)
    path = desk.write(2, day=2)
    desk.visit()
    path.write_bytes(b"rubbish")
    desk.start()
    assert desk.last == "Turn the Tide: Ann, Bo and Cy"
    assert desk.listed() == ["game 1.tide", "game 2.tide"]


def test_a_last_game_that_is_open_in_another_window_is_offered_as_before(desk):
    lock = lock_of(desk.write(1))
    desk.visit()
    assert lock.take()
    desk.start()
    assert desk.last == "Turn the Tide: Ann, Bo and Cy"
    lock.remove()


def test_a_last_game_of_a_package_is_offered_once_the_package_is_known(desk, monkeypatch, request):
    desk.write(1, day=1)
    desk.write(2, day=2, game="pebbles")
    desk.visit()
    desk.start()
    assert desk.last == "Turn the Tide: Ann, Bo and Cy"
    monkeypatch.setattr(
        "tide_gui.registry.register_installed", lambda: request.getfixturevalue("fourth_game")
    )
    desk.catch_up()
    assert desk.last.startswith("Pebbles")
    desk.close()
    desk.start()
    assert desk.last.startswith("Pebbles")


def test_a_noted_game_of_a_package_that_is_not_known_yet_is_passed_over(desk, request):
    desk.write(1, day=1)
    desk.write(2, day=2, game="pebbles")
    desk.visit()
    note = desk.folders.last_open
    note.write_bytes(note.read_bytes().replace(b"game 1.tide", b"game 2.tide"))
    desk.start()
    assert desk.last == "Turn the Tide: Ann, Bo and Cy"


@pytest.mark.parametrize("name", ["last_open", "headers"])
@pytest.mark.parametrize("content", [None, b"", b"rubbish", b"\xff" * 100])
def test_a_cache_that_is_lost_or_damaged_changes_nothing_that_is_shown(desk, name, content):
    desk.write(1, day=1)
    desk.write(2, over=True, day=2)
    desk.visit()
    file = getattr(desk.folders, name)
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    desk.start()
    assert desk.last == "Turn the Tide: Ann, Bo and Cy"
    desk.catch_up()
    assert desk.listed() == ["game 1.tide", "game 2.tide"]
    desk.close()
    assert set(desk.start()) == {"game 1.tide"}


def test_a_window_that_is_closed_before_all_is_read_keeps_what_was_known(desk):
    desk.write(1)
    desk.visit()
    before = desk.folders.headers.read_bytes(), desk.folders.last_open.read_bytes()
    desk.start()
    desk.program.catch_up()
    desk.close()
    assert (desk.folders.headers.read_bytes(), desk.folders.last_open.read_bytes()) == before


def test_the_game_on_the_table_when_the_window_closes_is_the_one_to_go_on_with(desk):
    desk.write(1, over=True)
    desk.start()
    desk.catch_up()
    desk.program.who.be("Zoe")
    desk.program.dealer.quickGame()
    name = desk.program.session.controller.game.autosave.path.name
    desk.close()
    assert set(desk.start()) == {name}
    assert "Zoe" in desk.last


def test_a_folder_that_cannot_be_read_after_the_first_frame_is_told(desk, monkeypatch):
    desk.write(1)
    desk.visit()
    desk.start()

    def refused(folder):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as broken:
        broken.setattr(os, "scandir", refused)
        desk.catch_up()
        assert "/games cannot be read: Permission denied." in desk.program.errorMessage
        reviews = desk.folders.cache / "reviews" / "game 1.tide.review"
        reviews.parent.mkdir()
        reviews.touch()
        desk.program.sweep()
    assert reviews.exists(), "its game may still be there"


def test_the_sweep_before_the_games_are_read_keeps_their_reviews(desk):
    desk.write(1)
    desk.visit()
    folder = desk.folders.cache / "reviews"
    folder.mkdir()
    (folder / "game 1.tide.review").touch()
    (folder / "gone.tide.review").touch()
    desk.start()
    desk.program.sweep()
    assert [path.name for path in folder.iterdir()] == ["game 1.tide.review"]


def test_an_erased_name_is_in_no_cache(desk):
    desk.write(1, over=True, names=("Zoe", "Bo", "Cy"))
    desk.visit()
    assert b"Zoe" in desk.folders.headers.read_bytes()
    desk.start()
    desk.catch_up()
    people = desk.program.people
    desk.program.show(PEOPLE)
    desk.qtbot.waitUntil(lambda: not people.reading)
    people.choose("Zoe")
    people.erase()
    desk.qtbot.waitUntil(lambda: not people.erasing)
    caches = (desk.folders.headers, desk.folders.last_open, desk.folders.summaries)
    assert not any(b"Zoe" in file.read_bytes() for file in caches)


def test_caches_are_private_and_without_games_there_are_none(desk):
    desk.start()
    desk.catch_up()
    desk.close()
    assert not desk.folders.cache.exists()
    desk.write(1)
    desk.visit()
    files = (desk.folders.headers, desk.folders.last_open)
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600, 0o600]
