"""The trash: a folder in the folder of games, with a folder for each day on which games were deleted.

Everything stays on one disk, so that a game is moved at once. The day is the name of a folder and not the
time of a file, so that no moment exists at which a game is in the trash without its day. A link in place of
the trash or of a day is not followed: what lies there was not deleted here.
"""

import errno
import os
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

import msgspec

from tide_gui.error_text import ErrorText, RefusedFile
from tide_gui.store.erasing import erase_names
from tide_gui.store.files import is_link, move, read_whole, sweep, unused, write_own
from tide_gui.store.games_folder import claimed, put
from tide_gui.store.saved_game import SUFFIX, SavedGame, is_game, read_saved, saved_last
from tide_gui.table.record import DECODE_ERRORS

KEPT = timedelta(days=30)
RUNS = 7  # days on which the program ran since a game was deleted, before it goes for good
DAYS_OF_USE = ".days-of-use"
JUMP = timedelta(days=60)  # since the last run: the clock may be wrong


@dataclass(frozen=True, slots=True)
class Trashed:
    """A game in the trash, and the day on which it was deleted."""

    saved: SavedGame
    day: date


class Trash:
    """Move games to the trash and back, and remove them."""

    def __init__(self, games: Path) -> None:
        """The folder of the trash is created on the first use."""
        self._games, self.folder = games, games / "trash"

    def take(self, path: Path, today: date) -> Path:
        """Move a game to the trash and return its new place; InUse if it is open in another window."""
        with claimed(path):
            place = unused(self.folder / today.isoformat() / path.name)
            if self.folder.is_symlink() or place.parent.is_symlink():
                reason = ErrorText("Files", "the trash is a link", "reason: why a game is not deleted")
                raise RefusedFile(errno.ELOOP, reason)
            move(path, place)
        return place

    def put_back(self, place: Path) -> Path:
        """Move a game back, under its name or the next free one, and return its path."""
        path = put(place, self._games / place.name)
        _remove_if_empty(place.parent)
        return path

    def all(self) -> tuple[Trashed, ...]:
        """Return what is in the trash, deleted last first; OSError if the folder cannot be read."""
        found = [Trashed(read_saved(place), day) for day, place in self._places()]
        return tuple(sorted(found, key=lambda each: (each.day, saved_last(each.saved)), reverse=True))

    def files(self) -> tuple[Path, ...]:
        """Return the places of all games; OSError if the folder cannot be read."""
        return tuple(place for _, place in self._places())

    def erase_names(self, place: Path, names: Collection[str]) -> None:
        """Replace names of people in a game; its time stays, because it says how long the game is kept."""
        changed = place.stat()
        erase_names(place, names)
        os.utime(place, ns=(changed.st_atime_ns, changed.st_mtime_ns))

    def count(self) -> int:
        """Return how many games are in the trash."""
        return sum(1 for _ in self._places())

    def remove(self, place: Path) -> None:
        """Delete a game for good; another window may have done so."""
        place.unlink(missing_ok=True)
        _remove_if_empty(place.parent)

    def empty(self) -> None:
        """Delete everything for good; OSError at the end if some games cannot be deleted."""
        faults: list[OSError] = []
        for _, place in tuple(self._places()):
            try:
                self.remove(place)
            except OSError as error:
                faults.append(error)
        if faults:
            raise faults[0]

    def sweep(self) -> None:
        """Remove what killed processes left behind."""
        with suppress(OSError):  # a folder that cannot be read: the list says so
            for folder in self._days():
                sweep(folder, f"*{SUFFIX}")
            if not is_link(self.folder):
                sweep(self.folder, DAYS_OF_USE)

    def remove_old(self, today: date) -> None:
        """Delete for good what has been in the trash for longer than it is kept.

        A clock may be wrong. So no game goes before the program ran on some days since it was deleted, none
        on a day long after the last run, and none whose day is in the future, or before it was changed last.
        """
        with suppress(OSError):  # a folder that cannot be read: the list says so
            if places := tuple(self._places()):
                self._remove_old(places, today, self._days_of_use(today))
            for folder in self._days():
                if folder.name < today.isoformat():  # what a killed window has left
                    _remove_if_empty(folder)

    def _remove_old(self, places: Collection[tuple[date, Path]], today: date, used: Sequence[date]) -> None:
        if len(used) < RUNS or today - used[-2] > JUMP:
            return
        for day, place in places:
            if day < min(today - KEPT, used[0]) and _changed_on(place) <= day:
                with suppress(OSError):  # it stays in the list
                    self.remove(place)

    def _days_of_use(self, today: date) -> list[date]:
        """Return the last days on which the program ran while something was in the trash, today included."""
        file = self.folder / DAYS_OF_USE
        before: tuple[date, ...] = ()
        with suppress(OSError, *DECODE_ERRORS):
            before = msgspec.json.decode(read_whole(file), type=tuple[date, ...])
        used = sorted({*before, today})[-RUNS:]
        if used != list(before):
            with suppress(OSError):
                write_own(file, msgspec.json.encode(used))
        return used

    def _places(self) -> Iterator[tuple[date, Path]]:
        for folder in self._days():
            with suppress(FileNotFoundError):  # another window has just emptied it
                for place in folder.iterdir():
                    if is_game(place.name):
                        yield date.fromisoformat(folder.name), place

    def _days(self) -> list[Path]:
        if is_link(self.folder):
            return []
        try:
            return [folder for folder in self.folder.iterdir() if _is_day(folder)]
        except FileNotFoundError:
            return []


def _is_day(folder: Path) -> bool:
    """Whether this is a folder with the name of a day; others were not made by this program."""
    try:
        named = date.fromisoformat(folder.name).isoformat() == folder.name
    except ValueError:
        return False
    return named and folder.is_dir() and not folder.is_symlink()


def _remove_if_empty(folder: Path) -> None:
    with suppress(OSError):
        folder.rmdir()


def _changed_on(place: Path) -> date:
    """Return the day of the last change; the latest of all days if this system cannot tell."""
    try:
        return date.fromtimestamp(os.lstat(place).st_mtime)
    except (OSError, OverflowError, ValueError):
        return date.max
