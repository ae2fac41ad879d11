"""Plays many rounds at once, all seats by one net, and keeps what every seat met and what it led to."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.onda.array_rules import NOBODY, Rounds, begun, dealt, played, points
from tide_gui.bots.onda.judged_options import best, choices, lead
from tide_gui.bots.onda.value_net import Net, Sights, hiding_sights, worth
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
    starter, bomb = rng.integers(0, seats, (count,)), rng.integers(0, len(BOMBS), (count,))
    hidden, met = _hidden(nets, who, hands, starter, bomb, part, rng)
    rounds, rows = begun(hands, hidden, starter, bomb), np.arange(count)
    scores = np.zeros((count, seats), np.int8)
    while len(rows):
        options, seen = _acted(nets, who[rows, rounds.mover], rounds, rows, part, rng)
        met += seen
        rounds = played(rounds, options)
        over = rounds.winner != NOBODY
        scores[rows[over]] = points(rounds.at(over))
        rounds, rows = rounds.at(~over), rows[~over]
    return Practised(_samples(met, scores), scores)


def _acted(
    nets: Sequence[Net], who: Indices, rounds: Rounds, rows: Indices, part: float, rng: np.random.Generator
) -> tuple[Indices, list[_Met]]:
    """Let each net act where it is its turn."""
    options, met = np.zeros(len(rows), np.intp), []
    for number, net in enumerate(nets):
        mine = np.flatnonzero(who == number)
        if len(mine):
            found = choices(net, rounds.at(mine))
            chosen = _explored(found.rows, best(found.rows, lead(found.worth)), part, rng)
            met.append(_met(found.sights, chosen, rows[mine], rounds.mover[mine]))
            options[mine] = found.options[chosen]
    return options, met


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


def _explored(rows: Indices, chosen: Indices, part: float, rng: np.random.Generator) -> Indices:
    """Replace a part of the choices by random ones."""
    starts = np.searchsorted(rows, np.arange(len(chosen) + 1))
    anything = starts[:-1] + (rng.random(len(chosen)) * np.diff(starts)).astype(np.intp)
    return np.where(rng.random(len(chosen)) < part, anything, chosen)


def _met(seen: Sights, chosen: Indices, row: Indices, seat: Indices) -> _Met:
    return _Met(seen.scene[seen.at[chosen]].astype(np.int8), seen.own[chosen].astype(np.int8), row, seat)


def _samples(met: list[_Met], scores: Small) -> Samples:
    scene, own, row, seat = (np.concatenate(parts) for parts in zip(*met, strict=True))
    made = scores[row, seat]
    others = (scores.sum(axis=1)[row] - made) / np.float32(scores.shape[1] - 1)
    return Samples(scene, own, made, others, made == WENT_OUT)
