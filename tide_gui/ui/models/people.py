"""The list of people with a line of figures each."""

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PersonRow:
    """One person; `last` is the day of the last game."""

    name: str
    sheep: int
    games: int
    wins: str
    last: str


@QmlElement
class PeopleModel(RowsModel):
    """People, the one who played last first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PersonRow, parent=parent)
