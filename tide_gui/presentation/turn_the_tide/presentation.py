"""The presentation of Turn the Tide, which brings its scenes, steps, rows and texts together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.hint_text import Judged
from tide_gui.presentation.optional_parts import OptionalParts
from tide_gui.presentation.pacing import Step
from tide_gui.presentation.presentation import Area, Mark, Spread
from tide_gui.presentation.scene import Piece, Scene
from tide_gui.presentation.selection import Pick, Picks
from tide_gui.presentation.text import Translate, points_text
from tide_gui.presentation.turn_the_tide import scene as scenes
from tide_gui.presentation.turn_the_tide import scores as figures
from tide_gui.presentation.turn_the_tide.feats import feat_texts, feats
from tide_gui.presentation.turn_the_tide.first_times import occasions, sentences
from tide_gui.presentation.turn_the_tide.pieces import WEATHER
from tide_gui.presentation.turn_the_tide.scene import Facts, SeatRow, TideScene
from tide_gui.presentation.turn_the_tide.steps import opening, steps
from tide_gui.presentation.turn_the_tide.suggestion import Suggestions
from tide_gui.presentation.turn_the_tide.text import TurnTheTideText
from tide_gui.presentation.turn_the_tide.words import PieceWords
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import Card
from tide_gui.rules.turn_the_tide.events import Event
from tide_gui.rules.turn_the_tide.moves import Move
from tide_gui.rules.turn_the_tide.state import View


class TurnTheTidePresentation(OptionalParts):
    """Implements Presentation."""

    seat_row = SeatRow
    score_row = figures.ScoreRow
    detail_row = figures.HandRow

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self.text = TurnTheTideText(translate)
        self.words = PieceWords(translate)
        self.first_times = sentences(translate)
        self.suggestions = Suggestions(translate)
        self.areas = (
            Area("deck", translate("TurnTheTide", "tide deck"), in_middle=True),
            Area("offer", translate("TurnTheTide", "on offer"), Spread.FAN, in_middle=True),
            Area("played", translate("TurnTheTide", "played"), Spread.FAN, in_middle=True),
            Area("tide", translate("TurnTheTide", "tide")),
            Area("rings", translate("TurnTheTide", "preservers"), Spread.FAN),
            Area("chosen", translate("TurnTheTide", "chosen")),
            Area("pile", translate("TurnTheTide", "put aside")),
            Area("passing", translate("TurnTheTide", "hand on its way")),
            Area("passingRings", translate("TurnTheTide", "preservers on their way"), Spread.FAN),
            Area("hand", translate("TurnTheTide", "hand"), Spread.FAN),
        )

    def scene(self, view: View, sealed: Mapping[Seat, str]) -> TideScene:
        return scenes.scene_of(view, sealed)

    def opening(self, scene: TideScene) -> tuple[Step[Facts], ...]:
        return opening(scene)

    def steps(self, event: Event, scene: TideScene, after: View) -> Iterator[Step[Facts]]:
        return steps(event, scene, after)

    def remembered(self, scene: TideScene, present: TideScene) -> TideScene:
        return scenes.remembered(scene, present)

    def seats(self, scene: TideScene) -> tuple[SeatRow, ...]:
        return scenes.seat_rows(scene)

    def marks(self, scene: TideScene) -> tuple[Mark, ...]:
        if not scene.facts.leftovers:
            return ()
        detail = self.translate("TurnTheTide", "Left in the box: {cards}")
        cards = ", ".join(map(str, scene.facts.leftovers))
        return (Mark(self.translate("TurnTheTide", "Left in the box"), detail.format(cards=cards)),)

    def is_out(self, scene: TideScene, seat: Seat) -> bool:
        return scene.facts.out[seat]

    def rounds(self, seats: int) -> int:
        return seats

    def totals(self, view: View) -> tuple[tuple[int, ...], ...]:
        return figures.round_totals(view)

    def scores(self, view: View) -> tuple[figures.ScoreRow, ...]:
        return figures.score_rows(view)

    def score_text(self, row: figures.ScoreRow) -> str:
        text = self.translate("TurnTheTide", "{points}: kept {kept}, lowest tide {bonus}, out {penalty}")
        return text.format(
            points=points_text(row.points), kept=row.kept, bonus=row.bonus, penalty=row.penalty
        )

    def details(
        self,
        view: View,
        events: Iterable[Event],  # noqa: ARG002
    ) -> tuple[figures.HandRow, ...]:
        return figures.hand_rows(view)

    def feats(self, events: Iterable[Event]) -> Iterator[Feat]:
        return feats(events)

    def feat_texts(self) -> Mapping[str, FeatText]:
        return feat_texts(self.translate)

    def picks(self, move: Move, view: View) -> Picks:  # noqa: ARG002
        words = self.text.move(move)
        return Picks(
            (Pick(str(move), words),), self.translate("TurnTheTide", "Play {card}").format(card=words)
        )

    def suggestion(self, view: View, judged: Sequence[Judged[Card]], names: Sequence[str]) -> tuple[str, ...]:
        return self.suggestions.sentences(view, judged, names)

    def pick(self, piece: Piece, actor: Seat) -> str:
        in_reach = piece.kind == WEATHER and piece.spot in (("hand", actor), ("chosen", actor))
        return str(piece.face) if in_reach and piece.face else ""

    def private(self, view: View, choices: Sequence[Move]) -> bool:  # noqa: ARG002
        return True

    def occasions(self, event: Event, earlier: Sequence[Event]) -> Iterator[str]:
        return occasions(event, earlier)

    def face_text(self, piece: Piece) -> str:
        return self.words.face(piece)

    def piece_words(self, piece: Piece, slot: int, scene: TideScene, names: Sequence[str]) -> str:
        return self.words.piece(piece, slot, len(scene.lying(piece.spot)), names)

    def note(self, piece: Piece, slot: int, scene: Scene[Facts]) -> str:
        return self.words.note(piece, slot, scene)

    def tip(self, piece: Piece, slot: int, scene: Scene[Facts]) -> str:
        return self.words.tip(piece, slot, scene)

    def seat_facts(self, row: SeatRow) -> Iterator[str]:
        return self.words.seat(row)
