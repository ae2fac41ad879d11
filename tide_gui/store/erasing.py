"""Erases the name of a person from records, and notes whose names, for the case that the window is killed."""

import os
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import msgspec

from tide_gui.people.erasure import without_names
from tide_gui.store.files import lock_of, read_whole, write_whole
from tide_gui.store.games_folder import claimed
from tide_gui.table.record import DECODE_ERRORS


def erase_names(path: Path, names: Collection[str]) -> None:
    """Replace these names of people in a record, atomically; a record without them is not written.

    InUse if the game is open. UnreadableRecord or OSError if the file cannot be read or written.
    """
    if without_names(page := read_whole(path), names, path.name) == page:
        return
    with claimed(path):
        write_whole(path, without_names(read_whole(path), names, path.name))


class ErasureNote:
    """Says whose names are being erased, from before the first change to after the last one.

    It holds these names itself, so it goes last. A window that erases has its lock.
    """

    def __init__(self, file: Path) -> None:
        self._file, self._lock = file, lock_of(file)

    def begin(self, names: Collection[str]) -> None:
        """Note the names; where that fails a killed window leaves the person half erased."""
        with suppress(OSError):
            self._lock.take()
            write_whole(self._file, msgspec.json.encode(tuple(names)))

    def left(self) -> tuple[str, ...]:
        """Return the names that a killed window left half erased, and take its place; mostly none."""
        if not os.path.lexists(self._file) or not self._lock.take():
            return ()
        try:
            return msgspec.json.decode(read_whole(self._file), type=tuple[str, ...])
        except (OSError, *DECODE_ERRORS):
            self.end()
            return ()

    def end(self) -> None:
        """Remove the note: nothing has the names any more."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)
            self._lock.remove()
