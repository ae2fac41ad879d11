"""Guests: people who gave no name. A record notes their seats.

Former versions knew none, so without the note `Guest` is a name like any other.
Records are in English; where people read names, whoever has none is called so in their language.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tide_gui.characters import is_person
from tide_gui.people.directory import GUEST, SOMEBODY, is_guest
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat
from tide_gui.table.names import name_key
from tide_gui.table.record import Record, SeatedPlayer

GUESTS = "guests"  # the key in `extra`
NONE: frozenset[Seat] = frozenset()
NAMELESS = re.compile(rf"({GUEST}|{SOMEBODY})(?: ([0-9]+))?")


def with_guests(record: Record) -> Record:
    """Return the record of a new game with a note of its guests."""
    guests = [seat for seat, each in enumerate(record.seats) if is_person(each) and is_guest(each.name)]
    return replace(record, extra={**record.extra, GUESTS: guests}) if guests else record


def guests_in(extra: Mapping[str, Any]) -> frozenset[Seat]:
    """Return the seats of guests."""
    noted = extra.get(GUESTS)
    return frozenset(seat for seat in noted if isinstance(seat, int)) if isinstance(noted, list) else NONE


def names_now(
    seats: Sequence[SeatedPlayer], extra: Mapping[str, Any], called: Callable[[str], str]
) -> tuple[str, ...]:
    """Return the names of the seats, those of people as they are called now."""
    guests = guests_in(extra)
    return tuple(
        called(each.name) if is_person(each) and seat not in guests else each.name
        for seat, each in enumerate(seats)
    )


def shown_names(names: Sequence[str], guests: Collection[Seat], translate: Translate) -> tuple[str, ...]:
    """Return the names of the seats as people read them; one that would then be like another stays."""
    shown = [_shown(name, translate, guest=seat in guests) for seat, name in enumerate(names)]
    pairs = list(zip(map(name_key, shown), map(name_key, names), strict=True))
    meant = Counter(key for key, _ in set(pairs))  # how many names are shown alike
    return tuple(
        each if meant[key] == 1 else name for each, name, (key, _) in zip(shown, names, pairs, strict=True)
    )


def _shown(name: str, translate: Translate, *, guest: bool) -> str:
    nameless = NAMELESS.fullmatch(name)
    if nameless is None:
        return name
    word, number = nameless.groups()
    if word == SOMEBODY:
        return _erased_text(number, translate)
    return _guest_text(number, translate) if guest else name


def _guest_text(number: str | None, translate: Translate) -> str:
    if number is None:
        return translate("People", "Guest", "the name of a player who gave none")
    text = translate("People", "Guest {number}", "the name of another player who gave none")
    return text.format(number=number)


def _erased_text(number: str | None, translate: Translate) -> str:
    if number is None:
        return translate("People", "Somebody", "the name of a player who was erased")
    text = translate("People", "Somebody {number}", "the name of another player who was erased")
    return text.format(number=number)
