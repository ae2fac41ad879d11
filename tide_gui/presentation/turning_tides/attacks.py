"""The attacks of a game of Turning Tides, and what came of them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.decisions import FireFrom, SwingFrom
from tide_gui.rules.turning_tides.effects import NothingHit
from tide_gui.rules.turning_tides.events import Event, Performed

TOKENS = "turning-tides/tokens/"


class Attack(NamedTuple):
    """An attack of a seat and what came of it."""

    seat: Seat
    decision: FireFrom | SwingFrom
    effect: Event

    @property
    def hit(self) -> bool:
        return not isinstance(self.effect, NothingHit)


def attacks_in(events: Sequence[Event]) -> list[Attack]:
    """Every shot and every swing; its effect is the event after it."""
    return [
        Attack(event.seat, event.decision, effect)
        for event, effect in pairwise(events)
        if isinstance(event, Performed) and isinstance(event.decision, FireFrom | SwingFrom)
    ]
