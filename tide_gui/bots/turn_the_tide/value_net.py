"""The value of a position after a hand: a small net that predicts the points of a seat."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Marks, Small
from tide_gui.bots.turn_the_tide.array_rules import Sea, lowest_tide
from tide_gui.bots.turn_the_tide.lower_levels import HIGHEST_TIDE
from tide_gui.rules.turn_the_tide.cards import HANDS

QUANTILES = 6  # a hand is described by the strengths of its weakest, ..., strongest card
SEAT_FEATURES = 11 + QUANTILES
SCENE_FEATURES = HANDS + 3 + 1 + 12
EMBEDDED, WIDE, NARROW = 24, 64, 32
SHAPES = {
    "seat_in": (SEAT_FEATURES, EMBEDDED),
    "seat_bias": (EMBEDDED,),
    "own": (SEAT_FEATURES, WIDE),
    "scene": (SCENE_FEATURES, WIDE),
    "others": (EMBEDDED, WIDE),
    "wide_bias": (WIDE,),
    "narrow": (WIDE, NARROW),
    "narrow_bias": (NARROW,),
    "out": (NARROW, 1),
    "out_bias": (1,),
}


class Net(NamedTuple):
    """The weights of the net; `worth` evaluates it."""

    seat_in: Floats
    seat_bias: Floats
    own: Floats
    scene: Floats
    others: Floats
    wide_bias: Floats
    narrow: Floats
    narrow_bias: Floats
    out: Floats
    out_bias: Floats

    def embedded(self, seats: Floats) -> Floats:
        """Return the embedding of a seat for the other seats."""
        return np.maximum(seats @ self.seat_in + self.seat_bias, 0)

    def worth(self, own: Floats, scene: Floats, others: Floats) -> Floats:
        """Return the points a seat will still make beyond its preservers that are up now."""
        inputs = own @ self.own + scene @ self.scene + others @ self.others
        wide = np.maximum(inputs + self.wide_bias, 0)
        narrow = np.maximum(wide @ self.narrow + self.narrow_bias, 0)
        return (narrow @ self.out)[..., 0] + self.out_bias


@cache
def quantile_matrix(cards: int) -> Floats:
    """Return the matrix that maps the sorted strengths of so many cards to quantiles."""
    matrix = np.zeros((cards, QUANTILES), np.float32)
    for column, at in enumerate(np.linspace(0, cards - 1, QUANTILES)):
        low = int(at)
        high = min(low + 1, cards - 1)
        matrix[low, column] += 1 - (at - low)
        matrix[high, column] += at - low
    return matrix


def seat_features(sea: Sea, reason: Floats, quantiles: Floats) -> Floats:
    """Return the inputs for each seat: seats x positions x features.

    `reason` (seats x positions) is 1 for a seat that mixes and 0 for one that follows a habit; `quantiles`
    is seats x positions x QUANTILES.
    """
    tide = sea.tide.astype(np.float32)
    highest = sea.tide.max(axis=0)
    features = np.empty((*tide.shape, SEAT_FEATURES), np.float32)
    features[..., 0] = tide / HIGHEST_TIDE
    features[..., 1] = sea.tide == 0
    features[..., 2] = sea.tide == highest
    features[..., 3] = sea.tide == lowest_tide(sea)
    features[..., 4] = (highest - tide) / HIGHEST_TIDE
    features[..., 5] = sea.up / 6
    features[..., 6] = sea.up == 0
    features[..., 7] = sea.up == 1
    features[..., 8] = sea.up == 2
    features[..., 9] = sea.afloat
    features[..., 10] = reason
    features[..., 11:] = quantiles
    return features


def table_features(seats: int, hands_left: int, afloat: Small, tides_left: Floats) -> Floats:
    """Return the inputs for the table: positions x features; `tides_left` counts each tide in the deck."""
    features = np.zeros((len(afloat), SCENE_FEATURES), np.float32)
    features[:, hands_left] = 1
    features[:, HANDS + seats - 3] = 1
    features[:, HANDS + 3] = afloat / 5
    features[:, HANDS + 4 :] = tides_left / 2
    return features


def strengths(cards: Small, afloat: Marks) -> Floats:
    """Return the part of the others' cards below each card: seats x positions x cards."""
    seats, positions, _ = cards.shape
    below = np.zeros((seats, positions, 62), np.int16)
    np.put_along_axis(below, cards.astype(np.int64) + 1, 1, axis=2)
    below = np.cumsum(below * afloat[:, :, None], axis=2, dtype=np.int16)
    others = below.sum(axis=0, dtype=np.int16) - below
    found = np.take_along_axis(others, cards.astype(np.int64), axis=2).astype(np.float32)
    whole = others[:, :, -1:]
    return found / np.maximum(whole, 1)


def from_vector(vector: Floats) -> Net:
    """Return the net with these weights in one vector."""
    parts = []
    at = 0
    for shape in SHAPES.values():
        size = int(np.prod(shape))
        parts.append(vector[at : at + size].reshape(shape))
        at += size
    return Net(*parts)


def to_vector(net: Sequence[Floats]) -> Floats:
    """Return all weights in one vector."""
    return np.concatenate([part.ravel() for part in net])
