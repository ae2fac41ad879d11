"""Files of one JSON object with a version: read strictly, and what a newer program added is kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tide_gui.error_text import ErrorText, Refusal, damaged_file, unreadable_file
from tide_gui.store.files import LARGEST, TooLarge, is_link, read_whole, unused, write_whole
from tide_gui.table.record import DECODE_ERRORS, decoding_fault
from tide_gui.table.unknown_fields import Unknown, unknown_part, with_unknown

T = TypeVar("T")
DAMAGED = ".damaged"


class Unreadable(Refusal):
    """A file cannot be read; it is left as it is."""

    def __init__(self, reason: ErrorText, *, newer: bool = False) -> None:
        super().__init__(reason)
        self.newer = newer  # whether a newer program wrote it


class _Stamp(Struct):
    version: int


def read_versioned(
    path: Path, version: int, parse: Callable[[Any], T], fault: type[Unreadable]
) -> tuple[T, Unknown] | None:
    """Return what the file says, and its unknown fields; None without a file. `fault` if it cannot be read.

    `parse` gets plain data and may raise what msgspec raises.
    """
    try:
        content = read_whole(path)
    except FileNotFoundError as error:
        if is_link(path):
            raise fault(_leads_nowhere(path.name)) from error
        return None
    except OSError as error:
        raise fault(unreadable_file(path.name, error)) from error
    try:
        if msgspec.json.decode(content, type=_Stamp).version > version:
            raise fault(_newer(path.name), newer=True)
        raw = msgspec.json.decode(content)
        value = parse(raw)
        return value, unknown_part(raw, msgspec.to_builtins(value))
    except DECODE_ERRORS as error:
        raise fault(damaged_file(path.name, decoding_fault(error))) from error


def _leads_nowhere(name: str) -> ErrorText:
    return ErrorText(
        "Files", "{name} cannot be read: it is a link that leads nowhere", "name: of a file", {"name": name}
    )


def _newer(name: str) -> ErrorText:
    return ErrorText(
        "Files", "{name} was written by a newer version of Tide Table", "name: of a file", {"name": name}
    )


def fault_in(path: Path, read: Callable[[Path], object]) -> Unreadable | None:
    """Return why the file cannot be read; None if it can, or if there is none."""
    try:
        read(path)
    except Unreadable as fault:
        return fault
    return None


def set_aside_path(path: Path) -> Path:
    """Return where a file that cannot be read is kept."""
    return unused(path.with_name(path.name + DAMAGED))


def set_aside(path: Path, fault: Unreadable) -> None:
    """Keep a damaged file under another name; the file of a newer program stays, and the fault is raised."""
    if fault.newer:
        raise fault
    path.rename(set_aside_path(path))


def write_versioned(path: Path, value: object, unknown: Unknown) -> None:
    """Save it atomically, in lines that a person can read."""
    whole = with_unknown(msgspec.to_builtins(value), unknown)
    page = msgspec.json.format(msgspec.json.encode(whole)) + b"\n"
    if len(page) > LARGEST:
        raise TooLarge  # it could not be read back
    write_whole(path, page)
