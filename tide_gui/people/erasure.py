"""Takes the name of a person out of a record: the only change that is ever made to a finished game."""

from collections.abc import Collection, Iterator
from itertools import count

import msgspec

from tide_gui.people.directory import SOMEBODY
from tide_gui.presentation.player_text import PERSON
from tide_gui.table.record import Header, read_record


def without_names(page: bytes, names: Collection[str], file: str) -> bytes:
    """Return the record with other names for these people in its first line; all else stays as it is.

    UnreadableRecord if one of them is in it and it cannot be read.
    """
    if not any(msgspec.json.encode(name) in page for name in names):
        return page
    read_record(page, file)
    line, _, rest = page.partition(b"\n")
    seats = msgspec.json.decode(line, type=Header).seats
    gone = [at for at, seated in enumerate(seats) if seated.player == PERSON and seated.name in names]
    if not gone:
        return page
    header = msgspec.json.decode(line)  # with the fields that this program does not know
    free = _free({seated.name for at, seated in enumerate(seats) if at not in gone})
    for at, name in zip(gone, free, strict=False):
        header["seats"][at]["name"] = name
    return bytes(msgspec.json.encode(header)) + b"\n" + rest


def _free(taken: Collection[str]) -> Iterator[str]:
    """Yield `Somebody`, `Somebody 2` and so on, but no name that another seat has."""
    if SOMEBODY not in taken:
        yield SOMEBODY
    yield from (name for number in count(2) if (name := f"{SOMEBODY} {number}") not in taken)
