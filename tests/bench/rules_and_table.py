"""How many whole games per second: `python tests/bench/rules_and_table.py`.

Every figure is the median of five runs in this process, with the lowest and the highest beside it.
"""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from playing import Setting, picked

from tide_gui.rules.game import NATURE
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Stage, State
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.table.table import nature

RUNS = 5
ROWS = ((TurnTheTide(), 4, 400), (Onda(), 4, 60), (TurningTides(), 2, 80))


def through_the_rules(setting: Setting, deal: int) -> None:
    """Play at random with nothing but the rules."""
    game, rng = setting.game, Random(deal)
    state, deals = game.start(setting.seats, game.options_type()), 0
    while seats := game.to_act(state):
        if NATURE in seats:
            state, _ = game.play(state, {NATURE: game.deal(state, nature(deal, deals))})
            deals += 1
        else:
            state, _ = game.play(state, {seat: picked(game.legal(state, seat), rng) for seat in seats})


def through_the_table(setting: Setting, deal: int) -> None:
    """Play at random with views, checked moves and a record, but nothing written to disk."""
    table, rng = setting.table(deal), Random(deal)
    while waiting := table.waiting_for():
        for ask in [table.ask(seat) for seat in sorted(waiting)]:
            table.submit(ask.seat, picked(ask.choices, rng))


def games_per_second(play: Callable[[Setting, int], None], setting: Setting, games: int) -> list[float]:
    """Return one figure per run."""
    figures = []
    for run in range(RUNS):
        start = perf_counter()
        for deal in range(run * games, (run + 1) * games):
            play(setting, deal)
        figures.append(games / (perf_counter() - start))
    return figures


def widest_onda_hand() -> State:
    """Return a position with 521 legal moves: leading with pairs from 5 to 9, two wilds, bomb of four."""
    onda = Onda()
    hand = tuple(sorted(10 * value + suit for value in range(5, 10) for suit in (1, 2)))
    start = onda.start(2, onda.options_type())
    hands, wilds = (hand, hand), ((11, 32), (11, 32))
    return replace(start, hands=hands, wilds=wilds, stage=Stage.ACTION, mover=0, bomb=4)


def milliseconds_of_legal(state: State) -> list[float]:
    """Return one figure per run."""
    onda, times, figures = Onda(), 50, []
    for _ in range(RUNS):
        start = perf_counter()
        for _ in range(times):
            moves = onda.legal(state, 0)
        figures.append(1000 * (perf_counter() - start) / times)
    assert len(moves) == 521
    return figures


if __name__ == "__main__":
    for game, seats, games in ROWS:
        for play in (through_the_rules, through_the_table):
            figures = games_per_second(play, Setting(game, seats), games)
            name = f"{game.key}, {seats} seats, {play.__name__.replace('_', ' ')}"
            low, high = min(figures), max(figures)
            print(f"{name:<48} {median(figures):7.0f} games per second ({low:.0f} to {high:.0f})")
    figures = milliseconds_of_legal(widest_onda_hand())
    print(
        f"{'onda, legal moves of the widest hand':<48} {median(figures):7.2f} ms "
        f"({min(figures):.2f} to {max(figures):.2f})"
    )
