"""What a hint in Turn the Tide says: one card, what the others may play, and why another card is worse."""

from collections.abc import Sequence

from tide_gui.presentation.hint_text import (
    Often,
    by_preference,
    fewer_of,
    often,
    percent,
    wins_of,
)
from tide_gui.presentation.presentation import Suggestions
from tide_gui.presentation.text import Translate, listed
from tide_gui.presentation.turn_the_tide import situations
from tide_gui.presentation.turn_the_tide.expectations import RANKS, Expectations, WeighedCard, more, needed
from tide_gui.presentation.turn_the_tide.reasons import MATTERS, Reason, Reasons
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import Card
from tide_gui.rules.turn_the_tide.state import View

NEAR = 10  # per cent: cards whose shares differ by less are played about as often
MOST_NAMED = 3  # as many other cards are named


class TurnTheTideSuggestions(Suggestions):
    """Names the card that an expert prefers."""

    def __init__(self, translate: Translate) -> None:
        self.translate, self.expectations = translate, Expectations(translate)
        self.reasons = Reasons(translate)
        self.situations = situations.titles(translate)

    def situation(self, view: View, choices: Sequence[Card], seat: Seat) -> str:
        return situations.situation(view, seat)

    def sentences(self, view: View, weighed: Sequence[WeighedCard], names: Sequence[str]) -> tuple[str, ...]:
        """The card, what is expected, and why; none if the expert did not tell all figures."""
        figures = needed(view)
        if any(each.chance is None or not each.figures.keys() >= figures for each in weighed):
            return ()
        first, *rest = by_preference(weighed)
        alike = [other for other in rest if _as_often(first, other)]
        expected = self.expectations.sentence(view, first, names)
        why = [self._why(view, first, other, names) for other in _compared(first, rest)]
        return self._choice(first, alike), expected, *why

    def _choice(self, first: WeighedCard, alike: Sequence[WeighedCard]) -> str:
        """What to play, and what it wins."""
        if alike:
            text = self.translate(
                "TurnTheTide", "With {card} an expert wins {wins} of 100 games.", "a card, as a number"
            )
        else:
            text = self.translate(
                "TurnTheTide", "With it an expert wins {wins} of 100 games.", "with the card just named"
            )
        wins = text.format(card=first.move, wins=wins_of(first))
        cards = listed([str(each.move) for each in alike], self.translate) if alike else ""
        preferred = self._sometimes(len(alike)) if often(first.share) is Often.SOMETIMES else self._always()
        fields = {"percent": percent(first.share), "card": first.move, "cards": cards}
        return f"{preferred.format(**fields)} {wins}"

    def _sometimes(self, alike: int) -> str:
        """Which card is played so often, and how many about as often."""
        if not alike:
            return self.translate(
                "TurnTheTide", "{percent}% of the time the expert would play {card}.", "a card, as a number"
            )
        if alike <= MOST_NAMED:
            return self.translate(
                "TurnTheTide",
                "{percent}% of the time the expert would play {card}, and about as often {cards}.",
                "cards, as numbers: the first one, and one to three others",
            )
        return self.translate(
            "TurnTheTide",
            "{percent}% of the time the expert would play {card}, and about as often one of %n other(s).",
            "a card, as a number, and how many others",
            alike,
        )

    def _always(self) -> str:
        """The same where it goes without saying how often: no other card is played about as often."""
        return self.translate("TurnTheTide", "The expert would play {card}.", "a card, as a number")

    # -- why -------------------------------------------------------------------------------------

    def _why(self, view: View, first: WeighedCard, second: WeighedCard, names: Sequence[str]) -> str:
        """Why the first card is better than the second, or why it does not matter."""
        reasons, fewer = self.reasons.found(view, first, second, names), fewer_of(first, second)
        if fewer < 0:
            return self._no_worse(second)
        if not fewer and all(abs(each.worth) < MATTERS for each in reasons):
            return self._no_matter(second)
        if fewer:
            verdict = self._fewer(second, fewer)
        else:
            verdict = self._made_up_for(first, second, self.reasons.found(view, second, first, names)[0])
        return f"{reasons[0].told} {verdict}".lstrip()

    def _no_worse(self, second: WeighedCard) -> str:
        if percent(second.share):
            text = self.translate(
                "TurnTheTide",
                "{card} is no worse; the expert plays both, so that nobody can foresee which.",
                "a card, as a number; both: it and the first choice",
            )
        else:
            text = self.translate("TurnTheTide", "{card} is no worse.", "a card, as a number")
        return text.format(card=second.move)

    def _no_matter(self, second: WeighedCard) -> str:
        text = self.translate(
            "TurnTheTide",
            "With {card} you win as often: neither tides nor risk nor the hand left makes a difference.",
            "a card, as a number; the hand left: the cards that are left in the hand",
        )
        return text.format(card=second.move)

    def _fewer(self, second: WeighedCard, fewer: int) -> str:
        text = self.translate(
            "TurnTheTide", "With {card} you win %n game(s) fewer in 100.", "a card, as a number", fewer
        )
        return text.format(card=second.move)

    def _made_up_for(self, first: WeighedCard, second: WeighedCard, best: Reason) -> str:
        """What speaks most for the second card, where it wins as much."""
        if best.part == "by_lower" and best.told and more("safely_lower", second, first) > 0:
            text = self.translate(
                "TurnTheTide",
                "{card} takes no tide more often, and you win as often with it.",
                "a card, as a number",
            )
            return text.format(card=second.move)
        if best.told:
            return self._gain(best.part).format(card=second.move)
        text = self.translate("TurnTheTide", "With {card} you win as often.", "a card, as a number")
        return text.format(card=second.move)

    def _gain(self, part: str) -> str:
        if part == "by_hand":
            return self.translate(
                "TurnTheTide",
                "{card} leaves a better hand, and you win as often with it.",
                "the cards left in the hand; a card, as a number",
            )
        if part == "by_struck":
            return self.translate(
                "TurnTheTide",
                "{card} costs you less often, and you win as often with it.",
                "costs a preserver or the round; a card, as a number",
            )
        if part in {f"by_{rank}" for rank in RANKS}:
            return self.translate(
                "TurnTheTide",
                "{card} gets you a better tide, and you win as often with it.",
                "a card, as a number",
            )
        return self.translate(
            "TurnTheTide",
            "{card} leaves the others worse tides, and you win as often with it.",
            "the other players; a card, as a number",
        )


def _compared(first: WeighedCard, rest: Sequence[WeighedCard]) -> list[WeighedCard]:
    """The card that the expert plays next most often, and if that is about as good the first worse one."""
    worse = [other for other in rest if fewer_of(first, other) > 0]
    return [*(other for other in rest[:1] if other not in worse), *worse[:1]]


def _as_often(first: WeighedCard, other: WeighedCard) -> bool:
    """Whether the shares that are shown are about the same."""
    most, share = percent(first.share), percent(other.share)
    return most - share < NEAR and 2 * share > most
