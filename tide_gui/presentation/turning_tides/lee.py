"""What is written in the lee: what is to be done there, what is chosen so far and what is still to come."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from tide_gui.presentation.text import Translate, joined, listed
from tide_gui.presentation.turning_tides.scene import Facts, Stowed
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.turning_tides.cards import Card
from tide_gui.rules.turning_tides.state import SEATS, Phase


class LeeWords:
    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate

    def title(self, facts: Facts) -> str:
        titles = {Phase.SWAP: self._swapping, Phase.EXHAUST: self._exhausting}
        return titles[facts.lee](facts) if facts.lee else ""

    def _swapping(self, facts: Facts) -> str:
        if all(stowed.pile != "hand" for stowed in facts.cycle):
            return self.translate("TurningTides", "Nothing to swap: only Wait is in your hand")
        return self.translate("TurningTides", "Swap: give one, take one (or keep all)")

    def _exhausting(self, facts: Facts) -> str:
        count = _lost(facts)
        if not count:
            return self.translate("TurningTides", "Nothing to exhaust: your ship has lost no zone")
        return self.translate(
            "TurningTides",
            "Exhaust %n card(s): one for each zone you have lost",
            "an exhausted card is left out of the next round",
            count,
        )

    def words(self, facts: Facts) -> str:
        """What becomes of the cards."""
        if facts.lee is Phase.SWAP:
            return self.translate("TurningTides", "In secret. What you take comes into your next draw pile.")
        if facts.lee and _lost(facts):
            return self.translate(
                "TurningTides", "Left out of the next round, face down.", "what becomes of exhausted cards"
            )
        return ""

    def apart(self, stowed: Stowed) -> str:
        """`Cannon, not drawn`."""
        return joined([self.text.card(stowed.card), self.places[stowed.pile]], self.translate)

    @cached_property
    def places(self) -> Mapping[str, str]:
        """Where a cycle card was in the round that is over."""
        return {
            "hand": self.translate("TurningTides", "held", "below a card: in the last round, in the hand"),
            "discards": self.translate("TurningTides", "played", "below a card: in the last round"),
            "swapped": self.translate("TurningTides", "new", "below a card: it was taken in a swap"),
            "exhausted": self.translate(
                "TurningTides", "rested", "below a card: exhausted in the last round"
            ),
            "pile": self.translate("TurningTides", "not drawn", "below a card: in the last round"),
        }

    # -- what is chosen ------------------------------------------------------------------------------

    def swapped(self, given: Sequence[Card], taken: Sequence[Card]) -> str:
        """`Give Cannon and Move, take Fire. Still to take: 1.`"""
        text = self._swap_text(len(given), len(taken))
        missing = abs(len(given) - len(taken))
        return text.format(given=self._cards(given), taken=self._cards(taken), count=missing)

    def _swap_text(self, given: int, taken: int) -> str:
        if not taken:
            return self.translate(
                "TurningTides",
                "Give {given}. Still to take: {count}.",
                "{given} is a card or a list of cards, {count} a number of cards",
            )
        if not given:
            return self.translate(
                "TurningTides",
                "Take {taken}. Still to give: {count}.",
                "{taken} is a card or a list of cards, {count} a number of cards",
            )
        if given > taken:
            return self.translate(
                "TurningTides",
                "Give {given}, take {taken}. Still to take: {count}.",
                "each field is a card or a list of cards, {count} a number of cards",
            )
        if given < taken:
            return self.translate(
                "TurningTides",
                "Give {given}, take {taken}. Still to give: {count}.",
                "each field is a card or a list of cards, {count} a number of cards",
            )
        return self.translate(
            "TurningTides", "Give {given}, take {taken}.", "each field is a card or a list of cards"
        )

    def exhausted(self, cards: Sequence[Card], count: int) -> str:
        """`Chosen: Fire. Still to choose: 1.`"""
        text = self.translate("TurningTides", "Chosen: {cards}.", "a card or a list of cards")
        if missing := count - len(cards):
            text = self.translate(
                "TurningTides",
                "Chosen: {cards}. Still to choose: {count}.",
                "{cards} is a card or a list of cards, {count} a number of cards",
            )
        return text.format(cards=self._cards(cards), count=missing)

    def _cards(self, cards: Sequence[Card]) -> str:
        return listed([self.text.card(card) for card in cards], self.translate) if cards else ""


def _lost(facts: Facts) -> int:
    """How many zones of the viewer's ship are destroyed: so many cards are exhausted."""
    return len(facts.board.ships[facts.viewer].destroyed) if facts.viewer in SEATS else 0
