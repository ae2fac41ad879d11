"""Wave cards, where QML does not draw them."""

from tide_gui.presentation.drawing import Drawing, Layer, Lettering, corners
from tide_gui.presentation.onda.scene import OndaScene, wave_row
from tide_gui.presentation.scene import Piece
from tide_gui.rules.onda.combinations import suit_of, value_of

SUITS = {"A": "shells", "B": "stars"}
CARDS = "onda/cards"


def drawing(piece: Piece, slot: int, scene: OndaScene) -> Drawing:
    """Return how a piece looks; a wild that was played shows the value that it stands for."""
    if not piece.face:
        return Drawing((Layer(f"{CARDS}/{'wild' if piece.spot.area == 'wilds' else 'back'}"),))
    if piece.spot.area == "wilds":
        return _own_wild(piece)
    row, suit, value = wave_row(piece, slot, scene), SUITS[suit_of(piece.face)], value_of(piece.face)
    covers = [f"{CARDS}/bomb-cover"] * row.bomb + [f"{CARDS}/wild-cover"] * bool(row.value)
    light = suit == "stars"
    upper, lower = corners(value, light=light, size=0.24)
    if row.value:
        upper = Lettering(str(row.value), upper.x, upper.y, upper.size, light=True)
    arts = (f"{CARDS}/{suit}-{value:02}", *covers)
    return Drawing(tuple(map(Layer, arts)), (upper, lower))


def _own_wild(piece: Piece) -> Drawing:
    """A wild of one's own: its value and suit stand at its foot."""
    suit = Layer(f"onda/tokens/suit-{SUITS[suit_of(piece.face)]}", 0.54, 1.1, 0.24)
    return Drawing(
        (Layer(f"{CARDS}/wild"), suit),
        (Lettering(str(value_of(piece.face)), 0.36, 1.3, 0.24, light=True),),
    )
