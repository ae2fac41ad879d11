"""What everybody sees happen in Turn the Tide."""

from dataclasses import dataclass

from tide_gui.rules.game import (
    Seat,
)
from tide_gui.rules.turn_the_tide.cards import Card, Offer, Plays, Tide
from tide_gui.rules.turn_the_tide.state import Result


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Everybody holds twelve cards and these many tokens."""

    round: int
    tokens: tuple[int, ...]
    leftovers: tuple[Card, ...]  # empty unless they are open


@dataclass(frozen=True, slots=True)
class TidesOffered:
    """The next two tides were turned over."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class CardLaid:
    """Open play: a seat laid its card face up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """All cards of the hand lie open."""

    plays: Plays


@dataclass(frozen=True, slots=True)
class TideTaken:
    """A tide card now covers whatever the seat showed before."""

    seat: Seat
    tide: Tide


@dataclass(frozen=True, slots=True)
class PreserverLost:
    """The seat with the highest tide turned a preserver down."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Drowned:
    """The seat had none left to turn and is out of the round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over and counted."""

    round: int
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Every seat gave its twelve cards and its tokens to the left."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last round is scored."""

    winners: tuple[Seat, ...]


Event = (
    RoundBegan
    | TidesOffered
    | CardLaid
    | CardsRevealed
    | TideTaken
    | PreserverLost
    | Drowned
    | RoundScored
    | HandsPassed
    | GameEnded
)
