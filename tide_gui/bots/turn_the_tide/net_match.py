"""Plays many whole games at once with open cards, to test whether one net wins among others."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.intervals import Interval, share_interval
from tide_gui.bots.turn_the_tide.array_rules import begun, dealt, points, tokens_of
from tide_gui.bots.turn_the_tide.habits import Habits
from tide_gui.bots.turn_the_tide.leaf_values import heat
from tide_gui.bots.turn_the_tide.self_play import Company, Judges, Rounds, choices, play, tides_after
from tide_gui.rules.turn_the_tide.cards import HANDS

WEIGHING = 20


class Trial(NamedTuple):
    """The win share of one player among others, and its 95 % interval."""

    seats: int
    share: float
    interval: Interval

    def text(self) -> str:
        """Return `40.1 % (38.0 to 42.2)`."""
        low, high = (100 * end for end in self.interval)
        return f"{100 * self.share:.1f} % ({low:.1f} to {high:.1f})"


def tried(
    seats: int,
    games: int,
    sides: tuple[Judges, Judges],
    habits: Habits,
    worth: Floats,
    rng: np.random.Generator,
) -> Trial:
    """Play games with one player of the first side on a random seat, and the other side on all others."""
    first = np.arange(seats)[:, None] == rng.integers(0, seats, games)
    cards = dealt(games, seats, rng).cards
    score = np.zeros((seats, games), np.float32)
    company = Company(habits, np.zeros_like(first, np.intp), np.zeros_like(first), trust=0)
    for round in range(seats):
        rounds = _begun(np.roll(cards, round, axis=0), score, worth, seats - 1 - round)
        offers = dealt(games, seats, rng).offers
        left = tides_after(offers)
        for hand in range(HANDS):
            rounds.offers, rounds.tides_left = offers[hand], left[hand]
            rounds.heat = heat(np.full(games, seats - 1 - round), HANDS - hand - 1)
            chosen = [choices(rounds, company, judges, WEIGHING, rng) for judges in sides]
            play(rounds, np.where(first, *chosen))
        score = score + points(rounds.sea)
    won = score == score.max(axis=0)
    shares = (won / won.sum(axis=0))[first]
    mean = float(shares.mean())
    return Trial(seats, mean, share_interval(mean, float(shares.var()) * games, games))


def _begun(cards: Small, score: Floats, worth: Floats, later: int) -> Rounds:
    """Begin a round with these hands; the worth of the coming hands is added to the scores."""
    tokens = tokens_of(cards)
    base = score + sum((worth[np.roll(tokens, back, axis=0)] for back in range(1, later + 1)), np.float32(0))
    nothing = np.zeros(0, np.float32)
    sorted_cards = np.sort(cards.transpose(0, 2, 1), axis=2)
    empty = np.zeros((2, 0), np.int8)
    return Rounds(begun(tokens), sorted_cards, empty, nothing, base.astype(np.float32), nothing)
