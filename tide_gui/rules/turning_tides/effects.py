"""The effects of decisions in Turning Tides; they are public."""

from dataclasses import dataclass

from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.ships import (
    Zone,
)


@dataclass(frozen=True, slots=True)
class UnitsRemoved:
    """Units of a seat were removed from a zone; all but the mast went into its hold."""

    seat: Seat
    zone: Zone
    captain: bool = False
    mast: bool = False
    sailors: int = 0
    cannons: int = 0


@dataclass(frozen=True, slots=True)
class ZoneDestroyed:
    """A zone of a seat is lost for the rest of the game."""

    seat: Seat
    zone: Zone


@dataclass(frozen=True, slots=True)
class NothingHit:
    """An attack on this zone of a seat hit nothing."""

    seat: Seat
    zone: Zone


@dataclass(frozen=True, slots=True)
class PawnPassed:
    """The initiative pawn went to this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Sailed:
    """The ships sailed past each other by one step, or back if `step` is -1."""

    step: int
    offset: int


Effect = UnitsRemoved | ZoneDestroyed | NothingHit | PawnPassed | Sailed
