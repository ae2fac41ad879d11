"""Takes the name of a person out of a record: the only change that is ever made to a finished game."""

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import count
from typing import Any

import msgspec

from tide_gui.characters import PERSON, is_person
from tide_gui.people.directory import SOMEBODY
from tide_gui.people.guests import guests_in
from tide_gui.rules.game import Seat
from tide_gui.table.names import composed, name_key
from tide_gui.table.record import DECODE_ERRORS, Record, Takeover, read_record
from tide_gui.table.title import entitled, is_title, title_in

NAME_START, NAME_END = re.compile(r"(?<!\w)(?=\S)"), re.compile(r"(?<=\S)(?!\w)")


def without_names(page: bytes, names: Collection[str], file: str) -> bytes:
    """Return the record with other names for these people in its first line; the other lines stay.

    The names in the record may have other spellings.

    UnreadableRecord if one of them is in it and it cannot be read.
    """
    line, _, rest = page.partition(b"\n")
    if not any(mentions(part, names) for part in (page, _unescaped(line))):
        return page
    record, keys = read_record(page, file), set(map(name_key, names))
    guests = guests_in(record.extra)  # nobody's, whatever the person was called
    gone = [
        at
        for at, seated in enumerate(record.seats)
        if name_key(seated.name) in keys and _was_person(record, at) and at not in guests
    ]
    if not gone:
        return page
    free = _free({seated.name for at, seated in enumerate(record.seats) if at not in gone})
    instead = dict(zip(gone, free, strict=False))
    header = _renamed(msgspec.json.decode(line), record, instead, keys)
    return bytes(msgspec.json.encode(header)) + b"\n" + rest


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


def _renamed(
    header: dict[str, Any], record: Record, instead: Mapping[Seat, str], keys: Collection[str]
) -> dict[str, Any]:
    """Give seats other names, in the title, too; `header` has also fields that this program does not know.

    `keys` are of all names of the person, who may have another one in the title.
    """
    spelled = dict.fromkeys(keys, next(iter(instead.values())))
    for seat, name in instead.items():
        header["seats"][seat]["name"] = spelled[name_key(record.seats[seat].name)] = name
    title = _with_words(title_in(record.extra), spelled)
    if title != title_in(record.extra):
        header["extra"] = entitled(header["extra"], title if is_title(title) else "")
    return header


def _with_words(title: str, spelled: Mapping[str, str]) -> str:
    """Return the title with other words for the names of these keys, but not within a longer word."""
    words, at = composed(title), 0
    while at < len(words):
        if end := _end_of_name(words, at, spelled):
            instead = spelled[name_key(words[at:end])]
            words = title = words[:at] + instead + words[end:]
            at += len(instead)
        else:
            at += 1
    return title


def _end_of_name(words: str, start: int, keys: Collection[str]) -> int | None:
    """Return where the longest name ends that begins here; None if none does."""
    if not NAME_START.match(words, start):
        return None
    ends = [end.start() for end in NAME_END.finditer(words, start + 1)]
    return next((end for end in reversed(ends) if name_key(words[start:end]) in keys), None)


def _free(taken: Collection[str]) -> Iterator[str]:
    """Yield `Somebody`, `Somebody 2` and so on, but no name that another seat has."""
    if SOMEBODY not in taken:
        yield SOMEBODY
    yield from (name for number in count(2) if (name := f"{SOMEBODY} {number}") not in taken)
