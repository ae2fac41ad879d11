"""The result of training in one file: nets, habits, and the worth of dealt hands."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tide_gui.bots.learnt_file import load, packed, read_arrays
from tide_gui.bots.turn_the_tide.arrays import Floats
from tide_gui.bots.turn_the_tide.habits import Habits
from tide_gui.bots.turn_the_tide.value import Net, from_vector, to_vector
from tide_gui.resource_files import resources

FOLDER = "turn-the-tide"
FILE = "bots.npz"


class Experience(NamedTuple):
    """The trained parts; `hand_worth` is the mean points of a round by seats - 3 and by the hand's tokens."""

    net: Net
    naive: Net  # trained as if all seats played random cards
    habits: Habits
    hand_worth: Floats


def usual_file() -> Path:
    """Return the path from which the bots read it."""
    return resources() / FOLDER / FILE


@cache
def experience() -> Experience:
    """Load the experience of the bots; PlayerFault if it is missing or damaged."""
    return load(usual_file, read)


def read(path: Path) -> Experience:
    parts = read_arrays(path)
    return Experience(
        from_vector(parts["net"]),
        from_vector(parts["naive"]),
        Habits(parts["habits"]),
        parts["hand_worth"],
    )


def written(learnt: Experience) -> bytes:
    """Return the content of the file; the same experience makes the same bytes."""
    return packed(
        {
            "net": to_vector(learnt.net),
            "naive": to_vector(learnt.naive),
            "habits": learnt.habits.draw,
            "hand_worth": learnt.hand_worth,
        }
    )
