"""Many boards of Turning Tides at once: which decisions are possible, and what they do."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Bits, Indices, Marks, Small, Where
from tide_gui.bots.turning_tides.options import (
    AWAY,
    CAPTAIN,
    CHANGE,
    CLAIMS,
    DESTROYED,
    FITS,
    FROM,
    KEPT,
    NEEDS,
    NOTHING,
    SAILORS,
    STEP,
    STRIKES,
    SWINGS,
    TOWARD,
    WIDTH,
)
from tide_gui.rules.turning_tides import ships

MAST = ships.MAST_ZONE - 1
NO_ZONE = 0  # where no captain is
_ZONES = np.arange(1, WIDTH + 1)
_UNUSED = 64 - 8 * WIDTH - 4  # bits of the facts


class Boards(NamedTuple):
    """Boards of many games; ships are in the order of the seats."""

    piles: Small  # boards x ships x piles x zones
    captain: Small  # boards x ships: the zone
    mast: Marks  # boards x ships
    offset: Small
    pawn: Indices
    introductory: Marks

    def at(self, where: Where) -> "Boards":
        """Return some of the boards."""
        return Boards._make([part[where] for part in self])


def boards_of(boards: list[ships.Board], introductory: bool) -> Boards:
    """Return boards of the rule book as arrays."""
    both = [ship for board in boards for ship in board.ships]
    return Boards(
        piles=np.array([_piles(ship) for ship in both], np.int8).reshape(-1, 2, 4, WIDTH),
        captain=np.array([ship.captain for ship in both], np.int8).reshape(-1, 2),
        mast=np.array([ship.mast for ship in both], np.bool_).reshape(-1, 2),
        offset=np.array([board.offset for board in boards], np.int8),
        pawn=np.array([board.pawn for board in boards], np.intp),
        introductory=np.full(len(boards), introductory),
    )


def _piles(ship: ships.Ship) -> list[list[int]]:
    piles = (ship.sailors, ship.toward, ship.away, ship.destroyed)
    return [[pile.count(zone) for zone in ships.ZONES] for pile in piles]


# -- possible decisions --------------------------------------------------------------------------


def possible(boards: Boards, seat: Indices, action: Indices) -> Marks:
    """Return which options each seat has for its action: boards x options, NOTHING if there are none."""
    found: Marks = FITS[action] & ((NEEDS & ~facts(boards, seat)[:, None]) == 0)
    found[:, NOTHING] = ~found.any(axis=1)
    return found


def facts(boards: Boards, seat: Indices) -> Bits:
    """Return what is true of each seat's own ship, as the bits that decisions need."""
    rows = np.arange(len(seat))
    ship, captain = boards.piles[rows, seat], boards.captain[rows, seat, None]
    open_zones = ship[:, DESTROYED] == 0
    opposite = boards.offset[:, None] + 2 - _ZONES
    groups = (
        open_zones,
        open_zones & (ship[:, TOWARD] == 0),
        open_zones & (ship[:, AWAY] == 0),
        (captain != NO_ZONE) & (captain != _ZONES),
        ship[:, SAILORS] > 0,
        ship[:, TOWARD] > 0,
        ship[:, AWAY] > 0,
        (opposite >= 1) & (opposite <= WIDTH),
        (ship[:, SAILORS].sum(axis=1) < ships.SAILORS)[:, None],
        (ship[:, TOWARD : AWAY + 1].sum(axis=(1, 2)) < ships.CANNONS)[:, None],
        (boards.offset > ships.MIN_OFFSET)[:, None],
        (boards.pawn != seat)[:, None],
        np.zeros((len(seat), _UNUSED), np.bool_),
    )
    packed = np.packbits(np.concatenate(groups, axis=1), axis=1, bitorder="little")
    return packed.view("<u8")[:, 0].astype(np.uint64)


# -- what they do --------------------------------------------------------------------------------


def performed(boards: Boards, seat: Indices, options: Indices) -> Boards:
    """Return the boards after each seat performed an option."""
    rows = np.arange(len(seat))
    piles, captain = boards.piles.copy(), boards.captain.copy()
    piles[rows, seat] += CHANGE[options]
    goes = CAPTAIN[options]
    captain[rows, seat] = np.where(goes == KEPT, captain[rows, seat], goes)
    after = Boards(
        piles,
        captain,
        boards.mast.copy(),
        boards.offset + STEP[options],
        np.where(CLAIMS[options], seat, boards.pawn),
        boards.introductory,
    )
    strikes = np.flatnonzero(STRIKES[options])
    if len(strikes):
        _strike(after, strikes, 1 - seat[strikes], options[strikes])
    return after


def _strike(boards: Boards, rows: Indices, enemy: Indices, options: Indices) -> None:
    """Change the ships that are attacked."""
    zone = boards.offset[rows] + 1 - FROM[options]  # counted from 0
    ship = boards.piles[rows, enemy, :, zone]
    captain = boards.captain[rows, enemy] == zone + 1
    mast = boards.mast[rows, enemy] & (zone == MAST)
    swings = SWINGS[options]
    manned = captain | (ship[:, :DESTROYED] > 0).any(axis=1)
    cut = swings & (ship[:, SAILORS] > 0)
    cleared = ~swings & ~mast & manned
    holed = ~swings & ~mast & ~manned & (ship[:, DESTROYED] == 0)
    felled = ~swings & mast
    lost = captain & (cleared | (swings & ~cut))
    ship[cut, SAILORS] -= 1
    ship[cleared, :DESTROYED] = 0
    ship[holed, DESTROYED] = 1
    boards.piles[rows, enemy, :, zone] = ship
    boards.captain[rows[lost], enemy[lost]] = NO_ZONE
    boards.mast[rows[felled], enemy[felled]] = False
    hit = cut | cleared | holed | felled | lost
    boards.pawn[rows[hit]] = enemy[hit]


def sailed(boards: Boards, steps: Small | int) -> Boards:
    return boards._replace(offset=boards.offset + steps)


def turned(boards: Boards) -> Boards:
    """Return the boards of the next round."""
    order = [SAILORS, AWAY, TOWARD, DESTROYED]
    return boards._replace(piles=boards.piles[:, :, order], offset=np.zeros_like(boards.offset))


def beaten(boards: Boards) -> Marks:
    """Return which ships are beaten: boards x ships."""
    destroyed = boards.piles[:, :, DESTROYED].sum(axis=2)
    captain, crew = boards.captain != NO_ZONE, boards.piles[:, :, SAILORS].any(axis=2)
    full = (destroyed >= ships.ZONES_TO_SINK) | ~(captain | crew)
    found: Marks = np.where(boards.introductory[:, None], ~captain & (destroyed > 0), full)
    return found
