"""How likely a hidden hand is, by the cards that were played from it.

A seat is taken to choose its cards of a round in one of a few ways, which are learnt from games (`watching`).
What follows from the plays is the same for everybody, as the plays, and all that was seen then, are public.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.turn_the_tide.habits import MOMENT, TRAITS, moments, traits
from tide_gui.bots.turn_the_tide.known import seas, tokens_by_first_holder, tokens_in_round
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS
from tide_gui.rules.turn_the_tide.state import PlayedHand, View

SLIP = 0.02  # the chance that a seat plays a random card, so that no single play excludes a hand


class Ways(NamedTuple):
    """Ways to choose a card: how strongly each trait of a card draws, by what the seat sees."""

    draw: Floats  # ways x TRAITS x MOMENT
    often: Floats  # the part of the players who choose like that


ANY_CARD = Ways(np.zeros((1, TRAITS, MOMENT), np.float32), np.ones(1, np.float32))


class SeatPlays(NamedTuple):
    """What a seat saw and played in a round, hand by hand until it went out."""

    seen: Floats  # hands x MOMENT
    cards: Small


def logs_of(ways: Ways, plays: SeatPlays, dealt: Small) -> Floats:
    """Return the logarithm of the probability of the plays with each dealt hand; `dealt` is hands x cards."""
    found = np.tile(np.log(ways.often), (len(dealt), 1))
    left = np.sort(dealt, axis=1)
    for seen, card in zip(plays.seen, plays.cards, strict=True):
        played = left == card
        found += np.log(shares_of(ways.draw, seen[None], left)[played])
        left = left[~played].reshape(len(left), -1)
    whole: Floats = np.logaddexp.reduce(found, axis=1)
    return whole


def shares_of(draw: Floats, seen: Floats, cards: Small) -> Floats:
    """Return how often each way plays each card: positions x cards x ways; `cards` are sorted."""
    liking = traits(cards) @ np.einsum("wtm,pm->ptw", draw, seen)
    liking -= liking.max(axis=1, keepdims=True)
    np.exp(liking, out=liking)
    liking *= (1 - SLIP) / np.einsum("pcw->pw", liking)[:, None]
    liking += SLIP / cards.shape[1]
    return liking


class HandLikelihood:
    """What the plays of a game so far tell about the dealt hands."""

    def __init__(self, view: View, ways: Ways) -> None:
        self._ways = ways
        self._seats = len(view.places)
        dealt = tokens_by_first_holder(view)
        self._rounds = [
            plays_by_seat(tokens_in_round(dealt, round), hands)
            for round, hands in enumerate([*(played.hands for played in view.rounds), view.hands])
        ]

    def likely(self, holder: Seat, dealt: Small) -> Floats:
        """Return how likely each of the hands is that this seat may have been dealt."""
        logs = np.zeros(len(dealt), np.float32)
        for round, by_seat in enumerate(self._rounds):
            logs += logs_of(self._ways, by_seat[(holder + round) % self._seats], dealt)
        likely: Floats = np.exp(logs - logs.max())
        return likely / likely.sum()


def plays_by_seat(tokens: Sequence[int], played: Sequence[PlayedHand]) -> list[SeatPlays]:
    """Return the plays of each seat in a round that began with these tokens."""
    seen: list[Floats] = []
    for number, (sea, hand) in enumerate(zip(seas(tokens, played), played, strict=False)):
        offer = np.array(hand.offer, np.int8)[:, None]
        seen.append(moments(sea.tide, sea.up, offer, HANDS - number)[:, 0])
    by_seat = []
    for seat in range(len(tokens)):
        own = [card for hand in played if (card := hand.plays[seat]) is not None]
        by_seat.append(SeatPlays(_rows(seen[: len(own)], seat), np.array(own, np.int8)))
    return by_seat


def _rows(seen: Sequence[Floats], seat: Seat) -> Floats:
    return np.array([each[seat] for each in seen], np.float32).reshape(-1, MOMENT)
