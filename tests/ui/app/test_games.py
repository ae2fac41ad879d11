"""The list of games and the trash behind the window: titles, deletions, what is looked for, the folder."""

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from by_hand import ManualBots
from playing import Setting, at_some_moment
from tongue import Spoken, marked

from tide_gui.people.guests import with_guests
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import SeatedPlayer
from tide_gui.table.title import TITLE, title_in
from tide_gui.ui.app import games as app_games
from tide_gui.ui.app.pages import GAMES, HOME, TABLE, TRASH
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program

pytestmark = pytest.mark.usefixtures("qapp")
THREE = Setting(TurnTheTide(), 3)
NOW = datetime(2026, 11, 20, 18)
FINAL = "Final at grandma's"


class Driver:
    """A program over a folder with some games."""

    def __init__(self, folder, games=0):
        self.folders, self.now, self.spoken = user_folders(folder, {}), NOW, Spoken()
        self.saves = GamesFolder(self.folders.games)
        self.paths = [self.write(deal) for deal in range(games)]
        preferences = Preferences(self.folders.settings)
        self.program = Program(
            self.folders, preferences, ManualBots(), self.spoken, Path("/art"), lambda: self.now
        )
        self.games, self.trash = self.program.games, self.program.trash

    def write(self, deal, names=("Ann", "Bo", "Cy"), *, note=True):
        table = at_some_moment(THREE, deal)
        seats = tuple(SeatedPlayer(name, "person") for name in names)
        record = replace(table.record, seats=seats)
        record = with_guests(record) if note else record
        path = self.folders.games / f"game {deal}.tide"
        self.saves.write(path, record, table.standing(), table.outcome(), f"2026-11-{10 + deal}T18:00:00")
        return path

    def listed(self):
        self.program.show(GAMES)
        return [Path(row.path) for row in self.games.saves.rows]

    def trashed(self):
        self.program.show(TRASH)
        return [Path(row.path) for row in self.trash.saves.rows]

    @property
    def message(self):
        return self.program.errorMessage


@pytest.fixture
def driver(tmp_path):
    driver = Driver(tmp_path, games=3)
    yield driver
    driver.program.close()


# -- titles --------------------------------------------------------------------------------------


def test_a_game_gets_a_title_and_loses_it(driver):
    first, *_ = driver.listed()
    driver.games.entitle(str(first), f" {FINAL} ")
    assert title_in(driver.saves.read(first).extra) == FINAL
    assert driver.games.saves.rows[0].row.own_title == FINAL
    assert driver.program.lastGame.title == f"Turn the Tide: {FINAL}"
    driver.games.entitle(str(first), "  ")
    assert TITLE not in driver.saves.read(first).extra
    assert driver.message == ""


@pytest.mark.parametrize(
    ("title", "fault"),
    [
        ("a" * 61, "A title has at most 60 letters."),
        ("a\u202eb", "A title is one line of letters that can be seen."),
        ("a\tb", "A title is one line of letters that can be seen."),
    ],
)
def test_a_wrong_title_is_refused_with_a_sentence(driver, title, fault):
    first, *_ = driver.listed()
    before = first.read_bytes()
    assert driver.games.titleFault(title) == fault
    driver.games.entitle(str(first), title)
    assert driver.message == fault
    assert first.read_bytes() == before
    assert driver.games.titleFault(FINAL) == driver.games.titleFault("") == ""


def test_the_game_on_the_table_gets_a_title_and_keeps_it(driver):
    first, *_ = driver.listed()
    driver.program.open(str(first))
    controller = driver.program.session.controller
    driver.games.entitle(str(first), FINAL)
    assert title_in(controller.game.table.record.extra) == FINAL
    assert driver.saves.read(first) == controller.game.table.record
    controller.game.save()
    driver.program.closeGame()
    assert title_in(driver.saves.read(first).extra) == FINAL
    assert driver.message == ""


def test_if_the_title_of_the_game_on_the_table_cannot_be_saved_a_sentence_says_so(driver, monkeypatch):
    first, *_ = driver.listed()
    driver.program.open(str(first))

    def refused(path, content):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("tide_gui.store.games_folder.write_whole", refused)
        driver.games.entitle(str(first), FINAL)
    assert driver.message.startswith("Not saved (No space left on device).")
    driver.program.closeGame()
    assert title_in(driver.saves.read(first).extra) == FINAL, "it is saved when the table is left"


def test_what_is_open_elsewhere_damaged_or_gone_gets_no_title(driver):
    first, second, third = driver.listed()
    lock = lock_of(first)
    assert lock.take()
    before = first.read_bytes()
    second.write_bytes(b"rubbish")
    third.unlink()
    reasons = ["it is open in another window", "this is not a Tide Table record", "No such file or directory"]
    for path, reason in zip((first, second, third), reasons, strict=True):
        driver.games.entitle(str(path), FINAL)
        assert driver.message == f"{path.name} did not get a title: {reason}."
    assert (first.read_bytes(), second.read_bytes()) == (before, b"rubbish")
    lock.remove()


# -- deleting and undoing ------------------------------------------------------------------------


def test_a_game_is_deleted_at_once_and_comes_back(driver):
    first, second, _ = driver.listed()
    before = first.read_bytes()
    driver.games.entitle(str(second), FINAL)
    for path in (first, second):
        driver.trash.delete(str(path))
        assert not path.exists()
    assert driver.trash.undoText == f"“{FINAL}” is in the trash."
    assert driver.trash.count == 2
    assert driver.trash.undo() == str(second)
    assert driver.trash.undoText == "The game of Ann, Bo and Cy is in the trash."
    assert driver.trash.undo() == str(first)
    assert (driver.trash.undoText, driver.trash.undo(), driver.trash.count) == ("", "", 0)
    assert first.read_bytes() == before
    assert len(driver.listed()) == 3
    assert driver.message == ""


def test_what_was_deleted_is_said_anew_in_another_language(driver):
    first, second, _ = driver.listed()
    damaged = driver.folders.games / "damaged.tide"
    damaged.write_bytes(b"rubbish")
    driver.games.entitle(str(second), FINAL)
    for path in (first, second, damaged):
        driver.trash.delete(str(path))
    driver.spoken.change(driver.program.tell_anew)
    assert driver.trash.undoText == marked("Saves", "damaged.tide is in the trash.")
    driver.trash.undo()
    assert driver.trash.undoText == marked("Saves", f"“{FINAL}” is in the trash.")
    driver.trash.undo()
    names = marked("Text", "{words} and {last}").format(words=f"Ann{marked('Text', ', ')}Bo", last="Cy")
    assert driver.trash.undoText == marked("Saves", "The game of {names} is in the trash.").format(
        names=names
    )


def test_a_damaged_game_is_deleted_by_the_name_of_its_file(driver):
    path = driver.folders.games / "damaged.tide"
    path.write_bytes(b"rubbish")
    driver.listed()
    driver.trash.delete(str(path))
    assert driver.trash.undoText == "damaged.tide is in the trash."
    driver.trash.undo()
    assert path.read_bytes() == b"rubbish"


def test_deleting_the_game_on_the_table_leaves_the_table_first(driver):
    first, *_ = driver.listed()
    driver.program.open(str(first))
    assert driver.program.page == TABLE
    driver.program.show(GAMES)
    driver.trash.delete(str(first))
    assert (driver.program.session, driver.message, driver.program.page) == (None, "", GAMES)
    driver.program.back()
    assert driver.program.page == HOME
    driver.trash.undo()
    assert first.exists()


def test_what_cannot_be_deleted_stays_with_a_sentence_and_no_undo_is_offered(driver):
    first, *_ = driver.listed()
    lock = lock_of(first)
    assert lock.take()
    driver.trash.delete(str(first))
    assert driver.message == f"{first.name} was not deleted: it is open in another window."
    assert first.exists()
    assert driver.trash.undoText == ""
    lock.remove()
    gone = driver.folders.games / "gone.tide"
    driver.trash.delete(str(gone))
    assert driver.message == f"{gone.name} was not deleted: No such file or directory."


def test_an_undo_that_comes_too_late_says_so(driver):
    first, *_ = driver.listed()
    driver.trash.delete(str(first))
    [place] = driver.trashed()
    place.unlink()
    assert driver.trash.undo() == ""
    assert driver.message == f"{first.name} was not put back: No such file or directory."


def test_the_undo_is_not_offered_for_ever_and_the_game_stays_in_the_trash(driver):
    first, *_ = driver.listed()
    driver.trash.delete(str(first))
    driver.trash.forgetUndo()
    assert driver.trash.undoText == ""
    assert driver.trash.count == 1


# -- the trash -----------------------------------------------------------------------------------


def test_the_trash_lists_what_was_deleted_and_puts_it_back(driver):
    first, second, _ = driver.listed()
    for path in (first, second):
        driver.trash.delete(str(path))
    places = driver.trashed()
    assert [place.name for place in places] == [first.name, second.name]
    assert driver.trash.saves.rows[0].deleted == "Deleted: today"
    driver.trash.putBack(str(places[1]))
    assert second.exists()
    assert driver.trash.saves.rowCount() == 1
    assert driver.trash.days == 30


def test_a_game_is_deleted_for_good_and_the_trash_is_emptied(driver):
    for path in driver.listed():
        driver.trash.delete(str(path))
    first, *_ = driver.trashed()
    driver.trash.remove(str(first))
    assert (first.exists(), driver.trash.saves.rowCount(), driver.trash.count) == (False, 2, 2)
    driver.trash.empty()
    assert (driver.trashed(), driver.trash.count, driver.message) == ([], 0, "")
    driver.trash.remove(str(first))
    assert driver.message == "", "another window may have deleted it"
    first.mkdir(parents=True)
    driver.trash.remove(str(first))
    assert driver.message == "Not everything could be deleted: Is a directory."


@pytest.mark.parametrize("look", ["the trash", "a start"])
def test_after_thirty_days_a_game_is_gone_from_the_trash(driver, look):
    [first, *_] = driver.listed()
    driver.now = datetime.now()
    driver.trash.delete(str(first))
    for _ in range(30):
        driver.now += timedelta(days=1)
        driver.program.sweep()
    assert len(driver.trashed()) == 1
    driver.now += timedelta(days=1)
    if look == "the trash":
        assert driver.trashed() == []
    driver.program.sweep()
    driver.listed()
    assert driver.trash.count == 0


def test_a_trash_that_cannot_be_read_gives_a_sentence(driver, monkeypatch):
    driver.trash.delete(str(driver.listed()[0]))
    iterdir = Path.iterdir

    def refused(folder):
        if folder.name == "trash":
            raise PermissionError(13, "Permission denied")
        return iterdir(folder)

    with monkeypatch.context() as broken:
        broken.setattr(Path, "iterdir", refused)
        assert driver.trashed() == []
        assert driver.message == "The trash cannot be read: Permission denied."
    assert len(driver.trashed()) == 1


def test_a_trash_that_cannot_be_read_hides_no_games(driver):
    (driver.folders.games / "trash").write_text("a file in place of the folder")
    assert len(driver.listed()) == 3
    assert driver.message == "The trash cannot be read: Not a directory."


def test_rows_that_nobody_sees_are_made_after_the_page_is_shown(tmp_path, qtbot):
    driver = Driver(tmp_path, games=6)
    driver.program.show(GAMES)
    games = driver.games.saves.rows
    assert not all(game._row for game in games)
    qtbot.waitUntil(lambda: all(game._row for game in games))


# -- what is looked for --------------------------------------------------------------------------


def test_a_guest_is_looked_for_by_a_word_of_the_language(tmp_path):
    driver = Driver(tmp_path)
    driver.write(0, ("Ann", "Guest", "Cy"))
    driver.write(1)
    driver.listed()
    driver.spoken.change(driver.program.tell_anew)
    assert driver.games.people == ["‡Everybody‡", "Ann", "Bo", "Cy", "‡Guest‡"]

    driver.games.choosePerson(4)
    assert (len(driver.listed()), driver.games.person) == (1, 4)


def test_a_typed_name_is_looked_for_as_it_was_typed(tmp_path):
    driver = Driver(tmp_path)
    driver.write(0, ("Ann", "Guest", "Cy"), note=False)
    driver.listed()
    driver.spoken.change(driver.program.tell_anew)
    assert driver.games.people == ["‡Everybody‡", "Ann", "Cy", "Guest"]


def test_the_list_is_narrowed_sorted_and_shown_as_a_whole_again(tmp_path):
    driver = Driver(tmp_path, games=3)
    everything = driver.listed()
    games = driver.games
    assert (games.games, games.people) == (["All games", "Turn the Tide"], ["Everybody", "Ann", "Bo", "Cy"])
    assert (games.countText, games.narrows, games.isEmpty) == ("", False, False)
    games.lookFor("nobody")
    assert (games.search, games.countText, games.narrows) == ("nobody", "0 of 3 games", True)
    games.showAll()
    games.chooseGame(1)
    games.choosePerson(2)
    assert (games.game, games.person, games.countText) == (1, 2, "3 of 3 games")
    games.chooseOrder(1)
    assert (games.order, games.orders[1]) == (1, "Oldest first")
    assert [Path(row.path) for row in games.saves.rows] == everything[::-1]
    assert games.rowOf(str(everything[0])) == 2
    assert games.rowOf("elsewhere") == 0
    games.showAll()
    assert (games.game, games.person, games.order, games.narrows) == (0, 0, 1, False)
    driver.program.close()


def test_a_person_whose_last_game_was_deleted_is_not_looked_for_any_more(driver):
    driver.listed()
    driver.games.choosePerson(1)
    for path in driver.listed():
        driver.trash.delete(str(path))
    assert (driver.games.person, driver.games.narrows, driver.games.isEmpty) == (0, False, True)
    assert driver.games.people == ["Everybody"]


def test_no_row_is_made_before_somebody_looks_at_the_list(driver):
    assert driver.games.saves.rowCount() == 0
    assert driver.program.lastGame.exists
    assert not driver.program.firstStart


# -- the folder ----------------------------------------------------------------------------------


def test_the_folder_is_opened_and_if_that_fails_a_sentence_says_where_it_is(driver, monkeypatch):
    asked = []
    monkeypatch.setattr(app_games.QDesktopServices, "openUrl", lambda url: asked.append(url) or True)
    driver.games.openFolder()
    assert [Path(url.toLocalFile()) for url in asked] == [driver.folders.games]
    assert driver.message == ""
    monkeypatch.setattr(app_games.QDesktopServices, "openUrl", lambda url: False)
    driver.games.openFolder()
    assert driver.message == (
        f"This system opens no folders from here. Your games are in {driver.folders.games}."
    )
