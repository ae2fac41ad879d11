"""The title that people give a game: kept under a key in `extra`, in the header of its record."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tide_gui.rules.quoting import plain
from tide_gui.table.record import (
    DECODE_ERRORS,
    UnreadableRecord,
    damaged_header,
    decoding_fault,
    read_header,
)

TITLE = "title"  # the key in `extra`
LONGEST_TITLE = 60  # letters


def is_title(text: str) -> bool:
    """Whether a game can have this title: a few plain letters."""
    return 0 < len(text) <= LONGEST_TITLE and plain(text) == text and text == text.strip()


def title_in(extra: Mapping[str, Any]) -> str:
    """Return the title of a game; empty if it has none, or one that is no title."""
    title = extra.get(TITLE)
    return title if isinstance(title, str) and is_title(title) else ""


def entitled(extra: Mapping[str, Any], title: str) -> dict[str, Any]:
    """Return `extra` with this title; an empty one takes the title away."""
    others = {key: value for key, value in extra.items() if key != TITLE}
    return others | {TITLE: title} if title else others


def retitled(page: bytes, name: str, title: str) -> bytes:
    """Return a record with another title; all lines after the header stay as they are, byte for byte.

    Only the header is read, so that a game that this program cannot play can be given a title, too.
    """
    first, line_break, entries = page.partition(b"\n")
    header = read_header(first, name)
    try:
        fields = msgspec.json.decode(first, type=dict[str, Any])
        extra = entitled(header.extra, title)
        kept = {key: value for key, value in fields.items() if key != "extra"}
        written = msgspec.json.encode(kept | {"extra": extra} if extra else kept)
    except DECODE_ERRORS as error:  # what a newer program wrote may be damaged, too
        raise UnreadableRecord(name, 1, damaged_header(decoding_fault(error))) from error
    return written + line_break + entries
