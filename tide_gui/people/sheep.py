"""Which sheep the seats of a table have: that of the person, as far as all sheep at the table differ."""

from collections.abc import Sequence
from itertools import product
from typing import Protocol

from tide_gui.characters import people_among
from tide_gui.people.directory import SHEEP, Directory, is_nobody
from tide_gui.rules.game import Seat
from tide_gui.table.names import name_key


class Seated(Protocol):
    """Who sits on a seat."""

    @property
    def name(self) -> str: ...

    @property
    def player(self) -> str: ...


def sheep_at_table(seats: Sequence[Seated], directory: Directory) -> tuple[int, ...]:
    """Return a sheep for each possible seat, all different; that of a person does not depend on the seat.

    First people have their own sheep, then others one that nobody has, both in the order of their names. Bots
    have what is left, in the order of their seats.
    """
    people = sorted(_people(seats), key=lambda seat: name_key(seats[seat].name))
    found = ((seat, directory.sheep_of(seats[seat].name)) for seat in people)
    own = ((seat, sheep) for seat, sheep in found if sheep is not None)
    new = product(people, (sheep for sheep in range(SHEEP) if sheep not in directory.sheep.values()))
    left = (*product(people, range(SHEEP)), *product(range(SHEEP), repeat=2))
    worn: dict[Seat, int] = {}
    for seat, sheep in (*own, *new, *left):
        if seat not in worn and sheep not in worn.values():
            worn[seat] = sheep
    return tuple(worn[seat] for seat in range(SHEEP))


def with_faces(directory: Directory, seats: Sequence[Seated]) -> Directory:
    """Let the people who sit down keep the sheep that they have now; who gave no name keeps none."""
    worn = sheep_at_table(seats, directory)
    for seat in _people(seats):
        name = seats[seat].name
        if not is_nobody(name) and directory.sheep_of(name) is None:
            directory = directory.with_sheep(directory.person(name), worn[seat])
    return directory


def _people(seats: Sequence[Seated]) -> list[Seat]:
    return people_among(seated.player for seated in seats[:SHEEP])
