"""The file of what is remembered of people besides the records."""

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec

from tide_gui.error_text import damaged_file
from tide_gui.people.directory import VERSION, Directory
from tide_gui.people.erasure import mentions
from tide_gui.store.files import files_in, in_turn, read_whole
from tide_gui.store.versioned_file import (
    DAMAGED,
    Unreadable,
    fault_in,
    read_versioned,
    set_aside,
    write_versioned,
)
from tide_gui.table.record import decoding_fault
from tide_gui.table.unknown_fields import NOTHING, Unknown


class UnreadablePeople(Unreadable):
    """The file of the people cannot be read; it is left as it is."""


@dataclass(frozen=True, slots=True)
class KeptPeople:
    """The directory, and the unknown fields that a newer program wrote."""

    directory: Directory
    unknown: Unknown = field(default_factory=dict)


NOBODY_YET = KeptPeople(Directory())


def read_people(path: Path) -> KeptPeople:
    """Return what is remembered; UnreadablePeople if the file cannot be read."""
    found = read_versioned(path, VERSION, partial(msgspec.convert, type=Directory), UnreadablePeople)
    if found is None:
        return NOBODY_YET
    try:
        return KeptPeople(checked(found[0].composed()), found[1])
    except msgspec.ValidationError as error:  # some names grow when they are composed
        raise UnreadablePeople(damaged_file(path.name, decoding_fault(error))) from error


def checked(directory: Directory) -> Directory:
    """Return the same; ValidationError if it could not be read back."""
    return msgspec.convert(msgspec.to_builtins(directory), Directory)


def change_people(
    path: Path, change: Callable[[Directory], Directory], unknown: Unknown = NOTHING
) -> Directory:
    """Change what the file says, perhaps by another window; return it. Set aside a file that is damaged.

    UnreadablePeople if a newer program wrote it.
    `unknown` are fields of a newer program to be added; those that the file has stay.
    """
    with in_turn(path):
        try:
            kept = read_people(path)
        except UnreadablePeople as fault:
            set_aside(path, fault)
            kept = NOBODY_YET
        directory = checked(change(kept.directory))
        write_versioned(path, directory, {**unknown, **kept.unknown})
    return directory


def forget_unreadable(path: Path, read: Callable[[Path], object], names: Collection[str]) -> bool:
    """Remove the file if it is damaged, and those set aside, where they have one of these names, if possible.

    Return whether the file of a newer program has one of them: it stays.
    """
    remove_naming(path.parent, f"{path.name}*{DAMAGED}", names)
    fault = fault_in(path, read)
    if fault and fault.newer:
        return any(naming([path], names))
    if fault:
        remove_naming(path.parent, path.name, names)
    return False


def remove_naming(folder: Path, pattern: str, names: Collection[str]) -> None:
    """Remove the files of this pattern that have one of these names, as far as possible."""
    for file in naming(files_in(folder, pattern), names):
        with suppress(OSError):
            file.unlink()


def naming(files: Iterable[Path], names: Collection[str]) -> Iterator[Path]:
    """Yield the files that have one of these names; those that cannot be examined are left out."""
    for file in files:
        with suppress(OSError):
            if mentions(read_whole(file), names):
                yield file
