"""The prompt above the hand: whose turn it is and what to do."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tide_gui.presentation import table_text
from tide_gui.presentation.text import Translate, winners_text
from tide_gui.ui.play.turn_flow import Phase, TurnFlow

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController


def prompt(controller: "GameController") -> str:
    """Return the sentence for the people at the screen; in a lesson it may say everything itself."""
    first = _before_all(controller)
    if first is not None:
        return first
    game, names, translate = controller.game, controller.history.names, controller.game.services.translate
    return _asking(game.flow, controller.choice.question, names, translate) or _happened(controller)


def awaited(controller: "GameController") -> list[str]:
    """Return the names of those for whom all wait, if that is what the prompt says."""
    flow, names = controller.game.flow, controller.history.names
    waiting = _all_wait(flow) and _before_all(controller) is None
    return [names[seat] for seat in sorted(flow.owing)] if waiting else []


def _before_all(controller: "GameController") -> str | None:
    """Return what comes before any question, which may be nothing; None if a question may come."""
    game, names, translate = controller.game, controller.history.names, controller.game.services.translate
    if controller.tutor and controller.tutor.says_all:
        return ""
    if controller.playback.awaits_click:
        return table_text.click_awaited_text(translate, phones=bool(game.flow.phone_seats))
    if outcome := game.table.outcome() if game.flow.phase is Phase.OVER else None:
        return winners_text(outcome.winners, names, translate)
    if game.autosave is None:
        return table_text.only_looked_at_text(translate)
    if game.flow.paused and not game.flow.stepping:
        return table_text.paused_text(_happened(controller), translate)
    return None


def _happened(controller: "GameController") -> str:
    lines = controller.models.log.rows
    return controller.happened or (lines[-1].text if lines else controller.progress)


def _asking(flow: TurnFlow, question: Callable[[], str], names: Sequence[str], translate: Translate) -> str:
    """Return who is asked for what; empty while the log says what happens.

    `question` returns what the game asks the actor.
    """
    if flow.phase is Phase.HANDING:
        return table_text.hand_over_text(names[flow.near_seat], translate)
    if _all_wait(flow):
        return table_text.waiting_text([names[seat] for seat in sorted(flow.owing)], translate)
    if flow.actor is None:
        return ""
    if flow.can_hand_on:
        return table_text.hand_on_text(names[flow.actor], names[flow.asked[1]], translate)
    return question() if flow.actor in flow.owing else ""  # nothing while somebody looks back


def _all_wait(flow: TurnFlow) -> bool:
    """Whether nobody is asked at the screen now, but somebody has still to choose."""
    if flow.phase is Phase.HANDING or not flow.owing:
        return False
    if flow.actor is None:
        return flow.phase is Phase.WAITING
    return not flow.can_hand_on and flow.actor not in flow.owing
