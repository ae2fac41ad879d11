"""The cache of summaries: it is fast, private, and may be lost at any time."""

import os
import stat

import msgspec
import pytest
from people_games import finished, keep, made_up

from tide_gui import __version__
from tide_gui.store.summaries import CachedGame, Stamp, read_cache, stamps_of, write_cache

GAMES = {
    "a.tide": CachedGame(
        Stamp(10, 20), made_up(("Ann", "person", 1), ("Bo", "otter", 2), feats={"kept": 2.5})
    ),
    "b.tide": CachedGame(Stamp(11, 21), None),
}


def test_what_is_written_reads_back(tmp_path):
    write_cache(tmp_path / "cache" / "summaries", GAMES)
    assert read_cache(tmp_path / "cache" / "summaries") == GAMES
    assert stat.S_IMODE((tmp_path / "cache" / "summaries").stat().st_mode) == 0o600


def test_without_a_file_nothing_is_cached(tmp_path):
    assert read_cache(tmp_path / "summaries") == {}


@pytest.mark.parametrize("content", [b"", b"\xff", b"rubbish", msgspec.msgpack.encode([1, __version__, 7])])
def test_a_damaged_cache_is_as_good_as_none(tmp_path, content):
    (tmp_path / "summaries").write_bytes(content)
    assert read_cache(tmp_path / "summaries") == {}


def test_a_cut_off_cache_is_as_good_as_none(tmp_path):
    write_cache(tmp_path / "summaries", GAMES)
    whole = (tmp_path / "summaries").read_bytes()
    for length in range(len(whole)):
        (tmp_path / "summaries").write_bytes(whole[:length])
        assert read_cache(tmp_path / "summaries") == {}


@pytest.mark.parametrize("head", [(2, __version__), (1, "0.0.1")])
def test_a_cache_of_another_version_is_as_good_as_none(tmp_path, head):
    (tmp_path / "summaries").write_bytes(msgspec.msgpack.encode([*head, GAMES]))
    assert read_cache(tmp_path / "summaries") == {}


def test_where_nothing_can_be_written_nothing_is_lost(tmp_path):
    (tmp_path / "cache").write_text("a file in place of the folder")
    write_cache(tmp_path / "cache" / "summaries", GAMES)
    assert read_cache(tmp_path / "cache" / "summaries") == {}


def test_records_have_a_stamp_and_other_files_none(tmp_path):
    path = keep(tmp_path / "games", "a.tide", finished())
    (tmp_path / "games" / ".b.tide").write_text("hidden")
    (tmp_path / "games" / "c.txt").write_text("no record")
    (tmp_path / "games" / "d.tide").mkdir()
    (tmp_path / "games" / "e.tide").symlink_to("gone")
    found = path.stat()
    assert stamps_of(tmp_path / "games") == {"a.tide": Stamp(found.st_size, found.st_mtime_ns)}
    os.utime(path, ns=(0, 5))
    assert stamps_of(tmp_path / "games")["a.tide"].changed == 5


def test_without_a_folder_there_are_no_records(tmp_path):
    assert stamps_of(tmp_path / "games") == {}
    (tmp_path / "games").write_text("a file")
    with pytest.raises(OSError, match="directory"):
        stamps_of(tmp_path / "games")
