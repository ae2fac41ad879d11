"""How a person leaves a game that goes on: by surrender, or by letting a bot play on."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.bots.roster import spare_player
from tide_gui.presentation.stakes_text import Deed
from tide_gui.rules.game import Seat
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
        """Whether it is known who surrenders here, and they may."""
        game = self._game
        known = len(game.flow.people) == 1 or game.known_at_the_screen is not None  # perhaps with a phone
        return known and game.can_surrender(game.person_at_the_screen())

    canSurrender = Property(bool, _can_surrender, notify=changed)

    @Slot()
    def surrender(self) -> None:
        """Surrender for the person at the screen, after a question."""
        if self._can_surrender():
            self._controller.stakes.ask(Deed.SURRENDER, self._surrender)

    def _surrender(self) -> None:
        self._controller.look_back.end()
        if self._can_surrender():
            self._controller.surrender(self._game.person_at_the_screen())

    @Slot(int)
    def letBotPlay(self, seat: int) -> None:
        """Let a bot replace a person who leaves, after a question."""
        if self.can_leave(seat):
            self._controller.stakes.ask(Deed.LET_BOT_PLAY, lambda: self._let_bot_play(seat), seat)

    def can_leave(self, seat: Seat) -> bool:
        """Whether a bot may replace whoever has this seat."""
        allowed = self._game.lesson is None and not is_unaided(self._game.table.record)
        return allowed and seat in self._game.flow.people

    def _let_bot_play(self, seat: Seat) -> None:
        if self.can_leave(seat):
            record = self._game.table.record
            bot = spare_player(record.game, self._game.players)
            self._controller.rebuild(no_longer_counting(record.handed_over(seat, bot), HANDED_OVER))
