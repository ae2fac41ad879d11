"""What is on the screen: fills the models from scenes, lines and views."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from tide_gui.presentation.hint_text import CardHint
from tide_gui.presentation.player_text import PERSON, character_text, kind_label, kind_of, seated_text
from tide_gui.presentation.scene import Piece, Scene, settled
from tide_gui.rules.game import Seat
from tide_gui.ui.models.log import LogModel
from tide_gui.ui.models.pieces import PieceRow, PiecesModel, piece_rows
from tide_gui.ui.models.score_models import HandTableModel, ScoreRow, ScoresModel
from tide_gui.ui.models.seats import SeatRow, SeatsModel
from tide_gui.ui.play.history import History
from tide_gui.ui.play.turn_flow import Phase, TurnFlow

ASKING = (Phase.HANDING, Phase.CHOOSING, Phase.WAITING)
CHOOSABLE = ("hand", "chosen")
NO_HINT = CardHint(0, "")


class Screen:
    """The models of one session; their owner is a QObject that outlives QML."""

    def __init__(self, history: History, scene: Scene, flow: TurnFlow, owner: QObject) -> None:
        """Nothing is drawn yet."""
        self._history, self.scene, self._flow = history, scene, flow
        self._hinted: Seat | None = None
        self._hints: Mapping[str, CardHint] = {}
        self.pieces, self.seats, self.log = PiecesModel(owner), SeatsModel(owner), LogModel(owner)
        self.scores, self.hand_table = ScoresModel(owner), HandTableModel(owner)

    def draw(self, scene: Scene, flow: TurnFlow) -> None:
        """The same viewer sees another scene of the same pieces: rows keep what they stand for."""
        self.scene, self._flow = scene, flow
        self.pieces.show(self._piece_rows())

    def settle(self, truth: Scene, flow: TurnFlow) -> None:
        """The truth may have come by another way: pieces that are still seen keep their rows."""
        self.draw(settled(self.scene, truth), flow)

    def renew(self, scene: Scene, flow: TurnFlow) -> None:
        """Somebody else looks, or nobody: no row may tell what it stood for."""
        self.scene, self._flow = scene, flow
        self.pieces.renew(self._piece_rows())

    def hint(self, seat: Seat | None, hints: Mapping[str, CardHint]) -> None:
        """From the next scene on the cards of this seat say so, wherever it may choose one."""
        self._hinted, self._hints = seat, hints

    def own_cards(self) -> int:
        """The open cards in the hand of the viewer."""
        viewer = self._flow.viewer
        return sum(row.area == "hand" and row.seat == viewer and row.face > 0 for row in self.pieces.rows)

    def seat(self, players: Sequence[str], flow: TurnFlow) -> None:
        """The plates."""
        self._flow = flow
        self.seats.show(tuple(self._seat_rows(players)))

    def count(self, view: Any) -> None:
        """The score pad, and after the game the hand table."""
        names = self._history.names
        fields = ScoreRow.__dataclass_fields__.keys() - {"name"}
        rows = [
            ScoreRow(name=names[score.seat], **{field: getattr(score, field) for field in fields})
            for score in self._history.presentation.scores(view)
        ]
        self.scores.show(rows)
        self.hand_table.show(self._history.presentation.hands(view))

    def _piece_rows(self) -> list[PieceRow]:
        return piece_rows(self.scene, self._words, self._move, self._history.presentation.note, self._hint)

    def _words(self, piece: Piece, slot: int, count: int) -> str:
        return self._history.presentation.words(piece, slot, count, self._history.names)

    def _move(self, piece: Piece) -> str:
        """A card of the viewer that may be chosen now."""
        if not self._flow.can_choose or piece.spot.seat != self._flow.viewer:
            return ""
        return self._history.presentation.move(piece) if piece.spot.area in CHOOSABLE else ""

    def _hint(self, piece: Piece) -> CardHint:
        """What is said of a card in the hand of whoever asked, while they may choose it."""
        if piece.spot.area != "hand" or piece.spot.seat != self._hinted:
            return NO_HINT
        return self._hints.get(self._move(piece), NO_HINT)

    def _seat_rows(self, players: Sequence[str]) -> Iterator[SeatRow]:
        owing = self._flow.owing if self._flow.phase in ASKING else frozenset()
        for seat, facts in enumerate(self._history.presentation.facts(self.scene)):
            yield self._seat_row(seat, players[seat], facts, due=seat in owing)

    def _seat_row(self, seat: Seat, player: str, facts: Any, *, due: bool) -> SeatRow:
        say, name = self._history.translate, self._history.names[seat]
        told = seated_text(name, player, say)
        return SeatRow(
            seat=seat,
            name=name,
            player=told,
            kind_label=kind_label(kind_of(player), say),
            character="" if player == PERSON else character_text(player, say),
            person=player == PERSON,
            cards=facts.cards,
            tide=facts.tide,
            up=facts.up,
            down=facts.down,
            score=facts.score,
            afloat=facts.afloat,
            highest=facts.highest,
            last_chance=facts.last_chance,
            chosen=facts.chosen,
            thinking=due and player != PERSON,
            due=due,
            words=self._history.presentation.seat_words(name, told, facts),
        )
