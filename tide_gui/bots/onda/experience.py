"""The result of training in one file: the net, rounds among its like, corrections of chances."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.calibration import Correction
from tide_gui.bots.learnt_file import STORED, load, packed, read_arrays
from tide_gui.bots.onda.value_net import NET_SHAPES, Net
from tide_gui.resource_files import resources
from tide_gui.rules.onda.moves import SEATS

FOLDER = "onda"
FILE = "bots.npz"
SEAT_COUNTS = range(2, len(SEATS) + 1)


class Experience(NamedTuple):
    """The trained parts; `results` holds the points of many rounds by seat. All mappings are by seats."""

    net: Net
    results: Mapping[int, Small]
    odds: Mapping[int, Floats]  # of hands, by cards and plays
    corrections: Mapping[int, Correction]


def usual_file() -> Path:
    """Return the path from which the bots read it."""
    return resources() / FOLDER / FILE


@cache
def experience() -> Experience:
    """Load the experience of the bots; PlayerFault if it is missing or damaged."""
    return load(usual_file, read)


def read(path: Path) -> Experience:
    parts = read_arrays(path)
    weights = [parts[name].reshape(shape).astype(np.float32) for name, shape in NET_SHAPES.items()]
    return Experience(
        Net._make(weights),
        {seats: parts[f"results{seats}"] for seats in SEAT_COUNTS},
        {seats: parts[f"odds{seats}"] for seats in SEAT_COUNTS},
        {seats: Correction(*parts[f"correction{seats}"]) for seats in SEAT_COUNTS},
    )


def written(learnt: Experience) -> bytes:
    """Return the content of the file; the same experience makes the same bytes."""
    parts: dict[str, Any] = {name: part.astype(STORED) for name, part in learnt.net._asdict().items()}
    parts |= {f"results{seats}": made for seats, made in learnt.results.items()}
    parts |= {f"odds{seats}": odds for seats, odds in learnt.odds.items()}
    parts |= {f"correction{seats}": np.array(made) for seats, made in learnt.corrections.items()}
    return packed(parts)
