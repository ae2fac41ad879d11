"""The chance that nobody beats a combination, for somebody who does not count the cards that are gone."""

from functools import lru_cache
from math import comb, prod

from tide_gui.rules.onda.combinations import COPIES, DECK, SUITS, Combination, Kind, Tide, answers
from tide_gui.rules.onda.state import View

Sizes = tuple[int, ...]  # of the hands of the others in the trick, which everybody sees

OF_A_VALUE = COPIES * len(SUITS)
REMEMBERED = 20_000  # chances; a question needs some hundred of them


def rivals_of(view: View) -> Sizes:
    """Return how many cards each of the others in the trick holds."""
    sizes = [size for seat, size in enumerate(view.hand_counts) if seat != view.seat and view.inside[seat]]
    return tuple(sorted(sizes))


@lru_cache(REMEMBERED)
def chance_to_hold(combination: Combination, tide: Tide, rivals: Sizes) -> float:
    """Return the chance that hands of these sizes cannot follow, as if all combinations were independent."""
    better = answers(combination, tide)
    return prod(1 - _chance_to_have(each.kind, each.size, cards) for cards in rivals for each in better)


@lru_cache(REMEMBERED)
def _chance_to_have(kind: Kind, size: int, cards: int) -> float:
    if kind is not Kind.RUN:
        return _at_least(size, cards, len(DECK))
    return prod(_at_least(1, cards - place, len(DECK) - place) for place in range(size))


def _at_least(needed: int, drawn: int, cards: int) -> float:
    """Return the chance of so many cards of a value among those that are drawn (hypergeometric)."""
    if drawn < needed:
        return 0.0
    others = cards - OF_A_VALUE
    fewer = sum(comb(OF_A_VALUE, count) * comb(others, drawn - count) for count in range(needed))
    return 1 - fewer / comb(cards, drawn)
