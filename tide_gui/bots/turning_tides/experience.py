"""The result of training in one file: a net for the full game and one for the introductory game."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tide_gui.bots.learnt_file import load, packed, read_arrays
from tide_gui.bots.turning_tides.value import NET_SHAPES, Net
from tide_gui.resource_files import resources

FOLDER = "turning-tides"
FILE = "bots.npz"


class Experience(NamedTuple):
    """The trained nets."""

    full: Net
    introductory: Net

    def net(self, introductory: bool) -> Net:
        """Return the net for a game."""
        return self.introductory if introductory else self.full


def usual_file() -> Path:
    """Return the path from which the bots read it."""
    return resources() / FOLDER / FILE


@cache
def experience() -> Experience:
    """Load the experience of the bots; PlayerFault if it is missing or damaged."""
    return load(usual_file, read)


def read(path: Path) -> Experience:
    parts = read_arrays(path)
    return Experience._make([_net(name, parts) for name in Experience._fields])


def _net(name: str, parts: dict[str, Any]) -> Net:
    shapes = NET_SHAPES.items()
    return Net._make([parts[f"{name}_{part}"].reshape(shape).astype(np.float32) for part, shape in shapes])


def written(learnt: Experience) -> bytes:
    """Return the content of the file; the same experience makes the same bytes."""
    return packed(
        {
            f"{name}_{part}": weights.astype(np.float16)
            for name, net in learnt._asdict().items()
            for part, weights in net._asdict().items()
        }
    )
