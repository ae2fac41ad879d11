"""What single things cost in the process of the window: moves, saves, reviews."""

import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter

from bench.window_figures.figures import RUNS, report
from bench.window_figures.opened import FULL, opened, wait
from by_hand import Bench, record_of
from playing import Setting, played_out

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.record import Record


def turns() -> None:
    """Time a move in the thread of the window, without saving: first moves and last ones."""
    for game, players in (("turn-the-tide", "pbbbb"), ("onda", "pbbbb"), ("turning-tides", "pb")):
        first, last = [], []
        for deal in range(1, RUNS + 1):
            costs = list(_costs_of_moves(replace(record_of(players, deal), game=game)))
            first += costs[5:15]
            last += costs[-15:-5]
        report(f"a move in {game}, first ones", first, "ms")
        report(f"a move in {game}, last ones", last, "ms")


def _costs_of_moves(record: Record) -> Iterator[float]:
    bench, rng = Bench(record), Random(record.deal)
    while bench.session.phase != "over":
        bench.session.seeScores()
        if moves := bench.moves():
            start = perf_counter()
            bench.session.choice.make(rng.choice(moves))
            yield 1000 * (perf_counter() - start)
        while bench.bots.open:
            start = perf_counter()
            bench.bots.answer(choice=rng.randrange(1000))
            yield 1000 * (perf_counter() - start)


def save() -> None:
    """Time the writing of a whole game of five."""
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        saves = GamesFolder(Path(folder))
        table = played_out(Setting(TurnTheTide(), 5).table(1), 1)
        figures = []
        for _ in range(RUNS * 10):
            start = perf_counter()
            path = Path(folder) / "game.tide"
            saves.write(path, table.record, table.standing(), table.outcome(), "2026-11-20T18:00")
            figures.append(1000 * (perf_counter() - start))
        report("saving a whole game of 5", figures, "ms")


def review(game: str = "turn-the-tide") -> None:
    """Time a review of a full table, with the bots' own process, and the longest time without an event."""
    with opened() as window:
        window.play_out(FULL[game], 1, game)
        start = perf_counter()
        window.program.session.beginReview()
        begun = perf_counter()
        found, gaps, last = window.program.session.lastReview, [begun - start], begun
        first = 0.0
        while found.weighing:
            wait(1)
            gaps.append(perf_counter() - last)
            last = perf_counter()
            first = first or (found.done > 0 and last - start)
        report(f"{game}: the first verdict", [first], "s")
        report(f"{game}: all verdicts", [last - start], "s")
        report(f"{game}: the longest gap between events", [1000 * max(gaps)], "ms")
