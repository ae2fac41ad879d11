"""The result of training in one file: what was learnt of the full game, and of the introductory game."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tide_gui.bots.calibration import Correction
from tide_gui.bots.learnt_file import STORED, load, packed, read_arrays
from tide_gui.bots.turning_tides.value_net import NET_SHAPES, Net
from tide_gui.resource_files import resources

FOLDER = "turning-tides"
FILE = "bots.npz"
CORRECTION = "correction"


class Skill(NamedTuple):
    """What was learnt of one kind of game: a net, and the correction of the chances that experts tell."""

    net: Net
    correction: Correction


class Experience(NamedTuple):
    """What was learnt of both kinds of games."""

    full: Skill
    introductory: Skill

    def skill(self, introductory: bool) -> Skill:
        """Return what was learnt of a kind of game."""
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
    return Experience._make([_skill(name, parts) for name in Experience._fields])


def _skill(name: str, parts: dict[str, Any]) -> Skill:
    shapes = NET_SHAPES.items()
    net = [parts[f"{name}_{part}"].reshape(shape).astype(np.float32) for part, shape in shapes]
    return Skill(Net._make(net), Correction(*parts[f"{name}_{CORRECTION}"]))


def written(learnt: Experience) -> bytes:
    """Return the content of the file; the same experience makes the same bytes."""
    parts: dict[str, Any] = {}
    for name, (net, correction) in learnt._asdict().items():
        parts |= {f"{name}_{part}": weights.astype(STORED) for part, weights in net._asdict().items()}
        parts[f"{name}_{CORRECTION}"] = np.array(correction)
    return packed(parts)
