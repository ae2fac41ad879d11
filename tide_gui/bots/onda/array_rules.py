"""The rules of a round over arrays, for many rounds of Onda at once; the first axis is the round.

The tide counts as high: where it is low, every value v is held as 16 - v, and a turn of the tide mirrors
all values.
"""

from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tide_gui.bots.arrays import Bits, Indices, Marks, Small, Where
from tide_gui.bots.onda.options import (
    ACTION,
    ANY_SUIT,
    BOMB_NEEDS,
    BONUS,
    COPIES,
    DECLINE,
    EMPTY,
    FITS,
    FITS_BOMB,
    IS_BOMB,
    LAID,
    MIRRORED,
    NEEDS,
    OPTIONS,
    PASS,
    SUIT,
    TAKEN,
    TURN,
    UNBLOCKED,
    USED,
    WILD_BIT,
)
from tide_gui.rules.onda.combinations import BOMBS, DECK, VALUES, Card, dots, suit_of
from tide_gui.rules.onda.moves import HAND, WILDS
from tide_gui.rules.onda.state import WENT_OUT, WILD_LEFT

WIDTH = len(VALUES)
FACES = 2 * WIDTH
NOTHING = FACES  # a place for a wild that is empty
PENALTIES: Small = np.array([dots(10 * value + 1) for value in VALUES], np.int8)
NOBODY = -1


class Rounds(NamedTuple):
    """Many rounds with the same number of seats."""

    held: Small  # rounds x seats x values x suits: how often each face is in a hand
    shown: Small  # the part of it that everybody knows
    wilds: Small  # rounds x seats x 2: faces
    gone: Small  # rounds x values x suits: discards and the present trick
    mover: Indices
    table: Indices  # the combination to beat, or EMPTY
    owner: Indices  # who laid it, or NOBODY
    inside: Marks  # rounds x seats
    low: Marks
    blocked: Marks
    bonus: Marks
    bombed: Marks
    bomb: Indices
    winner: Indices  # who went out, or NOBODY

    def at(self, where: Where) -> "Rounds":
        """Return some of the rounds."""
        return Rounds._make([part[where] for part in self])

    @property
    def seats(self) -> int:
        return int(self.held.shape[1])


def joined(first: Rounds, second: Rounds) -> Rounds:
    """Return the rounds of both."""
    pairs: list[tuple[Any, Any]] = list(zip(first, second, strict=True))
    return Rounds._make(map(np.concatenate, pairs))


def face_of(card: Card) -> int:
    """Return the index of a face at high tide."""
    return 2 * (card // 10 - 1) + (suit_of(card) == "B")


def mirrored_face(face: int) -> int:
    """Return a face as it counts at the other tide."""
    return FACES - 2 - face + 2 * (face % 2)


def values_of(faces: Small) -> Small:
    """Count the cards of each value, of both suits; faster than a sum over so short an axis."""
    counted: Small = faces[..., 0] + faces[..., 1]
    return counted


# -- legal ---------------------------------------------------------------------------------------


def legal(rounds: Rounds) -> tuple[Indices, Indices]:
    """Return what the movers can do, as rounds and options, sorted by round and then by option."""
    held = rounds.held[np.arange(len(rounds.mover)), rounds.mover]
    lists = _lists()
    which = rounds.table * _BOMB_STATES + np.where(rounds.bombed, len(BOMBS), rounds.bomb)
    counts = lists.counts[which]
    ends = counts.cumsum()
    places = np.arange(ends[-1]) + np.repeat(lists.starts[which] - ends + counts, counts)
    lacking = np.repeat(~_bits(rounds, held), counts)
    fits = np.flatnonzero((lists.needs[places] & lacking) == 0)
    rows, options = np.searchsorted(ends, fits, "right"), lists.options[places[fits]]
    suited = (BOMB_NEEDS[options] & ~_bomb_bits(rounds, held)[rows]) == 0
    return rows[suited], options[suited]


_BOMB_STATES = len(BOMBS) + 1  # which bomb is next, or that one was laid


class _Lists(NamedTuple):
    """What fits a table and the next bomb, one list after the other."""

    options: Indices
    needs: Bits
    starts: Indices
    counts: Indices


@cache
def _lists() -> _Lists:
    fits = FITS[:, None] & FITS_BOMB
    options = np.flatnonzero(fits) % OPTIONS
    counts = fits.sum(axis=2).ravel()
    return _Lists(options, NEEDS[options], counts.cumsum() - counts, counts)


_FIRST_BITS: Bits = np.array([(1 << count) - 1 for count in range(COPIES + 1)], np.uint64)
_PLACES: Bits = np.arange(WIDTH, dtype=np.uint64) * np.uint64(COPIES)


def _bits(rounds: Rounds, held: Small) -> Bits:
    rows, counts = np.arange(len(held)), values_of(held)
    bits: Bits = np.bitwise_or.reduce(_FIRST_BITS[counts] << _PLACES, axis=1)
    wilds = (rounds.wilds[rows, rounds.mover] != NOTHING) & ~rounds.bonus[:, None]
    for place, mark in ((WILD_BIT, wilds[:, 0]), (WILD_BIT + 1, wilds[:, 1])):
        bits |= _bit(mark, place)
    return bits | _bit(~rounds.blocked, UNBLOCKED) | _bit(~rounds.bonus, ACTION)


def _bomb_bits(rounds: Rounds, held: Small) -> Bits:
    faces = (held.reshape(-1, FACES) > 0) << np.arange(FACES, dtype=np.uint64)
    bits: Bits = np.bitwise_or.reduce(faces, axis=1)
    return bits | _bit(rounds.bonus, BONUS)


def _bit(marks: Marks, place: int) -> Bits:
    return marks.astype(np.uint64) << np.uint64(place)


# -- play ----------------------------------------------------------------------------------------


def played(rounds: Rounds, options: Indices) -> Rounds:
    """Return the rounds after the mover of each took an option; none of them may be over."""
    turned = (options >= TURN) & (options < DECLINE)
    rounds = _next_acts(_passed(_laid(rounds, options), options == PASS), ~turned)
    return _mirrored(_turned(rounds, options, turned), turned) if turned.any() else rounds


def tide_turned(rounds: Rounds, options: Indices) -> Rounds:
    """Return what `played` does, faster, where every option turns the tide."""
    every = np.ones(len(options), np.bool_)
    return _mirrored(_turned(rounds, options, every), every)


def _laid(rounds: Rounds, options: Indices) -> Rounds:
    rows, mover = np.arange(len(options)), rounds.mover
    before = rounds.held[rows, mover]
    left = left_after(before, options)
    laid = before - left
    wilds, used = rounds.wilds.copy(), USED[options]
    spent = np.where(used & (options < TURN)[:, None], wilds[rows, mover], NOTHING)
    wilds[rows, mover] = np.where(used & (options < TURN)[:, None], NOTHING, wilds[rows, mover])
    held, shown = rounds.held.copy(), rounds.shown.copy()
    held[rows, mover] = left
    shown[rows, mover] = np.maximum(shown[rows, mover] - laid, 0)
    lays = options < TURN
    out = lays & (left.sum(axis=(1, 2)) == 0)
    return rounds._replace(
        held=held,
        shown=shown,
        wilds=wilds,
        gone=rounds.gone + laid + faces_counted(spent),
        table=np.where(lays, LAID[options], rounds.table),
        owner=np.where(lays, mover, rounds.owner),
        bombed=rounds.bombed | IS_BOMB[options],
        winner=np.where(out, mover, rounds.winner),
    )


def _split(first: int, second: int, taken: int) -> int:
    """Return how many of the first suit are left; each card comes from the suit that has more."""
    for _ in range(min(taken, first + second)):
        first, second = (first - 1, second) if first >= second else (first, second - 1)
    return first


# What can be taken of a value: none to all of its cards, whatever their suits, or one card of a suit.
_OF_SUIT = COPIES + 1
_TAKINGS = _OF_SUIT + 2
_TAKING: Small = np.where(
    (SUIT == ANY_SUIT)[:, None], TAKEN, (_OF_SUIT + SUIT)[:, None] * (TAKEN > 0)
).astype(np.int8)


def _left(first: int, second: int, taking: int) -> tuple[int, int]:
    if taking >= _OF_SUIT:
        return (first - 1, second) if taking == _OF_SUIT else (first, second - 1)
    left = _split(first, second, taking)
    return left, first + second - taking - left


_EVERY = product(range(COPIES // 2 + 1), range(COPIES // 2 + 1), range(_TAKINGS))
_LEFT: Small = np.array([_left(*each) for each in _EVERY], np.int8)
_BOTH_SUITS: NDArray[np.int16] = _LEFT.view(np.int16).ravel()  # as one number, for one look-up


def left_after(held: Small, options: Indices) -> Small:
    """Return the hands after the natural cards of the options are laid."""
    cards = held[..., 0] * (COPIES // 2 + 1) + held[..., 1]
    left: Small = _BOTH_SUITS[cards * _TAKINGS + _TAKING[options]].view(np.int8).reshape(held.shape)
    return left


_ONE_FACE: Small = np.eye(FACES + 1, FACES, dtype=np.int8)  # no face for NOTHING


def faces_counted(wilds: Small) -> Small:
    """Count faces along the last axis."""
    counted: Small = _ONE_FACE[wilds].sum(axis=-2, dtype=np.int8)
    return counted.reshape(*wilds.shape[:-1], WIDTH, 2)


def _passed(rounds: Rounds, passes: Marks) -> Rounds:
    inside = rounds.inside.copy()
    inside[np.arange(len(passes)), rounds.mover] &= ~passes
    return rounds._replace(inside=inside)


def _next_acts(rounds: Rounds, ended: Marks) -> Rounds:
    """Let the next seat act where a turn ended, and end the trick if only one seat is left in it."""
    rows = np.arange(len(ended))
    later = (rounds.mover[:, None] + np.arange(1, rounds.seats + 1)) % rounds.seats
    following = later[rows, rounds.inside[rows[:, None], later].argmax(axis=1)]
    over = rounds.inside.sum(axis=1) == 1
    return rounds._replace(
        mover=np.where(ended, following, rounds.mover),
        bonus=rounds.bonus & ~ended,
        table=np.where(over, EMPTY, rounds.table),
        owner=np.where(over, NOBODY, rounds.owner),
        inside=rounds.inside | over[:, None],
        blocked=rounds.blocked & ~over,
        bomb=(rounds.bomb + (over & rounds.bombed)) % len(BOMBS),
        bombed=rounds.bombed & ~over,
    )


def _turned(rounds: Rounds, options: Indices, turned: Marks) -> Rounds:
    """Move the shown wild into the hand."""
    rows, mover = np.arange(len(options)), rounds.mover
    wilds, held, shown = rounds.wilds.copy(), rounds.held.copy(), rounds.shown.copy()
    used = USED[options] & turned[:, None]
    taken = faces_counted(np.where(used, wilds[rows, mover], NOTHING))
    wilds[rows, mover] = np.where(used, NOTHING, wilds[rows, mover])
    held[rows, mover] += taken
    shown[rows, mover] += taken
    return rounds._replace(
        held=held, shown=shown, wilds=wilds, blocked=rounds.blocked | turned, bonus=rounds.bonus | turned
    )


_MIRROR: Small = np.array([*map(mirrored_face, range(FACES)), NOTHING], np.int8)


def _mirrored(rounds: Rounds, turned: Marks) -> Rounds:
    held, shown, gone, wilds = map(np.copy, (rounds.held, rounds.shown, rounds.gone, rounds.wilds))
    for part in (held, shown, gone):
        part[turned] = part[turned][..., ::-1, :]
    wilds[turned] = _MIRROR[wilds[turned]]
    return rounds._replace(
        held=held,
        shown=shown,
        gone=gone,
        wilds=wilds,
        table=np.where(turned, MIRRORED[rounds.table], rounds.table),
        low=rounds.low ^ turned,
    )


# -- the beginning and the end of a round --------------------------------------------------------


def points(rounds: Rounds) -> Small:
    """Return what every seat scores if the rounds end now: rounds x seats."""
    penalty = values_of(rounds.held) @ PENALTIES
    wilds = (rounds.wilds != NOTHING).sum(axis=2, dtype=np.int8)
    out = rounds.winner[:, None] == np.arange(rounds.seats)
    made: Small = np.where(out, WENT_OUT, WILD_LEFT * wilds - penalty)
    return made


_DECK: Small = np.array([face_of(card) for card in DECK], np.int8)


def dealt(count: int, seats: int, rng: np.random.Generator) -> Small:
    """Deal hands of faces: rounds x seats x cards, sorted."""
    order = np.argsort(rng.random((count, len(DECK)), np.float32), axis=1)
    hands = _DECK[order[:, : seats * HAND]].reshape(count, seats, HAND)
    return np.sort(hands, axis=2)


def begun(hands: Small, hidden: Indices, starter: Indices, bomb: Indices) -> Rounds:
    """Return rounds before the first lead; `hidden` is rounds x seats x 2 (or 0) places in the hands."""
    count, seats = hands.shape[:2]
    wilds = np.full((count, seats, WILDS), NOTHING, np.int8)
    wilds[..., : hidden.shape[2]] = np.take_along_axis(hands, hidden, axis=2)
    nothing = np.zeros((count, WIDTH, 2), np.int8)
    no = np.zeros(count, np.bool_)
    nobody = np.full(count, NOBODY)
    held = faces_counted(hands) - faces_counted(wilds)
    return Rounds(
        held=held,
        shown=np.zeros_like(held),
        wilds=wilds,
        gone=nothing,
        mover=starter,
        table=np.full(count, EMPTY),
        owner=nobody,
        inside=np.ones((count, seats), np.bool_),
        low=no,
        blocked=no,
        bonus=no,
        bombed=no,
        bomb=bomb,
        winner=nobody,
    )
