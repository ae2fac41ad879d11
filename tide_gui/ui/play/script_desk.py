"""Answers for the other seats of a lesson, in place of bots."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from tide_gui.rules.game import Seat
from tide_gui.table.lesson import LEARNER
from tide_gui.ui.play.lesson_place import LessonPlace
from tide_gui.ui.play.open_game import OpenGame


class ScriptDesk(QObject):
    """A seat whose move belongs to a later step waits for it."""

    chose = Signal(int, str)  # a seat, its move as text
    replaced = Signal(int)  # never: nobody fails here

    def __init__(self, place: LessonPlace, game: OpenGame, parent: QObject) -> None:
        super().__init__(parent)
        self._place, self._game = place, game
        self._asked: set[Seat] = set()

    def prepare(self, seats: Iterable[Seat]) -> None:
        """Nobody thinks here."""

    def ask(self, seats: Iterable[Seat]) -> None:
        self._asked.update(seats)
        QTimer.singleShot(0, self, self.go_on)

    def go_on(self) -> None:
        """Answer for all seats that have a move now."""
        together = LEARNER in self._game.flow.due
        for seat in sorted(self._asked):
            if seat in self._asked and (move := self._place.answer(seat, together=together)):
                self._asked.discard(seat)
                self.chose.emit(seat, move)

    def forget(self) -> None:
        self._asked.clear()

    def close(self) -> None:
        self.forget()
