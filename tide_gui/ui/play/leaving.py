"""How a person leaves a game that goes on: by surrender, or by letting a bot play on."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.bots.roster import spare_player
from tide_gui.table.challenge import is_unaided, no_longer_counting
from tide_gui.table.record import HANDED_OVER
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController


NOBODY = -1


@qml_class
class Leaving(QObject):
    """`changed` stands for all properties."""

    changed = Signal()

    def __init__(self, controller: "GameController") -> None:
        super().__init__(controller)
        self._controller, self._game = controller, controller.game
        controller.changed.connect(self.changed)

    def _can_surrender(self) -> bool:
        """Whether a person may surrender: in a duel, or where the game counts on the ladder."""
        table = self._game.table
        possible = (table.is_duel or is_unaided(table.record)) and self._game.lesson is None
        return possible and bool(self._game.flow.people) and table.outcome() is None

    def _seat(self) -> int:
        """Return the person who would surrender now; -1 for nobody."""
        return self._game.person_at_the_screen() if self._game.flow.people else NOBODY

    canSurrender = Property(bool, _can_surrender, notify=changed)
    seat = Property(int, _seat, notify=changed)

    @Property(str, notify=changed)
    def name(self) -> str:
        """The name of that person."""
        return "" if self._seat() == NOBODY else self._game.history.names[self._seat()]

    @Slot()
    def surrender(self) -> None:
        """Surrender for the person at the screen, without asking."""
        self._controller.look_back.end()
        if self._can_surrender():
            self._controller.surrender()

    @Slot(int)
    def letBotPlay(self, seat: int) -> None:
        """Let a bot replace a person who leaves."""
        record = self._game.table.record
        leavable = self._game.lesson is None and not is_unaided(record)
        if leavable and seat in self._game.flow.people:
            bot = spare_player(record.game, self._game.players)
            self._controller.rebuild(no_longer_counting(record.handed_over(seat, bot), HANDED_OVER))
