"""The presentation of Turning Tides, which brings its scenes, steps, rows and texts together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.hint_text import Judged
from tide_gui.presentation.optional_parts import OptionalParts
from tide_gui.presentation.pacing import Step
from tide_gui.presentation.presentation import Area, Discarded, Mark, Spread
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.score_rows import NoRow
from tide_gui.presentation.selection import Picks
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides.feats import feat_texts, feats
from tide_gui.presentation.turning_tides.first_times import occasions, sentences
from tide_gui.presentation.turning_tides.picks import MovePicks
from tide_gui.presentation.turning_tides.pieces import CARD, CARDS
from tide_gui.presentation.turning_tides.reach import reach_of
from tide_gui.presentation.turning_tides.results import EndFigures, EndRow
from tide_gui.presentation.turning_tides.scene import (
    NOTHING_TO_TELL,
    Facts,
    SeatRow,
    ShipRow,
    ShipScene,
    scene_of,
    seat_rows,
    unit_row,
)
from tide_gui.presentation.turning_tides.steps import opening, steps
from tide_gui.presentation.turning_tides.suggestion import Suggestions
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.presentation.turning_tides.words import MiddleRow, TableWords
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import Swap
from tide_gui.rules.turning_tides.events import Event
from tide_gui.rules.turning_tides.ships import ZONES
from tide_gui.rules.turning_tides.state import Move, Phase, View


class TurningTidesPresentation(OptionalParts):
    """Implements Presentation."""

    piece_row = ShipRow
    middle_row = MiddleRow
    seat_row = SeatRow
    score_row = NoRow
    detail_row = EndRow
    discards_lie_open = True

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self.text = TurningTidesText(translate)
        self.words = TableWords(self.text, translate)
        self.moves = MovePicks(self.text, translate)
        self.first_times = sentences(translate)
        self.suggestions = Suggestions(self.text, translate)
        self.end = EndFigures(self.text, translate)
        zone = translate("TurningTides", "zone {zone}")
        exchange = translate("TurningTides", "exchange cards")
        decks = (Area(f"deck-{number}", "") for number in ZONES)
        zones = (Area(f"zone-{number}", zone.format(zone=number), Spread.FAN) for number in ZONES)
        self.areas = (
            Area("chosen", translate("TurningTides", "played")),
            *decks,
            *zones,
            Area("hold", translate("TurningTides", "hold"), Spread.FAN),
            Area("discards", translate("TurningTides", "discards")),
            Area("pile", translate("TurningTides", "draw pile")),
            Area("exhausted", translate("TurningTides", "exhausted")),
            Area("pawn", translate("TurningTides", "initiative")),
            Area("exchange", exchange, Spread.FAN, beside_hand=True, only_to_choose=True),
            Area("hand", translate("TurningTides", "hand"), Spread.FAN),
        )

    def scene(self, view: View, sealed: Mapping[Seat, str]) -> ShipScene:
        return scene_of(view, sealed)

    def opening(self, scene: ShipScene) -> tuple[Step[Facts], ...]:
        return opening(scene)

    def steps(self, event: Event, scene: ShipScene, after: View) -> Iterator[Step[Facts]]:
        return steps(event, scene, after)

    def remembered(self, scene: ShipScene, present: ShipScene) -> ShipScene:  # noqa: ARG002
        """Keep the scene: whatever a player was shown stays public, and hands are never shown to others."""
        return scene

    def look(self, piece: Piece, slot: int, scene: ShipScene) -> ShipRow:
        """Where a unit stands, or what a card does and would reach."""
        if piece.kind != CARD:
            return unit_row(piece, slot, scene)
        if not piece.face:
            return NOTHING_TO_TELL
        facts, row = scene.facts, self.words.card_row(piece, scene.facts)
        if piece.spot.area != "hand":
            return row
        reach = reach_of(CARDS[piece.face], facts.board, piece.spot.seat, facts.introductory)
        targets = tuple(each.target for each in reach.strikes)
        return replace(row, reach_from=reach.own_zones, reach_to=targets)

    def middle(self, scene: ShipScene, names: Sequence[str]) -> MiddleRow:
        return self.words.middle(scene, names)

    def discards(self, scene: ShipScene, names: Sequence[str]) -> tuple[Discarded, ...]:
        return tuple(self.words.discards(scene, names))

    def chosen(self, pieces: Sequence[Piece]) -> str:
        return self.moves.chosen(pieces)

    def seats(self, scene: ShipScene) -> tuple[SeatRow, ...]:
        return seat_rows(scene)

    def marks(self, scene: ShipScene) -> tuple[Mark, ...]:
        """The goal of the introductory game, which differs from the usual one."""
        if not scene.facts.introductory:
            return ()
        goal = self.translate("TurningTides", "Goal: captain and 1 zone")
        detail = self.translate(
            "TurningTides",
            "Introductory game: remove the enemy captain and destroy one zone, in either order.",
        )
        return (Mark(goal, detail),)

    def is_out(self, scene: ShipScene, seat: Seat) -> bool:  # noqa: ARG002
        """No seat is ever out: a beaten ship ends the game."""
        return False

    def rounds(self, seats: int) -> int | None:  # noqa: ARG002
        """The game goes on until one ship is beaten."""
        return None

    def totals(self, view: View) -> tuple[tuple[int, ...], ...]:
        """The game has no points."""
        return ((),) * len(view.hand_sizes)

    def scores(self, view: View) -> tuple[NoRow, ...]:  # noqa: ARG002
        return ()

    def score_text(self, row: NoRow) -> str:  # noqa: ARG002
        return ""

    def details(self, view: View, events: Iterable[Event]) -> tuple[EndRow, ...]:
        return tuple(self.end.rows(view, events))

    def feats(self, events: Iterable[Event]) -> Iterator[Feat]:
        return feats(events)

    def feat_texts(self) -> Mapping[str, FeatText]:
        return feat_texts(self.translate)

    def picks(self, move: Move, view: View) -> Picks:
        return self.moves.of(move, view)

    def tour(self, view: View, choices: Sequence[Move]) -> Sequence[Move]:
        """What is pressed for in several ways; to the cards lead the arrow keys."""
        return () if view.phase is Phase.CHOOSE else [move for move in choices if move != Swap()]

    def suggestion(
        self,
        view: View,
        judged: Sequence[Judged[Move]],
        names: Sequence[str],  # noqa: ARG002
    ) -> tuple[str, ...]:
        return self.suggestions.sentences(view, judged)

    def pick(self, piece: Piece, actor: Seat) -> str:
        return self.moves.pick(piece, actor)

    def ground(self, piece: Piece, actor: Seat) -> str:
        return self.moves.ground(piece, actor)

    def private(self, view: View, choices: Sequence[Move]) -> bool:  # noqa: ARG002
        """Everybody may see how a card is performed."""
        return view.phase is not Phase.PERFORM

    def occasions(self, event: Event, earlier: Sequence[Event]) -> Iterator[str]:
        return occasions(event, earlier)

    def face_text(self, piece: Piece) -> str:
        return self.words.face(piece)

    def piece_words(self, piece: Piece, slot: int, scene: ShipScene, names: Sequence[str]) -> str:
        return self.words.piece(piece, slot, scene, names)

    def note(self, piece: Piece, slot: int, scene: ShipScene) -> str:
        return self.words.note(piece, slot, scene.facts)

    def tip(self, piece: Piece, slot: int, scene: ShipScene) -> str:  # noqa: ARG002
        """What a card in the hand would do now; elsewhere the words of the piece itself."""
        if piece.kind == CARD and piece.spot.area == "hand" and piece.face and not scene.facts.lee:
            return self.moves.outcomes.outlook(CARDS[piece.face], scene.facts, piece.spot.seat)
        return ""

    def seat_facts(self, row: SeatRow) -> Iterator[str]:
        return self.words.seat(row)
