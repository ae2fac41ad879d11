"""A name is erased from the records of a folder, or the record stays as it was."""

import stat

import pytest
from people_games import finished, keep

from tide_gui.store import erasing
from tide_gui.store.erasing import ErasureNote, erase_names
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder, InUse
from tide_gui.table.record import UnreadableRecord


def test_a_name_is_erased_and_the_game_stays(tmp_path):
    record = finished()
    path = keep(tmp_path, "a.tide", record)
    erase_names(path, ["Ann"])
    erased = GamesFolder(tmp_path).read(path)
    assert [seated.name for seated in erased.seats] == ["Somebody", "Bo", "Cy"]
    assert erased.entries == record.entries
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["a.tide"]


def test_a_record_without_the_name_is_not_written(tmp_path):
    path = keep(tmp_path, "a.tide", finished())
    before = path.stat()
    erase_names(path, ["Eve"])
    assert path.stat().st_mtime_ns == before.st_mtime_ns


def test_an_open_game_is_not_touched(tmp_path):
    path = keep(tmp_path, "a.tide", finished())
    content, lock = path.read_bytes(), lock_of(path)
    assert lock.take()
    with pytest.raises(InUse):
        erase_names(path, ["Ann"])
    assert path.read_bytes() == content
    lock.remove()


def test_a_damaged_record_is_left_as_it_is(tmp_path):
    path = tmp_path / "a.tide"
    path.write_bytes(b'{"name":"Ann"}')
    with pytest.raises(UnreadableRecord):
        erase_names(path, ["Ann"])
    assert path.read_bytes() == b'{"name":"Ann"}'


def test_a_disk_that_fails_leaves_record_and_no_lock(tmp_path, monkeypatch):
    def fail(path, content):
        raise OSError(28, "No space left on device")

    path = keep(tmp_path, "a.tide", finished())
    content = path.read_bytes()
    monkeypatch.setattr(erasing, "write_whole", fail)
    with pytest.raises(OSError, match="No space"):
        erase_names(path, ["Ann"])
    assert path.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["a.tide"]


# -- the note of an erasure -----------------------------------------------------------------------


@pytest.fixture
def file(tmp_path):
    return tmp_path / "people.erasing"


def test_a_note_that_a_killed_window_left_is_read_once_and_removed_at_the_end(file):
    killed = ErasureNote(file)
    killed.begin(["Ann", "Annie"])
    assert ErasureNote(file).left() == (), "its window is at it"
    killed._lock.give_back()  # as the system does
    note = ErasureNote(file)
    assert note.left() == ("Ann", "Annie")
    assert ErasureNote(file).left() == ()
    note.end()
    assert list(file.parent.iterdir()) == []


def test_without_a_note_nobody_is_erased(file):
    assert ErasureNote(file).left() == ()
    ErasureNote(file).end()
    assert list(file.parent.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]"])
def test_a_damaged_note_is_removed(file, content):
    file.write_bytes(content)
    assert ErasureNote(file).left() == ()
    assert list(file.parent.iterdir()) == []


def test_where_no_note_can_be_written_the_person_is_erased_all_the_same(tmp_path):
    (tmp_path / "file").touch()
    note = ErasureNote(tmp_path / "file" / "people.erasing")
    note.begin(["Ann"])
    note.end()
    assert note.left() == ()
