"""What a seat can do in a batch of rounds, as rows of one table; the tide counts as high.

At low tide every value v is read as 16 - v, so one table serves both tides. An option names values, not
cards: which of two suits is laid is decided by the model, except for bombs of one suit.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Bits, Indices, Marks, Small
from tide_gui.rules.onda.combinations import BOMBS, COMBINATIONS, SHAPES, VALUES, Combination, Kind
from tide_gui.rules.onda.moves import WILDS, WILDS_IN_BOMB, WILDS_IN_FOLLOW

ANY_SUIT = -1
SUITS = range(2)
SLOTS = tuple(range(WILDS))  # the two places of a seat's wilds

Counts = tuple[int, ...]  # of natural cards, by value


class Lay(NamedTuple):
    """Lay natural cards and wilds as a combination."""

    bomb: bool
    combination: int  # an index into COMBINATIONS
    counts: Counts
    suit: int
    slots: tuple[int, ...]


# -- the list ------------------------------------------------------------------------------------


def _follows() -> Iterator[Lay]:
    for number, combination in enumerate(COMBINATIONS):
        for counts, slots in _filled(combination, WILDS_IN_FOLLOW):
            yield Lay(False, number, counts, ANY_SUIT, slots)


def _bombs() -> Iterator[Lay]:
    for number, combination in enumerate(COMBINATIONS):
        if combination.shape not in BOMBS:
            continue
        for counts, slots in _filled(combination, WILDS_IN_BOMB):
            suited = combination.kind is Kind.RUN and any(counts)
            for suit in SUITS if suited else (ANY_SUIT,):
                yield Lay(True, number, counts, suit, slots)


def _filled(combination: Combination, most_wilds: int) -> Iterator[tuple[Counts, tuple[int, ...]]]:
    """Yield the natural cards of a combination with every choice of gaps, and of wilds for them."""
    for wilds in range(min(most_wilds, combination.size) + 1):
        for counts in _naturals(combination, wilds):
            for slots in combinations(SLOTS, wilds):
                yield counts, slots


def _naturals(combination: Combination, wilds: int) -> Iterator[Counts]:
    if combination.kind is not Kind.RUN:
        yield _counted([combination.rank] * (combination.size - wilds))
        return
    values = range(combination.rank - combination.size + 1, combination.rank + 1)
    yield from map(_counted, combinations(values, combination.size - wilds))


def _counted(values: "list[int] | tuple[int, ...]") -> Counts:
    return tuple(values.count(value) for value in VALUES)


FOLLOWS, BOMB_LAYS = tuple(_follows()), tuple(_bombs())
LAYS = FOLLOWS + BOMB_LAYS
NUMBER_OF = {lay: number for number, lay in enumerate(LAYS)}
TURN = len(LAYS)  # with the wild of the first slot; the next option takes the second
DECLINE = TURN + len(SLOTS)
PASS = DECLINE + 1
OPTIONS = PASS + 1

# -- as arrays -----------------------------------------------------------------------------------

EMPTY = len(COMBINATIONS)  # the table without a combination
RANKS = np.array([combination.rank for combination in COMBINATIONS], np.int8)
SHAPE = np.array([SHAPES.index(combination.shape) for combination in COMBINATIONS], np.intp)


def _mirrored(combination: Combination) -> Combination:
    lowest = combination.rank - (combination.size - 1) * (combination.kind is Kind.RUN)
    return Combination(combination.kind, combination.size, VALUES.stop - lowest)


MIRRORED = np.array([*(COMBINATIONS.index(_mirrored(each)) for each in COMBINATIONS), EMPTY], np.intp)


def _per_option(rows: "list[Counts] | list[tuple[bool, ...]] | list[int]", otherwise: int) -> Small:
    """Return a row for each option; those that lay nothing get the other value."""
    laid = np.array(rows, np.int8)
    rest = np.full((OPTIONS - len(laid), *laid.shape[1:]), otherwise, np.int8)
    return np.concatenate([laid, rest])


TAKEN = _per_option([lay.counts for lay in LAYS], 0)
CARDS: Small = TAKEN.sum(axis=1, dtype=np.int8)
SUIT = _per_option([lay.suit for lay in LAYS], ANY_SUIT)
USED: Marks = _per_option([tuple(slot in lay.slots for slot in SLOTS) for lay in LAYS], 0) > 0
USED[[TURN, TURN + 1], SLOTS] = True
LAID = _per_option([lay.combination for lay in LAYS], EMPTY)
IS_BOMB: Marks = _per_option([int(lay.bomb) for lay in LAYS], 0) > 0

SPENDS_WILD: Marks = np.logical_or(*USED.T)

_NUMBERS = np.arange(OPTIONS)
_KINDS: "list[Marks]" = [
    _NUMBERS == PASS,
    _NUMBERS == DECLINE,
    _NUMBERS >= TURN,
    IS_BOMB,
    SPENDS_WILD,
]
KINDS = len(_KINDS) + 1
# to pass, to decline, to turn, a bomb, with a wild, plain
KIND: Indices = np.select(_KINDS, range(KINDS - 1), KINDS - 1)

# -- the same lay with other wilds, or with none ----------------------------------------------------

_PLAIN = {(lay.bomb, lay.combination, lay.suit): at for at, lay in enumerate(LAYS) if not lay.slots}


def _without_wilds(lay: Lay) -> int:
    """Return the lay of the same combination without wilds, of the same suit if it has one."""
    like = ((lay.bomb, lay.combination, suit) for suit in (lay.suit, *SUITS))
    return next(_PLAIN[each] for each in like if each in _PLAIN)


def _with_first(lay: Lay) -> int:
    """Return the same lay, but if it takes the second wild only, with the first."""
    return NUMBER_OF[lay._replace(slots=SLOTS[:1]) if lay.slots == SLOTS[1:] else lay]


WITHOUT_WILDS = np.array([*map(_without_wilds, LAYS), *range(TURN, OPTIONS)], np.intp)
WITH_FIRST = np.array([*map(_with_first, LAYS), TURN, TURN, DECLINE, PASS], np.intp)

# -- what an option needs, as bits ---------------------------------------------------------------

COPIES = 4  # cards of one value in the deck
WILD_BIT = COPIES * len(VALUES)
UNBLOCKED, ACTION = WILD_BIT + 2, WILD_BIT + 3
BONUS = 2 * len(VALUES)


def _bits(*places: int) -> int:
    return sum(1 << place for place in places)


def _needs(lay: Lay) -> int:
    values = [COPIES * value + count - 1 for value, count in enumerate(lay.counts) if count]
    return _bits(*values, *(WILD_BIT + slot for slot in lay.slots), *([ACTION] if lay.bomb else []))


def _bomb_needs(lay: Lay) -> int:
    faces = [2 * value + lay.suit for value, count in enumerate(lay.counts) if count]
    return _bits(*faces) if lay.suit != ANY_SUIT else 0


TURN_NEEDS = [_bits(WILD_BIT + slot, UNBLOCKED, ACTION) for slot in SLOTS]
NEEDS: Bits = np.array([*map(_needs, LAYS), *TURN_NEEDS, 0, _bits(ACTION)], np.uint64)
BOMB_NEEDS: Bits = np.array(
    [0] * len(FOLLOWS) + [*map(_bomb_needs, BOMB_LAYS), 0, 0, _bits(BONUS), 0], np.uint64
)


def _fits() -> Marks:
    """Return for every table which options it allows."""
    tables = np.ones((EMPTY + 1, OPTIONS), np.bool_)
    follows = LAID[: len(FOLLOWS)]
    same = SHAPE[:, None] == SHAPE[follows]
    tables[:EMPTY, : len(FOLLOWS)] = same & (RANKS[follows] > RANKS[:, None])
    tables[EMPTY, PASS] = False
    return tables


FITS = _fits()


def _fits_bomb() -> Marks:
    """Return which options the next bomb allows, and in the last row, which are allowed after a bomb."""
    bombs = np.ones((len(BOMBS) + 1, OPTIONS), np.bool_)
    numbers = [BOMBS.index(COMBINATIONS[lay.combination].shape) for lay in BOMB_LAYS]
    bombs[:, len(FOLLOWS) : TURN] = np.equal.outer(np.arange(len(bombs)), numbers)
    return bombs


FITS_BOMB = _fits_bomb()
