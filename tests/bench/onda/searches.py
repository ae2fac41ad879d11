"""How Onda's expert should search: `python tests/bench/onda/searches.py`.

At some decisions of experts on fresh deals each search chooses several times. What was chosen is played out
to the end of the round in many worlds, the same for all searches. The table says by how much more lead in
points a decision each search chooses than the expert does, by the shortest hand, and how long it takes. All
choices of a decision are valued in the same worlds, so a difference needs fewer decisions to be seen than
`decisions.py` needs for a loss. Intervals are those of 95 % over deals.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random, SystemRandom
from time import process_time
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported: one core per process
sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[3]))  # measure this checkout, whatever is installed

import numpy as np
from bench.calibration import FRESH
from bench.findings import progress
from bench.onda.decisions import (
    MOMENTS,
    SEED_BITS,
    Met,
    at_least_1,
    in_cells,
    leads_at_end,
    mean_text,
    met,
    moment_of,
    option_in,
)

from tide_gui.bots.arrays import Floats, Indices
from tide_gui.bots.bot import BUDGET, PlayerFault
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.expert import EXPERTS, RULES, SEARCH, Expert, Question, Search
from tide_gui.bots.onda.from_rulebook import rounds_of
from tide_gui.bots.onda.playouts import PlayOut
from tide_gui.bots.onda.worlds import drawn_worlds
from tide_gui.characters import Temper

OF_A_DEAL = 12  # decisions of one game
CHOICES = 3  # of each search
CHECKED = 256  # worlds


def rows(count: int, options: int = SEARCH.options) -> Search:
    return SEARCH._replace(options=options, rows=count, worlds=count // 2)


SEARCHES = {
    "as the expert": SEARCH,
    "3 options": SEARCH._replace(options=3),
    "5 options": SEARCH._replace(options=5),
    "64 rows": rows(64),
    "96 rows": rows(96),
    "128 rows": rows(128),
    "5 options, 128 rows": rows(128, options=5),
    "up to the next own turn, 128 rows": rows(128)._replace(way=PlayOut((1,))),
    "up to the third own turn": SEARCH._replace(way=PlayOut((0.2, 0.3, 0.5))),
    "a tenth not waited for": SEARCH._replace(way=PlayOut(unfinished=0.1)),
}
MORE = [name.split(" (")[0] for name in MOMENTS]
HEAD = ("more lead than the expert, by choosing", "all", *MORE, "ms", "95 of 100")


class Looked(NamedTuple):
    """What each search chose at a decision: the mean lead in points, and the time that a choice took."""

    deal: int
    moment: str
    leads: Floats
    seconds: Floats


def looked_at(deal: int, decision: Met, seed: int) -> Looked:
    """Let every search choose, and play out what was chosen."""
    ask, seeds = decision.ask, [seed + number for number in range(CHOICES)]
    chosen, seconds = [], []
    for search in SEARCHES.values():
        expert = Expert(EXPERTS[Temper.STEADY], search=search)
        start = process_time()
        moves = [expert.choose(ask, each, BUDGET) for each in seeds]
        seconds.append((process_time() - start) / CHOICES)
        chosen.append([option_in(ask, move) for move in moves])
    options, which = np.unique(chosen, return_inverse=True)
    worth = leads_of(ask, options, seed)[which.reshape(len(chosen), CHOICES)]
    return Looked(deal, moment_of(ask.view), worth.mean(axis=1), np.array(seconds, np.float32))


def leads_of(ask: Question, options: Indices, seed: int) -> Floats:
    """Return the mean lead at the end of the round after each option."""
    learnt = experience()
    public = rounds_of([RULES.imagine(ask.view, Random(0))])
    odds = learnt.odds[len(ask.view.totals)]
    worlds = drawn_worlds(ask.view, public, CHECKED, np.random.default_rng(seed), odds)
    return leads_at_end(learnt.net, worlds, options).mean(axis=1)


def decisions_of(seats: int, deals: Sequence[int], count: int) -> Iterator[Looked]:
    """Let experts play the deals, and look at so many of their decisions."""
    done = 0
    for deal in deals:
        rng, every = Random(deal), list(met(seats, deal))
        for decision in rng.sample(every, min(OF_A_DEAL, len(every), count - done)):
            yield looked_at(deal, decision, rng.getrandbits(SEED_BITS))
            done += 1
            progress(f"{seats} seats: {done} of {count} decisions")
        if done == count:
            break
    progress("")


def table(seats: int, found: Sequence[Looked]) -> Iterator[str]:
    """Return the lines of the table."""
    yield f"{seats} seats, {len(found)} decisions"
    yield in_cells(HEAD, HEAD)
    for at, name in enumerate(SEARCHES):
        more = [(each.deal, each.moment, float(each.leads[at] - each.leads[0])) for each in found]
        cells = [mean_text([(deal, lead) for deal, _, lead in more])]
        for moment in MOMENTS:
            some = [(deal, lead) for deal, when, lead in more if when == moment]
            cells.append(mean_text(some) if some else "")
        milliseconds = [1000 * each.seconds[at] for each in found]
        times = (np.mean(milliseconds), np.quantile(milliseconds, 0.95))
        yield in_cells(HEAD, (name, *cells, *(f"{each:.0f}" for each in times)))


def main(argv: Sequence[str] | None = None) -> None:
    """Play, look at the decisions, and print the tables."""
    parser = ArgumentParser(description="Measure how Onda's expert should search.")
    add = parser.add_argument
    add("--seats", type=int, nargs="+", default=RULES.seats, choices=RULES.seats, help="seats (all)")
    add("--decisions", type=at_least_1, default=240, metavar="N", help="for each number of seats (240)")
    add("--seed", type=int, metavar="S", help="draws the deals (another one each time)")
    chosen = parser.parse_args(argv)
    seed = SystemRandom().getrandbits(SEED_BITS) if chosen.seed is None else chosen.seed
    first = Random(seed).choice(FRESH)
    print(f"seed {seed}: deals from {first} on", flush=True)
    try:
        for seats in chosen.seats:
            deals = range(first, first + chosen.decisions)
            for line in table(seats, list(decisions_of(seats, deals, chosen.decisions))):
                print(line, flush=True)
    except PlayerFault as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("stopped")


if __name__ == "__main__":
    main()
