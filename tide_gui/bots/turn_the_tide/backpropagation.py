"""Training of the net: backpropagation and Adam with a cosine schedule."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from tide_gui.bots.arrays import Floats, Indices
from tide_gui.bots.turn_the_tide.self_play import Samples
from tide_gui.bots.turn_the_tide.value_net import SHAPES, Net

BATCH = 256
RATE = 5e-3
SMOOTH, STEADY, TINY = 0.9, 0.999, 1e-8
GENTLE = ("own", "scene", "others")  # three inputs share a layer, so their weights start smaller


def fresh(rng: np.random.Generator) -> Net:
    """Return a net with random weights."""
    return Net(*(_fresh(name, shape, rng) for name, shape in SHAPES.items()))


def _fresh(name: str, shape: tuple[int, ...], rng: np.random.Generator) -> Floats:
    if len(shape) == 1:
        return np.zeros(shape, np.float32)
    width = np.sqrt(2 / shape[0]) * (0.3 if name in GENTLE else 1)
    return (rng.normal(size=shape) * width).astype(np.float32)


def taught(net: Net, lessons: Sequence[Samples], epochs: int, rng: np.random.Generator) -> Net:
    """Return the net after training it for so many epochs."""
    weights = [part.copy() for part in net]
    smooth = [np.zeros_like(part) for part in net]
    square = [np.zeros_like(part) for part in net]
    batches = list(_batches(lessons, epochs, rng))
    for step, batch in enumerate(batches, start=1):
        rate = RATE / 2 * (1 + np.cos(np.pi * step / len(batches)))
        for at, slope in enumerate(gradient(Net(*weights), batch())):
            smooth[at] += (1 - SMOOTH) * (slope - smooth[at])
            square[at] += (1 - STEADY) * (slope * slope - square[at])
            power = np.sqrt(square[at] / (1 - STEADY**step)) + TINY
            weights[at] -= rate / (1 - SMOOTH**step) * smooth[at] / power
    return Net(*weights)


def _batches(
    lessons: Sequence[Samples], epochs: int, rng: np.random.Generator
) -> Iterator[Callable[[], Samples]]:
    for _ in range(epochs):
        chosen = []
        for lesson in lessons:
            order = rng.permutation(len(lesson.scene))
            chosen += [(lesson, order[at : at + BATCH]) for at in range(0, len(order) - BATCH + 1, BATCH)]
        for place in rng.permutation(len(chosen)):
            lesson, some = chosen[place]
            yield lambda lesson=lesson, some=some: only(lesson, some)  # type: ignore[misc]


def only(samples: Samples, some: Indices) -> Samples:
    """Select positions."""
    return Samples(
        samples.seats[:, some], samples.scene[some], samples.afloat[:, some], samples.more[:, some]
    )


def gradient(net: Net, samples: Samples) -> Net:
    """Return the gradient of the mean squared error."""
    afloat = samples.afloat[..., None].astype(np.float32)
    embedded = net.embedded(samples.seats) * afloat
    others = embedded.sum(axis=0) - embedded
    wide = samples.seats @ net.own + samples.scene @ net.scene + others @ net.others + net.wide_bias
    np.maximum(wide, 0, out=wide)
    narrow = np.maximum(wide @ net.narrow + net.narrow_bias, 0)
    predicted = (narrow @ net.out)[..., 0] + net.out_bias
    error = (predicted - samples.more)[..., None] * afloat * (2 / afloat.sum())
    to_narrow = error * net.out[:, 0] * (narrow > 0)
    to_wide = (_flat(to_narrow) @ net.narrow.T).reshape(wide.shape) * (wide > 0)
    to_others = (_flat(to_wide) @ net.others.T).reshape(embedded.shape)
    to_seats = (to_others.sum(axis=0) - to_others) * (embedded > 0)
    return Net(
        seat_in=_flat(samples.seats).T @ _flat(to_seats),
        seat_bias=_flat(to_seats).sum(axis=0),
        own=_flat(samples.seats).T @ _flat(to_wide),
        scene=samples.scene.T @ to_wide.sum(axis=0),
        others=_flat(others).T @ _flat(to_wide),
        wide_bias=_flat(to_wide).sum(axis=0),
        narrow=_flat(wide).T @ _flat(to_narrow),
        narrow_bias=_flat(to_narrow).sum(axis=0),
        out=_flat(narrow).T @ _flat(error),
        out_bias=error.sum().reshape(1),
    )


def explained(net: Net, samples: Samples) -> float:
    """Return the explained part of the variance (R2)."""
    afloat = samples.afloat[..., None].astype(np.float32)
    embedded = net.embedded(samples.seats) * afloat
    predicted = net.worth(samples.seats, samples.scene, embedded.sum(axis=0) - embedded)
    missed = (predicted - samples.more)[samples.afloat]
    return float(1 - (missed**2).mean() / samples.more[samples.afloat].var())


def _flat(rows: Floats) -> Floats:
    return rows.reshape(-1, rows.shape[-1])
