"""What everybody sees happen in Turning Tides: public facts."""

from dataclasses import dataclass

from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import Action, Cards, Plays
from tide_gui.rules.turning_tides.decisions import Decision
from tide_gui.rules.turning_tides.effects import Effect


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The draw piles are shuffled."""

    round: int
    pile_sizes: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """These seats drew a card each."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """Both cards of the turn lie open."""

    plays: Plays


@dataclass(frozen=True, slots=True)
class Performed:
    """A seat's action was performed, and how."""

    seat: Seat
    decision: Decision


@dataclass(frozen=True, slots=True)
class NoEffect:
    """A seat's action could not be performed."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The ships have passed each other."""

    round: int


@dataclass(frozen=True, slots=True)
class CardsSwapped:
    """A seat showed its exchange cards after a swap, or kept them as they were."""

    seat: Seat
    given: Cards
    taken: Cards


@dataclass(frozen=True, slots=True)
class CardsExhausted:
    """A seat laid so many cards face down into its hold."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class FiresAdded:
    """Introductory game: a Fire of each hold joins the draw pile."""


@dataclass(frozen=True, slots=True)
class ShipsTurned:
    """Both ships turned about and lie bow against bow."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A ship is beaten, or the last round is over."""

    winners: tuple[Seat, ...]


Event = (
    RoundBegan
    | CardsDrawn
    | CardsRevealed
    | Performed
    | Effect
    | NoEffect
    | RoundEnded
    | CardsSwapped
    | CardsExhausted
    | FiresAdded
    | ShipsTurned
    | GameEnded
)
