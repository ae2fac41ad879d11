"""What the expert's choices led to in the deals as they were: `python tests/bench/onda/true_deals.py`.

`decisions.py` draws the hands of others, and what is drawn may be weaker or stronger than what players keep.
Here all decisions of many games of experts are played out in their own deals to the end of the round,
all seats by the net: with what the expert chose, and with the best option of each other kind by the net.
One deal says little about one decision, the mean of many says which kind of choice is wrong. It is chosen
without knowing the deal, so chance makes nothing better than it is.

Each line says how much better a kind of choice was than another kind, and what the net says about it. The
last round of a game is left out. Intervals are those of 95 % over deals.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported: one core per process
sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[3]))  # measure this checkout, whatever is installed

import numpy as np
from bench.calibration import FRESH
from bench.findings import progress
from bench.onda.decisions import (
    KINDS,
    SEED_BITS,
    at_least_1,
    in_cells,
    kind_of,
    lead_at_end,
    mean_text,
    met,
    promised_by,
)

from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.expert import RULES
from tide_gui.bots.onda.from_rulebook import rounds_of
from tide_gui.bots.workplace import HERE, in_order
from tide_gui.cli.errors import Failed
from tide_gui.cli.workers import Processes, unwinding
from tide_gui.rules.onda.state import State

HEAD = ("chosen", "instead of", "decisions", "better by", "the net says")
FEWEST = 10  # decisions of a line


class Instead(NamedTuple):
    """How much more the choice led to than the best option of another kind, and how much the net promised."""

    deal: int
    chosen: str
    other: str
    better: float
    promised: float


def of_deal(seats: int, deal: int) -> list[Instead]:
    """Let experts play a deal, and compare each choice with the best of all other kinds."""
    net, states, pairs = experience().net, list[State](), list[tuple[int, int, float]]()
    for decision in met(seats, deal):
        promised = promised_by(net, rounds_of([decision.state]), decision.options)
        chosen = decision.chosen
        for other in _others(chosen, sorted(promised, key=promised.__getitem__)):
            states.append(decision.state)
            pairs.append((chosen, other, promised[chosen] - promised[other]))
    chosen, others, gains = zip(*pairs, strict=True)
    rounds = rounds_of(states)
    better = lead_at_end(net, rounds, np.array(chosen)) - lead_at_end(net, rounds, np.array(others))
    rows = zip(map(kind_of, chosen), map(kind_of, others), better.tolist(), gains, strict=True)
    return [Instead(deal, *row) for row in rows]


def _others(chosen: int, disliked_first: Sequence[int]) -> list[int]:
    best = {kind_of(option): option for option in disliked_first}
    return [option for kind, option in best.items() if kind != kind_of(chosen)]


def report(found: Sequence[Instead]) -> Iterator[str]:
    """Yield a line for each kind of choice and each other kind that was possible often enough."""
    yield in_cells(HEAD, HEAD)
    for chosen in KINDS:
        for other in KINDS:
            some = [each for each in found if (each.chosen, each.other) == (chosen, other)]
            if len(some) >= FEWEST:
                better = mean_text([(each.deal, each.better) for each in some])
                promised = mean_text([(each.deal, each.promised) for each in some])
                yield in_cells(HEAD, (chosen, other, str(len(some)), better, promised))


def main(argv: Sequence[str] | None = None) -> None:
    """Play, and print a table for all numbers of seats together."""
    parser = ArgumentParser(description="Compare choices of Onda's expert with others in the true deals.")
    add = parser.add_argument
    add("--seats", type=int, nargs="+", default=[3, 4, 5], choices=RULES.seats, help="seats (3 4 5)")
    add("--games", type=at_least_1, default=40, metavar="N", help="games for each number of seats (40)")
    add("--seed", type=int, metavar="S", help="draws the deals (another one each time)")
    add("--jobs", type=at_least_1, default=1, metavar="J", help="processes (1)")
    chosen = parser.parse_args(argv)
    seed = SystemRandom().getrandbits(SEED_BITS) if chosen.seed is None else chosen.seed
    first = Random(seed).choice(FRESH)
    print(f"seed {seed}: deals {first} to {first + chosen.games - 1}", flush=True)
    place = Processes(chosen.jobs) if chosen.jobs > 1 else HERE
    found: list[Instead] = []
    try:
        with unwinding():
            for seats in chosen.seats:
                deals = range(first, first + chosen.games)
                for number, some in enumerate(in_order(place.done(of_deal, seats, deals)), start=1):
                    found += some
                    progress(f"{seats} seats: {number} of {chosen.games} games")
    except (Failed, PlayerFault) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("stopped")
    finally:
        progress("")
    print("\n".join(report(found)))


if __name__ == "__main__":
    main()
