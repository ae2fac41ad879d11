"""How fast the batched model of Turn the Tide is."""

from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time

import numpy as np
from bench.findings import Figure, Line, Log, progress

from tide_gui.bots.arrays import Small
from tide_gui.bots.turn_the_tide.array_rules import begun, dealt, points, revealed, tokens_of
from tide_gui.cli.tally import Mean
from tide_gui.rules.turn_the_tide.cards import HANDS

RUNS, BATCH, SEATS = 5, 20_000, 4


@dataclass(frozen=True, slots=True)
class Speed:
    """Rounds per second that the model plays at random on one core."""

    name: str = "random-rounds"
    players: tuple[str, ...] = ()

    def play(self, log: Log, workers: int) -> None:
        """Log the median of a few runs after one warm-up run."""
        if log.line(self.name):
            return
        progress(self.name)
        start = perf_counter()
        rounds = [rounds_per_second(seed) for seed in range(RUNS + 1)][1:]
        figures = {"rounds": median(rounds)}
        log.add(Line(log.code, self.name, round(perf_counter() - start, 3), figures=figures))

    def figures(self, log: Log) -> list[Figure]:
        line = log.line(self.name)
        found = Mean(line.figures["rounds"], None) if line else None
        return [Figure(self.name, SEATS, "-", found, "per second", None)]


def rounds_per_second(seed: int) -> float:
    """Time one run in processor time."""
    start = process_time()
    random_rounds(BATCH, SEATS, seed)
    return BATCH / (process_time() - start)


def random_rounds(rounds: int, seats: int, seed: int) -> Small:
    """Return the points of rounds in which everybody plays any card."""
    cards, offers = dealt(rounds, seats, np.random.default_rng(seed))
    sea = begun(tokens_of(cards))
    for hand in range(HANDS):  # dealt hands are in random order already
        sea = revealed(sea, cards[:, hand], *offers[hand])
    return points(sea)
