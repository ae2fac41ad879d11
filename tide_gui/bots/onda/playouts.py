"""Plays moves out in worlds that fit the view, up to the next turns of the mover."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks
from tide_gui.bots.onda.array_rules import NOBODY, Rounds, played, points
from tide_gui.bots.onda.judged_options import Choices, best, lead, likely_choices
from tide_gui.bots.onda.value_net import Net, Worth
from tide_gui.rules.onda.state import WENT_OUT


class PlayOut(NamedTuple):
    """How options are played out; each option in each world is a row."""

    turns: Sequence[float] = (0.3, 0.7)  # how much what is expected at each of the next own turns counts
    considered: Callable[[Net, Rounds], Choices] = likely_choices  # by every seat
    unfinished: float = 0.3  # part of the rows that is not waited for


def played_out(net: Net, worlds: Rounds, options: Indices, way: PlayOut) -> Worth:
    """Return what the mover may expect of each option, as the mean over all worlds."""
    found = in_each_world(net, worlds, options, way)
    return Worth._make([part.mean(axis=1) for part in found])


def in_each_world(net: Net, worlds: Rounds, options: Indices, way: PlayOut) -> Worth:
    """Return what the mover may expect of each option in each world: options x worlds."""
    count = len(worlds.mover)
    rounds = worlds.at(np.tile(np.arange(count), len(options)))
    found = _later_turns(net, played(rounds, np.repeat(options, count)), int(worlds.mover[0]), way)
    return Worth._make([part.reshape(len(options), count) for part in found])


def _later_turns(net: Net, rounds: Rounds, seat: int, way: PlayOut) -> Worth:
    """Let every seat take its best option; return what a seat expects at its next turns, or at the end.

    The last rows are not waited for: what was expected at their last own turn counts for the rest.
    """
    found, last = Expected(len(rounds.mover), way.turns), way.unfinished * len(rounds.mover)
    rounds, rows = _going(found, rounds, np.arange(len(rounds.mover)), seat)
    while len(rows) > last or found.lacks_a_turn(rows):
        seen = way.considered(net, rounds)
        chosen = best(seen.rows, lead(seen.worth))
        own = (rounds.mover == seat) & ~rounds.bonus
        going = ~own
        going[own] = found.add(rows[own], seen.worth.at(chosen[own]))
        after = played(rounds.at(going), seen.options[chosen[going]])
        rounds, rows = _going(found, after, rows[going], seat)
    found.stop(rows)
    return found.worth


class Expected:
    """What was expected so far in each row, at the own turns that came."""

    def __init__(self, rows: int, turns: Sequence[float]) -> None:
        self.worth = Worth._make([np.zeros(rows, np.float32) for _ in Worth._fields])
        self._share = np.array(turns, np.float32)
        self._rest = np.cumsum(self._share[::-1])[::-1]
        self._turns_seen = np.zeros(rows, np.intp)
        self._last = np.zeros((len(self.worth), rows), np.float32)

    def add(self, rows: Indices, expected: Worth) -> Marks:
        """Add what is expected at an own turn; return whether later ones count."""
        self._add(rows, expected, self._share)
        self._last[:, rows] = expected
        self._turns_seen[rows] += 1
        later: Marks = self._turns_seen[rows] < len(self._share)
        return later

    def end(self, rows: Indices, made: Worth) -> None:
        """Let what a round brought count for all turns that did not come."""
        self._add(rows, made, self._rest)

    def lacks_a_turn(self, rows: Indices) -> bool:
        """Return whether in some of the rows no own turn came yet."""
        return not self._turns_seen[rows].all()

    def stop(self, rows: Indices) -> None:
        """Let what was expected last count for the turns that did not come."""
        self._add(rows, Worth(*self._last[:, rows]), self._rest)

    def _add(self, rows: Indices, added: Worth, share: Floats) -> None:
        for part, values in zip(self.worth, added, strict=True):
            part[rows] += share[self._turns_seen[rows]] * values


def _going(found: Expected, rounds: Rounds, rows: Indices, seat: int) -> tuple[Rounds, Indices]:
    """Keep the points of rounds that are over, and return the others."""
    over = rounds.winner != NOBODY
    if not over.any():
        return rounds, rows
    made = points(rounds.at(over)).astype(np.float32)
    own = made[:, seat]
    others = (made.sum(axis=1) - own) / (rounds.seats - 1)
    found.end(rows[over], Worth(own, others, (own == WENT_OUT).astype(np.float32)))
    return rounds.at(~over), rows[~over]
