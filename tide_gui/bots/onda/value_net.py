"""The value of the table after a move: a small net that looks with the eyes of the seat that moved."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.onda.array_rules import NOTHING, WIDTH, Rounds, joined, played, values_of
from tide_gui.bots.onda.fewest_plays import fewest_plays
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
    both, at = rounds, rows
    if turning.any():
        both = joined(rounds, played(rounds.at(rows[turning]), options[turning]))
        at = rows.copy()
        at[turning] = np.arange(len(rounds.mover), len(both.mover))
    seat, laid = both.mover[at], LAID[options]
    wilds = np.where(USED[options] & ~turning[:, None], NOTHING, both.wilds[at, seat])
    counts = values_of(both.held[at, seat]) - TAKEN[options]
    table = np.where(laid == EMPTY, both.table[at], laid)
    mine = (options < TURN) | (both.owner[at] == seat)
    flags = (options == PASS, turning, np.zeros_like(turning), IS_BOMB[options], mine)
    return Sights(_scene(both, both.mover), at, _own(counts, wilds, table, flags))


def hiding_sights(rounds: Rounds, seat: int, wilds: Small) -> Sights:
    """Show the tables after a seat of each round hid two faces: `wilds` is rounds x choices x 2."""
    count, choices = wilds.shape[:2]
    at, pairs = np.repeat(np.arange(count), choices), wilds.reshape(-1, WILDS)
    counts = values_of(rounds.held[at, seat]) - _values(pairs)
    no = np.zeros(len(at), np.bool_)
    scene = _scene(rounds, np.full(count, seat))
    scene[:, -len(SEATS) :] = _ONE_SEAT[(rounds.mover - seat) % rounds.seats]
    return Sights(scene, at, _own(counts, pairs, np.full(len(at), EMPTY), (no, no, ~no, no, no)))


_THERMOMETER: Floats = np.tri(COPIES + 1, COPIES, -1, dtype=np.float32)
_ONE_VALUE: Small = np.repeat(np.eye(WIDTH + 1, WIDTH, dtype=np.int8), 2, axis=0)  # by face
_ONE_COUNT: Floats = np.eye(HAND + 1, HAND, -1, dtype=np.float32)
_ONE_SEAT: Floats = np.eye(len(SEATS), dtype=np.float32)
_ONE_BOMB: Floats = np.eye(len(BOMBS), dtype=np.float32)
_PLAYS: Floats = np.eye(MOST_PLAYS + 1, dtype=np.float32)
_TABLES: Floats = np.zeros((EMPTY + 1, len(SHAPES) + WIDTH), np.float32)
_TABLES[np.arange(EMPTY), SHAPE] = _TABLES[np.arange(EMPTY), len(SHAPES) + RANKS - 1] = 1


def _scene(rounds: Rounds, seat: Indices) -> Floats:
    """Return what a seat of each round knows, apart from its own hand and who leads the round."""
    count, seats = len(seat), rounds.seats
    parts = (
        _others(rounds, (seat[:, None] + np.arange(1, seats)) % seats).reshape(count, -1),
        np.zeros((count, (len(SEATS) - seats) * OTHER), np.float32),
        _THERMOMETER[_unseen(rounds, seat)].reshape(count, -1),
        rounds.blocked[:, None],
        rounds.bombed[:, None],
        _ONE_BOMB[rounds.bomb],
        np.tile(_ONE_SEAT[seats - FEWEST_SEATS, :MOST_OTHERS], (count, 1)),
        np.zeros((count, len(SEATS)), np.float32),
    )
    return np.concatenate(parts, axis=1, dtype=np.float32)


def _others(rounds: Rounds, others: Indices) -> Floats:
    """Return what everybody knows of the other seats of each round: rounds x others x features."""
    rows = np.arange(len(others))[:, None]
    parts = (
        _ONE_COUNT[rounds.held[rows, others].sum(axis=(2, 3))],
        _left(rounds.wilds[rows, others]),
        rounds.inside[rows, others][..., None],
        (rounds.owner[:, None] == others)[..., None],
        values_of(rounds.shown[rows, others]),
    )
    return np.concatenate(parts, axis=2, dtype=np.float32)


def _unseen(rounds: Rounds, seat: Indices) -> Small:
    """Count the cards of each value that a seat has not seen."""
    rows = np.arange(len(seat))
    own = values_of(rounds.held[rows, seat]) + _values(rounds.wilds[rows, seat])
    shown = rounds.shown.sum(axis=1, dtype=np.int8) - rounds.shown[rows, seat]
    unseen: Small = COPIES - own - values_of(shown + rounds.gone)
    return unseen


def _values(wilds: Small) -> Small:
    """Count the values of wilds."""
    counted: Small = _ONE_VALUE[wilds].sum(axis=-2, dtype=np.int8)
    return counted


def _left(wilds: Small) -> Floats:
    """Return the number of wilds as a thermometer."""
    return _THERMOMETER[(wilds != NOTHING).sum(axis=-1), :WILDS]


def _own(counts: Small, wilds: Small, table: Indices, flags: Sequence[Marks]) -> Floats:
    """Return what a seat has after its move, and what it moved."""
    parts = (
        _THERMOMETER[counts].reshape(len(counts), -1),
        _values(wilds),
        _left(wilds),
        _PLAYS[np.minimum(fewest_plays(counts), MOST_PLAYS)],
        _TABLES[table],
        np.stack(flags, axis=1),
    )
    return np.concatenate(parts, axis=1, dtype=np.float32)
