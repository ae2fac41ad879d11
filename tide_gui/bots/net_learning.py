"""What the learning of nets shares: random weights, Adam, the rate. A net is a named tuple of arrays."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from tide_gui.bots.arrays import Floats, Indices

N = TypeVar("N", bound=NamedTuple)
S = TypeVar("S", bound=NamedTuple)

BATCH = 512
SMOOTH, STEADY, TINY = 0.9, 0.999, 1e-8


def random_weights(shapes: Mapping[str, tuple[int, ...]], rng: np.random.Generator) -> list[Floats]:
    """Return random weights of these shapes, and biases of 0."""
    return [_random(shape, rng) for shape in shapes.values()]


def _random(shape: tuple[int, ...], rng: np.random.Generator) -> Floats:
    if len(shape) == 1:
        return np.zeros(shape, np.float32)
    weights: Floats = (rng.normal(size=shape) / np.sqrt(shape[0])).astype(np.float32)
    return weights


def cosine_rate(done: float, first: float, last: float) -> float:
    """Return the learning rate after that part of the training."""
    return last + (first - last) / 2 * float(1 + np.cos(np.pi * done))


def only(samples: S, some: Indices) -> S:
    """Select samples."""
    return samples._make([part[some] for part in samples])


class Learner(Generic[N, S]):
    """A net that learns from samples, batch by batch."""

    def __init__(self, net: N, gradient: Callable[[N, S], N]) -> None:
        self.net = net
        self._gradient = gradient
        self._smooth: list[Any] = [np.zeros_like(part) for part in net]
        self._square: list[Any] = [np.zeros_like(part) for part in net]
        self._steps = 0

    def learn(self, samples: S, rate: float, rng: np.random.Generator) -> None:
        """Learn once from every sample, in random order."""
        order = rng.permutation(len(samples[0]))
        for at in range(0, len(order), BATCH):
            self._step(self._gradient(self.net, only(samples, order[at : at + BATCH])), rate)

    def _step(self, slopes: N, rate: float) -> None:
        self._steps += 1
        step = np.float32(rate / (1 - SMOOTH**self._steps))
        weights = list(self.net)
        for at, slope in enumerate(slopes):
            self._smooth[at] += (1 - SMOOTH) * (slope - self._smooth[at])
            self._square[at] += (1 - STEADY) * (slope * slope - self._square[at])
            power = np.sqrt(self._square[at] / (1 - STEADY**self._steps)) + TINY
            weights[at] = weights[at] - step * self._smooth[at] / power
        self.net = self.net._make(weights)
