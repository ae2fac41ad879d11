"""What is on the screen: fills the models of one session from scenes and rows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject

from tide_gui.presentation.hint_text import NO_HINT, MoveHint
from tide_gui.presentation.player_text import PERSON, character_text, kind_label, kind_of, seated_text
from tide_gui.presentation.scene import HIDDEN, Piece, Spot, settled
from tide_gui.presentation.score_rows import Rank, ranking
from tide_gui.rules.game import Seat
from tide_gui.ui.models.game_rows import GameRowsModel, JoinedRow, ResultRow, SeatRow
from tide_gui.ui.models.log import LogModel
from tide_gui.ui.models.pieces import PieceRow, PiecesModel
from tide_gui.ui.models.table_rows import DiscardsModel, MarksModel, OffersModel
from tide_gui.ui.play.history import AnyScene, History
from tide_gui.ui.play.open_game import AnyTable
from tide_gui.ui.play.picking import Picking
from tide_gui.ui.play.turn_flow import Phase, TurnFlow

ASKING = (Phase.HANDING, Phase.CHOOSING, Phase.WAITING)


@dataclass(frozen=True, slots=True)
class Hinted:
    """The hints for the pieces of a seat, by the key of a pick."""

    seat: Seat | None = None
    pieces: Mapping[str, MoveHint] = field(default_factory=dict)


class TableModels:
    """The models of one session; `owner` must outlive QML."""

    def __init__(
        self,
        history: History,
        scene: AnyScene,
        flow: TurnFlow,
        picking: Picking,
        sorting: Callable[[], str],
        owner: QObject,
    ) -> None:
        """`sorting` returns how the player wants the own hand sorted."""
        presentation = history.presentation
        self._sorting = sorting
        self._history, self.scene, self._flow, self._picking = history, scene, flow, picking
        self.hinted = Hinted()
        self.pieces, self.log = PiecesModel(presentation.piece_row, owner), LogModel(owner)
        self.middle = GameRowsModel(presentation.middle_row, parent=owner)
        self.seats = GameRowsModel(SeatRow, presentation.seat_row, parent=owner)
        self.scores = GameRowsModel(Rank, ResultRow, presentation.score_row, parent=owner)
        self.details = GameRowsModel(presentation.detail_row, parent=owner)
        self.marks, self.offers = MarksModel(owner), OffersModel(owner)
        self.discards = DiscardsModel(owner)

    # -- pieces ----------------------------------------------------------------------------------

    def draw(self, scene: AnyScene, flow: TurnFlow) -> None:
        """Draw another scene of the same pieces for the same viewer: rows keep their pieces."""
        self._show(scene, flow, self.pieces.show)

    def settle(self, scene: AnyScene, flow: TurnFlow) -> None:
        """Draw a scene that no step led to: pieces that are still visible keep their rows."""
        self.draw(settled(self.scene, scene), flow)

    def renew(self, scene: AnyScene, flow: TurnFlow) -> None:
        """Draw for another viewer or for none: the rows are reset, so that none reveals its former piece."""
        self._show(scene, flow, self.pieces.renew)

    def show_discards(self, *, opened: bool) -> None:
        """Fill the model of the discards, or empty it while nobody may look through them."""
        history = self._history
        self.discards.show(history.presentation.discards(self.scene, history.names) if opened else ())

    def redraw(self) -> None:
        """Draw the same scene with other picks or hints."""
        self.draw(self.scene, self._flow)

    def key_of(self, row: int) -> str:
        """Return the pick that a piece stands for; empty if the actor may not press it."""
        return self._key(self.scene.pieces[row]) if 0 <= row < len(self.scene.pieces) else ""

    def keys(self) -> list[str]:
        """Return for each row the pick that its piece stands for."""
        return list(map(self._key, self.scene.pieces))

    def own_cards(self, area: str = "hand") -> int:
        """Return the number of the viewer's face-up cards in this area."""
        viewer = self._flow.viewer
        return sum(row.area == area and row.seat == viewer and row.face > 0 for row in self.pieces.rows)

    def _show(self, scene: AnyScene, flow: TurnFlow, show: Callable[[Sequence[JoinedRow]], None]) -> None:
        self.scene, self._flow = scene, flow
        keys = self.keys()
        show(list(self._piece_rows(keys)))
        self.middle.show([self._history.presentation.middle(scene)])
        self.marks.show(self._history.presentation.marks(scene))
        self.offers.show(self._picking.offers(set(keys)) if flow.can_choose else ())

    def _piece_rows(self, keys: Sequence[str]) -> Iterator[JoinedRow]:
        presentation, names, scene = self._history.presentation, self._history.names, self._sorted()
        fits, joins, picked = self._picking.fits(), self._picking.joins(), set(self._picking.rows)
        targets = self._picking.targets() if self._flow.can_choose else set()
        together = zip(scene.pieces, scene.slots(), keys, strict=True)
        for row, (piece, (slot, count), key) in enumerate(together):
            hint = self._hint(piece, key)
            general = PieceRow(
                kind=piece.kind,
                face=piece.face,
                area=piece.spot.area,
                seat=piece.owner if piece.owner >= 0 else piece.spot.seat,
                slot=slot,
                count=count,
                label=presentation.face_text(piece) if piece.face else "",
                words=presentation.piece_words(piece, slot, scene, names),
                note=presentation.note(piece, slot, scene),
                tip=presentation.tip(piece, slot, scene),
                choosable=bool(key),
                fits=key in fits or row in picked,
                joins=key in joins,
                picked=row in picked,
                target=key in targets,
                purpose=self._purpose(piece) if row in picked else "",
                share=hint.share,
                hint=hint.words,
            )
            yield JoinedRow(general, presentation.look(piece, slot, scene))

    def _sorted(self) -> AnyScene:
        """Return the scene with the viewer's hand in the order that the player wants."""
        presentation, viewer = self._history.presentation, self._flow.viewer
        if viewer is None or not presentation.sortings:
            return self.scene
        spot = Spot("hand", viewer)
        hand = [piece.face for piece in self.scene.lying(spot)]
        if HIDDEN in hand:
            return self.scene
        return self.scene.reordered(spot, presentation.sorted_hand(hand, self._sorting()))

    def _purpose(self, piece: Piece) -> str:
        move = self._picking.whole_move()
        history = self._history
        return history.presentation.purpose(piece, history.game.read(move)) if move else ""

    def _key(self, piece: Piece) -> str:
        """Return the pick that a piece of the actor stands for, while the actor may choose."""
        actor = self._picking.seat
        if not self._flow.can_choose or actor is None:
            return ""
        return self._history.presentation.pick(piece, actor)

    def _hint(self, piece: Piece, key: str) -> MoveHint:
        """Return the hint for a piece of the seat that asked, while it may be chosen."""
        if not key or piece.spot.seat != self.hinted.seat:
            return NO_HINT
        return self.hinted.pieces.get(key, NO_HINT)

    # -- seats and scores ------------------------------------------------------------------------

    def show_seats(self, players: Sequence[str], flow: TurnFlow) -> None:
        self._flow = flow
        owing = flow.owing if flow.phase in ASKING else frozenset()
        rows = self._history.presentation.seats(self.scene)
        self.seats.show(
            [
                JoinedRow(self._seat_row(seat, players[seat], row, due=seat in owing), row)
                for seat, row in enumerate(rows)
            ]
        )

    def _seat_row(self, seat: Seat, player: str, row: object, *, due: bool) -> SeatRow:
        translate, name = self._history.translate, self._history.names[seat]
        who = seated_text(name, player, translate)
        facts = tuple(self._history.presentation.seat_facts(row))
        return SeatRow(
            seat=seat,
            name=name,
            player=who,
            kind_label=kind_label(kind_of(player), translate),
            character="" if player == PERSON else character_text(player, translate),
            person=player == PERSON,
            thinking=due and player != PERSON,
            due=due,
            facts=", ".join(facts),
            words=", ".join((name, who, *facts)),
        )

    def show_scores(self, table: AnyTable) -> None:
        """Show the score pad and, after the game, the details of the end page."""
        view, outcome = table.view(None), table.outcome()
        presentation = self._history.presentation
        rows = presentation.scores(view)
        ranks = ranking(presentation.totals(view), outcome, self._history.names) if rows or outcome else ()
        self.scores.show([self._score_row(rank, rows) for rank in ranks])
        events = self._history.events(table.record)
        self.details.show(presentation.details(view, events) if outcome else ())

    def _score_row(self, rank: Rank, rows: Sequence[object]) -> JoinedRow:
        if not rows:
            return JoinedRow(rank, ResultRow(""))
        row = rows[rank.seat]
        return JoinedRow(rank, ResultRow(self._history.presentation.score_text(row)), row)
