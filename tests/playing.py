"""Random games for tests: every game, number of seats and option, and a game from outside the program."""

import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from fourth_game.rules import Pebbles

from tide_gui.bots.bot import BUDGET, Bot, seed_for
from tide_gui.rules.catalog import all_games
from tide_gui.table.table import Table, replay
from tide_gui.testing import Setting, pairwise, settings_of
from tide_gui.testing.random_game import picked
from tide_gui.testing.settings import NAMES

__all__ = ["NAMES", "Setting", "picked"]

SETTINGS = [setting for game in all_games() for setting in settings_of(game)]
TIDE_SETTINGS = [setting for setting in SETTINGS if setting.game.key == "turn-the-tide"]
PLAIN_SETTINGS = [setting for setting in SETTINGS if not any(chosen for _, chosen in setting.options)]
# Without these, every pair of a number of seats and options still occurs.
ADD_NO_PAIR = sorted({*TIDE_SETTINGS}.difference(pairwise(TIDE_SETTINGS)), key=str)
EVERY_SETTING = [*SETTINGS, *settings_of(Pebbles())]  # Pebbles needs the fixture `fourth_game`
LARGEST = [*{setting.game.key: setting for setting in [*PLAIN_SETTINGS, *settings_of(Pebbles())]}.values()]
DEAL = [4]  # a game of each at its largest table: a short one of Turning Tides, in which a ship is beaten
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "every change")
SEEDS = range(40 if PROFILE == "full" else 2)  # games of each setting


def in_full(*values: Any) -> Any:
    """Return parameters of a test that only `packaging/test.py --full` tries."""
    return pytest.param(*values, marks=pytest.mark.slow)


def one_measured(settings: Sequence[Setting]) -> list[Any]:
    """Return parameters of which only the first is measured: the others repeat it at other tables."""
    first, *others = settings
    return [first, *(pytest.param(each, marks=pytest.mark.whole_games) for each in others)]


def one_turn(table: Table[Any, Any, Any, Any], rng: Random) -> tuple[Any, ...]:
    """Make a random legal move for every seat that owes one; return the events."""
    played: tuple[Any, ...] = ()
    for seat in sorted(table.waiting_for()):
        played += table.submit(seat, picked(table.choices(seat), rng))
    return tuple(event for step in played for event in step.events)


def random_moments(setting: Setting, deal: int) -> Iterator[Table[Any, Any, Any, Any]]:
    """Yield the table before each turn of a random game."""
    table, rng = setting.table(deal), Random(deal)
    while table.waiting_for():
        yield table
        one_turn(table, rng)


def played_by(bots: Sequence[Bot], setting: Setting, deal: int) -> Table[Any, Any, Any, Any]:
    """Let bots play a game to the end, one on each seat."""
    table = setting.table(deal)
    while waiting := table.waiting_for():
        for ask in [table.ask(seat) for seat in sorted(waiting)]:
            table.submit(ask.seat, bots[ask.seat].choose(ask, seed_for(deal, ask.turn, ask.seat), BUDGET))
    return table


def played_out(table: Table[Any, Any, Any, Any], seed: int) -> Table[Any, Any, Any, Any]:
    """Play at random to the end."""
    rng = Random(seed)
    while table.waiting_for():
        one_turn(table, rng)
    return table


def all_events(table: Table[Any, Any, Any, Any]) -> list[Any]:
    """Return the events of the game so far."""
    return [event for played in replay(table.game, table.record) for event in played.events]


def at_some_moment(setting: Setting, seed: int) -> Table[Any, Any, Any, Any]:
    """Return a random game stopped at any turn, from the first deal to the end."""
    record = played_out(setting.table(seed), seed).record
    turns = int(Random(seed).random() ** 2 * (record.turns() + 1))
    return Table(setting.game, record.rewound(turns))
