"""The scenes of Onda: its cards on the table and the seat rows."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tide_gui.presentation.scene import BOX, HIDDEN, Piece, Scene, Spot
from tide_gui.rules.game import Seat
from tide_gui.rules.onda.combinations import DECK, Card, Cards, Tide
from tide_gui.rules.onda.moves import HAND, WILDS, HideWilds, Lay, read_move
from tide_gui.rules.onda.state import Stage, View

WAVE = "wave"
LAID, TRICK, DISCARDS = Spot("laid"), Spot("trick"), Spot("discards")


@dataclass(frozen=True, slots=True)
class Facts:
    """What a scene knows besides the cards."""

    tide: Tide
    blocked: bool  # the tide was already turned in this trick
    bomb: int
    bombed: bool
    inside: tuple[bool, ...]
    scores: tuple[int, ...]
    to_beat: Lay | None
    owner: Seat | None  # who played `to_beat`


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a seat's plate shows."""

    cards: int
    wilds: int
    score: int
    inside: bool  # still in the trick
    owner: bool  # played the combination to beat


OndaScene = Scene[Facts]


def hand_spot(seat: Seat) -> Spot:
    """The cards in a seat's hand."""
    return Spot("hand", seat)


def wilds_spot(seat: Seat) -> Spot:
    """The wilds face down in front of a seat."""
    return Spot("wilds", seat)


def scene_of(view: View, sealed: Mapping[Seat, str]) -> OndaScene:
    """What the viewer sees; wilds already chosen in secret are shown in front of their seat."""
    seats = range(len(view.hand_counts))
    pieces = [piece for seat in seats for piece in _cards_of(view, seat, sealed.get(seat))]
    for place, laid in enumerate(view.trick, start=1):
        pieces += laid_cards(LAID if place == len(view.trick) else TRICK, laid.seat, laid.lay, place)
    out_of_play = len(DECK) - HAND * len(seats)
    dealt = view.stage in (Stage.WILDS, Stage.ACTION, Stage.BONUS) or bool(view.rounds)
    box = out_of_play if dealt else len(DECK)
    pieces += [Piece(WAVE, BOX)] * box
    pieces += [Piece(WAVE, DISCARDS)] * (len(DECK) - len(pieces))
    return Scene(tuple(pieces), _facts(view))


def laid_cards(spot: Spot, seat: Seat, lay: Lay, place: int) -> list[Piece]:
    """The cards of a combination in the middle; `place` orders the combinations of a trick."""
    cards = (*lay.cards, *lay.wilds)
    return [Piece(WAVE, spot, card, 10 * place + at, seat) for at, card in enumerate(cards)]


def seat_rows(scene: OndaScene) -> tuple[SeatRow, ...]:
    """The rows of the plates, by seat."""
    facts = scene.facts
    return tuple(
        SeatRow(
            cards=len(scene.lying(hand_spot(seat))),
            wilds=len(scene.lying(wilds_spot(seat))),
            score=facts.scores[seat],
            inside=inside,
            owner=facts.owner == seat,
        )
        for seat, inside in enumerate(facts.inside)
    )


def remembered(scene: OndaScene, present: OndaScene) -> OndaScene:
    """A past scene, with the cards hidden that the present scene no longer shows."""
    shown = set(map(_identity, present.pieces))
    pieces = tuple(
        replace(piece, face=HIDDEN, order=piece.order if piece.spot in (LAID, TRICK) else 0)
        if _identity(piece) not in shown
        else piece
        for piece in scene.pieces
    )
    to_beat = scene.facts.to_beat if scene.facts.to_beat == present.facts.to_beat else None
    return Scene(pieces, replace(scene.facts, to_beat=to_beat))


def _identity(piece: Piece) -> tuple[Seat, Card]:
    """Identify a card by owner and face, whether it is held or played."""
    return max(piece.owner, piece.spot.seat), piece.face


def _facts(view: View) -> Facts:
    last = view.trick[-1] if view.trick else None
    return Facts(
        tide=view.tide,
        blocked=view.blocked,
        bomb=view.bomb,
        bombed=view.bombed,
        inside=view.inside,
        scores=view.totals,
        to_beat=last.lay if last else None,
        owner=last.seat if last else None,
    )


def _cards_of(view: View, seat: Seat, sealed: str | None) -> list[Piece]:
    """A seat's hand and wilds; between rounds what was left of them."""
    if view.stage in (Stage.DEAL, Stage.OVER):
        return _left_over(view, seat)
    own = seat == view.seat
    known = view.hand if own else view.shown[seat]
    hidden = view.hand_counts[seat] - len(known)
    wilds = view.wilds if own else ()
    closed = view.wild_counts[seat] - len(wilds)
    if sealed is not None and view.stage is Stage.WILDS:
        known, hidden, wilds, closed = _put_down(known, hidden, sealed)
    return [
        *face_up(hand_spot(seat), known),
        *[Piece(WAVE, hand_spot(seat))] * hidden,
        *face_up(wilds_spot(seat), wilds),
        *[Piece(WAVE, wilds_spot(seat))] * closed,
    ]


def face_up(spot: Spot, cards: Iterable[Card]) -> list[Piece]:
    """Cards that the viewer sees, in order."""
    return [Piece(WAVE, spot, card, card) for card in cards]


def _put_down(known: Cards, hidden: int, sealed: str) -> tuple[Cards, int, Cards, int]:
    """Known hand, hidden hand, known wilds and hidden wilds of a seat that has chosen its wilds.

    `sealed` is the choice, empty where it is hidden from the viewer.
    """
    if not sealed:
        return known, hidden - WILDS, (), WILDS
    move = read_move(sealed)
    wilds = move.cards if isinstance(move, HideWilds) else ()
    left = Counter(known) - Counter(wilds)
    return tuple(sorted(left.elements())), hidden, wilds, 0


def _left_over(view: View, seat: Seat) -> list[Piece]:
    if not view.rounds:
        return []
    result = view.rounds[-1][seat]
    return [*face_up(hand_spot(seat), result.hand), *[Piece(WAVE, wilds_spot(seat))] * result.wilds]
