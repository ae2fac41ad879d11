"""The scenes of Onda: its cards on the table and the seat rows."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from tide_gui.presentation.scene import BOX, HIDDEN, Piece, Scene, Spot, seen_faces
from tide_gui.rules.game import Seat
from tide_gui.rules.onda.combinations import DECK, Card, Cards, Kind, Tide, value_of
from tide_gui.rules.onda.moves import HAND, WILDS, HideWilds, Lay, read_move
from tide_gui.rules.onda.state import Course, Laid, Stage, Trick, View, is_turned, laid_in, passed_in

WAVE = "wave"
_TRICK = 10  # the order of a card in the middle: ten times the place of its combination, and its place there
LAID, TRICK, DISCARDS = Spot("laid"), Spot("trick"), Spot("discards")


@dataclass(frozen=True)
class Facts:
    """What a scene knows besides the cards."""

    tide: Tide
    bomb: int  # index into BOMBS
    trick: Trick
    finished: Course  # the tricks of this round before
    leader: Seat | None  # who led the trick or is about to; None between rounds
    shown: tuple[Cards, ...]  # by seat, the cards in its hand that everybody knows
    scores: tuple[int, ...]
    went_out: Seat | None  # who ended the round, until the next one begins

    @cached_property
    def laid(self) -> tuple[Laid, ...]:
        """The combinations of this trick; the last one is to be beaten."""
        return laid_in(self.trick)

    @property
    def to_beat(self) -> Laid | None:
        """The combination to beat, with its owner."""
        return self.laid[-1] if self.laid else None

    @property
    def bombed(self) -> bool:
        """Whether a bomb was laid in this trick."""
        return any(laid.lay.bomb for laid in self.laid)

    @property
    def blocked(self) -> bool:
        """Whether the tide was already turned in this trick."""
        return is_turned(self.trick)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a seat's plate shows."""

    cards: int
    wilds: int
    score: int
    inside: bool  # still in the trick
    leader: bool  # led this trick, or is about to
    owner: bool  # played the combination to beat
    went_out: bool  # ended the round
    part: str  # in the trick: "leads", "to-beat", "inside", "passed"; or "went-out", or empty between rounds
    open_hand: tuple[int, ...] = ()  # the cards in hand, if all of them can be seen


@dataclass(frozen=True, slots=True)
class WaveRow:
    """How a card was played, or that everybody knows it in a hand."""

    value: int = 0  # that a played wild stands for
    bomb: bool = False
    known: bool = False
    place: int = 0  # of its combination in the trick, from 1
    first: bool = False  # in its combination


PLAIN = WaveRow()
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
    return [Piece(WAVE, spot, card, _TRICK * place + at, seat) for at, (card, _) in enumerate(arranged(lay))]


def arranged(lay: Lay) -> list[tuple[Card, int]]:
    """The cards of a combination as they lie: each with the value it stands for if it is a wild, else 0."""
    combination = lay.combination
    if combination.kind is not Kind.RUN:
        return [(card, 0) for card in lay.cards] + [(card, combination.rank) for card in lay.wilds]
    values, wilds = {value_of(card): card for card in lay.cards}, list(lay.wilds)
    run = range(combination.rank - combination.size + 1, combination.rank + 1)
    return [(values[value], 0) if value in values else (wilds.pop(0), value) for value in run]


def values_laid(lay: Lay) -> list[int]:
    """The values of a combination in order, each wild with the one it stands for."""
    return [value or value_of(card) for card, value in arranged(lay)]


def wave_row(piece: Piece, slot: int, scene: OndaScene) -> WaveRow:
    """How a card lies there."""
    if piece.spot in (LAID, TRICK):
        place, at = divmod(piece.order, _TRICK)
        if not piece.face or place > len(scene.facts.laid):  # a trick that nobody remembers
            return WaveRow(place=place, first=at == 0)
        lay = scene.facts.laid[place - 1].lay
        return WaveRow(value=arranged(lay)[at][1], bomb=lay.bomb, place=place, first=at == 0)
    return WaveRow(known=True) if _is_known(piece, slot, scene) else PLAIN


def _is_known(piece: Piece, slot: int, scene: OndaScene) -> bool:
    """Whether everybody knows this card of a hand; of equal cards those that lie first."""
    if not piece.face or piece.spot.area != "hand":
        return False
    known = scene.facts.shown[piece.spot.seat].count(piece.face)
    return known > 0 and known > sum(other.face == piece.face for other in scene.lying(piece.spot)[:slot])


def seat_rows(scene: OndaScene) -> tuple[SeatRow, ...]:
    """The rows of the plates, by seat."""
    facts = scene.facts
    out = passed_in(facts.trick)
    return tuple(
        SeatRow(
            cards=len(scene.lying(hand_spot(seat))),
            wilds=len(scene.lying(wilds_spot(seat))),
            score=score,
            inside=seat not in out,
            leader=facts.leader == seat,
            owner=facts.to_beat is not None and facts.to_beat.seat == seat,
            went_out=facts.went_out == seat,
            part=_part(seat, facts, out),
            open_hand=seen_faces(scene.lying(hand_spot(seat))),
        )
        for seat, score in enumerate(facts.scores)
    )


def _part(seat: Seat, facts: Facts, out: Container[Seat]) -> str:
    if facts.went_out == seat:
        return "went-out"
    if facts.leader is None:
        return ""
    if seat in out:
        return "passed"
    if facts.to_beat is None:
        return "leads" if facts.leader == seat else "inside"
    return "to-beat" if facts.to_beat.seat == seat else "inside"


def remembered(scene: OndaScene, present: OndaScene) -> OndaScene:
    """A past scene, with the cards hidden that the present scene no longer shows.

    A card that turned the tide is seen while it was known: the log names it, too.
    """
    shown = set(map(_identity, present.pieces))
    pieces = tuple(
        piece._replace(face=HIDDEN, order=piece.order if piece.spot in (LAID, TRICK) else 0)
        if _identity(piece) not in shown and not _turned_the_tide(piece, scene)
        else piece
        for piece in scene.pieces
    )
    trick = scene.facts.trick
    if trick != present.facts.trick[: len(trick)]:
        trick = tuple(replace(action, lay=None) for action in trick)
    return Scene(pieces, replace(scene.facts, trick=trick, finished=()))


def _turned_the_tide(piece: Piece, scene: OndaScene) -> bool:
    """Whether everybody knew this card then, or one that looks the same."""
    return piece.spot.area in ("hand", "wilds") and piece.face in scene.facts.shown[piece.spot.seat]


def _identity(piece: Piece) -> tuple[Seat, Card]:
    """Identify a card by owner and face, whether it is held or played."""
    return max(piece.owner, piece.spot.seat), piece.face


def _facts(view: View) -> Facts:
    between = view.stage in (Stage.DEAL, Stage.OVER)
    trick = view.course[-1]
    return Facts(
        tide=view.tide,
        bomb=view.bomb,
        trick=trick,
        finished=view.course[:-1],
        leader=None if between else trick[0].seat if trick else view.mover,
        shown=view.shown,
        scores=view.totals,
        went_out=_went_out(view) if between else None,
    )


def _went_out(view: View) -> Seat | None:
    """Who ended the last round, if there was one."""
    results = view.rounds[-1] if view.rounds else ()
    return next((seat for seat, result in enumerate(results) if result.went_out), None)


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
