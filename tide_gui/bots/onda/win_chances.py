"""The chance to win the game from what a round is expected to bring, with results of rounds played before."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Small
from tide_gui.bots.onda.judged_options import lead
from tide_gui.bots.onda.value_net import Worth
from tide_gui.rules.onda.state import ROUNDS, WENT_OUT, View

LEADS = np.arange(-60, 61)
POINTS_LEFT = np.arange(-40, 0)  # what a seat that does not go out may make of a round
TIE = 0.5
RAREST = 0.01  # a chance that is smaller says nothing about what it leads to
APART = 7  # results that are added lie so far from each other
OPEN = 0.7  # how much of a round is usually still open


class EarlyRound(NamedTuple):
    """Points are points: the chance to win grows with the lead over the others."""

    by_lead: Floats

    def chance(self, found: Worth) -> Floats:
        """Return the chance to win the game after moves of this worth."""
        return np.asarray(np.interp(lead(found), LEADS, self.by_lead), np.float32)


class LastRound(NamedTuple):
    """Only the winner of the game counts: who is behind needs to go out, who is ahead only to lose little."""

    others: int
    if_out: Floats  # by the mean points of the others
    if_in: Floats  # by the own points

    def chance(self, found: Worth) -> Floats:
        """Return the chance to win the game after moves of this worth."""
        inside = 1 - found.out
        own = (found.points - WENT_OUT * found.out) / np.maximum(inside, RAREST)
        winning = inside / self.others  # the part of the others that goes out
        losing = (found.others - WENT_OUT * winning) / np.maximum(1 - winning, RAREST)
        if_out = np.interp(losing, POINTS_LEFT, self.if_out)
        if_in = np.interp(own, POINTS_LEFT, self.if_in)
        return np.asarray(found.out * if_out + inside * if_in, np.float32)


Prospects = EarlyRound | LastRound


def prospects(view: View, results: Small) -> Prospects:
    """Return what the score and results of such rounds let a seat hope for."""
    assert view.seat is not None  # noqa: S101 - only seats are asked
    seats = len(view.totals)
    score = np.array(view.totals)[(view.seat + np.arange(seats)) % seats]
    rounds = ROUNDS - len(view.rounds) - 1
    later = later_results(results, rounds) + score
    return _early_round(later, results) if rounds else _last_round(later, results)


def _early_round(later: Floats, results: Small) -> EarlyRound:
    usual = seen_from(results, np.arange(len(results)))
    chances = OPEN * (usual - usual.mean(axis=1, keepdims=True))
    final = later + chances
    return EarlyRound(_won(final[:, 0] + LEADS[:, None], final[:, 1:]))


def _last_round(score: Floats, results: Small) -> LastRound:
    winner, number, seats = results.argmax(axis=1), np.arange(len(results)), results.shape[1]
    losses = POINTS_LEFT[:, None, None] * _losses_in_round(results)
    others = seen_from(results, winner + 1 + number % (seats - 1))[:, 1:]
    return LastRound(
        seats - 1,
        _won(score[:, 0] + WENT_OUT, score[:, 1:] + losses),
        _won(score[:, 0] + POINTS_LEFT[:, None], score[:, 1:] + others),
    )


def later_results(results: Small, rounds: int) -> Floats:
    """Return sums of so many results, from the eyes of any seat."""
    number = np.arange(len(results))
    made = np.zeros(results.shape, np.float32)
    for step in range(1, rounds + 1):
        made += seen_from(np.roll(results, APART * step, axis=0), number + step)
    return made


def _losses_in_round(results: Small) -> Floats:
    """Return what the others than the winner lost in rounds, each as a part of the mean of its own round."""
    losers = seen_from(results, results.argmax(axis=1))[:, 1:]
    parts: Floats = losers / losers.mean(axis=1, keepdims=True)
    return parts


def seen_from(results: Small, seat: Indices) -> Small:
    """Return each result with this seat as the first."""
    seats = results.shape[1]
    return np.take_along_axis(results, (seat[:, None] + np.arange(seats)) % seats, axis=1)


def _won(own: Floats, others: Floats) -> Floats:
    """Return the part of the results in which a seat wins."""
    best = others.max(axis=-1)
    won = (own > best) + TIE * (own == best)
    return np.asarray(won.mean(axis=-1), np.float32)
