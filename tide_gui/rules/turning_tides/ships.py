"""The two ships of Turning Tides: zones, units, and how they lie alongside each other."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from tide_gui.rules.game import Seat

GOLD: Seat = 0
SILVER: Seat = 1

Zone = int  # 1 is the bow
Zones = tuple[Zone, ...]  # sorted

ZONES = range(1, 8)
NOWHERE: Zone = 0
MAST_ZONE: Zone = 4
SAILORS = 4
CANNONS = 4
ZONES_TO_SINK = 3
MIN_OFFSET = 0
PASSED = 13  # the offset at which no zones are opposite any more


class Side(StrEnum):
    """Where a cannon points in this round."""

    TOWARD = "toward"
    AWAY = "away"


def opposite(zone: Zone, offset: int) -> Zone:
    """The enemy zone across from a zone, or NOWHERE."""
    other = offset + 2 - zone
    return other if other in ZONES else NOWHERE


@cache
def joined(zones: Zones, zone: Zone) -> Zones:
    """The zones and one more."""
    return tuple(sorted((*zones, zone)))


@cache
def left(zones: Zones, zone: Zone) -> Zones:
    """The zones without one of this number."""
    place = zones.index(zone)
    return zones[:place] + zones[place + 1 :]


@cache
def others(zones: Zones, zone: Zone) -> Zones:
    """The zones without any of this number."""
    return tuple(other for other in zones if other != zone)


@dataclass(frozen=True, slots=True)
class Hold:
    """The units that a player has below deck."""

    captain: bool
    sailors: int
    cannons: int


@dataclass(frozen=True, slots=True)
class Ship:
    """Where everything on a ship stands: one zone number for each unit."""

    captain: Zone
    mast: bool
    sailors: Zones
    toward: Zones  # the cannons that point at the enemy in this round
    away: Zones
    destroyed: Zones

    @property
    def hold(self) -> Hold:
        """What is not aboard; a lost mast never comes back."""
        return Hold(
            captain=not self.captain,
            sailors=SAILORS - len(self.sailors),
            cannons=CANNONS - len(self.toward) - len(self.away),
        )

    def cannons(self, side: Side) -> Zones:
        """The cannons that point one way."""
        return self.toward if side is Side.TOWARD else self.away

    def with_captain(self, zone: Zone) -> "Ship":
        """The captain goes to a zone, or below deck."""
        return Ship(zone, self.mast, self.sailors, self.toward, self.away, self.destroyed)

    def with_sailors(self, sailors: Zones) -> "Ship":
        """The sailors stand in these zones."""
        return Ship(self.captain, self.mast, sailors, self.toward, self.away, self.destroyed)

    def with_cannons(self, side: Side, zones: Zones) -> "Ship":
        """The cannons that point one way stand in these zones."""
        toward, away = (zones, self.away) if side is Side.TOWARD else (self.toward, zones)
        return Ship(self.captain, self.mast, self.sailors, toward, away, self.destroyed)

    def without_mast(self) -> "Ship":
        """The mast is gone for good."""
        return Ship(self.captain, False, self.sailors, self.toward, self.away, self.destroyed)

    def cleared(self, zone: Zone) -> "Ship":
        """All units but the mast leave a zone."""
        return Ship(
            NOWHERE if self.captain == zone else self.captain,
            self.mast,
            others(self.sailors, zone),
            others(self.toward, zone),
            others(self.away, zone),
            self.destroyed,
        )

    def holed(self, zone: Zone) -> "Ship":
        """A zone is destroyed."""
        destroyed = joined(self.destroyed, zone)
        return Ship(self.captain, self.mast, self.sailors, self.toward, self.away, destroyed)

    def turned(self) -> "Ship":
        """About-turn: what pointed at the enemy points away."""
        return Ship(self.captain, self.mast, self.sailors, self.away, self.toward, self.destroyed)


SHIPS = (
    Ship(captain=3, mast=True, sailors=(4, 5), toward=(), away=(5,), destroyed=()),
    Ship(captain=6, mast=True, sailors=(4, 5), toward=(), away=(5,), destroyed=()),
)


@dataclass(frozen=True, slots=True)
class Board:
    """Both ships, how many zones they have sailed past each other, and who has the pawn."""

    ships: tuple[Ship, Ship] = SHIPS
    offset: int = MIN_OFFSET
    pawn: Seat = GOLD

    def with_ship(self, seat: Seat, ship: Ship) -> "Board":
        """A seat changes its own ship."""
        gold, silver = self.ships
        return Board((ship, silver) if seat == GOLD else (gold, ship), self.offset, self.pawn)

    def struck(self, seat: Seat, ship: Ship) -> "Board":
        """The enemy has changed a seat's ship, so the seat gets the pawn."""
        gold, silver = self.ships
        return Board((ship, silver) if seat == GOLD else (gold, ship), self.offset, seat)

    def sailed(self, step: int) -> "Board":
        """The ships sail past each other, or back."""
        return Board(self.ships, self.offset + step, self.pawn)

    def turned(self) -> "Board":
        """Both ships turn about and lie bow against bow."""
        gold, silver = self.ships
        return Board((gold.turned(), silver.turned()), MIN_OFFSET, self.pawn)


def beaten(ship: Ship, introductory: bool) -> bool:
    """Whether this ship has lost the game."""
    if introductory:
        return not ship.captain and bool(ship.destroyed)
    return len(ship.destroyed) >= ZONES_TO_SINK or not (ship.captain or ship.sailors)
