"""What the movers of many rounds can do, and what the net expects of it."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks
from tide_gui.bots.onda.array_rules import Rounds, legal
from tide_gui.bots.onda.options import (
    CARDS,
    EMPTY,
    FOLLOWS,
    OPTIONS,
    SPENDS_WILD,
    TURN,
    WITH_FIRST,
    WITHOUT_WILDS,
)
from tide_gui.bots.onda.sights import Sights, sights
from tide_gui.bots.onda.value_net import Net, Worth, worth
from tide_gui.rules.onda.state import WENT_OUT


class Choices(NamedTuple):
    """Every option of many rounds, sorted by round."""

    rows: Indices
    options: Indices
    sights: Sights
    worth: Worth


def choices(net: Net, rounds: Rounds) -> Choices:
    """Return what the mover of each round can do, with what the net expects of it."""
    return judged(net, rounds, *legal(rounds))


def likely_choices(net: Net, rounds: Rounds) -> Choices:
    """Leave out half of the options, those that spend a wild and are hardly ever the best."""
    rows, options = legal(rounds)
    spending = np.flatnonzero(SPENDS_WILD[options])
    likely = np.ones(len(rows), np.bool_)
    likely[spending] = ~_wasted(rounds, rows, options, spending)
    return judged(net, rounds, rows[likely], options[likely])


def _wasted(rounds: Rounds, rows: Indices, options: Indices, spending: Indices) -> Marks:
    """Return which of the options that spend a wild waste it."""
    row, option = rows[spending], options[spending]
    there = rows * OPTIONS + options
    better = (
        _in(there, row * OPTIONS + less) & (less != option)
        for less in (WITH_FIRST[option], WITHOUT_WILDS[option])
    )
    left = rounds.held[np.arange(len(rounds.mover)), rounds.mover].sum(axis=(1, 2))[row] - CARDS[option]
    leads = (option < len(FOLLOWS)) & (rounds.table == EMPTY)[row]
    return np.logical_or(*better) | leads & (left > FEW_LEFT)


FEW_LEFT = 2  # cards, after a lead with a wild


def _in(numbers: Indices, wanted: Indices) -> Marks:
    """Return which numbers are among sorted ones; none may be larger than all of them."""
    return numbers[np.searchsorted(numbers, wanted)] == wanted


def judged(net: Net, rounds: Rounds, rows: Indices, options: Indices) -> Choices:
    """Return what the net expects of these options of the movers."""
    seen = sights(rounds, rows, options)
    return Choices(rows, options, seen, _with_ends(worth(net, seen), rounds, rows, options))


def _with_ends(found: Worth, rounds: Rounds, rows: Indices, options: Indices) -> Worth:
    """Correct what is certain: a seat goes out if it lays its whole hand."""
    hand = rounds.held[np.arange(len(rounds.mover)), rounds.mover].sum(axis=(1, 2))
    ends = (options < TURN) & (CARDS[options] == hand[rows])
    return found._replace(points=np.where(ends, WENT_OUT, found.points), out=np.where(ends, 1, found.out))


def best(rows: Indices, liking: Floats) -> Indices:
    """Return for each round the index of the choice it likes most; the first of equals."""
    starts = np.searchsorted(rows, np.arange(rows[-1] + 1))
    most = np.maximum.reduceat(liking, starts)
    top = np.flatnonzero(liking == most[rows])
    return top[np.searchsorted(rows[top], np.arange(len(starts)))]


def lead(found: Worth) -> Floats:
    """Return by how much a seat is expected to beat the others in this round."""
    return found.points - found.others
