"""How many whole games a second: `python tests/bench/rules_and_table.py`.

Every figure is the median of five runs in this one process, with the lowest and the highest beside it.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from playing import Setting, picked

from tide_gui.rules.game import NATURE
from tide_gui.rules.shelf import game_called
from tide_gui.table.table import nature

RUNS = 5
ROWS = (("turn-the-tide", 4, 400), ("onda", 4, 60), ("turning-tides", 2, 80))


def through_the_rules(setting: Setting, deal: int) -> None:
    """All seats random, nothing but the rules core."""
    game, rng = setting.game, Random(deal)
    state, deals = game.start(setting.seats, game.options_type()), 0
    while seats := game.to_act(state):
        if NATURE in seats:
            state, _ = game.play(state, {NATURE: game.deal(state, nature(deal, deals))})
            deals += 1
        else:
            state, _ = game.play(state, {seat: picked(game.legal(state, seat), rng) for seat in seats})


def through_the_table(setting: Setting, deal: int) -> None:
    """All seats random, asked with a view each, refereed and recorded, nothing written to disk."""
    table, rng = setting.table(deal), Random(deal)
    while waiting := table.waiting_for():
        for ask in [table.ask(seat) for seat in sorted(waiting)]:
            table.submit(ask.seat, picked(ask.choices, rng))


def games_a_second(play: Callable[[Setting, int], None], setting: Setting, games: int) -> list[float]:
    """One figure for each run."""
    figures = []
    for run in range(RUNS):
        start = perf_counter()
        for deal in range(run * games, (run + 1) * games):
            play(setting, deal)
        figures.append(games / (perf_counter() - start))
    return figures


if __name__ == "__main__":
    for key, seats, games in ROWS:
        if game := game_called(key):
            for play in (through_the_rules, through_the_table):
                figures = games_a_second(play, Setting(game, seats), games)
                name = f"{key}, {seats} seats, {play.__name__.replace('_', ' ')}"
                low, high = min(figures), max(figures)
                print(f"{name:<48} {median(figures):7.0f} games a second ({low:.0f} to {high:.0f})")
