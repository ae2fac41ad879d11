"""How often each side wins if both play on alike: what the net promises both of them, brought into one."""

from collections.abc import Sequence

import numpy as np

from tide_gui.bots.calibration import stretched
from tide_gui.bots.outlooks import Shares
from tide_gui.bots.turning_tides.deciding import lees_of, reveals_in
from tide_gui.bots.turning_tides.experience import experience
from tide_gui.bots.turning_tides.known import counts, known_to
from tide_gui.bots.turning_tides.lee_cards import exhaustions, swaps
from tide_gui.bots.turning_tides.matrix_game import contest
from tide_gui.bots.turning_tides.turn_playout import Judge, best, played_out
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.state import SEATS, Phase, State, View

RULES = TurningTides()
STRETCH = 1.2  # fitted to games


def outlook(states: Sequence[State]) -> list[Shares]:
    """Return the shares of both sides for states of one game."""
    judge = experience().skill(states[0].options.introductory).net.chances
    promised = np.array([_promised(judge, state) for state in states])
    gold = (promised[:, 0] + 1 - promised[:, 1]) / 2
    found = stretched(np.stack([gold, 1 - gold], axis=1), STRETCH)
    return [(gold, silver) for gold, silver in found.tolist()]


def _promised(judge: Judge, state: State) -> list[float]:
    """Return what each side may expect by what it knows."""
    views = [RULES.view(state, seat) for seat in SEATS]
    match state.phase:
        case Phase.CHOOSE:
            return _by_cards(judge, views)
        case Phase.PERFORM:
            return [_by_decisions(judge, view) for view in views]
        case Phase.SWAP:
            return [float(swaps(judge, lees_of(view), counts(view.hand)).chances.max()) for view in views]
    return [float(exhaustions(judge, lees_of(view)).chances.max()) for view in views]


def _by_cards(judge: Judge, views: Sequence[View]) -> list[float]:
    """Let each side mix the cards that it holds, as an expert does."""
    gold, silver = (contest(judge, view, 0) for view in views)
    return [float(own.own @ own.payoffs @ enemy.own) for own, enemy in ((gold, silver), (silver, gold))]


def _by_decisions(judge: Judge, view: View) -> float:
    """Let both make the decisions of this turn that are left; each goes to whom it helps."""
    reveals = reveals_in(view)._replace(first=np.array([view.queue[0].seat]))
    ways, chances = played_out(judge, reveals, known_to(view))
    return float(best(ways.origin, chances, reveals.first == reveals.seat)[0])
