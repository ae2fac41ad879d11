"""What the best bomb of a hand leaves of it, for many hands at once.

The best bomb is one that takes the fewest wilds, and then leaves the fewest plays.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Indices, Marks, Small
from tide_gui.bots.onda.fewest_plays import fewest_plays
from tide_gui.rules.onda.combinations import BOMBS, VALUES, Kind
from tide_gui.rules.onda.moves import WILDS_IN_BOMB

NONE = 9  # more wilds or plays than any bomb takes or leaves


class Bombs(NamedTuple):
    """Of each hand, the wilds that its best bomb takes, and the plays that it leaves."""

    wilds: Small
    plays: Small


def bombs_held(faces: Small, wilds: Small, kinds: Indices) -> Bombs:
    """Look for bombs of a kind in each hand; `faces` is hands x values x suits, `kinds` indexes BOMBS."""
    taken, plays = wilds_for_bombs(faces, wilds, kinds), np.full(len(faces), NONE, np.int8)
    left = [_left_by_best(faces, taken, some, number) for number, some in _by_kind(kinds, taken < NONE)]
    if left:
        hands, counts = map(np.concatenate, zip(*left, strict=True))
        np.minimum.at(plays, hands, fewest_plays(counts))
    return Bombs(taken, plays)


def wilds_for_bombs(faces: Small, wilds: Small, kinds: Indices) -> Small:
    """Return only the wilds of the best bombs."""
    taken = np.full(len(faces), NONE, np.int8)
    for number, some in _by_kind(kinds, wilds <= WILDS_IN_BOMB):
        fewest = _of_a_kind(faces[some], number).needed.min(axis=(1, 2))
        taken[some] = np.where(fewest <= wilds[some], fewest, NONE)
    return taken


def _by_kind(kinds: Indices, where: Marks) -> Iterator[tuple[int, Indices]]:
    for number in range(len(BOMBS)):
        some = np.flatnonzero((kinds == number) & where)
        if len(some):
            yield number, some


def _left_by_best(faces: Small, taken: Small, some: Indices, number: int) -> tuple[Indices, Small]:
    """Return the hands that have bombs of a kind, once for each best one, and what it leaves of them."""
    found = _of_a_kind(faces[some], number)
    hand, suit, place = np.nonzero(found.needed == taken[some, None, None])
    laid = found.cards[hand, :, suit] * found.places[place]
    return some[hand], faces[some[hand], :, 0] + faces[some[hand], :, 1] - laid


class _Found(NamedTuple):
    """The bombs of a kind: what of a hand they may take, their values, and the wilds that each needs."""

    cards: Small  # hands x values x suits
    places: Small  # bombs x values
    needed: Small  # hands x suits x bombs


def _of_a_kind(faces: Small, number: int) -> _Found:
    kind, size = BOMBS[number]
    if kind is Kind.RUN:
        cards, places = np.minimum(faces, 1), _RUNS[size]
    else:
        cards, places = np.minimum(faces[..., :1] + faces[..., 1:], size), _SETS
    sums = np.moveaxis(cards, 2, 1).astype(np.float32) @ places.T.astype(np.float32)
    return _Found(cards, places, (size - sums).astype(np.int8))


_SETS: Small = np.eye(len(VALUES), dtype=np.int8)
_RUNS = {
    size: np.array([_SETS[at : at + size].sum(axis=0) for at in range(len(VALUES) - size + 1)], np.int8)
    for kind, size in BOMBS
    if kind is Kind.RUN
}
