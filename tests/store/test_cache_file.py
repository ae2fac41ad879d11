"""The caches of what was read of records: they are private, and may be lost at any time."""

import os
import stat
from typing import NamedTuple

import msgspec
import pytest
from people_games import finished, keep

from tide_gui import __version__
from tide_gui.lean_start import digest
from tide_gui.store.cache_file import Stamp, read_cache, stamps_of, sweep_caches, write_cache


class Line(NamedTuple):
    stamp: Stamp
    line: bytes


KIND = dict[str, Line]
LINES = {"a.tide": Line(Stamp(1, 2, 3, 4), b"a line"), "b.tide": Line(Stamp(5, 6, 7, 8), b"")}


def test_what_is_written_reads_back_and_is_private(tmp_path):
    write_cache(tmp_path / "cache" / "games", LINES)
    assert read_cache(tmp_path / "cache" / "games", KIND) == LINES
    assert stat.S_IMODE((tmp_path / "cache" / "games").stat().st_mode) == 0o600


def test_without_a_file_nothing_is_cached(tmp_path):
    assert read_cache(tmp_path / "games", KIND) is None


def test_a_cache_with_any_other_byte_is_as_good_as_none(tmp_path):
    file = tmp_path / "games"
    write_cache(file, LINES)
    whole = file.read_bytes()
    for at in range(len(whole)):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert read_cache(file, KIND) is None
        file.write_bytes(whole[:at])
        assert read_cache(file, KIND) is None


@pytest.mark.parametrize(
    "cache", [("0.0.1", LINES), (__version__, 7), (__version__,), [__version__, {"a": 1}]]
)
def test_a_cache_of_another_version_or_form_is_as_good_as_none(tmp_path, cache):
    content = msgspec.msgpack.encode(cache)
    (tmp_path / "games").write_bytes(digest(content, 16) + content)
    assert read_cache(tmp_path / "games", KIND) is None


def linked(path, outside):
    outside.write_bytes(b"precious")
    outside.chmod(0o644)
    path.symlink_to(outside)


def linked_twice(path, outside):
    linked(path.with_name("first"), outside)
    path.symlink_to(path.with_name("first"))


@pytest.mark.parametrize(
    "make",
    [
        linked,
        linked_twice,
        lambda path, outside: path.symlink_to(outside),
        lambda path, outside: os.mkfifo(outside) or path.symlink_to(outside),
        lambda path, outside: path.mkdir(),
        lambda path, outside: os.mkfifo(path),
    ],
)
def test_what_is_no_file_of_its_own_is_neither_read_nor_replaced(tmp_path, make):
    outside, file = tmp_path / "outside", tmp_path / "cache" / "games"
    file.parent.mkdir()
    make(file, outside)
    before = file.lstat(), outside.exists() and outside.stat()
    write_cache(file, LINES)
    assert (file.lstat(), outside.exists() and outside.stat()) == before
    assert [path.name for path in file.parent.glob(".*")] == []
    assert read_cache(file, KIND) is None


def test_a_cache_in_a_linked_folder_is_neither_read_nor_written(tmp_path):
    folder = tmp_path / "cache"
    write_cache(tmp_path / "outside" / "games", LINES)
    folder.symlink_to(tmp_path / "outside")
    before = (tmp_path / "outside" / "games").read_bytes()
    write_cache(folder / "games", {})
    assert (tmp_path / "outside" / "games").read_bytes() == before
    assert read_cache(folder / "games", KIND) is None


def test_parts_of_killed_writers_are_swept_but_not_those_of_others(tmp_path):
    left, other = tmp_path / ".games.1234abcd.part", tmp_path / ".notes.1234abcd.part"
    left.touch()
    other.touch()
    sweep_caches(tmp_path / "games", tmp_path / "gone" / "games")
    assert list(tmp_path.iterdir()) == [other]


def test_where_nothing_can_be_written_nothing_is_lost(tmp_path):
    (tmp_path / "cache").write_text("a file in place of the folder")
    write_cache(tmp_path / "cache" / "games", LINES)
    assert read_cache(tmp_path / "cache" / "games", KIND) is None


def test_records_have_a_stamp_and_other_files_none(tmp_path):
    path = keep(tmp_path / "games", "a.tide", finished())
    (tmp_path / "games" / ".b.tide").write_text("hidden")
    (tmp_path / "games" / "c.txt").write_text("no record")
    (tmp_path / "games" / "d.tide").mkdir()
    (tmp_path / "games" / "e.tide").symlink_to("gone")
    found = path.stat()
    stamps = dict(stamps_of(tmp_path / "games"))
    assert stamps == {
        "a.tide": Stamp(found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns),
        "d.tide": None,
        "e.tide": None,
    }
    os.utime(path, ns=(0, 5 * 10**9))
    assert dict(stamps_of(tmp_path / "games"))["a.tide"].seconds == 5


def test_without_a_folder_there_are_no_records(tmp_path):
    assert list(stamps_of(tmp_path / "games")) == []
    (tmp_path / "games").write_text("a file")
    with pytest.raises(OSError, match="directory"):
        list(stamps_of(tmp_path / "games"))
