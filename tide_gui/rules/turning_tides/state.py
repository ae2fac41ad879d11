"""The state of Turning Tides, and the view of one seat."""

from dataclasses import dataclass
from enum import StrEnum

from tide_gui.rules.game import (
    Seat,
)
from tide_gui.rules.turning_tides.cards import (
    WAIT,
    Card,
    Cards,
    Deal,
    Exhaust,
    Plays,
    Swap,
    Task,
    minus,
    ordered,
    plus,
    without,
)
from tide_gui.rules.turning_tides.decisions import Decision
from tide_gui.rules.turning_tides.ships import GOLD, SILVER, Board

SEATS = (GOLD, SILVER)
LAST_ROUND = 50

Move = Card | Decision | Swap | Exhaust | Deal
Queue = tuple[Task, ...]


class Phase(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    CHOOSE = "choose"
    PERFORM = "perform"
    SWAP = "swap"
    EXHAUST = "exhaust"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Options:
    """House rules."""

    introductory: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """The cards of a seat. `hand`, `pile` and `exhausted` are secret, the rest is public."""

    hand: Cards  # includes the revealed card while the turn is performed
    pile: Cards  # next card first
    discards: Cards  # latest last
    exchange: Cards
    exhausted: Cards

    def drawn(self) -> "Place":
        """Draw a card, if the pile has one."""
        if not self.pile:
            return self
        hand = plus(self.hand, self.pile[0])
        return Place(hand, self.pile[1:], self.discards, self.exchange, self.exhausted)

    def put_away(self, card: Card) -> "Place":
        """Discard the card of the turn; Wait stays in the hand."""
        if card == WAIT:
            return self
        discards = (*self.discards, card)
        return Place(minus(self.hand, card), self.pile, discards, self.exchange, self.exhausted)

    def put_away_and_drawn(self, card: Card) -> "Place":
        """Do both, as after every turn but the last one of a round."""
        if card == WAIT:
            return self.drawn()
        if not self.pile:
            return self.put_away(card)
        hand, discards = plus(minus(self.hand, card), self.pile[0]), (*self.discards, card)
        return Place(hand, self.pile[1:], discards, self.exchange, self.exhausted)

    def swapped(self, swap: Swap) -> "Place":
        """Move hand cards to the exchange cards, and the ones taken for them to the discards."""
        return Place(
            without(self.hand, swap.given),
            self.pile,
            (*self.discards, *swap.taken),
            ordered((*without(self.exchange, swap.taken), *swap.given)),
            self.exhausted,
        )


Places = tuple[Place, Place]


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision that was performed, in its written form."""

    seat: Seat
    decision: str


@dataclass(frozen=True, slots=True)
class Turn:
    """The cards of a turn, and the decisions in the order in which they were performed."""

    plays: Plays
    decisions: tuple[Decided, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """What everybody saw in a round: the exchange cards at its start, and its turns."""

    exchange: tuple[Cards, Cards]
    turns: tuple[Turn, ...] = ()


Course = tuple[Round, ...]  # the rounds of the game; the last one is the present one


def plays_in(course: Course) -> tuple[Plays, ...]:
    """Return the reveals of the present round."""
    return tuple([turn.plays for turn in course[-1].turns])


@dataclass(frozen=True, slots=True)
class State:
    """The complete state. Parts of `places` are secret, the rest is public."""

    options: Options
    phase: Phase
    round: int  # counted from 0
    board: Board
    places: Places
    course: Course
    queue: Queue = ()  # tasks still to be performed; the first waits for a decision

    @property
    def plays(self) -> tuple[Plays, ...]:
        """The reveals of this round."""
        return plays_in(self.course)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know."""

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    board: Board
    hand: Cards  # own, without the revealed card
    hand_sizes: tuple[int, int]
    pile_sizes: tuple[int, int]
    discards: tuple[Cards, Cards]
    exchange: tuple[Cards, Cards]
    exhausted: Cards  # own
    exhausted_sizes: tuple[int, int]
    plays: tuple[Plays, ...]
    queue: Queue
    course: Course

    @property
    def revealed(self) -> Cards:
        """The revealed cards by seat, while the turn is performed."""
        return self.plays[-1] if self.phase is Phase.PERFORM else ()
