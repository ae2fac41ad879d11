"""The pieces of Turning Tides and the spots where they lie."""

from tide_gui.presentation.scene import HIDDEN, Piece, Spot
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import Card
from tide_gui.rules.turning_tides.ships import Side, Zone

CARD, CAPTAIN, MAST, SAILOR, CANNON, WRECK, PAWN = (
    "card",
    "captain",
    "mast",
    "sailor",
    "cannon",
    "wreck",
    "pawn",
)
SEEN = 1  # the face of what has but one
TOWARD, AWAY = 1, 2  # the faces of a cannon
CARD_FACES = {card: face for face, card in enumerate(Card, start=1)}
CARDS = {face: card for card, face in CARD_FACES.items()}
SIDE_FACES = {Side.TOWARD: TOWARD, Side.AWAY: AWAY}


def zone_spot(seat: Seat, zone: Zone) -> Spot:
    """A zone of a ship."""
    return Spot(f"zone-{zone}", seat)


def zone_of(spot: Spot) -> str:
    """The number of the zone that a spot is; empty for other spots."""
    area, _, zone = spot.area.partition("-")
    return zone if area == "zone" else ""


def hold_spot(seat: Seat) -> Spot:
    """What a ship has below deck."""
    return Spot("hold", seat)


def cards_spot(seat: Seat, pile: str) -> Spot:
    """One of the piles of a player: hand, pile, played, discards, exchange, exhausted."""
    return Spot(pile, seat)


def card_piece(spot: Spot, card: Card | None = None, order: int | None = None) -> Piece:
    """A card; face down without a name."""
    face = CARD_FACES[card] if card else HIDDEN
    return Piece(CARD, spot, face, face if order is None else order)


def unit(kind: str, spot: Spot, face: int = SEEN) -> Piece:
    """A captain, a mast, a sailor, a cannon, the mark of a destroyed zone."""
    order = (CAPTAIN, MAST, SAILOR, CANNON, WRECK).index(kind) if kind != PAWN else 0
    return Piece(kind, spot, face, 10 * order + face)
