"""The scenes of Turning Tides: its pieces on the table and the seat rows."""

from collections.abc import Mapping
from dataclasses import dataclass

from tide_gui.presentation.scene import BOX, Piece, Scene
from tide_gui.presentation.turning_tides.pieces import (
    AWAY,
    CANNON,
    CAPTAIN,
    MAST,
    PAWN,
    SAILOR,
    TOWARD,
    WRECK,
    card_piece,
    cards_spot,
    hold_spot,
    unit,
    zone_of,
    zone_spot,
)
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import Card, Cards, box_of
from tide_gui.rules.turning_tides.ships import CANNONS, SAILORS, ZONES, Ship
from tide_gui.rules.turning_tides.state import SEATS, Phase, View


@dataclass(frozen=True, slots=True)
class Facts:
    """What a scene knows besides the pieces."""

    offset: int  # how many zones the ships have sailed past each other
    ready: tuple[bool, ...]  # which seats have made a secret choice


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a seat's plate shows."""

    cards: int
    pile: int
    crew: int
    cannons: int
    zones_lost: int
    pawn: bool
    ready: bool


ShipScene = Scene[Facts]


def scene_of(view: View, sealed: Mapping[Seat, str]) -> ShipScene:
    """What the viewer sees; a card chosen in secret is shown in front of its seat."""
    pieces = [piece for seat in SEATS for piece in (*_cards_of(view, seat, sealed), *_units_of(view, seat))]
    pieces.append(unit(PAWN, cards_spot(view.board.pawn, "pawn")))
    ready = tuple(seat in sealed and view.phase is not Phase.PERFORM for seat in SEATS)
    return Scene(tuple(pieces), Facts(view.board.offset, ready))


def seat_rows(scene: ShipScene) -> tuple[SeatRow, ...]:
    """The rows of the plates, by seat."""
    return tuple(_seat_row(scene, seat) for seat in SEATS)


def _seat_row(scene: ShipScene, seat: Seat) -> SeatRow:
    aboard = [piece for piece in scene.pieces if piece.spot.seat == seat and zone_of(piece.spot)]
    kinds = [piece.kind for piece in aboard]
    return SeatRow(
        cards=len(scene.lying(cards_spot(seat, "hand"))),
        pile=len(scene.lying(cards_spot(seat, "pile"))),
        crew=kinds.count(SAILOR) + kinds.count(CAPTAIN),
        cannons=kinds.count(CANNON),
        zones_lost=kinds.count(WRECK),
        pawn=bool(scene.lying(cards_spot(seat, "pawn"))),
        ready=scene.facts.ready[seat],
    )


def _cards_of(view: View, seat: Seat, sealed: Mapping[Seat, str]) -> list[Piece]:
    """All cards of a seat: twelve, or ten in the introductory game."""
    own = seat == view.seat
    open_card = view.revealed[seat : seat + 1]
    hand, hidden = (view.hand, 0) if own else ((), view.hand_sizes[seat])
    played = [card_piece(cards_spot(seat, "played"), card) for card in open_card]
    if view.phase is Phase.CHOOSE and seat in sealed:
        hand, hidden, played = _laid_down(seat, hand, hidden, sealed[seat])
    exhausted = view.exhausted if own else ()
    pieces = [
        *_open(seat, "hand", hand),
        *_closed(seat, "hand", hidden),
        *played,
        *_closed(seat, "pile", view.pile_sizes[seat]),
        *(
            card_piece(cards_spot(seat, "discards"), card, order)
            for order, card in enumerate(view.discards[seat])
        ),
        *_open(seat, "exchange", view.exchange[seat]),
        *_open(seat, "exhausted", exhausted),
        *_closed(seat, "exhausted", view.exhausted_sizes[seat] - len(exhausted)),
    ]
    missing = len(box_of(view.options.introductory)) - len(pieces)  # being shuffled between rounds
    return [*pieces, *_closed(seat, "pile", missing)]


def _laid_down(seat: Seat, hand: Cards, hidden: int, move: str) -> tuple[Cards, int, list[Piece]]:
    spot = cards_spot(seat, "played")
    if not move:
        return hand, hidden - 1, [card_piece(spot)]
    place = hand.index(Card(move))
    return (*hand[:place], *hand[place + 1 :]), hidden, [card_piece(spot, Card(move))]


def _open(seat: Seat, pile: str, cards: Cards) -> list[Piece]:
    return [card_piece(cards_spot(seat, pile), card) for card in cards]


def _closed(seat: Seat, pile: str, count: int) -> list[Piece]:
    return [card_piece(cards_spot(seat, pile))] * count


def _units_of(view: View, seat: Seat) -> list[Piece]:
    ship: Ship = view.board.ships[seat]
    hold = hold_spot(seat)
    captain = zone_spot(seat, ship.captain) if ship.captain else hold
    return [
        unit(CAPTAIN, captain),
        unit(MAST, zone_spot(seat, 4) if ship.mast else BOX),
        *(unit(SAILOR, zone_spot(seat, zone)) for zone in ship.sailors),
        *[unit(SAILOR, hold)] * (SAILORS - len(ship.sailors)),
        *(unit(CANNON, zone_spot(seat, zone), TOWARD) for zone in ship.toward),
        *(unit(CANNON, zone_spot(seat, zone), AWAY) for zone in ship.away),
        *[unit(CANNON, hold)] * (CANNONS - len(ship.toward) - len(ship.away)),
        *(unit(WRECK, zone_spot(seat, zone)) for zone in ship.destroyed),
        *[unit(WRECK, BOX)] * (len(ZONES) - len(ship.destroyed)),
    ]
