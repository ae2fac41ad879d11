"""The result of training in one file: nets, habits, ways to play, the worth of hands, corrections."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.calibration import Correction, unchanged
from tide_gui.bots.learnt_file import load, packed, read_arrays
from tide_gui.bots.turn_the_tide.circumstances import CIRCUMSTANCES
from tide_gui.bots.turn_the_tide.habits import Habits
from tide_gui.bots.turn_the_tide.hand_likelihood import Ways
from tide_gui.bots.turn_the_tide.value_net import Net, from_vector, to_vector
from tide_gui.resource_files import resources
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

FOLDER = "turn-the-tide"
FILE = "bots.npz"
SEATS = TurnTheTide.seats
NO_CORRECTIONS: Mapping[int, Correction] = dict.fromkeys(SEATS, unchanged(CIRCUMSTANCES))


class Experience(NamedTuple):
    """The trained parts; `hand_worth` is the mean points of a round by seats - 3 and by the hand's tokens.

    `corrections` are by seats. Each experience is equal to itself only, so that thoughts can be kept by it.
    """

    net: Net
    naive: Net  # trained as if all seats played random cards
    habits: Habits
    hand_worth: Floats
    ways: Ways
    corrections: Mapping[int, Correction]

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


def usual_file() -> Path:
    """Return the path from which the bots read it."""
    return resources() / FOLDER / FILE


_in_use: list[Experience] = []


def experience() -> Experience:
    """Return the experience of the bots; PlayerFault if the file is missing or damaged."""
    return _in_use[-1] if _in_use else from_file()


@cache
def from_file() -> Experience:
    """Load the experience; PlayerFault if it is missing or damaged."""
    return load(usual_file, read)


@contextmanager
def in_use(learnt: Experience) -> Iterator[None]:
    """Let the bots of this process play by this experience for a while.

    It is read in so many places of a search that handing it over to each would hide what they do.
    """
    _in_use.append(learnt)
    try:
        yield
    finally:
        _in_use.pop()


def read(path: Path) -> Experience:
    parts = read_arrays(path)
    return Experience(
        from_vector(parts["net"]),
        from_vector(parts["naive"]),
        Habits(parts["habits"]),
        parts["hand_worth"],
        Ways(parts["ways"], parts["ways_often"]),
        {seats: Correction(*parts[f"correction{seats}"]) for seats in SEATS},
    )


def written(learnt: Experience) -> bytes:
    """Return the content of the file; the same experience makes the same bytes."""
    return packed(
        {
            "net": to_vector(learnt.net),
            "naive": to_vector(learnt.naive),
            "habits": learnt.habits.draw,
            "hand_worth": learnt.hand_worth,
            "ways": learnt.ways.draw,
            "ways_often": learnt.ways.often,
            **{f"correction{seats}": np.array(made) for seats, made in learnt.corrections.items()},
        }
    )
