"""The public facts that correct a told chance: how much of the game is left, who leads, who plays."""

import numpy as np

from tide_gui.bots.calibration import Floats, company
from tide_gui.bots.onda.value_net import POINTS
from tide_gui.rules.game import Ask
from tide_gui.rules.onda.moves import HAND, WILDS, Move
from tide_gui.rules.onda.state import ROUNDS, View

CIRCUMSTANCES = 7


def circumstances(ask: Ask[View, Move]) -> Floats:
    """Return 1, the part of the game that is left, how much it grows the lead, and the company twice.

    The lead grows as it did so far. The company counts as it is, and by what is left.
    """
    left, others = _left(ask.view), company(ask, len(ask.view.totals))
    return np.array([1, left, left * _lead(ask.view) / POINTS, *others, *(left * others)])


def _left(view: View) -> float:
    open_part = min(min(view.hand_counts) / (HAND - WILDS), 1)
    return (ROUNDS - 1 - len(view.rounds) + open_part) / ROUNDS


def _lead(view: View) -> float:
    """Return the lead over the mean of the others, by round."""
    assert view.seat is not None  # noqa: S101 - only seats are asked
    own = view.totals[view.seat]
    return (own - (sum(view.totals) - own) / (len(view.totals) - 1)) / (len(view.rounds) + 1)
