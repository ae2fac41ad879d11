"""How often each seat wins if all play on alike: all mix with open cards, and the net judges what follows."""

from collections.abc import Sequence

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.calibration import stretched
from tide_gui.bots.outlooks import Shares
from tide_gui.bots.regret_matching import evenly, matched
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.hand_worlds import base_of
from tide_gui.bots.turn_the_tide.known import sea_of, tides_left
from tide_gui.bots.turn_the_tide.leaf_values import (
    Bidding,
    Prospects,
    chances_to_win,
    heat,
    leaves_of,
    placed,
    prospects,
)
from tide_gui.bots.turn_the_tide.mixed_strategies import TINY, Contest, outcome_chances, values
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, Card
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import State

RULES = TurnTheTide()
ROUNDS = 32  # of regret matching
LATE, EARLY = 0.9, 0.1  # how far log odds are stretched at the end and at the start, fitted to experts' games


def outlook(states: Sequence[State]) -> list[Shares]:
    """Return the shares of all seats for states of one game."""
    return [tuple(stretched(_won(state), LATE + (EARLY - LATE) * _left(state)).tolist()) for state in states]


def _left(state: State) -> float:
    """Return the part of the hands of a game that are still to be played."""
    return 1 - (len(state.rounds) + len(state.hands) / HANDS) / len(state.places)  # as many rounds as seats


def _won(state: State) -> Floats:
    """Return how often each seat wins, over all outcomes of this hand."""
    seats = len(state.places)
    afloat = [seat for seat, place in enumerate(state.places) if place.afloat]
    out = [seat for seat in range(seats) if seat not in afloat]
    base, bidding = base_of(RULES.view(state, None)), _bidding(state, afloat)
    settled = base[out] - 1  # who is out of the round loses a point
    warm = heat(np.array([seats - 1 - len(state.rounds)]), bidding.hands_left)
    places, width = placed(bidding.cards)
    found = prospects(leaves_of(bidding, places, width), experience().net)
    worth = np.ascontiguousarray(chances_to_win(found, base[afloat][None], settled[None], warm))
    played = _played(Contest(places, worth, bidding.likely, width), _laid(state, afloat, bidding))
    scores = np.empty((seats, played.shape[-1]))
    scores[afloat] = _points(played, found) + base[afloat, None]
    scores[out] = settled[:, None]
    hopes = np.exp((scores - scores.max(axis=0)) / warm)
    won: Floats = (hopes / hopes.sum(axis=0)) @ played.sum(axis=(0, 1, 2, 3)) / len(afloat)
    return won


def _bidding(state: State, afloat: Sequence[Seat]) -> Bidding:
    """Return this hand as one game with open cards."""
    view = RULES.view(state, None)
    cards = np.array([_hand(state, seat) for seat in afloat], np.int8)[None, :, None]
    return Bidding(
        len(state.places),
        sea_of(view).at(afloat),
        cards,
        np.ones(cards.shape[:3], np.float32),
        np.array([view.offer], np.int8),
        tides_left(view)[None],
        np.ones(cards.shape[:2], np.float32),
    )


def _hand(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the hand of a seat with the card that it has laid in open play."""
    return tuple(sorted((*state.cards[seat], *_laid_by(state, seat))))


def _laid_by(state: State, seat: Seat) -> tuple[Card, ...]:
    card = state.laid[seat] if state.laid else None
    return (card,) if card else ()


def _laid(state: State, afloat: Sequence[Seat], bidding: Bidding) -> Floats:
    """Mark the cards that were laid: the shape of the hands."""
    laid = [_laid_by(state, seat) for seat in afloat]
    marks = [np.isin(cards, own) for cards, own in zip(bidding.cards[0], laid, strict=True)]
    return np.stack(marks)[None].astype(np.float32)


def _played(contest: Contest, laid: Floats) -> Floats:
    """Return how likely each card is with each outcome, if who has laid no card yet mixes: as in `worth`."""
    bound = laid.any(axis=-1, keepdims=True)

    def shares(mixed: Floats) -> Floats:
        return np.where(bound, laid, mixed)

    mixed = matched(lambda each: values(contest, shares(each)), evenly(laid.shape), ROUNDS)
    joint: Floats = shares(mixed)[..., None] * outcome_chances(contest, shares(mixed))
    return joint


def _points(played: Floats, found: Prospects) -> Floats:
    """Return the points that each seat should make, by outcome: seats x outcomes."""
    often = played.sum(axis=(2, 3))
    made = (played * found.points).sum(axis=(2, 3))
    points: Floats = np.where(often > TINY, made / np.maximum(often, TINY), found.mean)[0]
    return points
