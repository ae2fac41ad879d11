"""The chance to win the game from what a round is expected to bring, with results of rounds played before."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.onda.arrays import Floats, Indices, Small
from tide_gui.bots.onda.value import Worth
from tide_gui.rules.onda.state import ROUNDS, WENT_OUT, View

POINTS_LEFT = np.arange(-40, 0)  # what a seat that does not go out may make of a round
TIE = 0.5
RAREST = 0.01  # a chance that is smaller says nothing about what it leads to
APART = 7  # results that are added lie so far from each other


class Prospects(NamedTuple):
    """The chance to win the game by the points that are left for others, or for the seat itself."""

    others: int
    if_out: Floats  # by the mean points of the others
    if_in: Floats  # by the own points


def prospects(view: View, results: Small) -> Prospects:
    """Return what the finished rounds and so many like them let a seat hope for."""
    assert view.seat is not None  # noqa: S101 - only seats are asked
    seats = len(view.totals)
    order = (view.seat + np.arange(seats)) % seats
    score = np.array(view.totals)[order]
    later = _later(results, ROUNDS - len(view.rounds) - 1) + score
    winner = results.argmax(axis=1)
    number = np.arange(len(results))
    out = _seen_from(results, winner)[:, 1:]
    left = _seen_from(results, winner + 1 + number % (seats - 1))[:, 1:]
    losses = POINTS_LEFT[:, None, None] * (out / out.mean(axis=1, keepdims=True))
    return Prospects(
        seats - 1,
        _won(later[:, 0] + WENT_OUT, later[:, 1:] + losses),
        _won(later[:, 0] + POINTS_LEFT[:, None], later[:, 1:] + left),
    )


def _later(results: Small, rounds: int) -> Floats:
    """Return the sums of so many other results, from the eyes of any seat."""
    number = np.arange(len(results))
    made = np.zeros(results.shape, np.float32)
    for step in range(1, rounds + 1):
        made += _seen_from(np.roll(results, APART * step, axis=0), number + step)
    return made


def _seen_from(results: Small, seat: Indices) -> Small:
    seats = results.shape[1]
    return np.take_along_axis(results, (seat[:, None] + np.arange(seats)) % seats, axis=1)


def _won(own: Floats, others: Floats) -> Floats:
    """Return the part of the results in which a seat wins."""
    best = others.max(axis=-1)
    return np.asarray((own > best) + TIE * (own == best), np.float32).mean(axis=-1)


def chance(hopes: Prospects, found: Worth) -> Floats:
    """Return the chance to win the game after moves of this worth."""
    inside = 1 - found.out
    own = (found.points - WENT_OUT * found.out) / np.maximum(inside, RAREST)
    winning = inside / hopes.others  # the part of the others that goes out
    losing = (found.others - WENT_OUT * winning) / np.maximum(1 - winning, RAREST)
    if_out = np.interp(losing, POINTS_LEFT, hopes.if_out)
    if_in = np.interp(own, POINTS_LEFT, hopes.if_in)
    return np.asarray(found.out * if_out + inside * if_in, np.float32)
