"""Draws worlds that fit a view, many at once."""

import numpy as np

from tide_gui.bots.arrays import Small
from tide_gui.bots.onda.array_rules import FACES, Rounds, faces_counted
from tide_gui.rules.onda.combinations import COPIES
from tide_gui.rules.onda.state import View


def drawn_worlds(view: View, public: Rounds, count: int, rng: np.random.Generator) -> Rounds:
    """Return worlds that fit the view, all of them equally likely; `public` is any one of them."""
    worlds = public.at(np.zeros(count, np.intp))
    held, wilds = worlds.held.copy(), worlds.wilds.copy()
    unseen, at = _shuffled(_unseen(view, public), count, rng), 0
    for seat in range(worlds.seats):
        if seat != view.seat:
            shown = len(view.shown[seat])
            hand, at = (
                unseen[:, at : at + view.hand_counts[seat] - shown],
                at + view.hand_counts[seat] - shown,
            )
            held[:, seat] = worlds.shown[:, seat] + faces_counted(hand)
            hidden, at = unseen[:, at : at + view.wild_counts[seat]], at + view.wild_counts[seat]
            wilds[:, seat, : view.wild_counts[seat]] = hidden
    return worlds._replace(held=held, wilds=wilds)


def _unseen(view: View, public: Rounds) -> Small:
    """Return the faces of the cards that a seat has not seen."""
    own = public.held[0, view.seat] + faces_counted(public.wilds[0, view.seat])
    others = public.shown[0].sum(axis=0) - public.shown[0, view.seat]
    left = COPIES - (own + others + public.gone[0])
    return np.repeat(np.arange(FACES, dtype=np.int8), left.ravel())


def _shuffled(cards: Small, count: int, rng: np.random.Generator) -> Small:
    return cards[np.argsort(rng.random((count, len(cards)), np.float32), axis=1)]
