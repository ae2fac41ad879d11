"""Beginner: leads what is long, takes the smallest step that beats the table, and plans nothing."""

from tide_gui.bots.onda.lower_levels import (
    HIGHEST,
    Answer,
    Question,
    height_of_value,
    looks,
    rise,
)
from tide_gui.bots.styles import LikingBot, by_liking, liking_styles
from tide_gui.characters import Temper
from tide_gui.rules.onda.combinations import value_of
from tide_gui.rules.onda.moves import HideWilds, Lay, Move, TurnTide
from tide_gui.rules.onda.state import View

UNSTEADY = 0.2  # temperature of the choice: smaller differences in liking hardly matter
LONG = 0.3  # a card more in the combination that it leads
WILD = 0.8  # less for each wild that it would lay: wilds are something for later
BOMB = 0.1  # less for a bomb
TURNING = 1.4  # less for turning the tide, which it does not understand yet
PASSING = 1.1  # less for passing, or for laying nothing after a turn

BEGINNERS = liking_styles(boldness=0.3, whim=1.15)


class Beginner(LikingBot):
    """Likes whatever fits the table just now."""

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        likings = {move: self._liking(move, ask.view) for move in ask.choices}
        return by_liking(likings, UNSTEADY * self._style.whim, looks)

    def _liking(self, move: Move, view: View) -> float:
        match move:
            case Lay():
                return self._liking_to_lay(move, view)
            case HideWilds(cards):
                return -sum(height_of_value(value_of(card), view.tide) for card in cards) / HIGHEST
            case TurnTide():
                return self._style.boldness - TURNING
        return -PASSING

    def _liking_to_lay(self, lay: Lay, view: View) -> float:
        long = 0 if view.trick else LONG * lay.combination.size
        wild = (WILD - self._style.boldness) * len(lay.wilds)
        return long - rise(lay, view) - wild - BOMB * lay.bomb


def beginner(temper: Temper) -> Beginner:
    return Beginner(BEGINNERS[temper])
