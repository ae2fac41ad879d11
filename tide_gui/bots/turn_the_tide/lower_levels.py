"""What the simple bots share: the visible table, the style of a character, the choice by preference."""

from collections.abc import Mapping
from dataclasses import dataclass

from tide_gui.rules.game import Ask, Seat, Weighed
from tide_gui.rules.turn_the_tide.cards import TIDES, WEATHER, Card, Tide
from tide_gui.rules.turn_the_tide.state import View

Question = Ask[View, Card]
Answer = tuple[Weighed[Card], ...]

HIGHEST_CARD, HIGHEST_TIDE = WEATHER[-1], TIDES[-1]
SOON = 3  # the bonus starts to matter so many hands before the end of a round
URGE = 4  # a seat that shows so much more than the lower tide surely wants it


@dataclass(frozen=True, slots=True)
class Showing:
    """The tides on the table."""

    lower: Tide
    higher: Tide
    own: Tide
    others: Mapping[Seat, Tide]  # of the other seats afloat


def showing(ask: Question) -> Showing:
    """Return the tides that a seat sees."""
    view = ask.view
    assert view.offer is not None  # noqa: S101 - in every ask two tides are on offer
    afloat = {seat: place.tide for seat, place in enumerate(view.places) if place.afloat}
    own = afloat.pop(ask.seat)
    return Showing(*view.offer, own, afloat)
