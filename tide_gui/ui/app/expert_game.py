"""A game that bots play in the background, on every seat: what an expert makes of the seat of a person."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tide_gui.bots.bot import seed_for
from tide_gui.rules.catalog import game_called
from tide_gui.table.record import Record
from tide_gui.table.table import Table
from tide_gui.ui.play.services import Services

if TYPE_CHECKING:
    from tide_gui.rules.game import Ask


class ExpertGame(QObject):
    """One question is open at a time, and none after a bot has failed."""

    advanced = Signal()  # a turn was played, or the game has ended or failed

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._bots, self._ids = services.bots, services.ids
        self._ask: Ask[Any, Any] | None = None
        self.table: Table[Any, Any, Any, Any] | None = None
        self.failed = False
        self._bots.answered.connect(self._on_answered)
        self._bots.gave_up.connect(self._on_gave_up)

    @property
    def running(self) -> bool:
        return self._ask is not None

    def begin(self, record: Record) -> None:
        """Play this record to its end; leave a game that is being played."""
        self.stop()
        game = game_called(record.game)
        if game is None:
            raise LookupError(record.game)
        self.table, self.failed = Table(game, record, self._ids), False
        self._ask_next(self.table)

    def stop(self) -> bool:
        """Leave the game that is being played; return whether there was one."""
        if self._ask:
            self._bots.forget((self._ask.id,))
        stopped = self.table is not None
        self._ask = self.table = None
        return stopped

    def _ask_next(self, table: Table[Any, Any, Any, Any]) -> None:
        waiting = table.waiting_for()
        self._ask = ask = table.ask(min(waiting)) if waiting else None
        if ask:
            record = table.record
            seed = seed_for(record.deal, ask.turn, ask.seat)
            self._bots.choose(ask, record.game, record.seats[ask.seat].player, seed)

    def _on_answered(self, number: int, move: str) -> None:
        if self._ask is None or self.table is None or number != self._ask.id:
            return
        self.table.submit(self._ask.seat, self.table.game.read(move))
        self._ask_next(self.table)
        self.advanced.emit()

    def _on_gave_up(self, number: int, _bot: str) -> None:
        if self._ask and number == self._ask.id:
            self._ask, self.failed = None, True
            self.advanced.emit()
