"""The presentation of Turning Tides, which brings its scenes, steps, rows and texts together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tide_gui.presentation.optional_parts import OptionalParts
from tide_gui.presentation.pacing import Step
from tide_gui.presentation.presentation import Area, Mark, Spread
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.score_rows import NoRow
from tide_gui.presentation.selection import Picks
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides.picks import MovePicks
from tide_gui.presentation.turning_tides.scene import Facts, SeatRow, ShipScene, scene_of, seat_rows
from tide_gui.presentation.turning_tides.steps import opening, steps
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.presentation.turning_tides.words import PieceWords
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.events import Event
from tide_gui.rules.turning_tides.ships import ZONES
from tide_gui.rules.turning_tides.state import Move, Phase, View


class TurningTidesPresentation(OptionalParts):
    """Implements Presentation."""

    seat_row = SeatRow
    score_row = NoRow
    detail_row = NoRow

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self.text = TurningTidesText(translate)
        self.words = PieceWords(self.text, translate)
        self.moves = MovePicks(self.text, translate)
        zone = translate("TurningTides", "zone {zone}")
        zones = (Area(f"zone-{number}", zone.format(zone=number), Spread.FAN) for number in ZONES)
        self.areas = (
            Area("played", translate("TurningTides", "played")),
            *zones,
            Area("hold", translate("TurningTides", "hold"), Spread.FAN),
            Area("exchange", translate("TurningTides", "exchange cards"), Spread.FAN),
            Area("discards", translate("TurningTides", "discards")),
            Area("pile", translate("TurningTides", "draw pile")),
            Area("exhausted", translate("TurningTides", "exhausted")),
            Area("pawn", translate("TurningTides", "initiative")),
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

    def seats(self, scene: ShipScene) -> tuple[SeatRow, ...]:
        return seat_rows(scene)

    def marks(self, scene: ShipScene) -> tuple[Mark, ...]:
        text = self.translate("TurningTides", "In contact: {zones}")
        return (Mark(text.format(zones=self.text.contact(scene.facts.offset))),)

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

    def details(self, view: View, events: Iterable[Event]) -> tuple[NoRow, ...]:  # noqa: ARG002
        return ()

    def picks(self, move: Move, view: View) -> Picks:  # noqa: ARG002
        return self.moves.of(move)

    def pick(self, piece: Piece, actor: Seat) -> str:
        return self.moves.pick(piece) if piece.spot.seat == actor else ""

    def private(self, view: View, choices: Sequence[Move]) -> bool:  # noqa: ARG002
        """Everybody may see how a card is performed."""
        return view.phase is not Phase.PERFORM

    def face_text(self, piece: Piece) -> str:
        return self.words.face(piece)

    def piece_words(self, piece: Piece, slot: int, count: int, names: Sequence[str]) -> str:
        return self.words.piece(piece, slot, count, names)

    def note(self, piece: Piece, slot: int, scene: ShipScene) -> str:  # noqa: ARG002
        return ""

    def tip(self, piece: Piece, slot: int, scene: ShipScene) -> str:  # noqa: ARG002
        return ""

    def seat_facts(self, row: SeatRow) -> Iterator[str]:
        return self.words.seat(row)
