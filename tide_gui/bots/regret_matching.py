"""Regret matching: how often to make each choice, if the others choose at the same time."""

from collections.abc import Callable

import numpy as np

from tide_gui.bots.arrays import Floats


def matched(worth: Callable[[Floats], Floats], start: Floats, rounds: int) -> Floats:
    """Run predictive regret matching for many choices at once, each along the last axis.

    `worth` returns what each alternative is worth if all play some shares. The mixture is the mean of all
    rounds, later ones weighted more.
    """
    regret, total, shares = np.zeros_like(start), np.zeros_like(start), start
    for round in range(1, rounds + 1):
        gain = worth(shares)
        gain = gain - np.add.reduce(gain * shares, axis=-1, keepdims=True)
        regret += gain
        np.maximum(regret, 0, out=regret)
        predicted = np.maximum(regret + gain, 0)
        total += round * round * shares
        weight = np.add.reduce(predicted, axis=-1, keepdims=True)
        shares = _parts(predicted, weight, shares)
    mixture: Floats = total / total.sum(axis=-1, keepdims=True)
    return mixture


def _parts(predicted: Floats, weight: Floats, otherwise: Floats) -> Floats:
    if (
        np.count_nonzero(weight) == weight.size
    ):  # nearly always, and a division with `where` takes three times as long
        return predicted / weight
    return np.divide(predicted, weight, out=otherwise.copy(), where=weight > 0)


def evenly(shape: tuple[int, ...]) -> Floats:
    """Return equal shares of all alternatives, which lie along the last axis."""
    return np.full(shape, 1 / shape[-1], np.float32)
