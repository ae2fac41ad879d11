"""The rows of the pieces, made from nothing but what is drawn."""

from collections import Counter
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from tide_gui.presentation.hint_text import NO_HINT, PieceHint
from tide_gui.presentation.scene import Piece
from tide_gui.rules.game import Seat, Weighed
from tide_gui.ui.models.table_rows import PieceRow
from tide_gui.ui.play.history import AnyScene, History


@dataclass(frozen=True, slots=True)
class Hinted:
    """The hints for the pieces of a seat, by the key of a pick; in a review also how many of each it used.

    Only a review writes on the pieces what they win: while a game is played, that is said in words.
    """

    seat: Seat | None = None
    pieces: Mapping[str, PieceHint] = field(default_factory=dict)
    used: Mapping[str, int] = field(default_factory=dict)
    weighed: Mapping[str, Weighed[Any]] = field(default_factory=dict)  # by written move, for the buttons


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is drawn: equal ones have equal rows."""

    scene: AnyScene
    keys: tuple[str, ...]  # for each piece the pick that it stands for; empty if it may not be pressed
    joins: AbstractSet[str]  # keys that can be added to the picks
    fits: AbstractSet[str]  # keys that can be picked now
    picked: tuple[int, ...]  # the numbers of the pieces
    targets: AbstractSet[str]  # keys of pieces that the moves with these picks would strike
    move: str  # the one move that the picks make, written; empty if they make none
    hinted: Hinted
    hint_keys: tuple[str, ...]  # for each piece the pick that it stands for in the hint; empty without one
    pointed: tuple[int, ...]  # the numbers of the pieces
    grounds: tuple[str, ...] = ()  # for each piece the pick of what lies below; empty while nobody chooses


def reviewed(scene: AnyScene, hinted: Hinted, keys: tuple[str, ...]) -> Drawn:
    """Return what is drawn of a past decision: nothing can be pressed."""
    nothing: frozenset[str] = frozenset()
    return Drawn(
        scene=scene,
        keys=("",) * len(keys),
        joins=nothing,
        fits=nothing,
        picked=(),
        targets=nothing,
        move="",
        hinted=hinted,
        hint_keys=keys,
        pointed=(),
    )


class PieceRows:
    """Describes each piece of one game."""

    def __init__(self, history: History) -> None:
        self._history = history

    def of(self, drawn: Drawn) -> Iterator[PieceRow]:
        """Yield a row for each piece."""
        presentation, scene = self._history.presentation, drawn.scene
        together = zip(scene.pieces, scene.slots(), drawn.keys, _hints(drawn), strict=True)
        for row, (piece, (slot, count), key, (hint, place, used)) in enumerate(together):
            picked = used or row in drawn.picked
            yield PieceRow(
                kind=piece.kind,
                face=piece.face,
                area=piece.spot.area,
                seat=piece.owner if piece.owner >= 0 else piece.spot.seat,
                slot=slot,
                count=count,
                label=presentation.words.face(piece) if piece.face else "",
                words=presentation.words.piece(piece, slot, scene, self._history.names),
                note=presentation.words.note(piece, slot, scene),
                tip=presentation.words.tip(piece, slot, scene),
                choosable=bool(key),
                fits=key in drawn.fits or picked,
                joins=key in drawn.joins,
                gives_way=bool(drawn.grounds) and drawn.grounds[row] in drawn.joins,
                picked=picked,
                target=key in drawn.targets,
                purpose=self._purpose(piece, drawn.move) if picked else "",
                share=hint.share(place),
                wins=_wins(hint, place, used=used) if drawn.hinted.used else -1,
                preferred=hint.is_first(place),
                hint=hint.text(place),
                pointed=row in drawn.pointed,
                own=presentation.scenes.look(piece, slot, scene),
            )

    def _purpose(self, piece: Piece, move: str) -> str:
        history = self._history
        return history.presentation.choosing.purpose(piece, history.game.read(move)) if move else ""


def _wins(hint: PieceHint, place: int, *, used: bool) -> int:
    """What a piece says; of equal ones that only make a move with others, those say it that a move uses."""
    told = used or hint.words or hint.share(place)
    return hint.wins if told and hint.wins is not None else -1


def _hints(drawn: Drawn) -> Iterator[tuple[PieceHint, int, bool]]:
    """Yield for each piece the hint, its place among equals, and whether the move that was made used it."""
    before, hinted = Counter[str](), drawn.hinted
    for piece, key in zip(drawn.scene.pieces, drawn.hint_keys, strict=True):
        concerned = bool(key) and piece.spot.seat == hinted.seat
        hint = hinted.pieces.get(key, NO_HINT) if concerned else NO_HINT
        yield hint, before[key], concerned and before[key] < hinted.used.get(key, 0)
        before[key] += 1
