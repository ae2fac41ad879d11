"""The way back to the last choice of the only person at the table, and on again."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.presentation.stakes_text import Deed
from tide_gui.presentation.table_text import unkept_text
from tide_gui.rules.game import Seat
from tide_gui.table.challenge import is_unaided
from tide_gui.table.record import TAKEN_BACK, Entry, Record, Turn
from tide_gui.ui.play.turn_flow import Phase
from tide_gui.ui.qml_class import qml_class
from tide_gui.ui.qt_paths import path_text

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController

WITH_SCORES = (
    Phase.SHOWING,
    Phase.ROUND_OVER,
)  # phases in which the scores of a round may not have been read


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What was taken back; it can come back while the record is as it was `left`."""

    record: Record
    phase: Phase
    finished: Path | None  # the file that keeps it, if the game was over
    left: tuple[Entry, ...]


@qml_class
class TakingBack(QObject):
    """Returns to the person's last choice; the game becomes practice. `changed` stands for all properties."""

    changed = Signal()
    reopens = Signal(str)  # the path of a finished game that was left by taking back
    refused = Signal(str)  # why nothing is taken back, in a sentence

    def __init__(self, controller: "GameController") -> None:
        super().__init__(controller)
        self._controller, self._game = controller, controller.game
        self._taken: list[TakenBack] = []  # what was taken back last comes last
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
        """Return to the last choice, after a question; a finished game stays in the list as it is."""
        if self.possible:
            self._controller.stakes.ask(Deed.TAKE_BACK, self._take_back)
        elif is_unaided(self._game.table.record):
            self._controller.hints.refuse()

    def _take_back(self) -> None:
        game, turn, autosave = self._game, self._asked_turn(), self._game.autosave
        if turn is None or autosave is None:
            return
        record, phase, finished = game.table.record, game.flow.phase, None
        if phase is Phase.OVER:
            if not game.save_again():
                self.refused.emit(unkept_text(game.unsaved, game.services.translate))
                return
            finished = autosave.path
            game.go_on_elsewhere()
        self._controller.rebuild(taken_back(record, turn, game.players))
        self._taken.append(TakenBack(record, phase, finished, game.table.record.entries))
        self.changed.emit()

    def _can_come_back(self) -> bool:
        """Whether something was taken back, and nothing else was played since."""
        return bool(self._taken) and self._taken[-1].left == self._game.table.record.entries

    canComeBack = Property(bool, _can_come_back, notify=changed)

    @Slot()
    def bringBack(self) -> None:
        """Go on to where the last choice was taken back; a finished game is opened again."""
        if not self._can_come_back():
            return
        taken, record = self._taken[-1], self._game.table.record
        if taken.finished:
            self.reopens.emit(path_text(taken.finished))  # there is another session, if that succeeds
        else:
            self._taken.pop()
            record = replace(record, entries=taken.record.entries, unknown=taken.record.unknown)
            self._controller.rebuild(record, scores=taken.phase in WITH_SCORES)


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
