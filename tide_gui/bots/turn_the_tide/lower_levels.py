"""What simple players share: what they look at, how a character leans, and what they think of each other."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp

from tide_gui.bots.bot import Weighed
from tide_gui.rules.game import Ask, Seat
from tide_gui.rules.turn_the_tide.cards import TIDES, WEATHER, Card, Tide
from tide_gui.rules.turn_the_tide.state import View

Question = Ask[View, Card]
Answer = tuple[Weighed[Card], ...]

HIGHEST_CARD, HIGHEST_TIDE = WEATHER[-1], TIDES[-1]
SOON = 3  # so many hands before the end of a round people begin to think of the bonus
URGE = 4  # whoever shows so much more than the lower tide is sure to want it


@dataclass(frozen=True, slots=True)
class Leaning:
    """How a character of a level leans."""

    boldness: float = 0.0  # above 0 it likes high cards, below 0 it saves them
    whim: float = 1.0  # how readily it plays what it likes less; 1 is usual


@dataclass(frozen=True, slots=True)
class Showing:
    """The tides that lie on the table."""

    lower: Tide
    higher: Tide
    own: Tide
    others: Mapping[Seat, Tide]  # of whoever else is afloat


def showing(ask: Question) -> Showing:
    """What is seen at one glance."""
    view = ask.view
    assert view.offer is not None  # noqa: S101 - whoever is asked has two tides before it
    afloat = {seat: place.tide for seat, place in enumerate(view.places) if place.afloat}
    own = afloat.pop(ask.seat)
    return Showing(*view.offer, own, afloat)


def answer(likings: Mapping[Card, float], whim: float) -> Answer:
    """What is liked more is played more often; nobody here can tell chances."""
    most = max(likings.values())
    leaning = {card: exp((liking - most) / whim) for card, liking in likings.items()}
    whole = sum(leaning.values())
    return tuple(Weighed(card, None, part / whole) for card, part in leaning.items())
