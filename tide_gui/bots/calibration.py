"""Corrects the chances to win that a bot tells, by what such chances came to in games: a logistic model.

The log odds of a told chance are stretched and shifted. How far depends on the circumstances of the question,
numbers that each game chooses; both are sums with weights that are fitted to games (`fitting`).
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tide_gui.characters import Level
from tide_gui.rules.game import Ask

Floats = NDArray[np.floating[Any]]

WEAKNESS: Mapping[str | None, float] = {
    Level.RANDOM: 1,
    Level.BEGINNER: 1,
    Level.CASUAL: 2 / 3,
    Level.STRONG: 1 / 3,
    Level.EXPERT: 0,
}
MARGIN = 1e-3  # a chance of 0 or 1 is read as one that is so far from it
LEAST_STRETCH = 0.05  # whatever the circumstances, a better move keeps the better chance


class Correction(NamedTuple):
    """The weights of the circumstances."""

    stretch: Floats
    shift: Floats

    def chance(self, told: Floats, circumstances: Floats) -> Floats:
        """Return the corrected chances of the moves of one question; what is certain stays certain."""
        stretch = max(float(circumstances @ self.stretch), LEAST_STRETCH)
        odds = stretch * log_odds(told) + circumstances @ self.shift
        return np.where((told == 0) | (told == 1), told, chance_of(odds))


def unchanged(circumstances: int) -> Correction:
    """Return the correction that changes nothing; the first of so many circumstances is always 1."""
    return Correction(np.eye(1, circumstances)[0], np.zeros(circumstances))


def log_odds(chance: Floats) -> Floats:
    inside = MARGIN + (1 - 2 * MARGIN) * np.asarray(chance, np.float64)
    return np.log(inside / (1 - inside))


def chance_of(odds: Floats) -> Floats:
    """Return the chance of log odds."""
    return 1 / (1 + np.exp(-odds))


def stretched(shares: Floats, stretch: float) -> Floats:
    """Return shares of several seats that lie farther apart, or nearer together; what is certain stays so.

    Of two seats the log odds are stretched; the shares of each row still add up to 1.
    """
    raised: Floats = np.asarray(shares, np.float64) ** stretch
    found: Floats = raised / raised.sum(axis=-1, keepdims=True)
    return found


def company(ask: Ask[Any, Any], seats: int) -> Floats:
    """Return the part of the others whose level is known, and how weak those are, as a sum over that part.

    Experts have the weakness 0, beginners 1; who moves at random counts as a beginner. Levels that do not fit
    the seats say nothing.
    """
    levels = ask.levels if len(ask.levels) == seats else ()
    others = [level for seat, level in enumerate(levels) if seat != ask.seat]
    weak = [WEAKNESS[level] for level in others if level in WEAKNESS]
    return np.array([len(weak), sum(weak)]) / (seats - 1)
