"""Descriptions of the pieces and seats of Turning Tides."""

from collections.abc import Iterator, Sequence

from tide_gui.presentation.scene import Piece
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.scene import SeatRow
from tide_gui.presentation.turning_tides.text import TurningTidesText


class PieceWords:
    """Describes the pieces and seats."""

    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate

    def face(self, piece: Piece) -> str:
        """The name of a card or of a unit."""
        if piece.kind == pieces.CARD:
            return self.text.card(pieces.CARDS[piece.face])
        if piece.kind == pieces.CANNON and pieces.zone_of(piece.spot):
            away = self.translate("TurningTides", "cannon, away")
            return away if piece.face == pieces.AWAY else self.translate("TurningTides", "cannon, toward")
        return {
            pieces.CAPTAIN: self.translate("TurningTides", "captain"),
            pieces.MAST: self.translate("TurningTides", "mast"),
            pieces.SAILOR: self.translate("TurningTides", "sailor"),
            pieces.CANNON: self.translate("TurningTides", "cannon"),
            pieces.WRECK: self.translate("TurningTides", "lost"),
            pieces.PAWN: self.translate("TurningTides", "pawn"),
        }[piece.kind]

    def piece(self, piece: Piece, slot: int, count: int, names: Sequence[str]) -> str:
        """`Fire, 2 of 5`, `captain of Ann in zone 3`."""
        if not piece.face or piece.spot.seat < 0:
            return ""
        name, face = names[piece.spot.seat], self.face(piece)
        if piece.kind == pieces.CARD and piece.spot.area == "hand":
            text = self.translate("TurningTides", "{card}, {place} of {count}")
            return text.format(card=face, place=slot + 1, count=count)
        if zone := pieces.zone_of(piece.spot):
            text = self.translate("TurningTides", "{unit} of {name} in zone {zone}")
            return text.format(unit=face, name=name, zone=zone)
        return self.translate("TurningTides", "{unit} of {name}").format(unit=face, name=name)

    def seat(self, row: SeatRow) -> Iterator[str]:
        """`cards 3`, `draw pile 5`, `crew 3`, `cannons 1`, `destroyed zones 1`."""
        yield self.translate("TurningTides", "cards {cards}").format(cards=row.cards)
        yield self.translate("TurningTides", "draw pile {cards}").format(cards=row.pile)
        yield self.translate("TurningTides", "crew {count}").format(count=row.crew)
        yield self.translate("TurningTides", "cannons {count}").format(count=row.cannons)
        if row.zones_lost:
            yield self.translate("TurningTides", "destroyed zones {count}").format(count=row.zones_lost)
        if row.pawn:
            yield self.translate("TurningTides", "has the pawn")
        if row.ready:
            yield self.translate("TurningTides", "has chosen")
