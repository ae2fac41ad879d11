"""The facts that correct a told chance: how much of the game is left, what seats showed so far, who plays."""

import numpy as np

from tide_gui.bots.calibration import Floats, company
from tide_gui.rules.game import Ask
from tide_gui.rules.turn_the_tide.cards import HANDS, Card
from tide_gui.rules.turn_the_tide.state import View

CIRCUMSTANCES = 7
TRUST = "trust"  # the figure of a weighed card: how far the others are taken to follow habits


def circumstances(ask: Ask[View, Card], trust: float) -> Floats:
    """Return 1, the part of the game that is left, how much it counts that others follow habits, the company.

    The company counts as it is, and by what is left.
    """
    left, others = _left(ask.view), company(ask, len(ask.view.places))
    return np.array([1, left, left * trust, *others, *(left * others)])


def _left(view: View) -> float:
    rounds = len(view.places)
    return (rounds - len(view.rounds) - len(view.hands) / HANDS) / rounds
