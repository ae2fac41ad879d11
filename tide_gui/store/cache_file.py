"""Files of what was read of records. They can be thrown away: all of it is read anew."""

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from tide_gui import __version__
from tide_gui.lean_start import digest
from tide_gui.store.files import check_own, read_whole, sweep, write_own
from tide_gui.store.saved_game import is_game
from tide_gui.table.record import DECODE_ERRORS

LARGEST_CACHE = 100_000_000  # bytes; a game has some 200 to 400
DIGEST = 16  # bytes at the beginning, by which damage is seen

T = TypeVar("T")


class Stamp(NamedTuple):
    """By what a file is known to be unchanged."""

    number: int  # of the file on its disk
    size: int
    changed: int  # in nanoseconds
    touched: int  # in nanoseconds; also by what sets back the time of the last change

    @property
    def seconds(self) -> float:
        return self.changed * 1e-9


def stamps_of(folder: Path) -> Iterator[tuple[str, Stamp | None]]:
    """Yield the name and the stamp of every record in a folder; OSError if that cannot be read.

    What is no file, or leads nowhere, has no stamp.
    """
    with suppress(FileNotFoundError), os.scandir(folder) as entries:
        for entry in entries:
            if is_game(entry.name):
                yield entry.name, stamp_of(entry)


def stamp_of(entry: os.DirEntry[str] | Path) -> Stamp | None:
    """Return the stamp of a file; None if there is none."""
    try:
        found = entry.stat()
    except OSError:
        return None
    if not stat.S_ISREG(found.st_mode):
        return None
    return Stamp(found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)


def read_cache(file: Path, kind: type[T]) -> T | None:
    """Return what is cached; None if the file is missing, damaged, or of another version of the program."""
    try:
        check_own(file)
        content = read_whole(file, LARGEST_CACHE)
        if digest(content[DIGEST:], DIGEST) == content[:DIGEST]:
            program, cached = msgspec.msgpack.decode(content[DIGEST:], type=tuple[str, kind])  # type: ignore[valid-type]
            return cached if program == __version__ else None
    except (OSError, *DECODE_ERRORS):
        pass
    return None


def write_cache(file: Path, cached: object) -> None:
    """Keep this for the next time; where nothing can be written, everything is read again."""
    content = msgspec.msgpack.encode((__version__, cached))
    with suppress(OSError):
        write_own(file, digest(content, DIGEST) + content)


def sweep_caches(*files: Path) -> None:
    """Remove what killed processes left of these files."""
    for file in files:
        with suppress(OSError):
            check_own(file)
            sweep(file.parent, file.name)
