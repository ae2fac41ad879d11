"""What single things cost in the process of the window: moves, saves, reviews."""

import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

from bench.window_figures.figures import RUNS, report, report_ratio
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
            yield _milliseconds(partial(bench.session.choice.make, rng.choice(moves)))
        while bench.bots.open:
            yield _milliseconds(partial(bench.bots.answer, choice=rng.randrange(1000)))


def save() -> None:
    """Time the writing of a whole game of five beside that of a plain file of as many bytes, in turn."""
    with tempfile.TemporaryDirectory(dir=Path.home()) as name:
        folder, table = Path(name), played_out(Setting(TurnTheTide(), 5).table(1), 1)
        path, standing, outcome = folder / "game.tide", table.standing(), table.outcome()
        ours = partial(GamesFolder(folder).write, path, table.record, standing, outcome, "2026-11-20T18:00")
        ours()
        plain = partial(_write_plainly, folder / "plain", path.read_bytes())
        pairs = [(_milliseconds(plain), _milliseconds(ours)) for _ in range(RUNS * 10)]
    report("writing a plain file of as many bytes", [theirs for theirs, _ in pairs], "ms")
    report("saving a whole game of 5", [ours for _, ours in pairs], "ms")
    report_ratio("ratio of a save", pairs)


def _write_plainly(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _milliseconds(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return 1000 * (perf_counter() - start)


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
