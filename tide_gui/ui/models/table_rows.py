"""Small models of a table: its marks and its buttons."""

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tide_gui.presentation.presentation import Discarded, Mark
from tide_gui.presentation.selection import Offer
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class MarksModel(RowsModel):
    """The marks in the bar above the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(Mark, parent=parent)


@QmlElement
class OffersModel(RowsModel):
    """The buttons for moves, and for picks that no piece stands for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(Offer, parent=parent)


@QmlElement
class DiscardsModel(RowsModel):
    """What lies in the discards."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(Discarded, parent=parent)
