"""How far Onda's expert should play options out: `python tests/bench/onda/depths.py`.

At some decisions of experts on fresh deals, the best options by the net are played out to the end of the
round in many worlds. That says what each is worth. The search tries the same options in other worlds, up to
the own next turn, to the turn after that and so on; the expert takes a mean of two of them. The table says
what lead in points a decision loses that way, by the number of worlds, and how long the search takes a
decision with all of them. What is best is known only so well, so every loss is a little too large; they are
there to be compared. Intervals are those of 95 % over deals.
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
    SEED_BITS,
    Met,
    at_least_1,
    in_cells,
    leads_at_end,
    mean_text,
    met,
    promised_by,
)

from tide_gui.bots.arrays import Floats
from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.expert import RULES, SEARCH
from tide_gui.bots.onda.from_rulebook import rounds_of
from tide_gui.bots.onda.judged_options import lead
from tide_gui.bots.onda.playouts import PlayOut, in_each_world
from tide_gui.bots.onda.worlds import drawn_worlds

OF_A_DEAL = 8  # decisions of one game
OPTIONS = 8  # that are compared
SEARCHED, CHECKED = 64, 192  # worlds
WORLDS = (8, 16, 32, 64)
DEPTHS = {
    "next": PlayOut((1,), unfinished=0),
    "second": PlayOut((0, 1), unfinished=0),
    "as the expert": SEARCH.way,
    "third": PlayOut((0, 0, 1), unfinished=0),
}
HEAD = ("own turn", *(f"{count} worlds" for count in WORLDS), "ms a decision")


class Looked(NamedTuple):
    """What a decision lost by the net alone, and by each search, and the time that it took."""

    deal: int
    by_net: float
    by_search: Floats  # depths x numbers of worlds
    seconds: Floats  # by depth


def looked_at(deal: int, decision: Met, seed: int) -> Looked:
    """Search at every depth, and compare what was found with what the options are worth."""
    view, learnt, rng = decision.ask.view, experience(), np.random.default_rng(seed)
    net, odds = learnt.net, learnt.odds[len(view.totals)]
    public = rounds_of([RULES.imagine(view, Random(0))])
    promised = promised_by(net, public, decision.options)
    options = np.array(sorted(promised, key=promised.__getitem__, reverse=True)[:OPTIONS])
    checked = drawn_worlds(view, public, CHECKED, rng, odds)
    worth = leads_at_end(net, checked, options).mean(axis=1)
    searched = drawn_worlds(view, public, SEARCHED, rng, odds)
    lost, seconds = [], []
    for way in DEPTHS.values():
        start = process_time()
        leads = lead(in_each_world(net, searched, options, way))
        seconds.append(process_time() - start)
        lost.append([loss(leads, worth, count) for count in WORLDS])
    return Looked(
        deal, float(worth.max() - worth[0]), np.array(lost, np.float32), np.array(seconds, np.float32)
    )


def loss(leads: Floats, worth: Floats, count: int) -> float:
    """Return what the best option in so many worlds loses, as the mean over all parts of the worlds."""
    parts = leads.reshape(len(leads), -1, count).mean(axis=2)
    return float(worth.max() - worth[parts.argmax(axis=0)].mean())


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
    alone = mean_text([(each.deal, each.by_net) for each in found])
    yield f"{seats} seats, {len(found)} decisions; the net alone loses {alone}"
    yield in_cells(HEAD, HEAD)
    for depth, name in enumerate(DEPTHS):
        lost = [(each.deal, each.by_search[depth]) for each in found]
        cells = [mean_text([(deal, float(by[at])) for deal, by in lost]) for at in range(len(WORLDS))]
        milliseconds = 1000 * np.mean([each.seconds[depth] for each in found])
        yield in_cells(HEAD, (name, *cells, f"{milliseconds:.0f}"))


def main(argv: Sequence[str] | None = None) -> None:
    """Play, look at the decisions, and print the tables."""
    parser = ArgumentParser(description="Measure how far Onda's expert should play options out.")
    add = parser.add_argument
    add("--seats", type=int, nargs="+", default=RULES.seats, choices=RULES.seats, help="seats (all)")
    add("--decisions", type=at_least_1, default=120, metavar="N", help="for each number of seats (120)")
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
