"""The state of Onda, and the view of one seat."""

from dataclasses import dataclass
from enum import StrEnum

from tide_gui.rules.game import (
    Seat,
)
from tide_gui.rules.onda.combinations import Card, Cards, Tide, dots
from tide_gui.rules.onda.moves import Lay

ROUNDS = 4
WENT_OUT = 3
WILD_LEFT = -3


class Stage(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    WILDS = "wilds"
    ACTION = "action"
    BONUS = "bonus"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Laid:
    """A combination in the present trick and who laid it."""

    seat: Seat
    lay: Lay


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat did in its turn: it laid, turned the tide, passed, or else declined the bonus."""

    seat: Seat
    lay: Lay | None = None
    turned: Card | None = None  # the wild that it showed to turn the tide
    passed: bool = False


Trick = tuple[Action, ...]
Course = tuple[Trick, ...]  # the tricks of a round; the last one is the present one
NO_TRICKS: Course = ((),)


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat had left when a round ended. An empty hand ended it; unused wilds are only counted."""

    hand: Cards
    wilds: int

    @property
    def went_out(self) -> bool:
        """Whether this seat ended the round."""
        return not self.hand

    @property
    def points(self) -> int:
        """The reward for going out, or the penalty for everything left."""
        if self.went_out:
            return WENT_OUT
        return WILD_LEFT * self.wilds - sum(map(dots, self.hand))


Results = tuple[Result, ...]  # of one round, by seat


@dataclass(frozen=True, slots=True)
class State:
    """The complete state. `hands`, `wilds` and `rest` are secret, all else is public."""

    hands: tuple[Cards, ...]
    wilds: tuple[Cards, ...]
    rest: Cards  # not dealt in this round
    stage: Stage
    mover: Seat  # who acts, or will lead after the deal and the hiding of wilds; NATURE before the first deal
    tide: Tide
    bomb: int  # index into BOMBS
    shown: tuple[Cards, ...]  # cards shown by turning the tide and still in hand
    course: Course
    rounds: tuple[Results, ...]

    @property
    def trick(self) -> tuple[Laid, ...]:
        """The combinations of the present trick."""
        return laid_in(self.course[-1])

    @property
    def bombed(self) -> bool:
        """Whether a bomb was laid in this trick."""
        return any(laid.lay.bomb for laid in self.trick)

    @property
    def blocked(self) -> bool:
        """Whether the tide was turned in this trick."""
        return is_turned(self.course[-1])

    @property
    def inside(self) -> tuple[bool, ...]:
        """Whether each seat is still in the trick."""
        out = passed_in(self.course[-1])
        return tuple(seat not in out for seat in range(len(self.hands)))

    @property
    def discards(self) -> Cards:
        """The cards of this round's finished tricks."""
        return tuple(sorted(card for trick in self.course[:-1] for card in cards_of(laid_in(trick))))

    @property
    def tricks(self) -> int:
        """How many tricks of this round are finished."""
        return len(self.course) - 1


def laid_in(trick: Trick) -> tuple[Laid, ...]:
    """Return the combinations of a trick in order."""
    return tuple(Laid(action.seat, action.lay) for action in trick if action.lay)


def passed_in(trick: Trick) -> frozenset[Seat]:
    """Return the seats that passed in a trick."""
    return frozenset(action.seat for action in trick if action.passed)


def is_turned(trick: Trick) -> bool:
    """Whether the tide was turned in a trick."""
    return any(action.turned for action in trick)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know: its own cards, what was seen in this round, and the former results."""

    seat: Seat | None
    hand: Cards
    wilds: Cards
    hand_counts: tuple[int, ...]
    wild_counts: tuple[int, ...]
    stage: Stage
    mover: Seat
    tide: Tide
    blocked: bool
    bomb: int
    bombed: bool
    trick: tuple[Laid, ...]
    inside: tuple[bool, ...]
    shown: tuple[Cards, ...]
    discards: Cards
    tricks: int
    course: Course
    rounds: tuple[Results, ...]
    totals: tuple[int, ...]
    times_out: tuple[int, ...]


def totals(rounds: tuple[Results, ...], seats: int) -> tuple[int, ...]:
    """Return the points of every seat so far."""
    return tuple(sum(results[seat].points for results in rounds) for seat in range(seats))


def times_out(rounds: tuple[Results, ...], seats: int) -> tuple[int, ...]:
    """Return in how many rounds every seat went out."""
    return tuple(sum(results[seat].went_out for results in rounds) for seat in range(seats))


def cards_of(trick: tuple[Laid, ...]) -> list[Card]:
    """Return all cards of a trick, wilds included."""
    return [card for laid in trick for card in (*laid.lay.cards, *laid.lay.wilds)]
