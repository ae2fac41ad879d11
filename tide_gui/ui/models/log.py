"""The log of a game."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from tide_gui.rules.game import Standing
from tide_gui.ui.models.rows import RowsModel
from tide_gui.ui.qml_class import qml_class

HEADING, FACT, MARK = "heading", "fact", "mark"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log; `entry` counts the entries of the record up to it.

    `closed` replaces `text` once the line names cards that the table no longer shows. A heading has the
    standing that it states. A line that tells a whole turn `alone` has no heading of that turn above it. The
    failure of a bot is not `recorded`: it stands beside the lines of an entry.
    """

    text: str
    kind: str
    entry: int
    closed: str = ""
    standing: Standing | None = None
    recorded: bool = True
    alone: bool = False


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line as shown."""

    text: str
    kind: str
    current: bool


@qml_class
class LogModel(RowsModel):
    """The lines; those of earlier hands name cards only with the memory aid or after the game."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(LogRow, parent=parent)
        self.lines: tuple[Line, ...] = ()
        self._everything = False
        self._first_open = 0
        self._marked: int | None = None

    def begin(self, lines: Iterable[Line]) -> None:
        """Replace all lines, for another game or an earlier moment of the same one."""
        self.lines = tuple(lines)
        self._marked, self._first_open = None, self._find_first_open()
        self.renew(list(map(self._row, range(len(self.lines)))))

    def add(self, lines: Iterable[Line]) -> None:
        self.lines = (*self.lines, *lines)
        added = range(len(self.rows), len(self.lines))
        if any(self.lines[row].closed for row in added):
            self._open_from(self._find_first_open())
        self.append([self._row(row) for row in added])

    def open(self, *, everything: bool) -> None:
        """Let all lines name their cards, or only those of the last hand."""
        if everything != self._everything:
            self._everything = everything
            self._open_from(self._find_first_open())

    def mark(self, row: int | None) -> None:
        """Mark the line whose moment is viewed; None for none."""
        before, self._marked = self._marked, row
        self._renew_rows({row, before} - {None})

    def _open_from(self, first: int) -> None:
        before, self._first_open = self._first_open, first
        self._renew_rows(range(min(before, first), min(max(before, first), len(self.rows))))

    def _renew_rows(self, changed: Collection[int | None]) -> None:
        if changed:
            self.show([self._row(at) if at in changed else row for at, row in enumerate(self.rows)])

    def _row(self, at: int) -> LogRow:
        line = self.lines[at]
        closed = line.closed if at < self._first_open else ""
        return LogRow(closed or line.text, line.kind, current=at == self._marked)

    def _find_first_open(self) -> int:
        """Return the row at which the turn begins whose cards were shown last."""
        if self._everything:
            return 0
        last = max((row for row, line in enumerate(self.lines) if line.closed), default=0)
        begun = (row for row, line in enumerate(self.lines[: last + 1]) if line.alone or line.kind == HEADING)
        return max(begun, default=0)
