"""The end of a round, counted: what every way to play the last cards brings, if all hands are known."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Small
from tide_gui.bots.regret_matching import evenly, matched
from tide_gui.bots.turn_the_tide.array_rules import Sea, points, revealed
from tide_gui.bots.turn_the_tide.mixed_strategies import TINY, outcomes

MOST_CARDS = 3  # with more cards in each hand the end is not counted
ROUNDS = 16  # of regret matching in the hands that follow

ChancesOf = Callable[[Floats], Floats]  # chances to win with final points: seats x positions


class LastHands(NamedTuple):
    """The last hands of a round, in many games with the same seats."""

    sea: Sea  # seats x games
    cards: Small  # games x seats x cards
    offer: Small  # games x 2
    tides: Small  # games x the tides that come after this offer


class Payoffs(NamedTuple):
    """What every joint play brings: seats x games x joint plays."""

    chance: Floats
    points: Floats


@cache
def joint_plays(seats: int, held: int) -> Indices:
    """Return which of its cards each seat plays: seats x joint plays."""
    return np.indices((held,) * seats).reshape(seats, -1)


# -- counting ------------------------------------------------------------------------------------


def counted(last: LastHands, chances_of: ChancesOf) -> Payoffs:
    """Return what the joint plays of a hand bring; in the hands that follow, all mix against each other."""
    games, seats, held = last.cards.shape
    after = _revealed(last)
    if held == 1:
        made = points(after).astype(np.float32)
        found = [chances_of(made), made]
    else:
        later = counted(_next_hands(last, after), chances_of)
        even = evenly((later.chance.shape[1], seats, held - 1))
        shares = matched(lambda each: card_values(later.chance, each), even, ROUNDS)
        found = [_mean_of_offers(part, shares, after.tide.shape[1]) for part in later]
    return Payoffs(*(part.reshape(seats, games, -1) for part in found))


def _revealed(last: LastHands) -> Sea:
    """Return the sea after each joint play: seats x (games and joint plays)."""
    _, seats, held = last.cards.shape
    plays = joint_plays(seats, held)
    shown = last.cards[:, np.arange(seats)[:, None], plays].swapaxes(0, 1).reshape(seats, -1)
    sea = _repeated(last.sea, plays.shape[1])
    return revealed(sea, shown, *np.repeat(last.offer, plays.shape[1], axis=0).T)


def _next_hands(last: LastHands, after: Sea) -> LastHands:
    """Return the hands that follow: one for each offer that may come after each joint play."""
    _, seats, held = last.cards.shape
    plays = joint_plays(seats, held)
    kept = last.cards[:, np.arange(seats)[:, None, None], _others(held)[plays]].swapaxes(1, 2)
    offers, rest = _offers(last.tides.shape[1])
    tides = np.repeat(last.tides, plays.shape[1], axis=0)
    return LastHands(
        _repeated(after, len(offers)),
        np.repeat(kept.reshape(-1, seats, held - 1), len(offers), axis=0),
        tides[:, offers].reshape(len(tides) * len(offers), -1),
        tides[:, rest].reshape(len(tides) * len(offers), rest.shape[1]),
    )


def _repeated(sea: Sea, times: int) -> Sea:
    return sea.at(np.s_[:, np.repeat(np.arange(sea.tide.shape[1]), times)])


@cache
def _others(held: int) -> Indices:
    """Return which cards stay in a hand after each card."""
    return np.array([[card for card in range(held) if card != gone] for gone in range(held)])


@cache
def _offers(tides: int) -> tuple[Indices, Indices]:
    """Return which tides may be offered next, the lower one first, and which are left then."""
    pairs = list(combinations(range(tides), 2))
    rest = [[tide for tide in range(tides) if tide not in pair] for pair in pairs]
    return np.array(pairs), np.array(rest, np.intp)


def _mean_of_offers(part: Floats, shares: Floats, positions: int) -> Floats:
    """Return what each seat may expect in each position, as the mean over the offers: seats x positions."""
    expected = (card_values(part, shares) * shares).sum(axis=-1)
    mean: Floats = expected.reshape(positions, -1, expected.shape[1]).mean(axis=1).T
    return mean


# -- what a card is worth ------------------------------------------------------------------------


def card_values(part: Floats, played: Floats) -> Floats:
    """Return what each card brings its seat if the others play these shares: games x seats x cards."""
    games, seats, held = played.shape
    found = np.empty_like(played)
    for seat in range(seats):
        left = part[seat].reshape(games, *(held,) * seats)
        for other in range(seats - 1, seat, -1):
            left = np.einsum("g...c,gc->g...", left, played[:, other])
        for other in range(seat):
            left = np.einsum("gc...,gc->g...", left, played[:, other])
        found[:, seat] = left
    return found


def by_outcome(part: Floats, played: Floats, cards: Small, otherwise: Floats) -> Floats:
    """Return what each card brings its seat by who takes which tide: seats x cards x outcomes.

    `part` (seats x joint plays), `played` and `cards` (seats x cards) are those of one game. An outcome that
    no joint play brings has the worth in `otherwise`.
    """
    seats, held = played.shape
    plays = joint_plays(seats, held)
    each = played[np.arange(seats)[:, None], plays] + TINY
    weight = each.prod(axis=0) / each  # of what the others play
    rows = (np.arange(seats)[:, None] * held + plays) * otherwise.shape[-1] + _outcome(cards, plays)
    whole, mean = (
        np.bincount(rows.ravel(), some.ravel(), otherwise.size) for some in (weight, weight * part)
    )
    found = otherwise.ravel().astype(np.float64)
    np.divide(mean, whole, out=found, where=whole > 0)
    return found.reshape(otherwise.shape).astype(np.float32)


def _outcome(cards: Small, plays: Indices) -> Indices:
    """Return the outcome of each joint play."""
    seats = len(cards)
    order = np.argsort(-np.take_along_axis(cards, plays, axis=1), axis=0)
    number = np.zeros((seats, seats), np.intp)
    number[tuple(np.transpose(outcomes(seats)))] = np.arange(len(outcomes(seats)))
    return number[order[0], order[1]]
