"""A style of play that no bot was made against: it throws off whatever would cost most."""

from collections.abc import Callable

from tide_gui.bots.bot import Bot
from tide_gui.rules.game import Ask, Weighed
from tide_gui.rules.onda.combinations import dots
from tide_gui.rules.onda.moves import HideWilds, Lay, Move, TurnTide
from tide_gui.rules.onda.state import WILD_LEFT, View

Question = Ask[View, Move]
LATE = 4  # with so few cards in a hand, a wild is something to be rid of


class Unloader:
    """Throws off as many penalty points as it can, low ranks first, and saves its wilds for the end."""

    def weigh(self, ask: Question, seed: int, budget: int) -> tuple[Weighed[Move], ...]:
        chosen = self.choose(ask, seed, budget)
        return tuple(Weighed(move, share=float(move == chosen)) for move in ask.choices)

    def choose(self, ask: Question, seed: int, budget: int) -> Move:
        return max(ask.choices, key=lambda move: _thrown_off(move, ask.view))


def _thrown_off(move: Move, view: View) -> tuple[int, int]:
    wild = -WILD_LEFT if min(view.hand_counts) <= LATE else WILD_LEFT
    match move:
        case Lay(_, cards, wilds, combination):
            return sum(map(dots, cards)) + wild * len(wilds), -combination.rank
        case TurnTide(card):
            return wild - dots(card), 0
        case HideWilds(cards):
            return sum(map(dots, cards)), 0
    return 0, 0


STYLES: dict[str, Callable[[], Bot]] = {"unloader": Unloader}
