"""Compare the chances that experts tell with the games they win: `python tests/bench/calibration.py GAME`.

Every deal is played once among equals (experts alone) and once in a mixed field (one expert among lower
levels); the pool is both together. The deals are fresh ones by default. All experts are listened to; each
answer weighs one over their number. Answers of one deal depend on each other, so all intervals are clustered
by deal. The experts know the levels of the others, as at a table with bots; `--strangers` keeps them from it,
as at a table with people.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from random import SystemRandom
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))  # measure this checkout, whatever is installed

import numpy as np
from numpy.typing import NDArray

from tide_gui.bots import whole_games
from tide_gui.bots.intervals import NORMAL_95
from tide_gui.bots.roster import bot_for, characters_for
from tide_gui.characters import Level, level_of
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import chosen_options

CLASSES, THIRDS = 10, 3
ENOUGH = 100  # games that a class needs to count
LOWER = set(Level) - {Level.EXPERT, Level.RANDOM}
FRESH = range(10**9, 10**12)  # deals that nothing else uses

Floats = NDArray[np.float64]


class Told(NamedTuple):
    """Chances that experts told, each with what came of it, the third of its game, the deal, and a weight."""

    chance: Floats
    won: Floats
    third: Floats
    deal: Floats
    weight: Floats

    def where(self, chosen: NDArray[np.bool_]) -> "Told":
        return Told(*(part[chosen] for part in self))


class Mean(NamedTuple):
    """A mean, and half its 95 % interval."""

    mean: float
    half: float


# -- figures -------------------------------------------------------------------------------------


def clustered(values: Floats, told: Told) -> Mean:
    """Return the mean of values, one for each answer, that depend on each other within a deal."""
    mean = float(np.average(values, weights=told.weight))
    return Mean(mean, _half(values - mean, told, float(told.weight.sum())))


def slope(told: Told) -> Mean:
    """Return how much the won games grow with the told chance: 1 is right, less is too extreme."""
    chance, won = (part - np.average(part, weights=told.weight) for part in (told.chance, told.won))
    whole = float((told.weight * chance**2).sum())
    found = float((told.weight * chance * won).sum()) / whole
    return Mean(found, _half(chance * (won - found * chance), told, whole))


def _half(parts: Floats, told: Told, whole: float) -> float:
    _, cluster = np.unique(told.deal, return_inverse=True)
    sums = np.bincount(cluster, told.weight * parts)
    more = len(sums) / max(len(sums) - 1, 1)
    return float(NORMAL_95 * np.sqrt(more * (sums**2).sum()) / whole)


def brier(told: Told, par: float) -> tuple[Mean, Mean]:
    """Return the mean squared error of the told chance, and of always telling par."""
    return tuple(clustered((guess - told.won) ** 2, told) for guess in (told.chance, par))  # type: ignore[return-value]


def classes(told: Told) -> Iterator[tuple[Told, int]]:
    """Yield the answers of each class of chances that enough games told, with the number of games."""
    number = np.minimum((told.chance * CLASSES).astype(int), CLASSES - 1)
    for each in range(CLASSES):
        some = told.where(number == each)
        if (games := len(np.unique(some.deal))) >= ENOUGH:
            yield some, games


def mean_gap(told: Told) -> float | None:
    """Return how far told and won are apart, as the mean over the classes; None without classes."""
    gaps = [abs(np.average(some.chance - some.won, weights=some.weight)) for some, _ in classes(told)]
    return float(np.mean(gaps)) if gaps else None


def table(told: Told, seats: int) -> Iterator[str]:
    """Yield the lines of the report."""
    for some, games in classes(told):
        chance = np.average(some.chance, weights=some.weight)
        yield f"  told {100 * chance:5.1f} %  won {_percent(clustered(some.won, some))}  in {games} games"
    if (gap := mean_gap(told)) is not None:
        yield f"  mean gap {100 * gap:.1f} points"
    for third in range(THIRDS):
        found = slope(told.where(told.third == third))
        yield f"  slope in third {third + 1}: {found.mean:.2f} ± {found.half:.2f}"
    mine, par = brier(told, 1 / seats)
    yield f"  Brier score {mine.mean:.4f} ± {mine.half:.4f}, of par {par.mean:.4f} ± {par.half:.4f}"


def _percent(found: Mean) -> str:
    return f"{100 * found.mean:5.1f} ± {100 * found.half:.1f} %"


# -- games ---------------------------------------------------------------------------------------


class Field(NamedTuple):
    """Who plays what: experts alone, or one expert among lower levels; strangers know no levels."""

    game: str
    seats: int
    mixed: bool
    strangers: bool = False
    options: tuple[str, ...] = ()

    def seated(self, deal: int) -> tuple[str, ...]:
        """Return the players of a deal; over the deals everybody sits everywhere."""
        experts = cast(self.game, {Level.EXPERT})
        others = cast(self.game, LOWER) if self.mixed else experts[1:] + experts[:1]
        first = deal % len(others)
        players = [experts[deal % len(experts)], *(others[first:] + others[:first])][: self.seats]
        return (*players[deal % self.seats :], *players[: deal % self.seats])


def cast(game: str, levels: Collection[Level]) -> tuple[str, ...]:
    return tuple(name for name in characters_for(game) if level_of(name) in levels)


def told_in(field: Field, deal: int) -> Told:
    """Play a deal and return what its experts told."""
    game, players = game_called(field.game), field.seated(deal)
    bots = [bot_for(player, field.game) for player in players]
    levels = () if field.strangers else tuple(map(level_of, players))
    options = chosen_options(game, dict.fromkeys(field.options, True))
    told = whole_games.told_in(game, bots, deal, levels, options)
    experts = {seat for seat, player in enumerate(players) if level_of(player) is Level.EXPERT}
    mine = [each for each in told if each.ask.seat in experts]
    turn, chance, won = np.array([(each.ask.turn, each.chance, each.won) for each in mine]).T
    third = turn * THIRDS // (turn.max() + 1)
    return Told(chance, won, third, np.full(len(mine), float(deal)), np.full(len(mine), 1 / len(experts)))


def joined(parts: Iterable[Told]) -> Told:
    return Told(*map(np.concatenate, zip(*parts, strict=True)))


# -- the command ---------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> None:
    """Play and print a table for every number of seats and field."""
    chosen = _arguments(argv)
    game = game_called(chosen.game)
    first = chosen.first or SystemRandom().choice(FRESH)
    print(f"deals {first} to {first + chosen.deals - 1}")
    for seats in chosen.seats or game.seats:
        deals = range(first, first + chosen.deals)
        parts = dict(_fields(chosen, seats, deals))
        for name, told in {**parts, "pool": joined(parts.values())}.items():
            print(f"{seats} seats, {name}, {chosen.deals} deals:")
            print("\n".join(table(told, seats)), flush=True)


def _fields(chosen: Namespace, seats: int, deals: range) -> Iterator[tuple[str, Told]]:
    equals = Field(chosen.game, seats, False, chosen.strangers, tuple(chosen.option))
    yield "equals", joined(told_in(equals, deal) for deal in deals)
    if cast(chosen.game, LOWER):
        yield "mixed", joined(told_in(equals._replace(mixed=True), deal) for deal in deals)


def _arguments(argv: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description="Compare the chances that experts tell with the games they win.")
    parser.add_argument("game", help="the game")
    parser.add_argument("--seats", type=int, nargs="+", metavar="N", help="only so many seats (all)")
    parser.add_argument("--deals", type=int, default=400, metavar="N", help="deals for each table (400)")
    parser.add_argument("--strangers", action="store_true", help="nobody knows the levels of the others")
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help="a house option")
    parser.add_argument("--first", type=int, metavar="K", help="the first deal (fresh ones)")
    return parser.parse_args(argv)


if __name__ == "__main__":
    main()
