"""Casual: knows the hands that it held itself, and thinks a little of what the others may play."""

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import prod
from statistics import fmean

from tide_gui.bots.bot import drawn
from tide_gui.bots.turn_the_tide.lower_levels import (
    HIGHEST_CARD,
    HIGHEST_TIDE,
    SOON,
    URGE,
    Answer,
    Leaning,
    Question,
    Showing,
    answer,
    showing,
)
from tide_gui.characters import Temper
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER, Card, Tide
from tide_gui.rules.turn_the_tide.state import View

# In points, all but the last two.
STEADY = 0.07  # how far likings may differ before a usual casual player is moved by it
FEAR = 0.4  # beyond the point, to be struck with no preserver up; half of it with one up, and so on
CALM = 0.5  # what showing no tide is worth beside showing a 12, while there are hands to come
THRIFT = 0.3  # what the highest card is worth for the hands to come

CASUALS = {
    Temper.STEADY: Leaning(),
    Temper.BOLD: Leaning(boldness=0.15),
    Temper.CAREFUL: Leaning(boldness=-0.15),
    Temper.WHIMSICAL: Leaning(whim=1.6),
}

Worths = tuple[float, float, float]  # of taking no tide, the higher one, the lower one


class Casual:
    """Compares what each card may bring with what it may cost, by simple rules."""

    def __init__(self, leaning: Leaning) -> None:
        """With a character of its own."""
        self._leaning = leaning

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:  # noqa: ARG002
        """Every card as it is liked."""
        table = showing(ask)
        rivals, worths = _rivals(ask, table), _worths(ask, table)
        high = (self._leaning.boldness - THRIFT * _time_left(ask.view)) / HIGHEST_CARD
        likings = {card: _liking(card, rivals, worths) + high * card for card in ask.choices}
        return answer(likings, STEADY * self._leaning.whim)

    def choose(self, ask: Question, seed: int, budget: int) -> Card:
        """One of the cards that it likes best."""
        return drawn(self.weigh(ask, seed, budget), seed)


def _liking(card: Card, rivals: Sequence["Rival"], worths: Worths) -> float:
    first, second = _chances(card, rivals)
    stay, higher, lower = worths
    return first * lower + second * higher + (1 - first - second) * stay


def _time_left(view: View) -> float:
    """1 while the round is long, 0 in its last hand."""
    return min(1.0, (HANDS - 1 - len(view.hands)) / SOON)


# -- what the others may play --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rival:
    """The cards that another seat may play, and how much it wants to play high: from -1 to 1."""

    cards: Sequence[Card]
    urge: float

    def below(self, card: Card) -> float:
        """How likely it plays less; with an urge of 1 it plays the higher of any two cards."""
        part = bisect_left(self.cards, card) / len(self.cards)
        return part - self.urge * part * (1 - part)


def _rivals(ask: Question, table: Showing) -> list[Rival]:
    """Whoever would show less with the lower tide is thought to want it."""
    urges = {seat: (tide - table.lower) / URGE for seat, tide in table.others.items()}
    return [Rival(_guessed(ask, seat), max(-1.0, min(1.0, urge))) for seat, urge in urges.items()]


def _guessed(ask: Question, seat: Seat) -> Sequence[Card]:
    """The card that it laid already, the rest of a hand once held, or all strange cards."""
    view = ask.view
    if view.laid and (laid := view.laid[seat]):
        return (laid,)
    rounds_ago = (seat - ask.seat) % len(view.places)
    if rounds_ago >= len(view.held):
        return _strange(view)
    played = {hand.plays[seat] for hand in view.hands}
    return [card for card in view.held[-1 - rounds_ago] if card not in played]


def _strange(view: View) -> Sequence[Card]:
    """All cards that it never held and that do not lie open."""
    known = {*view.leftovers, *view.laid}.union(*view.held)
    return [card for card in WEATHER if card not in known]


def _chances(card: Card, rivals: Sequence[Rival]) -> tuple[float, float]:
    """To be the highest, and to be the second."""
    below = [rival.below(card) for rival in rivals]
    second = [(1 - part) * prod(below[:at]) * prod(below[at + 1 :]) for at, part in enumerate(below)]
    return prod(below), sum(second)


# -- what comes of it ----------------------------------------------------------------------------


def _worths(ask: Question, table: Showing) -> Worths:
    """Whoever takes the rest, all others are as likely."""
    return (
        fmean(_worth(ask, table.own, others) for others in _after(table, table.lower, table.higher)),
        fmean(_worth(ask, table.higher, others) for others in _after(table, table.lower)),
        fmean(_worth(ask, table.lower, others) for others in _after(table, table.higher)),
    )


def _after(table: Showing, *taken: Tide) -> Iterator[Collection[Tide]]:
    """What the others may show when they have taken these."""
    for seats in permutations(table.others, len(taken)):
        yield {**table.others, **dict(zip(seats, taken, strict=True))}.values()


def _worth(ask: Question, own: Tide, others: Collection[Tide]) -> float:
    """What a hand that ends so costs now and is good for later."""
    later = _time_left(ask.view)
    struck = own >= max(others)
    loss = 1 + FEAR / (1 + ask.view.places[ask.seat].up)
    bonus = own <= min(others)
    return bonus * (1 - later) - struck * loss - CALM * later * own / HIGHEST_TIDE


def casual(temper: Temper) -> Casual:
    """Of this temper."""
    return Casual(CASUALS[temper])
