"""Why a piece of Turning Tides cannot be chosen now."""

from tide_gui.presentation.scene import Piece
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.outcomes import acting
from tide_gui.rules.turning_tides.cards import Action, Card
from tide_gui.rules.turning_tides.ships import Zone, opposite
from tide_gui.rules.turning_tides.state import Phase, View


def refusal(piece: Piece, view: View, translate: Translate) -> str:
    """Why no move can begin with this piece; empty if there is no special reason."""
    if view.phase is Phase.CHOOSE:
        return translate("TurningTides", "Now choose a card from your hand.")
    if view.phase is not Phase.PERFORM:
        return _in_the_lee(piece, view.phase, translate)
    if piece.kind == pieces.CARD:
        return translate(
            "TurningTides", "The cards of this turn lie on the table. Now one of them is performed."
        )
    if view.queue[0].action is Action.NAVIGATE:
        return translate("TurningTides", "To navigate, press one of the buttons.")
    zone = pieces.deck_of(piece.spot)
    if not zone:
        return ""
    if piece.spot.seat != acting(view):
        return translate("TurningTides", "This is decided on your own ship.")
    return _of_zone(zone, view, translate).format(zone=zone)


def _in_the_lee(piece: Piece, phase: Phase, translate: Translate) -> str:
    if piece.kind != pieces.CARD:
        return translate("TurningTides", "In the lee only cards are chosen.")
    if pieces.CARDS[piece.face] is Card.WAIT:
        return translate("TurningTides", "Wait always stays in the hand.")
    if phase is Phase.EXHAUST:
        return translate("TurningTides", "Exchange cards are not exhausted.")
    if piece.spot.area == "exchange":
        return translate("TurningTides", "Your hand has no other kind of card to give for it.")
    return translate("TurningTides", "Only hand cards are swapped for exchange cards.")


def _of_zone(zone: Zone, view: View, translate: Translate) -> str:
    """Why an own zone cannot be chosen."""
    ship = view.board.ships[acting(view)]
    if zone in ship.destroyed:
        return translate("TurningTides", "Zone {zone} is destroyed.")
    match view.queue[0].action:
        case Action.CANNON:
            return translate("TurningTides", "Zone {zone} has a cannon on either side.", "so it has no room")
        case Action.MOVE:
            return translate("TurningTides", "First choose what moves: captain, sailor or cannon.")
        case Action.SWING | Action.FIRE | Action.PROMOTE if zone not in ship.sailors:
            return translate("TurningTides", "No sailor is in zone {zone}.")
        case Action.SWING | Action.FIRE if not opposite(zone, view.board.offset):
            return translate("TurningTides", "Zone {zone} lies opposite no zone of the enemy.")
        case Action.FIRE if zone in ship.away:
            return translate("TurningTides", "The cannon in zone {zone} points away from the enemy.")
        case Action.FIRE:
            return translate("TurningTides", "No cannon in zone {zone} points at the enemy.")
    return ""
