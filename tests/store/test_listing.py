"""The list of a folder: read in steps, kept for the next time, and never older than its files."""

import os

import pytest
from playing import Setting

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store import saved_game as saved_module
from tide_gui.store.cache_file import read_cache, write_cache
from tide_gui.store.files import lock_of
from tide_gui.store.listing import Line, Listing
from tide_gui.table.record import written

THREE = Setting(TurnTheTide(), 3)
LINES = dict[bytes, Line]  # what the cache holds


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
    assert read_cache(folder.cache, LINES) == {}


def test_a_damaged_game_is_read_every_time_and_never_cached(folder):
    folder.save(1)
    (folder.games / "bad.tide").write_bytes(b"rubbish")
    (folder.games / "gone.tide").symlink_to(folder.games / "nowhere")
    (folder.games / "folder.tide").mkdir()
    assert folder.read()[0] == {"1.tide": 1, "bad.tide": None, "gone.tide": None, "folder.tide": None}
    assert list(read_cache(folder.cache, LINES)) == [b"1.tide"]
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
    [(name, line)] = read_cache(folder.cache, LINES).items()
    write_cache(folder.cache, {name: line._replace(line=b"rubbish")})
    assert folder.read() == ({"1.tide": 1}, ["1.tide"])


def test_an_unchanged_cache_is_not_written_again(folder):
    folder.save(1)
    folder.read()
    before = folder.cache.stat()
    folder.read()
    after = folder.cache.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


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
