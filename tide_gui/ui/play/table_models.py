"""What is on the screen: fills the models of one session from scenes and rows."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from tide_gui.characters import CHARACTERS, PERSON
from tide_gui.presentation.pacing import SeatMoment
from tide_gui.presentation.piece_hints import hinted_offer
from tide_gui.presentation.player_text import character_text, kind_label, kind_of, seated_text
from tide_gui.presentation.presentation import Discarded, Mark
from tide_gui.presentation.scene import Piece, settled
from tide_gui.presentation.score_rows import Rank
from tide_gui.presentation.selection import Offer
from tide_gui.presentation.text import joined
from tide_gui.rules.game import Seat
from tide_gui.ui.models.log import LogModel
from tide_gui.ui.models.rows import RowsModel
from tide_gui.ui.models.table_rows import MomentRow, PieceRow, SeatRow
from tide_gui.ui.play.history import AnyScene
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.picking import Picking
from tide_gui.ui.play.piece_rows import Drawn, Hinted, PieceRows
from tide_gui.ui.play.playback import Seen
from tide_gui.ui.play.turn_flow import Phase

Shown = tuple[AnyScene, Seen]
ASKING = (Phase.HANDING, Phase.CHOOSING, Phase.WAITING)


class TableModels:
    """The models of one session; `owner` must outlive QML."""

    def __init__(self, game: OpenGame, picking: Picking, owner: QObject) -> None:
        presentation = game.history.presentation
        self._game, self._history, self._picking = game, game.history, picking
        self.scene = game.scene()
        self._seen: Seen = game.seen
        self._piece_rows, self.hinted, self.review_marks = PieceRows(game.history), Hinted(), Hinted()
        self._drawn: Drawn | None = None
        self.beside_hand = ""  # the area to which the arrow keys go on from the own hand
        self.pieces = RowsModel(PieceRow, presentation.scenes.piece_row, owner)
        self.seats = RowsModel(SeatRow, presentation.scenes.seat_row, owner)
        self.scores = RowsModel(Rank, presentation.scores.score_row, owner)
        self.details = RowsModel(presentation.scores.detail_row, parent=owner)
        self.middle = RowsModel(presentation.words.middle_row, parent=owner)
        self.marks, self.offers = RowsModel(Mark, parent=owner), RowsModel(Offer, parent=owner)
        self.moments = RowsModel(MomentRow, parent=owner)
        self.discards, self.log = RowsModel(Discarded, parent=owner), LogModel(owner)

    # -- pieces ----------------------------------------------------------------------------------

    @property
    def shown(self) -> Shown:
        """What `settle` draws again."""
        return self.scene, self._seen

    def settle(self, scene: AnyScene, seen: Seen = tuple) -> None:
        """Draw a scene that no step led to: pieces that are still visible keep their rows."""
        self.follow(settled(self.scene, scene), seen)
        self.redraw()

    def renew(self, scene: AnyScene, seen: Seen = tuple) -> None:
        """Draw for another viewer or for none: the rows are reset, so that none reveals its former piece."""
        self.follow(scene, seen)
        self._show(reset=True)

    def follow(self, scene: AnyScene, seen: Seen = tuple) -> None:
        """Take another scene of the same pieces without drawing it: the next one replaces it at once."""
        self.scene, self._seen = scene, seen

    def show_discards(self, *, opened: bool) -> None:
        """Fill the model of the discards, or empty it while nobody may look through them."""
        words, names = self._history.presentation.words, self._history.names
        self.discards.show(tuple(words.discards(self.scene, names)) if opened else ())

    def show_moment(self, moment: SeatMoment | None) -> None:
        """Fill the model with the moment, or empty it; each is a new row, which moves from its beginning."""
        words, names = self._history.presentation.words, self._history.names
        rows = (MomentRow(moment.kind, moment.seat, words.moment(moment, names)),) if moment else ()
        if rows != self.moments.rows:
            self.moments.renew(rows)

    def redraw(self) -> None:
        """Draw the scene for the same viewer, with the picks and hints of now: rows keep their pieces."""
        self._show(reset=False)

    def renew_words(self) -> None:
        """Describe the same scene in another language."""
        self._drawn = None
        self.redraw()

    def key_of(self, row: int) -> str:
        """Return the pick that a piece stands for; empty if the actor may not press it."""
        return self._key(self.scene.pieces[row]) if 0 <= row < len(self.scene.pieces) else ""

    def keys(self) -> list[str]:
        """Return for each row the pick that its piece stands for."""
        return list(map(self._key, self.scene.pieces))

    def own_cards(self, area: str = "hand") -> int:
        """Return the number of the viewer's face-up cards in this area."""
        viewer = self._game.flow.viewer
        return sum(row.area == area and row.seat == viewer and row.face > 0 for row in self.pieces.rows)

    def _show(self, *, reset: bool) -> None:
        drawn = self._to_draw()
        if reset:
            self.pieces.renew(list(self._piece_rows.of(drawn)))
        elif drawn != self._drawn:
            self.pieces.show(list(self._piece_rows.of(drawn)))
        self._drawn = drawn
        self.beside_hand = self._reached(drawn)
        presentation = self._history.presentation
        self.middle.show([presentation.words.middle(self.scene, self._history.names)])
        self.marks.show(presentation.words.marks(self.scene))
        self.offers.show(tuple(self._offers(drawn)) if self._game.flow.can_choose else ())

    def _offers(self, drawn: Drawn) -> Iterator[Offer]:
        presentation, weighed = self._history.presentation, drawn.hinted.weighed
        for offer in self._picking.offers(set(drawn.keys)):
            yield hinted_offer(presentation, offer, weighed, self._picking.selection.moves)

    def _reached(self, drawn: Drawn) -> str:
        """Return the area to which the arrow keys go on from the own hand; empty if there is none."""
        area = next((area for area in self._history.presentation.scenes.areas if area.beside_hand), None)
        if area is None or (area.only_to_choose and not self._begins_in(area.name, drawn.keys)):
            return ""
        return area.name

    def _begins_in(self, area: str, keys: Sequence[str]) -> bool:
        """Whether a move can begin with a piece of this area."""
        first, pieces = self._picking.first(), zip(self.scene.pieces, keys, strict=True)
        return any(piece.spot.area == area and key in first for piece, key in pieces)

    def _to_draw(self) -> Drawn:
        picking = self._picking
        hinted = self.review_marks if self._game.flow.looking_back else self.hinted
        return Drawn(
            scene=self._game.opened(self._sorted(), self._seen),
            keys=tuple(self.keys()),
            joins=picking.joins(),
            fits=picking.fits(),
            picked=picking.rows,
            targets=picking.targets() if self._game.flow.can_choose else frozenset(),
            move=picking.whole_move(),
            hinted=hinted,
            hint_keys=self._keys_of(hinted.seat),
            pointed=self._pointed(),
            grounds=self._grounds(),
        )

    def _grounds(self) -> tuple[str, ...]:
        picking, ground = self._picking, self._history.presentation.choosing.ground
        if picking.seat is None:
            return ()
        return tuple(ground(piece, picking.seat) for piece in self.scene.pieces)

    def _pointed(self) -> tuple[int, ...]:
        lesson = self._game.lesson
        if lesson is None:
            return ()
        return tuple(row for row, piece in enumerate(self.scene.pieces) if lesson.lights(piece))

    def _sorted(self) -> AnyScene:
        """Return the scene with the viewer's hand in the order that the player wants."""
        viewer = self._game.flow.viewer
        return (
            self.scene if viewer is None else self._game.hand_sorted(self.scene, viewer, self._game.sorting)
        )

    def _key(self, piece: Piece) -> str:
        """Return the pick that a piece of the actor stands for, while the actor may choose."""
        actor = self._picking.seat
        if not self._game.flow.can_choose or actor is None:
            return ""
        return self._history.presentation.choosing.pick(piece, actor)

    def _keys_of(self, seat: Seat | None) -> tuple[str, ...]:
        """Return for each piece the pick that it stands for if this seat chooses; empty ones for nobody."""
        pick, pieces = self._history.presentation.choosing.pick, self.scene.pieces
        return ("",) * len(pieces) if seat is None else tuple(pick(piece, seat) for piece in pieces)

    # -- seats and scores ------------------------------------------------------------------------

    def show_seats(self) -> None:
        flow = self._game.flow
        owing = flow.owing if flow.phase in ASKING else frozenset()
        rows = self._history.presentation.scenes.seats(self._game.opened(self.scene, self._seen))
        self.seats.show([self._seat_row(seat, row, due=seat in owing) for seat, row in enumerate(rows)])

    def _seat_row(self, seat: Seat, row: object, *, due: bool) -> SeatRow:
        translate, name = self._history.translate, self._history.names[seat]
        player, lesson = self._game.players[seat], self._game.lesson
        who = seated_text(name, player, translate)
        facts = tuple(self._history.presentation.words.seat(row))
        return SeatRow(
            seat=seat,
            name=name,
            player=who,
            kind_label=kind_label(kind_of(player), translate),
            character="" if player == PERSON else character_text(player, translate),
            portrait=player if player in CHARACTERS else "",
            person=player == PERSON,
            thinking=due and player != PERSON,
            due=due,
            pointed=lesson is not None and lesson.lights_seat(seat),
            facts=joined(facts, translate),
            words=joined((name, who, *facts), translate),
            own=row,
        )

    def show_scores(self) -> None:
        """Show the score pad and, after the game, the details of the end page."""
        self.scores.show(self._game.ranks())
        table, scores = self._game.table, self._history.presentation.scores
        view, outcome = table.view(None), table.outcome()
        events = self._history.events(table.record)
        self.details.show(tuple(scores.details(view, events)) if outcome else ())
