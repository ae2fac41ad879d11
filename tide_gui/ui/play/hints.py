"""The hint for the actor: it belongs to one seat in one turn and ends with it."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.bots.bot import seed_for
from tide_gui.bots.roster import adviser
from tide_gui.presentation import hint_text
from tide_gui.presentation.piece_hints import move_hint, piece_hints
from tide_gui.presentation.stakes_text import Deed
from tide_gui.rules.game import Ask, Seat, Weighed
from tide_gui.table.challenge import is_unaided
from tide_gui.table.record import HINT
from tide_gui.ui.play.picking import Picking
from tide_gui.ui.play.piece_rows import Hinted
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController


class Stage(StrEnum):
    """The stages of a hint."""

    NONE = "none"
    AWAITED = "awaited"
    SHOWN = "shown"
    FAILED = "failed"
    REFUSED = "refused"  # the game counts on the ladder


TEXTS = {
    Stage.AWAITED: hint_text.awaited_text,
    Stage.FAILED: hint_text.failed_text,
    Stage.REFUSED: hint_text.refused_text,
}


@qml_class
class Hints(QObject):
    """Asks a bot for a hint; answers that come too late are ignored. `changed` stands for all properties."""

    changed = Signal()

    def __init__(self, controller: "GameController", picking: Picking) -> None:
        super().__init__(controller)
        self._controller, self._game, self._models = controller, controller.game, controller.models
        self._picking, services = picking, controller.game.services
        self._bots, self._translate = services.bots, services.translate
        self.bot = adviser(self._game.history.game.key)
        self._stage = Stage.NONE
        self._ask: Ask[Any, Any] | None = None
        self._suggestion: tuple[str, ...] = ()
        controller.changed.connect(self.changed)
        self._bots.weighed.connect(self._on_weighed)
        self._bots.gave_up.connect(self._on_gave_up)

    def is_possible(self) -> bool:
        """Whether the actor may ask for a hint."""
        flow = self._game.flow
        available = self._game.autosave is not None and self.bot is not None
        return available and not self._game.lesson and flow.is_deciding and not flow.looking_back

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """Whether there is a button: not in a game of the ladder, where the key only says why."""
        unaided = is_unaided(self._game.table.record)
        return self.is_possible() and (not unaided or self._stage is Stage.REFUSED)

    @Slot()
    def press(self) -> None:
        """Hide the hint if there is one; else ask for it."""
        if not self.is_possible():
            return
        if self._stage in (Stage.AWAITED, Stage.SHOWN, Stage.REFUSED):
            self.drop()
            self._draw()
        elif is_unaided(self._game.table.record):
            self.refuse()
        else:
            self._controller.stakes.ask(Deed.HINT, self._request)

    def refuse(self) -> None:
        """Say that nobody is helped in a game of the ladder."""
        if self.is_possible():
            self._stage = Stage.REFUSED
            self._draw()

    def drop(self) -> None:
        """Remove the hint, or cancel the question."""
        if self._ask:
            self._bots.forget((self._ask.id,))
        self._stage, self._ask, self._suggestion = Stage.NONE, None, ()
        self._models.hinted = Hinted()

    def close(self) -> None:
        """Remove the hint and disconnect from the service."""
        self.drop()
        self._bots.weighed.disconnect(self._on_weighed)
        self._bots.gave_up.disconnect(self._on_gave_up)

    def _request(self) -> None:
        """Ask an expert, if the actor may still ask."""
        actor, table = self._game.flow.actor, self._game.table
        if actor is None or self.bot is None or not self.is_possible():
            return
        record, self._stage, self._ask = table.record, Stage.AWAITED, table.ask(actor)
        self._bots.weigh(self._ask, record.game, self.bot, seed_for(record.deal, self._ask.turn, actor))
        self._draw()

    @Slot(int, object)
    def _on_weighed(self, number: int, weighed: tuple[Weighed[str], ...]) -> None:
        """Show the hint; from now on the game is practice."""
        if self._ask is None or number != self._ask.id:
            return
        read = self._game.history.game.read
        self._take([replace(each, move=read(each.move)) for each in weighed], self._ask.seat)
        self._stage, self._ask = Stage.SHOWN, None
        if not self._game.table.record.practice:
            self._game.table.mark_practice(HINT)
            self._game.save()
        self._draw()

    @Slot(int, str)
    def _on_gave_up(self, number: int, _bot: str) -> None:
        if self._ask and number == self._ask.id:
            self._stage, self._ask = Stage.FAILED, None
            self._draw()

    stage = Property(str, attrgetter("_stage.value"), notify=changed)  # one of Stage

    def _text(self) -> str:
        """Return a sentence about the stage; empty without a hint."""
        if self._stage is not Stage.SHOWN:
            return TEXTS[self._stage](self._translate) if self._stage in TEXTS else ""
        if move := self._picking.whole_move():
            return self._words(move)
        shown = hint_text.shown_text if self._models.hinted.pieces else hint_text.shown_on_buttons_text
        return " ".join(self._suggestion) or shown(self._translate)

    words = Property(str, _text, notify=changed)

    @Property(str, notify=changed)
    def brief(self) -> str:
        """The same in short, for a small window."""
        suggests = self._stage is Stage.SHOWN and self._suggestion and not self._picking.whole_move()
        return self._suggestion[0] if suggests else self._text()

    def renew_words(self) -> None:
        """Say the hint in another language."""
        if self._stage is Stage.SHOWN and (seat := self._models.hinted.seat) is not None:
            self._take(list(self._models.hinted.weighed.values()), seat)

    def _take(self, weighed: Sequence[Weighed[Any]], seat: Seat) -> None:
        history, view = self._game.history, self._game.table.view(seat)
        presentation = history.presentation
        self._suggestion = presentation.suggestions.sentences(view, weighed, history.names)
        pieces = piece_hints(presentation, weighed, view, self._translate)
        by_move = {history.game.write(each.move): each for each in weighed}
        self._models.hinted = Hinted(seat, pieces, weighed=by_move)

    def _draw(self) -> None:
        self._models.redraw()
        self._controller.refresh()

    def _words(self, move: str) -> str:
        presentation, weighed = self._game.history.presentation, self._models.hinted.weighed
        best = presentation.suggestions.ranked(list(weighed.values()))[0]
        return move_hint(presentation, weighed[move], best, self._translate)
