"""The pieces on the table as the viewer sees them."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tide_gui.presentation.hint_text import CardHint
from tide_gui.presentation.scene import Piece, Scene
from tide_gui.rules.game import Seat
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PieceRow:
    """One piece. `move` is the choice it stands for, where the viewer may choose it now.

    `share` is how often an expert would play it, per cent, `hint` what there is to say of it.
    """

    kind: str
    face: int
    area: str
    seat: Seat
    slot: int
    count: int
    move: str
    words: str
    note: str
    share: int
    hint: str


@QmlElement
class PiecesModel(RowsModel):
    """A row stands for one piece only while the viewer may see its face."""

    def __init__(self, parent: QObject | None = None) -> None:
        """An empty table."""
        super().__init__(PieceRow, parent)


def piece_rows(
    scene: Scene,
    words: Callable[[Piece, int, int], str],
    move: Callable[[Piece], str],
    note: Callable[[Piece, int, Scene], str],
    hint: Callable[[Piece], CardHint],
) -> list[PieceRow]:
    """The rows of a scene."""
    return [
        PieceRow(
            kind=piece.kind,
            face=piece.face,
            area=piece.spot.area,
            seat=piece.owner if piece.owner >= 0 else piece.spot.seat,
            slot=slot,
            count=count,
            move=move(piece),
            words=words(piece, slot, count),
            note=note(piece, slot, scene),
            share=said.share,
            hint=said.words,
        )
        for piece, (slot, count) in zip(scene.pieces, scene.slots(), strict=True)
        for said in (hint(piece),)
    ]
