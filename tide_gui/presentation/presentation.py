"""The parts of a presentation, through which every game is shown and played. Independent of Qt.

A game inherits from each part and overrides what it has. The views, moves, events, facts and rows are its own
frozen dataclasses.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice
from types import MappingProxyType
from typing import Any

from tide_gui.presentation.drawing import Drawing
from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.hint_text import by_preference
from tide_gui.presentation.pacing import Pause, Step
from tide_gui.presentation.scene import Piece, Scene, boxed
from tide_gui.presentation.score_rows import NoRow
from tide_gui.presentation.selection import Action, Picks
from tide_gui.presentation.traits import Trait, TraitText
from tide_gui.rules.game import Seat, Weighed


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
    ground_of: str = ""  # the area whose pieces stand on this one's piece, such as the planks of a zone
    aside: bool = False  # where room is short, only shown while a piece can be chosen
    for_all: bool = False  # where room is short, not of the own seat alone


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


class Scenes(ABC):
    """What lies where, and how the table gets from scene to scene.

    The fields of the row types are roles in QML.
    """

    areas: tuple[Area, ...]
    sortings: tuple[Sorting, ...] = ()  # of the own hand, the usual one first; empty if there is only one
    piece_row: type[Any] = NoRow
    seat_row: type[Any] = NoRow

    @abstractmethod
    def scene(self, view: Any, sealed: Mapping[Seat, str]) -> Scene[Any]:
        """What the viewer sees; `sealed` holds the choices made, empty where hidden from the viewer."""

    def opening(self, scene: Scene[Any]) -> tuple[Step[Any], ...]:
        """The steps at the start of a game, from the closed box to this scene."""
        return Step(boxed(scene), Pause.NONE), Step(scene, Pause.GLIDE, "deal")

    @abstractmethod
    def steps(self, event: Any, scene: Scene[Any], after: Any) -> Iterator[Step[Any]]:
        """The steps of one event, starting from this scene; `after` is the view once all events are over."""

    @abstractmethod
    def seats(self, scene: Scene[Any]) -> tuple[Any, ...]:
        """The rows of the seat plates, by seat."""

    def hesitation(self, view: Any, seat: Seat) -> Pause:
        """How long a bot on this seat hesitates, one of HESITATIONS: the weightier its decision, the longer.

        Everybody sees that, so `view` is that of an onlooker, who knows nothing secret.
        """
        return Pause.BREATH

    def remembered(self, scene: Scene[Any], present: Scene[Any]) -> Scene[Any]:
        """A past scene, with everything hidden that the present one no longer shows."""
        return scene

    def look(self, piece: Piece, slot: int, scene: Scene[Any]) -> Any:
        """What the game's own board draws on a piece besides its face."""
        return NoRow()

    def drawing(self, piece: Piece, slot: int, scene: Scene[Any]) -> Drawing | None:
        """How a piece looks where QML does not draw it; None for a card with its text on it."""
        return None

    def sorted_hand(self, faces: Sequence[int], sorting: str) -> Sequence[int]:
        """The faces of the own hand in the order in which they lie."""
        return faces

    def is_out(self, scene: Scene[Any], seat: Seat) -> bool:
        """Whether a seat is out for the rest of the round."""
        return False


class Choosing(ABC):
    """How a person makes a move."""

    @abstractmethod
    def picks(self, move: Any, view: Any) -> Picks:
        """What the player presses to make this move."""

    def foretold(self, move: Any, view: Any, names: Sequence[str]) -> str:
        """What the move brings somebody, by name, in place of the outcome of its picks; empty for nobody."""
        return ""

    @abstractmethod
    def pick(self, piece: Piece, actor: Seat) -> str:
        """The key of the pick that this piece represents for the acting seat, or an empty string."""

    def ground(self, piece: Piece, actor: Seat) -> str:
        """The key of the pick that the piece below this one represents; empty if it stands on none."""
        return ""

    def actions(self, view: Any, choices: Sequence[Any]) -> tuple[Action, ...]:
        """The kinds of moves that have a button of their own, in order; a game of single cards has none."""
        return ()

    def tour(self, view: Any, choices: Sequence[Any]) -> Sequence[Any]:
        """The moves that a key walks through, in order; of moves that look alike only one."""
        return ()

    def purpose(self, piece: Piece, move: Any) -> str:
        """What a picked piece is for in this move, in a word or two; empty where that is plain."""
        return ""

    def chosen(self, pieces: Sequence[Piece], view: Any) -> str:
        """The picked pieces in words, while more may follow; empty in a game of single picks."""
        return ""

    def refusal(self, piece: Piece, view: Any, choices: Sequence[Any]) -> str:
        """Why no move can begin with this piece; empty if there is no special reason."""
        return ""

    def matters(self, view: Any, choices: Sequence[Any]) -> bool:
        """Whether it makes a difference which move is made. Where it makes none, a person is not asked.

        Everybody sees that, so it may follow only from what is public; private decisions are always asked.
        """
        return True

    def private(self, view: Any, choices: Sequence[Any]) -> bool:
        """Whether the deciding player sees something secret; if not, no curtain is needed."""
        return True


class Words(ABC):
    """What is written and spoken about the pieces, the seats and the middle of the table."""

    first_times: Mapping[str, str] = MappingProxyType({})  # explained once: a sentence for each occasion
    discards_lie_open = False  # everybody may look through the discards, also without the memory aid
    middle_row: type[Any] = NoRow  # its fields are roles in QML

    def face(self, piece: Piece) -> str:
        """What the plain board writes on a piece; hidden pieces show their back instead."""
        return str(piece.face)

    @abstractmethod
    def piece(self, piece: Piece, slot: int, scene: Scene[Any], names: Sequence[str]) -> str:
        """The screen reader's text for a piece; empty if another text already covers it."""

    def seat(self, row: Any) -> Iterator[str]:
        """Phrases that describe a seat, apart from its player."""
        yield from ()

    def brief(self, row: Any) -> Iterator[str]:
        """Of these phrases what matters most to the others, where a seat has one line."""
        yield from islice(self.seat(row), 2)

    def note(self, piece: Piece, slot: int, scene: Scene[Any]) -> str:
        """The text below a piece; usually empty."""
        return ""

    def tip(self, piece: Piece, slot: int, scene: Scene[Any]) -> str:
        """The tool tip of a piece that is not plain; empty if it needs none."""
        return ""

    def middle(self, scene: Scene[Any], names: Sequence[str]) -> Any:
        """What the game's own board shows in the middle besides the pieces."""
        return NoRow()

    def middle_words(self, scene: Scene[Any], names: Sequence[str]) -> Iterator[str]:
        """The same in a few short sentences, where that board is not drawn."""
        yield from ()

    def moment(self, moment: Any, names: Sequence[str]) -> str:
        """The sentence of a moment of a step, with the name of its seat; needed in a game with moments."""
        return ""

    def marks(self, scene: Scene[Any]) -> tuple[Mark, ...]:
        return ()

    def discards(self, scene: Scene[Any], names: Sequence[str]) -> Iterable[Discarded]:
        """What was played, in order; shown with the memory aid, or always if it lies open."""
        return ()

    def occasions(self, event: Any, earlier: Sequence[Any]) -> Iterator[str]:
        """Keys of `first_times` that this event is an occasion for, the one that matters most first.

        `earlier` are the events of the same turn before it.
        """
        yield from ()


class Scores:
    """The figures of a game; the fields of the row types are roles in QML."""

    score_row: type[Any] = NoRow
    detail_row: type[Any] = NoRow
    feat_texts: Mapping[str, FeatText] = MappingProxyType({})  # in the order in which they are shown
    trait_texts: Mapping[str, TraitText] = MappingProxyType({})  # in this order, too

    def rounds(self, seats: int) -> int | None:
        """How many rounds a game has; None if that is not fixed."""
        return None

    def totals(self, view: Any) -> tuple[tuple[int, ...], ...]:
        """For each seat its total after each finished round; empty in a game without points."""
        return ()

    def rows(self, view: Any) -> tuple[Any, ...]:
        """For each seat its figures of the last finished round; empty before the first one ends."""
        return ()

    def row_text(self, row: Any) -> str:
        """A seat's result of a round in a few words."""
        return ""

    def details(self, view: Any, events: Iterable[Any]) -> Iterable[Any]:
        """The rows of details on the end page, after the game; `events` are those of the whole game."""
        return ()

    def feats(self, events: Iterable[Any]) -> Iterable[Feat]:
        """What each seat did, for the statistics of people; `events` are those of the whole game."""
        return ()

    def traits(self, events: Iterable[Any]) -> Iterable[Trait]:
        """How each seat played, for the pages of bots; `events` are those of the whole game."""
        return ()


class Suggestions:
    """What an expert would do, and in which situations a review sorts decisions."""

    situations: Mapping[str, str] = MappingProxyType({})  # their titles; without them nothing is sorted

    def sentences(self, view: Any, weighed: Sequence[Weighed[Any]], names: Sequence[str]) -> tuple[str, ...]:
        """What is shown of it: where room is short only the first sentence.

        Empty in a game whose hints on the cards say it all.
        """
        return ()

    def ranked(self, weighed: Sequence[Weighed[Any]]) -> Sequence[Weighed[Any]]:
        """The moves as an expert prefers them; those that come to the same may be one, with all their shares.

        The suggestion names the first one, and its pieces are marked.
        """
        return by_preference(weighed)

    def situation(self, view: Any, choices: Sequence[Any], seat: Seat) -> str:
        """The kind of situation in which a seat decides, by plain facts: a key of `situations`."""
        return ""


@dataclass(frozen=True)
class Presentation:
    """One game in scenes and words."""

    text: GameText
    scenes: Scenes
    choosing: Choosing
    words: Words
    scores: Scores = field(default_factory=Scores)
    suggestions: Suggestions = field(default_factory=Suggestions)


def followed(
    scenes: Scenes, events: Iterable[Any], scene: Scene[Any], after: Any
) -> Iterator[tuple[Any, tuple[Step[Any], ...]]]:
    """Yield each event with its steps; each event starts from the last scene of the one before."""
    for event in events:
        steps = tuple(scenes.steps(event, scene, after))
        scene = steps[-1].scene if steps else scene
        yield event, steps
