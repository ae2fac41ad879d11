"""The value of the table after a move: a small net that looks with the eyes of the seat that moved."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tide_gui.bots.onda.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.onda.model import NOTHING, WIDTH, Rounds, joined, played
from tide_gui.bots.onda.options import (
    COPIES,
    DECLINE,
    EMPTY,
    IS_BOMB,
    LAID,
    PASS,
    RANKS,
    SHAPE,
    TAKEN,
    TURN,
    USED,
)
from tide_gui.bots.onda.plays import fewest_plays
from tide_gui.rules.onda.combinations import BOMBS, SHAPES
from tide_gui.rules.onda.moves import HAND, SEATS, WILDS

MOST_OTHERS = len(SEATS) - 1
FEWEST_SEATS = 2
MOST_PLAYS = 8
OTHER = HAND + WILDS + 2 + WIDTH  # what is known of another seat
SCENE_FEATURES = MOST_OTHERS * OTHER + COPIES * WIDTH + 2 + len(BOMBS) + MOST_OTHERS + len(SEATS)
OWN_FEATURES = COPIES * WIDTH + WIDTH + WILDS + MOST_PLAYS + 1 + len(SHAPES) + WIDTH + 5
WIDE, NARROW, OUTPUTS = 128, 32, 3
POINTS = 10.0  # the net predicts points in tens
NET_SHAPES = {
    "scene": (SCENE_FEATURES, WIDE),
    "own": (OWN_FEATURES, WIDE),
    "wide_bias": (WIDE,),
    "narrow": (WIDE, NARROW),
    "narrow_bias": (NARROW,),
    "out": (NARROW, OUTPUTS),
    "out_bias": (OUTPUTS,),
}


class Net(NamedTuple):
    """The weights of the net."""

    scene: Floats
    own: Floats
    wide_bias: Floats
    narrow: Floats
    narrow_bias: Floats
    out: Floats
    out_bias: Floats


class Sights(NamedTuple):
    """What the net is shown of some choices: the scene is the same for many of them."""

    scene: Floats
    at: Indices  # of each choice, its row of the scene
    own: Floats


class Worth(NamedTuple):
    """What is expected of choices: the points of the round, those of the others, and the chance to go out."""

    points: Floats
    others: Floats  # their mean
    out: Floats

    def at(self, where: Indices | Marks) -> "Worth":
        return Worth(*(part[where] for part in self))


def worth(net: Net, sights: Sights) -> Worth:
    """Return what the net expects of every choice."""
    wide = (sights.scene @ net.scene + net.wide_bias)[sights.at]
    wide += sights.own @ net.own
    np.maximum(wide, 0, out=wide)
    narrow = np.maximum(wide @ net.narrow + net.narrow_bias, 0)
    found = narrow @ net.out + net.out_bias
    return Worth(POINTS * found[:, 0], POINTS * found[:, 1], 1 / (1 + np.exp(-found[:, 2])))


# -- what it sees --------------------------------------------------------------------------------


def sights(rounds: Rounds, rows: Indices, options: Indices) -> Sights:
    """Show the tables after the mover of these rows takes these options."""
    turning = (options >= TURN) & (options < DECLINE)
    both = joined(rounds, played(rounds.at(rows[turning]), options[turning]))
    at = rows.copy()
    at[turning] = np.arange(len(rounds.mover), len(both.mover))
    seat = both.mover[at]
    used = USED[options] & ~turning[:, None]
    wilds = np.where(used, NOTHING, both.wilds[at, seat])
    counts = both.held[at, seat].sum(axis=2, dtype=np.int8) - TAKEN[options]
    table = np.where(LAID[options] == EMPTY, both.table[at], LAID[options])
    lays = options < TURN
    flags = (
        options == PASS,
        both.bonus[at] & turning,
        np.zeros(len(options), np.bool_),
        IS_BOMB[options],
        lays | (both.owner[at] == seat),
    )
    return Sights(scene(both, both.mover), at, own(counts, wilds, table, flags))


def hiding_sights(rounds: Rounds, seat: int, wilds: Small) -> Sights:
    """Show the tables after a seat of each round hid two faces: `wilds` is rounds x choices x 2."""
    count, choices = wilds.shape[:2]
    at, pairs = np.repeat(np.arange(count), choices), wilds.reshape(-1, WILDS)
    counts = rounds.held[at, seat].sum(axis=2, dtype=np.int8) - _ONE_VALUE[pairs].sum(axis=1).astype(np.int8)
    no = np.zeros(len(at), np.bool_)
    seen = scene(rounds, np.full(count, seat))
    seen[np.arange(count), (rounds.mover - seat) % rounds.seats - len(SEATS)] = 1
    return Sights(seen, at, own(counts, pairs, np.full(len(at), EMPTY), (no, no, ~no, no, no)))


_THERMOMETER: Floats = np.tri(COPIES + 1, COPIES, -1, dtype=np.float32)
_ONE_VALUE: Floats = np.repeat(np.eye(WIDTH + 1, WIDTH, dtype=np.float32), 2, axis=0)  # by face


def scene(rounds: Rounds, seat: Indices) -> Floats:
    """Return what a seat of each round knows, apart from its own hand."""
    count, rows = len(seat), np.arange(len(seat))
    found = np.zeros((count, SCENE_FEATURES), np.float32)
    shown = rounds.shown.sum(axis=3, dtype=np.int8)
    for step in range(1, rounds.seats):
        other = (seat + step) % rounds.seats
        part = found[:, (step - 1) * OTHER : step * OTHER]
        part[rows, rounds.held[rows, other].sum(axis=(1, 2)) - 1] = 1
        part[:, HAND : HAND + WILDS] = _left(rounds.wilds[rows, other])
        part[:, HAND + WILDS] = rounds.inside[rows, other]
        part[:, HAND + WILDS + 1] = rounds.owner == other
        part[:, HAND + WILDS + 2 :] = shown[rows, other]
    at = MOST_OTHERS * OTHER
    unseen = _THERMOMETER[_unseen(rounds, shown, seat)].reshape(count, -1)
    found[:, at : at + COPIES * WIDTH] = unseen
    at += COPIES * WIDTH
    found[:, at] = rounds.blocked
    found[:, at + 1] = rounds.bombed
    found[rows, at + 2 + rounds.bomb] = 1
    found[:, at + 2 + len(BOMBS) + rounds.seats - FEWEST_SEATS] = 1
    return found


def _unseen(rounds: Rounds, shown: Small, seat: Indices) -> Small:
    """Count the cards of each value that a seat has not seen."""
    rows = np.arange(len(seat))
    wilds = rounds.wilds[rows, seat]
    own = rounds.held[rows, seat].sum(axis=2, dtype=np.int8) + _ONE_VALUE[wilds].sum(axis=1).astype(np.int8)
    others = shown.sum(axis=1, dtype=np.int8) - shown[rows, seat]
    seen: Small = own + others + rounds.gone.sum(axis=2, dtype=np.int8)
    return np.maximum(COPIES - seen, 0)


def _left(wilds: Small) -> Floats:
    """Return the number of wilds as a thermometer."""
    return _THERMOMETER[(wilds != NOTHING).sum(axis=-1), :WILDS]


def own(counts: Small, wilds: Small, table: Indices, flags: Sequence[Marks]) -> Floats:
    """Return what a seat has after its move, and what it moved."""
    size, rows = len(counts), np.arange(len(counts))
    found = np.zeros((size, OWN_FEATURES), np.float32)
    at = COPIES * WIDTH
    found[:, :at] = _THERMOMETER[counts].reshape(size, -1)
    found[:, at : at + WIDTH] = _ONE_VALUE[wilds].sum(axis=1)
    at += WIDTH
    found[:, at : at + WILDS] = _left(wilds)
    at += WILDS
    found[rows, at + np.minimum(fewest_plays(counts), MOST_PLAYS)] = 1
    at += MOST_PLAYS + 1
    laid = table != EMPTY
    found[rows[laid], at + SHAPE[table[laid]]] = 1
    at += len(SHAPES)
    found[rows[laid], at + RANKS[table[laid]] - 1] = 1
    found[:, at + WIDTH :] = np.stack(flags, axis=1)
    return found
