"""Which sheep the seats of a table have: that of the person, as far as all sheep at the table differ."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Protocol

from tide_gui.characters import PERSON
from tide_gui.people.directory import SHEEP, Directory
from tide_gui.rules.game import Seat


class Seated(Protocol):
    """Who sits on a seat."""

    @property
    def name(self) -> str: ...

    @property
    def player(self) -> str: ...


def sheep_at_table(seats: Sequence[Seated], directory: Directory) -> tuple[int, ...]:
    """Return a sheep for each possible seat, all different.

    First people get the sheep that they chose, earlier seats before later ones. Then seats keep their usual
    sheep, unless somebody has it now.
    """
    usual = ((seat, seat) for seat in range(SHEEP))
    worn: dict[Seat, int] = {}
    for seat, sheep in (*_chosen(seats, directory), *usual, *product(range(SHEEP), repeat=2)):
        if seat not in worn and sheep not in worn.values():
            worn[seat] = sheep
    return tuple(worn[seat] for seat in range(SHEEP))


def _chosen(seats: Sequence[Seated], directory: Directory) -> Iterator[tuple[Seat, int]]:
    for seat, seated in enumerate(seats[:SHEEP]):
        sheep = directory.sheep.get(directory.person(seated.name))
        if seated.player == PERSON and sheep is not None:
            yield seat, sheep
