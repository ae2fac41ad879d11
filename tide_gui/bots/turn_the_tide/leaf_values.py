"""Values the positions after a hand: what every card is worth to its owner, by outcome."""

from functools import cache
from typing import NamedTuple, TypeVar

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.regret_matching import evenly
from tide_gui.bots.turn_the_tide.array_rules import Sea, finished, points, taken
from tide_gui.bots.turn_the_tide.mixed_strategies import Contest, outcomes, spread
from tide_gui.bots.turn_the_tide.value_net import (
    QUANTILES,
    SEAT_FEATURES,
    Net,
    quantile_matrix,
    seat_features,
    table_features,
)
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER

ArrayOf = TypeVar("ArrayOf", Small, Marks)
STATE = SEAT_FEATURES - QUANTILES
HEAT, LEAST_HEAT = 1.3, 0.05  # spread of the points in a whole round, and when no hand is left
FAR = 40  # larger leads, in units of heat, are cut off to avoid overflow


class Bidding(NamedTuple):
    """A hand to be played, in many games with the same seats afloat.

    `sea` is seats x games of those afloat; `cards` (sorted) is games x seats x samples x cards; `offers` is
    games x 2; `tides_left` (games x 12) counts the tides that come after this offer; `reason` (games x
    seats) is the probability that a seat plays a mixed strategy instead of a habit.
    """

    seats: int
    sea: Sea
    cards: Small
    likely: Floats
    offers: Small
    tides_left: Floats
    reason: Floats

    @property
    def hands_left(self) -> int:
        """The number of hands after this one."""
        return self.cards.shape[-1] - 1


class Prospects(NamedTuple):
    """Points in the round: games x seats x samples x cards x outcomes; `mean` is games x seats x outcomes."""

    points: Floats
    mean: Floats


class Shown(NamedTuple):
    """What a net is shown of positions."""

    seats: Floats  # seats x positions x SEAT_FEATURES; the hands are typical ones
    scene: Floats  # positions x SCENE_FEATURES
    hands: Floats  # games x seats x samples x cards x QUANTILES: what each card leaves in the hand


class Leaves(NamedTuple):
    """The positions after a hand, for nets to judge; games x outcomes are positions in one row."""

    bidding: Bidding
    sea: Sea  # seats x positions
    certain: Floats  # games x seats x outcomes: points if the round ended there
    shown: Shown | None  # nothing after the last hand


@cache
def _dropped(cards: int) -> Floats:
    """Return the matrix that maps the strengths of a hand to its quantiles after each card is played."""
    matrix = np.zeros((cards, cards, QUANTILES), np.float32)
    for gone in range(cards):
        kept = [card for card in range(cards) if card != gone]
        matrix[kept, gone] = quantile_matrix(cards - 1)
    return matrix.reshape(cards, -1)


def placed(cards: Small) -> tuple[Indices, int]:
    """Return every card's rank among all cards of its game (games x ...), and the number of ranks."""
    flat = cards.reshape(len(cards), -1).astype(np.intp)
    present = np.zeros((len(cards), len(WEATHER) + 1), np.intp)
    np.put_along_axis(present, flat, 1, axis=1)
    rank = np.cumsum(present, axis=1) - 1
    places = np.take_along_axis(rank, flat, axis=1).reshape(cards.shape)
    return places, int(rank[:, -1].max()) + 1


def card_strengths(bidding: Bidding, places: Indices, width: int) -> Floats:
    """Return for each card the part of the others' cards that lie below it."""
    games, seats = places.shape[:2]
    even = evenly(places.shape)
    played = spread(Contest(places, even, bidding.likely, width), even)
    below = np.cumsum(played, axis=2) - played
    others = (below.sum(axis=1, keepdims=True) - below) / (seats - 1)
    rows = places + (np.arange(games * seats) * width).reshape(games, seats, 1, 1)
    strengths: Floats = others.reshape(-1)[rows]
    return strengths


def after(bidding: Bidding) -> Sea:
    """Return the sea after each outcome: seats x (games x outcomes)."""
    seats, games = bidding.sea.tide.shape
    pairs = np.array(outcomes(seats))
    marks = np.arange(seats)[:, None] == pairs.T[:, None, :]  # first and second, by seat and outcome
    first, second = (np.tile(mark, (1, games)) for mark in marks)
    sea = bidding.sea.at(np.s_[:, np.repeat(np.arange(games), len(pairs))])
    lower, higher = np.repeat(bidding.offers.T, len(pairs), axis=1)
    return taken(sea, first, second, lower, higher)


def leaves_of(bidding: Bidding, places: Indices, width: int) -> Leaves:
    """Return the positions to which a hand leads."""
    sea = after(bidding)
    certain = _by_game(points(sea), bidding).astype(np.float32)
    shown = _shown(bidding, sea, places, width) if bidding.hands_left else None
    return Leaves(bidding, sea, certain, shown)


def _by_game(some: ArrayOf, bidding: Bidding) -> ArrayOf:
    """Return seats x positions as games x seats x outcomes."""
    seats, games = bidding.sea.tide.shape
    return some.reshape(seats, games, -1).transpose(1, 0, 2)


def _shown(bidding: Bidding, sea: Sea, places: Indices, width: int) -> Shown:
    games, seats, samples, held = bidding.cards.shape
    count = sea.tide.shape[1] // games
    strengths = card_strengths(bidding, places, width)
    hands = (strengths @ _dropped(held)).reshape(games, seats, samples, held, QUANTILES)
    typical = np.einsum("gskcq,gsk->gsq", hands, bidding.likely) / np.float32(held)
    reason = np.repeat(bidding.reason.T, count, axis=1)
    scene = table_features(
        bidding.seats,
        bidding.hands_left,
        sea.afloat.sum(axis=0, dtype=np.int8),
        np.repeat(bidding.tides_left, count, axis=0),
    )
    return Shown(
        seat_features(sea, reason, np.repeat(typical.transpose(1, 0, 2), count, axis=1)), scene, hands
    )


def prospects(leaves: Leaves, net: Net) -> Prospects:
    """Estimate the points of every seat in this round, for each card it may play and each outcome."""
    bidding, sea, certain, shown = leaves
    if shown is None:
        whole = (*bidding.cards.shape, certain.shape[-1])
        return Prospects(np.broadcast_to(certain[:, :, None, None], whole), certain)
    found = _points_to_come(net, _wide(shown, sea, net, bidding), shown.hands @ net.own[STATE:])
    found += _by_game(sea.up, bidding).astype(np.float32)[:, :, None, None]
    known = _by_game(finished(sea) | ~sea.afloat, bidding)
    np.copyto(found, certain[:, :, None, None], where=known[:, :, None, None])
    mean = np.einsum("gskco,gsk->gso", found, bidding.likely) / np.float32(bidding.cards.shape[-1])
    return Prospects(found, mean)


def _wide(shown: Shown, sea: Sea, net: Net, bidding: Bidding) -> Floats:
    """Return the first sums of a net without the cards that are left: games x seats x outcomes x WIDE."""
    seen = net.embedded(shown.seats) * sea.afloat[..., None]
    others = seen.sum(axis=0) - seen  # seats x positions x EMBEDDED
    own = shown.seats[..., :STATE] @ net.own[:STATE]
    wide = own + others @ net.others + shown.scene @ net.scene + net.wide_bias
    seats, games = bidding.sea.tide.shape
    return wide.reshape(seats, games, -1, wide.shape[-1]).transpose(1, 0, 2, 3)


def _points_to_come(net: Net, wide: Floats, left: Floats) -> Floats:
    """Return the output of a net for each hand that may be left: games x seats x samples x cards x outcomes.

    Seat by seat, because the layers of all seats do not fit into the cache of a processor.
    """
    found = np.empty((*left.shape[:-1], wide.shape[2]), np.float32)
    for seat in range(found.shape[1]):
        hands = left[:, seat]
        if (hands == hands[:, :1]).all():  # a hand that is known is the same in all samples
            hands = hands[:, :1]
        deep = wide[:, seat, None, None] + hands[:, :, :, None]
        np.maximum(deep, 0, out=deep)
        narrow = deep @ net.narrow
        narrow += net.narrow_bias
        np.maximum(narrow, 0, out=narrow)
        found[:, seat] = (narrow @ net.out)[..., 0]
    found += net.out_bias
    return found


def chances_to_win(prospects: Prospects, base: Floats, settled: Floats, heat: Floats) -> Floats:
    """Return the chance to win the game, for each card and outcome.

    `base` is what each seat afloat has besides this round (games x seats), `settled` the totals of those
    that are out of it (games x any), `heat` how much may still change (games).
    """
    seats = base.shape[1]
    scores = prospects.mean + base[..., None]
    others = np.where(np.eye(seats, dtype=bool)[:, :, None], -np.inf, scores[:, None])
    out = np.broadcast_to(settled[:, None, :, None], (*scores.shape[:2], settled.shape[1], scores.shape[2]))
    rivals = np.concatenate([others, out], axis=2, dtype=np.float32) / heat[:, None, None, None]
    rival = np.logaddexp.reduce(rivals, axis=2)[:, :, None, None]  # a soft maximum of all rivals
    own = (prospects.points + base[:, :, None, None, None]) / heat[:, None, None, None, None]
    won: Floats = 1 / (1 + np.exp(np.clip(rival - own, -FAR, FAR)))
    return won


def heat(rounds_later: Indices, hands_left: int) -> Floats:
    """Return how much may still change, in points, with so many later rounds and hands left in this one."""
    return (HEAT * np.sqrt(rounds_later + hands_left / HANDS) + LEAST_HEAT).astype(np.float32)
