"""Strong: remembers all cards that were shown and looks ahead, but assumes that the others judge at sight."""

import numpy as np

from tide_gui.bots.styles import LikingBot, liking_styles, weighed
from tide_gui.bots.turn_the_tide.evidence import taken_to_judge_at_sight
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings
from tide_gui.bots.turn_the_tide.plan import plan_for
from tide_gui.characters import Temper
from tide_gui.rules.game import Ask, Weighed
from tide_gui.rules.turn_the_tide.cards import Card
from tide_gui.rules.turn_the_tide.state import View

STEADY = 0.02  # temperature of the choice, in chances to win
FEW = SearchSettings(samples=8, rounds=3, most_trust=0.85, infers=False, counts=False)

STRONGS = liking_styles(boldness=0.02, whim=2.0)  # boldness in chances to win


class Strong(LikingBot):
    """Plays the best response to what the others would probably play."""

    def weigh(self, ask: Ask[View, Card], seed: int, budget: int) -> tuple[Weighed[Card], ...]:
        plan = plan_for(ask.view, FEW, taken_to_judge_at_sight(len(ask.view.places)))
        height = np.linspace(0, 1, len(plan.chance))
        liking = (plan.chance + self._style.boldness * height) / (STEADY * self._style.whim)
        shares = np.exp(liking - liking.max())
        return weighed(ask.view.cards, plan.chance, shares / shares.sum(), plan.points)


def strong(temper: Temper) -> Strong:
    return Strong(STRONGS[temper])
