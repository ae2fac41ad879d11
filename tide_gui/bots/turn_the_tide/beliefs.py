"""How likely a hidden hand is, by the cards that were played from it.

A seat is taken to choose its cards of a round in one of a few ways, which are learnt from games (`watching`).
What follows from the plays is the same for everybody, as the plays, and all that was seen then, are public.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.turn_the_tide.habits import MOMENT, moments
from tide_gui.bots.turn_the_tide.sight import seas, tokens_by_first_holder
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER
from tide_gui.rules.turn_the_tide.state import PlayedHand, View, first_holder

TRAITS = 3  # of a card: its rank in the hand, the square of the rank, its height
SLIP = 0.02  # the chance that a seat plays a random card


class Ways(NamedTuple):
    """Ways to choose a card: how strongly each trait of a card draws, by what the seat sees."""

    draw: Floats  # ways x TRAITS x MOMENT
    often: Floats  # the part of the players who choose like that


ANY_CARD = Ways(np.zeros((1, TRAITS, MOMENT), np.float32), np.ones(1, np.float32))


class Course(NamedTuple):
    """What a seat saw and played in a round, hand by hand until it went out."""

    seen: Floats  # hands x MOMENT
    cards: Small


def logs_of(ways: Ways, course: Course, dealt: Small) -> Floats:
    """Return the logarithm of the probability of a course with each dealt hand: hands x cards."""
    found = np.tile(np.log(ways.often), (len(dealt), 1))
    left = np.sort(dealt, axis=1)
    for seen, card in zip(course.seen, course.cards, strict=True):
        played = left == card
        found += np.log(shares_of(ways.draw, seen[None], left)[played])
        left = left[~played].reshape(len(left), -1)
    whole: Floats = np.logaddexp.reduce(found, axis=1)
    return whole


def shares_of(draw: Floats, seen: Floats, cards: Small) -> Floats:
    """Return how often each way plays each card: positions x cards x ways; `cards` are sorted."""
    liking = np.exp(traits(cards) @ np.einsum("wtm,pm->ptw", draw, seen))
    liking *= (1 - SLIP) / np.einsum("pcw->pw", liking)[:, None]
    liking += SLIP / cards.shape[1]
    return liking


def traits(cards: Small) -> Floats:
    """Return the traits of sorted cards: positions x cards x TRAITS."""
    found = np.empty((*cards.shape, TRAITS), np.float32)
    found[..., :-1] = RANKS[cards.shape[1]]
    np.multiply(cards, np.float32(2 / len(WEATHER)), out=found[..., -1])
    found[..., -1] -= 1
    return found


def _ranks(held: int) -> Floats:
    """Return the rank and its square of each card of a hand, from -1 for the lowest to 1."""
    rank = np.linspace(-1, 1, held, dtype=np.float32) if held > 1 else np.zeros(held, np.float32)
    return np.stack([rank, rank**2], axis=-1)


RANKS = [_ranks(held) for held in range(HANDS + 1)]


class Beliefs:
    """What the plays of a game so far tell about the dealt hands."""

    def __init__(self, view: View, ways: Ways) -> None:
        self._ways = ways
        self._seats = len(view.places)
        dealt = tokens_by_first_holder(view)
        self._rounds = [
            courses_of(_passed_on(dealt, round), hands)
            for round, hands in enumerate([*(played.hands for played in view.rounds), view.hands])
        ]

    def likely(self, holder: Seat, dealt: Small) -> Floats:
        """Return how likely each of the hands is that this seat may have been dealt."""
        logs = np.zeros(len(dealt), np.float32)
        for round, courses in enumerate(self._rounds):
            logs += logs_of(self._ways, courses[(holder + round) % self._seats], dealt)
        likely: Floats = np.exp(logs - logs.max())
        return likely / likely.sum()


def courses_of(tokens: Sequence[int], played: Sequence[PlayedHand]) -> list[Course]:
    """Return the course of each seat in a round that began with these tokens."""
    seen: list[Floats] = []
    for number, (sea, hand) in enumerate(zip(seas(tokens, played), played, strict=False)):
        offer = np.array(hand.offer, np.int8)[:, None]
        seen.append(moments(sea.tide, sea.up, offer, HANDS - number)[:, 0])
    courses = []
    for seat in range(len(tokens)):
        own = [card for hand in played if (card := hand.plays[seat]) is not None]
        courses.append(Course(_rows(seen[: len(own)], seat), np.array(own, np.int8)))
    return courses


def _passed_on(dealt: Sequence[int], round: int) -> list[int]:
    """Return the tokens of the hands that the seats hold in a round."""
    return [dealt[first_holder(seat, round, len(dealt))] for seat in range(len(dealt))]


def _rows(seen: Sequence[Floats], seat: Seat) -> Floats:
    return np.array([each[seat] for each in seen], np.float32).reshape(-1, MOMENT)
