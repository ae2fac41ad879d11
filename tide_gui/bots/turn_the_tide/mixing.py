"""A mixed strategy for everybody at once: who takes which tide depends only on whose card is higher."""

from functools import cache
from itertools import permutations
from typing import NamedTuple

import numpy as np

from tide_gui.bots.turn_the_tide.arrays import Floats, Indices

TINY = 1e-9


class Contest(NamedTuple):
    """Many hands to be bid for. `places` and `worth` are games x seats x kinds x cards (x outcomes).

    A kind is one hand a seat might hold; `likely` says how probable it is for the others. A place is the
    rank of a card among all cards in question, `worth` what its owner has of playing it, by outcome. The
    `knower` alone knows that it holds its first kind, and so what nobody else can hold.
    `habits` is what is known of how a seat chooses, as a chance for each place, and `trust` how far
    everybody leans on it.
    """

    places: Indices
    worth: Floats
    likely: Floats
    width: int
    habits: Floats | None = None
    trust: Floats | None = None
    knower: int | None = None


class Mixed(NamedTuple):
    """How often each card is played, and what it is worth against the others."""

    shares: Floats
    worth: Floats


class _Seating(NamedTuple):
    pairs: Indices  # (one, other) for each outcome: who takes the lower tide, who the higher
    rest: Indices  # the seats besides both, by outcome
    neither: Indices  # outcomes without a seat, by seat
    besides: Indices  # the seats besides both and the seat, by seat and such an outcome
    first: Indices  # outcomes in which a seat is first, by seat
    second: Indices


@cache
def outcomes(seats: int) -> tuple[tuple[int, int], ...]:
    """Who may take the lower tide and who the higher."""
    return tuple(permutations(range(seats), 2))


@cache
def _seating(seats: int) -> _Seating:
    pairs = outcomes(seats)
    everybody = set(range(seats))
    at = {pair: number for number, pair in enumerate(pairs)}
    others = [[seat for seat in range(seats) if seat != own] for own in range(seats)]
    neither = [[at[pair] for pair in pairs if own not in pair] for own in range(seats)]
    return _Seating(
        np.array(pairs),
        np.array([sorted(everybody - set(pair)) for pair in pairs]),
        np.array(neither),
        np.array(
            [[sorted(everybody - {own, *pairs[o]}) for o in row] for own, row in enumerate(neither)]
        ).astype(np.intp),
        np.array([[at[own, other] for other in others[own]] for own in range(seats)]),
        np.array([[at[other, own] for other in others[own]] for own in range(seats)]),
    )


def chances(played: Floats) -> Floats:
    """How likely each outcome is for a card at each place; `played` is games x seats x places.

    Returned as games x seats x places x outcomes. A card at a place competes with those below and above.
    """
    games, seats, width = played.shape
    seating = _seating(seats)
    upto = np.cumsum(played, axis=2)
    below = upto - played
    above = 1 - upto
    one, other = seating.pairs.T
    # The card of `one` is the higher of both; all the rest lie below the card of `other`.
    rest = _product(below, seating.rest)
    found = np.zeros((games, seats, len(one), width), np.float32)
    # A seat is first when all lie below it; who is second is told by the highest of them.
    highest = played[:, other] * rest  # by outcome (one, other): other is the highest besides one
    running = np.cumsum(highest, axis=2) - highest
    seats_column = np.arange(seats)[:, None]
    found[:, seats_column, seating.first] = running[:, seating.first]
    found[:, seats_column, seating.second] = (above[:, one] * rest)[:, seating.second]
    both = played[:, other] * above[:, one]
    nobody = both[:, seating.neither] * _product(below, seating.besides)
    passed = np.cumsum(nobody, axis=3)
    found[:, seats_column, seating.neither] = passed[..., -1:] - passed
    return found.transpose(0, 1, 3, 2)


def _product(below: Floats, who: Indices) -> Floats:
    """What all of these seats lie below; nobody always does."""
    if who.shape[-1] == 0:
        return np.ones((), np.float32)
    product = below[:, who[..., 0]]
    for column in range(1, who.shape[-1]):
        product = product * below[:, who[..., column]]
    return product


def solved(contest: Contest, rounds: int) -> Mixed:
    """Regret matching for every kind of every seat at once, each round with the last regret foretold."""
    regret = np.zeros(contest.places.shape, np.float32)
    shares = np.full(contest.places.shape, 1 / contest.places.shape[-1], np.float32)
    total = np.zeros_like(shares)
    for round in range(1, rounds + 1):
        gain = values(contest, shares)
        gain -= (gain * shares).sum(axis=-1, keepdims=True)
        np.maximum(regret + gain, 0, out=regret)
        foretold = np.maximum(regret + gain, 0)
        total += round * shares
        weight = foretold.sum(axis=-1, keepdims=True)
        shares = np.divide(foretold, weight, out=shares.copy(), where=weight > 0)
    mixture = total / total.sum(axis=-1, keepdims=True)
    return Mixed(mixture, values(contest, mixture))


def spread(contest: Contest, shares: Floats) -> Floats:
    """How likely each seat is to play the card at each place, as the others see it."""
    games, seats, _, _ = shares.shape
    seen = shares * contest.likely[..., None]
    flat = np.zeros((games * seats, contest.width), np.float32)
    row = np.arange(games * seats)[:, None]
    if shares.shape[2] == 1:
        flat[row, contest.places.reshape(games * seats, -1)] = seen.reshape(games * seats, -1)
    else:
        np.add.at(flat, (row, contest.places.reshape(games * seats, -1)), seen.reshape(games * seats, -1))
    played = flat.reshape(games, seats, contest.width)
    if contest.habits is not None and contest.trust is not None:
        played = played + contest.trust[..., None] * (contest.habits - played)
    return played


def values(contest: Contest, shares: Floats) -> Floats:
    """What each card is worth if everybody plays so."""
    return expected(picked(contest, shares), contest.worth)


def picked(contest: Contest, shares: Floats) -> Floats:
    """How likely each outcome is for each card if everybody plays so: as `worth` is ordered."""
    played = spread(contest, shares)
    chance = _gathered(chances(played), contest.places)
    if contest.knower is not None:
        aware = chances(_without_own(played, contest, contest.knower))
        chance[:, contest.knower, 0] = _gathered(aware, contest.places[:, :, :1])[:, contest.knower, 0]
    if (
        contest.places.shape[2] > 1
    ):  # two seats may be imagined with the same card, and then nothing comes of it
        chance /= np.maximum(chance.sum(axis=-1, keepdims=True), TINY)
    return chance


def _gathered(found: Floats, places: Indices) -> Floats:
    games, seats, width, count = found.shape
    rows = places + (np.arange(games * seats) * width).reshape(games, seats, 1, 1)
    return np.ascontiguousarray(found).reshape(-1, count)[rows]


def _without_own(played: Floats, contest: Contest, knower: int) -> Floats:
    """What the others play as somebody sees it who knows that they do not hold its own cards."""
    own = contest.places[:, knower, 0]
    known = played.copy()
    known[np.arange(len(own))[:, None], :, own] = 0
    known /= np.maximum(known.sum(axis=-1, keepdims=True), TINY)
    return known


def expected(chance: Floats, worth: Floats) -> Floats:
    """What it is worth on the average."""
    return np.einsum("gskco,gskco->gskc", chance, np.broadcast_to(worth, chance.shape))
