"""Beginner: looks only at the two tides on offer and the tides on the table, and remembers nothing."""

from tide_gui.bots.styles import LikingBot, by_liking, liking_styles
from tide_gui.bots.turn_the_tide.lower_levels import (
    HIGHEST_CARD,
    HIGHEST_TIDE,
    Answer,
    Question,
    Showing,
    showing,
)
from tide_gui.characters import Temper
from tide_gui.rules.turn_the_tide.cards import Card, Tide

UNSTEADY = 0.45  # temperature of the choice: smaller differences in value hardly matter
DREAD = 1.0  # penalty for showing the highest tide

BEGINNERS = liking_styles(boldness=0.3, whim=1.5)

TideValues = tuple[float, float, float]  # of taking no tide, the higher one, the lower one


class Beginner(LikingBot):
    """Wants low tides, avoids the highest, and does not consider what the others may play."""

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        values, laid = _tide_values(showing(ask)), max((card or 0 for card in ask.view.laid), default=0)
        bold = self._style.boldness / HIGHEST_CARD
        likings = {card: _liking(card, laid, values) + bold * card for card in ask.choices}
        return by_liking(likings, UNSTEADY * self._style.whim)


def _tide_values(table: Showing) -> TideValues:
    """Judge by the table as it is now, without the tides that others will take."""
    highest = max(table.others.values())
    return _value(table.own, highest), _value(table.higher, highest), _value(table.lower, highest)


def _value(tide: Tide, highest: Tide) -> float:
    """Lower is better; being the highest is penalised."""
    return -tide / HIGHEST_TIDE - DREAD * (tide >= highest)


def _liking(card: Card, laid: Card, values: TideValues) -> float:
    """A beginner assumes that high cards take the lower tide, middle ones the higher, low ones none."""
    stay, higher, lower = values
    high = card / HIGHEST_CARD
    low = 1 - high
    if card < laid:
        return low * stay + high * higher
    return low * low * stay + 2 * low * high * higher + high * high * lower


def beginner(temper: Temper) -> Beginner:
    return Beginner(BEGINNERS[temper])
