"""The decisions of Turning Tides, and their effects on the board."""

from dataclasses import dataclass
from enum import StrEnum

from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.effects import (
    Effect,
    NothingHit,
    PawnPassed,
    Sailed,
    UnitsRemoved,
    ZoneDestroyed,
)
from tide_gui.rules.turning_tides.ships import (
    MAST_ZONE,
    NOWHERE,
    Board,
    Ship,
    Side,
    Zone,
    joined,
    left,
    opposite,
)

Result = tuple[Board, tuple[Effect, ...]]


@dataclass(frozen=True, slots=True)
class PlaceSailor:
    """A sailor comes out of the hold."""

    zone: Zone

    def perform(self, board: Board, seat: Seat) -> Result:
        ship = board.ships[seat]
        return board.with_ship(seat, ship.with_sailors(joined(ship.sailors, self.zone))), ()

    def __str__(self) -> str:
        """Return `sailor to 4`."""
        return f"sailor to {self.zone}"


@dataclass(frozen=True, slots=True)
class PlaceCannon:
    """A cannon comes out of the hold."""

    zone: Zone
    side: Side

    def perform(self, board: Board, seat: Seat) -> Result:
        return board.with_ship(seat, _with_cannon(board.ships[seat], self.zone, self.side)), ()

    def __str__(self) -> str:
        """Return `cannon to 4 toward`."""
        return f"cannon to {self.zone} {self.side}"


@dataclass(frozen=True, slots=True)
class MoveCaptain:
    """The captain goes to another zone."""

    zone: Zone

    def perform(self, board: Board, seat: Seat) -> Result:
        return board.with_ship(seat, board.ships[seat].with_captain(self.zone)), ()

    def __str__(self) -> str:
        """Return `move captain to 2`."""
        return f"move captain to {self.zone}"


@dataclass(frozen=True, slots=True)
class MoveSailor:
    """A sailor goes to another zone."""

    start: Zone
    zone: Zone

    def perform(self, board: Board, seat: Seat) -> Result:
        ship = board.ships[seat]
        sailors = joined(left(ship.sailors, self.start), self.zone)
        return board.with_ship(seat, ship.with_sailors(sailors)), ()

    def __str__(self) -> str:
        """Return `move sailor 5 to 3`."""
        return f"move sailor {self.start} to {self.zone}"


@dataclass(frozen=True, slots=True)
class MoveCannon:
    """A cannon goes to another zone, or to the other side of its own."""

    start: Zone
    start_side: Side
    zone: Zone
    side: Side

    def perform(self, board: Board, seat: Seat) -> Result:
        ship = board.ships[seat]
        lifted = ship.with_cannons(self.start_side, left(ship.cannons(self.start_side), self.start))
        return board.with_ship(seat, _with_cannon(lifted, self.zone, self.side)), ()

    def __str__(self) -> str:
        """Return `move cannon 5 away to 3 toward`."""
        return f"move cannon {self.start} {self.start_side} to {self.zone} {self.side}"


class Course(StrEnum):
    """The decisions of Navigate."""

    FORWARD = "forward"
    BACK = "back"
    PAWN = "pawn"

    def perform(self, board: Board, seat: Seat) -> Result:
        """Sail one step on or back, or claim the pawn."""
        if self is Course.PAWN:
            return Board(board.ships, board.offset, seat), (PawnPassed(seat),)
        step = 1 if self is Course.FORWARD else -1
        return board.sailed(step), (Sailed(step, board.offset + step),)


@dataclass(frozen=True, slots=True)
class SwingFrom:
    """A sailor of this zone attacks the crew opposite."""

    zone: Zone

    def perform(self, board: Board, seat: Seat) -> Result:
        """Remove one sailor opposite, or else a captain who stands there alone."""
        enemy, target = 1 - seat, opposite(self.zone, board.offset)
        ship = board.ships[enemy]
        if target in ship.sailors:
            removed = UnitsRemoved(enemy, target, sailors=1)
            return _struck(board, enemy, ship.with_sailors(left(ship.sailors, target)), removed)
        if target == ship.captain:
            removed = UnitsRemoved(enemy, target, captain=True)
            return _struck(board, enemy, ship.with_captain(NOWHERE), removed)
        return board, (NothingHit(enemy, target),)

    def __str__(self) -> str:
        """Return `swing from 4`."""
        return f"swing from {self.zone}"


@dataclass(frozen=True, slots=True)
class FireFrom:
    """A sailor of this zone fires a cannon at the zone opposite."""

    zone: Zone

    def perform(self, board: Board, seat: Seat) -> Result:
        """Remove the mast opposite, or else all units there, or else destroy the empty zone."""
        enemy, target = 1 - seat, opposite(self.zone, board.offset)
        ship = board.ships[enemy]
        if target in ship.destroyed:
            return board, (NothingHit(enemy, target),)
        if target == MAST_ZONE and ship.mast:
            return _struck(board, enemy, ship.without_mast(), UnitsRemoved(enemy, target, mast=True))
        removed = _units(ship, enemy, target)
        if removed.captain or removed.sailors or removed.cannons:
            return _struck(board, enemy, ship.cleared(target), removed)
        return _struck(board, enemy, ship.holed(target), ZoneDestroyed(enemy, target))

    def __str__(self) -> str:
        """Return `fire from 4`."""
        return f"fire from {self.zone}"


@dataclass(frozen=True, slots=True)
class PromoteIn:
    """The captain takes the place of a sailor of this zone."""

    zone: Zone

    def perform(self, board: Board, seat: Seat) -> Result:
        ship = board.ships[seat]
        promoted = ship.with_sailors(left(ship.sailors, self.zone)).with_captain(self.zone)
        return board.with_ship(seat, promoted), ()

    def __str__(self) -> str:
        """Return `promote in 5`."""
        return f"promote in {self.zone}"


Decision = (
    PlaceSailor
    | PlaceCannon
    | MoveCaptain
    | MoveSailor
    | MoveCannon
    | Course
    | SwingFrom
    | FireFrom
    | PromoteIn
)


def _with_cannon(ship: Ship, zone: Zone, side: Side) -> Ship:
    return ship.with_cannons(side, joined(ship.cannons(side), zone))


def _units(ship: Ship, seat: Seat, zone: Zone) -> UnitsRemoved:
    return UnitsRemoved(
        seat,
        zone,
        captain=ship.captain == zone,
        sailors=ship.sailors.count(zone),
        cannons=ship.toward.count(zone) + ship.away.count(zone),
    )


def _struck(board: Board, seat: Seat, ship: Ship, effect: Effect) -> Result:
    effects = (effect,) if board.pawn == seat else (effect, PawnPassed(seat))
    return board.struck(seat, ship), effects
