"""The public events of Onda."""

from dataclasses import dataclass

from tide_gui.rules.game import (
    Seat,
)
from tide_gui.rules.onda.combinations import Card, Cards, Tide
from tide_gui.rules.onda.moves import Lay
from tide_gui.rules.onda.state import Results


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began with twelve cards for every seat; tide and bomb stay as the last round left them."""

    round: int
    starter: Seat
    tide: Tide
    bomb: int


@dataclass(frozen=True, slots=True)
class WildsHidden:
    """Every seat put two cards face down."""


@dataclass(frozen=True, slots=True)
class CombinationLaid:
    """A seat followed or bombed; `left` is the number of cards in its hand now."""

    seat: Seat
    lay: Lay
    left: int


@dataclass(frozen=True, slots=True)
class TideTurned:
    """A seat turned the tide: it showed a wild and took it into its hand."""

    seat: Seat
    wild: Card
    tide: Tide


@dataclass(frozen=True, slots=True)
class BonusDeclined:
    """A seat laid nothing after turning the tide."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed and is out of the trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon:
    """Only one seat was left in the trick; it leads the next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BombAdvanced:
    """A bomb was laid in the trick, so the bomb deck shows the next one."""

    bomb: int


@dataclass(frozen=True, slots=True)
class HandsShown:
    """A hand is empty, so all seats showed their hands; unused wilds stay face down and are only counted."""

    hands: tuple[Cards, ...]
    wilds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round ended and was scored."""

    round: int
    results: Results


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended with the last round."""

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
