"""Task cards, crews and the pawn, where QML does not draw them."""

from tide_gui.presentation.drawing import Drawing, Layer, Lettering
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.turning_tides.pieces import (
    CANNON,
    CAPTAIN,
    CARD,
    MAST,
    PAWN,
    SAILOR,
    TOWARD,
    WRECK,
    ZONE,
    zone_of,
)
from tide_gui.presentation.turning_tides.scene import Facts, ShipRow
from tide_gui.rules.turning_tides.ships import opposite

COLOURS = "gold", "silver"
SHIPS = "turning-tides/ships"
RATIOS = {CAPTAIN: 96 / 88, MAST: 1.38, SAILOR: 1.0, WRECK: 184 / 120}  # the pawn: 88 / 64


def drawing(piece: Piece, row: ShipRow, facts: Facts) -> Drawing:
    """Return how a piece looks to the viewer, whose own ship lies below the other."""
    colour = COLOURS[piece.spot.seat]
    if piece.kind == CARD:
        return _card(piece, row, colour)
    if piece.kind == ZONE:
        return _zone(piece, facts.board.offset)
    if piece.kind == CANNON and zone_of(piece.spot):
        is_below = piece.spot.seat == facts.viewer
        return _cannon(_unit(CANNON, colour), points_up=(piece.face == TOWARD) == is_below)
    ratio = RATIOS.get(piece.kind, 88 / 64)
    return Drawing((Layer(_unit(piece.kind, colour)),), ratio=ratio)


def _cannon(art: str, *, points_up: bool) -> Drawing:
    """An arrow at one end tells which way it points."""
    arrow, y = ("▲", 0.5) if points_up else ("▼", 1.3)
    return Drawing((Layer(art),), (Lettering(arrow, 0.5, y, 0.6, light=True),), ratio=88 / 64)


def _card(piece: Piece, row: ShipRow, colour: str) -> Drawing:
    cards = "turning-tides/cards"
    if piece.spot.area == "exhausted":
        return Drawing((Layer(f"{cards}/exhausted-{colour}"),))
    if not piece.face:
        return Drawing((Layer(f"{cards}/back-{colour}"),))
    rank = Lettering(str(row.rank), 0.168, 0.436, 0.12, light=True)
    return Drawing((Layer(f"{cards}/{row.task}-{colour}"),), (rank, Lettering(row.title, 0.5, 1.29, 0.168)))


def _zone(piece: Piece, offset: int) -> Drawing:
    """The planks of a zone with its number above, and below the number of the enemy zone that it faces."""
    own, enemy = COLOURS[piece.spot.seat], COLOURS[1 - piece.spot.seat]
    layers = [Layer(f"{SHIPS}/zone-{own}"), Layer(f"{SHIPS}/plaque-{own}", 0.03, 0.1, 0.42)]
    letters = [Lettering(str(piece.face), 0.24, 0.415, 0.3)]
    if faced := opposite(piece.face, offset):
        layers.append(Layer(f"{SHIPS}/plaque-{enemy}", 0.53, 1.27, 0.42))
        letters += [Lettering("⇅", 0.28, 1.6, 0.36), Lettering(str(faced), 0.74, 1.585, 0.3)]
    return Drawing(tuple(layers), tuple(letters), ratio=1.8)


def _unit(kind: str, colour: str) -> str:
    if kind == PAWN:
        return "turning-tides/tokens/pawn"
    if kind == WRECK:
        return f"{SHIPS}/zone-destroyed-{colour}"
    return f"turning-tides/crew/{kind}-{colour}"
