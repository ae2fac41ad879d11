"""The hint for the actor: it belongs to one seat in one turn and ends with it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from operator import attrgetter
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.bots.bot import seed_for
from tide_gui.bots.roster import adviser
from tide_gui.presentation import hint_text
from tide_gui.presentation.piece_hints import piece_hints
from tide_gui.rules.game import Seat, Weighed
from tide_gui.table.challenge import is_unaided
from tide_gui.table.record import HINT
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.picking import Picking
from tide_gui.ui.qml_class import qml_class


class Stage(StrEnum):
    """The stages of a hint."""

    NONE = "none"
    WARNED = "warned"  # the warning that a hint makes the game practice
    AWAITED = "awaited"
    SHOWN = "shown"
    FAILED = "failed"
    REFUSED = "refused"  # the game counts on the ladder


@qml_class
class Hints(QObject):
    """Asks a bot for a hint; answers that come too late are ignored. `changed` stands for all properties."""

    changed = Signal()

    def __init__(self, game: OpenGame, picking: Picking, draw: Callable[[], None], owner: QObject) -> None:
        """`draw` is called whenever the hint is to be shown anew."""
        super().__init__(owner)
        self._game, self._picking, self._draw = game, picking, draw
        self._bots, self._translate = game.services.bots, game.services.translate
        self.bot = adviser(game.history.game.key)
        self._stage, self._ask = Stage.NONE, 0
        self.seat: Seat | None = None
        self._forget()
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
        """Hide the hint if there is one; else ask for it, after a warning that it makes the game practice."""
        actor = self._game.flow.actor
        if actor is None or self.bot is None or not self.is_possible():
            return
        if self._stage in (Stage.AWAITED, Stage.SHOWN, Stage.REFUSED):
            self.drop()
        elif is_unaided(self._game.table.record):
            self._stage, self.seat = Stage.REFUSED, actor
        elif self._game.table.record.practice or self._stage is not Stage.NONE:
            self._stage, self.seat, self._ask = Stage.AWAITED, actor, self._request(actor, self.bot)
        else:
            self._stage, self.seat = Stage.WARNED, actor
        self._draw()

    def drop(self) -> None:
        """Remove the hint, or cancel the question."""
        if self._stage is Stage.AWAITED:
            self._bots.forget((self._ask,))
        self._stage, self.seat, self._ask = Stage.NONE, None, 0
        self._forget()

    def _forget(self) -> None:
        self.weighed: Mapping[str, Weighed[Any]] = {}  # by written move
        self.pieces: Mapping[str, hint_text.PieceHint] = {}  # by the key of a pick
        self._suggestion: tuple[str, ...] = ()

    def close(self) -> None:
        """Remove the hint and disconnect from the service."""
        self.drop()
        self._bots.weighed.disconnect(self._on_weighed)
        self._bots.gave_up.disconnect(self._on_gave_up)

    def _request(self, actor: Seat, bot: str) -> int:
        table = self._game.table
        record, ask = table.record, table.ask(actor)
        self._bots.weigh(ask, record.game, bot, seed_for(record.deal, ask.turn, ask.seat))
        return ask.id

    def _awaits(self, number: int) -> bool:
        return self._stage is Stage.AWAITED and number == self._ask

    @Slot(int, object)
    def _on_weighed(self, number: int, weighed: tuple[Weighed[str], ...]) -> None:
        """Show the hint; from now on the game is practice."""
        if not self._awaits(number):
            return
        self._stage = Stage.SHOWN
        read = self._game.history.game.read
        self._keep([replace(each, move=read(each.move)) for each in weighed])
        if not self._game.table.record.practice:
            self._game.table.mark_practice(HINT)
            self._game.save()
        self._draw()

    @Slot(int, str)
    def _on_gave_up(self, number: int, _bot: str) -> None:
        if self._awaits(number):
            self._stage = Stage.FAILED
            self._draw()

    stage = Property(str, attrgetter("_stage.value"), notify=changed)  # one of Stage

    def _text(self) -> str:
        """Return a sentence about the stage; empty without a hint."""
        match self._stage:
            case Stage.WARNED:
                return hint_text.warned_text(self._translate)
            case Stage.AWAITED:
                return hint_text.awaited_text(self._translate)
            case Stage.SHOWN:
                general = " ".join(self._suggestion) or hint_text.shown_text(self._translate)
                return self._words(self.weighed[move]) if (move := self._picking.whole_move()) else general
            case Stage.REFUSED:
                return hint_text.refused_text(self._translate)
            case Stage.FAILED:
                return hint_text.failed_text(self._translate)
            case _:
                return ""

    words = Property(str, _text, notify=changed)

    @Property(str, notify=changed)
    def brief(self) -> str:
        """The same in short, for a small window."""
        suggests = self._stage is Stage.SHOWN and self._suggestion and not self._picking.whole_move()
        return self._suggestion[0] if suggests else self._text()

    def _keep(self, weighed: Sequence[Weighed[Any]]) -> None:
        presentation, view = self._game.history.presentation, self._game.table.view(self.seat)
        write = self._game.history.game.write
        self.weighed = {write(each.move): each for each in weighed}
        self._suggestion = presentation.suggestions.sentences(view, weighed, self._game.history.names)
        self.pieces = piece_hints(presentation, weighed, view, self._translate)

    def _words(self, weighed: Weighed[Any]) -> str:
        return self._game.history.presentation.text.hint(weighed.share, weighed.chance, weighed.points)
