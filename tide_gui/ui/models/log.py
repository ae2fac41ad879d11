"""What happened, line by line."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1

HEADING, FACT, MARK = "heading", "fact", "mark"


@dataclass(frozen=True, slots=True)
class Line:
    """A fact; `moment` counts the entries of the record until then.

    `closed` is told instead where the line names what the table no longer shows.
    """

    text: str
    kind: str
    moment: int
    closed: str = ""


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line as it is shown."""

    text: str
    kind: str
    current: bool


@QmlElement
class LogModel(RowsModel):
    """The lines; those of earlier hands name cards only with the memory aid or after the game."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Nothing has happened."""
        super().__init__(LogRow, parent=parent)
        self.lines: tuple[Line, ...] = ()
        self._open = False
        self._marked: int | None = None

    def begin(self, lines: Iterable[Line]) -> None:
        """Another game, or the same one from an earlier moment on."""
        self.lines = tuple(lines)
        self._marked = None
        self.renew(self._shown())

    def add(self, lines: Iterable[Line]) -> None:
        """Something happened."""
        self.lines = (*self.lines, *lines)
        self.show(self._shown())

    def open(self, *, everything: bool) -> None:
        """Whether all cards may be named, or those of the last hand alone."""
        if everything != self._open:
            self._open = everything
            self.show(self._shown())

    def mark(self, row: int | None) -> None:
        """Say which line is the moment that is looked at."""
        self._marked = row
        self.show(self._shown())

    def _shown(self) -> list[LogRow]:
        first = self._first_open()
        return [
            LogRow(
                line.closed if line.closed and row < first else line.text,
                line.kind,
                current=row == self._marked,
            )
            for row, line in enumerate(self.lines)
        ]

    def _first_open(self) -> int:
        """The heading above the cards that were shown last."""
        if self._open:
            return 0
        last = max((row for row, line in enumerate(self.lines) if line.closed), default=0)
        return max((row for row in range(last) if self.lines[row].kind == HEADING), default=0)
