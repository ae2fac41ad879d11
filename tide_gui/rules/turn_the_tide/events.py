"""The public events of Turn the Tide."""

from dataclasses import dataclass

from tide_gui.rules.game import (
    Seat,
)
from tide_gui.rules.turn_the_tide.cards import Card, Offer, Plays, Tide
from tide_gui.rules.turn_the_tide.state import Result


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began: every seat holds twelve cards and its tokens."""

    round: int
    tokens: tuple[int, ...]
    leftovers: tuple[Card, ...]  # empty unless the option shows them


@dataclass(frozen=True, slots=True)
class TidesOffered:
    """The next two tides were turned over."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A seat laid its card face up (open play)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """All cards of the hand were revealed."""

    plays: Plays


@dataclass(frozen=True, slots=True)
class TideTaken:
    """A seat took a tide card, which covers the one it showed before."""

    seat: Seat
    tide: Tide


@dataclass(frozen=True, slots=True)
class PreserverLost:
    """A seat with the highest tide turned one preserver down."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Drowned:
    """A seat had no preserver left to turn and is out of the round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round ended and was scored."""

    round: int
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Every seat passed its twelve cards and its tokens to the left."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended with the last round."""

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
