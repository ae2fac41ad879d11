"""The kinds of situations in which a seat chooses a card in Turn the Tide."""

from collections.abc import Mapping

from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.state import View

LAST_CARDS = 3
HIGH = 10  # a tide from which on it is mostly the highest of a hand


def titles(translate: Translate) -> Mapping[str, str]:
    """Return what each kind is called."""
    return {
        "no preserver": translate("TurnTheTide", "You had no preserver left", "when a card was chosen"),
        "highest": translate("TurnTheTide", "Your tide was the highest", "when a card was chosen"),
        "last cards": translate("TurnTheTide", "Your last three cards", "when a card was chosen"),
        "high offer": translate("TurnTheTide", "A tide of 10 or more was on offer", "when a card was chosen"),
        "usual": translate(
            "TurnTheTide",
            "Low tides on offer, and somebody else's tide was the highest",
            "when a card was chosen",
        ),
        "first": translate(
            "TurnTheTide", "Low tides on offer, and nobody had a tide yet", "when a card was chosen"
        ),
    }


def situation(view: View, seat: Seat) -> str:
    """Return the kind that comes first in `titles` and fits."""
    own, highest = view.places[seat], max(place.tide for place in view.places if place.afloat)
    if not own.up:
        return "no preserver"
    if own.tide and own.tide == highest:
        return "highest"
    if len(view.cards) <= LAST_CARDS:
        return "last cards"
    if view.offer and max(view.offer) >= HIGH:
        return "high offer"
    return "usual" if highest else "first"
