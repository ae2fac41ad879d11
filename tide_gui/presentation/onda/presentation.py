"""The presentation of Onda, which brings its scenes, steps, rows and texts together."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tide_gui.presentation.onda import scene as scenes
from tide_gui.presentation.onda.scene import Facts, OndaScene, SeatRow
from tide_gui.presentation.onda.steps import opening, steps
from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.pacing import Step
from tide_gui.presentation.presentation import Area, Mark, Spread
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.selection import Pick, Picks
from tide_gui.presentation.text import Translate, points_text
from tide_gui.rules.game import Seat
from tide_gui.rules.onda import moves
from tide_gui.rules.onda.combinations import Card, Tide, suit_of, value_of
from tide_gui.rules.onda.events import Event
from tide_gui.rules.onda.state import ROUNDS, View, totals


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat's result of the last finished round."""

    points: int
    went_out: bool
    cards: int
    wilds: int


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A finished round with the points of every seat."""

    round: int
    points: tuple[int, ...]


class OndaPresentation:
    """Implements Presentation."""

    seat_row = SeatRow
    score_row = ScoreRow
    detail_row = RoundRow

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self.text = OndaText(translate)
        self.areas = (
            Area("laid", translate("Onda", "to beat"), Spread.FAN, in_middle=True),
            Area("trick", translate("Onda", "this trick"), Spread.FAN, in_middle=True),
            Area("discards", translate("Onda", "discards"), in_middle=True),
            Area("wilds", translate("Onda", "wilds"), Spread.FAN),
            Area("hand", translate("Onda", "hand"), Spread.FAN),
        )

    def scene(self, view: View, sealed: Mapping[Seat, str]) -> OndaScene:
        return scenes.scene_of(view, sealed)

    def opening(self, scene: OndaScene) -> tuple[Step[Facts], ...]:
        return opening(scene)

    def steps(self, event: Event, scene: OndaScene, after: View) -> Iterator[Step[Facts]]:
        return steps(event, scene, after)

    def remembered(self, scene: OndaScene, present: OndaScene) -> OndaScene:
        return scenes.remembered(scene, present)

    def seats(self, scene: OndaScene) -> tuple[SeatRow, ...]:
        return scenes.seat_rows(scene)

    def marks(self, scene: OndaScene) -> tuple[Mark, ...]:
        facts = scene.facts
        if facts.tide is Tide.HIGH:
            tide = self.translate("Onda", "High tide: higher beats")
        else:
            tide = self.translate("Onda", "Low tide: lower beats")
        if facts.blocked:
            turn = self.translate("Onda", "The tide was turned in this trick")
        else:
            turn = self.translate("Onda", "The tide may turn")
        bomb = self.translate("Onda", "Bomb: {bomb}").format(bomb=self.text.bomb(facts.bomb))
        if facts.bombed:
            bomb = self.translate("Onda", "The bomb was played")
        return Mark(tide), Mark(turn), Mark(bomb)

    def is_out(self, scene: OndaScene, seat: Seat) -> bool:  # noqa: ARG002
        """No seat leaves a round before it ends."""
        return False

    def rounds(self, seats: int) -> int:  # noqa: ARG002
        return ROUNDS

    def totals(self, view: View) -> tuple[tuple[int, ...], ...]:
        seats = len(view.inside)
        after = [totals(view.rounds[: count + 1], seats) for count in range(len(view.rounds))]
        return tuple(tuple(scores[seat] for scores in after) for seat in range(seats))

    def scores(self, view: View) -> tuple[ScoreRow, ...]:
        if not view.rounds:
            return ()
        return tuple(
            ScoreRow(result.points, result.went_out, len(result.hand), result.wilds)
            for result in view.rounds[-1]
        )

    def score_text(self, row: ScoreRow) -> str:
        if row.went_out:
            return self.translate("Onda", "{points}: went out").format(points=points_text(row.points))
        text = self.translate("Onda", "{points}: cards {cards}, wilds {wilds}")
        return text.format(points=points_text(row.points), cards=row.cards, wilds=row.wilds)

    def details(self, view: View) -> tuple[RoundRow, ...]:
        return tuple(
            RoundRow(number, tuple(result.points for result in results))
            for number, results in enumerate(view.rounds, start=1)
        )

    def picks(self, move: moves.Move, view: View) -> Picks:  # noqa: ARG002
        words = self.text.move(move)
        match move:
            case moves.Lay(cards=cards, wilds=wilds):
                keys = (*map(_key, cards), *map(_wild_key, wilds))
                text = words if move.bomb else self.translate("Onda", "Play {cards}")
                return Picks(tuple(map(Pick, keys)), _capital(text.format(cards=words)))
            case moves.HideWilds(cards):
                text = self.translate("Onda", "Put {cards}")
                return Picks(tuple(Pick(_key(card)) for card in cards), text.format(cards=words))
            case moves.TurnTide(wild):
                return Picks((Pick(_wild_key(wild)),), _capital(words))
            case moves.Decline() | moves.Pass():
                return Picks((), _capital(words))
            case _:
                raise ValueError(f"{move} is not a player's move")

    def pick(self, piece: Piece, actor: Seat) -> str:
        if not piece.face or piece.spot not in (("hand", actor), ("wilds", actor)):
            return ""
        return _wild_key(piece.face) if piece.spot.area == "wilds" else _key(piece.face)

    def private(self, view: View, choices: Sequence[moves.Move]) -> bool:  # noqa: ARG002
        """The player looks at the hand in every turn."""
        return True

    def face_text(self, piece: Piece) -> str:
        """The number comes first because in a fan the rest may be covered."""
        return f"{value_of(piece.face)}\n{self.text.suit(piece.face)}"

    def piece_words(self, piece: Piece, slot: int, count: int, names: Sequence[str]) -> str:
        if not piece.face:
            return ""
        card = self.text.card(piece.face)
        if piece.spot.area == "hand":
            text = self.translate("Onda", "{card}, {place} of {count}")
            return text.format(card=card, place=slot + 1, count=count)
        if piece.spot.area == "wilds":
            return self.translate("Onda", "wild {card}").format(card=card)
        return self.translate("Onda", "{card}, played by {name}").format(card=card, name=names[piece.owner])

    def note(self, piece: Piece, slot: int, scene: OndaScene) -> str:  # noqa: ARG002
        return ""

    def tip(self, piece: Piece, slot: int, scene: OndaScene) -> str:  # noqa: ARG002
        return ""

    def seat_facts(self, row: SeatRow) -> Iterator[str]:
        yield self.translate("Onda", "cards {cards}").format(cards=row.cards)
        yield self.translate("Onda", "wilds {wilds}").format(wilds=row.wilds)
        yield self.translate("Onda", "score {score}").format(score=points_text(row.score))
        if row.owner:
            yield self.translate("Onda", "to be beaten")
        if not row.inside:
            yield self.translate("Onda", "has passed")


def _key(card: Card) -> str:
    return f"{value_of(card)}{suit_of(card)}"


def _wild_key(card: Card) -> str:
    return f"+{_key(card)}"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
