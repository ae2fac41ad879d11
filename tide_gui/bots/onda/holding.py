"""The chance that nobody beats a combination, judged by the cards that a seat has not seen."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from math import comb, prod

from tide_gui.rules.onda.combinations import (
    DECK,
    VALUES,
    Combination,
    Kind,
    Tide,
    answers,
    value_of,
    without,
)
from tide_gui.rules.onda.state import View, cards_of

REMEMBERED = 20_000  # chances; a question needs some hundred of them


@dataclass(frozen=True, slots=True)
class Rivals:
    """The other seats in the trick, as far as a seat knows them."""

    unseen: tuple[int, ...]  # cards of each value that they may hold
    hands: tuple[int, ...]  # how many cards each of them holds

    @property
    def cards(self) -> int:
        """How many cards are unseen."""
        return sum(self.unseen)


def rivals_of(view: View) -> Rivals:
    """Return the others in the trick; their wilds are not considered."""
    seen = (*view.hand, *view.wilds, *view.discards, *cards_of(view.trick))
    unseen = Counter(map(value_of, without(DECK, seen)))
    hands = [count for seat, count in enumerate(view.hand_counts) if seat != view.seat and view.inside[seat]]
    return Rivals(tuple(unseen[value] for value in VALUES), tuple(hands))


@lru_cache(REMEMBERED)
def chance_to_hold(combination: Combination, tide: Tide, rivals: Rivals) -> float:
    """Return the chance that no rival can follow, as if all better combinations were independent."""
    better = answers(combination, tide)
    return prod(1 - _chance_to_have(each, hand, rivals) for hand in rivals.hands for each in better)


@lru_cache(REMEMBERED)
def _chance_to_have(wanted: Combination, hand: int, rivals: Rivals) -> float:
    if wanted.kind is not Kind.RUN:
        return _at_least(wanted.size, hand, rivals.unseen[wanted.rank - 1], rivals.cards)
    copies = rivals.unseen[wanted.rank - wanted.size : wanted.rank]
    return prod(_at_least(1, hand - place, each, rivals.cards - place) for place, each in enumerate(copies))


def _at_least(needed: int, drawn: int, copies: int, cards: int) -> float:
    """Return the chance of so many copies among the cards that are drawn (hypergeometric)."""
    if min(drawn, copies) < needed:
        return 0.0
    fewer = sum(comb(copies, count) * comb(cards - copies, drawn - count) for count in range(needed))
    return 1 - fewer / comb(cards, drawn)
