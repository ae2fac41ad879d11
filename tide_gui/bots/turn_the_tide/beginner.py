"""Beginner: looks at the two tides and at those that lie there, and remembers nothing."""

from tide_gui.bots.bot import drawn
from tide_gui.bots.turn_the_tide.lower_levels import (
    HIGHEST_CARD,
    HIGHEST_TIDE,
    Answer,
    Leaning,
    Question,
    Showing,
    answer,
    showing,
)
from tide_gui.characters import Temper
from tide_gui.rules.turn_the_tide.cards import Card, Tide

UNSTEADY = 0.45  # how far likings may differ before a usual beginner is moved by it
DREAD = 1.0  # of showing the highest tide

BEGINNERS = {
    Temper.STEADY: Leaning(),
    Temper.BOLD: Leaning(boldness=0.3),
    Temper.CAREFUL: Leaning(boldness=-0.3),
    Temper.WHIMSICAL: Leaning(whim=1.5),
}

Wishes = tuple[float, float, float]  # how welcome it is to take no tide, the higher one, the lower one


class Beginner:
    """Wants low tides, dreads the highest, and does not think of what the others may play."""

    def __init__(self, leaning: Leaning) -> None:
        """With a character of its own."""
        self._leaning = leaning

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:  # noqa: ARG002
        """Every card as it is liked."""
        effects, laid = _wishes(showing(ask)), max((card or 0 for card in ask.view.laid), default=0)
        bold = self._leaning.boldness / HIGHEST_CARD
        likings = {card: _liking(card, laid, effects) + bold * card for card in ask.choices}
        return answer(likings, UNSTEADY * self._leaning.whim)

    def choose(self, ask: Question, seed: int, budget: int) -> Card:
        """Mostly a card that it likes."""
        return drawn(self.weigh(ask, seed, budget), seed)


def _wishes(table: Showing) -> Wishes:
    """As the table looks now, whatever the others will take."""
    highest = max(table.others.values())
    return _welcome(table.own, highest), _welcome(table.higher, highest), _welcome(table.lower, highest)


def _welcome(tide: Tide, highest: Tide) -> float:
    """The lower the better; worst where nobody else shows a higher one."""
    return -tide / HIGHEST_TIDE - DREAD * (tide >= highest)


def _liking(card: Card, laid: Card, effects: Wishes) -> float:
    """High cards bring the lower tide, middle ones the higher, low ones none: so it seems to a beginner."""
    stay, higher, lower = effects
    high = card / HIGHEST_CARD
    low = 1 - high
    if card < laid:
        return low * stay + high * higher
    return low * low * stay + 2 * low * high * higher + high * high * lower


def beginner(temper: Temper) -> Beginner:
    """Of this temper."""
    return Beginner(BEGINNERS[temper])
