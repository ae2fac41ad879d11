"""Guests: people who gave no name. A record notes their seats.

Former versions knew none, so without the note `Guest` is a name like any other.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tide_gui.characters import is_person
from tide_gui.people.directory import is_guest
from tide_gui.rules.game import Seat
from tide_gui.table.record import Record, SeatedPlayer

GUESTS = "guests"  # the key in `extra`
NONE: frozenset[Seat] = frozenset()


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
