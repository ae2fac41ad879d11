"""The note of which game is to go on: it holds only while no file came or went."""

import os
import stat

import pytest
from playing import Setting, played_out

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.last_open import LastOpen, Noted
from tide_gui.store.saved_game import read_saved

THREE = Setting(TurnTheTide(), 3)


@pytest.fixture
def saves(tmp_path):
    return GamesFolder(tmp_path / "games")


@pytest.fixture
def note(saves, tmp_path):
    return LastOpen(saves.folder, tmp_path / "cache" / "last-open")


def saved(saves, table, name="1.tide"):
    path = saves.folder / name
    saves.write(path, table.record, table.standing(), table.outcome(), "2026-11-20T18:00:00")
    return path


def test_a_noted_game_is_read_from_its_file(saves, note, tmp_path):
    path = saved(saves, THREE.table(1))
    note.write(note.state(), path.name)
    assert note.read() == Noted(read_saved(path))
    assert stat.S_IMODE((tmp_path / "cache" / "last-open").stat().st_mode) == 0o600


def test_that_no_game_is_to_go_on_is_noted_too(saves, note):
    saved(saves, played_out(THREE.table(1), 1))
    note.write(note.state(), "")
    assert note.read() == Noted(None)


def test_without_a_note_or_a_folder_nothing_is_known(saves, note):
    assert note.read() is None
    saved(saves, THREE.table(1))
    note.write(note.state(), "1.tide")
    (saves.folder / "1.tide").unlink()
    saves.folder.rmdir()
    assert note.read() is None


@pytest.mark.parametrize("content", [b"", b"rubbish", b"{}", b'{"folder":[1,2,3],"name":7}', b"\xff"])
def test_a_damaged_note_is_as_good_as_none(saves, note, tmp_path, content):
    saved(saves, THREE.table(1))
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / "last-open").write_bytes(content)
    assert note.read() is None


@pytest.mark.parametrize("change", ["saved", "removed", "renamed", "locked"])
def test_a_note_does_not_hold_once_a_file_came_or_went(saves, note, change):
    path, other = saved(saves, THREE.table(1)), saved(saves, THREE.table(2), "2.tide")
    os.utime(saves.folder, ns=(0, 0))  # however coarse the clock of the disk is, the next change differs
    note.write(note.state(), path.name)
    assert note.read()
    lock = lock_of(path)
    {
        "saved": lambda: saved(saves, THREE.table(3), "2.tide"),
        "removed": other.unlink,
        "renamed": lambda: other.rename(saves.folder / "3.tide"),
        "locked": lock.take,
    }[change]()
    assert note.read() is None
    lock.remove()


def test_a_noted_game_that_was_changed_in_place_is_read_as_it_is_now(saves, note):
    path = saved(saves, THREE.table(1))
    note.write(note.state(), path.name)
    over = played_out(THREE.table(1), 1)
    other = saved(GamesFolder(saves.folder.parent / "elsewhere"), over)
    path.write_bytes(other.read_bytes())
    assert note.read() is None, "it is over"
    path.write_bytes(b"rubbish")
    assert note.read() is None


@pytest.mark.parametrize("name", ["../games/1.tide", "1.txt", ".1.tide.lock", "gone.tide"])
def test_a_note_names_no_file_but_a_game_of_its_folder(saves, note, name):
    saved(saves, THREE.table(1))
    note.write(note.state(), name)
    assert note.read() is None


def test_the_same_note_is_not_written_again(saves, note, tmp_path):
    saved(saves, THREE.table(1))
    note.write(note.state(), "1.tide")
    before = (tmp_path / "cache" / "last-open").stat()
    note.write(note.state(), "1.tide")
    after = (tmp_path / "cache" / "last-open").stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_where_nothing_can_be_written_nothing_is_noted(saves, note, tmp_path):
    saved(saves, THREE.table(1))
    (tmp_path / "cache").write_text("a file in place of the folder")
    note.write(note.state(), "1.tide")
    assert note.read() is None
