"""What a game brings to be seen and played: one protocol for all of them. Nothing here knows Qt."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, TypeVar

from tide_gui.presentation.pacing import Step
from tide_gui.presentation.scene import Piece, Scene
from tide_gui.presentation.selection import Picks
from tide_gui.presentation.text import GameText
from tide_gui.rules.game import Seat

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
F = TypeVar("F")
R = TypeVar("R")
W = TypeVar("W")
D = TypeVar("D")


class Spread(StrEnum):
    """How the plain board lays out the pieces of a spot."""

    FAN = "fan"  # side by side, all of them seen
    PILE = "pile"  # one upon the other, the last one seen


@dataclass(frozen=True, slots=True)
class Area:
    """A kind of spot, as the plain board shows it: its name there, and how its pieces lie."""

    name: str
    words: str
    spread: Spread = Spread.PILE
    in_middle: bool = False  # it belongs to no seat


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that holds for the whole table, told in the bar above it; more of it where it is pressed."""

    words: str
    detail: str = ""


class Presentation(Protocol[V_contra, M_contra, E_contra, F, R, W, D]):
    """One game in scenes and words: V is its view, M its move, E its event, F the facts of its scenes.

    R, W and D are frozen dataclasses of the game's own: what the plate of a seat shows, what the score pad
    says of a seat, and a row of what the end page adds. Their fields are roles in QML.
    """

    seat_row: type[R]
    score_row: type[W]
    detail_row: type[D]
    areas: tuple[Area, ...]

    @property
    def text(self) -> GameText[V_contra, M_contra, E_contra]:
        """The words of the game."""
        ...

    # -- scenes ----------------------------------------------------------------------------------

    def scene(self, view: V_contra, sealed: Mapping[Seat, str]) -> Scene[F]:
        """What the viewer sees; `sealed` are the choices laid down, empty where the viewer may not know."""
        ...

    def opening(self, scene: Scene[F]) -> tuple[Step[F], ...]:
        """From the closed box to this scene, as a game begins."""
        ...

    def steps(self, event: E_contra, scene: Scene[F], after: V_contra) -> Iterator[Step[F]]:
        """How the table comes from this scene to the one after the event; `after` is the view then."""
        ...

    def remembered(self, scene: Scene[F], present: Scene[F]) -> Scene[F]:
        """A former moment without what the table no longer shows."""
        ...

    # -- what is shown beside the pieces ---------------------------------------------------------

    def seats(self, scene: Scene[F]) -> tuple[R, ...]:
        """What the plates of the seats show."""
        ...

    def marks(self, scene: Scene[F]) -> tuple[Mark, ...]:
        """What holds for the whole table."""
        ...

    def is_out(self, scene: Scene[F], seat: Seat) -> bool:
        """Whether a seat has no part in the rest of the round."""
        ...

    # -- scores ----------------------------------------------------------------------------------

    def rounds(self, seats: int) -> int | None:
        """How many rounds a game has; None where nobody knows."""
        ...

    def totals(self, view: V_contra) -> tuple[tuple[int, ...], ...]:
        """For each seat its total after each finished round; without any where no points are counted."""
        ...

    def scores(self, view: V_contra) -> tuple[W, ...]:
        """For each seat its figures of the last finished round; nothing before."""
        ...

    def score_text(self, row: W) -> str:
        """What a seat made of a round, in a few words."""
        ...

    def details(self, view: V_contra) -> tuple[D, ...]:
        """What the end page adds, when the game is over."""
        ...

    # -- choosing --------------------------------------------------------------------------------

    def picks(self, move: M_contra, view: V_contra) -> Picks:
        """What a person presses to make this move."""
        ...

    def pick(self, piece: Piece) -> str:
        """The key of the pick that this piece stands for; empty for none."""
        ...

    def private(self, view: V_contra, choices: Sequence[M_contra]) -> bool:
        """Whether the one who decides looks at something secret; else no curtain falls."""
        ...

    # -- words -----------------------------------------------------------------------------------

    def face_text(self, piece: Piece) -> str:
        """What the plain board writes on a piece; a hidden one shows its back."""
        ...

    def piece_words(self, piece: Piece, slot: int, count: int, names: Sequence[str]) -> str:
        """A piece as a screen reader says it; empty for one that is told with others."""
        ...

    def note(self, piece: Piece, slot: int, scene: Scene[F]) -> str:
        """What is written below a piece; empty for most."""
        ...

    def seat_facts(self, row: R) -> Iterator[str]:
        """What there is to say of a seat besides who sits there."""
        ...


AnyPresentation = Presentation[Any, Any, Any, Any, Any, Any, Any]


def followed(
    presentation: AnyPresentation, events: Iterable[Any], scene: Scene[Any], after: Any
) -> Iterator[tuple[Any, tuple[Step[Any], ...]]]:
    """Each event with its steps, one after the other."""
    for event in events:
        steps = tuple(presentation.steps(event, scene, after))
        scene = steps[-1].scene if steps else scene
        yield event, steps
