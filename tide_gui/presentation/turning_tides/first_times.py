"""What Turning Tides explains once, when it first happens."""

from collections.abc import Iterator, Mapping, Sequence

from tide_gui.presentation.text import Translate
from tide_gui.rules.turning_tides.decisions import PromoteIn
from tide_gui.rules.turning_tides.effects import PawnPassed, Sailed, UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.events import CardsSwapped, Event, Performed, ShipsTurned

HIT = UnitsRemoved | ZoneDestroyed


def sentences(translate: Translate) -> Mapping[str, str]:
    """Return what is said on each occasion."""
    return {
        "contact": translate(
            "TurningTides",
            "The ships sail on after every turn. Only zones side by side can attack each other.",
        ),
        "hit": translate("TurningTides", "What was hit lies in the hold now, and can come aboard again."),
        "mast": translate(
            "TurningTides",
            "The mast took the shot for its whole zone. It is gone for good: the next one hits.",
            "the next one: the next shot",
        ),
        "pawn": translate(
            "TurningTides", "The pawn goes to whoever was hit. Of two equal cards its owner's comes first."
        ),
        "promotion": translate(
            "TurningTides", "Without a captain the next card, except Wait, is used to make a sailor captain."
        ),
        "lee": translate(
            "TurningTides", "Between rounds hand cards may be swapped. Those taken belong to the next round."
        ),
        "turn": translate(
            "TurningTides", "Both ships turned about: cannons that pointed away now face the enemy."
        ),
    }


def occasions(event: Event, earlier: Sequence[Event]) -> Iterator[str]:
    """Yield what an event is an occasion to explain."""
    match event:
        case UnitsRemoved(mast=True):
            yield "mast"
        case UnitsRemoved(sailors=sailors, cannons=cannons) if sailors or cannons:
            yield "hit"
        case PawnPassed() if earlier and isinstance(earlier[-1], HIT):
            yield "pawn"
        case Performed(decision=PromoteIn()):
            yield "promotion"
        case Sailed(step=1):
            yield "contact"
        case CardsSwapped():
            yield "lee"
        case ShipsTurned():
            yield "turn"
