"""A scene: where each piece lies for one viewer, and how pieces move between spots."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from operator import attrgetter
from typing import Generic, NamedTuple, TypeVar

from tide_gui.rules.game import Seat

F = TypeVar("F")

_kind, _spot = attrgetter("kind"), attrgetter("kind", "spot")  # of a piece
HIDDEN = 0  # the face of a piece that the viewer may not see
MIDDLE: Seat = -1  # the seat of pieces in the middle of the table


class Spot(NamedTuple):
    """A place where pieces lie together."""

    area: str
    seat: Seat = MIDDLE


BOX = Spot("box")  # pieces start here, and return here when they leave the table


class Piece(NamedTuple):
    """One piece: its kind, its spot and the face that the viewer sees.

    `order` sorts the pieces of one spot; it must reveal nothing about face-down pieces.
    """

    kind: str
    spot: Spot
    face: int = HIDDEN
    order: int = 0
    owner: Seat = MIDDLE  # who played a piece in the middle


@dataclass(frozen=True, slots=True)
class Slide:
    """A piece moves to another spot or turns over in place; of several matching pieces, the last one."""

    kind: str
    source: Spot
    face: int
    to: Piece


class WrongScene(Exception):
    """A scene is inconsistent; the message names the pieces."""


@dataclass(frozen=True)
class Scene(Generic[F]):
    """All pieces, each with a constant index while it moves and turns, and the game's own facts."""

    pieces: tuple[Piece, ...]
    facts: F

    def lying(self, spot: Spot) -> tuple[Piece, ...]:
        """The pieces of a spot, in order."""
        return self.spots.get(spot, ())

    @cached_property
    def rows(self) -> Mapping[Spot, tuple[int, ...]]:
        """The rows of the pieces of each spot where any lie, in order."""
        orders, rows = [piece.order for piece in self.pieces], dict[Spot, list[int]]()
        for row in sorted(range(len(orders)), key=orders.__getitem__):
            rows.setdefault(self.pieces[row].spot, []).append(row)
        return {spot: tuple(lying) for spot, lying in rows.items()}

    @cached_property
    def spots(self) -> Mapping[Spot, tuple[Piece, ...]]:
        """The pieces of each spot where any lie, in order."""
        return {spot: tuple([self.pieces[row] for row in rows]) for spot, rows in self.rows.items()}

    def slid(self, slides: Iterable[Slide]) -> "Scene[F]":
        """The scene after these slides, applied in order."""
        pieces = list(self.pieces)
        for slide in slides:
            pieces[_mover(pieces, slide)] = slide.to
        return replace(self, pieces=tuple(pieces))

    def reordered(self, spot: Spot, faces: Sequence[int]) -> "Scene[F]":
        """The scene with the pieces of a spot in the order of these faces."""
        places: dict[int, list[int]] = {}
        for place, face in enumerate(faces):
            places.setdefault(face, []).insert(0, place)
        return replace(
            self,
            pieces=tuple(
                piece._replace(order=places[piece.face].pop()) if piece.spot == spot else piece
                for piece in self.pieces
            ),
        )

    def slots(self) -> tuple[tuple[int, int], ...]:
        """For each piece its position in its spot and the number of pieces there."""
        slots = [(0, 0)] * len(self.pieces)
        for rows in self.rows.values():
            for slot, row in enumerate(rows):
                slots[row] = slot, len(rows)
        return tuple(slots)


def _mover(pieces: Sequence[Piece], slide: Slide) -> int:
    rows = [
        row
        for row, piece in enumerate(pieces)
        if piece.spot == slide.source and piece.face == slide.face and piece.kind == slide.kind
    ]
    if not rows:
        raise WrongScene(f"no {slide.kind} with the face {slide.face} lies at {slide.source}")
    return max(rows, key=lambda row: (pieces[row].order, row))


def seen_faces(pieces: Sequence[Piece]) -> tuple[int, ...]:
    """The faces of these pieces, if all of them can be seen; else none."""
    faces = tuple(piece.face for piece in pieces)
    return () if HIDDEN in faces else faces


def boxed(scene: Scene[F]) -> Scene[F]:
    """Return the scene with every piece in the box, face down."""
    return replace(scene, pieces=tuple(Piece(piece.kind, BOX) for piece in scene.pieces))


def settled(before: Scene[F], truth: Scene[F]) -> Scene[F]:
    """Return `truth` with its pieces reordered so that each keeps its row from `before` where possible."""
    _check_same_pieces(before, truth)
    rows: dict[int, Piece] = {}
    remaining = list(truth.pieces)
    for match_key in (_itself, _seen, _spot, _kind):
        if remaining:
            rows |= _matched(before.pieces, rows, remaining, match_key)
    return replace(truth, pieces=tuple(rows[row] for row in range(len(rows))))


def opened(scene: Scene[F], seen: Sequence[Scene[F]]) -> Scene[F]:
    """Return the scene with the pieces of each seat as that seat saw them at that moment; `seen` is by seat.

    Of pieces that a seat has already put away in secret, nothing more is seen.
    """
    pieces = list(scene.pieces)
    for spot in {piece.spot for piece in scene.pieces if piece.spot.seat != MIDDLE}:
        rows = [row for row, piece in enumerate(scene.pieces) if piece.spot == spot]
        lying, own = [pieces[row] for row in rows], list(seen[spot.seat].lying(spot))
        found = _matched(lying, {}, own, _seen)
        for number, piece in (found | _matched(lying, found, own, _kind)).items():
            pieces[rows[number]] = piece
    return replace(scene, pieces=tuple(pieces))


def _check_same_pieces(before: Scene[F], after: Scene[F]) -> None:
    """The number of pieces of each kind never changes: pieces that leave the table go to the box."""
    had, has = (Counter(piece.kind for piece in scene.pieces) for scene in (before, after))
    for kind in had | has:
        if had[kind] != has[kind]:
            raise WrongScene(
                f"there were {had[kind]} pieces of the kind {kind!r}, and now there are {has[kind]}"
            )


def _matched(
    before: Sequence[Piece],
    assigned: Mapping[int, Piece],
    remaining: list[Piece],
    match_key: Callable[[Piece], object],
) -> dict[int, Piece]:
    """Assign pieces with an equal key to rows that have none yet, and remove them from `remaining`."""
    by_key: dict[object, list[Piece]] = {}
    for piece in reversed(remaining):
        by_key.setdefault(match_key(piece), []).append(piece)
    matched = {
        row: alike.pop()
        for row, piece in enumerate(before)
        if row not in assigned and (key := match_key(piece)) is not None and (alike := by_key.get(key))
    }
    remaining[:] = [piece for pieces in by_key.values() for piece in reversed(pieces)]
    return matched


def _itself(piece: Piece) -> object:
    return piece


def _seen(piece: Piece) -> object:
    return (piece.kind, piece.face) if piece.face != HIDDEN else None
