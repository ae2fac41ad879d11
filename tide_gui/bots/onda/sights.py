"""What the net is shown of the table after a move: what the seat that moved knows, nothing else."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Indices, Marks, Small
from tide_gui.bots.onda.array_rules import (
    NOTHING,
    WIDTH,
    Rounds,
    faces_counted,
    joined,
    left_after,
    tide_turned,
    values_of,
)
from tide_gui.bots.onda.bombs_held import NONE, bombs_held, cards_for_bombs, wilds_for_bombs
from tide_gui.bots.onda.fewest_plays import fewest_plays
from tide_gui.bots.onda.held_shapes import NO_VALUE, above, highest, shapes_held
from tide_gui.bots.onda.options import COPIES, DECLINE, EMPTY, IS_BOMB, LAID, PASS, RANKS, SHAPE, TURN, USED
from tide_gui.rules.onda.combinations import BOMBS, SHAPES
from tide_gui.rules.onda.moves import HAND, SEATS, WILDS, WILDS_IN_BOMB

MOST_OTHERS = len(SEATS) - 1
FEWEST_SEATS = 2
OTHER = HAND + WILDS + 2 + WIDTH  # what is known of another seat
SCENE_FEATURES = MOST_OTHERS * OTHER + COPIES * WIDTH + 2 + len(BOMBS) + MOST_OTHERS + len(SEATS)

MOST_PLAYS, MOST_PLAYS_AFTER_BOMB = 8, 4
FEW_ABOVE = (1, 2, 4)  # values of its shape that may beat the combination on the table
FEW_ABOVE_HELD = (0, 2)  # and the highest one of a shape in the hand
OWN_PARTS = (
    *(COPIES * WIDTH, WIDTH, WILDS, MOST_PLAYS + 1),  # cards, wilds and plays
    *(len(SHAPES), WIDTH, 5),  # the table and the move
    *(len(FEW_ABOVE), len(SHAPES) * (len(FEW_ABOVE_HELD) + 1)),
    *(WILDS_IN_BOMB + 1, MOST_PLAYS_AFTER_BOMB + 1, WILDS_IN_BOMB + 1),  # bombs
)
OWN_FEATURES = sum(OWN_PARTS)


class Sights(NamedTuple):
    """What the net is shown of some choices: the scene is the same for many of them."""

    scene: Small
    at: Indices  # of each choice, its row of the scene
    own: Small


class _After(NamedTuple):
    """What seats have after their move, and what they moved."""

    faces: Small
    wilds: Small
    table: Indices
    passed: Marks
    turned: Marks
    hid: Marks
    bombed: Marks
    owner: Marks  # of the table
    threats: Indices  # the shapes that the cards hold which they have not seen
    bomb: Indices  # the kind that can be laid next


def sights(rounds: Rounds, rows: Indices, options: Indices) -> Sights:
    """Show the tables after the mover of these rows takes these options."""
    turned = (options >= TURN) & (options < DECLINE)
    both, at = rounds, rows
    if turned.any():
        both = joined(rounds, tide_turned(rounds.at(rows[turned]), options[turned]))
        at = rows.copy()
        at[turned] = np.arange(len(rounds.mover), len(both.mover))
    seat, laid, unseen = both.mover[at], LAID[options], _unseen(both, both.mover)
    after = _After(
        faces=left_after(both.held[at, seat], options),
        wilds=np.where(USED[options] & ~turned[:, None], NOTHING, both.wilds[at, seat]),
        table=np.where(laid == EMPTY, both.table[at], laid),
        passed=options == PASS,
        turned=turned,
        hid=np.zeros_like(turned),
        bombed=IS_BOMB[options],
        owner=(options < TURN) | (both.owner[at] == seat),
        threats=shapes_held(unseen)[at],
        bomb=(both.bomb[at] + (both.bombed[at] | IS_BOMB[options])) % len(BOMBS),
    )
    return Sights(_scene(both, both.mover, unseen), at, _own(after))


def hiding_sights(rounds: Rounds, seat: int, wilds: Small) -> Sights:
    """Show the tables after a seat of each round hid two faces: `wilds` is rounds x choices x 2."""
    count, choices = wilds.shape[:2]
    at, pairs = np.repeat(np.arange(count), choices), wilds.reshape(-1, WILDS)
    seats, no = np.full(count, seat), np.zeros(len(at), np.bool_)
    unseen = _unseen(rounds, seats)
    after = _After(
        faces=rounds.held[at, seat] - faces_counted(pairs),
        wilds=pairs,
        table=np.full(len(at), EMPTY),
        passed=no,
        turned=no,
        hid=~no,
        bombed=no,
        owner=no,
        threats=shapes_held(unseen)[at],
        bomb=rounds.bomb[at],
    )
    scene = _scene(rounds, seats, unseen)
    scene[:, -len(SEATS) :] = _ONE_SEAT[(rounds.mover - seat) % rounds.seats]
    return Sights(scene, at, _own(after))


_THERMOMETER: Small = np.tri(COPIES + 1, COPIES, -1, dtype=np.int8)
_WILDS_LEFT: Small = _THERMOMETER[: WILDS + 1, :WILDS]
_ONE_VALUE: Small = np.repeat(np.eye(WIDTH + 1, WIDTH, dtype=np.int8), 2, axis=0)  # by face
_ONE_COUNT: Small = np.eye(HAND + 1, HAND, -1, dtype=np.int8)
_ONE_SEAT: Small = np.eye(len(SEATS), dtype=np.int8)
_ONE_BOMB: Small = np.eye(len(BOMBS), dtype=np.int8)
_PLAYS: Small = np.eye(MOST_PLAYS + 1, dtype=np.int8)
_TABLES: Small = np.zeros((EMPTY + 1, len(SHAPES) + WIDTH), np.int8)
_TABLES[np.arange(EMPTY), SHAPE] = _TABLES[np.arange(EMPTY), len(SHAPES) + RANKS - 1] = 1


def _scene(rounds: Rounds, seat: Indices, unseen: Small) -> Small:
    """Return what a seat of each round knows, apart from its own hand and who leads the round."""
    count, seats = len(seat), rounds.seats
    parts = (
        _others(rounds, (seat[:, None] + np.arange(1, seats)) % seats).reshape(count, -1),
        np.zeros((count, (len(SEATS) - seats) * OTHER), np.int8),
        _THERMOMETER[unseen].reshape(count, -1),
        rounds.blocked[:, None],
        rounds.bombed[:, None],
        _ONE_BOMB[rounds.bomb],
        np.tile(_ONE_SEAT[seats - FEWEST_SEATS, :MOST_OTHERS], (count, 1)),
        np.zeros((count, len(SEATS)), np.int8),
    )
    return np.concatenate(parts, axis=1)


def _others(rounds: Rounds, others: Indices) -> Small:
    """Return what everybody knows of the other seats of each round: rounds x others x features."""
    rows = np.arange(len(others))[:, None]
    parts = (
        _ONE_COUNT[rounds.held[rows, others].sum(axis=(2, 3))],
        _left(rounds.wilds[rows, others]),
        rounds.inside[rows, others][..., None],
        (rounds.owner[:, None] == others)[..., None],
        values_of(rounds.shown[rows, others]),
    )
    return np.concatenate(parts, axis=2)


def _unseen(rounds: Rounds, seat: Indices) -> Small:
    """Count the cards of each value that a seat has not seen."""
    rows = np.arange(len(seat))
    own = values_of(rounds.held[rows, seat]) + _values(rounds.wilds[rows, seat])
    shown = rounds.shown.sum(axis=1, dtype=np.int8) - rounds.shown[rows, seat]
    unseen: Small = COPIES - own - values_of(shown + rounds.gone)
    return unseen


def _values(wilds: Small) -> Small:
    """Count the values of wilds."""
    counted: Small = _ONE_VALUE[wilds[..., 0]] + _ONE_VALUE[wilds[..., 1]]
    return counted


def _left(wilds: Small) -> Small:
    """Return the number of wilds as a thermometer."""
    return _WILDS_LEFT[(wilds[..., 0] != NOTHING) + (wilds[..., 1] != NOTHING).astype(np.int8)]


def _own(after: _After) -> Small:
    counts = values_of(after.faces)
    parts = (
        _THERMOMETER[counts].reshape(len(counts), -1),
        _values(after.wilds),
        _left(after.wilds),
        _PLAYS[np.minimum(fewest_plays(counts), MOST_PLAYS)],
        _TABLES[after.table],
        np.stack([after.passed, after.turned, after.hid, after.bombed, after.owner], axis=1),
        _above_table(after),
        _above_held(counts, after.threats),
        _bombs(after),
    )
    return np.concatenate(parts, axis=1)


_SHAPE_OF: Indices = np.append(SHAPE, 0)  # of a table
_RANK_OF: Indices = np.append(RANKS, NO_VALUE).astype(np.intp)
_FEW_ABOVE = np.array(FEW_ABOVE, np.int8)


def _above_table(after: _After) -> Marks:
    """Return whether so many values may beat the combination on the table."""
    threat = after.threats[np.arange(len(after.table)), _SHAPE_OF[after.table]]
    found: Marks = above(threat, _RANK_OF[after.table])[:, None] >= _FEW_ABOVE
    return found & (after.table != EMPTY)[:, None]


def _above_held(counts: Small, threats: Indices) -> Small:
    """Return for each shape whether the hand has it, and whether so few values may beat its highest one."""
    held = shapes_held(counts)
    beaten = np.where(held > 0, above(threats, highest(held)), NOT_HELD)
    return _HELD[beaten].reshape(len(counts), -1)


NOT_HELD = WIDTH + 1  # beside the number of values that may beat a shape
_HELD: Small = np.zeros((NOT_HELD + 1, len(FEW_ABOVE_HELD) + 1), np.int8)
_HELD[:NOT_HELD, :-1] = np.arange(NOT_HELD)[:, None] <= FEW_ABOVE_HELD
_HELD[:NOT_HELD, -1] = True

_BOMB_WILDS: Small = np.eye(NONE + 1, WILDS_IN_BOMB + 1, dtype=np.int8)
_BOMB_PLAYS: Small = np.eye(NONE + 1, MOST_PLAYS_AFTER_BOMB + 1, dtype=np.int8)
_BOMB_PLAYS[MOST_PLAYS_AFTER_BOMB + 1 : NONE, -1] = 1


def _bombs(after: _After) -> Small:
    """Return what the best bomb takes and leaves, and what one of the next kind takes."""
    wilds = (after.wilds != NOTHING).sum(axis=1, dtype=np.int8)
    cards = cards_for_bombs(after.faces)
    now = bombs_held(cards, wilds, after.bomb)
    later = wilds_for_bombs(cards, wilds, (after.bomb + 1) % len(BOMBS))
    return np.concatenate([_BOMB_WILDS[now.wilds], _BOMB_PLAYS[now.plays], _BOMB_WILDS[later]], axis=1)
