"""Asks the bots of one game, and answers for those that fail.

A bot thinks while the table shows the turn before: how long it thinks is not seen, unless it takes longer.
"""

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
    """The open questions to bots; a stand-in in this process plays the seats of failed bots."""

    chose = Signal(int, str)  # a seat, its move as text
    replaced = Signal(int)  # a seat that the stand-in plays from now on

    def __init__(self, service: BotService, game: OpenGame, parent: QObject) -> None:
        super().__init__(parent)
        self._service, self._game = service, game
        self._asked: dict[int, Ask[Any, Any]] = {}
        self._prepared: dict[Seat, str] = {}  # answers of those that are asked ahead, empty until they come
        self._given_up: set[Seat] = set()
        service.answered.connect(self._on_answered)
        service.gave_up.connect(self._on_gave_up)

    def prepare(self, seats: Iterable[Seat]) -> None:
        """Ask these seats ahead: the answers are kept until `ask`."""
        for seat in sorted(seats):
            self._prepared[seat] = ""
            self._question(seat)

    def ask(self, seats: Iterable[Seat]) -> None:
        """Ask those that are not asked yet; who has answered ahead chooses at once."""
        prepared, self._prepared = self._prepared, {}
        for seat in seats:
            if seat not in prepared:
                self._question(seat)
            elif move := prepared[seat]:
                self.chose.emit(seat, move)

    def _question(self, seat: Seat) -> None:
        table, players = self._game.table, self._game.players
        ask, record = table.ask(seat), table.record
        self._asked[ask.id] = ask
        if seat in self._given_up:
            QTimer.singleShot(0, self, lambda: self._stand_in(ask))
        else:
            seed = seed_for(record.deal, ask.turn, seat)
            self._service.choose(ask, record.game, players[seat], seed)

    def forget(self) -> None:
        """Cancel all open questions."""
        self._service.forget(tuple(self._asked))
        self._asked.clear()
        self._prepared.clear()

    def close(self) -> None:
        """Cancel all questions and disconnect from the service."""
        self.forget()
        self._service.answered.disconnect(self._on_answered)
        self._service.gave_up.disconnect(self._on_gave_up)

    def _on_answered(self, number: int, move: str) -> None:
        ask = self._asked.pop(number, None)
        if ask and ask.seat in self._prepared:
            self._prepared[ask.seat] = move
        elif ask:
            self.chose.emit(ask.seat, move)

    def _on_gave_up(self, number: int, bot: str) -> None:
        """Let the stand-in play the seat; `replaced` lets the record say so, unless it does already.

        Who gives up ahead is asked again, once the table has shown the turn before.
        """
        ask = self._asked.get(number)
        if ask is None or self._prepared.pop(ask.seat, None) is not None:
            return
        self._given_up.add(ask.seat)
        if bot == STAND_IN:
            self._stand_in(ask)
        else:
            self.replaced.emit(ask.seat)

    def _stand_in(self, ask: Ask[Any, Any]) -> None:
        """Answer in this process, which cannot fail as a child can."""
        table = self._game.table
        record = table.record
        move = bot_for(STAND_IN, record.game).choose(ask, seed_for(record.deal, ask.turn, ask.seat), BUDGET)
        self._on_answered(ask.id, table.game.write(move))
