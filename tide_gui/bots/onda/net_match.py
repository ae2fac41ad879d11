"""Plays many rounds of one net among others."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.intervals import NORMAL_95
from tide_gui.bots.onda.self_play import PLAIN, practised_by
from tide_gui.bots.onda.value_net import Net


class Trial(NamedTuple):
    """By how many points a seat was ahead of the mean of the others, and half the 95 % interval."""

    ahead: float
    within: float


def tried(net: Net, other: Net, seats: int, count: int, rng: np.random.Generator) -> Trial:
    """Play rounds with the first net on a random seat and the other net on all others."""
    seat = rng.integers(0, seats, count)
    who = (np.arange(seats) != seat[:, None]).astype(np.intp)
    made = practised_by((net, other), who, PLAIN, rng).points
    own = made[np.arange(count), seat]
    ahead = own - (made.sum(axis=1) - own) / (seats - 1)
    return Trial(float(ahead.mean()), float(NORMAL_95 * ahead.std() / np.sqrt(count)))
