"""The presentation of Onda, which brings its scenes, steps, rows and texts together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.hint_text import Judged
from tide_gui.presentation.onda import scene as scenes
from tide_gui.presentation.onda import scores as figures
from tide_gui.presentation.onda.feats import feat_texts, feats
from tide_gui.presentation.onda.first_times import occasions, sentences
from tide_gui.presentation.onda.picks import MovePicks, card_key, tour, wild_key
from tide_gui.presentation.onda.scene import Facts, OndaScene, SeatRow, WaveRow
from tide_gui.presentation.onda.sorting import BY_COMBINATIONS, BY_SUIT, BY_VALUE, sorted_hand
from tide_gui.presentation.onda.steps import opening, steps
from tide_gui.presentation.onda.suggestion import Suggestions, preferred
from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.onda.words import MiddleRow, TableWords
from tide_gui.presentation.optional_parts import OptionalParts
from tide_gui.presentation.pacing import Step
from tide_gui.presentation.presentation import Area, Discarded, Mark, Sorting, Spread
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.score_rows import DetailRow
from tide_gui.presentation.selection import Action, Picks
from tide_gui.presentation.text import Translate, points_text
from tide_gui.rules.game import Seat
from tide_gui.rules.onda import moves
from tide_gui.rules.onda.events import Event
from tide_gui.rules.onda.state import ROUNDS, View


class OndaPresentation(OptionalParts):
    """Implements Presentation."""

    piece_row = WaveRow
    middle_row = MiddleRow
    seat_row = SeatRow
    score_row = figures.ScoreRow
    detail_row = DetailRow

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self.text = OndaText(translate)
        self.words = TableWords(self.text, translate)
        self.moves = MovePicks(self.text, translate)
        self.first_times = sentences(translate)
        self.suggestions = Suggestions(self.text, translate)
        self.end = figures.EndFigures(translate)
        self.areas = (
            Area("laid", translate("Onda", "to beat"), Spread.FAN, in_middle=True),
            Area("trick", translate("Onda", "this trick"), Spread.FAN, in_middle=True),
            Area("discards", translate("Onda", "discards"), in_middle=True),
            Area("wilds", translate("Onda", "wilds"), Spread.FAN, beside_hand=True),
            Area("hand", translate("Onda", "hand"), Spread.FAN),
        )

        self.sortings = (
            Sorting(BY_VALUE, translate("Onda", "by value")),
            Sorting(BY_SUIT, translate("Onda", "by suit")),
            Sorting(BY_COMBINATIONS, translate("Onda", "by combinations")),
        )

    def scene(self, view: View, sealed: Mapping[Seat, str]) -> OndaScene:
        return scenes.scene_of(view, sealed)

    def opening(self, scene: OndaScene) -> tuple[Step[Facts], ...]:
        return opening(scene)

    def steps(self, event: Event, scene: OndaScene, after: View) -> Iterator[Step[Facts]]:
        return steps(event, scene, after)

    def remembered(self, scene: OndaScene, present: OndaScene) -> OndaScene:
        return scenes.remembered(scene, present)

    def look(self, piece: Piece, slot: int, scene: OndaScene) -> WaveRow:
        return scenes.wave_row(piece, slot, scene)

    def sorted_hand(self, faces: Sequence[int], sorting: str) -> Sequence[int]:
        return sorted_hand(faces, sorting)

    def middle(self, scene: OndaScene, names: Sequence[str]) -> MiddleRow:
        return self.words.middle(scene, names)

    def seats(self, scene: OndaScene) -> tuple[SeatRow, ...]:
        return scenes.seat_rows(scene)

    def marks(self, scene: OndaScene) -> tuple[Mark, ...]:  # noqa: ARG002
        """The middle of the table shows everything."""
        return ()

    def discards(self, scene: OndaScene, names: Sequence[str]) -> tuple[Discarded, ...]:
        return tuple(self.words.discards(scene, names))

    def is_out(self, scene: OndaScene, seat: Seat) -> bool:  # noqa: ARG002
        """No seat leaves a round before it ends."""
        return False

    def rounds(self, seats: int) -> int:  # noqa: ARG002
        return ROUNDS

    def totals(self, view: View) -> tuple[tuple[int, ...], ...]:
        return figures.round_totals(view)

    def scores(self, view: View) -> tuple[figures.ScoreRow, ...]:
        return figures.score_rows(view)

    def score_text(self, row: figures.ScoreRow) -> str:
        if row.reward:
            return self.translate("Onda", "{points}: went out").format(points=points_text(row.points))
        text = self.translate("Onda", "{points}: cards {cards}, wilds {wilds}")
        return text.format(points=points_text(row.points), cards=len(row.hand), wilds=row.wilds)

    def details(self, view: View, events: Iterable[Event]) -> tuple[DetailRow, ...]:
        return tuple(self.end.rows(view, events))

    def feats(self, events: Iterable[Event]) -> Iterator[Feat]:
        return feats(events)

    def feat_texts(self) -> Mapping[str, FeatText]:
        return feat_texts(self.translate)

    def picks(self, move: moves.Move, view: View) -> Picks:
        return self.moves.of(move, view)

    def actions(self, view: View, choices: Sequence[moves.Move]) -> tuple[Action, ...]:
        return self.moves.actions(view, choices)

    def tour(self, view: View, choices: Sequence[moves.Move]) -> Sequence[moves.Move]:
        return tour(view, choices)

    def purpose(self, piece: Piece, move: moves.Move) -> str:
        return self.moves.purpose(piece, move)

    def chosen(self, pieces: Sequence[Piece]) -> str:
        return self.words.chosen(pieces)

    def suggestion(
        self,
        view: View,
        judged: Sequence[Judged[moves.Move]],
        names: Sequence[str],  # noqa: ARG002
    ) -> tuple[str, ...]:
        return self.suggestions.sentences(view, judged)

    def ranked(self, judged: Sequence[Judged[moves.Move]]) -> Sequence[Judged[moves.Move]]:
        return preferred(judged)

    def pick(self, piece: Piece, actor: Seat) -> str:
        if not piece.face or piece.spot not in (("hand", actor), ("wilds", actor)):
            return ""
        return wild_key(piece.face) if piece.spot.area == "wilds" else card_key(piece.face)

    def private(self, view: View, choices: Sequence[moves.Move]) -> bool:  # noqa: ARG002
        """The player looks at the hand in every turn."""
        return True

    def occasions(self, event: Event, earlier: Sequence[Event]) -> Iterator[str]:
        return occasions(event, earlier)

    def face_text(self, piece: Piece) -> str:
        return self.words.face(piece)

    def piece_words(self, piece: Piece, slot: int, scene: OndaScene, names: Sequence[str]) -> str:
        return self.words.piece(piece, slot, len(scene.lying(piece.spot)), names)

    def note(self, piece: Piece, slot: int, scene: OndaScene) -> str:  # noqa: ARG002
        return ""

    def tip(self, piece: Piece, slot: int, scene: OndaScene) -> str:
        return self.words.tip(piece, slot, scene)

    def seat_facts(self, row: SeatRow) -> Iterator[str]:
        return self.words.seat(row)
