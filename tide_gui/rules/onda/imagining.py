"""Draws states of Onda that a view could come from."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from tide_gui.rules.game import (
    shuffled,
)
from tide_gui.rules.onda.combinations import DECK, Card, Cards, without
from tide_gui.rules.onda.state import Stage, View, cards_of


def imagined_cards(view: View, rng: Random) -> tuple[tuple[Cards, ...], tuple[Cards, ...], Cards]:
    """Draw hands, wilds and undealt cards; cards shown by turning the tide stay where they are."""
    seats = len(view.hand_counts)
    if view.stage in (Stage.DEAL, Stage.OVER):
        return ((),) * seats, ((),) * seats, ()
    hands = [view.hand if seat == view.seat else shown for seat, shown in enumerate(view.shown)]
    wilds = [view.wilds if seat == view.seat else () for seat in range(seats)]
    seen = [*view.discards, *cards_of(view.trick), *(card for pile in (*hands, *wilds) for card in pile)]
    unseen = iter(shuffled(without(DECK, tuple(seen)), rng))
    hands = [_filled(hand, count, unseen) for hand, count in zip(hands, view.hand_counts, strict=True)]
    wilds = [_filled(pile, count, unseen) for pile, count in zip(wilds, view.wild_counts, strict=True)]
    return tuple(hands), tuple(wilds), tuple(sorted(unseen))


def _filled(pile: Cards, count: int, unseen: Iterator[Card]) -> Cards:
    return tuple(sorted((*pile, *islice(unseen, count - len(pile)))))
