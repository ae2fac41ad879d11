"""The picture of a table for one looker: which piece lies where, and how it gets to its next place."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, NamedTuple, Protocol

from tide_gui.faces.scores import HandScore, SeatScore
from tide_gui.rules.game import Seat

HIDDEN = 0  # the face of a piece whose face the looker may not see
MIDDLE: Seat = -1  # the seat of what lies in the middle


class Heap(NamedTuple):
    """A place where pieces lie together."""

    area: str
    seat: Seat = MIDDLE


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece: what it is, where it lies, what the looker sees of it.

    `order` sorts the pieces of one heap; of face-down pieces it says nothing.
    """

    kind: str
    heap: Heap
    face: int = HIDDEN
    order: int = 0
    owner: Seat = MIDDLE  # whose piece lies in the middle


@dataclass(frozen=True, slots=True)
class Slide:
    """One piece goes from heap to heap, or turns where it lies; of hidden pieces the last one goes."""

    kind: str
    source: Heap
    face: int
    to: Piece


@dataclass(frozen=True, slots=True)
class Picture:
    """All pieces; each keeps its index while it glides and turns. The rest is by seat.

    `taken` is what a seat took at the last reveal, 0 for nothing.
    """

    pieces: tuple[Piece, ...]
    out: tuple[bool, ...]
    scores: tuple[int, ...]
    taken: tuple[int, ...]

    def lying(self, heap: Heap) -> tuple[Piece, ...]:
        """The pieces of a heap, in their order."""
        return tuple(sorted((piece for piece in self.pieces if piece.heap == heap), key=_order))

    def slid(self, slides: Iterable[Slide]) -> "Picture":
        """The picture after some pieces moved, one after the other."""
        pieces = list(self.pieces)
        for slide in slides:
            pieces[_mover(pieces, slide)] = slide.to
        return replace(self, pieces=tuple(pieces))

    def slots(self) -> tuple[tuple[int, int], ...]:
        """For each piece its position in its heap, and how many lie there."""
        heaps: dict[Heap, list[int]] = {}
        for row in sorted(range(len(self.pieces)), key=lambda row: self.pieces[row].order):
            heaps.setdefault(self.pieces[row].heap, []).append(row)
        slots = [(0, 0)] * len(self.pieces)
        for rows in heaps.values():
            for slot, row in enumerate(rows):
                slots[row] = slot, len(rows)
        return tuple(slots)


def _order(piece: Piece) -> int:
    return piece.order


def _mover(pieces: Sequence[Piece], slide: Slide) -> int:
    rows = [
        row
        for row, piece in enumerate(pieces)
        if piece.heap == slide.source and piece.face == slide.face and piece.kind == slide.kind
    ]
    return max(rows, key=lambda row: (pieces[row].order, row))


def settled(before: Picture, truth: Picture) -> Picture:
    """The truth, with every piece that the looker still sees in the row where it was."""
    rows: dict[int, Piece] = {}
    left = list(truth.pieces)
    for alike in (_itself, _seen, _heap, _kind):
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


def _heap(piece: Piece) -> object:
    return piece.kind, piece.heap


def _kind(piece: Piece) -> object:
    return piece.kind


class Beat(Enum):
    """How long a step is looked at before the next one."""

    AT_ONCE = auto()
    GLIDE = auto()
    REST = auto()
    REVEAL = auto()  # the cards lie open and ranked: here one may want to wait for a click
    SCORES = auto()  # a round is over: the score pad is shown
    END = auto()  # the game is over


@dataclass(frozen=True, slots=True)
class Step:
    """The next picture, the time for it, the sound of it."""

    picture: Picture
    beat: Beat
    sound: str = ""


class Pictured(Protocol):
    """How one game lies on the table."""

    def picture(self, view: Any, chosen: Mapping[Seat, str]) -> Picture:
        """What the looker sees; `chosen` are the sealed choices, empty where the looker may not know."""
        ...

    def boxed(self, picture: Picture) -> Picture:
        """The same table before anything was dealt."""
        ...

    def dealt(self, picture: Picture) -> tuple[Step, ...]:
        """From the box to this picture, as a game begins."""
        ...

    def chosen(self, picture: Picture, seat: Seat, move: str) -> Picture:
        """A seat laid its choice before it."""
        ...

    def unchosen(self, picture: Picture, seat: Seat, move: str) -> Picture:
        """It took the choice back."""
        ...

    def shown(self, event: Any, picture: Picture, after: Any) -> Iterator[Step]:
        """How the table comes from this picture to the one after the event; `after` is the view then."""
        ...

    def closed(self, picture: Picture, known: Picture) -> Picture:
        """A former moment without the faces that the table no longer shows."""
        ...

    def facts(self, picture: Picture) -> tuple[Any, ...]:
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

    def note(self, piece: Piece, slot: int, picture: Picture) -> str:
        """What is written below a piece; empty for most."""
        ...

    def seat_words(self, name: str, player: str, facts: Any) -> str:
        """A seat as a screen reader says it."""
        ...

    def move(self, piece: Piece) -> str:
        """The choice that this piece stands for."""
        ...


def followed(
    pictured: Pictured, events: Iterable[Any], picture: Picture, after: Any
) -> Iterator[tuple[Any, tuple[Step, ...]]]:
    """Each event with its steps, one after the other."""
    for event in events:
        steps = tuple(pictured.shown(event, picture, after))
        picture = steps[-1].picture if steps else picture
        yield event, steps
