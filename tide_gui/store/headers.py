"""A cache of the first lines of saved games. It can be thrown away: they are read anew from the files."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from tide_gui import __version__
from tide_gui.rules.digest import digest
from tide_gui.store.files import read_whole, write_whole
from tide_gui.table.record import DECODE_ERRORS

LARGEST_CACHE = 100_000_000  # bytes; a line has some 400
DIGEST = 16  # bytes at the beginning, by which damage is seen


class Stamp(NamedTuple):
    """By what a file is known to be unchanged."""

    number: int  # of the file on its disk
    size: int
    changed: int  # in nanoseconds
    touched: int  # in nanoseconds; also by what sets back the time of the last change

    @property
    def seconds(self) -> float:
        return self.changed * 1e-9


class Line(NamedTuple):
    """The first line of a file when it was read."""

    stamp: Stamp
    line: bytes


class _Cache(Struct, array_like=True):
    program: str  # another version may write another form
    lines: dict[str, Line]


def read_headers(file: Path) -> dict[str, Line]:
    """Return what is cached by name of the record: nothing if the file is missing, damaged or outdated."""
    try:
        content = read_whole(file, LARGEST_CACHE)
        if digest(content[DIGEST:], DIGEST) == content[:DIGEST]:
            cache = msgspec.msgpack.decode(content[DIGEST:], type=_Cache)
            return cache.lines if cache.program == __version__ else {}
    except (OSError, *DECODE_ERRORS):
        pass
    return {}


def write_headers(file: Path, lines: Mapping[str, Line]) -> None:
    """Keep this for the next time; where nothing can be written, the files are read again."""
    content = msgspec.msgpack.encode(_Cache(__version__, dict(lines)))
    with suppress(OSError):
        write_whole(file, digest(content, DIGEST) + content)
