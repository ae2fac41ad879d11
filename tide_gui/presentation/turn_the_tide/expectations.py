"""What an expert expects of the other seats, and what follows for a card, in words."""

from collections.abc import Mapping, Sequence
from itertools import chain

from tide_gui.presentation.text import Translate, listed
from tide_gui.rules.game import Seat, Weighed
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER, Card, Tide
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.state import View, first_holder

WeighedCard = Weighed[Card]
RANKS = ("first", "second", "lower")
OWN_FIGURES = {
    *("first", "second", "loses", "drowns", "highest_high", "by_struck", "by_hand", "by_rest"),
    *chain.from_iterable((f"by_{rank}", f"safely_{rank}") for rank in RANKS),
}
SEAT_FIGURES = ("above", "bid_low", "higher", "by_higher")  # for each of the others
PROBABLY = 0.55  # from this chance on
FEW = 2  # as many higher cards are named


class Expectations:
    """Tells what the others may play and what a card comes to, from the figures of an expert."""

    def __init__(self, translate: Translate) -> None:
        self.translate = translate

    def sentence(self, view: View, weighed: WeighedCard, names: Sequence[str]) -> str:
        """`Onno probably plays 41 or higher. So 34 comes second in 60% of cases and takes the 11.`"""
        return f"{self._expected(view, weighed, names)} {self._result(view, weighed)}"

    def _result(self, view: View, weighed: WeighedCard) -> str:
        """The most probable result of a card."""
        rank, chance = likeliest(weighed.figures)
        tide = tide_of(rank, view)
        if rank == "first":
            text = self.translate(
                "TurnTheTide",
                "So {card} comes first in {percent}% of cases and takes the {tide}.",
                "after a sentence about the other players; a weather card and a tide, as numbers",
            )
        elif rank == "second":
            text = self.translate(
                "TurnTheTide",
                "So {card} comes second in {percent}% of cases and takes the {tide}.",
                "after a sentence about the other players; a weather card and a tide, as numbers",
            )
        elif tide:
            text = self.translate(
                "TurnTheTide",
                "So {card} takes no tide in {percent}% of cases and keeps the {tide}.",
                "after a sentence about the other players; a weather card and a tide, as numbers",
            )
        else:
            text = self.translate(
                "TurnTheTide",
                "So {card} takes no tide in {percent}% of cases.",
                "after a sentence about the other players; a weather card, as a number",
            )
        return text.format(card=weighed.move, percent=in_hundred(chance), tide=tide)

    # -- the other seats -------------------------------------------------------------------------

    def _expected(self, view: View, weighed: WeighedCard, names: Sequence[str]) -> str:
        """The one fact about the others that decides most often what the card comes to."""
        rivals = sorted(others(view), key=lambda seat: weighed.figures[f"above_{seat}"], reverse=True)
        rank, chance = likeliest(weighed.figures)
        if rank == "first" and (text := self._nobody(view, weighed)):
            return text
        if rank == "lower" and (text := self._two(view, weighed, rivals[:2], chance, names)):
            return text
        return self._one(view, weighed, rivals[0], names)

    def _nobody(self, view: View, weighed: WeighedCard) -> str:
        """That the card is hardly beaten; empty if it may well be."""
        higher, highest = cards_to_come(view, weighed.move), round(weighed.figures["highest_high"])
        if all(laid_by(view, seat) for seat in others(view)):
            return self.translate("TurnTheTide", "Nobody has laid a higher card.")
        if not higher:
            return self.translate("TurnTheTide", "Nobody can play a higher card.")
        if len(higher) <= FEW:
            return self._only(higher, weighed.move)
        if highest < weighed.move:
            text = self.translate(
                "TurnTheTide",
                "Probably nobody plays higher than {highest}.",
                "a weather card, as a number",
            )
            return text.format(highest=highest)
        return ""

    def _only(self, higher: Sequence[Card], card: Card) -> str:
        """That one or two cards are higher."""
        if len(higher) == 1:
            text = self.translate(
                "TurnTheTide", "Only the {highest} could beat {card}.", "weather cards, as numbers"
            )
        else:
            text = self.translate(
                "TurnTheTide",
                "Only the {second} and the {highest} could beat {card}.",
                "weather cards, as numbers",
            )
        return text.format(second=higher[0], highest=higher[-1], card=card)

    def _two(
        self, view: View, weighed: WeighedCard, rivals: Sequence[Seat], chance: float, names: Sequence[str]
    ) -> str:
        """Which two play higher cards; empty if that is not even probable."""
        above = [weighed.figures[f"above_{seat}"] for seat in rivals]
        if min(above) >= PROBABLY and not any(laid_by(view, seat) for seat in rivals):
            text = self.translate(
                "TurnTheTide",
                "{names} probably play higher than {card}.",
                "two players, and a weather card as a number",
            )
            who = listed([names[seat] for seat in rivals], self.translate)
            return text.format(names=who, card=weighed.move)
        if min(above) >= PROBABLY:
            return " ".join(self._one(view, weighed, seat, names) for seat in rivals)
        if chance >= PROBABLY:
            text = self.translate(
                "TurnTheTide",
                "Probably two of the others play higher than {card}.",
                "of the other players; a weather card, as a number",
            )
            return text.format(card=weighed.move)
        return ""

    def _one(self, view: View, weighed: WeighedCard, seat: Seat, names: Sequence[str]) -> str:
        """What a seat has laid, or how it may beat the card."""
        above, low = weighed.figures[f"above_{seat}"], round(weighed.figures[f"bid_low_{seat}"])
        if laid := laid_by(view, seat):
            text = self.translate(
                "TurnTheTide", "{name} has laid {laid}.", "a player, and a weather card as a number"
            )
        elif low > weighed.move:
            text = self.translate(
                "TurnTheTide",
                "{name} probably plays {low} or higher.",
                "a player, and a weather card as a number",
            )
        elif above >= PROBABLY:
            text = self.translate(
                "TurnTheTide",
                "{name} probably plays higher than {card}.",
                "a player, and a weather card as a number",
            )
        else:
            text = self.translate(
                "TurnTheTide",
                "{name} plays higher than {card} in {percent}% of cases.",
                "a player, and a weather card as a number",
            )
        percent = in_hundred(above)
        return text.format(name=names[seat], laid=laid, low=low, card=weighed.move, percent=percent)


def in_hundred(chance: float) -> int:
    """The chance in per cent."""
    return round(100 * chance)


def others(view: View) -> list[Seat]:
    """The other seats that are still in the round."""
    return [seat for seat, place in enumerate(view.places) if place.afloat and seat != view.seat]


def needed(view: View) -> set[str]:
    """The names of the figures that the sentences are made from."""
    return OWN_FIGURES | {f"{name}_{seat}" for name in SEAT_FIGURES for seat in others(view)}


def more(figure: str, one: WeighedCard, other: WeighedCard) -> float:
    """How much larger a figure of one card is."""
    return one.figures[figure] - other.figures[figure]


def tide_of(rank: str, view: View) -> Tide:
    """The tide that a rank brings, or leaves."""
    lower, higher = view.offer or (0, 0)
    return {"first": lower, "second": higher, "lower": view.places[view.seat or 0].tide}[rank]


def likeliest(figures: Mapping[str, float]) -> tuple[str, float]:
    """The most probable rank of a card, with its chance."""
    first, second = figures["first"], figures["second"]
    chances = dict(zip(RANKS, (first, second, 1 - first - second), strict=True))
    rank = max(chances, key=lambda each: chances[each])
    return rank, chances[rank]


def laid_by(view: View, seat: Seat) -> Card | None:
    """The card that a seat has laid in open play."""
    return view.laid[seat] if view.laid else None


def cards_to_come(view: View, least: Card) -> list[Card]:
    """The cards above the least one that another seat may still play in this hand, as far as is known."""
    dealt = shown(view)
    waiting = [
        first_holder(seat, len(view.rounds), len(dealt)) for seat in others(view) if not laid_by(view, seat)
    ]
    cards = set().union(*(dealt[holder] for holder in waiting))
    if any(len(dealt[holder]) < HANDS for holder in waiting):
        cards |= set(WEATHER).difference(view.leftovers, *dealt)
    gone = set(chain.from_iterable(hand.plays for hand in view.hands))
    return sorted(card for card in cards - gone if card > least)
