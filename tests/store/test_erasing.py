"""A name is erased from the records of a folder, or the record stays as it was."""

import stat

import pytest
from people_games import finished, keep

from tide_gui.store import erasing
from tide_gui.store.erasing import erase_names
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
