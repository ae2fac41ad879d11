"""The rows of every table: pieces and seats. The model finds what a game adds to them in the field `own`."""

from dataclasses import dataclass
from typing import Any

from tide_gui.rules.game import Seat


@dataclass(frozen=True, slots=True)
class PieceRow:
    """One piece; `share` is how often an expert would play it, in per cent, `hint` the hint in words."""

    kind: str
    face: int
    area: str
    seat: Seat
    slot: int
    count: int
    label: str  # the text on it on the plain board
    words: str
    note: str
    tip: str
    choosable: bool  # can be pressed now
    fits: bool  # can be added to the picks, or takes the place of a lone one
    joins: bool  # can be added to the picks
    gives_way: bool  # what lies below it can be added to the picks, so a press goes there
    picked: bool
    target: bool  # a move with the present picks would strike it
    purpose: str  # of a picked piece in the move
    share: int
    wins: int  # of 100 games if it is played, where that is written on it; else -1
    preferred: bool  # the expert's first choice uses it
    hint: str
    pointed: bool  # a lesson points at it
    own: Any  # what the game adds


@dataclass(frozen=True, slots=True)
class MomentRow:
    """What is shown of a seat on its own, until the next step."""

    kind: str  # one of the game's
    seat: Seat
    words: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """The public facts of one seat."""

    seat: Seat
    name: str
    player: str
    kind_label: str  # a word or two for narrow places
    character: str  # how a bot plays
    portrait: str  # the character that has a page; empty for others
    person: bool
    thinking: bool
    due: bool
    pointed: bool  # a lesson points at it
    facts: str  # all other facts
    words: str  # the whole row for a screen reader
    own: Any  # what the game adds
