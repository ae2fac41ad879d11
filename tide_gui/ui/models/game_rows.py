"""Rows that every game has, joined with the game's own rows: seat plates, score pad, end page.

The roles of a missing part are None: before its first round a game has no figures for the score pad.
"""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tide_gui.rules.game import Seat
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class SeatRow:
    """The public facts of one seat."""

    seat: Seat
    name: str
    player: str
    kind_label: str  # a word or two for narrow places
    character: str  # how a bot plays
    person: bool
    thinking: bool
    due: bool
    pointed: bool  # a lesson points at it
    facts: str  # all other facts
    words: str  # the whole row for a screen reader


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat's last round as a short text."""

    result: str


@QmlElement
class GameRowsModel(RowsModel):
    """Joined rows; the fields of all part types are roles."""

    def __init__(self, *kinds: type[Any], parent: QObject | None = None) -> None:
        """No rows yet."""
        super().__init__(*kinds, parent=parent)
