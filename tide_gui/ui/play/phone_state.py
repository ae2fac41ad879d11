"""What a phone shows: plain data, made of what its seat sees. The page draws it and knows no game."""

from typing import Literal

from msgspec import Struct

from tide_gui.presentation.drawing import Drawing

Doing = Literal["choosing", "chosen", "waiting", "watching", "scores", "over"]


class ShownPiece(Struct, frozen=True, omit_defaults=True):
    """A piece; `number` tells pieces apart as long as the same game is played."""

    number: int
    drawing: Drawing | None = None  # without one its label stands on a plain card
    label: str = ""  # empty on a back
    words: str = ""  # for a screen reader
    note: str = ""
    by: str = ""  # the name of who played it and those after it, in the middle of the table
    pressable: bool = False  # a press picks it, puts it back, or says why it cannot be picked
    fits: bool = False  # a press picks it or puts it back
    picked: bool = False
    target: bool = False  # what is picked would strike it
    purpose: str = ""


class ShownGroup(Struct, frozen=True, omit_defaults=True):
    """The pieces that lie together at a place of the table, or stand on its ground."""

    area: str  # by which tests find it; the page does not read it
    words: str  # before another seat also whose it is
    owner: str = ""  # the name of the seat whose place it is; empty in the middle of the table
    own: bool = False
    beside: bool = False  # it belongs to the hand
    ground: ShownPiece | None = None
    pieces: tuple[ShownPiece, ...] = ()


class ShownOffer(Struct, frozen=True, omit_defaults=True):
    """A button."""

    text: str
    outcome: str = ""
    main: bool = False


class ShownDeed(Struct, frozen=True, omit_defaults=True):
    """A button that makes no move."""

    do: Literal["put_back", "sort", "see_scores", "go_on", "surrender", "agree", "refuse"]
    words: str


class ShownSeat(Struct, frozen=True, omit_defaults=True):
    """A seat in one line: of its facts those that matter most."""

    name: str
    facts: str
    due: bool = False
    own: bool = False


class ShownScore(Struct, frozen=True, omit_defaults=True):
    """A line of the score pad or of the ranking."""

    rank: str
    name: str
    total: str
    result: str = ""
    own: bool = False
    first: bool = False


class ShownChart(Struct, frozen=True, omit_defaults=True):
    """The own points after each round; `words` says them in a sentence."""

    words: str
    points: tuple[int, ...]
    texts: tuple[str, ...]  # beside the points
    rounds: int  # of the whole game


class PhoneState(Struct, frozen=True, omit_defaults=True):
    """Everything that a phone shows. A press counts only together with the present `number`."""

    game: str
    title: str
    name: str
    progress: str
    doing: Doing
    question: str = ""
    advice: str = ""
    number: int = 0
    hand: tuple[ShownPiece, ...] = ()
    groups: tuple[ShownGroup, ...] = ()
    middle: tuple[str, ...] = ()  # what lies in the middle, in short sentences
    offers: tuple[ShownOffer, ...] = ()
    seats: tuple[ShownSeat, ...] = ()
    scores: tuple[ShownScore, ...] = ()
    chart: ShownChart | None = None
    deeds: tuple[ShownDeed, ...] = ()
