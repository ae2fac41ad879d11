"""Weather cards, tide cards and life preservers, where QML does not draw them."""

from tide_gui.presentation.drawing import Drawing, Layer, corners
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.turn_the_tide.pieces import UP
from tide_gui.rules.turn_the_tide.cards import half_preservers

PRINTED = ("none", "half", "whole")  # by the number of halves


def drawing(piece: Piece) -> Drawing:
    """Return how a piece looks."""
    if piece.kind == "ring":
        art = "tokens/ring" if piece.face == UP else "turn-the-tide/tokens/ring-lost"
        return Drawing((Layer(art),), ratio=1)
    if not piece.face:
        return Drawing((Layer(f"turn-the-tide/cards/back-{piece.kind}"),))
    card = Layer(f"turn-the-tide/cards/{piece.kind}-{piece.face:02}")
    if piece.kind == "tide":
        return Drawing((card,), corners(piece.face, light=True))
    printed = f"turn-the-tide/tokens/preserver-{PRINTED[half_preservers(piece.face)]}"
    preservers = Layer(printed, 0.412, 0.024, 0.176), Layer(printed, 0.076, 0.24, 0.184)
    return Drawing((card, *preservers), corners(piece.face))
