"""The pieces on the table as the looker sees them."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tide_gui.faces.hints import CardHint
from tide_gui.faces.picture import Picture, Piece
from tide_gui.rules.game import Seat
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PieceRow:
    """One piece. `move` is the choice it stands for, where the looker may choose it now.

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
    """A row stands for one piece only while the looker may see its face."""

    def __init__(self, parent: QObject | None = None) -> None:
        """An empty table."""
        super().__init__(PieceRow, parent)


def piece_rows(
    picture: Picture,
    words: Callable[[Piece, int, int], str],
    move: Callable[[Piece], str],
    note: Callable[[Piece, int, Picture], str],
    hint: Callable[[Piece], CardHint],
) -> list[PieceRow]:
    """The rows of a picture."""
    return [
        PieceRow(
            kind=piece.kind,
            face=piece.face,
            area=piece.heap.area,
            seat=piece.owner if piece.owner >= 0 else piece.heap.seat,
            slot=slot,
            count=count,
            move=move(piece),
            words=words(piece, slot, count),
            note=note(piece, slot, picture),
            share=said.share,
            hint=said.words,
        )
        for piece, (slot, count) in zip(picture.pieces, picture.slots(), strict=True)
        for said in (hint(piece),)
    ]
