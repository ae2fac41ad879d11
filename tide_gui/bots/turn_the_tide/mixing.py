"""A mixed strategy for everybody at once: who takes which tide depends only on whose card is higher."""

import math
from functools import cache
from itertools import permutations
from typing import NamedTuple

import numpy as np

from tide_gui.bots.turn_the_tide.arrays import Floats, Indices

TINY = 1e-9


class Contest(NamedTuple):
    """Many hands to be bid for. `places` and `worth` are games x seats x samples x cards (x outcomes).

    A kind is one hand a seat might hold; `likely` says how probable it is for the others. A place is the
    rank of a card among all cards in question, `worth` what its owner has of playing it, by outcome. The
    `knower` alone knows that it holds its first kind, and so what nobody else can hold; and of those that
    are `met` it knows, too, that they hold their first kind.
    `habits` is what is known of how a seat chooses, as a chance for each place, and `trust` how far
    everybody leans on it; `first_habits` is the same for the first kind alone.
    """

    places: Indices
    worth: Floats
    likely: Floats
    width: int
    habits: Floats | None = None
    trust: Floats | None = None
    first_habits: Floats | None = None
    focal_seat: int | None = None
    met: tuple[int, ...] = ()


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
    upto = played.cumsum(axis=2)
    below = upto - played
    above = 1 - upto
    one, other = seating.pairs.T
    played_by_other, above_by_one = played[:, other], above[:, one]
    # The card of `one` is the higher of both; all the rest lie below the card of `other`.
    rest = _product(below, seating.rest)
    found = np.zeros((games, seats, len(one), width), np.float32)
    # A seat is first when all lie below it; who is second is told by the highest of them.
    highest = played_by_other * rest  # by outcome (one, other): other is the highest besides one
    running = highest.cumsum(axis=2) - highest
    seats_column = np.arange(seats)[:, None]
    found[:, seats_column, seating.first] = running[:, seating.first]
    found[:, seats_column, seating.second] = (above_by_one * rest)[:, seating.second]
    nobody = (played_by_other * above_by_one)[:, seating.neither] * _product(below, seating.besides)
    passed = nobody.cumsum(axis=3)
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
    """Regret matching for every kind of every seat at once, each round with the last regret predicted.

    The mixture is the mean of all rounds, the later the more.
    """
    lookup = _Lookup(contest)
    regret = np.zeros(contest.places.shape, np.float32)
    shares = np.full(contest.places.shape, 1 / contest.places.shape[-1], np.float32)
    total = np.zeros_like(shares)
    for round in range(1, rounds + 1):
        gain = lookup.values(shares)
        gain -= (gain * shares).sum(axis=-1, keepdims=True)
        regret += gain
        np.maximum(regret, 0, out=regret)
        predicted = np.maximum(regret + gain, 0)
        total += round * round * shares
        weight = predicted.sum(axis=-1, keepdims=True)
        shares = np.divide(predicted, weight, out=shares.copy(), where=weight > 0)
    mixture = total / total.sum(axis=-1, keepdims=True)
    return Mixed(mixture, lookup.values(mixture))


def spread(contest: Contest, shares: Floats) -> Floats:
    """How likely each seat is to play the card at each place, as the others see it."""
    return _Lookup(contest).spread(shares)


def values(contest: Contest, shares: Floats) -> Floats:
    """What each card is worth if everybody plays so."""
    return _Lookup(contest).values(shares)


def outlook(contest: Contest, shares: Floats) -> Floats:
    """How likely each outcome is for each card if everybody plays so: as `worth` is ordered."""
    return _Lookup(contest).outlook(shares)


def mean_worth(chance: Floats, worth: Floats) -> Floats:
    """What it is worth on the average."""
    alike = worth if worth.shape == chance.shape else np.broadcast_to(worth, chance.shape)
    return np.einsum("gskco,gskco->gskc", chance, alike)


class _Lookup:
    """A contest with what is the same in every round of weighing: where each card lies in flat tables."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        games, seats, samples, _ = contest.places.shape
        self._table = (games, seats, contest.width)
        start = np.arange(games * seats, dtype=np.intp).reshape(games, seats, 1, 1) * contest.width
        self._rows = contest.places + start
        self._games = np.arange(games)[:, None]
        self._alone = samples == 1
        self._likely = contest.likely[..., None]
        self._leaning: tuple[Floats, Floats] | None = None
        if contest.habits is not None and contest.trust is not None:
            trust = contest.trust[..., None]
            self._leaning = 1 - trust, trust * contest.habits

    def spread(self, shares: Floats) -> Floats:
        seen = (shares * self._likely).reshape(-1)
        if self._alone:
            flat = np.zeros(math.prod(self._table), np.float32)
            flat[self._rows.reshape(-1)] = seen
        else:
            flat = np.bincount(self._rows.reshape(-1), seen, math.prod(self._table)).astype(np.float32)
        played: Floats = flat.reshape(self._table)
        if self._leaning is not None:
            rest, habits = self._leaning
            played = played * rest + habits
        return played

    def values(self, shares: Floats) -> Floats:
        return mean_worth(self.outlook(shares), self._contest.worth)

    def outlook(self, shares: Floats) -> Floats:
        played = self.spread(shares)
        chance = _gathered(chances(played), self._rows)
        focal_seat = self._contest.focal_seat
        if focal_seat is not None:
            chance[:, focal_seat, 0] = self._aware(played, shares, focal_seat)
        if not self._alone:  # two seats may be imagined with the same card, and then nothing comes of it
            chance /= np.maximum(chance.sum(axis=-1, keepdims=True), TINY)
        return chance

    def _aware(self, played: Floats, shares: Floats, focal_seat: int) -> Floats:
        """As the knower sees it: nobody else holds its cards or those it has met, who hold what it knows."""
        known = played.copy()
        for seat in (focal_seat, *self._contest.met):
            known[self._games, :, self._contest.places[:, seat, 0]] = 0
        known /= np.maximum(known.sum(axis=-1, keepdims=True), TINY)
        for seat in self._contest.met:
            known[:, seat] = self._first(shares, seat)
        return _gathered(chances(known), self._rows[:, focal_seat, 0])

    def _first(self, shares: Floats, seat: int) -> Floats:
        """How likely a seat is to play the card at each place if it holds its first kind."""
        played = np.zeros((len(shares), self._contest.width), np.float32)
        played[self._games, self._contest.places[:, seat, 0]] = shares[:, seat, 0]
        if self._leaning is not None and self._contest.first_habits is not None:
            rest, _ = self._leaning
            played += (1 - rest[:, seat]) * (self._contest.first_habits[:, seat] - played)
        return played


def _gathered(found: Floats, rows: Indices) -> Floats:
    count = found.shape[-1]
    return np.ascontiguousarray(found).reshape(-1, count).take(rows, axis=0)
