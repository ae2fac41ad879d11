"""What Turn the Tide explains once, when it first happens."""

from collections.abc import Iterator, Mapping, Sequence

from tide_gui.presentation.text import Translate
from tide_gui.rules.turn_the_tide.events import Drowned, Event, HandsPassed, PreserverLost, TideTaken

STRUCK = PreserverLost | Drowned  # what happens to a seat with the highest tide


def sentences(translate: Translate) -> Mapping[str, str]:
    """Return what is said on each occasion."""
    return {
        "tide": translate(
            "TurnTheTide", "A tide that is taken is the water around its player, until another covers it."
        ),
        "preserver": translate(
            "TurnTheTide",
            "In every hand the highest tide costs a preserver. Each one kept is a point.",
            "a hand: all play a card each",
        ),
        "tie": translate("TurnTheTide", "Two have the highest tide together, so both lose a preserver."),
        "last chance": translate(
            "TurnTheTide", "The last preserver is gone, but its player is still in. The next loss is the end."
        ),
        "out": translate(
            "TurnTheTide",
            "No preserver left to lose: out of the round, which costs a point.",
        ),
        "passing": translate(
            "TurnTheTide",
            "All hands move on to the left, all preservers up again: everybody plays each.",
            "hands: the cards that players hold",
        ),
    }


def occasions(event: Event, earlier: Sequence[Event]) -> Iterator[str]:
    """Yield what an event is an occasion to explain, the rarest first."""
    match event:
        case TideTaken():
            yield "tide"
        case PreserverLost() | Drowned() if any(isinstance(each, STRUCK) for each in earlier):
            yield "tie"
        case HandsPassed():
            yield "passing"
    match event:
        case Drowned():
            yield "out"
        case PreserverLost(left=0):
            yield "last chance"
        case PreserverLost():
            yield "preserver"
