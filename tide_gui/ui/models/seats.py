"""The seats with what their plates show."""

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tide_gui.rules.game import Seat
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat, as everybody sees it."""

    seat: Seat
    name: str
    player: str
    kind_label: str  # in a word or two, where there is no room for more
    character: str  # how a bot plays
    person: bool
    cards: int
    tide: int
    up: int
    down: int
    score: int
    afloat: bool
    highest: bool
    last_chance: bool
    chosen: bool
    thinking: bool
    due: bool
    words: str


@QmlElement
class SeatsModel(RowsModel):
    """By seat number."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Nobody has sat down."""
        super().__init__(SeatRow, parent)
