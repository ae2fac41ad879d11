"""Takes the name of a person out of a record: the only change that is ever made to a finished game."""

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import count
from typing import Any

import msgspec

from tide_gui.characters import PERSON, is_person
from tide_gui.people.directory import SOMEBODY
from tide_gui.rules.game import Seat
from tide_gui.table.names import composed, name_key
from tide_gui.table.record import DECODE_ERRORS, Record, Takeover, read_record
from tide_gui.table.title import entitled, is_title, title_in


def without_names(page: bytes, names: Collection[str], file: str) -> bytes:
    """Return the record with other names for these people in its first line; the other lines stay.

    The names in the record may have other spellings.

    UnreadableRecord if one of them is in it and it cannot be read.
    """
    line, _, rest = page.partition(b"\n")
    if not any(mentions(part, names) for part in (page, _unescaped(line))):
        return page
    record, keys = read_record(page, file), set(map(name_key, names))
    gone = [
        at
        for at, seated in enumerate(record.seats)
        if name_key(seated.name) in keys and _was_person(record, at)
    ]
    if not gone:
        return page
    free = _free({seated.name for at, seated in enumerate(record.seats) if at not in gone})
    instead = dict(zip(gone, free, strict=False))
    return bytes(msgspec.json.encode(_renamed(msgspec.json.decode(line), record, instead))) + b"\n" + rest


def mentions(page: bytes, names: Collection[str]) -> bool:
    """Whether one of these names is a text in this JSON, in whatever spelling."""
    text = name_key(page.decode(errors="replace"))
    return any(name_key(msgspec.json.encode(name).decode()) in text for name in names)


def _unescaped(line: bytes) -> bytes:
    """Return the first line as this program writes it; others may write any letter as an escape."""
    if b"\\" not in line:
        return line
    try:
        return bytes(msgspec.json.encode(msgspec.json.decode(line)))
    except DECODE_ERRORS:
        return line


def _was_person(record: Record, seat: Seat) -> bool:
    """Whether a person ever played the seat."""
    return is_person(record.seats[seat]) or any(
        isinstance(entry, Takeover) and (entry.seat, entry.player) == (seat, PERSON)
        for entry in record.entries
    )


def _renamed(header: dict[str, Any], record: Record, instead: Mapping[Seat, str]) -> dict[str, Any]:
    """Give seats other names, in the title, too; `header` has also fields that this program does not know."""
    title = title_in(record.extra)
    for seat, name in instead.items():
        header["seats"][seat]["name"] = name
        title = _with_word(title, record.seats[seat].name, name)
    if title != title_in(record.extra):
        header["extra"] = entitled(header["extra"], title if is_title(title) else "")
    return header


def _with_word(title: str, name: str, instead: str) -> str:
    """Return the title with another word for a name, in whatever case, but not within a longer word."""
    spelled = r"\s+".join(map(re.escape, composed(name).split() or [name]))
    word = rf"(?<!\w){spelled}(?!\w)"
    changed, found = re.subn(word, instead, composed(title), flags=re.IGNORECASE)
    return changed if found else title


def _free(taken: Collection[str]) -> Iterator[str]:
    """Yield `Somebody`, `Somebody 2` and so on, but no name that another seat has."""
    if SOMEBODY not in taken:
        yield SOMEBODY
    yield from (name for number in count(2) if (name := f"{SOMEBODY} {number}") not in taken)
