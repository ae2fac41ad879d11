"""A scene: which piece lies where for one viewer, and how pieces get to their next spots."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, TypeVar

from tide_gui.rules.game import Seat

F = TypeVar("F")

HIDDEN = 0  # the face of a piece whose face the viewer may not see
MIDDLE: Seat = -1  # the seat of what lies in the middle


class Spot(NamedTuple):
    """A place where pieces lie together."""

    area: str
    seat: Seat = MIDDLE


BOX = Spot("box")  # where a game comes from, and where goes what leaves the table


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece: what it is, where it lies, what the viewer sees of it.

    `order` sorts the pieces of one spot; of face-down pieces it says nothing.
    """

    kind: str
    spot: Spot
    face: int = HIDDEN
    order: int = 0
    owner: Seat = MIDDLE  # whose piece lies in the middle


@dataclass(frozen=True, slots=True)
class Slide:
    """One piece goes from spot to spot, or turns where it lies; of hidden pieces the last one goes."""

    kind: str
    source: Spot
    face: int
    to: Piece


class WrongScene(Exception):
    """A scene that breaks a rule of all scenes; the message names the pieces."""


@dataclass(frozen=True, slots=True)
class Scene(Generic[F]):
    """All pieces; each keeps its index while it glides and turns. The facts are the game's own."""

    pieces: tuple[Piece, ...]
    facts: F

    def lying(self, spot: Spot) -> tuple[Piece, ...]:
        """The pieces of a spot, in their order."""
        return tuple(sorted((piece for piece in self.pieces if piece.spot == spot), key=_order))

    def slid(self, slides: Iterable[Slide]) -> "Scene[F]":
        """The scene after some pieces moved, one after the other."""
        pieces = list(self.pieces)
        for slide in slides:
            pieces[_mover(pieces, slide)] = slide.to
        return replace(self, pieces=tuple(pieces))

    def slots(self) -> tuple[tuple[int, int], ...]:
        """For each piece its position in its spot, and how many lie there."""
        spots: dict[Spot, list[int]] = {}
        for row in sorted(range(len(self.pieces)), key=lambda row: self.pieces[row].order):
            spots.setdefault(self.pieces[row].spot, []).append(row)
        slots = [(0, 0)] * len(self.pieces)
        for rows in spots.values():
            for slot, row in enumerate(rows):
                slots[row] = slot, len(rows)
        return tuple(slots)


def _order(piece: Piece) -> int:
    return piece.order


def _mover(pieces: Sequence[Piece], slide: Slide) -> int:
    rows = [
        row
        for row, piece in enumerate(pieces)
        if piece.spot == slide.source and piece.face == slide.face and piece.kind == slide.kind
    ]
    if not rows:
        raise WrongScene(f"no {slide.kind} with the face {slide.face} lies at {slide.source}")
    return max(rows, key=lambda row: (pieces[row].order, row))


def boxed(scene: Scene[F]) -> Scene[F]:
    """With every piece still in the box."""
    return replace(scene, pieces=tuple(Piece(piece.kind, BOX) for piece in scene.pieces))


def settled(before: Scene[F], truth: Scene[F]) -> Scene[F]:
    """The truth, with every piece that the viewer still sees in the row where it was."""
    _check_same_pieces(before, truth)
    rows: dict[int, Piece] = {}
    left = list(truth.pieces)
    for alike in (_itself, _seen, _spot, _kind):
        rows |= _found(before.pieces, rows, left, alike)
    return replace(truth, pieces=tuple(rows[row] for row in range(len(rows))))


def _check_same_pieces(before: Scene[F], after: Scene[F]) -> None:
    """The number of pieces of each kind never changes: what leaves the table goes into a box."""
    for kind in dict.fromkeys(piece.kind for piece in (*before.pieces, *after.pieces)):
        had, has = (sum(piece.kind == kind for piece in scene.pieces) for scene in (before, after))
        if had != has:
            raise WrongScene(f"there were {had} pieces of the kind {kind!r}, and now there are {has}")


def _found(
    before: Sequence[Piece], taken: Mapping[int, Piece], left: list[Piece], alike: Callable[[Piece], object]
) -> dict[int, Piece]:
    """For rows that are not taken a piece that is alike; it goes from those that are left."""
    waiting: dict[object, list[Piece]] = {}
    for piece in reversed(left):
        waiting.setdefault(alike(piece), []).append(piece)
    found = {
        row: waiting[alike(piece)].pop()
        for row, piece in enumerate(before)
        if row not in taken and alike(piece) is not None and waiting.get(alike(piece))
    }
    left[:] = [piece for pieces in waiting.values() for piece in reversed(pieces)]
    return found


def _itself(piece: Piece) -> object:
    return piece


def _seen(piece: Piece) -> object:
    return (piece.kind, piece.face) if piece.face != HIDDEN else None


def _spot(piece: Piece) -> object:
    return piece.kind, piece.spot


def _kind(piece: Piece) -> object:
    return piece.kind
