"""A cache of the summaries of finished games. It can be thrown away: they are made anew from the records."""

import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from tide_gui import __version__
from tide_gui.people.summary import Summary
from tide_gui.store.files import read_whole, write_whole
from tide_gui.store.saved_game import is_game
from tide_gui.table.record import DECODE_ERRORS

VERSION = 1
LARGEST_CACHE = 100_000_000  # bytes; a summary has some 200


class Stamp(Struct, frozen=True, array_like=True):
    """By what a file is known to be unchanged."""

    size: int
    changed: int  # in nanoseconds


class CachedGame(Struct, frozen=True, array_like=True):
    """A file when it was read. It has no summary if it does not count: open, practice, damaged."""

    stamp: Stamp
    summary: Summary | None


class _Head(Struct, array_like=True):
    version: int
    program: str


class _Cache(Struct, array_like=True):
    version: int
    program: str  # another version of a game may count other things
    games: dict[str, CachedGame]


def stamps_of(folder: Path) -> dict[str, Stamp]:
    """Return the stamp of every record in the folder by name; OSError if the folder cannot be read."""
    found: dict[str, Stamp] = {}
    with suppress(FileNotFoundError), os.scandir(folder) as entries:
        for entry in entries:
            if is_game(entry.name):
                _add_stamp(found, entry)
    return found


def _add_stamp(found: dict[str, Stamp], entry: os.DirEntry[str]) -> None:
    with suppress(OSError):  # it was deleted meanwhile
        status = entry.stat()
        if stat.S_ISREG(status.st_mode):
            found[entry.name] = Stamp(status.st_size, status.st_mtime_ns)


def read_cache(file: Path) -> dict[str, CachedGame]:
    """Return what is cached by name of the record: nothing if the file is missing, damaged or outdated."""
    try:
        content = read_whole(file, LARGEST_CACHE)
        head = msgspec.msgpack.decode(content, type=_Head)
        if (head.version, head.program) == (VERSION, __version__):
            return msgspec.msgpack.decode(content, type=_Cache).games
    except (OSError, *DECODE_ERRORS):
        pass
    return {}


def write_cache(file: Path, games: Mapping[str, CachedGame]) -> None:
    """Keep this for the next time; where nothing can be written, it is computed again."""
    with suppress(OSError):
        write_whole(file, msgspec.msgpack.encode(_Cache(VERSION, __version__, dict(games))))
