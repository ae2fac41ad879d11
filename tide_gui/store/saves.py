"""The games of one user: a folder with one record in each file."""

from dataclasses import dataclass
from pathlib import Path

from tide_gui.rules.game import Outcome, Standing
from tide_gui.store.files import LEFTOVER, LOCK, Lock, names, write_whole
from tide_gui.table.record import Header, Record, UnreadableRecord, read_header, read_record, written

SUFFIX = ".tide"
LONGEST_HEADER = 1 << 16


class InUse(Exception):
    """A game that another window has open; the message is one sentence for a person."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A line in the list of games: its header, or why there is none."""

    path: Path
    header: Header | None
    error_message: str = ""


class Saves:
    """List, read, write, copy and delete games."""

    def __init__(self, folder: Path) -> None:
        """Nothing is made before something is written."""
        self.folder = folder

    def new(self, game: str, day: str) -> tuple[Path, Lock]:
        """A name that nothing has yet, and its lock, taken, so that nobody else gets the name.

        The name says the game and the day, never the deal. An OSError where nothing can be written.
        """
        return next(
            (path, lock)
            for path in names(self.folder / f"{game} {day}{SUFFIX}")
            if (lock := _reserved(path)) is not None
        )

    def all(self) -> tuple[Saved, ...]:
        """Every game, the one saved last first; only the headers are read.

        Where no folder is there are no games; a folder that cannot be read is an OSError.
        """
        try:
            paths = [path for path in self.folder.iterdir() if path.match(f"[!.]*{SUFFIX}")]
        except FileNotFoundError:
            return ()
        return tuple(sorted(map(_saved, paths), key=_saved_last_first, reverse=True))

    def read(self, path: Path) -> Record:
        """The whole record; a failed read leaves the file as it is."""
        return read_record(path.read_bytes(), path.name)

    def write(
        self, path: Path, record: Record, standing: Standing, outcome: Outcome | None, now: str
    ) -> None:
        """Save the game whole."""
        write_whole(path, written(record, standing, outcome, now))

    def copy(self, path: Path, to: Path) -> None:
        """Save a copy elsewhere, byte for byte."""
        write_whole(to, path.read_bytes())

    def delete(self, path: Path) -> None:
        """Remove a game for good, and its lock with it; InUse if somebody has it open."""
        lock = Lock(path)
        if not lock.attempt():
            raise InUse(f"{path.name} is open in another window")
        try:
            path.unlink()
        finally:
            lock.remove()

    def sweep(self) -> None:
        """Remove what killed writers left behind; a game that is locked may be being written."""
        for part in self.folder.glob(f".*{SUFFIX}.*{LEFTOVER}"):
            lock = Lock(_game_of(part))
            if lock.take():
                part.unlink(missing_ok=True)
                lock.remove()
        for left in self.folder.glob(f".*{SUFFIX}{LOCK}"):
            lock = Lock(_game_of(left))
            if not _game_of(left).exists() and lock.take():
                lock.remove()


def _game_of(left: Path) -> Path:
    name, suffix, _ = left.name.removeprefix(".").rpartition(SUFFIX)
    return left.with_name(name + suffix)


def _reserved(path: Path) -> Lock | None:
    lock = Lock(path)
    if path.exists() or not lock.attempt():
        return None
    if path.exists():  # somebody saved it and gave it back between our two calls
        lock.give_back()
        return None
    return lock


def _saved(path: Path) -> Saved:
    try:
        if not path.is_file():  # opening a pipe would wait for a writer
            return Saved(path, None, f"{path.name}: not a file")
        with path.open("rb") as file:
            return Saved(path, read_header(file.readline(LONGEST_HEADER).rstrip(b"\n"), path.name))
    except UnreadableRecord as error:
        return Saved(path, None, str(error))
    except OSError as error:
        return Saved(path, None, f"{path.name}: {error.strerror}")


def _saved_last_first(saved: Saved) -> tuple[bool, str, str]:
    return saved.header is not None, saved.header.saved if saved.header else "", saved.path.name
