"""What the movers of many rounds can do, and what the net expects of it."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices
from tide_gui.bots.onda.array_rules import Rounds, legal
from tide_gui.bots.onda.options import CARDS, TURN
from tide_gui.bots.onda.value_net import Net, Sights, Worth, sights, worth
from tide_gui.rules.onda.state import WENT_OUT


class Choices(NamedTuple):
    """Every option of many rounds, sorted by round."""

    rows: Indices
    options: Indices
    sights: Sights
    worth: Worth


def choices(net: Net, rounds: Rounds) -> Choices:
    """Return what the mover of each round can do, with what the net expects of it."""
    return judged(net, rounds, *np.nonzero(legal(rounds)))


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
