"""The two ships of Turning Tides: zones, units, and their position to each other."""

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
PASSED = 13  # the first offset at which no zones are opposite each other


class Side(StrEnum):
    """Where a cannon points in this round."""

    TOWARD = "toward"
    AWAY = "away"


def opposite(zone: Zone, offset: int) -> Zone:
    """Return the enemy zone opposite a zone, or NOWHERE."""
    other = offset + 2 - zone
    return other if other in ZONES else NOWHERE


@cache
def joined(zones: Zones, zone: Zone) -> Zones:
    """Add one zone."""
    return tuple(sorted((*zones, zone)))


@cache
def left(zones: Zones, zone: Zone) -> Zones:
    """Remove one occurrence of the zone."""
    place = zones.index(zone)
    return zones[:place] + zones[place + 1 :]


@cache
def others(zones: Zones, zone: Zone) -> Zones:
    """Remove all occurrences of the zone."""
    return tuple(other for other in zones if other != zone)


@dataclass(frozen=True, slots=True)
class Hold:
    """The units that a player has below deck."""

    captain: bool
    sailors: int
    cannons: int


@dataclass(frozen=True, slots=True)
class Ship:
    """The position of everything on a ship: one zone number for each unit. Changes return a new ship."""

    captain: Zone
    mast: bool
    sailors: Zones
    toward: Zones  # the cannons that point at the enemy in this round
    away: Zones
    destroyed: Zones

    @property
    def hold(self) -> Hold:
        """The units that are not on deck; a lost mast is gone for good."""
        return Hold(
            captain=not self.captain,
            sailors=SAILORS - len(self.sailors),
            cannons=CANNONS - len(self.toward) - len(self.away),
        )

    def cannons(self, side: Side) -> Zones:
        """Return the zones of the cannons that point one way."""
        return self.toward if side is Side.TOWARD else self.away

    def with_captain(self, zone: Zone) -> "Ship":
        """Move the captain to a zone, or to NOWHERE."""
        return Ship(zone, self.mast, self.sailors, self.toward, self.away, self.destroyed)

    def with_sailors(self, sailors: Zones) -> "Ship":
        return Ship(self.captain, self.mast, sailors, self.toward, self.away, self.destroyed)

    def with_cannons(self, side: Side, zones: Zones) -> "Ship":
        """Replace the cannons that point one way."""
        toward, away = (zones, self.away) if side is Side.TOWARD else (self.toward, zones)
        return Ship(self.captain, self.mast, self.sailors, toward, away, self.destroyed)

    def without_mast(self) -> "Ship":
        return Ship(self.captain, False, self.sailors, self.toward, self.away, self.destroyed)

    def cleared(self, zone: Zone) -> "Ship":
        """Remove all units but the mast from a zone."""
        return Ship(
            NOWHERE if self.captain == zone else self.captain,
            self.mast,
            others(self.sailors, zone),
            others(self.toward, zone),
            others(self.away, zone),
            self.destroyed,
        )

    def holed(self, zone: Zone) -> "Ship":
        """Destroy a zone."""
        destroyed = joined(self.destroyed, zone)
        return Ship(self.captain, self.mast, self.sailors, self.toward, self.away, destroyed)

    def turned(self) -> "Ship":
        """Turn the ship about: cannons that pointed at the enemy point away, and the reverse."""
        return Ship(self.captain, self.mast, self.sailors, self.away, self.toward, self.destroyed)


SHIPS = (
    Ship(captain=3, mast=True, sailors=(4, 5), toward=(), away=(5,), destroyed=()),
    Ship(captain=6, mast=True, sailors=(4, 5), toward=(), away=(5,), destroyed=()),
)


@dataclass(frozen=True, slots=True)
class Board:
    """Both ships, how many steps they have sailed past each other, and who has the pawn."""

    ships: tuple[Ship, Ship] = SHIPS
    offset: int = MIN_OFFSET
    pawn: Seat = GOLD

    def with_ship(self, seat: Seat, ship: Ship) -> "Board":
        """Replace a ship by its owner's own action."""
        gold, silver = self.ships
        return Board((ship, silver) if seat == GOLD else (gold, ship), self.offset, self.pawn)

    def struck(self, seat: Seat, ship: Ship) -> "Board":
        """Replace a ship that the enemy has hit; its owner gets the pawn."""
        gold, silver = self.ships
        return Board((ship, silver) if seat == GOLD else (gold, ship), self.offset, seat)

    def sailed(self, step: int) -> "Board":
        return Board(self.ships, self.offset + step, self.pawn)

    def turned(self) -> "Board":
        """Turn both ships about, so that they lie bow against bow."""
        gold, silver = self.ships
        return Board((gold.turned(), silver.turned()), MIN_OFFSET, self.pawn)


def promotes(ship: Ship, introductory: bool) -> bool:
    """Whether any card but Wait would only bring back its captain."""
    return not introductory and not ship.captain


def beaten(ship: Ship, introductory: bool) -> bool:
    if introductory:
        return not ship.captain and bool(ship.destroyed)
    return len(ship.destroyed) >= ZONES_TO_SINK or not (ship.captain or ship.sailors)
