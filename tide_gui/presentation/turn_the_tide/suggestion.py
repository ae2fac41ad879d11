"""What a hint in Turn the Tide says: one card, what the others may play, and why another card is worse."""

from collections.abc import Sequence

from tide_gui.presentation.hint_text import by_preference, percent, suggested_text, wins_of
from tide_gui.presentation.presentation import Suggestions
from tide_gui.presentation.text import Translate, listed
from tide_gui.presentation.turn_the_tide.expectations import RESULTS, Expectations, WeighedCard, needed
from tide_gui.rules.turn_the_tide.state import View

NEAR = 10  # per cent: cards whose shares differ by less are played about as often
MOST_NAMED = 3  # as many other cards are named


class TurnTheTideSuggestions(Suggestions):
    """Names the card that an expert prefers."""

    def __init__(self, translate: Translate) -> None:
        self.translate, self.expectations = translate, Expectations(translate)

    def sentences(self, view: View, weighed: Sequence[WeighedCard], names: Sequence[str]) -> tuple[str, ...]:
        """The card, what is expected, and a comparison; none if the expert did not tell all figures."""
        figures = needed(view)
        if any(each.chance is None or not each.figures.keys() >= figures for each in weighed):
            return ()
        first, *others = by_preference(weighed)
        alike = [other for other in others if _as_often(first, other)]
        different = [other for other in others if other not in alike]
        expected = self.expectations.sentence(view, first, names)
        if different:
            return self._choice(first, alike), expected, self._compared(view, first, different[0])
        return self._choice(first, alike), expected

    def _choice(self, first: WeighedCard, alike: Sequence[WeighedCard]) -> str:
        card = str(first.move)
        cards = [str(each.move) for each in alike]
        if not alike:
            doing = self.translate("TurnTheTide", "play {card}")
        elif len(alike) <= MOST_NAMED:
            doing = self.translate("TurnTheTide", "play {card}, and about as often {cards}")
        else:
            doing = self.translate("TurnTheTide", "play {card}, and about as often one of {count} others")
        doing = doing.format(card=card, cards=listed(cards or [card], self.translate), count=len(cards))
        if alike:
            text = self.translate("TurnTheTide", "{suggested}: {card} wins {wins} of 100 games.")
        else:
            text = self.translate("TurnTheTide", "{suggested}: it wins {wins} of 100 games.")
        suggested = suggested_text(first.share, doing, self.translate)
        return text.format(suggested=suggested, card=card, wins=wins_of(first))

    # -- why -------------------------------------------------------------------------------------

    def _compared(self, view: View, first: WeighedCard, second: WeighedCard) -> str:
        fewer = wins_of(first) - wins_of(second)
        if fewer > 1:
            text = self.translate("TurnTheTide", "{cause}; it wins {games} games fewer in 100.")
        elif fewer == 1:
            text = self.translate("TurnTheTide", "{cause}; it wins 1 game fewer in 100.")
        elif fewer == 0:
            text = self.translate("TurnTheTide", "{cause}; it is about as good.")
        else:
            text = self.translate("TurnTheTide", "{cause}; it is no worse.")
        return text.format(cause=self._cause(view, first, second, worse=fewer > 0), games=fewer)

    def _cause(self, view: View, first: WeighedCard, second: WeighedCard, *, worse: bool) -> str:
        """What speaks against the second card, if it is worse; else what it comes to."""
        if _does_the_same(first, second):
            return self._same(first, second, worse=worse)
        return (self._risk(first, second) if worse else "") or self.expectations.result(view, second)

    def _risk(self, first: WeighedCard, second: WeighedCard) -> str:
        """What the second card risks more often than the first; empty if nothing."""
        texts = {
            "drowns": self.translate(
                "TurnTheTide", "{card} puts you out of the round {often}, {first} {less}"
            ),
            "loses": self.translate("TurnTheTide", "{card} costs a preserver {often}, {first} {less}"),
        }
        for name, text in texts.items():
            more, less = second.figures[name], first.figures[name]
            if round(10 * more) > round(10 * less):
                often, rather = self.expectations.often(more), self.expectations.often(less)
                return text.format(card=second.move, often=often, first=first.move, less=rather)
        return ""

    def _same(self, first: WeighedCard, second: WeighedCard, *, worse: bool) -> str:
        if worse and second.figures["left"] < first.figures["left"]:
            text = self.translate("TurnTheTide", "{card} does the same, but leaves a worse hand")
        else:
            text = self.translate("TurnTheTide", "{card} does the same")
        return text.format(card=second.move)


def _does_the_same(first: WeighedCard, second: WeighedCard) -> bool:
    """Whether two cards come to the same in every ten hands."""
    return all(round(10 * first.figures[name]) == round(10 * second.figures[name]) for name in RESULTS)


def _as_often(first: WeighedCard, other: WeighedCard) -> bool:
    """Whether the shares that are shown are about the same."""
    most, share = percent(first.share), percent(other.share)
    return most - share < NEAR and 2 * share > most
