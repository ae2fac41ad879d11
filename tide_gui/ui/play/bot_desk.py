"""Asks the bots of one game, and answers for those that fail."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from tide_gui.bots.bot import BUDGET, seed_for
from tide_gui.bots.roster import bot_for
from tide_gui.characters import STAND_IN
from tide_gui.rules.game import Ask, Seat
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.play.open_game import OpenGame


class BotDesk(QObject):
    """Every question that is open, and who is played by the stand-in in this process."""

    chose = Signal(int, str)  # a seat, its move in writing
    replaced = Signal(int)  # a seat: from here on the stand-in plays it

    def __init__(self, service: BotService, game: OpenGame, parent: QObject) -> None:
        """Listen to whoever thinks."""
        super().__init__(parent)
        self._service, self._game = service, game
        self._asked: dict[int, Ask[Any, Any]] = {}
        self._given_up: set[Seat] = set()
        service.answered.connect(self._hear)
        service.gave_up.connect(self._give_up)

    def ask(self, seats: Iterable[Seat]) -> None:
        """Ask these seats for their moves."""
        table, players = self._game.table, self._game.players
        record = table.record
        for seat in seats:
            ask = table.ask(seat)
            self._asked[ask.id] = ask
            if seat in self._given_up:
                QTimer.singleShot(0, self, lambda ask=ask: self._stand_in(ask))
            else:
                seed = seed_for(record.deal, ask.turn, seat)
                self._service.choose(ask, record.game, players[seat], seed)

    def forget(self) -> None:
        """Nobody waits for answers any more."""
        self._service.forget(tuple(self._asked))
        self._asked.clear()

    def close(self) -> None:
        """Stop listening."""
        self.forget()
        self._service.answered.disconnect(self._hear)
        self._service.gave_up.disconnect(self._give_up)

    def _hear(self, number: int, move: str) -> None:
        if ask := self._asked.pop(number, None):
            self.chose.emit(ask.seat, move)

    def _give_up(self, number: int, bot: str) -> None:
        """The seat is played on in this process; a record tells where somebody else plays from now."""
        ask = self._asked.get(number)
        if ask is None:
            return
        self._given_up.add(ask.seat)
        if bot == STAND_IN:
            self._stand_in(ask)
        else:
            self.replaced.emit(ask.seat)

    def _stand_in(self, ask: Ask[Any, Any]) -> None:
        """Answer here, where nothing can fail any more."""
        table = self._game.table
        record = table.record
        move = bot_for(STAND_IN, record.game).choose(ask, seed_for(record.deal, ask.turn, ask.seat), BUDGET)
        self._hear(ask.id, table.game.write(move))
