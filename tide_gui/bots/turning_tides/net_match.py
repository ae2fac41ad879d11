"""Plays many games of one net against another."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.intervals import NORMAL_95
from tide_gui.bots.turning_tides.self_play import Plan, practised
from tide_gui.bots.turning_tides.turn_playout import Judge


class Trial(NamedTuple):
    """The share of games that were won, and half the 95 % interval, in per cent."""

    share: float
    within: float


def tried(judge: Judge, other: Judge, introductory: bool, count: int, rng: np.random.Generator) -> Trial:
    """Play so many games, each side in turn with the first judge."""
    gold = np.arange(count) % 2
    plan = Plan((judge, other), np.stack([gold, 1 - gold], axis=1), 0, introductory)
    won = practised(plan, rng).won
    own = 100 * np.where(gold, 1 - won, won)
    return Trial(float(own.mean()), float(NORMAL_95 * own.std() / np.sqrt(count)))
