"""The fewest plays that empty a hand, exactly, for one hand or for many at once.

A hand is read from value 1 to 15. Of what was read, only the open runs matter, so for every set of open runs
the fewest plays so far are kept, less the fewest of all. There are only about 2500 such lists. They are found
once; then reading a hand takes eight steps through a table, two values at a time.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tide_gui.rules.onda.combinations import VALUES, Cards, by_value
from tide_gui.rules.onda.moves import WILDS

Counts = NDArray[np.integer]  # the cards of each value, in the last axis
Open = tuple[int, int, int]  # open runs of one, two and three cards; the next value has to continue them
Costs = tuple[int, ...]  # by set of open runs: the fewest plays so far, less the fewest of all
Step = tuple[
    int, int, int
]  # the open runs before and after a value, by number, and the plays that begin there

MOST_OF_A_VALUE = 4
DIFFERENT_COUNTS = MOST_OF_A_VALUE + 1  # from none to all
NEVER = 9  # more plays than these costs ever differ by
ALL_OPEN: tuple[Open, ...] = tuple(
    (one, two, three)
    for one, two, three in product(range(MOST_OF_A_VALUE + 1), repeat=3)
    if one + two + three <= MOST_OF_A_VALUE
)
NUMBERS = {runs: number for number, runs in enumerate(ALL_OPEN)}
NOTHING_READ: Costs = tuple(NEVER if any(runs) else 0 for runs in ALL_OPEN)


WILD_VALUES = tuple(
    values
    for count in range(WILDS + 1)
    for values in combinations_with_replacement(range(len(VALUES)), count)
)  # what the wilds of a seat may stand for, fewer wilds first


class Table(NamedTuple):
    """For a list of costs and a number of cards: the next list, and by how many plays the fewest grow."""

    following: NDArray[np.int16]
    added: NDArray[np.int8]


def fewest_plays(counts: Counts) -> NDArray[np.int8]:
    """Return how many plays empty each hand: singles, and sets and runs of two to four cards."""
    following, added = _pairs()
    pairs = counts[..., 0::2].astype(np.intp) * DIFFERENT_COUNTS
    pairs[..., :-1] += counts[..., 1::2]  # the last value is alone
    place = pairs[..., 0]
    plays = added[place]
    for pair in range(1, pairs.shape[-1]):
        place = following[place] + pairs[..., pair]
        plays += added[place]
    return plays  # without open runs it never takes more plays than with them


def counts_of(hand: Cards) -> list[int]:
    """Return how many cards of each value a hand has."""
    return list(map(len, by_value(hand)[VALUES.start :]))


def fewest_with_wilds(hand: Cards, wilds: int) -> int:
    """Return the fewest plays that empty a hand if every wild may stand for any card, or for none."""
    standing = [values for values in WILD_VALUES if len(values) <= wilds]
    counts = np.array([counts_of(hand)] * len(standing))
    for row, values in enumerate(standing):
        np.add.at(counts[row], list(values), 1)
    return int(fewest_plays(np.minimum(counts, MOST_OF_A_VALUE)).min())


@cache
def _pairs() -> tuple[NDArray[np.intp], NDArray[np.int8]]:
    """Return for a list and two values where the next list begins, and by how many plays the fewest grow."""
    table = _table()
    after, added = table.following[table.following], table.added[:, :, None] + table.added[table.following]
    return after.ravel().astype(np.intp) * DIFFERENT_COUNTS**2, added.ravel()


@cache
def _table() -> Table:
    steps = [tuple(_steps(cards)) for cards in range(MOST_OF_A_VALUE + 1)]
    numbers, waiting = {NOTHING_READ: 0}, [NOTHING_READ]
    following, added = [], []
    for costs in waiting:
        read = [_read(costs, step) for step in steps]
        waiting += dict.fromkeys(after for after, _ in read if after not in numbers)
        following.append([numbers.setdefault(after, len(numbers)) for after, _ in read])
        added.append([least for _, least in read])
    return Table(np.array(following, np.int16), np.array(added, np.int8))


def _steps(cards: int) -> Iterator[Step]:
    """Yield what can be done with the cards of a value.

    Every open run takes one of them, and may end with it; after four cards it has to. Others begin runs that
    the next value has to continue, and the rest is one set or single.
    """
    for runs in ALL_OPEN:
        free = cards - sum(runs)
        for begun, longer, longest in product(range(free + 1), range(runs[0] + 1), range(runs[1] + 1)):
            yield NUMBERS[runs], NUMBERS[begun, longer, longest], begun + (free > begun)


def _read(costs: Costs, steps: tuple[Step, ...]) -> tuple[Costs, int]:
    reached = [NEVER] * len(costs)
    for before, after, plays in steps:
        reached[after] = min(reached[after], costs[before] + plays)
    least = min(reached)
    return tuple(min(plays - least, NEVER) for plays in reached), least
