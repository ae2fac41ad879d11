"""The one sentence above the hand: whose turn it is and what to do."""

from collections.abc import Sequence

from tide_gui.presentation import table_text as words
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat
from tide_gui.ui.play.turn_flow import Phase, TurnFlow


def prompt(flow: TurnFlow, names: Sequence[str], translate: Translate) -> str:
    """What the people at the screen are told; empty while the game tells its own course."""
    if flow.phase is Phase.HANDING:
        return words.hand_over_text(names[flow.near_seat], translate)
    if flow.paused and not flow.stepping:
        return words.paused_text(translate)
    if flow.phase is Phase.CHOOSING and flow.viewer is not None:
        return _choosing(flow, flow.viewer, names, translate)
    if flow.phase is Phase.WAITING and flow.owing:
        return _waiting(flow.owing, names, translate)
    return ""


def _choosing(flow: TurnFlow, viewer: Seat, names: Sequence[str], translate: Translate) -> str:
    if flow.can_hand_on:
        return words.hand_on_text(names[viewer], names[flow.asked[1]], translate)
    if viewer in flow.owing:
        return words.choose_text(names[viewer], translate)
    return _waiting(flow.owing, names, translate) if flow.owing else ""  # while somebody looks back


def _waiting(seats: frozenset[Seat], names: Sequence[str], translate: Translate) -> str:
    return words.waiting_text([names[seat] for seat in sorted(seats)], translate)
