"""Every decision of Turning Tides as a row of one table: what it needs and what it does to the own ship."""

from collections.abc import Sequence

import numpy as np

from tide_gui.bots.arrays import Bits, Indices, Marks, Small
from tide_gui.rules.turning_tides.cards import Action
from tide_gui.rules.turning_tides.choices import DECISIONS
from tide_gui.rules.turning_tides.decisions import (
    Course,
    Decision,
    FireFrom,
    MoveCannon,
    MoveCaptain,
    MoveSailor,
    PlaceCannon,
    PlaceSailor,
    PromoteIn,
    SwingFrom,
)
from tide_gui.rules.turning_tides.ships import ZONES, Side, Zone
from tide_gui.rules.turning_tides.state import Move

WIDTH = len(ZONES)
PILES = 4  # what a ship has by zones: sailors, cannons toward and away, destroyed zones
SAILORS, TOWARD, AWAY, DESTROYED = range(PILES)

NOTHING = len(DECISIONS)  # the option of a card without effect
OPTIONS = NOTHING + 1
OPTION_OF: dict[Move, int] = {decision: number for number, decision in enumerate(DECISIONS)}

NO_ACTION = 0  # of Wait
ACTIONS = (None, *Action)
ACTION_OF = {action: number for number, action in enumerate(ACTIONS)}
PROMOTE = ACTION_OF[Action.PROMOTE]

KEPT = -1  # the captain stays

# -- what a decision needs, as bits of the facts -------------------------------------------------

FACTS = 8  # groups of bits by zone, in this order
OPEN, TOWARD_FREE, AWAY_FREE, CAPTAIN_ELSEWHERE, SAILOR, AIMED, TURNED_AWAY, CONTACT = range(FACTS)
SAILOR_IN_HOLD, CANNON_IN_HOLD, BACK, CLAIM = range(FACTS * WIDTH, FACTS * WIDTH + 4)

_FREE = {Side.TOWARD: TOWARD_FREE, Side.AWAY: AWAY_FREE}
_CANNON = {Side.TOWARD: AIMED, Side.AWAY: TURNED_AWAY}
_COURSES: dict[Course, tuple[int, ...]] = {Course.FORWARD: (), Course.BACK: (BACK,), Course.PAWN: (CLAIM,)}


def _at(group: int, zone: Zone) -> int:
    return group * WIDTH + zone - 1


def _needs(decision: Decision) -> Sequence[int]:
    match decision:
        case PlaceSailor(zone):
            return _at(OPEN, zone), SAILOR_IN_HOLD
        case PlaceCannon(zone, side):
            return _at(_FREE[side], zone), CANNON_IN_HOLD
        case MoveCaptain() | MoveSailor() | MoveCannon():
            return _needs_of_move(decision)
        case SwingFrom(zone):
            return _at(SAILOR, zone), _at(CONTACT, zone)
        case FireFrom(zone):
            return _at(SAILOR, zone), _at(AIMED, zone), _at(CONTACT, zone)
        case PromoteIn(zone):
            return (_at(SAILOR, zone),)
        case Course():
            return _COURSES[decision]


def _needs_of_move(decision: MoveCaptain | MoveSailor | MoveCannon) -> Sequence[int]:
    match decision:
        case MoveCaptain(zone):
            return _at(OPEN, zone), _at(CAPTAIN_ELSEWHERE, zone)
        case MoveSailor(start, zone):
            return _at(SAILOR, start), _at(OPEN, zone)
        case MoveCannon(start, start_side, zone, side):
            return _at(_CANNON[start_side], start), _at(_FREE[side], zone)


NEEDS: Bits = np.array([sum(1 << bit for bit in _needs(each)) for each in DECISIONS] + [0], np.uint64)

# -- which action a decision belongs to ----------------------------------------------------------

_ACTIONS = {
    PlaceSailor: Action.SAILOR,
    PlaceCannon: Action.CANNON,
    MoveCaptain: Action.MOVE,
    MoveSailor: Action.MOVE,
    MoveCannon: Action.MOVE,
    Course: Action.NAVIGATE,
    SwingFrom: Action.SWING,
    FireFrom: Action.FIRE,
    PromoteIn: Action.PROMOTE,
}
ACTION: Indices = np.array([*(ACTION_OF[_ACTIONS[type(each)]] for each in DECISIONS), NO_ACTION])
# actions x options; NOTHING is added where no other fits
FITS: Marks = np.equal.outer(np.arange(len(ACTIONS)), ACTION)
FITS[:, NOTHING] = False

# -- what it does --------------------------------------------------------------------------------

CHANGE: Small = np.zeros((OPTIONS, PILES, WIDTH), np.int8)  # of the own ship, by pile and zone
CAPTAIN: Small = np.full(OPTIONS, KEPT, np.int8)
STEP: Small = np.zeros(OPTIONS, np.int8)
CLAIMS: Marks = np.zeros(OPTIONS, np.bool_)
SWINGS: Marks = np.equal(ACTION, ACTION_OF[Action.SWING])
STRIKES: Marks = SWINGS | np.equal(ACTION, ACTION_OF[Action.FIRE])
FROM: Small = np.zeros(OPTIONS, np.int8)  # the zone of an attack

_PILE = {Side.TOWARD: TOWARD, Side.AWAY: AWAY}


def _describe(option: int, decision: Decision) -> None:
    change = CHANGE[option]
    match decision:
        case PlaceSailor(zone):
            change[SAILORS, zone - 1] += 1
        case PlaceCannon(zone, side):
            change[_PILE[side], zone - 1] += 1
        case MoveCaptain(zone):
            CAPTAIN[option] = zone
        case MoveSailor(start, zone):
            change[SAILORS, [start - 1, zone - 1]] = -1, 1
        case MoveCannon(start, start_side, zone, side):
            change[_PILE[start_side], start - 1] -= 1
            change[_PILE[side], zone - 1] += 1
        case SwingFrom(zone) | FireFrom(zone):
            FROM[option] = zone
        case PromoteIn(zone):
            CAPTAIN[option] = zone
            change[SAILORS, zone - 1] -= 1


for _option, _decision in enumerate(DECISIONS):
    _describe(_option, _decision)
STEP[[OPTION_OF[Course.FORWARD], OPTION_OF[Course.BACK]]] = 1, -1
CLAIMS[OPTION_OF[Course.PAWN]] = True
