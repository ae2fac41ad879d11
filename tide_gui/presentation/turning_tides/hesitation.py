"""How long bots hesitate, as everybody sees."""

from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.turning_tides.reach import STRIKES, hits
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.choices import possible
from tide_gui.rules.turning_tides.ships import NOWHERE, ZONES_TO_SINK, Ship
from tide_gui.rules.turning_tides.state import Phase, View


def hesitation(view: View, seat: Seat) -> Pause:
    """An attack that hits weighs, and so does a card while one hit may beat a ship; vain attacks never do."""
    if view.phase is Phase.PERFORM:
        return _before_a_decision(view, seat)
    near_the_end = any(_is_nearly_beaten(ship, view.options.introductory) for ship in view.board.ships)
    return Pause.THOUGHT if near_the_end else Pause.BREATH


def _before_a_decision(view: View, seat: Seat) -> Pause:
    """The cards lie open, and so does what can be done with them."""
    choices = possible(view.queue[0].action, view.board, seat)
    attacks = [each for each in choices if isinstance(each, STRIKES)]
    if any(hits(each, view.board, seat) for each in attacks):
        return Pause.THOUGHT
    return Pause.NONE if attacks else Pause.BREATH


def _is_nearly_beaten(ship: Ship, introductory: bool) -> bool:
    if introductory:
        return not ship.captain or bool(ship.destroyed)
    crew = {ship.captain, *ship.sailors} - {NOWHERE}
    return len(ship.destroyed) == ZONES_TO_SINK - 1 or len(crew) == 1
