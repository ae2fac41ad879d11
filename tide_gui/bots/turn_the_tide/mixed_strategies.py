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
    """The mixed strategy, the chance of each outcome if all play it, and so the worth of each card."""

    shares: Floats
    chance: Floats
    worth: Floats


class _Seating(NamedTuple):
    """Which seats an outcome is about; a part is a seat with an outcome in which it takes no tide."""

    first: Indices  # by outcome: who takes the lower tide
    second: Indices  # by outcome: who takes the higher
    rest: Indices  # by outcome: the seats besides both
    neither: Indices  # by part: its outcome
    besides: Indices  # by part: the seats besides both and itself
    rows: Indices  # by seat and outcome: where `chances` finds it


@cache
def outcomes(seats: int) -> tuple[tuple[int, int], ...]:
    """Return all pairs of who takes the lower tide and who the higher."""
    return tuple(permutations(range(seats), 2))


@cache
def _seating(seats: int) -> _Seating:
    pairs = outcomes(seats)
    everybody = set(range(seats))
    parts = [(own, at) for own in range(seats) for at, pair in enumerate(pairs) if own not in pair]
    first, second = np.array(pairs).T
    rows = np.empty((seats, len(pairs)), np.intp)
    rows[first, np.arange(len(pairs))] = np.arange(len(pairs))
    rows[second, np.arange(len(pairs))] = np.arange(len(pairs), 2 * len(pairs))
    for row, part in enumerate(parts, 2 * len(pairs)):
        rows[part] = row
    return _Seating(
        first,
        second,
        np.array([sorted(everybody - set(pair)) for pair in pairs]),
        np.array([at for _, at in parts], np.intp),
        np.array([sorted(everybody - {own, *pairs[at]}) for own, at in parts], np.intp),
        rows,
    )


def chances(played: Floats) -> Floats:
    """Return the probability of each outcome for a card at each place: games x seats x places x outcomes.

    `played` (games x seats x places) is the probability that each seat plays the card at each place.
    """
    games, _, width = played.shape
    seating = _seating(played.shape[1])
    count = len(seating.first)
    upto = played.cumsum(axis=2)
    below = upto - played
    second_here, first_above = played.take(seating.second, axis=1), (1 - upto).take(seating.first, axis=1)
    # The first seat's card is above the second's; all other cards lie below that.
    rest = _product(below, seating.rest)
    found = np.empty((games, seating.rows.size, width), np.float32)
    # A seat is first when all others lie below it; the highest of those is second.
    highest = second_here * rest  # by outcome: the second seat is the highest of all but the first
    np.subtract(highest.cumsum(axis=2), highest, out=found[:, :count])
    np.multiply(first_above, rest, out=found[:, count : 2 * count])
    second_here *= first_above
    outbid = second_here.take(seating.neither, axis=1) * _product(below, seating.besides)
    passed = outbid.cumsum(axis=2)
    np.subtract(passed[..., -1:], passed, out=found[:, 2 * count :])
    return found.take(seating.rows, axis=1).transpose(0, 1, 3, 2)


def _product(below: Floats, who: Indices) -> Floats:
    """Return the probability that all of these seats lie below; 1 for no seats."""
    if who.shape[-1] == 0:
        return np.ones((), np.float32)
    product = below.take(who[:, 0], axis=1)
    for column in range(1, who.shape[-1]):
        product *= below.take(who[:, column], axis=1)
    return product


def solved(contest: Contest, rounds: int) -> Mixed:
    """Mix for every hand sample of every seat at once."""
    lookup = _Lookup(contest)
    return lookup.judged(matched(lookup.values, evenly(contest.places.shape), rounds))


def judged(contest: Contest, shares: Floats) -> Mixed:
    """Return these shares with what comes of them if all play so."""
    return _Lookup(contest).judged(shares)


def spread(contest: Contest, shares: Floats) -> Floats:
    """Return the probability that each seat plays the card at each place, as the others see it."""
    return _Lookup(contest).spread(shares)


def values(contest: Contest, shares: Floats) -> Floats:
    """Return what each card is worth if all play these shares."""
    return _Lookup(contest).values(shares)


def outcome_chances(contest: Contest, shares: Floats) -> Floats:
    """Return the probability of each outcome for each card if all play these shares; axes as in `worth`."""
    return _Lookup(contest).outcome_chances(shares)


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
        self._size = math.prod(self._table)
        start = np.arange(games * seats, dtype=np.intp).reshape(games, seats, 1, 1) * contest.width
        self._rows = contest.places + start
        self._cells = self._rows.reshape(-1)
        self._lines = self._rows
        if contest.focal_seat is not None:  # what it foresees is in a second table, after that of all others
            self._lines = self._rows.copy()
            self._lines[:, contest.focal_seat, 0] += self._size
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
            flat = np.zeros(self._size, np.float32)
            flat[self._cells] = seen
        else:
            flat = np.bincount(self._cells, seen, self._size).astype(np.float32)
        played: Floats = flat.reshape(self._table)
        if self._leaning is not None:
            rest, habits = self._leaning
            played = played * rest + habits
        return played

    def values(self, shares: Floats) -> Floats:
        return mean_worth(self.outcome_chances(shares), self._contest.worth)

    def judged(self, shares: Floats) -> Mixed:
        chance = self.outcome_chances(shares)
        return Mixed(shares, chance, mean_worth(chance, self._contest.worth))

    def outcome_chances(self, shares: Floats) -> Floats:
        played = self.spread(shares)
        if self._contest.focal_seat is not None:
            aware = self._aware(played, shares, self._contest.focal_seat)
            played = np.concatenate([played, aware])
        found = chances(played)
        table = np.ascontiguousarray(found).reshape(-1, found.shape[-1])
        if not self._alone:  # two samples may hold the same card, and a tie is no outcome, so normalise
            table /= np.maximum(np.add.reduce(table, axis=-1, keepdims=True), TINY)
        return table.take(self._lines, axis=0)

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
