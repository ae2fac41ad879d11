"""Training of the net: backpropagation and Adam."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tide_gui.bots.turning_tides.arrays import Floats, Indices, Small
from tide_gui.bots.turning_tides.practice import Practised
from tide_gui.bots.turning_tides.value import NET_SHAPES, Net

BATCH = 512
SMOOTH, STEADY, TINY = 0.9, 0.999, 1e-8
TRUST = 0.1  # in what a search promised, against what came of it
PATIENCE = 0.97  # a chance is worth so much in a round later: without that, both sides learn to wait


class Samples(NamedTuple):
    """What seats saw, and their chance to win."""

    board: Small
    cards: Small
    chance: Floats


def samples(practised: Practised) -> Samples:
    """Return what each moment was worth: partly what its search promised, partly what came later."""
    later = np.stack([practised.won, 1 - practised.won])
    chances = []
    for met in reversed(practised.met):
        found = TRUST * met.expected.reshape(2, -1) + (1 - TRUST) * later[:, met.number]
        later[:, met.number] = PATIENCE * found if met.round_over else found
        chances.append(later[:, met.number].ravel())
    boards, cards = ([getattr(met, name) for met in practised.met] for name in ("board", "cards"))
    return Samples(np.concatenate(boards), np.concatenate(cards), np.concatenate(chances[::-1]))


def fresh(rng: np.random.Generator) -> Net:
    """Return a net with random weights."""
    return Net._make([_fresh(shape, rng) for shape in NET_SHAPES.values()])


def _fresh(shape: Sequence[int], rng: np.random.Generator) -> Floats:
    if len(shape) == 1:
        return np.zeros(shape, np.float32)
    weights: Floats = (rng.normal(size=shape) / np.sqrt(shape[0])).astype(np.float32)
    return weights


class Learner:
    """A net that learns from samples, batch by batch."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._smooth = [np.zeros_like(part) for part in net]
        self._square = [np.zeros_like(part) for part in net]
        self._steps = 0

    def learn(self, samples: Samples, rate: float, rng: np.random.Generator) -> None:
        """Learn once from every sample, in random order."""
        order = rng.permutation(len(samples.chance))
        for at in range(0, len(order), BATCH):
            self._step(gradient(self.net, only(samples, order[at : at + BATCH])), rate)

    def _step(self, slopes: Net, rate: float) -> None:
        self._steps += 1
        step = np.float32(rate / (1 - SMOOTH**self._steps))
        weights = list(self.net)
        for at, slope in enumerate(slopes):
            self._smooth[at] += (1 - SMOOTH) * (slope - self._smooth[at])
            self._square[at] += (1 - STEADY) * (slope * slope - self._square[at])
            power = np.sqrt(self._square[at] / (1 - STEADY**self._steps)) + TINY
            weights[at] = weights[at] - step * self._smooth[at] / power
        self.net = Net._make(weights)


def only(samples: Samples, some: Indices) -> Samples:
    """Select samples."""
    return Samples._make([part[some] for part in samples])


class Forward(NamedTuple):
    """The inputs and what every layer makes of them."""

    board: Floats
    cards: Floats
    wide: Floats
    narrow: Floats
    odds: Floats


def forward(net: Net, samples: Samples) -> Forward:
    board: Floats = samples.board.astype(net.out.dtype)
    cards: Floats = samples.cards.astype(net.out.dtype)
    wide = np.maximum(board @ net.board + cards @ net.cards + net.wide_bias, 0)
    narrow = np.maximum(wide @ net.narrow + net.narrow_bias, 0)
    return Forward(board, cards, wide, narrow, (narrow @ net.out)[:, 0] + net.out_bias)


def gradient(net: Net, samples: Samples) -> Net:
    """Return the gradient of `loss`."""
    board, cards, wide, narrow, odds = forward(net, samples)
    to_out: Floats = np.subtract(1 / (1 + np.exp(-odds)), samples.chance)[:, None]
    to_out /= len(odds)
    to_narrow: Floats = (to_out @ net.out.T) * (narrow > 0)
    to_wide: Floats = (to_narrow @ net.narrow.T) * (wide > 0)
    return Net(
        board=board.T @ to_wide,
        cards=cards.T @ to_wide,
        wide_bias=to_wide.sum(axis=0),
        narrow=wide.T @ to_narrow,
        narrow_bias=to_narrow.sum(axis=0),
        out=narrow.T @ to_out,
        out_bias=to_out.sum(axis=0),
    )


def loss(net: Net, samples: Samples) -> float:
    """Return the cross entropy of the chances."""
    odds = forward(net, samples).odds
    return float((np.logaddexp(0, odds) - samples.chance * odds).mean())
