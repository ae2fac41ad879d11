"""The public events of Turning Tides."""

from dataclasses import dataclass

from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import Action, Cards, Plays
from tide_gui.rules.turning_tides.decisions import Decision
from tide_gui.rules.turning_tides.effects import Effect


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began with shuffled draw piles."""

    round: int
    pile_sizes: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """These seats drew a card each."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """Both cards of the turn were revealed; those of some seats count as Promote."""

    plays: Plays
    promoting: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Performed:
    """A seat's action was performed with this decision."""

    seat: Seat
    decision: Decision


@dataclass(frozen=True, slots=True)
class NoEffect:
    """A seat's action could not be performed."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round ended: the ships have passed each other."""

    round: int


@dataclass(frozen=True, slots=True)
class CardsSwapped:
    """A seat swapped cards and showed its exchange cards, or kept them."""

    seat: Seat
    given: Cards
    taken: Cards


@dataclass(frozen=True, slots=True)
class CardsExhausted:
    """A seat put cards face down into its hold; only their number is public."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class FiresAdded:
    """Introductory game: one Fire of each hold joins the draw pile."""


@dataclass(frozen=True, slots=True)
class ShipsTurned:
    """Both ships turned about and lie bow against bow."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended: a ship is beaten, or the last round is over."""

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
