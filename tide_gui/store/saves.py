"""The saved games of one user: a folder with one record per file."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
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
from tide_gui.table.title import retitled

SUFFIX = ".tide"
LONGEST_HEADER = 1 << 16

Stamp = tuple[int, ...] | None  # tells one content of a file from another


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
    """List, read, write, copy and entitle games."""

    def __init__(self, folder: Path) -> None:
        """The folder is created on the first write."""
        self.folder = folder
        self._listed: dict[Path, tuple[Stamp, Saved]] = {}

    def new(self, game: str, day: str) -> tuple[Path, Lock]:
        """Return an unused path and its lock, already taken, so that no other window gets the same name.

        The name contains the game and the day, never the deal. OSError where nothing can be written.
        """
        return reserved(self.folder / f"{game} {day}{SUFFIX}")

    def all(self) -> tuple[Saved, ...]:
        """Return every game, the one saved last first; only headers are read, and only those that changed.

        Without a folder there are no games; OSError if the folder cannot be read.
        """
        try:
            paths = [path for path in self.folder.iterdir() if is_game(path.name)]
        except FileNotFoundError:
            paths = []
        self._listed = {path: self._stamped(path) for path in paths}
        return tuple(sorted((saved for _, saved in self._listed.values()), key=saved_last, reverse=True))

    def _stamped(self, path: Path) -> tuple[Stamp, Saved]:
        """Return the row of a file with its stamp, as it was listed before if the file is the same."""
        stamp = _stamp(path)
        former, saved = self._listed.get(path, (None, None))
        unchanged = saved is not None and saved.header is not None and stamp == former
        return stamp, saved if saved and unchanged else read_saved(path)

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

    def sweep(self) -> None:
        """Remove the leftovers of killed processes, and hide the games of former versions from others."""
        sweep(self.folder, f"*{SUFFIX}")
        make_private(self.folder, *self.folder.glob(f"*{SUFFIX}"))


def is_game(name: str) -> bool:
    """Whether this is the name of a game, and not of what the program writes beside it."""
    return name.endswith(SUFFIX) and not name.startswith(".")


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


def _stamp(path: Path) -> Stamp:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def read_saved(path: Path) -> Saved:
    """Read the header of one game."""
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


def saved_last(saved: Saved) -> tuple[bool, float, str]:
    """The key that sorts the game saved last to the end."""
    return saved.header is not None, saved.saved_at, saved.path.name
