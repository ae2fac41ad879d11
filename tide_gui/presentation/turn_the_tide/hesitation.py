"""How long bots hesitate, as everybody sees."""

from tide_gui.presentation.pacing import Pause
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS
from tide_gui.rules.turn_the_tide.state import View


def hesitation(view: View, seat: Seat) -> Pause:
    """The last card has no alternative; without a preserver the next tide may sink the seat."""
    if len(view.hands) == HANDS - 1:
        return Pause.NONE
    return Pause.BREATH if view.places[seat].up else Pause.THOUGHT
