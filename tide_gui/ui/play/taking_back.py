"""The way back to the last choice of the only person at the table."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.rules.game import Seat
from tide_gui.table.challenge import is_unaided
from tide_gui.table.record import TAKEN_BACK, Record, Turn
from tide_gui.ui.play.turn_flow import Phase
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController


@qml_class
class TakingBack(QObject):
    """Returns to the person's last choice; the game becomes practice."""

    changed = Signal()

    def __init__(self, controller: "GameController") -> None:
        super().__init__(controller)
        self._controller, self._game = controller, controller.game
        controller.changed.connect(self.changed)

    def _turn(self) -> int | None:
        """Return the number of turns before the last choice; None if there is no way back."""
        game, record = self._game, self._game.table.record
        plays_unaided = is_unaided(record) and game.table.outcome() is None
        if game.autosave is None or game.lesson or plays_unaided:
            return None
        return last_own_turn(record, game.flow.people)

    def _asked_turn(self) -> int | None:
        """Return the number of turns before the last choice that the person was asked for."""
        turn, people = self._turn(), self._game.flow.people
        while turn is not None and self._game.idle_moves(before := self._game.table.record.rewound(turn)):
            turn = last_own_turn(before, people)
        return turn

    @Property(bool, notify=changed)
    def possible(self) -> bool:
        """Whether there is a last choice to return to, in a game of one person and bots."""
        return self._turn() is not None

    @Slot()
    def act(self) -> None:
        """Return to the last choice; a finished game stays in the list as it is."""
        turn = self._asked_turn()
        if turn is not None:
            if self._game.autosave and self._game.flow.phase is Phase.OVER:
                self._game.autosave = self._game.autosave.another()
            self._controller.rebuild(taken_back(self._game.table.record, turn, self._game.players))


def last_own_turn(record: Record, people: Collection[Seat]) -> int | None:
    """Return the number of turns before the only person's last choice; None if there is no way back."""
    if len(people) != 1:
        return None
    [person] = people
    for index in reversed(range(len(record.entries))):
        entry = record.entries[index]
        if isinstance(entry, Turn) and person in entry.moves:
            return sum(isinstance(before, Turn) for before in record.entries[:index])
    return None


def taken_back(record: Record, turn: int, players: Sequence[str]) -> Record:
    """Return the record before that turn, as practice, with the present players."""
    record = record.rewound(turn).as_practice(TAKEN_BACK)
    for seat, player in enumerate(players):
        if record.players()[seat] != player:
            record = record.handed_over(seat, player)  # a bot that replaced a guest stays
    return record
