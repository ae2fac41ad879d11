"""Compare the curves of reviews with the games that were won: `python tests/bench/outlook.py GAME`.

Every deal is played by equals, experts by default; `--level strong` is quicker. Each share of each seat at
each moment, or with `--every 3` at each third one, is a told chance. All intervals are clustered by deal.
The last line says which stretch of the log odds, besides the one that the game has, would bring the slope of
all moments to 1: fit it on deals of its own, and look at it on others.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))  # measure this checkout, whatever is installed

import numpy as np
from bench.calibration import FRESH, THIRDS, Floats, Told, cast, joined, slope, table

from tide_gui.bots import whole_games
from tide_gui.bots.calibration import stretched
from tide_gui.bots.outlooks import outlook_of
from tide_gui.bots.roster import bot_for
from tide_gui.characters import Level, level_of
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import chosen_options

STRETCHES = np.geomspace(0.2, 5, 161)


class Company(NamedTuple):
    """Equals at a table."""

    game: str
    seats: int
    level: Level
    options: tuple[str, ...] = ()

    def seated(self, deal: int) -> list[str]:
        """Return the players of a deal; over the deals everybody sits everywhere."""
        names = cast(self.game, {self.level})
        return [names[(deal + seat) % len(names)] for seat in range(self.seats)]


class Curves(NamedTuple):
    """The shares of all seats at the moments of a game (moments x seats), the thirds, and the result."""

    shares: Floats
    third: Floats
    won: Floats
    deal: int

    def told(self) -> Told:
        """Return each share as a told chance."""
        moments, seats = self.shares.shape
        won, third = np.tile(self.won, moments), np.repeat(self.third, seats)
        alike = np.ones(len(won))
        return Told(self.shares.ravel(), won, third, self.deal * alike, alike / seats)


def curves_of(company: Company, deal: int, every: int = 1) -> Curves:
    """Play a deal and look at the moments between two turns, or only at every so many of them."""
    game, players = game_called(company.game), company.seated(deal)
    bots, levels = [bot_for(player, company.game) for player in players], tuple(map(level_of, players))
    options = chosen_options(game, dict.fromkeys(company.options, True))
    states: list[Any] = [state for state, _ in whole_games.turns(game, bots, deal, levels, options)]
    outcome = game.outcome(states.pop())
    shares = np.array(outlook_of(company.game)(states[::every]))
    third = (np.arange(len(states)) * THIRDS // len(states))[::every]
    won = np.array([outcome.share(seat) for seat in range(company.seats)])
    return Curves(shares, third.astype(float), won, deal)


def report(curves: Sequence[Curves], seats: int) -> Iterator[str]:
    """Yield the lines about some games."""
    told = joined([each.told() for each in curves])
    yield from table(told, seats)
    found = slope(told)
    yield f"  slope of all: {found.mean:.2f} ± {found.half:.2f}"
    yield f"  slope 1 with a stretch of {best_stretch(curves):.2f}"


def best_stretch(curves: Sequence[Curves]) -> float:
    """Return the stretch with which the slope of all moments is nearest to 1."""
    shares = np.concatenate([each.shares for each in curves])
    won = np.concatenate([np.tile(each.won, (len(each.shares), 1)) for each in curves])
    leads = [stretched(shares, stretch) - 1 / shares.shape[1] for stretch in STRETCHES]
    slopes = np.array([(lead * won).sum() / (lead**2).sum() for lead in leads])
    return float(STRETCHES[np.abs(slopes - 1).argmin()])


def main(argv: Sequence[str] | None = None) -> None:
    """Play and print a table for every number of seats."""
    chosen = _arguments(argv)
    first = chosen.first or SystemRandom().choice(FRESH)
    deals = range(first, first + chosen.deals)
    print(f"deals {first} to {deals[-1]}, {chosen.level} players")
    for seats in chosen.seats or game_called(chosen.game).seats:
        company = Company(chosen.game, seats, Level(chosen.level), tuple(chosen.option))
        with get_context("spawn").Pool(chosen.workers) as pool:
            curves = pool.starmap(curves_of, [(company, deal, chosen.every) for deal in deals], chunksize=1)
        print(f"{seats} seats, {chosen.deals} deals:")
        print("\n".join(report(curves, seats)), flush=True)


def _arguments(argv: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description="Compare the curves of reviews with the games that were won.")
    parser.add_argument("game", help="the game")
    parser.add_argument("--seats", type=int, nargs="+", metavar="N", help="only so many seats (all)")
    parser.add_argument("--deals", type=int, default=400, metavar="N", help="deals for each table (400)")
    parser.add_argument("--level", default=Level.EXPERT, choices=list(Level), help="who plays (expert)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help="a house option")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth moment (1)")
    parser.add_argument("--first", type=int, metavar="K", help="the first deal (fresh ones)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (1)")
    return parser.parse_args(argv)


if __name__ == "__main__":
    main()
