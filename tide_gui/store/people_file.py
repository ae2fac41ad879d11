"""The file of what is remembered of people besides the records."""

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from msgspec import Struct

from tide_gui.people.directory import VERSION, Directory
from tide_gui.store.files import in_turn, read_whole, unused, write_whole
from tide_gui.table.record import DECODE_ERRORS, decoding_fault
from tide_gui.table.unknown_fields import Unknown, unknown_part, with_unknown

DAMAGED = ".damaged"


class UnreadablePeople(Exception):
    """The file of the people cannot be read; it is left as it is."""


@dataclass(frozen=True, slots=True)
class KeptPeople:
    """The directory, and the unknown fields that a newer program wrote."""

    directory: Directory
    unknown: Unknown = field(default_factory=dict)


class _Stamp(Struct):
    version: int


NOBODY_YET = KeptPeople(Directory())


def read_people(path: Path) -> KeptPeople:
    """Return what is remembered; UnreadablePeople if the file cannot be read."""
    try:
        content = read_whole(path)
    except FileNotFoundError:
        return NOBODY_YET
    except OSError as error:
        raise UnreadablePeople(f"{path.name} cannot be read: {error.strerror}") from error
    try:
        if msgspec.json.decode(content, type=_Stamp).version > VERSION:
            raise UnreadablePeople(f"{path.name} was written by a newer version of Tide Table")
        directory = msgspec.json.decode(content, type=Directory)
        unknown = unknown_part(msgspec.json.decode(content), msgspec.to_builtins(directory))
    except DECODE_ERRORS as error:
        raise UnreadablePeople(f"{path.name} is damaged: {decoding_fault(error)}") from error
    return KeptPeople(directory, unknown)


def change_people(path: Path, change: Callable[[Directory], Directory]) -> Directory:
    """Change what the file says, perhaps by another window; return it. Set aside a file that is damaged."""
    with in_turn(path):
        try:
            kept = read_people(path)
        except UnreadablePeople:
            path.rename(unused(path.with_name(path.name + DAMAGED)))
            kept = NOBODY_YET
        directory = msgspec.convert(msgspec.to_builtins(change(kept.directory)), Directory)
        whole = with_unknown(msgspec.to_builtins(directory), kept.unknown)
        write_whole(path, msgspec.json.format(msgspec.json.encode(whole)) + b"\n")
    return directory


def remove_damaged(path: Path, names: Collection[str]) -> None:
    """Remove the files that were set aside as damaged and have one of these names, as far as possible."""
    written = [msgspec.json.encode(name) for name in names]
    for aside in path.parent.glob(f"{path.name}*{DAMAGED}"):
        with suppress(OSError):
            content = read_whole(aside)
            if any(name in content for name in written):
                aside.unlink()
