"""The saved games of one user: a folder with one record per file."""

import os
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tide_gui.rules.game import Outcome, Standing
from tide_gui.store.files import (
    Lock,
    lock_of,
    make_private,
    names,
    opened,
    read_whole,
    sweep,
    write_whole,
)
from tide_gui.table.record import Header, Record, UnreadableRecord, read_header, read_record, written

SUFFIX = ".tide"
LONGEST_HEADER = 1 << 16


class InUse(Exception):
    """Another window has the game open."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A row in the list of games: its header, or the reason why it cannot be read."""

    path: Path
    header: Header | None
    error_message: str = ""
    saved_at: float = 0.0  # seconds since 1970


class Saves:
    """List, read, write, copy and delete games."""

    def __init__(self, folder: Path) -> None:
        """The folder is created on the first write."""
        self.folder = folder

    def new(self, game: str, day: str) -> tuple[Path, Lock]:
        """Return an unused path and its lock, already taken, so that no other window gets the same name.

        The name contains the game and the day, never the deal. OSError where nothing can be written.
        """
        return next(
            (path, lock)
            for path in names(self.folder / f"{game} {day}{SUFFIX}")
            if (lock := _reserved(path)) is not None
        )

    def all(self) -> tuple[Saved, ...]:
        """Return every game, the one saved last first; only the headers are read.

        Without a folder there are no games; OSError if the folder cannot be read.
        """
        try:
            paths = [path for path in self.folder.iterdir() if path.match(f"[!.]*{SUFFIX}")]
        except FileNotFoundError:
            return ()
        return tuple(sorted(map(_saved, paths), key=_saved_last_first, reverse=True))

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

    def delete(self, path: Path) -> None:
        """Delete a game and its lock; InUse if it is open in another window."""
        lock = lock_of(path)
        if not lock.claim():
            raise InUse
        try:
            path.unlink()
        finally:
            lock.remove()

    def sweep(self) -> None:
        """Remove the leftovers of killed processes, and hide the games of former versions from others."""
        sweep(self.folder, f"*{SUFFIX}")
        make_private(self.folder, *self.folder.glob(f"*{SUFFIX}"))


def _reserved(path: Path) -> Lock | None:
    lock = lock_of(path)
    if path.exists() or not lock.claim():
        return None
    with ExitStack() as unless_free:
        unless_free.callback(lock.give_back)
        if path.exists():  # another process saved it and released the lock since the first check
            return None
        unless_free.pop_all()
    return lock


def _saved(path: Path) -> Saved:
    try:
        with opened(path) as file:
            header = read_header(file.readline(LONGEST_HEADER).rstrip(b"\n"), path.name)
            return Saved(path, header, saved_at=saved_at(header, os.fstat(file.fileno()).st_mtime))
    except UnreadableRecord as error:
        return Saved(path, None, str(error))
    except OSError as error:
        return Saved(path, None, f"{path.name}: {error.strerror}")


def saved_at(header: Header, changed: float) -> float:
    """Return the earlier time: a header may claim any year, and a copied file is younger than its game."""
    try:
        return min(datetime.fromisoformat(header.saved).timestamp(), changed)
    except (ValueError, OverflowError, OSError):  # no date, or one that this system cannot represent
        return 0.0


def _saved_last_first(saved: Saved) -> tuple[bool, float, str]:
    return saved.header is not None, saved.saved_at, saved.path.name
