"""The orders in which a hand of Onda can lie."""

from collections.abc import Callable, Iterable, Sequence

from tide_gui.rules.onda.combinations import (
    SHAPES,
    Card,
    Cards,
    by_value,
    naturals,
    shaped,
    without,
)

BY_VALUE, BY_SUIT, BY_COMBINATIONS = "value", "suit", "combinations"


def sorted_hand(faces: Sequence[Card], sorting: str) -> Sequence[Card]:
    """The hand in this order; an unknown one is by value."""
    orders: dict[str, Callable[[Iterable[Card]], Sequence[Card]]] = {
        BY_SUIT: _by_suit,
        BY_COMBINATIONS: _by_combinations,
    }
    return orders.get(sorting, sorted)(faces)


def _by_suit(hand: Iterable[Card]) -> list[Card]:
    return sorted(hand, key=lambda card: (card % 10, card))


def _by_combinations(hand: Iterable[Card]) -> list[Card]:
    """The largest combination first, then the largest of what is left; single cards last."""
    left, ordered = tuple(sorted(hand)), list[Card]()
    while left:
        combination = _largest(left)
        ordered += combination
        left = without(left, combination)
    return ordered


def _largest(hand: Cards) -> Cards:
    piles = by_value(hand)
    sizes = sorted(SHAPES, key=lambda shape: -shape[1])
    return next(
        cards
        for shape in sizes
        for wanted in shaped(shape)
        for cards in naturals(piles, wanted, 0, suited=False)
    )
