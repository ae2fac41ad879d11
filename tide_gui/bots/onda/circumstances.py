"""The public facts by which a told chance is corrected: how much of the game is left, and who leads."""

import numpy as np

from tide_gui.bots.calibration import Floats
from tide_gui.bots.onda.value import POINTS
from tide_gui.rules.onda.moves import HAND, WILDS
from tide_gui.rules.onda.state import ROUNDS, View

CIRCUMSTANCES = 3


def circumstances(view: View) -> Floats:
    """Return 1, the part of the game that is left, and how much it grows the lead if all go on like this."""
    assert view.seat is not None  # noqa: S101 - only seats are asked
    played, seats = len(view.rounds), len(view.totals)
    open_part = min(min(view.hand_counts) / (HAND - WILDS), 1)
    left = (ROUNDS - 1 - played + open_part) / ROUNDS
    own = view.totals[view.seat]
    lead = own - (sum(view.totals) - own) / (seats - 1)
    return np.array([1, left, left * lead / POINTS / (played + 1)])
