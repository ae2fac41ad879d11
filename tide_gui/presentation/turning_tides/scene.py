"""The scenes of Turning Tides: its pieces on the table, its facts and the rows drawn from them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from tide_gui.presentation.scene import BOX, HIDDEN, MIDDLE, Piece, Scene, seen_faces
from tide_gui.presentation.turning_tides.pieces import (
    AWAY,
    CANNON,
    CAPTAIN,
    CARD_FACES,
    CARDS,
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
    zone_piece,
    zone_spot,
)
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import (
    WAIT,
    Action,
    Card,
    Cards,
    Task,
    box_of,
    cycle_of,
    ordered,
    without,
)
from tide_gui.rules.turning_tides.ships import MAST_ZONE, ZONES, ZONES_TO_SINK, Board, Ship, Zone
from tide_gui.rules.turning_tides.state import SEATS, Phase, View

LEE = (Phase.SWAP, Phase.EXHAUST)
GOING = {"captain": CAPTAIN, "overboard": SAILOR, "swing": SAILOR, "promote": SAILOR}  # by what is shown


class Shown(NamedTuple):
    """What is drawn for the moment of one step: a shot, a swing, a hit, a splash, a promotion."""

    kind: str
    seat: Seat  # whose ship `zone` is on
    zone: Zone
    target: Zone = 0  # on the other ship


class Stowed(NamedTuple):
    """A cycle card of the viewer in the lee, and where it comes from."""

    card: Card
    pile: str


@dataclass(frozen=True, slots=True)
class Facts:
    """What a scene knows besides the pieces."""

    board: Board
    round: int  # counted from 0
    plays: Cards  # the revealed cards by seat, while they are performed
    order: tuple[Seat, ...]  # in which they are performed; Wait is not
    promoting: tuple[Seat, ...]  # whose card has become a promotion
    queue: tuple[Task, ...]  # what is still to be performed of them
    ready: tuple[bool, ...]  # which seats have made a secret choice
    introductory: bool
    viewer: Seat  # whose cycle cards are known, or -1
    lee: Phase | None = None  # what is chosen between two rounds
    cycle: tuple[Stowed, ...] = ()  # the viewer's cycle cards in the lee
    shown: Shown | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a seat's plate shows."""

    cards: int
    pile: int
    discards: int
    exhausted: int
    crew: int
    cannons: int
    zones_lost: int
    zones_to_sink: int
    captain: bool  # on deck
    pawn: bool
    ready: bool
    open_hand: tuple[str, ...] = ()  # the tasks of the cards in hand, if all of them can be seen


@dataclass(frozen=True, slots=True)
class ShipRow:
    """What QML reads of a piece. It has one delegate for all of them, so what a piece lacks stays empty."""

    # Of a unit: where it stands among the others of its zone, or lies among those of the hold.
    zone: int = 0
    nth: int = 0  # among its kind in the zone, from 0
    sailors: int = 0
    captain: bool = False
    mast: bool = False
    toward: bool = False
    away: bool = False
    shown: str = ""  # what is drawn of it for the moment, and not the unit itself
    # Of a card face up: what it does.
    task: str = ""  # the name of its picture
    rank: int = 0  # its number in the order of tasks
    title: str = ""  # its name
    # Of a card in the hand: the own zones from which it would act, and the enemy zones that it would hit.
    reach_from: tuple[int, ...] = ()
    reach_to: tuple[int, ...] = ()
    reach_falls: tuple[str, ...] = ()  # and what would be removed there


NOTHING_TO_TELL = ShipRow()
ShipScene = Scene[Facts]


def scene_of(view: View, sealed: Mapping[Seat, str]) -> ShipScene:
    """What the viewer sees; a card chosen in secret is shown in front of its seat."""
    pieces = [piece for seat in SEATS for piece in (*_cards_of(view, seat, sealed), *_units_of(view, seat))]
    pieces += [zone_piece(seat, zone) for seat in SEATS for zone in ZONES]
    pieces.append(unit(PAWN, cards_spot(view.board.pawn, "pawn")))
    return Scene(tuple(pieces), _facts(view, sealed))


def _facts(view: View, sealed: Mapping[Seat, str]) -> Facts:
    lee = view.phase if view.phase in LEE else None
    return Facts(
        board=view.board,
        round=view.round,
        plays=view.revealed,
        order=tuple(_order(view)),
        promoting=tuple(seat for seat in SEATS if _is_promoting(view, seat)),
        queue=view.queue,
        ready=tuple(seat in sealed and view.phase is not Phase.PERFORM for seat in SEATS),
        introductory=view.options.introductory,
        viewer=MIDDLE if view.seat is None else view.seat,
        lee=lee,
        cycle=tuple(_cycle(view, view.seat)) if lee and view.seat is not None else (),
    )


def _order(view: View) -> Iterator[Seat]:
    """Who has performed a card comes before those that have still to do so."""
    waiting = [task.seat for task in view.queue]
    yield from (seat for seat, card in enumerate(view.revealed) if card != WAIT and seat not in waiting)
    yield from waiting


def _is_promoting(view: View, seat: Seat) -> bool:
    """Whether the revealed card of a seat is a promotion, performed or still to be performed."""
    if not view.revealed:
        return False
    done = any(
        each.seat == seat and each.decision.startswith(Action.PROMOTE)
        for each in view.course[-1].turns[-1].decisions
    )
    return done or Task(seat, Action.PROMOTE) in view.queue


def _cycle(view: View, seat: Seat) -> Iterator[Stowed]:
    """The cycle cards of a seat, in order; what lies nowhere else is in its draw pile."""
    left = cycle_of(view.options.introductory, view.exchange[seat])
    discards, played = Counter(view.discards[seat]), Counter(turn[seat] for turn in view.plays)
    piles = {
        "hand": without(view.hand, (WAIT,)),
        "discards": (discards & played).elements(),
        "swapped": (discards - played).elements(),
        "exhausted": view.exhausted,
    }
    found = [Stowed(card, pile) for pile, cards in piles.items() for card in cards]
    found += [Stowed(card, "pile") for card in without(left, tuple(stowed.card for stowed in found))]
    yield from sorted(found, key=lambda stowed: (CARD_FACES[stowed.card], stowed.pile))


# -- rows ----------------------------------------------------------------------------------------


def seat_rows(scene: ShipScene) -> tuple[SeatRow, ...]:
    """The rows of the plates, by seat."""
    return tuple(_seat_row(scene, seat) for seat in SEATS)


def _seat_row(scene: ShipScene, seat: Seat) -> SeatRow:
    aboard = [piece for piece in scene.pieces if piece.spot.seat == seat and zone_of(piece.spot)]
    kinds = [piece.kind for piece in aboard]
    return SeatRow(
        cards=len(scene.lying(cards_spot(seat, "hand"))),
        pile=len(scene.lying(cards_spot(seat, "pile"))),
        discards=len(scene.lying(cards_spot(seat, "discards"))),
        exhausted=len(scene.lying(cards_spot(seat, "exhausted"))),
        crew=kinds.count(SAILOR) + kinds.count(CAPTAIN),
        cannons=kinds.count(CANNON),
        zones_lost=kinds.count(WRECK),
        zones_to_sink=1 if scene.facts.introductory else ZONES_TO_SINK,
        captain=CAPTAIN in kinds,
        pawn=bool(scene.lying(cards_spot(seat, "pawn"))),
        ready=scene.facts.ready[seat],
        open_hand=tuple(CARDS[face].value for face in seen_faces(scene.lying(cards_spot(seat, "hand")))),
    )


def unit_row(piece: Piece, slot: int, scene: ShipScene) -> ShipRow:
    """Where a unit stands in its zone or lies in the hold; nothing for other pieces."""
    zone = zone_of(piece.spot)
    if not zone and piece.spot.area != "hold":
        return NOTHING_TO_TELL
    beside = scene.lying(piece.spot)
    kinds = [other.kind for other in beside]
    guns = [other.face for other in beside if other.kind == CANNON]
    nth = kinds[:slot].count(piece.kind)
    return ShipRow(
        zone=zone,
        nth=nth,
        sailors=kinds.count(SAILOR),
        captain=CAPTAIN in kinds,
        mast=MAST in kinds,
        toward=TOWARD in guns,
        away=AWAY in guns,
        shown=_shown_of(piece, scene.facts.shown) if nth == kinds.count(piece.kind) - 1 else "",
    )


def _shown_of(last: Piece, shown: Shown | None) -> str:
    """Return what is drawn of the last unit of its kind in a zone, which is the one that goes."""
    if shown is None or last.spot != zone_spot(shown.seat, shown.zone):
        return ""
    return shown.kind if GOING.get(shown.kind) == last.kind else ""


# -- cards ---------------------------------------------------------------------------------------


def _cards_of(view: View, seat: Seat, sealed: Mapping[Seat, str]) -> list[Piece]:
    """All cards of a seat: twelve, or ten in the introductory game."""
    if view.phase is Phase.EXHAUST:
        return _gathered(view, seat)
    own = seat == view.seat
    open_card = view.revealed[seat : seat + 1]
    hand, hidden = (view.hand, 0) if own else ((), view.hand_sizes[seat])
    played = [card_piece(cards_spot(seat, "chosen"), card) for card in open_card]
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


def _gathered(view: View, seat: Seat) -> list[Piece]:
    """To exhaust some, players take all cycle cards into the hand."""
    exchange = _open(seat, "exchange", view.exchange[seat])
    if seat != view.seat:
        closed = len(box_of(view.options.introductory)) - len(exchange)
        return [*_closed(seat, "hand", closed), *exchange]
    cycle = tuple(stowed.card for stowed in _cycle(view, seat))
    return [*_open(seat, "hand", ordered((WAIT, *cycle))), *exchange]


def _laid_down(seat: Seat, hand: Cards, hidden: int, move: str) -> tuple[Cards, int, list[Piece]]:
    spot = cards_spot(seat, "chosen")
    if not move:
        return hand, hidden - 1, [card_piece(spot)]
    place = hand.index(Card(move))
    return (*hand[:place], *hand[place + 1 :]), hidden, [card_piece(spot, Card(move))]


def _open(seat: Seat, pile: str, cards: Cards) -> list[Piece]:
    return [card_piece(cards_spot(seat, pile), card) for card in cards]


def _closed(seat: Seat, pile: str, count: int) -> list[Piece]:
    return [card_piece(cards_spot(seat, pile))] * count


def put_away(scene: ShipScene, viewer: Seat | None) -> ShipScene:
    """The scene after a turn: played cards are discarded, Wait goes back to the hand."""
    pieces = list(scene.pieces)
    for row, piece in enumerate(pieces):
        if piece.spot.area != "chosen":
            continue
        seat, card = piece.spot.seat, CARDS[piece.face]
        if card == WAIT:
            pieces[row] = card_piece(cards_spot(seat, "hand"), card if seat == viewer else None)
        else:
            discards = cards_spot(seat, "discards")
            pieces[row] = card_piece(discards, card, len(scene.lying(discards)))
    facts = replace(scene.facts, plays=(), order=(), promoting=(), queue=())
    return replace(scene, pieces=tuple(pieces), facts=facts)


def shuffled_away(scene: ShipScene) -> ShipScene:
    """The scene when a round is prepared: all cycle cards go face down onto the draw piles, Wait stays."""
    pieces = list(scene.pieces)
    for seat in SEATS:
        kept = _wait_row(scene, seat)
        for row, piece in enumerate(pieces):
            if piece.spot.seat == seat and piece.spot.area in ("hand", "discards") and row != kept:
                pieces[row] = card_piece(cards_spot(seat, "pile"))
    return replace(scene, pieces=tuple(pieces))


def _wait_row(scene: ShipScene, seat: Seat) -> int:
    """The row of the Wait in a hand, or of any card of a hand that is face down."""
    hand = [row for row, piece in enumerate(scene.pieces) if piece.spot == cards_spot(seat, "hand")]
    return next((row for row in hand if scene.pieces[row].face in (HIDDEN, CARD_FACES[WAIT])), -1)


# -- units ---------------------------------------------------------------------------------------


def _units_of(view: View, seat: Seat) -> list[Piece]:
    ship: Ship = view.board.ships[seat]
    hold = hold_spot(seat)
    captain = zone_spot(seat, ship.captain) if ship.captain else hold
    return [
        unit(CAPTAIN, captain),
        unit(MAST, zone_spot(seat, MAST_ZONE) if ship.mast else BOX),
        *(unit(SAILOR, zone_spot(seat, zone)) for zone in ship.sailors),
        *[unit(SAILOR, hold)] * ship.hold.sailors,
        *(unit(CANNON, zone_spot(seat, zone), TOWARD) for zone in ship.toward),
        *(unit(CANNON, zone_spot(seat, zone), AWAY) for zone in ship.away),
        *[unit(CANNON, hold)] * ship.hold.cannons,
        *(unit(WRECK, zone_spot(seat, zone)) for zone in ship.destroyed),
        *[unit(WRECK, BOX)] * (len(ZONES) - len(ship.destroyed)),
    ]
