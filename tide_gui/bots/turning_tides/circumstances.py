"""The public facts that correct a told chance: how early it is, and who plays."""

import numpy as np

from tide_gui.bots.calibration import Floats, company
from tide_gui.bots.turning_tides.lower_levels import Question
from tide_gui.rules.turning_tides.state import SEATS

CIRCUMSTANCES = 6


def circumstances(ask: Question) -> Floats:
    """Return 1, how early it is (1 in the first round, less in later ones), and the company twice.

    The company counts as it is, and by how early it is.
    """
    early, enemy = 1 / (1 + ask.view.round), company(ask, len(SEATS))
    return np.array([1, early, *enemy, *(early * enemy)])
