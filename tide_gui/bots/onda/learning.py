"""Training of the net: backpropagation and Adam."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.onda.arrays import Floats, Indices
from tide_gui.bots.onda.practice import Samples
from tide_gui.bots.onda.value import NET_SHAPES, POINTS, Net

BATCH = 512
SMOOTH, STEADY, TINY = 0.9, 0.999, 1e-8


def fresh(rng: np.random.Generator) -> Net:
    """Return a net with random weights."""
    return Net._make([_fresh(shape, rng) for shape in NET_SHAPES.values()])


def _fresh(shape: tuple[int, ...], rng: np.random.Generator) -> Floats:
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
        order = rng.permutation(len(samples.points))
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
