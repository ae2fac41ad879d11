"""The protocol through which every game is shown and played. Independent of Qt."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, TypeVar

from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.hint_text import Judged
from tide_gui.presentation.pacing import Step
from tide_gui.presentation.scene import Piece, Scene
from tide_gui.presentation.selection import Action, Picks
from tide_gui.presentation.text import GameText
from tide_gui.rules.game import Seat

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")
E_contra = TypeVar("E_contra", contravariant=True)
F = TypeVar("F")
R = TypeVar("R")
W = TypeVar("W")
D = TypeVar("D")
P = TypeVar("P")
T = TypeVar("T")


class Spread(StrEnum):
    """How the plain board lays out the pieces of a spot."""

    FAN = "fan"  # side by side, all visible
    PILE = "pile"  # stacked, only the top one visible


@dataclass(frozen=True, slots=True)
class Area:
    """A kind of spot on the plain board: its name, its label and how its pieces are laid out."""

    name: str
    words: str
    spread: Spread = Spread.PILE
    in_middle: bool = False  # belongs to no seat
    beside_hand: bool = False  # the arrow keys go on from the own hand to these pieces, at its left
    only_to_choose: bool = False  # they do so only while some of these pieces can be chosen


@dataclass(frozen=True, slots=True)
class Mark:
    """A label in the bar above the table, about the whole table; pressing it shows the detail."""

    words: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Sorting:
    """A way to sort the own hand."""

    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Discarded:
    """What a seat once played, for the sheet of the discards; lines with the same title belong together."""

    title: str
    seat: Seat
    words: str


class Presentation(Protocol[V_contra, M, E_contra, F, P, T, R, W, D]):
    """One game in scenes and words: V is its view, M its move, E its event, F the facts of its scenes.

    P, T, R, W and D are the game's own frozen dataclasses: a row for a piece, for the middle of the table,
    for a seat's plate, for a seat on the score pad, and for the details on the end page. Their fields are
    roles in QML.
    """

    piece_row: type[P]
    middle_row: type[T]
    seat_row: type[R]
    score_row: type[W]
    detail_row: type[D]
    areas: tuple[Area, ...]
    sortings: tuple[Sorting, ...]  # of the own hand, the usual one first; empty if there is only one
    first_times: Mapping[str, str]  # what is explained once: a sentence for each occasion
    discards_lie_open: bool  # everybody may look through the discards, also without the memory aid

    @property
    def text(self) -> GameText[V_contra, M, E_contra]: ...

    # -- scenes ----------------------------------------------------------------------------------

    def scene(self, view: V_contra, sealed: Mapping[Seat, str]) -> Scene[F]:
        """What the viewer sees; `sealed` holds the choices made, empty where hidden from the viewer."""
        ...

    def opening(self, scene: Scene[F]) -> tuple[Step[F], ...]:
        """The steps at the start of a game, from the closed box to this scene."""
        ...

    def steps(self, event: E_contra, scene: Scene[F], after: V_contra) -> Iterator[Step[F]]:
        """The steps of one event, starting from this scene; `after` is the view once all events are over."""
        ...

    def remembered(self, scene: Scene[F], present: Scene[F]) -> Scene[F]:
        """A past scene, with everything hidden that the present one no longer shows."""
        ...

    def look(self, piece: Piece, slot: int, scene: Scene[F]) -> P:
        """What the game's own board draws on a piece besides its face."""
        ...

    def sorted_hand(self, faces: Sequence[int], sorting: str) -> Sequence[int]:
        """The faces of the own hand in the order in which they lie."""
        ...

    # -- what is shown besides the pieces -------------------------------------------------------

    def middle(self, scene: Scene[F], names: Sequence[str]) -> T:
        """What the game's own board shows in the middle besides the pieces."""
        ...

    def seats(self, scene: Scene[F]) -> tuple[R, ...]:
        """The rows of the seat plates, by seat."""
        ...

    def marks(self, scene: Scene[F]) -> tuple[Mark, ...]: ...

    def discards(self, scene: Scene[F], names: Sequence[str]) -> tuple[Discarded, ...]:
        """What was played, in order; shown with the memory aid, or always if it lies open."""
        ...

    def is_out(self, scene: Scene[F], seat: Seat) -> bool:
        """Whether a seat is out for the rest of the round."""
        ...

    # -- scores ----------------------------------------------------------------------------------

    def rounds(self, seats: int) -> int | None:
        """How many rounds a game has; None if that is not fixed."""
        ...

    def totals(self, view: V_contra) -> tuple[tuple[int, ...], ...]:
        """For each seat its total after each finished round; empty tuples in a game without points."""
        ...

    def scores(self, view: V_contra) -> tuple[W, ...]:
        """For each seat its figures of the last finished round; empty before the first one ends."""
        ...

    def score_text(self, row: W) -> str:
        """A seat's result of a round in a few words."""
        ...

    def details(self, view: V_contra, events: Iterable[E_contra]) -> tuple[D, ...]:
        """The rows of details on the end page, after the game; `events` are those of the whole game."""
        ...

    def feats(self, events: Iterable[E_contra]) -> Iterable[Feat]:
        """What each seat did, for the statistics of people; `events` are those of the whole game."""
        ...

    def feat_texts(self) -> Mapping[str, FeatText]:
        """The words of all feats by key, in the order in which they are shown."""
        ...

    # -- choosing --------------------------------------------------------------------------------

    def picks(self, move: M, view: V_contra) -> Picks:
        """What the player presses to make this move."""
        ...

    def actions(self, view: V_contra, choices: Sequence[M]) -> tuple[Action, ...]:
        """The kinds of moves that have a button of their own, in order; a game of single cards has none."""
        ...

    def tour(self, view: V_contra, choices: Sequence[M]) -> Sequence[M]:
        """The moves that a key walks through, in order; of moves that look alike only one."""
        ...

    def purpose(self, piece: Piece, move: M) -> str:
        """What a picked piece is for in this move, in a word or two; empty where that is plain."""
        ...

    def chosen(self, pieces: Sequence[Piece]) -> str:
        """The picked pieces in words, while more may follow; empty in a game of single picks."""
        ...

    def suggestion(
        self, view: V_contra, judged: Sequence[Judged[M]], names: Sequence[str]
    ) -> tuple[str, ...]:
        """What an expert would do, in sentences: where room is short only the first one is shown.

        Empty in a game whose hints on the cards say it all.
        """
        ...

    def ranked(self, judged: Sequence[Judged[M]]) -> Sequence[Judged[M]]:
        """The moves as an expert prefers them; those that come to the same may be one, with all their shares.

        The suggestion names the first one, and its pieces are marked.
        """
        ...

    def pick(self, piece: Piece, actor: Seat) -> str:
        """The key of the pick that this piece represents for the acting seat, or an empty string."""
        ...

    def ground(self, piece: Piece, actor: Seat) -> str:
        """The key of the pick that the piece below this one represents; empty if it stands on none."""
        ...

    def private(self, view: V_contra, choices: Sequence[M]) -> bool:
        """Whether the deciding player sees something secret; if not, no curtain is needed."""
        ...

    # -- words -----------------------------------------------------------------------------------

    def occasions(self, event: E_contra, earlier: Sequence[E_contra]) -> Iterator[str]:
        """Keys of `first_times` that this event is an occasion for, the one that matters most first.

        `earlier` are the events of the same turn before it.
        """
        ...

    def face_text(self, piece: Piece) -> str:
        """What the plain board writes on a piece; hidden pieces show their back instead."""
        ...

    def piece_words(self, piece: Piece, slot: int, scene: Scene[F], names: Sequence[str]) -> str:
        """The screen reader's text for a piece; empty if another text already covers it."""
        ...

    def note(self, piece: Piece, slot: int, scene: Scene[F]) -> str:
        """The text below a piece; usually empty."""
        ...

    def tip(self, piece: Piece, slot: int, scene: Scene[F]) -> str:
        """The tool tip of a piece that is not plain; empty if it needs none."""
        ...

    def seat_facts(self, row: R) -> Iterator[str]:
        """Phrases that describe a seat, apart from its player."""
        ...


AnyPresentation = Presentation[Any, Any, Any, Any, Any, Any, Any, Any, Any]


def followed(
    presentation: AnyPresentation, events: Iterable[Any], scene: Scene[Any], after: Any
) -> Iterator[tuple[Any, tuple[Step[Any], ...]]]:
    """Yield each event with its steps; each event starts from the last scene of the one before."""
    for event in events:
        steps = tuple(presentation.steps(event, scene, after))
        scene = steps[-1].scene if steps else scene
        yield event, steps
