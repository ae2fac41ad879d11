"""Plays many rounds at once, all seats by one net, and keeps what every seat met and what it led to."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.onda.array_rules import NOBODY, Rounds, begun, dealt, played, points
from tide_gui.bots.onda.judged_options import Choices, best, choices, lead
from tide_gui.bots.onda.options import KIND, KINDS
from tide_gui.bots.onda.sights import Sights, hiding_sights
from tide_gui.bots.onda.value_net import Net, Worth, worth
from tide_gui.rules.onda.combinations import BOMBS
from tide_gui.rules.onda.moves import HAND, WILDS
from tide_gui.rules.onda.state import WENT_OUT

BY_KIND = 0.5  # part of the explored moves that are of a random kind, and its best
FAR = 1000  # more than any two moves are apart in points
PAIRS: Indices = np.array(list(combinations(range(HAND), WILDS)))  # places in a dealt hand


class Practice(NamedTuple):
    """How rounds are played to learn from them."""

    explore: float = 0  # part of the moves that are random
    decay: float = 1  # lambda: how much the end of the round counts, beside what is expected on the way


PLAIN = Practice()


class Samples(NamedTuple):
    """Tables after a move, and what came of them for the seat that moved."""

    scene: Small
    own: Small
    points: Floats
    others: Floats
    out: Floats


class _At(NamedTuple):
    """Where moves were made, by whom, and what the net expected of the best ones."""

    row: Indices
    seat: Indices
    expected: Worth
    explored: Marks  # another move was made


class _Met(NamedTuple):
    """Tables after a move, of some seats in some rounds."""

    scene: Small
    own: Small
    at: _At


class Practised(NamedTuple):
    """What happened in practice rounds; `points` is rounds x seats."""

    samples: Samples
    points: Small


def practised(net: Net, count: int, seats: int, practice: Practice, rng: np.random.Generator) -> Practised:
    """Play so many rounds; some moves are random, so that the net sees what they lead to."""
    return practised_by((net,), np.zeros((count, seats), np.intp), practice, rng)


def moments(net: Net, count: int, seats: int, rng: np.random.Generator) -> Iterator[Rounds]:
    """Play so many rounds, and yield those that are not over before each move."""
    nets, who = (net,), np.zeros((count, seats), np.intp)
    rounds, _ = _after_hiding(nets, who, 0, rng)
    while len(rounds.mover):
        yield rounds
        rows = np.arange(len(rounds.mover))
        rounds = played(rounds, _acted(nets, who[rows, rounds.mover], rounds, rows, 0, rng)[0])
        rounds = rounds.at(rounds.winner == NOBODY)


def practised_by(
    nets: Sequence[Net], who: Indices, practice: Practice, rng: np.random.Generator
) -> Practised:
    """Play rounds; `who` says for each round and seat which net plays there."""
    (rounds, met), rows = _after_hiding(nets, who, practice.explore, rng), np.arange(len(who))
    scores = np.zeros(who.shape, np.int8)
    while len(rows):
        options, seen = _acted(nets, who[rows, rounds.mover], rounds, rows, practice.explore, rng)
        met += seen
        rounds = played(rounds, options)
        over = rounds.winner != NOBODY
        scores[rows[over]] = points(rounds.at(over))
        rounds, rows = rounds.at(~over), rows[~over]
    return Practised(_samples(met, scores, practice.decay), scores)


def _after_hiding(
    nets: Sequence[Net], who: Indices, explore: float, rng: np.random.Generator
) -> tuple[Rounds, list[_Met]]:
    """Deal rounds, and let every seat hide two cards."""
    count, seats = who.shape
    hands = dealt(count, seats, rng)
    starter, bomb = rng.integers(0, seats, (count,)), rng.integers(0, len(BOMBS), (count,))
    hidden, met = _hidden(nets, who, hands, starter, bomb, explore, rng)
    return begun(hands, hidden, starter, bomb), met


def _acted(
    nets: Sequence[Net], who: Indices, rounds: Rounds, rows: Indices, explore: float, rng: np.random.Generator
) -> tuple[Indices, list[_Met]]:
    """Let each net act where it is its turn."""
    options, met = np.zeros(len(rows), np.intp), []
    for number, net in enumerate(nets):
        mine = np.flatnonzero(who == number)
        if len(mine):
            found = choices(net, rounds.at(mine))
            likely = best(found.rows, lead(found.worth))
            chosen = _explored(likely, best(found.rows, _whims(found, len(mine), rng)), explore, rng)
            at = _At(rows[mine], rounds.mover[mine], found.worth.at(likely), chosen != likely)
            met.append(_Met(*_seen(found.sights, chosen), at))
            options[mine] = found.options[chosen]
    return options, met


def _hidden(
    nets: Sequence[Net],
    who: Indices,
    hands: Small,
    starter: Indices,
    bomb: Indices,
    explore: float,
    rng: np.random.Generator,
) -> tuple[Indices, list[_Met]]:
    """Let every seat hide two cards."""
    places, met = [], []
    for seat, seen in enumerate(hiding(hands, starter, bomb)):
        by_net = zip(*(worth(net, seen) for net in nets), strict=True)
        found = Worth(*(np.stack(part)[who[seen.at, seat], np.arange(len(seen.at))] for part in by_net))
        likely = best(seen.at, lead(found))
        chosen = _explored(likely, best(seen.at, _random(len(seen.at), rng)), explore, rng)
        places.append(PAIRS[chosen % len(PAIRS)])
        at = _At(np.arange(len(hands)), np.full(len(hands), seat), found.at(likely), chosen != likely)
        met.append(_Met(*_seen(seen, chosen), at))
    return np.stack(places, axis=1), met


def hiding(hands: Small, starter: Indices, bomb: Indices) -> Iterator[Sights]:
    """Yield for each seat what it sees after hiding any pair of its cards."""
    count, seats = hands.shape[:2]
    rounds = begun(hands, np.zeros((count, seats, 0), np.intp), starter, bomb)
    for seat in range(seats):
        yield hiding_sights(rounds, seat, hands[:, seat][:, PAIRS])


def _explored(likely: Indices, others: Indices, part: float, rng: np.random.Generator) -> Indices:
    """Replace a part of the choices by others."""
    return np.where(rng.random(len(likely)) < part, others, likely)


def _whims(found: Choices, count: int, rng: np.random.Generator) -> Floats:
    """Return a liking by which every option is the best as often, or the best option of every kind."""
    by_kind = _random((count, KINDS), rng)[found.rows, KIND[found.options]] * FAR + lead(found.worth)
    return np.where((rng.random(count) < BY_KIND)[found.rows], by_kind, _random(len(found.rows), rng))


def _random(shape: int | tuple[int, int], rng: np.random.Generator) -> Floats:
    return rng.random(shape, np.float32)


def _seen(seen: Sights, chosen: Indices) -> tuple[Small, Small]:
    return seen.scene[seen.at[chosen]], seen.own[chosen]


def _samples(met: list[_Met], scores: Small, decay: float) -> Samples:
    """Return what moves led to: the end of the round and what was expected meanwhile (lambda returns)."""
    made = scores.astype(np.float32)
    others = (made.sum(axis=1, keepdims=True) - made) / (scores.shape[1] - 1)
    led_to = np.stack([made, others, made == WENT_OUT], axis=2)
    wanted = []
    for _, _, (row, seat, expected, explored) in reversed(met):
        later = led_to[row, seat]
        wanted.append(later)
        best_move = np.stack(expected, axis=1)
        led_to[row, seat] = best_move + np.where(explored, 0, decay)[:, None] * (later - best_move)
    points, others, out = np.concatenate(wanted[::-1]).T
    scene, own = (np.concatenate([each[part] for each in met]) for part in range(2))
    return Samples(scene, own, points, others, out)
