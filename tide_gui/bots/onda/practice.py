"""Plays many rounds at once, all seats by one net, and keeps what every seat met and what it led to."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tide_gui.bots.onda.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.onda.model import NOBODY, Rounds, begun, dealt, legal, played, points
from tide_gui.bots.onda.options import TAKEN, TURN
from tide_gui.bots.onda.value import Net, Sights, Worth, hiding_sights, sights, worth
from tide_gui.rules.onda.combinations import BOMBS
from tide_gui.rules.onda.moves import HAND, WILDS
from tide_gui.rules.onda.state import WENT_OUT

PAIRS: Indices = np.array(list(combinations(range(HAND), WILDS)))  # places in a dealt hand


class Samples(NamedTuple):
    """Tables after a move and what came of them for the seat that moved."""

    scene: Small
    own: Small
    points: Small
    others: Floats
    out: Marks


class _Met(NamedTuple):
    """Tables after a move, of some seats in some rounds."""

    scene: Small
    own: Small
    row: Indices
    seat: Indices


# -- choices -------------------------------------------------------------------------------------


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
    hand = rounds.held.sum(axis=(2, 3))[rows, rounds.mover[rows]]
    ends = (options < TURN) & (TAKEN[options].sum(axis=1) == hand)
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


def _explored(rows: Indices, chosen: Indices, part: float, rng: np.random.Generator) -> Indices:
    """Replace a part of the choices by random ones."""
    starts = np.searchsorted(rows, np.arange(len(chosen) + 1))
    anything = starts[:-1] + (rng.random(len(chosen)) * np.diff(starts)).astype(np.intp)
    return np.where(rng.random(len(chosen)) < part, anything, chosen)


# -- whole rounds --------------------------------------------------------------------------------


class Practised(NamedTuple):
    """What happened in practice rounds; `points` is rounds x seats."""

    samples: Samples
    points: Small


def practised(net: Net, count: int, seats: int, part: float, rng: np.random.Generator) -> Practised:
    """Play so many rounds; a part of the moves is random, so that the net sees what they lead to."""
    return practised_by((net,), np.zeros((count, seats), np.intp), part, rng)


def practised_by(nets: Sequence[Net], who: Indices, part: float, rng: np.random.Generator) -> Practised:
    """Play rounds; `who` says for each round and seat which net plays there."""
    count, seats = who.shape
    hands = dealt(count, seats, rng)
    starter: Indices = rng.integers(0, seats, (count,))
    bomb: Indices = rng.integers(0, len(BOMBS), (count,))
    hidden, met = _hidden(nets, who, hands, starter, bomb, part, rng)
    rounds, rows = begun(hands, hidden, starter, bomb), np.arange(count)
    scores = np.zeros((count, seats), np.int8)
    while len(rows):
        options = np.zeros(len(rows), np.intp)
        for number, net in enumerate(nets):
            mine = np.flatnonzero(who[rows, rounds.mover] == number)
            if len(mine):
                found = choices(net, rounds.at(mine))
                chosen = _explored(found.rows, best(found.rows, lead(found.worth)), part, rng)
                met.append(_met(found.sights, chosen, rows[mine], rounds.mover[mine]))
                options[mine] = found.options[chosen]
        rounds = played(rounds, options)
        over = rounds.winner != NOBODY
        scores[rows[over]] = points(rounds.at(over))
        rounds, rows = rounds.at(~over), rows[~over]
    return Practised(_samples(met, scores), scores)


def _hidden(
    nets: Sequence[Net],
    who: Indices,
    hands: Small,
    starter: Indices,
    bomb: Indices,
    part: float,
    rng: np.random.Generator,
) -> tuple[Indices, list[_Met]]:
    """Let every seat hide two cards."""
    places, met = [], []
    for seat, seen in enumerate(hiding(hands, starter, bomb)):
        likings = np.stack([lead(worth(net, seen)) for net in nets])
        liking = likings[who[seen.at, seat], np.arange(len(seen.at))]
        chosen = _explored(seen.at, best(seen.at, liking), part, rng)
        places.append(PAIRS[chosen % len(PAIRS)])
        met.append(_met(seen, chosen, np.arange(len(hands)), np.full(len(hands), seat)))
    return np.stack(places, axis=1), met


def hiding(hands: Small, starter: Indices, bomb: Indices) -> Iterator[Sights]:
    """Yield for each seat what it sees after hiding any pair of its cards."""
    count, seats = hands.shape[:2]
    rounds = begun(hands, np.zeros((count, seats, 0), np.intp), starter, bomb)
    for seat in range(seats):
        yield hiding_sights(rounds, seat, hands[:, seat][:, PAIRS])


def _met(seen: Sights, chosen: Indices, row: Indices, seat: Indices) -> _Met:
    return _Met(seen.scene[seen.at[chosen]].astype(np.int8), seen.own[chosen].astype(np.int8), row, seat)


def _samples(met: list[_Met], scores: Small) -> Samples:
    scene, own, row, seat = (np.concatenate(parts) for parts in zip(*met, strict=True))
    made = scores[row, seat]
    others = (scores.sum(axis=1)[row] - made) / np.float32(scores.shape[1] - 1)
    return Samples(scene, own, made, others, made == WENT_OUT)
