"""What everybody sees happen in Onda."""

from dataclasses import dataclass

from tide_gui.rules.game import (
    Seat,
)
from tide_gui.rules.onda.combinations import Card, Cards, Tide
from tide_gui.rules.onda.moves import Lay
from tide_gui.rules.onda.state import Results


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Everybody holds twelve cards; tide and bomb are as the last round left them."""

    round: int
    starter: Seat
    tide: Tide
    bomb: int


@dataclass(frozen=True, slots=True)
class WildsHidden:
    """Two cards lie face down in front of everybody."""


@dataclass(frozen=True, slots=True)
class CombinationLaid:
    """A seat followed or bombed and holds so many cards now."""

    seat: Seat
    lay: Lay
    left: int


@dataclass(frozen=True, slots=True)
class TideTurned:
    """A seat showed a wild and took it into its hand."""

    seat: Seat
    wild: Card
    tide: Tide


@dataclass(frozen=True, slots=True)
class BonusDeclined:
    """A seat laid nothing after turning the tide."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat is out of the trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon:
    """One seat alone was left in the trick and leads the next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BombAdvanced:
    """A bomb was laid in the trick: the deck shows the next."""

    bomb: int


@dataclass(frozen=True, slots=True)
class HandsShown:
    """A hand is empty: everybody shows the hand that is left; unused wilds stay face down."""

    hands: tuple[Cards, ...]
    wilds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """What was left is counted."""

    round: int
    results: Results


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last round is scored."""

    winners: tuple[Seat, ...]


Event = (
    RoundBegan
    | WildsHidden
    | CombinationLaid
    | TideTurned
    | BonusDeclined
    | Passed
    | TrickWon
    | BombAdvanced
    | HandsShown
    | RoundScored
    | GameEnded
)
