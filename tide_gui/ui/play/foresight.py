"""Asks how often each seat of a finished game would win at each of its turns, if all played on alike."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tide_gui.bots.outlooks import Course, Shares
from tide_gui.rules.game import NATURE, Seat
from tide_gui.store.review_cache import KeptReview
from tide_gui.table.record import Entry, NatureMove, Record, Turn
from tide_gui.table.review import Outlook
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.play.findings import Findings

PIECE = 8  # moments of a question: hints and reviews wait for no more


class _Asked(NamedTuple):
    """An open question, and the entries that it is about."""

    number: int
    entries: list[int]


class Foresight(QObject):
    """One question is open at a time, for some turns. If it fails, the next `begin` asks for the rest."""

    advanced = Signal()  # an answer came, or the work has ended

    def __init__(
        self, bots: BotService, findings: Findings, kept: KeptReview, ids: Iterator[int], owner: QObject
    ) -> None:
        """Know what was kept; nothing is asked before `begin`."""
        super().__init__(owner)
        self._bots, self._findings, self._kept, self._ids = bots, findings, kept, ids
        self._record = findings.record
        self._course = course_of(self._record)
        self._asked: _Asked | None = None
        self.failed = False
        findings.foresee(kept.outlooks(self._record))
        bots.foreseen.connect(self._on_foreseen)
        bots.gave_up.connect(self._on_gave_up)

    @property
    def running(self) -> bool:
        return self._asked is not None

    @property
    def done(self) -> int:
        return len(self._findings.outlooks)

    @property
    def wanted(self) -> int:
        """How many turns the curve has."""
        return self.done + len(self._findings.unforeseen)

    def begin(self) -> None:
        """Ask about the turns that are left, in order."""
        if not self.running:
            self.failed = False
            if self._findings.unforeseen:
                self._ask_next()

    def stop(self) -> None:
        """Ask no more for now; keep what was found."""
        if self._asked:
            self._bots.forget((self._asked.number,))
            self._end(failed=False)

    def close(self) -> None:
        """Stop for good."""
        self.stop()
        self._bots.foreseen.disconnect(self._on_foreseen)
        self._bots.gave_up.disconnect(self._on_gave_up)

    def _end(self, *, failed: bool) -> None:
        self._asked, self.failed = None, failed
        self._kept.write_outlooks(self._record, self._findings.outlooks)
        self.advanced.emit()

    def _ask_next(self) -> None:
        entries = self._findings.unforeseen[:PIECE]
        self._asked = _Asked(next(self._ids), entries)
        moments = [_moves_before(self._record, entry) for entry in entries]
        self._bots.foresee(self._asked.number, self._record.game, self._course, moments)

    def _on_foreseen(self, number: int, found: tuple[Shares, ...]) -> None:
        if self._asked and number == self._asked.number:
            self._findings.foresee(map(Outlook, self._asked.entries, found))
            if self._findings.unforeseen:
                self._ask_next()
                self.advanced.emit()
            else:
                self._end(failed=False)

    def _on_gave_up(self, number: int, _bot: str) -> None:
        if self._asked and number == self._asked.number:
            self._end(failed=True)


def course_of(record: Record) -> Course:
    """Return the moves of a record, for those who know no records."""
    moves = [moves for entry in record.entries if (moves := _moves(entry))]
    return Course(len(record.seats), record.options, moves)


def _moves(entry: Entry) -> dict[Seat, str]:
    """Return the moves of an entry; none if it is of another kind."""
    match entry:
        case NatureMove(move):
            return {NATURE: move}
        case Turn(moves):
            return moves
    return {}


def _moves_before(record: Record, entry: int) -> int:
    return sum(bool(_moves(each)) for each in record.entries[: entry - 1])
