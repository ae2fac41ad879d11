"""Reads records for the statistics: in the window between two frames, or in a process of its own.

A message between the two is MessagePack in base64, one line.
"""

import os
from base64 import b64decode, b64encode
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from tide_gui.characters import is_person
from tide_gui.people.summary import Summary, summarized
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import Translate, in_english
from tide_gui.rules.catalog import game_called
from tide_gui.store.files import read_whole
from tide_gui.store.saved_game import saved_at
from tide_gui.table.record import DECODE_ERRORS, Header, UnreadableRecord, read_header, read_record

T = TypeVar("T")
Reading = Generator[None, None, Summary | None]
Told = tuple[tuple[bool, Summary | None], ...]  # of each record: whether it was read, and its summary


class GameNotInstalled(Exception):
    """The record is of a game that may be installed later."""


class UnreadableMessage(Exception):
    """A line that is no message of this kind."""


class Wanted(Struct, frozen=True, array_like=True):
    """Records of a folder, each with the seconds of its last change."""

    folder: bytes
    records: tuple[tuple[bytes, float], ...]


def reading_of(file: Path, changed: float, translate: Translate) -> Reading:
    """Read a record in small steps; return None if it does not count: open, practice, damaged."""
    try:
        page = read_whole(file)
        yield
        header = read_header(page.partition(b"\n")[0], file.name)
        if not counts(header):
            return None
        game, presentation = game_called(header.game), presentation_of(header.game, translate)
        if game is None or presentation is None:
            raise GameNotInstalled
        record, moment = read_record(page, file.name), saved_at(header, changed)
        return (yield from summarized(record, game, presentation, moment, file.name))
    except UnreadableRecord:
        return None


def counts(header: Header) -> bool:
    """Whether a game belongs into the statistics: it is over, no practice, and people played."""
    return any(map(is_person, header.seats)) and header.outcome is not None and not header.practice


# -- in a process of its own ---------------------------------------------------------------------


def answers(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Read what each line wants."""
    for line in lines:
        wanted = from_line(line, Wanted)
        folder = Path(os.fsdecode(wanted.folder))
        yield as_line([_told(folder / os.fsdecode(name), changed) for name, changed in wanted.records])


def _told(file: Path, changed: float) -> tuple[bool, Summary | None]:
    try:
        return True, _finished(reading_of(file, changed, in_english))
    except Exception:  # whatever it is: the window reads the record itself
        return False, None


def _finished(reading: Reading) -> Summary | None:
    while True:
        try:
            next(reading)
        except StopIteration as end:
            summary: Summary | None = end.value
            return summary


def as_line(message: object) -> bytes:
    return b64encode(msgspec.msgpack.encode(message))


def from_line(line: bytes, kind: type[T]) -> T:
    """Return the message of a line; UnreadableMessage if there is none of this kind."""
    try:
        return msgspec.msgpack.decode(b64decode(line), type=kind)
    except (ValueError, *DECODE_ERRORS) as error:
        raise UnreadableMessage(str(error)) from error
