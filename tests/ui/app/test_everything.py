"""Everything on the settings page: saved, brought back, and what the rest of the window makes of it."""

import pytest
from people_games import finished, keep
from PySide6.QtCore import QUrl
from surroundings import surroundings

from tide_gui.store.files import lock_of
from tide_gui.ui.app.everything import Everything


class EverythingDriver:
    """Everything of one user."""

    def __init__(self, folder, qtbot):
        self.qtbot, self.errors, self.count_of_arrivals = qtbot, [], 0
        self.around = surroundings(folder, show_error=self.errors.append)
        self.folders, self.everything = self.around.folders, Everything(self.around)
        self.everything.arrived.connect(self.count)

    def count(self):
        self.count_of_arrivals += 1

    def wait(self):
        self.qtbot.waitUntil(lambda: not self.everything.working)
        found = self.everything
        return found.outcome, found.games, found.known

    def save(self, to):
        self.everything.save(QUrl.fromLocalFile(str(to)))
        return self.wait()

    def bring_back(self, archive):
        self.everything.bringBack(QUrl.fromLocalFile(str(archive)))
        return self.wait()


@pytest.fixture
def old(tmp_path, qtbot):
    driver = EverythingDriver(tmp_path / "old", qtbot)
    keep(driver.folders.games, "a.tide", finished("pbb", deal=1), 0)
    keep(driver.folders.games, "b.tide", finished("ppb", deal=2), 0)
    return driver


@pytest.fixture
def new(tmp_path, qtbot):
    return EverythingDriver(tmp_path / "new", qtbot)


def test_everything_goes_to_a_new_computer_with_settings_that_were_not_yet_written(old, new, tmp_path):
    old.around.preferences.change(theme="dark")
    assert old.save(tmp_path / "all.zip") == ("saved", 2, 0)
    assert (old.everything.done, old.everything.total) == (2, 2)

    new.around.preferences.change(volume=5)
    assert new.bring_back(tmp_path / "all.zip") == ("brought back", 2, 0)
    assert new.bring_back(tmp_path / "all.zip") == ("brought back", 0, 2)
    settings = new.around.preferences.settings
    assert (settings.theme, settings.volume, new.count_of_arrivals) == ("dark", 5, 2)
    assert old.errors == new.errors == []


def test_what_cannot_be_read_is_named(old, tmp_path):
    (old.folders.games / "c.tide").write_text("no record", "utf-8")

    assert old.save(tmp_path / "all.zip") == ("saved", 2, 0)
    assert old.errors == ["This cannot be read and was left out: c.tide."]


def test_a_failure_is_a_sentence(old, new, tmp_path):
    (tmp_path / "all.zip").write_text("no archive", "utf-8")
    (tmp_path / "taken").mkdir()

    assert old.save(tmp_path / "taken") == ("", 0, 0)
    assert new.bring_back(tmp_path / "all.zip") == ("", 0, 0)
    assert new.bring_back(tmp_path / "missing.zip") == ("", 0, 0)
    assert old.errors == ["Nothing was saved: not a file."]
    assert new.errors == [
        "Nothing was brought back: it is damaged, or no archive.",
        "Nothing was brought back: No such file or directory.",
    ]
    assert new.count_of_arrivals == 0  # the list is not read again, which may have another error


def test_only_files_of_this_machine_are_saved_and_brought_back(old):
    for act in (old.everything.save, old.everything.bringBack):
        act(QUrl("https://example.org/all.zip"))
    assert old.errors == [
        "Files can only be saved on this machine.",
        "Only files on this machine can be opened.",
    ]


def test_two_windows_do_not_bring_back_at_once(old, new, tmp_path):
    old.save(tmp_path / "all.zip")
    other = lock_of(new.folders.arrivals)
    assert other.take()
    new.bring_back(tmp_path / "all.zip")
    other.remove()

    assert new.errors == ["Nothing was brought back: another window or command is doing that now."]


def begun(new, archive):
    """Bring back until the first game is at its place, and stop as a killed window does."""
    new.everything._start(back := new.everything._bringing_back(), back.steps(archive))
    while not back.begun or len(list(new.folders.games.glob("*.tide"))) < 1:
        next(new.everything._work._work)
    new.everything._work.stop()


def test_what_a_killed_window_left_on_its_way_comes_with_the_next_start(old, new, tmp_path):
    old.save(tmp_path / "all.zip")
    new.everything.go_on(lambda: None)  # there is nothing
    begun(new, tmp_path / "all.zip")
    assert new.folders.arrivals.exists()

    new.everything.go_on(lambda: None)
    assert new.wait() == ("brought back", 1, 0)
    assert sorted(path.name for path in new.folders.games.iterdir()) == ["a.tide", "b.tide"]


def test_stopped_before_all_was_checked_nothing_is_left(old, new, tmp_path):
    old.save(tmp_path / "all.zip")
    new.everything.bringBack(QUrl.fromLocalFile(str(tmp_path / "all.zip")))
    next(new.everything._work._work)
    assert new.folders.arrivals.exists()
    new.everything.settle()

    assert list(new.folders.games.iterdir()) == []
    assert (new.everything.outcome, new.errors) == ("", [])


def test_what_cannot_go_on_is_a_sentence_and_goes_on_later(old, new, tmp_path, monkeypatch):
    old.save(tmp_path / "all.zip")
    begun(new, tmp_path / "all.zip")
    new.folders.settings.parent.joinpath("games", "b.tide").mkdir()  # in the way, but another name is free
    monkeypatch.setattr("tide_gui.store.arrivals.put", no_space)
    new.everything.go_on(lambda: None)
    new.wait()

    assert new.errors == [
        "Not everything is back yet: No space left on device. The next start goes on with it."
    ]
    monkeypatch.undo()
    new.everything.go_on(lambda: None)
    assert new.wait() == ("brought back", 1, 0)
    assert (new.folders.games / "b 2.tide").is_file()


def no_space(game, to):
    raise OSError(28, "No space left on device")


def test_the_suggested_name_has_the_day(new):
    assert new.everything.fileName() == f"tide-table {new.around.now().date()}.zip"


def test_what_another_program_goes_on_with_is_no_error_of_this_window(old, new, tmp_path):
    old.save(tmp_path / "all.zip")
    begun(new, tmp_path / "all.zip")
    other, done = lock_of(new.folders.arrivals), []
    assert other.take()
    new.everything.go_on(lambda: done.append(1))
    new.wait()
    other.remove()

    assert (done, new.errors) == ([1], [])


def test_people_and_settings_that_came_are_told_without_games(old, new, tmp_path):
    old.around.preferences.change(theme="dark")
    old.save(tmp_path / "all.zip")
    new.bring_back(tmp_path / "all.zip")
    new.around.preferences.change(theme="system")
    new.around.preferences.flush()

    assert new.bring_back(tmp_path / "all.zip") == ("brought back", 0, 2)
    assert new.everything.others
    assert new.around.preferences.settings.theme == "dark"


def test_a_window_that_closes_saves_everything_first(old, tmp_path):
    old.everything.save(QUrl.fromLocalFile(str(tmp_path / "all.zip")))
    old.everything.settle()

    assert (tmp_path / "all.zip").is_file()
    assert (old.everything.outcome, old.everything.working) == ("saved", False)


def test_work_that_was_asked_for_and_never_begun_leaves_nothing_open(old, tmp_path):
    old.everything.save(QUrl.fromLocalFile(str(tmp_path / "all.zip")))
    old.everything._work.stop()

    assert not (tmp_path / "all.zip").exists()
