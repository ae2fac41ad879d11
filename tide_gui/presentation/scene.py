"""The scene of a table for one viewer: which piece lies where, and how it gets to its next place."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, NamedTuple, Protocol

from tide_gui.presentation.score_rows import HandScore, SeatScore
from tide_gui.rules.game import Seat

HIDDEN = 0  # the face of a piece whose face the viewer may not see
MIDDLE: Seat = -1  # the seat of what lies in the middle


class Spot(NamedTuple):
    """A place where pieces lie together."""

    area: str
    seat: Seat = MIDDLE


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


@dataclass(frozen=True, slots=True)
class Scene:
    """All pieces; each keeps its index while it glides and turns. The rest is by seat.

    `taken` is what a seat took at the last reveal, 0 for nothing.
    """

    pieces: tuple[Piece, ...]
    out: tuple[bool, ...]
    scores: tuple[int, ...]
    taken: tuple[int, ...]

    def lying(self, spot: Spot) -> tuple[Piece, ...]:
        """The pieces of a spot, in their order."""
        return tuple(sorted((piece for piece in self.pieces if piece.spot == spot), key=_order))

    def slid(self, slides: Iterable[Slide]) -> "Scene":
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
    return max(rows, key=lambda row: (pieces[row].order, row))


def settled(before: Scene, truth: Scene) -> Scene:
    """The truth, with every piece that the viewer still sees in the row where it was."""
    rows: dict[int, Piece] = {}
    left = list(truth.pieces)
    for alike in (_itself, _seen, _spot, _kind):
        rows |= _found(before.pieces, rows, left, alike)
    return replace(truth, pieces=tuple(rows[row] for row in range(len(rows))))


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


class Pause(Enum):
    """How long a step is looked at before the next one."""

    AT_ONCE = auto()
    GLIDE = auto()
    REST = auto()
    REVEAL = auto()  # the cards lie open and ranked: here one may want to wait for a click
    SCORES = auto()  # a round is over: the score pad is shown
    END = auto()  # the game is over


@dataclass(frozen=True, slots=True)
class Step:
    """The next scene, the time for it, the sound of it."""

    scene: Scene
    pause: Pause
    sound: str = ""


class Presentation(Protocol):
    """How one game lies on the table."""

    def scene(self, view: Any, chosen: Mapping[Seat, str]) -> Scene:
        """What the viewer sees; `chosen` are the sealed choices, empty where the viewer may not know."""
        ...

    def boxed(self, scene: Scene) -> Scene:
        """The same table before anything was dealt."""
        ...

    def dealt(self, scene: Scene) -> tuple[Step, ...]:
        """From the box to this scene, as a game begins."""
        ...

    def chosen(self, scene: Scene, seat: Seat, move: str) -> Scene:
        """A seat laid its choice before it."""
        ...

    def unchosen(self, scene: Scene, seat: Seat, move: str) -> Scene:
        """It took the choice back."""
        ...

    def shown(self, event: Any, scene: Scene, after: Any) -> Iterator[Step]:
        """How the table comes from this scene to the one after the event; `after` is the view then."""
        ...

    def closed(self, scene: Scene, known: Scene) -> Scene:
        """A former moment without the faces that the table no longer shows."""
        ...

    def facts(self, scene: Scene) -> tuple[Any, ...]:
        """What the plates of the seats show."""
        ...

    def scores(self, view: Any) -> tuple[SeatScore, ...]:
        """The lines of the score pad, best seat first."""
        ...

    def hands(self, view: Any) -> tuple[HandScore, ...]:
        """Every dealt hand with what each seat made of it, when the game is over."""
        ...

    def leftovers(self, view: Any) -> tuple[int, ...]:
        """Open cards that nobody was dealt."""
        ...

    def opens(self, event: Any) -> bool:
        """Whether the log sets a heading before this event."""
        ...

    def withheld(self, event: Any, names: Sequence[str]) -> str:
        """What is told instead of an event that names cards which the table no longer shows; else empty."""
        ...

    def words(self, piece: Piece, slot: int, count: int, names: Sequence[str]) -> str:
        """A piece as a screen reader says it."""
        ...

    def note(self, piece: Piece, slot: int, scene: Scene) -> str:
        """What is written below a piece; empty for most."""
        ...

    def seat_words(self, name: str, player: str, facts: Any) -> str:
        """A seat as a screen reader says it."""
        ...

    def move(self, piece: Piece) -> str:
        """The choice that this piece stands for."""
        ...


def followed(
    presentation: Presentation, events: Iterable[Any], scene: Scene, after: Any
) -> Iterator[tuple[Any, tuple[Step, ...]]]:
    """Each event with its steps, one after the other."""
    for event in events:
        steps = tuple(presentation.shown(event, scene, after))
        scene = steps[-1].scene if steps else scene
        yield event, steps
