"""What the best bomb of a hand leaves of it, for many hands at once.

The best bomb is one that takes the fewest wilds, and then leaves the fewest plays.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tide_gui.bots.arrays import Floats, Indices, Small
from tide_gui.bots.onda.array_rules import values_of
from tide_gui.bots.onda.fewest_plays import MOST_OF_A_VALUE, fewest_plays
from tide_gui.rules.onda.combinations import BOMBS, VALUES, Kind

NONE = 9  # more wilds or plays than any bomb takes or leaves


class Bombs(NamedTuple):
    """Of each hand, the wilds that its best bomb takes, and the plays that it leaves."""

    wilds: Small
    plays: Small


class BombCards(NamedTuple):
    """What the bombs of many hands depend on."""

    counts: Small  # hands x values
    suits: Indices  # hands x suits: a bit for each value
    most: Indices  # of one value


def cards_for_bombs(faces: Small) -> BombCards:
    """Return what the bombs of many hands depend on; `faces` is hands x values x suits."""
    counts = values_of(faces)
    held = (faces.reshape(len(faces), -1) > 0).astype(np.float32)
    return BombCards(counts, (held @ _BITS).astype(np.intp), counts.max(axis=1).astype(np.intp))


def bombs_held(cards: BombCards, wilds: Small, kinds: Indices) -> Bombs:
    """Look for bombs of a kind in each hand with so many wilds; `kinds` indexes BOMBS."""
    taken, plays = wilds_for_bombs(cards, wilds, kinds), np.full(len(kinds), NONE, np.int8)
    of_wilds = np.flatnonzero(taken == _SIZES[kinds])
    by_runs, by_sets = _left_by_runs(cards, taken, kinds), _left_by_sets(cards, taken, kinds)
    hands = np.concatenate([of_wilds, by_runs[0], by_sets[0]])
    left = np.concatenate([cards.counts[of_wilds], by_runs[1], by_sets[1]])
    np.minimum.at(plays, hands, fewest_plays(left))
    return Bombs(taken, plays)


def wilds_for_bombs(cards: BombCards, wilds: Small, kinds: Indices) -> Small:
    """Return only the wilds of the best bombs."""
    runs = _runs().needed[kinds[:, None], cards.suits]
    fewest = np.minimum(np.minimum(runs[:, 0], runs[:, 1]), _SETS_NEED[kinds, cards.most])
    return np.where(fewest <= wilds, fewest, NONE).astype(np.int8)


def _left_by_runs(cards: BombCards, taken: Small, kinds: Indices) -> tuple[Indices, Small]:
    """Return hands with runs, once for each best one, and what it leaves of them."""
    runs, natural = _runs(), taken < _SIZES[kinds]
    best = (runs.needed[kinds[:, None], cards.suits] == taken[:, None]) & natural[:, None]
    hand, suit = np.divmod(np.flatnonzero(best), 2)
    bits, kind = cards.suits[hand, suit], kinds[hand]
    at, start = np.divmod(np.flatnonzero(runs.starts[kind, bits][:, None] & _BIT), len(_BIT))
    hand, laid = hand[at], bits[at] >> start & _WINDOWS[kind[at]]
    return hand, cards.counts[hand] - ((laid << start)[:, None] & _BIT > 0)


def _left_by_sets(cards: BombCards, taken: Small, kinds: Indices) -> tuple[Indices, Small]:
    """Return hands with sets, once for each best one, and what it leaves of them."""
    natural = _SIZES[kinds] - taken
    hand = np.flatnonzero((_SETS_NEED[kinds, cards.most] == taken) & (natural > 0))
    size, natural = _SIZES[kinds[hand], None], natural[hand]
    best = np.minimum(cards.counts[hand], size) == natural[:, None]
    at, value = np.divmod(np.flatnonzero(best), best.shape[1])
    left = cards.counts[hand[at]]
    left[np.arange(len(at)), value] -= natural[at]
    return hand[at], left


_SIZES: Small = np.array([size for _, size in BOMBS], np.int8)
_IS_RUN = np.array([kind is Kind.RUN for kind, _ in BOMBS])
_SETS_NEED: Small = np.array(
    [
        [NONE if kind is Kind.RUN else max(size - most, 0) for most in range(MOST_OF_A_VALUE + 1)]
        for kind, size in BOMBS
    ],
    np.int8,
)
_BIT: Indices = 1 << np.arange(len(VALUES))
_BITS: Floats = np.kron(_BIT[:, None], np.eye(2)).astype(np.float32)  # by face
_WINDOWS: Indices = (1 << _SIZES.astype(np.intp)) - 1


class _Runs(NamedTuple):
    """By kind of bomb and values of one suit, as bits: the wilds that a run needs, and where it may start."""

    needed: Small
    starts: NDArray[np.int16]


@cache
def _runs() -> _Runs:
    bits = np.arange(1 << len(VALUES))
    needed = np.full((len(BOMBS), len(bits)), NONE, np.int8)
    starts = np.zeros((len(BOMBS), len(bits)), np.int16)
    for number in np.flatnonzero(_IS_RUN):
        size = _SIZES[number]
        missing = [
            size - np.bitwise_count(bits >> at & _WINDOWS[number]).astype(np.int8)
            for at in range(len(VALUES) - size + 1)
        ]
        needed[number] = np.min(missing, axis=0)
        starts[number] = (np.equal(missing, needed[number]) << np.arange(len(missing))[:, None]).sum(axis=0)
    return _Runs(needed, starts)
