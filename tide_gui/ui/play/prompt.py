"""The prompt above the hand: whose turn it is and what to do."""

from collections.abc import Callable, Sequence

from tide_gui.presentation import table_text
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat
from tide_gui.ui.play.turn_flow import Phase, TurnFlow


def prompt(flow: TurnFlow, question: Callable[[], str], names: Sequence[str], translate: Translate) -> str:
    """Return the prompt for the people at the screen; empty while the log says what happens.

    `question` returns what the game asks the actor.
    """
    if flow.phase is Phase.HANDING:
        return table_text.hand_over_text(names[flow.near_seat], translate)
    if flow.paused and not flow.stepping:
        return table_text.paused_text(translate)
    if flow.actor is not None:
        return _choosing(flow, flow.actor, question, names, translate)
    if flow.phase is Phase.WAITING and flow.owing:
        return _waiting(flow.owing, names, translate)
    return ""


def _choosing(
    flow: TurnFlow, actor: Seat, question: Callable[[], str], names: Sequence[str], translate: Translate
) -> str:
    if flow.can_hand_on:
        return table_text.hand_on_text(names[actor], names[flow.asked[1]], translate)
    if actor in flow.owing:
        return question()
    return _waiting(flow.owing, names, translate) if flow.owing else ""  # while somebody looks back


def _waiting(seats: frozenset[Seat], names: Sequence[str], translate: Translate) -> str:
    return table_text.waiting_text([names[seat] for seat in sorted(seats)], translate)
