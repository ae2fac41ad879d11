"""The pieces of Turning Tides and the spots where they lie."""

from functools import cache

from tide_gui.presentation.scene import HIDDEN, Piece, Spot
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import Card
from tide_gui.rules.turning_tides.ships import Side, Zone

CARD, CAPTAIN, MAST, SAILOR, CANNON, WRECK, PAWN, ZONE = (
    "card",
    "captain",
    "mast",
    "sailor",
    "cannon",
    "wreck",
    "pawn",
    "zone",
)
SEEN = 1  # the face of pieces that have only one
TOWARD, AWAY = 1, 2  # the faces of a cannon
CARD_FACES = {card: face for face, card in enumerate(Card, start=1)}
CARDS = {face: card for card, face in CARD_FACES.items()}
SIDE_FACES = {Side.TOWARD: TOWARD, Side.AWAY: AWAY}


def deck_spot(seat: Seat, zone: Zone) -> Spot:
    """The planks of a zone: the piece there stands for the zone itself."""
    return Spot(f"deck-{zone}", seat)


def zone_spot(seat: Seat, zone: Zone) -> Spot:
    """What stands in a zone."""
    return Spot(f"zone-{zone}", seat)


def zone_of(spot: Spot) -> Zone:
    """The number of the zone whose units lie at this spot; 0 for other spots."""
    return _number(spot.area, "zone")


def deck_of(spot: Spot) -> Zone:
    """The number of the zone whose planks lie at this spot; 0 for other spots."""
    return _number(spot.area, "deck")


@cache
def _number(area: str, wanted: str) -> Zone:
    kind, _, number = area.partition("-")
    return int(number) if kind == wanted else 0


def hold_spot(seat: Seat) -> Spot:
    """The units of a ship that are not on deck."""
    return Spot("hold", seat)


def cards_spot(seat: Seat, pile: str) -> Spot:
    """One of a seat's piles: hand, pile, played, discards, exchange, exhausted, pawn."""
    return Spot(pile, seat)


def card_piece(spot: Spot, card: Card | None = None, order: int | None = None) -> Piece:
    """A card, face down if `card` is None; `order` defaults to the order of the faces."""
    face = CARD_FACES[card] if card else HIDDEN
    return Piece(CARD, spot, face, face if order is None else order)


def unit(kind: str, spot: Spot, face: int = SEEN) -> Piece:
    """Any piece but a card: a captain, mast, sailor or cannon, the mark of a destroyed zone, the pawn."""
    order = (CAPTAIN, MAST, SAILOR, CANNON, WRECK).index(kind) if kind != PAWN else 0
    return Piece(kind, spot, face, 10 * order + face)


def zone_piece(seat: Seat, zone: Zone) -> Piece:
    return Piece(ZONE, deck_spot(seat, zone), zone)
