"""Plays the rest of a turn out for many pairs of cards; every decision goes to whom it helps."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks, Where
from tide_gui.bots.turning_tides.array_rules import Boards, beaten, performed, possible, sailed
from tide_gui.bots.turning_tides.known import CARDS, KINDS, Known
from tide_gui.bots.turning_tides.options import ACTION, ACTION_OF, ACTIONS, NO_ACTION, OPTIONS, PROMOTE
from tide_gui.rules.turning_tides.cards import HIERARCHY, Action

Judge = Callable[[Boards, Indices, Known, Indices], Floats]  # like Net.chances

FREE = (Action.SAILOR, Action.CANNON, Action.MOVE)  # they have many decisions and touch the own ship only
LEVEL = np.full(len(ACTIONS), -1)
for _level, _actions in enumerate(HIERARCHY):
    LEVEL[[ACTION_OF[action] for action in _actions]] = _level


class Position(NamedTuple):
    """Moments of games as one seat sees them."""

    boards: Boards
    seat: Indices
    known: Known

    def at(self, where: Where) -> "Position":
        return Position(self.boards.at(where), self.seat[where], self.known.at(where))


class Reveals(NamedTuple):
    """Revealed actions that are still to be performed."""

    boards: Boards
    seat: Indices  # who judges
    actions: Indices  # reveals x seats
    first: Indices  # who performs first
    moment: Indices  # of what is known, for each
    considered: Marks  # reveals x seats x options


class Branches(NamedTuple):
    """What decisions lead to, sorted by where they come from."""

    origin: Indices
    options: Indices
    boards: Boards


def played_out(judge: Judge, reveals: Reveals, known: Known) -> tuple[Branches, Floats]:
    """Return what the first performer can do, and what its enemy's best answer leaves to the judging seat."""
    rows = np.arange(len(reveals.seat))
    first = reveals.first
    ways = branched(reveals.boards, first, reveals.actions[rows, first], reveals.considered[rows, first])
    origin = ways.origin
    second, seat = 1 - first[origin], reveals.seat[origin]
    over = beaten(ways.boards).any(axis=1)
    actions = np.where(over, NO_ACTION, reveals.actions[origin, second])
    ends = branched(ways.boards, second, actions, reveals.considered[origin, second])
    leaves = sailed(ends.boards, 1)
    chances = judged(judge, leaves, seat[ends.origin], known, reveals.moment[origin][ends.origin])
    return ways, best(ends.origin, chances, second == seat)


def branched(boards: Boards, seat: Indices, actions: Indices, considered: Marks) -> Branches:
    """Perform every considered decision of each seat; one that considers none considers all."""
    found = possible(boards, seat, actions)
    kept = found & considered
    kept |= found & ~kept.any(axis=1, keepdims=True)
    origin, options = np.nonzero(kept)
    return Branches(origin, options, performed(boards.at(origin), seat[origin], options))


def judged(judge: Judge, boards: Boards, seat: Indices, known: Known, at: Indices) -> Floats:
    """Return each seat's chance to win, which is certain where a ship is beaten."""
    lost, rows = beaten(boards), np.arange(len(seat))
    chances = judge(boards, seat, known, at)
    return np.where(lost[rows, seat], 0, np.where(lost[rows, 1 - seat], 1, chances)).astype(np.float32)


def best(origin: Indices, chances: Floats, own: Marks) -> Floats:
    """Return for each origin the highest chance where the judging seat decides, else the lowest."""
    starts = np.searchsorted(origin, np.arange(len(own)))
    sign = np.where(own, np.float32(1), np.float32(-1))
    return sign * np.maximum.reduceat(sign[origin] * chances, starts)


# -- cards against cards -------------------------------------------------------------------------


def payoffs(judge: Judge, position: Position, considered: Marks) -> Floats:
    """Return the chance to win for each own card against each of the enemy: positions x cards x cards.

    It is 0 for cards that are in no hand.
    """
    boards, seat, known = position
    at, own, enemy = np.nonzero(known.own_choices[:, :, None] & known.enemy_choices[:, None, :])
    found = np.zeros((len(seat), len(CARDS), len(CARDS)), np.float32)
    reveals = revealed(boards.at(at), seat[at], own, enemy, considered[at])
    ways, chances = played_out(judge, reveals, without_cards(known.at(at), own, enemy))
    found[at, own, enemy] = best(ways.origin, chances, reveals.first == reveals.seat)
    return found


def revealed(boards: Boards, seat: Indices, own: Indices, enemy: Indices, considered: Marks) -> Reveals:
    """Return the actions of revealed cards; two Waits have sailed the ships on."""
    rows = np.arange(len(seat))
    cards = np.empty((len(seat), 2), np.intp)
    cards[rows, seat], cards[rows, 1 - seat] = own, enemy
    promoting = (boards.captain == 0) & ~boards.introductory[:, None] & (cards > 0)
    actions = np.where(promoting, PROMOTE, cards)
    after = sailed(boards, ((own == 0) & (enemy == 0)).astype(np.int8))
    return Reveals(after, seat, actions, first_of(actions, boards.pawn), rows, considered)


def first_of(actions: Indices, pawn: Indices) -> Indices:
    """Return which seat performs first."""
    levels = LEVEL[actions]
    return np.where(levels[:, 0] == levels[:, 1], pawn, levels.argmin(axis=1))


def without_cards(known: Known, own: Indices, enemy: Indices) -> Known:
    """Return what is known after these cards were discarded."""
    return known._replace(
        hand=np.maximum(known.hand - _ONE_CARD[own], 0),
        hidden=known.hidden - _ONE_CARD[enemy],
        enemy_hand=known.enemy_hand - (enemy > 0),
    )


_ONE_CARD: Floats = np.eye(len(CARDS), len(KINDS), -1, dtype=np.float32)


# -- the decisions that are worth a look ---------------------------------------------------------


def considered(judge: Judge, position: Position, most: int, looked_at: Marks) -> Marks:
    """Return the decisions that each seat would make: positions x seats x options.

    Of Sailor, Cannon and Move these are the best ones while the enemy waits, at most so many of each; of the
    other cards all. `looked_at` says which decisions are judged at all: positions x options.
    """
    boards, seat, known = position
    found = np.tile(~_IS_FREE, (len(seat), 2, 1))
    at, enemy, action = np.nonzero(_choices(position)[:, :, _FREE_ACTIONS])
    side = seat[at] ^ enemy
    ways = branched(boards.at(at), side, _FREE_ACTIONS[action], looked_at[at])
    if len(at):
        rows = at[ways.origin]
        chances = judged(judge, sailed(ways.boards, 1), seat[rows], known, rows)
        kept = _top(ways.origin, np.where(enemy[ways.origin], -chances, chances), most)
        found[rows[kept], side[ways.origin[kept]], ways.options[kept]] = True
    return found


def every_option(*shape: int) -> Marks:
    """Return marks that consider every decision: the shape x options."""
    return np.ones((*shape, OPTIONS), np.bool_)


def _choices(position: Position) -> Marks:
    """Return which actions both may choose, the own ones first: positions x 2 x cards."""
    boards, seat, known = position
    sides = np.stack([seat, 1 - seat], axis=1)
    captain = boards.captain[np.arange(len(seat))[:, None], sides] > 0
    able = captain | boards.introductory[:, None]
    found: Marks = np.stack([known.own_choices, known.enemy_choices], axis=1) & able[:, :, None]
    return found


_FREE_ACTIONS: Indices = np.array([ACTION_OF[action] for action in FREE])
_IS_FREE: Marks = np.isin(ACTION, _FREE_ACTIONS)


def _top(origin: Indices, liking: Floats, most: int) -> Indices:
    """Return the most liked ones of each origin."""
    order = np.lexsort((-liking, origin))
    rank = np.arange(len(order)) - np.searchsorted(origin, origin[order])
    return order[rank < most]
