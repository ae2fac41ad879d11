"""The pieces on the table, as the viewer sees them."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tide_gui.rules.game import Seat
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PieceRow:
    """One piece; `share` is how often an expert would play it, in per cent, `hint` the hint in words."""

    kind: str
    face: int
    area: str
    seat: Seat
    slot: int
    count: int
    label: str  # the text on it on the plain board
    words: str
    note: str
    tip: str
    choosable: bool  # can be pressed now
    fits: bool  # can be added to the picks, or takes the place of a lone one
    joins: bool  # can be added to the picks
    gives_way: bool  # what lies below it can be added to the picks, so a press goes there
    picked: bool
    target: bool  # a move with the present picks would strike it
    purpose: str  # of a picked piece in the move
    share: int
    wins: int  # of 100 games if it is played, where that is written on it; else -1
    preferred: bool  # the expert's first choice uses it
    hint: str
    pointed: bool  # a lesson points at it


@QmlElement
class PiecesModel(RowsModel):
    """Rows joined with the game's own; a row stands for one piece only while the viewer may see its face."""

    def __init__(self, own: type[Any], parent: QObject | None = None) -> None:
        super().__init__(PieceRow, own, parent=parent)
