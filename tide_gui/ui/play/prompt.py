"""The prompt above the hand: whose turn it is and what to do."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tide_gui.presentation import table_text
from tide_gui.presentation.text import Translate, winners_text
from tide_gui.rules.game import Seat
from tide_gui.ui.play.turn_flow import Phase, TurnFlow

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController


def prompt(controller: "GameController") -> str:
    """Return the sentence for the people at the screen; in a lesson it may say everything itself."""
    game, names, translate = controller.game, controller.history.names, controller.game.services.translate
    if controller.tutor and controller.tutor.says_all:
        return ""
    if controller.playback.awaits_click:
        return table_text.click_awaited_text(translate, phones=bool(game.flow.phone_seats))
    if outcome := game.table.outcome() if game.flow.phase is Phase.OVER else None:
        return winners_text(outcome.winners, names, translate)
    if game.autosave is None:
        return table_text.only_looked_at_text(translate)
    lines = controller.models.log.rows
    happened = controller.happened or (lines[-1].text if lines else controller.progress)
    if game.flow.paused and not game.flow.stepping:
        return table_text.paused_text(happened, translate)
    return _asking(game.flow, controller.choice.question, names, translate) or happened


def awaited(controller: "GameController") -> list[str]:
    """Return the names of those for whom all wait, if that is what the prompt says."""
    game, names = controller.game, controller.history.names
    owing = game.flow.owing
    waiting = owing and prompt(controller) == _waiting(owing, names, game.services.translate)
    return [names[seat] for seat in sorted(owing)] if waiting else []


def _asking(flow: TurnFlow, question: Callable[[], str], names: Sequence[str], translate: Translate) -> str:
    """Return who is asked for what; empty while the log says what happens.

    `question` returns what the game asks the actor.
    """
    if flow.phase is Phase.HANDING:
        return table_text.hand_over_text(names[flow.near_seat], translate)
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
