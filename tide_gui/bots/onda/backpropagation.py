"""Training of the net: its gradient by backpropagation."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.net_learning import random_weights
from tide_gui.bots.onda.self_play import Samples
from tide_gui.bots.onda.value_net import NET_SHAPES, POINTS, Net


def fresh(rng: np.random.Generator) -> Net:
    """Return a net with random weights."""
    return Net._make(random_weights(NET_SHAPES, rng))


def gradient(net: Net, samples: Samples) -> Net:
    """Return the gradient of `loss`."""
    scene, own, wide, narrow, found = forward(net, samples)
    found[:, 2] = 1 / (1 + np.exp(-found[:, 2]))
    to_out: Floats = np.subtract(found, _wanted(samples))
    to_out /= len(found)
    to_narrow: Floats = (to_out @ net.out.T) * (narrow > 0)
    to_wide: Floats = (to_narrow @ net.narrow.T) * (wide > 0)
    return Net(
        scene=scene.T @ to_wide,
        own=own.T @ to_wide,
        wide_bias=to_wide.sum(axis=0),
        narrow=wide.T @ to_narrow,
        narrow_bias=to_narrow.sum(axis=0),
        out=narrow.T @ to_out,
        out_bias=to_out.sum(axis=0),
    )


class Forward(NamedTuple):
    """The inputs and what every layer makes of them."""

    scene: Floats
    own: Floats
    wide: Floats
    narrow: Floats
    found: Floats


def forward(net: Net, samples: Samples) -> Forward:
    scene: Floats = samples.scene.astype(net.out.dtype)
    own: Floats = samples.own.astype(net.out.dtype)
    wide = np.maximum(scene @ net.scene + own @ net.own + net.wide_bias, 0)
    narrow = np.maximum(wide @ net.narrow + net.narrow_bias, 0)
    return Forward(scene, own, wide, narrow, narrow @ net.out + net.out_bias)


def _wanted(samples: Samples) -> Floats:
    parts = (samples.points / np.float32(POINTS), samples.others / np.float32(POINTS), samples.out)
    return np.stack(parts, axis=1, dtype=np.float32, casting="unsafe")


def loss(net: Net, samples: Samples) -> float:
    """Return half the squared errors in tens of points, plus the cross entropy of going out."""
    found, wanted = forward(net, samples).found, _wanted(samples)
    squares = ((found - wanted)[:, :2] ** 2).sum(axis=1) / 2
    surprise = np.logaddexp(0, found[:, 2]) - wanted[:, 2] * found[:, 2]
    return float((squares + surprise).mean())


def explained(net: Net, samples: Samples) -> float:
    """Return the explained part of the variance of the points (R2)."""
    missed = POINTS * forward(net, samples).found[:, 0] - samples.points
    return float(1 - (missed**2).mean() / samples.points.var())
