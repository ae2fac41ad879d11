"""The pieces on the phone of one seat; for those that it does not show nothing is made."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tide_gui.presentation.presentation import Area, Spread
from tide_gui.presentation.scene import MIDDLE, Piece, Spot
from tide_gui.presentation.table_text import owned_text
from tide_gui.rules.game import Seat
from tide_gui.ui.play.history import AnyScene, History
from tide_gui.ui.play.phone_state import ShownGroup, ShownPiece
from tide_gui.ui.play.picking import Picking

HAND = "hand"


class PhonePieces:
    """A scene as one seat sees it, and what it may press there at this moment."""

    def __init__(
        self, history: History, scene: AnyScene, seat: Seat, picking: Picking, keys: Sequence[str]
    ) -> None:
        """Take for each piece the key of the pick that it stands for; empty if it may not be pressed."""
        self._history, self._scene, self._seat, self._keys = history, scene, seat, keys
        self._first, self._fits, self._targets = picking.first(), picking.fits(), picking.targets()
        self._picked = picking.rows
        move = picking.whole_move()
        self._move = history.game.read(move) if move else None

    def hand(self) -> tuple[ShownPiece, ...]:
        """Return the own cards, in order."""
        return tuple(self._shown(row, slot) for slot, row in enumerate(self._rows(HAND, self._seat)))

    def groups(self) -> Iterator[ShownGroup]:
        """Yield what lies in the middle, at the other seats and before the own one, as far as it matters."""
        areas, seats = self._history.presentation.scenes.areas, range(len(self._history.names))
        grounds = {area.ground_of: area for area in areas if area.ground_of}
        for seat in (MIDDLE, *(seat for seat in seats if seat != self._seat), self._seat):
            for area in areas:
                if not area.ground_of:
                    yield from self._group(area, seat, grounds.get(area.name))

    def _group(self, area: Area, seat: Seat, ground: Area | None) -> Iterator[ShownGroup]:
        standing, placed = self._rows(ground.name, seat)[:1] if ground else (), self._placed(area, seat)
        if not standing and not self._matters([row for row, _ in placed], area, seat):
            return
        yield ShownGroup(
            area=area.name,
            words=self._area_words(area, seat),
            owner="" if seat == MIDDLE else self._history.names[seat],
            own=seat == self._seat,
            beside=area.beside_hand and seat == self._seat,
            pieces=_named_once([self._shown(row, slot) for row, slot in placed]),
            ground=self._shown(standing[0], 0) if standing else None,
        )

    def _placed(self, area: Area, seat: Seat) -> Sequence[tuple[int, int]]:
        """Return the pieces of a group with their places; of a pile the uppermost, and not the own hand."""
        if (area.name, seat) == (HAND, self._seat):
            return ()
        placed = [(row, slot) for slot, row in enumerate(self._rows(area.name, seat))]
        return placed[-1:] if area.spread is Spread.PILE else placed

    def _matters(self, rows: Sequence[int], area: Area, seat: Seat) -> bool:
        if area.only_to_choose:
            return any(self._keys[row] in self._first for row in rows)
        near = not area.aside and (seat in (MIDDLE, self._seat) or area.for_all)
        return any(near or self._can_press(row) for row in rows)

    def _can_press(self, row: int) -> bool:
        """Whether a press picks this piece or puts it back."""
        return self._keys[row] in self._fits or row in self._picked

    def _rows(self, area: str, seat: Seat) -> Sequence[int]:
        return self._scene.rows.get(Spot(area, seat), ())

    def _area_words(self, area: Area, seat: Seat) -> str:
        """Return the name of an area; before another seat also whose it is."""
        if seat in (MIDDLE, self._seat):
            return area.words
        return owned_text(self._history.names[seat], area.words, self._history.translate)

    def _shown(self, row: int, slot: int) -> ShownPiece:
        piece, scene, names = self._scene.pieces[row], self._scene, self._history.names
        scenes, words = self._history.presentation.scenes, self._history.presentation.words
        return ShownPiece(
            number=row,
            drawing=scenes.drawing(piece, slot, scene),
            label=words.face(piece) if piece.face else "",
            words=words.piece(piece, slot, scene, names),
            note=words.note(piece, slot, scene),
            by=names[piece.owner] if piece.owner != MIDDLE else "",
            pressable=bool(self._keys[row]),
            fits=self._can_press(row),
            picked=row in self._picked,
            target=self._keys[row] in self._targets,
            purpose=self._purpose(piece) if row in self._picked else "",
        )

    def _purpose(self, piece: Piece) -> str:
        choosing, move = self._history.presentation.choosing, self._move
        return "" if move is None else choosing.purpose(piece, move)


def _named_once(pieces: Sequence[ShownPiece]) -> tuple[ShownPiece, ...]:
    """Return the pieces with the name of who played several of them below the first one alone."""
    before = ("", *(piece.by for piece in pieces))
    return tuple(
        replace(piece, by="") if piece.by == by else piece for piece, by in zip(pieces, before, strict=False)
    )
