"""Why a card is better than another one: the part of what they win in which they differ most, in words."""

from collections.abc import Sequence
from typing import NamedTuple

from tide_gui.presentation.text import Translate
from tide_gui.presentation.turn_the_tide.expectations import (
    RANKS,
    WeighedCard,
    in_hundred,
    more,
    others,
    tide_of,
)
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.state import View

OFTENER = 0.01  # chances that differ by less are told as the same
MATTERS = 0.005  # a smaller part of the chance to win is none


class Reason(NamedTuple):
    """A part of the chance to win: how much more of it the first card has than the second, and why."""

    part: str
    worth: float
    text: str  # empty where nothing that happens shows it

    @property
    def told(self) -> str:
        """The text, if the part is large enough to be a reason."""
        return self.text if self.worth >= MATTERS else ""


class Reasons:
    """Tells in what a second card differs from the first."""

    def __init__(self, translate: Translate) -> None:
        self.translate = translate

    def found(
        self, view: View, first: WeighedCard, second: WeighedCard, names: Sequence[str]
    ) -> list[Reason]:
        """Return a reason for each part; what speaks most for the first card comes first."""
        texts = {
            "by_hand": self._later(second),
            "by_struck": self._struck(first, second),
            **{f"by_{rank}": self._rank(rank, view, first, second) for rank in RANKS},
            **{f"by_higher_{seat}": self._left_to(seat, view, first, second, names) for seat in others(view)},
            "by_rest": "",
        }
        reasons = [Reason(part, more(part, first, second), text) for part, text in texts.items()]
        return sorted(reasons, key=lambda each: each.worth, reverse=True)

    def _later(self, second: WeighedCard) -> str:
        text = self.translate(
            "TurnTheTide",
            "{card} is worth more later: without it your hand is worse.",
            "a weather card, as a number; the hand: the cards that are left",
        )
        return text.format(card=second.move)

    def _struck(self, first: WeighedCard, second: WeighedCard) -> str:
        """What the second card risks more often, of the two losses that which differs more."""
        texts = {
            "drowns": self.translate(
                "TurnTheTide",
                "{card} puts you out of the round in {often}% of cases, {other} in {less}%.",
                "two weather cards, as numbers",
            ),
            "loses": self.translate(
                "TurnTheTide",
                "{card} costs a preserver in {often}% of cases, {other} in {less}%.",
                "two weather cards, as numbers",
            ),
        }
        loss = max(texts, key=lambda name: more(name, second, first))
        return self._compared(texts[loss], loss, second, first)

    def _rank(self, rank: str, view: View, first: WeighedCard, second: WeighedCard) -> str:
        """A rank without a loss: the first card gains by it more often, or the second suffers by it."""
        figure, tide = f"safely_{rank}", tide_of(rank, view)
        if more(figure, first, second) > 0:
            return self._compared(self._gets(rank), figure, first, second, tide=tide)
        return self._compared(self._is_left_with(tide), figure, second, first, tide=tide)

    def _gets(self, rank: str) -> str:
        if rank == "lower":
            return self.translate(
                "TurnTheTide",
                "{card} takes no tide and loses nothing in {often}% of cases, {other} in {less}%.",
                "two weather cards, as numbers",
            )
        return self.translate(
            "TurnTheTide",
            "{card} takes the {tide} and loses nothing in {often}% of cases, {other} in {less}%.",
            "two weather cards and a tide, as numbers",
        )

    def _is_left_with(self, tide: int) -> str:
        if tide:
            return self.translate(
                "TurnTheTide",
                "{card} is stuck with the {tide}, though without a loss, "
                "in {often}% of cases, {other} in {less}%.",
                "two weather cards and a tide, as numbers",
            )
        return self.translate(
            "TurnTheTide",
            "{card} is stuck without a tide, though without a loss, "
            "in {often}% of cases, {other} in {less}%.",
            "two weather cards, as numbers",
        )

    def _left_to(
        self, seat: Seat, view: View, first: WeighedCard, second: WeighedCard, names: Sequence[str]
    ) -> str:
        """Who gets the higher tide more often with which card, if it is that which makes the first better."""
        figure, part = f"higher_{seat}", f"by_higher_{seat}"
        fields = {"tide": tide_of("second", view), "name": names[seat]}
        if more(figure, first, second) > 0:
            text = self.translate(
                "TurnTheTide",
                "{card} leaves the {tide} to {name} and loses nothing "
                "in {often}% of cases, {other} in {less}%.",
                "two weather cards and a tide, as numbers; a player",
            )
            return self._compared(text, figure, first, second, **fields) if first.figures[part] > 0 else ""
        text = self.translate(
            "TurnTheTide",
            "{card} loses nothing, but lets {name} have the {tide} in {often}% of cases, {other} in {less}%.",
            "two weather cards and a tide, as numbers; a player",
        )
        return self._compared(text, figure, second, first, **fields) if second.figures[part] < 0 else ""

    def _compared(
        self, text: str, figure: str, often: WeighedCard, less: WeighedCard, **fields: object
    ) -> str:
        """The text with how often it is so with two cards; empty if that is the same."""
        if more(figure, often, less) < OFTENER:
            return ""
        return text.format(
            card=often.move,
            often=in_hundred(often.figures[figure]),
            other=less.move,
            less=in_hundred(less.figures[figure]),
            **fields,
        )
