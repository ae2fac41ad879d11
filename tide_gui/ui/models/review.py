"""The rows of a review: moments, turning points, chances over the game, weighed moves, balances."""

from dataclasses import dataclass

from tide_gui.rules.game import Seat
from tide_gui.ui.models.rows import RowsModel


@dataclass(frozen=True, slots=True)
class KeyMomentRow:
    """A decision on the first page, with the table as the seat saw it."""

    entry: int
    heading: str  # how far the game had come
    words: str
    cost: str  # of the best move what it won
    much: bool
    came: str  # what came of it
    why: str  # the expert's reasons; empty for a bot
    pieces: RowsModel
    middle: RowsModel


@dataclass(frozen=True, slots=True)
class TurningPointRow:
    """A decision that cost something."""

    entry: int
    heading: str  # how far the game had come
    words: str
    came: str  # what came of it
    cost: str
    much: bool
    marked: bool  # on the line of the chart, as one of the costliest
    place: float  # in the game, from 0 to 1
    chance: float  # where the curve of the seat is; -1 if that is not known
    current: bool


@dataclass(frozen=True, slots=True)
class ChanceRow:
    """How often a seat wins over the game, if all play on alike; places and chances from 0 to 1."""

    seat: Seat
    name: str
    places: tuple[float, ...]
    chances: tuple[float, ...]
    chosen: bool  # its decisions are listed
    known: bool  # there is something to draw
    now: int  # of 100 games at the moment that is shown; -1 if that is not known
    words: str  # for a screen reader


@dataclass(frozen=True, slots=True)
class WeighedRow:
    """A move at the decision that is shown: how often the expert would make it, and what it wins."""

    words: str
    share: str
    chance: str
    made: bool
    first: bool
    spoken: str  # for a screen reader


@dataclass(frozen=True, slots=True)
class BalanceRow:
    """How a seat came to its result."""

    seat: Seat
    name: str
    counts: str
    words: str
