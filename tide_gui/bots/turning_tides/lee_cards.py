"""What cards are worth in the lee: the chance to win at the start of the round that follows."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks
from tide_gui.bots.turning_tides.array_rules import Boards
from tide_gui.bots.turning_tides.known import BOX, Known, counts
from tide_gui.bots.turning_tides.options import DESTROYED
from tide_gui.bots.turning_tides.turn_playout import Judge
from tide_gui.rules.turning_tides.cards import EXHAUSTIONS, SWAPS, Cards, Exhaust
from tide_gui.rules.turning_tides.state import Move


class Lees(NamedTuple):
    """The lees of some games as one seat sees them; the ships are turned already."""

    boards: Boards
    seat: Indices
    exchange: Floats  # lees x kinds, own
    enemy_exchange: Floats

    def at(self, where: Indices) -> "Lees":
        """Return some of the lees."""
        return Lees(self.boards.at(where), self.seat[where], self.exchange[where], self.enemy_exchange[where])


def _counted(piles: list[Cards]) -> Floats:
    return np.concatenate([counts(cards) for cards in piles])


_EXHAUSTS = (Exhaust(()), *EXHAUSTIONS)
EXHAUSTED = _counted([exhaust.cards for exhaust in _EXHAUSTS])
_EXHAUST_SIZE = EXHAUSTED.sum(axis=1)
EXHAUST_OF: dict[Move, int] = {exhaust: number for number, exhaust in enumerate(_EXHAUSTS)}
SWAP_OF: dict[Move, int] = {swap: number for number, swap in enumerate(SWAPS)}
GIVEN, TAKEN = _counted([swap.given for swap in SWAPS]), _counted([swap.taken for swap in SWAPS])


class Ways(NamedTuple):
    """Choices in the lee with their chances, sorted by lee."""

    origin: Indices
    options: Indices
    chances: Floats


def swaps(judge: Judge, lees: Lees, hand: Floats) -> Ways:
    """Judge every swap of cards in hand; the enemy is taken to keep its cards."""
    origin, options = np.nonzero(_within(GIVEN, hand) & _within(TAKEN, lees.exchange))
    after = lees.at(origin)
    after = after._replace(exchange=after.exchange - TAKEN[options] + GIVEN[options])
    found = exhaustions(judge, after)
    starts = np.searchsorted(found.origin, np.arange(len(origin)))
    return Ways(origin, options, np.maximum.reduceat(found.chances, starts))


def exhaustions(judge: Judge, lees: Lees) -> Ways:
    """Judge every choice of cards to exhaust."""
    cycle = BOX - lees.exchange
    destroyed = lees.boards.piles[:, :, DESTROYED].sum(axis=2)
    rows = np.arange(len(cycle))
    due = destroyed[rows, lees.seat, None] == _EXHAUST_SIZE
    origin, options = np.nonzero(due & _within(EXHAUSTED, cycle))
    after = lees.at(origin)
    left = destroyed[rows, 1 - lees.seat][origin]
    known = begun(cycle[origin] - EXHAUSTED[options], after.exchange, after.enemy_exchange, left)
    return Ways(origin, options, judge(after.boards, after.seat, known, np.arange(len(origin))))


def _within(cards: Floats, piles: Floats) -> Marks:
    """Return which choices of cards each pile has: piles x choices."""
    return np.asarray((piles[:, None] >= cards).all(axis=2))


def begun(pile: Floats, exchange: Floats, enemy_exchange: Floats, enemy_exhausted: Indices) -> Known:
    """Return what is known when a round begins."""
    hidden = BOX - enemy_exchange
    return Known(
        hand=np.zeros_like(pile),
        pile=pile,
        exchange=exchange,
        hidden=hidden,
        enemy_exchange=enemy_exchange,
        enemy_hand=np.zeros(len(pile), np.float32),
        enemy_pile=hidden.sum(axis=1) - enemy_exhausted.astype(np.float32),
    )
