"""Strong: remembers all that was shown and looks ahead, but thinks that the others judge by what they see."""

import numpy as np

from tide_gui.bots.bot import Weighed, drawn
from tide_gui.bots.turn_the_tide.evidence import taken_to_judge_at_sight
from tide_gui.bots.turn_the_tide.hand_worlds import Mind
from tide_gui.bots.turn_the_tide.lower_levels import Leaning
from tide_gui.bots.turn_the_tide.plan import plan_for
from tide_gui.characters import Temper
from tide_gui.rules.game import Ask
from tide_gui.rules.turn_the_tide.cards import Card
from tide_gui.rules.turn_the_tide.state import View

STEADY = 0.02  # a chance to win that differs by so much is felt
FEW = Mind(samples=8, rounds=3, most_trust=0.85)


STRONGS = {  # with a boldness in chances to win
    Temper.STEADY: Leaning(),
    Temper.BOLD: Leaning(boldness=0.02),
    Temper.CAREFUL: Leaning(boldness=-0.02),
    Temper.WHIMSICAL: Leaning(whim=2.0),
}


class Strong:
    """Looks a little ahead: what would I play, what would they, and what is best against that?"""

    def __init__(self, leaning: Leaning) -> None:
        """With a character of its own."""
        self._leaning = leaning

    def weigh(self, ask: Ask[View, Card], seed: int, budget: int) -> tuple[Weighed[Card], ...]:  # noqa: ARG002
        """Every card by what it seems worth."""
        found = plan_for(ask.view, FEW, taken_to_judge_at_sight(len(ask.view.places)))
        height = np.linspace(0, 1, len(found.chance))
        liking = (found.chance + self._leaning.boldness * height) / (STEADY * self._leaning.whim)
        shares = np.exp(liking - liking.max())
        told = zip(ask.view.cards, found.chance, shares / shares.sum(), found.points, strict=True)
        return tuple(Weighed(card, float(win), float(share), float(made)) for card, win, share, made in told)

    def choose(self, ask: Ask[View, Card], seed: int, budget: int) -> Card:
        """One of the cards that seem good."""
        return drawn(self.weigh(ask, seed, budget), seed)


def strong(temper: Temper) -> Strong:
    """Of this temper."""
    return Strong(STRONGS[temper])
