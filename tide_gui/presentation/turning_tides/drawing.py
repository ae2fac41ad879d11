"""Task cards, crews and the pawn, where QML does not draw them."""

from tide_gui.presentation.drawing import Drawing, Layer, Lettering
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.turning_tides.pieces import CAPTAIN, CARD, MAST, PAWN, SAILOR, WRECK, ZONE
from tide_gui.presentation.turning_tides.scene import ShipRow

COLOURS = "gold", "silver"
RATIOS = {CAPTAIN: 96 / 88, MAST: 1.38, SAILOR: 1.0, WRECK: 184 / 120}  # cannons and the pawn: 88 / 64


def drawing(piece: Piece, row: ShipRow) -> Drawing | None:
    """Return how a piece looks; the planks of a zone have no picture."""
    colour = COLOURS[piece.spot.seat]
    if piece.kind == CARD:
        return _card(piece, row, colour)
    if piece.kind == ZONE:
        return None
    ratio = RATIOS.get(piece.kind, 88 / 64)
    return Drawing((Layer(_unit(piece.kind, colour)),), ratio=ratio)


def _card(piece: Piece, row: ShipRow, colour: str) -> Drawing:
    cards = "turning-tides/cards"
    if piece.spot.area == "exhausted":
        return Drawing((Layer(f"{cards}/exhausted-{colour}"),))
    if not piece.face:
        return Drawing((Layer(f"{cards}/back-{colour}"),))
    rank = Lettering(str(row.rank), 0.168, 0.436, 0.12, light=True)
    return Drawing((Layer(f"{cards}/{row.task}-{colour}"),), (rank, Lettering(row.title, 0.5, 1.29, 0.168)))


def _unit(kind: str, colour: str) -> str:
    if kind == PAWN:
        return "turning-tides/tokens/pawn"
    if kind == WRECK:
        return f"turning-tides/ships/zone-destroyed-{colour}"
    return f"turning-tides/crew/{kind}-{colour}"
