"""The score pad and the hand table."""

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tide_gui.presentation.score_rows import HandScore
from tide_gui.rules.game import Seat
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat on the score pad."""

    seat: Seat
    name: str
    tokens: int
    kept: int
    bonus: int
    penalty: int
    points: int
    total: int
    place: int
    winner: bool
    line: tuple[int, ...]


@QmlElement
class ScoresModel(RowsModel):
    """The seats by rank."""

    def __init__(self, parent: QObject | None = None) -> None:
        """No round is over."""
        super().__init__(ScoreRow, parent)


@QmlElement
class HandTableModel(RowsModel):
    """The dealt hands with what each seat made of them, once the game is over."""

    def __init__(self, parent: QObject | None = None) -> None:
        """The game goes on."""
        super().__init__(HandScore, parent)
