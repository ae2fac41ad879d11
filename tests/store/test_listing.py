"""The list of a folder: read in steps, kept for the next time, and never older than its files."""

import os
import stat

import msgspec
import pytest
from playing import Setting

from tide_gui import __version__
from tide_gui.rules.digest import digest
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store import saved_game as saved_module
from tide_gui.store.files import lock_of
from tide_gui.store.headers import Line, Stamp, read_headers, write_headers
from tide_gui.store.listing import Listing
from tide_gui.table.record import written

THREE = Setting(TurnTheTide(), 3)
LINES = {"a.tide": Line(Stamp(1, 2, 3, 4), b"a line"), "b.tide": Line(Stamp(5, 6, 7, 8), b"")}


class Folder:
    """A folder of games with a cache, and the lists that one window after the other makes of it."""

    def __init__(self, path, monkeypatch):
        self.games, self.cache = path / "games", path / "cache" / "headers"
        self.games.mkdir()
        self.opened = []
        read = saved_module.opened
        monkeypatch.setattr(saved_module, "opened", lambda path: self.opened.append(path.name) or read(path))

    def save(self, deal, name=""):
        table = THREE.table(deal)
        path = self.games / (name or f"{deal}.tide")
        path.write_bytes(written(table.record, table.standing(), None, "2026-11-20T18:00:00"))
        return path

    def read(self, listing=None):
        """Read everything and keep it; return the deals by name, and the files that were opened."""
        listing = listing or Listing(self.games, self.cache)
        self.opened.clear()
        list(listing.reading())
        listing.keep()
        return {each.path.name: each.header and each.header.deal for each in listing.games}, list(self.opened)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    return Folder(tmp_path, monkeypatch)


# -- the cache -----------------------------------------------------------------------------------


def test_what_is_written_reads_back_and_is_private(tmp_path):
    write_headers(tmp_path / "cache" / "headers", LINES)
    assert read_headers(tmp_path / "cache" / "headers") == LINES
    assert stat.S_IMODE((tmp_path / "cache" / "headers").stat().st_mode) == 0o600


def test_without_a_file_nothing_is_cached(tmp_path):
    assert read_headers(tmp_path / "headers") == {}


def test_a_cache_with_any_other_byte_is_as_good_as_none(tmp_path):
    file = tmp_path / "headers"
    write_headers(file, LINES)
    whole = file.read_bytes()
    for at in range(len(whole)):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert read_headers(file) == {}
        file.write_bytes(whole[:at])
        assert read_headers(file) == {}


@pytest.mark.parametrize(
    "cache", [("0.0.1", LINES), (__version__, 7), (__version__,), [__version__, {"a": 1}]]
)
def test_a_cache_of_another_version_or_form_is_as_good_as_none(tmp_path, cache):
    content = msgspec.msgpack.encode(cache)
    (tmp_path / "headers").write_bytes(digest(content, 16) + content)
    assert read_headers(tmp_path / "headers") == {}


def test_where_nothing_can_be_written_nothing_is_lost(tmp_path):
    (tmp_path / "cache").write_text("a file in place of the folder")
    write_headers(tmp_path / "cache" / "headers", LINES)
    assert read_headers(tmp_path / "cache" / "headers") == {}


# -- the list ------------------------------------------------------------------------------------


def test_the_next_window_opens_no_file_that_stayed_the_same(folder):
    folder.save(1), folder.save(2)
    first, opened = folder.read()
    assert (first, sorted(opened)) == ({"1.tide": 1, "2.tide": 2}, ["1.tide", "2.tide"])
    assert folder.read() == (first, [])


def test_what_comes_from_the_cache_equals_what_is_read(folder):
    folder.save(1)
    listing = Listing(folder.games)
    list(listing.reading())
    folder.read()
    cached = Listing(folder.games, folder.cache)
    list(cached.reading())
    assert cached.games == listing.games


def test_a_file_that_another_program_changed_is_read_again(folder):
    path = folder.save(1)
    listing = Listing(folder.games, folder.cache)
    folder.read(listing)
    folder.save(2, path.name)
    assert folder.read(listing) == ({"1.tide": 2}, ["1.tide"])
    folder.save(3, path.name)
    assert folder.read() == ({"1.tide": 3}, ["1.tide"])


def test_a_file_of_the_same_size_and_time_is_read_again(folder):
    path = folder.save(1)
    folder.read()
    before = path.stat()
    folder.save(2, path.name)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert (path.stat().st_size, path.stat().st_mtime_ns) == (before.st_size, before.st_mtime_ns)
    assert folder.read() == ({"1.tide": 2}, ["1.tide"])


def test_a_game_that_is_gone_is_in_neither_the_list_nor_the_cache(folder):
    folder.save(1)
    folder.save(2).unlink()
    listing = Listing(folder.games, folder.cache)
    folder.read(listing)
    (folder.games / "1.tide").unlink()
    assert folder.read(listing) == ({}, [])
    assert read_headers(folder.cache) == {}


def test_a_damaged_game_is_read_every_time_and_never_cached(folder):
    folder.save(1)
    (folder.games / "bad.tide").write_bytes(b"rubbish")
    (folder.games / "gone.tide").symlink_to(folder.games / "nowhere")
    (folder.games / "folder.tide").mkdir()
    assert folder.read()[0] == {"1.tide": 1, "bad.tide": None, "gone.tide": None, "folder.tide": None}
    assert list(read_headers(folder.cache)) == ["1.tide"]
    assert "bad.tide" in folder.read()[1]
    folder.save(2, "bad.tide")
    assert folder.read()[0]["bad.tide"] == 2


def test_a_game_that_is_locked_and_what_lies_beside_it_change_nothing(folder):
    lock = lock_of(folder.save(1))
    assert lock.take()
    (folder.games / "notes.txt").write_text("no game")
    assert folder.read()[0] == {"1.tide": 1}
    assert Listing(folder.games).names() == ["1.tide"]
    lock.remove()


def test_a_damaged_cache_is_replaced(folder):
    folder.save(1)
    folder.read()
    folder.cache.write_bytes(b"rubbish")
    assert folder.read() == ({"1.tide": 1}, ["1.tide"])
    assert folder.read() == ({"1.tide": 1}, [])


def test_a_line_in_the_cache_that_is_no_header_is_read_again(folder):
    folder.save(1)
    folder.read()
    [(name, line)] = read_headers(folder.cache).items()
    write_headers(folder.cache, {name: line._replace(line=b"rubbish")})
    assert folder.read() == ({"1.tide": 1}, ["1.tide"])


def test_an_unchanged_cache_is_not_written_again(folder):
    folder.save(1)
    folder.read()
    before = folder.cache.stat()
    folder.read()
    assert folder.cache.stat() == before


def test_nothing_is_kept_of_a_folder_that_was_not_read_to_its_end(folder):
    folder.save(1), folder.save(2)
    listing = Listing(folder.games, folder.cache)
    next(listing.reading())
    listing.keep()
    assert (listing.complete, listing.games, folder.cache.exists()) == (False, (), False)


def test_a_reading_that_another_one_overtook_changes_nothing(folder):
    folder.save(1)
    listing = Listing(folder.games, folder.cache)
    slow = listing.reading()
    next(slow)
    folder.save(2)
    folder.read(listing)
    assert list(slow) == []
    assert len(listing.games) == 2


def test_without_a_folder_there_are_no_games_and_no_cache(tmp_path):
    listing = Listing(tmp_path / "games", tmp_path / "headers")
    assert list(listing.reading()) == []
    listing.keep()
    assert (listing.games, listing.complete, listing.names()) == ((), True, [])
    assert list(tmp_path.iterdir()) == []
