"""The scenes of Turn the Tide: its pieces on the table and the seat rows."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tide_gui.presentation.scene import HIDDEN, Piece, Scene
from tide_gui.presentation.turn_the_tide.pieces import (
    DECK,
    DOWN,
    OFFER,
    PLAYED,
    TIDE,
    UP,
    WEATHER,
    chosen,
    chosen_spot,
    hand_spot,
    in_hand,
    passing_rings_spot,
    played,
    put_aside,
    ring,
    rings_spot,
    tide_spot,
)
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, NO_TIDE, TIDES, Card
from tide_gui.rules.turn_the_tide.state import PlayedHand, View, totals


@dataclass(frozen=True, slots=True)
class Facts:
    """What a scene knows besides the pieces, by seat; `taken` is the tide of the last reveal, or 0."""

    out: tuple[bool, ...]
    scores: tuple[int, ...]
    taken: tuple[int, ...]
    leftovers: tuple[Card, ...] = ()  # known cards that were not dealt
    open_play: bool = False


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a seat's plate shows."""

    cards: int
    tide: int
    up: int
    down: int
    score: int
    afloat: bool
    highest: bool
    last_chance: bool  # afloat without a preserver left
    chosen: bool
    open_hand: tuple[int, ...] = ()  # the weather cards in hand, if they can be seen


TideScene = Scene[Facts]


def scene_of(view: View, sealed: Mapping[Seat, str]) -> TideScene:
    """What the viewer sees; `sealed` holds the choices made, empty where hidden from the viewer."""
    laid = {seat: card for seat, card in enumerate(view.laid) if card}
    laid |= {seat: int(move or HIDDEN) for seat, move in sealed.items()}
    seats = range(len(view.places))
    pieces = [piece for seat in seats for piece in _cards_of(view, seat, laid.get(seat))]
    pieces += _tides_of(view)
    for seat, place in enumerate(view.places):
        pieces += [ring(seat, UP)] * place.up + [ring(seat, DOWN)] * place.down
    out = tuple(not place.afloat for place in view.places)
    scores = totals(view.rounds, len(seats))
    facts = Facts(out, scores, _taken(view), view.leftovers, view.options.open_play)
    return Scene(tuple(pieces), facts)


def seat_rows(scene: TideScene) -> tuple[SeatRow, ...]:
    """The rows of the plates, by seat."""
    tides = [_showing(scene, seat) for seat in range(len(scene.facts.out))]
    highest = max(tides)
    return tuple(
        _seat_row(scene, seat, tide, highest=tide == highest > NO_TIDE) for seat, tide in enumerate(tides)
    )


def remembered(scene: TideScene, present: TideScene) -> TideScene:
    """A past scene, with the weather cards hidden that the present scene no longer shows.

    A card that another seat played in an earlier round stays hidden even if it is face up again now.
    """
    shown = set(map(_identity, present.pieces))
    pieces = tuple(
        piece._replace(face=HIDDEN, order=piece.order if piece.spot == PLAYED else 0)
        if piece.kind == WEATHER and _identity(piece) not in shown
        else piece
        for piece in scene.pieces
    )
    return replace(scene, pieces=pieces)


def _seat_row(scene: TideScene, seat: Seat, tide: int, *, highest: bool) -> SeatRow:
    spots = rings_spot(seat), passing_rings_spot(seat)
    rings = [piece.face for piece in scene.pieces if piece.spot in spots]
    afloat, hand = not scene.facts.out[seat], scene.lying(hand_spot(seat))
    return SeatRow(
        cards=len(hand),
        tide=tide,
        up=rings.count(UP),
        down=rings.count(DOWN),
        score=scene.facts.scores[seat],
        afloat=afloat,
        highest=highest,
        last_chance=afloat and UP not in rings,
        chosen=bool(scene.lying(chosen_spot(seat))),
        open_hand=tuple(piece.face for piece in hand if piece.face != HIDDEN),
    )


def _showing(scene: TideScene, seat: Seat) -> int:
    stack = scene.lying(tide_spot(seat))
    return stack[-1].face if stack else NO_TIDE


def _present_hands(view: View) -> tuple[PlayedHand, ...]:
    """The hands of the round on the table; after the game that is the last round."""
    return view.hands if view.offer else view.rounds[-1].hands


def _cards_of(view: View, seat: Seat, laid: Card | None) -> list[Piece]:
    """All twelve cards dealt to the seat in this round; `laid` is the card in front of it, or None."""
    *earlier, last = [hand.plays[seat] for hand in _present_hands(view)] or [None]
    lying = [put_aside(seat) for card in earlier if card]
    if last:
        lying.append(played(seat, last))
    if laid is not None:
        lying.append(chosen(seat, laid))
    if seat == view.seat:
        return lying + [in_hand(seat, card) for card in view.cards if card != laid]
    return lying + [in_hand(seat)] * (HANDS - len(lying))


def _tides_of(view: View) -> list[Piece]:
    stacks: list[list[int]] = [[] for _ in view.places]
    hands = _present_hands(view)
    for hand in hands:
        first, second, *_ = _ranked(hand)
        stacks[first].append(hand.offer[0])
        stacks[second].append(hand.offer[1])
    taken = [
        Piece(TIDE, tide_spot(seat), tide if view.places[seat].afloat else HIDDEN, height)
        for seat, stack in enumerate(stacks)
        for height, tide in enumerate(stack)
    ]
    offer = [Piece(TIDE, OFFER, tide, tide) for tide in view.offer or ()]
    deck = [Piece(TIDE, DECK)] * (len(TIDES) - len(taken) - len(offer))
    return deck + offer + taken


def _taken(view: View) -> tuple[int, ...]:
    hands = _present_hands(view)
    taken = [0] * len(view.places)
    if hands:
        first, second, *_ = _ranked(hands[-1])
        taken[first], taken[second] = hands[-1].offer
    return tuple(taken)


def _ranked(hand: PlayedHand) -> list[Seat]:
    """The seats by the card they played, the highest first."""
    return sorted(range(len(hand.plays)), key=lambda seat: hand.plays[seat] or 0, reverse=True)


def _identity(piece: Piece) -> tuple[str, Seat, Card]:
    """Identify a piece by kind, owner and face, whether it is in a hand, in front of a seat or played."""
    return piece.kind, max(piece.owner, piece.spot.seat), piece.face
