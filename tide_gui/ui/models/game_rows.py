"""Rows that every game has, joined with rows of the game's own: plates, score pad, end page.

A role of a part that a row lacks is None: before its first round a game has no figures for the score pad.
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
    """One seat, as everybody sees it."""

    seat: Seat
    name: str
    player: str
    kind_label: str  # in a word or two, where there is no room for more
    character: str  # how a bot plays
    person: bool
    thinking: bool
    due: bool
    facts: str  # what there is to say of it besides
    words: str  # all of that, for a screen reader


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat's last round in a few words."""

    result: str


class JoinedRow:
    """Several rows as one: each field is that of the first row that has it."""

    __slots__ = ("parts",)

    def __init__(self, *parts: object) -> None:
        """Join them."""
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        """Whether all parts are alike."""
        return isinstance(other, JoinedRow) and self.parts == other.parts

    def __hash__(self) -> int:
        """As the parts."""
        return hash(self.parts)

    def __getattr__(self, name: str) -> Any:
        """A field of a part."""
        for part in self.parts:
            if name in type(part).__dataclass_fields__:  # type: ignore[attr-defined]
                return getattr(part, name)
        raise AttributeError(name)


@QmlElement
class GameRowsModel(RowsModel):
    """Joined rows; the fields of all their types are roles."""

    def __init__(self, *kinds: type[Any], parent: QObject | None = None) -> None:
        """No rows yet."""
        super().__init__(*kinds, parent=parent)
