"""Values the positions after a hand: what every card is worth to its owner, by outcome."""

from functools import cache
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Small
from tide_gui.bots.regret_matching import evenly
from tide_gui.bots.turn_the_tide.mixing import Contest, outcomes, spread
from tide_gui.bots.turn_the_tide.model import Sea, finished, points, taken
from tide_gui.bots.turn_the_tide.value import (
    QUANTILES,
    SEAT_FEATURES,
    Net,
    quantile_matrix,
    seat_features,
    table_features,
)
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER

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


def prospects(bidding: Bidding, net: Net, places: Indices, width: int) -> Prospects:
    """Estimate the points of every seat in this round, for each card it may play and each outcome."""
    games, seats, samples, held = bidding.cards.shape
    sea = after(bidding)
    count = sea.tide.shape[1] // games
    certain = points(sea).astype(np.float32).reshape(seats, games, count)
    if bidding.hands_left == 0:
        found = certain.transpose(1, 0, 2)
        return Prospects(
            np.broadcast_to(found[:, :, None, None], (games, seats, samples, held, count)), found
        )
    over = finished(sea).reshape(games, count)
    strengths = card_strengths(bidding, places, width)
    quantiles = (strengths @ _dropped(held)).reshape(games, seats, samples, held, QUANTILES)
    typical = np.einsum("gskcq,gsk->gsq", quantiles, bidding.likely) / np.float32(held)
    reason = np.repeat(bidding.reason.T, count, axis=1)
    shown = seat_features(sea, reason, np.repeat(typical.transpose(1, 0, 2), count, axis=1))
    afloat = sea.afloat[..., None]
    seen = net.embedded(shown) * afloat
    others = seen.sum(axis=0) - seen  # seats x positions x EMBEDDED
    scene = table_features(
        bidding.seats,
        bidding.hands_left,
        sea.afloat.sum(axis=0, dtype=np.int8),
        np.repeat(bidding.tides_left, count, axis=0),
    )
    wide = shown[..., :STATE] @ net.own[:STATE] + others @ net.others + scene @ net.scene + net.wide_bias
    wide = wide.reshape(seats, games, count, -1).transpose(1, 0, 2, 3)
    more = _points_to_come(net, wide[:, :, None, None] + (quantiles @ net.own[STATE:])[:, :, :, :, None])
    up = sea.up.reshape(seats, games, count).transpose(1, 0, 2).astype(np.float32)
    known = over[:, None] | ~sea.afloat.reshape(seats, games, count).transpose(1, 0, 2)
    found = np.where(
        known[:, :, None, None], certain.transpose(1, 0, 2)[:, :, None, None], more + up[:, :, None, None]
    )
    mean = np.einsum("gskco,gsk->gso", found, bidding.likely) / np.float32(held)
    return Prospects(found, mean)


def _points_to_come(net: Net, deep: Floats) -> Floats:
    """Return the output of the net for its last hidden layers; `deep` is overwritten."""
    np.maximum(deep, 0, out=deep)
    narrow: Floats = deep @ net.narrow + net.narrow_bias
    np.maximum(narrow, 0, out=narrow)
    outputs: Floats = narrow @ net.out
    return outputs[..., 0] + net.out_bias


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
