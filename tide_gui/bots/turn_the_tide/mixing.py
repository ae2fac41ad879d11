"""Mixed strategies for all seats at once; who takes which tide depends only on the order of the cards."""

import math
from functools import cache
from itertools import permutations
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices
from tide_gui.bots.regret_matching import evenly, matched

TINY = 1e-9


class Contest(NamedTuple):
    """Many hands to be played. `places` and `worth` are games x seats x samples x cards (x outcomes).

    A sample is one hand that a seat might hold; `likely` is its probability in the eyes of the others. A
    place is the rank of a card among all cards that occur, `worth` the value of playing it, by outcome.
    Only the `focal_seat` knows that it holds its first sample, and so what no other seat can hold; it also
    knows that the seats in `met` hold their first samples. `habits` predicts what a seat plays, as a chance
    for each place; `trust` is how far all rely on that. `first_habits` is for the first sample alone.
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
    """The mixed strategy, and the worth of each card against it."""

    shares: Floats
    worth: Floats


class _Seating(NamedTuple):
    pairs: Indices  # (first, second) for each outcome: who takes the lower tide, who the higher
    rest: Indices  # by outcome: the seats besides both
    neither: Indices  # by seat: the outcomes in which it takes no tide
    besides: Indices  # by seat and such an outcome: the seats besides both and itself
    first: Indices  # by seat: the outcomes in which it is first
    second: Indices  # by seat: the outcomes in which it is second


@cache
def outcomes(seats: int) -> tuple[tuple[int, int], ...]:
    """Return all pairs of who takes the lower tide and who the higher."""
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
    """Return the probability of each outcome for a card at each place: games x seats x places x outcomes.

    `played` (games x seats x places) is the probability that each seat plays the card at each place.
    """
    games, seats, width = played.shape
    seating = _seating(seats)
    upto = played.cumsum(axis=2)
    below = upto - played
    above = 1 - upto
    first, second = seating.pairs.T
    second_here, first_above = played[:, second], above[:, first]
    # The first seat's card is above the second's; all other cards lie below that.
    rest = _product(below, seating.rest)
    found = np.zeros((games, seats, len(first), width), np.float32)
    # A seat is first when all others lie below it; the highest of those is second.
    highest = second_here * rest  # by outcome: the second seat is the highest of all but the first
    running = highest.cumsum(axis=2) - highest
    seats_column = np.arange(seats)[:, None]
    found[:, seats_column, seating.first] = running[:, seating.first]
    found[:, seats_column, seating.second] = (first_above * rest)[:, seating.second]
    outbid = (second_here * first_above)[:, seating.neither] * _product(below, seating.besides)
    passed = outbid.cumsum(axis=3)
    found[:, seats_column, seating.neither] = passed[..., -1:] - passed
    return found.transpose(0, 1, 3, 2)


def _product(below: Floats, who: Indices) -> Floats:
    """Return the probability that all of these seats lie below; 1 for no seats."""
    if who.shape[-1] == 0:
        return np.ones((), np.float32)
    product = below[:, who[..., 0]]
    for column in range(1, who.shape[-1]):
        product = product * below[:, who[..., column]]
    return product


def solved(contest: Contest, rounds: int) -> Mixed:
    """Mix for every hand sample of every seat at once."""
    lookup = _Lookup(contest)
    mixture = matched(lookup.values, evenly(contest.places.shape), rounds)
    return Mixed(mixture, lookup.values(mixture))


def spread(contest: Contest, shares: Floats) -> Floats:
    """Return the probability that each seat plays the card at each place, as the others see it."""
    return _Lookup(contest).spread(shares)


def values(contest: Contest, shares: Floats) -> Floats:
    """Return what each card is worth if all play these shares."""
    return _Lookup(contest).values(shares)


def outlook(contest: Contest, shares: Floats) -> Floats:
    """Return the probability of each outcome for each card if all play these shares; axes as in `worth`."""
    return _Lookup(contest).outlook(shares)


def foreseen(contest: Contest, shares: Floats) -> Floats:
    """Return the probability that each seat plays the card at each place, as the focal seat sees it."""
    return _Lookup(contest).foreseen(shares)


def mean_worth(chance: Floats, worth: Floats) -> Floats:
    """Return the expected worth over the outcomes."""
    alike = worth if worth.shape == chance.shape else np.broadcast_to(worth, chance.shape)
    return np.einsum("gskco,gskco->gskc", chance, alike)


class _Lookup:
    """A contest with what stays the same in every round: the index of each card in flat tables."""

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
            aware = self._aware(played, shares, focal_seat)
            chance[:, focal_seat, 0] = _gathered(chances(aware), self._rows[:, focal_seat, 0])
        if not self._alone:  # two samples may hold the same card, and a tie is no outcome, so normalise
            chance /= np.maximum(chance.sum(axis=-1, keepdims=True), TINY)
        return chance

    def foreseen(self, shares: Floats) -> Floats:
        played, focal_seat = self.spread(shares), self._contest.focal_seat
        return played if focal_seat is None else self._aware(played, shares, focal_seat)

    def _aware(self, played: Floats, shares: Floats, focal_seat: int) -> Floats:
        """Return what the focal seat foresees: it knows its own hand and those of the seats it has met."""
        known = played.copy()
        for seat in (focal_seat, *self._contest.met):
            known[self._games, :, self._contest.places[:, seat, 0]] = 0
        known /= np.maximum(known.sum(axis=-1, keepdims=True), TINY)
        for seat in self._contest.met:
            known[:, seat] = self._first(shares, seat)
        return known

    def _first(self, shares: Floats, seat: int) -> Floats:
        """Return the probability that a seat plays the card at each place if it holds its first sample."""
        played = np.zeros((len(shares), self._contest.width), np.float32)
        played[self._games, self._contest.places[:, seat, 0]] = shares[:, seat, 0]
        if self._leaning is not None and self._contest.first_habits is not None:
            rest, _ = self._leaning
            played += (1 - rest[:, seat]) * (self._contest.first_habits[:, seat] - played)
        return played


def _gathered(found: Floats, rows: Indices) -> Floats:
    count = found.shape[-1]
    return np.ascontiguousarray(found).reshape(-1, count).take(rows, axis=0)
