"""The state of a game of Onda, and what one seat may know of it."""

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


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: none."""


class Stage(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    WILDS = "wilds"
    ACTION = "action"
    BONUS = "bonus"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Laid:
    """A combination of the present trick and who laid it."""

    seat: Seat
    lay: Lay


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat had left when a round ended; an empty hand ended it. Unused wilds are only counted."""

    hand: Cards
    wilds: int

    @property
    def went_out(self) -> bool:
        """Whether this seat ended the round."""
        return not self.hand

    @property
    def points(self) -> int:
        """A reward for going out, or the price of everything left."""
        if self.went_out:
            return WENT_OUT
        return WILD_LEFT * self.wilds - sum(map(dots, self.hand))


Results = tuple[Result, ...]  # of one round, by seat


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a moment. `hands`, `wilds` and `rest` are secret, all else is public."""

    hands: tuple[Cards, ...]
    wilds: tuple[Cards, ...]
    rest: Cards  # not dealt in this round
    stage: Stage
    mover: Seat  # while nobody acts alone: who will lead; NATURE before the first deal
    tide: Tide
    blocked: bool  # the tide was turned in this trick
    bomb: int  # the place in BOMBS
    trick: tuple[Laid, ...]
    inside: tuple[bool, ...]  # who is still in the trick
    shown: tuple[Cards, ...]  # taken up by turning the tide and still in hand
    discards: Cards  # of this round's finished tricks
    tricks: int  # finished in this round
    rounds: tuple[Results, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know: its own cards, and whatever has been seen in this round and scored before."""

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
    rounds: tuple[Results, ...]
    totals: tuple[int, ...]
    times_out: tuple[int, ...]


def totals(rounds: tuple[Results, ...], seats: int) -> tuple[int, ...]:
    """The points of every seat so far."""
    return tuple(sum(results[seat].points for results in rounds) for seat in range(seats))


def times_out(rounds: tuple[Results, ...], seats: int) -> tuple[int, ...]:
    """In how many rounds every seat went out."""
    return tuple(sum(results[seat].went_out for results in rounds) for seat in range(seats))


def cards_of(trick: tuple[Laid, ...]) -> list[Card]:
    """All cards of a trick, wilds included."""
    return [card for laid in trick for card in (*laid.lay.cards, *laid.lay.wilds)]
