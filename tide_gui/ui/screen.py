"""What is on the screen: fills the models from pictures, lines and views."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from tide_gui.faces.hints import CardHint
from tide_gui.faces.picture import Picture, Piece, settled
from tide_gui.faces.players import PERSON, character_told, seated_told, sort_of, sort_told
from tide_gui.rules.game import Seat
from tide_gui.ui.history import Telling
from tide_gui.ui.models.log import LogModel
from tide_gui.ui.models.pieces import PieceRow, PiecesModel, piece_rows
from tide_gui.ui.models.scores import HandTableModel, ScoreRow, ScoresModel
from tide_gui.ui.models.seats import SeatRow, SeatsModel
from tide_gui.ui.sitting import Phase, Sitting

ASKING = (Phase.HANDING, Phase.CHOOSING, Phase.WAITING)
CHOOSABLE = ("hand", "chosen")
NO_HINT = CardHint(0, "")


class Screen:
    """The models of one session; their owner is a QObject that outlives QML."""

    def __init__(self, telling: Telling, picture: Picture, sitting: Sitting, owner: QObject) -> None:
        """Nothing is drawn yet."""
        self._telling, self.picture, self._sitting = telling, picture, sitting
        self._hinted: Seat | None = None
        self._hints: Mapping[str, CardHint] = {}
        self.pieces, self.seats, self.log = PiecesModel(owner), SeatsModel(owner), LogModel(owner)
        self.scores, self.hand_table = ScoresModel(owner), HandTableModel(owner)

    def draw(self, picture: Picture, sitting: Sitting) -> None:
        """The same looker sees another picture of the same pieces: rows keep what they stand for."""
        self.picture, self._sitting = picture, sitting
        self.pieces.show(self._piece_rows())

    def settle(self, truth: Picture, sitting: Sitting) -> None:
        """The truth may have come by another way: pieces that are still seen keep their rows."""
        self.draw(settled(self.picture, truth), sitting)

    def renew(self, picture: Picture, sitting: Sitting) -> None:
        """Somebody else looks, or nobody: no row may tell what it stood for."""
        self.picture, self._sitting = picture, sitting
        self.pieces.renew(self._piece_rows())

    def hint(self, seat: Seat | None, hints: Mapping[str, CardHint]) -> None:
        """From the next picture on the cards of this seat say so, wherever it may choose one."""
        self._hinted, self._hints = seat, hints

    def own_cards(self) -> int:
        """The open cards in the hand of the looker."""
        looker = self._sitting.looker
        return sum(row.area == "hand" and row.seat == looker and row.face > 0 for row in self.pieces.rows)

    def seat(self, players: Sequence[str], sitting: Sitting) -> None:
        """The plates."""
        self._sitting = sitting
        self.seats.show(tuple(self._seat_rows(players)))

    def count(self, view: Any) -> None:
        """The score pad, and after the game the hand table."""
        names = self._telling.names
        fields = ScoreRow.__dataclass_fields__.keys() - {"name"}
        rows = [
            ScoreRow(name=names[score.seat], **{field: getattr(score, field) for field in fields})
            for score in self._telling.pictured.scores(view)
        ]
        self.scores.show(rows)
        self.hand_table.show(self._telling.pictured.hands(view))

    def _piece_rows(self) -> list[PieceRow]:
        return piece_rows(self.picture, self._words, self._move, self._telling.pictured.note, self._hint)

    def _words(self, piece: Piece, slot: int, count: int) -> str:
        return self._telling.pictured.words(piece, slot, count, self._telling.names)

    def _move(self, piece: Piece) -> str:
        """A card of the looker that may be chosen now."""
        if not self._sitting.can_choose or piece.heap.seat != self._sitting.looker:
            return ""
        return self._telling.pictured.move(piece) if piece.heap.area in CHOOSABLE else ""

    def _hint(self, piece: Piece) -> CardHint:
        """What is said of a card in the hand of whoever asked, while they may choose it."""
        if piece.heap.area != "hand" or piece.heap.seat != self._hinted:
            return NO_HINT
        return self._hints.get(self._move(piece), NO_HINT)

    def _seat_rows(self, players: Sequence[str]) -> Iterator[SeatRow]:
        owing = self._sitting.owing if self._sitting.phase in ASKING else frozenset()
        for seat, facts in enumerate(self._telling.pictured.facts(self.picture)):
            yield self._seat_row(seat, players[seat], facts, due=seat in owing)

    def _seat_row(self, seat: Seat, player: str, facts: Any, *, due: bool) -> SeatRow:
        say, name = self._telling.translate, self._telling.names[seat]
        told = seated_told(name, player, say)
        return SeatRow(
            seat=seat,
            name=name,
            player=told,
            sort=sort_told(sort_of(player), say),
            character="" if player == PERSON else character_told(player, say),
            person=player == PERSON,
            cards=facts.cards,
            tide=facts.tide,
            up=facts.up,
            down=facts.down,
            score=facts.score,
            afloat=facts.afloat,
            highest=facts.highest,
            lastChance=facts.last_chance,
            chosen=facts.chosen,
            thinking=due and player != PERSON,
            due=due,
            words=self._telling.pictured.seat_words(name, told, facts),
        )
