"""The saved games of one user: a folder with one record per file."""

import os
import stat
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from tide_gui.rules.game import Outcome, Standing
from tide_gui.store.files import (
    PRIVATE_FOLDER,
    Lock,
    lock_of,
    make_private,
    move,
    names,
    read_whole,
    sweep,
    write_own,
    write_whole,
)
from tide_gui.store.listing import Listing
from tide_gui.store.saved_game import SUFFIX, SavedGame, is_game
from tide_gui.table.record import Record, read_record, written
from tide_gui.table.title import retitled


class InUse(Exception):
    """Another window has the game open."""


class GamesFolder:
    """List, read, write, copy and entitle games."""

    def __init__(self, folder: Path, cache: Path | None = None) -> None:
        """The folder is created on the first write; the cache keeps headers for the next time."""
        self.folder, self.listing = folder, Listing(folder, cache)

    def new(self, game: str, day: str) -> tuple[Path, Lock]:
        """Return an unused path and its lock, already taken, so that no other window gets the same name.

        The name contains the game and the day, never the deal. OSError where nothing can be written.
        """
        return reserved(self.folder / f"{game} {day}{SUFFIX}")

    def all(self) -> tuple[SavedGame, ...]:
        """Return every game, the one saved last first; only headers are read, and only those that changed.

        Without a folder there are no games; OSError if the folder cannot be read.
        """
        for _ in self.listing.reading():
            pass
        return self.listing.games

    def read(self, path: Path) -> Record:
        """Return the whole record."""
        return read_record(read_whole(path), path.name)

    def write(
        self, path: Path, record: Record, standing: Standing, outcome: Outcome | None, now: str
    ) -> None:
        """Save the game atomically."""
        write_whole(path, written(record, standing, outcome, now))

    def copy(self, path: Path, to: Path) -> None:
        """Write an exact copy to another path."""
        write_whole(to, read_whole(path))

    def entitle(self, path: Path, title: str) -> None:
        """Give a game a title; an empty one takes it away. InUse if it is open in another window."""
        with claimed(path):
            write_whole(path, retitled(read_whole(path), path.name, title))

    def write_cached(
        self, path: Path, record: Record, standing: Standing, outcome: Outcome | None, now: str
    ) -> None:
        """Save a game that can be thrown away; follow no link."""
        write_own(path, written(record, standing, outcome, now))

    def sweep(self) -> None:
        """Remove the leftovers of killed processes, and hide the games of former versions from others."""
        sweep(self.folder, f"*{SUFFIX}")
        make_private(self.folder, *_open_to_others(self.folder))


def _open_to_others(folder: Path) -> list[Path]:
    """Return the games that others may read or change."""
    with suppress(OSError), os.scandir(folder) as entries:
        return [Path(entry.path) for entry in entries if is_game(entry.name) and _is_open_to_others(entry)]
    return []


def _is_open_to_others(entry: os.DirEntry[str]) -> bool:
    return stat.S_IMODE(entry.stat(follow_symlinks=False).st_mode) & ~PRIVATE_FOLDER != 0


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Hold the lock of a game meanwhile; InUse if it is open in another window."""
    lock = lock_of(path)
    if not lock.claim():
        raise InUse
    try:
        yield
    finally:
        lock.remove()


def reserved(path: Path) -> tuple[Path, Lock]:
    """Return the first of the `names` that is free, and its lock, already taken."""
    return next((free, lock) for free in names(path) if (lock := _lock_if_free(free)) is not None)


def put(game: Path, to: Path) -> Path:
    """Move a game to this path, or to the next free one of the `names`; return where it is."""
    path, lock = reserved(to)
    try:
        move(game, path)
    finally:
        lock.remove()
    return path


def _lock_if_free(path: Path) -> Lock | None:
    lock = lock_of(path)
    if os.path.lexists(path) or not lock.claim():
        return None
    with ExitStack() as unless_free:
        unless_free.callback(lock.give_back)
        if os.path.lexists(path):  # another process saved it and released the lock since the first check
            return None
        unless_free.pop_all()
    return lock
