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
    facts: str  # all other facts
    words: str  # the whole row for a screen reader


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat's last round as a short text."""

    result: str


class JoinedRow:
    """Several rows as one; their fields have different names."""

    __slots__ = ("parts",)

    def __init__(self, *parts: object) -> None:
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, JoinedRow) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __repr__(self) -> str:
        return repr(self.parts)

    def __getattr__(self, name: str) -> Any:
        for part in self.parts:
            if name in type(part).__dataclass_fields__:  # type: ignore[attr-defined]
                return getattr(part, name)
        raise AttributeError(name)


@QmlElement
class GameRowsModel(RowsModel):
    """Joined rows; the fields of all part types are roles."""

    def __init__(self, *kinds: type[Any], parent: QObject | None = None) -> None:
        """No rows yet."""
        super().__init__(*kinds, parent=parent)
