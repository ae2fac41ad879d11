"""The combinations in many hands at once: for each shape a mask, with a bit for the highest value of each."""

import numpy as np

from tide_gui.bots.arrays import Bits, Indices, Small
from tide_gui.bots.onda.fewest_plays import MOST_OF_A_VALUE
from tide_gui.rules.onda.combinations import SHAPES, VALUES, Kind

LONGEST = max(size for _, size in SHAPES)
NO_VALUE = 0  # the bit of no card
_FIELD = 16  # bits: one for each value, in one field for each number of cards
_AT_LEAST: Bits = np.array(
    [sum(1 << _FIELD * more for more in range(count)) for count in range(MOST_OF_A_VALUE + 1)], np.uint64
)
_VALUES: Bits = np.array(VALUES, np.uint64)
_ONE_FIELD = (1 << _FIELD) - 1
_ABOVE: Small = np.array([mask.bit_count() for mask in range(1 << _FIELD)], np.int8)
_HIGHEST: Small = np.array([max(mask.bit_length() - 1, NO_VALUE) for mask in range(1 << _FIELD)], np.int8)


def shapes_held(counts: Small) -> Indices:
    """Return a mask for each hand and shape, in the order of SHAPES; `counts` is hands x values."""
    fields = (_AT_LEAST[counts] << _VALUES).sum(axis=1).astype(np.intp)
    sets = [fields >> _FIELD * more & _ONE_FIELD for more in range(LONGEST)]
    runs = sets[:1]
    for longer in range(1, LONGEST):
        runs.append(runs[-1] & sets[0] << longer)
    return np.stack([(runs if kind is Kind.RUN else sets)[size - 1] for kind, size in SHAPES], axis=1)


def highest(masks: Indices) -> Small:
    """Return the highest value of each mask, or NO_VALUE."""
    found: Small = _HIGHEST[masks]
    return found


def above(masks: Indices, values: Indices | Small) -> Small:
    """Count the values of each mask that are higher than another value."""
    counted: Small = _ABOVE[masks >> values + 1]
    return counted
