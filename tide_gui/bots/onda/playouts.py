"""Plays moves out in worlds that fit the view, up to own turns that are soon to come."""

from collections.abc import Sequence

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks
from tide_gui.bots.onda.array_rules import NOBODY, Rounds, played, points
from tide_gui.bots.onda.judged_options import best, lead, likely_choices
from tide_gui.bots.onda.value_net import Net, Worth
from tide_gui.rules.onda.state import WENT_OUT

FEW = 0.1  # of the rows

Turns = Sequence[float]  # how much what is expected at each of the next own turns counts


def played_out(net: Net, worlds: Rounds, options: Indices, turns: Turns) -> Worth:
    """Return what the mover may expect of each option, as the mean over all worlds."""
    found = in_each_world(net, worlds, options, turns)
    return Worth._make([part.mean(axis=1) for part in found])


def in_each_world(net: Net, worlds: Rounds, options: Indices, turns: Turns) -> Worth:
    """Return what the mover may expect of each option in each world: options x worlds."""
    count = len(worlds.mover)
    rounds = worlds.at(np.tile(np.arange(count), len(options)))
    found = _later_turns(net, played(rounds, np.repeat(options, count)), int(worlds.mover[0]), turns)
    return Worth._make([part.reshape(len(options), count) for part in found])


def _later_turns(net: Net, rounds: Rounds, seat: int, turns: Turns) -> Worth:
    """Let every seat take its best option; return what a seat expects at its next turns, or at the end.

    It is not worth while to wait for the last few rows: what their seat expected before has to do.
    """
    found = _Found(len(rounds.mover), turns)
    rounds, rows = _going(found, rounds, np.arange(len(rounds.mover)), seat)
    while len(rows) > FEW * len(found.worth.points) or found.is_new(rows):
        seen = likely_choices(net, rounds)
        chosen = best(seen.rows, lead(seen.worth))
        own = (rounds.mover == seat) & ~rounds.bonus
        on = ~own
        on[own] = found.add(rows[own], seen.worth.at(chosen[own]))
        rounds, rows = _going(found, played(rounds.at(on), seen.options[chosen[on]]), rows[on], seat)
    found.stop(rows)
    return found.worth


class _Found:
    """What was found so far in each row."""

    def __init__(self, rows: int, turns: Turns) -> None:
        self.worth = Worth._make([np.zeros(rows, np.float32) for _ in Worth._fields])
        self._share = np.array(turns, np.float32)
        self._rest = np.cumsum(self._share[::-1])[::-1]
        self._turn = np.zeros(rows, np.intp)
        self._last = np.zeros((len(self.worth), rows), np.float32)

    def add(self, rows: Indices, expected: Worth) -> Marks:
        """Add what is expected at an own turn; return whether later ones count."""
        self._add(rows, expected, self._share)
        self._last[:, rows] = expected
        self._turn[rows] += 1
        later: Marks = self._turn[rows] < len(self._share)
        return later

    def end(self, rows: Indices, made: Worth) -> None:
        """Let what a round brought count for all turns that did not come."""
        self._add(rows, made, self._rest)

    def is_new(self, rows: Indices) -> bool:
        """Return whether nothing was found yet in some of the rows."""
        return not self._turn[rows].all()

    def stop(self, rows: Indices) -> None:
        """Let what was expected last count for the turns that did not come."""
        self._add(rows, Worth(*self._last[:, rows]), self._rest)

    def _add(self, rows: Indices, added: Worth, share: Floats) -> None:
        for part, values in zip(self.worth, added, strict=True):
            part[rows] += share[self._turn[rows]] * values


def _going(found: _Found, rounds: Rounds, rows: Indices, seat: int) -> tuple[Rounds, Indices]:
    """Keep the points of rounds that are over, and return the others."""
    over = rounds.winner != NOBODY
    if not over.any():
        return rounds, rows
    made = points(rounds.at(over)).astype(np.float32)
    own = made[:, seat]
    others = (made.sum(axis=1) - own) / (rounds.seats - 1)
    found.end(rows[over], Worth(own, others, (own == WENT_OUT).astype(np.float32)))
    return rounds.at(~over), rows[~over]
