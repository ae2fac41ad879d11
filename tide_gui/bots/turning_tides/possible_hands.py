"""The hands that seats may have, by how often they are dealt."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

import numpy as np

from tide_gui.bots.arrays import Floats, Marks
from tide_gui.bots.turning_tides.known import CARDS, KINDS, Known, counts
from tide_gui.bots.turning_tides.mixed_strategies import Hands
from tide_gui.rules.turning_tides.cards import Card

Weighted = tuple[Marks, Floats]  # hands x cards, and how often each is dealt


def own_hands(known: Known) -> Hands:
    """Return the hand of the seat, as the only one that it may have."""
    return Hands(known.own_choices[:, None], np.ones((len(known.hand), 1), np.float32))


def equally_likely(mine: Known) -> Hands:
    """Return hands of a seat at one position, all as likely; each is a moment of what is known."""
    count = len(mine.hand)
    return Hands(mine.own_choices[None], np.full((1, count), np.float32(1 / count)))


def enemy_hands(known: Known) -> Hands:
    """Return every hand that the enemy may have."""
    rows = zip(known.hidden.tolist(), known.enemy_hand.tolist(), strict=True)
    return _padded([_dealt(tuple(map(int, hidden)), int(size)) for hidden, size in rows])


def hands_after_draw(known: Known) -> Hands:
    """Return the hands that the seat may have after it has drawn a card."""
    return _padded([_drawn(hand, pile) for hand, pile in zip(known.hand, known.pile, strict=True)])


@lru_cache(maxsize=4096)
def _dealt(hidden: tuple[int, ...], size: int) -> Weighted:
    dealt = Counter(frozenset(hand) for hand in combinations(_cards(hidden), size))
    marks = np.array([[card in hand or card == CARDS[0] for card in CARDS] for hand in dealt])
    return marks, np.array(list(dealt.values()), np.float32)


def _cards(hidden: tuple[int, ...]) -> list[Card]:
    return [kind for kind, count in zip(KINDS, hidden, strict=True) for _ in range(count)]


def with_other_hands(known: Known, exhausted: Floats, count: int) -> Known:
    """Return what the seat knows at one position, then what it would know with some other hands.

    Those are taken at equal steps from the list of all hands that the enemy may expect.
    """
    hidden = (known.hand + known.pile + exhausted)[0]
    hands = _at_equal_steps(tuple(map(int, hidden)), int(known.hand.sum()), count)
    rest = hidden - hands
    pile = rest * (known.pile.sum() / np.maximum(rest.sum(axis=1, keepdims=True), 1))
    rows = known.at(np.zeros(count + 1, np.intp))
    return rows._replace(
        hand=np.concatenate([known.hand, hands]), pile=np.concatenate([known.pile, pile], dtype=np.float32)
    )


@lru_cache(maxsize=4096)
def _at_equal_steps(hidden: tuple[int, ...], size: int, count: int) -> Floats:
    dealt = list(combinations(_cards(hidden), size))
    step = len(dealt) / count
    return np.concatenate([counts(dealt[int((number + 0.5) * step)]) for number in range(count)])


def _drawn(hand: Floats, pile: Floats) -> Weighted:
    drawn = np.flatnonzero(pile)
    marks = np.tile([True, *(hand > 0)], (max(len(drawn), 1), 1))
    marks[np.arange(len(drawn)), drawn + 1] = True
    return marks, pile[drawn] if len(drawn) else np.ones(1, np.float32)


def _padded(hands: Sequence[Weighted]) -> Hands:
    """Stack lists of hands; hands that only fill up have no weight."""
    most = max(len(weights) for _, weights in hands)
    cards = np.ones((len(hands), most, len(CARDS)), np.bool_)
    shares = np.zeros((len(hands), most), np.float32)
    for row, (marks, weights) in enumerate(hands):
        cards[row, : len(marks)] = marks
        shares[row, : len(weights)] = weights / weights.sum()
    return Hands(cards, shares)
