"""In which ways a game is tried: numbers of seats and house options."""

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, dataclass, fields
from itertools import combinations, product
from typing import Any

from tide_gui.registry import MOST_SEATS
from tide_gui.rules.catalog import AnyGame
from tide_gui.rules.game import Seat, chosen_options
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.table.table import Table

NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")
LEAST_SEATS = 2
Value = tuple[str, int]


@dataclass(frozen=True)
class Setting:
    """A game with a number of seats and chosen options."""

    game: AnyGame
    seats: int
    options: tuple[tuple[str, bool], ...] = ()

    def __str__(self) -> str:
        """Return a text short enough for the name of a test."""
        return "-".join([self.game.key, str(self.seats), *(name for name, chosen in self.options if chosen)])

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.seats]

    def record(self, deal: int = 0) -> Record:
        """Return the record of a new game between drifters."""
        players = tuple(SeatedPlayer(name, "drifter") for name in self.names)
        return Record(self.game.key, dict(self.options), deal, players)

    def viewers(self) -> tuple[Seat | None, ...]:
        """Return all seats, and None for an onlooker."""
        return (*range(self.seats), None)

    def start(self) -> Any:
        """Return the state before the first deal."""
        return self.game.start(self.seats, chosen_options(self.game, dict(self.options)))

    def table(self, deal: int = 0) -> Table[Any, Any, Any, Any]:
        """Return a table where only the first deal has happened."""
        return Table(self.game, self.record(deal))


def settings_of(game: AnyGame) -> list[Setting]:
    """Return every number of seats with every choice of options."""
    names = [field.name for field in fields(game.options_type)]
    chosen = [tuple(zip(names, values, strict=True)) for values in product((False, True), repeat=len(names))]
    return [Setting(game, seats, options) for seats in game.seats for options in chosen]


def wrong_seats(game: AnyGame) -> Iterator[str]:
    """Yield a sentence if a game is for numbers of seats that no table has."""
    seats, possible = tuple(game.seats), range(LEAST_SEATS, MOST_SEATS + 1)
    if not seats or seats != tuple(number for number in possible if number in seats):
        yield f"a table has {LEAST_SEATS} to {MOST_SEATS} seats, and `seats` of the game is {game.seats}"


def wrong_options(game: AnyGame) -> Iterator[str]:
    """Yield a sentence for each house option that is no switch."""
    for field in fields(game.options_type):
        if field.type not in (bool, "bool"):
            yield f"the option `{field.name}` is no `bool`"
        elif field.default is MISSING:
            yield f"the option `{field.name}` has no default"


def pairwise(settings: Iterable[Setting]) -> list[Setting]:
    """Return fewer settings of a game, in which every pair of seats and options still occurs."""
    rest = {setting: set(_pairs(setting)) for setting in settings}
    kept = []
    while rest:
        best = max(rest, key=lambda setting: len(rest[setting]))
        seen = rest.pop(best)
        kept.append(best)
        rest = {setting: left for setting, pairs in rest.items() if (left := pairs - seen)}
    return kept


def _pairs(setting: Setting) -> Iterator[tuple[Value, ...]]:
    values: list[Value] = [("seats", setting.seats), *setting.options]
    return combinations(values, min(2, len(values)))
