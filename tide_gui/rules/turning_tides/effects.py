"""What follows from a decision in Turning Tides: public facts."""

from dataclasses import dataclass

from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.ships import (
    Zone,
)


@dataclass(frozen=True, slots=True)
class UnitsRemoved:
    """These units of a seat left a zone; all but the mast went into its hold."""

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
    """There was nothing to be hit in this zone of a seat."""

    seat: Seat
    zone: Zone


@dataclass(frozen=True, slots=True)
class PawnPassed:
    """The initiative pawn is now with this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Sailed:
    """The ships have sailed past each other by a step, or back by -1."""

    step: int
    offset: int


Effect = UnitsRemoved | ZoneDestroyed | NothingHit | PawnPassed | Sailed
