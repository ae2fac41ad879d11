"""The kinds of situations in which a seat decides in Turning Tides."""

from collections.abc import Mapping

from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides.pieces import CAPTAIN
from tide_gui.presentation.turning_tides.reach import Strike, reach_of
from tide_gui.presentation.turning_tides.scene import LEE
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import ATTACKS, Action
from tide_gui.rules.turning_tides.state import Phase, View


def titles(translate: Translate) -> Mapping[str, str]:
    """Return what each kind is called: a heading above decisions."""
    return {
        "lee": translate("TurningTides", "Swapping and exhausting cards in the lee"),
        Action.SAILOR: translate("TurningTides", "Where to bring a sailor on deck"),
        Action.CANNON: translate("TurningTides", "Where to bring a cannon on deck"),
        Action.MOVE: translate("TurningTides", "What to move, and where to"),
        Action.NAVIGATE: translate("TurningTides", "To sail on or back, or to take the pawn"),
        Action.SWING: translate("TurningTides", "From where to swing", "an attack of a sailor on a rope"),
        Action.FIRE: translate("TurningTides", "From where to fire"),
        Action.PROMOTE: translate("TurningTides", "Which sailor to promote"),
        "no captain": translate("TurningTides", "Which card to play without a captain"),
        "captain": translate("TurningTides", "Which card to play while the captain could be hit"),
        "attack": translate("TurningTides", "Which card to play while an attack could hit"),
        "card": translate(
            "TurningTides", "Which card to play while no attack could hit and the captain was safe"
        ),
    }


def situation(view: View, seat: Seat) -> str:
    """Return the task that asks for a decision, or else what the choice of a card is about."""
    if view.phase in LEE:
        return "lee"
    if view.phase is Phase.PERFORM:
        return view.queue[0].action.value
    if not view.board.ships[seat].captain:
        return "no captain"
    if any(fallen.startswith(CAPTAIN) for strike in _strikes(view, 1 - seat) for fallen in strike.falls):
        return "captain"
    return "attack" if _strikes(view, seat) else "card"


def _strikes(view: View, seat: Seat) -> list[Strike]:
    """Return the attacks of a seat that would hit something now, whatever its hand."""
    introductory = view.options.introductory
    reaches = [reach_of(card, view.board, seat, introductory) for card in ATTACKS]
    return [strike for reach in reaches for strike in reach.strikes]
