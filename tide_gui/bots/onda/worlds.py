"""Draws worlds that fit a view, many at once.

Players keep what combines, so a hand takes fewer plays than as many random cards. The odds of a hand, by how
many cards it has and how many plays it takes, say how much more often it is met than at random.
"""

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.onda.array_rules import FACES, WIDTH, Rounds, faces_counted
from tide_gui.bots.onda.fewest_plays import fewest_plays
from tide_gui.rules.onda.combinations import COPIES
from tide_gui.rules.onda.moves import HAND
from tide_gui.rules.onda.state import View

ALL_ALIKE: Floats = np.ones((HAND + 1, HAND + 1), np.float32)  # odds by cards and plays
CIRCLES = 2  # in which the unseen cards are laid out; each stretch of them may become the hand


def drawn_worlds(
    view: View, public: Rounds, count: int, rng: np.random.Generator, odds: Floats = ALL_ALIKE
) -> Rounds:
    """Return worlds that fit the view, each hand drawn by its odds; `public` is any world that fits."""
    worlds = public.at(np.zeros(count, np.intp))
    held, wilds = worlds.held.copy(), worlds.wilds.copy()
    others = [seat for seat in range(worlds.seats) if seat != view.seat]
    unseen = np.tile(_unseen(view, public), (count, 1))
    for seat in rng.permutation(others):
        hidden, shown = view.hand_counts[seat] - len(view.shown[seat]), public.shown[0, seat]
        if hidden:
            unseen = _likely_first(unseen, hidden, shown, odds, rng)
        held[:, seat] = shown + faces_counted(unseen[:, :hidden])
        unseen = unseen[:, hidden:]
    unseen = _shuffled(unseen, rng)
    for seat in others:
        hidden = view.wild_counts[seat]
        wilds[:, seat, :hidden], unseen = unseen[:, :hidden], unseen[:, hidden:]
    return worlds._replace(held=held, wilds=wilds)


def _unseen(view: View, public: Rounds) -> Small:
    """Return the faces of the cards that a seat has not seen."""
    own = public.held[0, view.seat] + faces_counted(public.wilds[0, view.seat])
    others = public.shown[0].sum(axis=0) - public.shown[0, view.seat]
    left = COPIES - (own + others + public.gone[0])
    return np.repeat(np.arange(FACES, dtype=np.int8), left.ravel())


def _shuffled(cards: Small, rng: np.random.Generator) -> Small:
    return np.take_along_axis(cards, np.argsort(rng.random(cards.shape, np.float32), axis=1), axis=1)


def _likely_first(cards: Small, hidden: int, shown: Small, odds: Floats, rng: np.random.Generator) -> Small:
    """Shuffle the cards so that the first ones complete a hand drawn by its odds."""
    count, size = cards.shape
    circles = _shuffled(np.repeat(cards, CIRCLES, axis=0), rng)
    hands = _stretches(circles, hidden) + shown.sum(axis=1, dtype=np.int8)
    likely = odds[hidden + shown.sum(), fewest_plays(hands)].reshape(count, -1).cumsum(axis=1)
    drawn = rng.random((count, 1), np.float32) * likely[:, -1:]
    circle, start = np.divmod((likely[:, :-1] <= drawn).sum(axis=1), size)
    chosen = circles[np.arange(count) * CIRCLES + circle]
    return np.take_along_axis(chosen, (start[:, None] + np.arange(size)) % size, axis=1)


_ONE_VALUE: Small = np.repeat(np.eye(WIDTH, dtype=np.int8), 2, axis=0)  # by face


def _stretches(cards: Small, length: int) -> Small:
    """Count the values of so many neighbours, from each card of a circle on: worlds x cards x values."""
    ahead = values_so_far(np.concatenate([cards, cards[:, : length - 1]], axis=1))
    counted: Small = ahead[:, length:] - ahead[:, :-length]
    return counted


def values_so_far(cards: Small) -> Small:
    """Count the values of the first cards of each row: of none, one, two and so on."""
    counted = np.zeros((len(cards), cards.shape[1] + 1, WIDTH), np.int8)
    np.cumsum(_ONE_VALUE[cards], axis=1, out=counted[:, 1:])
    return counted
