"""The state of Turn the Tide, and the view of one seat."""

from dataclasses import dataclass

from tide_gui.rules.game import (
    Seat,
)
from tide_gui.rules.turn_the_tide.cards import Card, Offer, Plays, Tide


@dataclass(frozen=True, slots=True)
class Options:
    """House rules."""

    open_play: bool = False
    open_leftovers: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """The public part of a seat in the present round."""

    tide: Tide
    up: int
    down: int
    afloat: bool = True


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One reveal: the two tides on offer and the cards played."""

    offer: Offer
    plays: Plays


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a seat in one round."""

    tokens: int
    kept: int
    bonus: bool
    out: bool

    @property
    def points(self) -> int:
        """One for each preserver kept, plus one for the lowest tide, minus one for being out."""
        return self.kept + self.bonus - self.out


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round."""

    hands: tuple[PlayedHand, ...]
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The complete state. `places`, `laid`, `hands` and `rounds` are public, the rest is secret."""

    options: Options
    dealt: tuple[tuple[Card, ...], ...]  # by the seat that held them in the first round
    leftovers: tuple[Card, ...]
    tides: tuple[Tide, ...]  # this round's whole deck in order; empty before it is shuffled
    cards: tuple[tuple[Card, ...], ...]  # still unplayed, by seat
    places: tuple[Place, ...]
    laid: Plays  # open play: the cards laid so far in this hand
    hands: tuple[PlayedHand, ...]
    rounds: tuple[PlayedRound, ...]

    @property
    def over(self) -> bool:
        """Whether the game is over: every seat has held every hand."""
        return len(self.rounds) == len(self.places)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know, with perfect recall of what it has seen."""

    seat: Seat | None
    options: Options
    cards: tuple[Card, ...]  # own, unplayed
    held: tuple[tuple[Card, ...], ...]  # own dealt hands, twelve cards for each round, the present one last
    places: tuple[Place, ...]
    offer: Offer | None
    laid: Plays
    hands: tuple[PlayedHand, ...]
    rounds: tuple[PlayedRound, ...]
    leftovers: tuple[Card, ...]  # with open leftovers, or when the game is over
    dealt: tuple[tuple[Card, ...], ...]  # when the game is over


def totals(rounds: tuple[PlayedRound, ...], seats: int) -> tuple[int, ...]:
    """Return the points of every seat so far."""
    return tuple(sum(played.results[seat].points for played in rounds) for seat in range(seats))


def first_holder(seat: Seat, round: int, seats: int) -> Seat:
    """Return who was dealt the hand that the seat holds in this round: hands are passed to the left."""
    return (seat - round) % seats
