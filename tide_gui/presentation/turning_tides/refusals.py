"""Why a piece of Turning Tides cannot be chosen now."""

from tide_gui.presentation.scene import Piece
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.outcomes import acting
from tide_gui.rules.turning_tides.cards import Action
from tide_gui.rules.turning_tides.ships import Ship, Zone, opposite
from tide_gui.rules.turning_tides.state import Phase, View


def refusal(piece: Piece, view: View, translate: Translate) -> str:
    """Why no move can begin with this piece; empty if there is no special reason."""
    if view.phase is Phase.CHOOSE:
        return translate("TurningTides", "Now a card of the hand is chosen.")
    if view.phase is not Phase.PERFORM:
        return translate(
            "TurningTides", "In the lee Wait stays in the hand, and only cards are exchanged or exhausted."
        )
    if piece.kind == pieces.CARD:
        return translate(
            "TurningTides", "The cards of this turn lie on the table; now one of them is performed."
        )
    zone = pieces.deck_of(piece.spot)
    if not zone:
        return ""
    if piece.spot.seat != acting(view):
        return translate("TurningTides", "This decision is made on the own ship.")
    return _of_zone(zone, view, translate)


def _of_zone(zone: Zone, view: View, translate: Translate) -> str:
    """Why an own zone cannot be chosen."""
    ship, action = view.board.ships[acting(view)], view.queue[0].action
    if zone in ship.destroyed:
        text = translate("TurningTides", "Zone {zone} is destroyed.")
    elif action is Action.CANNON:
        text = translate("TurningTides", "Zone {zone} has a cannon on either side.")
    elif action is Action.MOVE:
        text = translate("TurningTides", "First choose what moves: captain, sailor or cannon.")
    elif zone not in ship.sailors:
        text = translate("TurningTides", "No sailor is in zone {zone}.")
    elif not opposite(zone, view.board.offset):
        text = translate("TurningTides", "Zone {zone} lies opposite no zone of the enemy.")
    else:
        text = _without_cannon(zone, ship, translate)
    return text.format(zone=zone)


def _without_cannon(zone: Zone, ship: Ship, translate: Translate) -> str:
    if zone in ship.away:
        return translate("TurningTides", "The cannon in zone {zone} points away from the enemy.")
    return translate("TurningTides", "No cannon in zone {zone} points at the enemy.")
