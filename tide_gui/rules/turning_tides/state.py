"""The state of a game of Turning Tides, and what one seat may know of it."""

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
    """What the table waits for."""

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

    hand: Cards  # with the card that lies open while the turn is performed
    pile: Cards  # the next card first
    discards: Cards  # the latest last
    exchange: Cards
    exhausted: Cards

    def drawn(self) -> "Place":
        """A card goes from the pile into the hand, while there are any."""
        if not self.pile:
            return self
        hand = plus(self.hand, self.pile[0])
        return Place(hand, self.pile[1:], self.discards, self.exchange, self.exhausted)

    def put_away(self, card: Card) -> "Place":
        """The card of the turn is discarded; Wait stays in the hand."""
        if card == WAIT:
            return self
        discards = (*self.discards, card)
        return Place(minus(self.hand, card), self.pile, discards, self.exchange, self.exhausted)

    def swapped(self, swap: Swap) -> "Place":
        """Hand cards become exchange cards, those taken for them go to the discards."""
        return Place(
            without(self.hand, swap.given),
            self.pile,
            (*self.discards, *swap.taken),
            ordered((*without(self.exchange, swap.taken), *swap.given)),
            self.exhausted,
        )


Places = tuple[Place, Place]


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a moment. Parts of `places` are secret, the rest is public."""

    options: Options
    phase: Phase
    round: int  # counted from 0
    board: Board
    places: Places
    plays: tuple[Plays, ...] = ()  # this round's reveals
    queue: Queue = ()  # what is still to be performed; the first task waits for a decision


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know."""

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    board: Board
    hand: Cards  # own, without the card that lies open
    hand_sizes: tuple[int, int]
    pile_sizes: tuple[int, int]
    discards: tuple[Cards, Cards]
    exchange: tuple[Cards, Cards]
    exhausted: Cards  # own
    exhausted_sizes: tuple[int, int]
    plays: tuple[Plays, ...]
    queue: Queue

    @property
    def revealed(self) -> Cards:
        """By seat: what lies open while the turn is performed."""
        return self.plays[-1] if self.phase is Phase.PERFORM else ()
