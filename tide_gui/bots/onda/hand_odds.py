"""How much more often than at random a hand takes so many plays, counted in rounds of the net."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Small
from tide_gui.bots.onda.array_rules import FACES, Rounds, faces_counted
from tide_gui.bots.onda.fewest_plays import fewest_plays
from tide_gui.bots.onda.self_play import moments
from tide_gui.bots.onda.value_net import Net
from tide_gui.bots.onda.worlds import ALL_ALIKE, values_so_far
from tide_gui.rules.onda.combinations import COPIES

RARE = 0.5  # added to every count, so that no odds are infinite


class Hands(NamedTuple):
    """Hands of others: how many cards each has, and how many plays it and a random one take."""

    cards: Indices
    true: Small
    random: Small


def counted(net: Net, rounds: int, seats: int, rng: np.random.Generator) -> Floats:
    """Return the odds of hands in so many rounds, by cards and plays."""
    true, random = np.full_like(ALL_ALIKE, RARE), np.full_like(ALL_ALIKE, RARE)
    for moment in moments(net, rounds, seats, rng):
        for hands in hands_of_others(moment, rng):
            np.add.at(true, (hands.cards, hands.true), 1)
            np.add.at(random, (hands.cards, hands.random), 1)
    return np.asarray(_shares(true) / _shares(random), np.float32)


def _shares(met: Floats) -> Floats:
    return np.asarray(met / met.sum(axis=1, keepdims=True), np.float32)


def hands_of_others(rounds: Rounds, rng: np.random.Generator) -> Iterator[Hands]:
    """Yield the hands of each other seat beside such that are random to the mover."""
    rows = np.arange(len(rounds.mover))
    unseen = values_so_far(shuffled_unseen(rounds, rng))
    for step in range(1, rounds.seats):
        seat = (rounds.mover + step) % rounds.seats
        held, shown = rounds.held[rows, seat].sum(axis=2), rounds.shown[rows, seat].sum(axis=2)
        cards = held.sum(axis=1)
        random = shown + unseen[rows, cards - shown.sum(axis=1)]
        yield Hands(cards, fewest_plays(held), fewest_plays(random))


def shuffled_unseen(rounds: Rounds, rng: np.random.Generator) -> Small:
    """Return the faces of all cards, shuffled, but first those that the mover of each round has not seen."""
    rows, mover = np.arange(len(rounds.mover)), rounds.mover
    own = rounds.held[rows, mover] + faces_counted(rounds.wilds[rows, mover])
    seen = own + rounds.shown.sum(axis=1) - rounds.shown[rows, mover] + rounds.gone
    known = np.arange(COPIES) < seen.reshape(-1, FACES, 1)
    keys = (rng.random(known.shape, np.float32) + known).reshape(len(rows), -1)
    return (np.argsort(keys, axis=1) // COPIES).astype(np.int8)
