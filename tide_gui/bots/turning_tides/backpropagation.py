"""Training of the net: its gradient by backpropagation."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.net_learning import random_weights
from tide_gui.bots.turning_tides.self_play import Practised
from tide_gui.bots.turning_tides.value_net import NET_SHAPES, Net

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
    return Net._make(random_weights(NET_SHAPES, rng))


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
