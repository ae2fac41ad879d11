"""The cards of Turn the Tide and what is printed on them."""

Card = int  # a weather card, 1 to 60
Tide = int

WEATHER: tuple[Card, ...] = tuple(range(1, 61))
TIDES: tuple[Tide, ...] = tuple(sorted((*range(1, 13), *range(1, 13))))
NO_TIDE: Tide = 0  # lower than any card
HANDS = 12

Offer = tuple[Tide, Tide]  # lower first
Plays = tuple[Card | None, ...]  # by seat; None: the seat does not play


def half_preservers(card: Card) -> int:
    """Return how many half life preservers are printed on a weather card."""
    if 25 <= card <= 36:
        return 2
    return 1 if 13 <= card <= 48 else 0


def tokens_for(cards: tuple[Card, ...]) -> int:
    """Return the preserver tokens for a dealt hand; an odd half is dropped."""
    return sum(map(half_preservers, cards)) // 2
