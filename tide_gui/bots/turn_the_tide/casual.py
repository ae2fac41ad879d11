"""Casual: remembers the hands that it held itself, and roughly estimates what the others may play."""

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import prod
from statistics import fmean

from tide_gui.bots.styles import LikingBot, by_liking, liking_styles
from tide_gui.bots.turn_the_tide.lower_levels import (
    HIGHEST_CARD,
    HIGHEST_TIDE,
    SOON,
    URGE,
    Answer,
    Question,
    Showing,
    showing,
)
from tide_gui.characters import Temper
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER, Card, Tide
from tide_gui.rules.turn_the_tide.state import View

# STEADY and FEAR are in points.
STEADY = 0.07  # temperature of the choice: smaller differences in value hardly matter
FEAR = 0.4  # extra cost of a loss without preservers, beyond the point; half of it with one up, and so on
CALM = 0.5  # the value of showing no tide instead of a 12, while hands are to come
THRIFT = 0.3  # the value of keeping the highest card for the hands to come

CASUALS = liking_styles(boldness=0.15, whim=1.6)

Worths = tuple[float, float, float]  # of taking no tide, the higher one, the lower one


class Casual(LikingBot):
    """Compares the expected gain and cost of each card by simple rules."""

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        table = showing(ask)
        rivals, worths = _rivals(ask, table), _worths(ask, table)
        high = (self._style.boldness - THRIFT * _time_left(ask.view)) / HIGHEST_CARD
        likings = {card: _liking(card, rivals, worths) + high * card for card in ask.choices}
        return by_liking(likings, STEADY * self._style.whim)


def _liking(card: Card, rivals: Sequence["Rival"], worths: Worths) -> float:
    first, second = _chances(card, rivals)
    stay, higher, lower = worths
    return first * lower + second * higher + (1 - first - second) * stay


def _time_left(view: View) -> float:
    """Return 1 while many hands are left, falling to 0 in the last hand of the round."""
    return min(1.0, (HANDS - 1 - len(view.hands)) / SOON)


# -- what the others may play --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rival:
    """The cards that another seat may play, and its urge to play high, from -1 to 1."""

    cards: Sequence[Card]
    urge: float

    def below(self, card: Card) -> float:
        """Return the chance that it plays lower; with an urge of 1 it plays the higher of any two cards."""
        part = bisect_left(self.cards, card) / len(self.cards)
        return part - self.urge * part * (1 - part)


def _rivals(ask: Question, table: Showing) -> list[Rival]:
    """Assume that a seat wants the lower tide if that is lower than what it shows."""
    urges = {seat: (tide - table.lower) / URGE for seat, tide in table.others.items()}
    return [Rival(_possible_cards(ask, seat), max(-1.0, min(1.0, urge))) for seat, urge in urges.items()]


def _possible_cards(ask: Question, seat: Seat) -> Sequence[Card]:
    """Return the card it has laid, or the rest of a hand we once held, or all unknown cards."""
    view = ask.view
    if view.laid and (laid := view.laid[seat]):
        return (laid,)
    rounds_ago = (seat - ask.seat) % len(view.places)
    if rounds_ago >= len(view.held):
        return _unknown_cards(view)
    played = {hand.plays[seat] for hand in view.hands}
    return [card for card in view.held[-1 - rounds_ago] if card not in played]


def _unknown_cards(view: View) -> Sequence[Card]:
    """Return the cards that this seat never held and that do not lie open."""
    known = {*view.leftovers, *view.laid}.union(*view.held)
    return [card for card in WEATHER if card not in known]


def _chances(card: Card, rivals: Sequence[Rival]) -> tuple[float, float]:
    """Return the chances that a card is the highest, and the second highest."""
    below = [rival.below(card) for rival in rivals]
    second = [(1 - part) * prod(below[:at]) * prod(below[at + 1 :]) for at, part in enumerate(below)]
    return prod(below), sum(second)


# -- the value of each result --------------------------------------------------------------------


def _worths(ask: Question, table: Showing) -> Worths:
    """Average over which of the others take the remaining tides, all equally likely."""
    return (
        fmean(_worth(ask, table.own, others) for others in _after(table, table.lower, table.higher)),
        fmean(_worth(ask, table.higher, others) for others in _after(table, table.lower)),
        fmean(_worth(ask, table.lower, others) for others in _after(table, table.higher)),
    )


def _after(table: Showing, *taken: Tide) -> Iterator[Collection[Tide]]:
    """Yield what the others may show after some of them took these tides."""
    for seats in permutations(table.others, len(taken)):
        yield {**table.others, **dict(zip(seats, taken, strict=True))}.values()


def _worth(ask: Question, own: Tide, others: Collection[Tide]) -> float:
    """Value the result of a hand: its cost now, and the shown tide for later."""
    later = _time_left(ask.view)
    struck = own >= max(others)
    loss = 1 + FEAR / (1 + ask.view.places[ask.seat].up)
    bonus = own <= min(others)
    return bonus * (1 - later) - struck * loss - CALM * later * own / HIGHEST_TIDE


def casual(temper: Temper) -> Casual:
    return Casual(CASUALS[temper])
