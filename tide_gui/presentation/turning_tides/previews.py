"""What a decision would change, as it is drawn on the ships before it is confirmed."""

from collections.abc import Iterator, Mapping

from tide_gui.presentation.turning_tides.pieces import (
    CANNON,
    CAPTAIN,
    MAST,
    SAILOR,
    SEEN,
    SIDE_FACES,
    ZONE,
)
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides import decisions
from tide_gui.rules.turning_tides.cards import Task
from tide_gui.rules.turning_tides.choices import possible
from tide_gui.rules.turning_tides.effects import UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.ships import Board, Ship, Zone, opposite

Preview = Mapping[str, object]  # QML reads it by these names


def previews(task: Task, board: Board) -> dict[str, Preview]:
    """Return what each decision of a task would change, by its written form."""
    return {
        str(decision): preview(decision, board, task.seat)
        for decision in possible(task.action, board, task.seat)
    }


def preview(decision: decisions.Decision, board: Board, seat: Seat) -> Preview:
    """Return who would come to which zone and who would leave one, or what an attack would strike there."""
    match decision:
        case decisions.PlaceSailor(zone):
            return _comer(SAILOR, zone)
        case decisions.PlaceCannon(zone, side):
            return _comer(CANNON, zone, SIDE_FACES[side])
        case decisions.PromoteIn(zone):
            return _comer(CAPTAIN, zone) | _leaver(SAILOR, zone)
        case decisions.MoveCaptain(zone):
            return _comer(CAPTAIN, zone) | _leaver(CAPTAIN, board.ships[seat].captain)
        case decisions.MoveSailor(start, zone):
            return _comer(SAILOR, zone) | _leaver(SAILOR, start)
        case decisions.MoveCannon(start, start_side, zone, side):
            return _comer(CANNON, zone, SIDE_FACES[side]) | _leaver(CANNON, start, SIDE_FACES[start_side])
        case decisions.FireFrom(zone) | decisions.SwingFrom(zone):
            falls = list(falls_by(decision, board, seat))
            return {"zone": zone, "target": opposite(zone, board.offset), "falls": falls}
        case _:
            return {}


def _comer(kind: str, zone: Zone, face: int = SEEN) -> dict[str, object]:
    return {"comer": kind, "zone": zone, "face": face}


def _leaver(kind: str, zone: Zone, face: int = SEEN) -> dict[str, object]:
    return {"leaver": kind, "start": zone, "shown": face}


def falls_by(attack: decisions.FireFrom | decisions.SwingFrom, board: Board, seat: Seat) -> tuple[str, ...]:
    """Return what an attack would remove: kind, zone and the place among its kind there, from 0."""
    match attack.perform(board, seat)[1][0]:
        case UnitsRemoved() as removed:
            return tuple(_removed(removed, board.ships[removed.seat]))
        case ZoneDestroyed(_, zone):
            return (f"{ZONE} {zone} 0",)
        case _:
            return ()


def _removed(effect: UnitsRemoved, ship: Ship) -> Iterator[str]:
    there = ship.sailors.count(effect.zone)
    yield from [f"{CAPTAIN} {effect.zone} 0"] * effect.captain
    yield from [f"{MAST} {effect.zone} 0"] * effect.mast
    yield from (f"{SAILOR} {effect.zone} {nth}" for nth in range(there - effect.sailors, there))
    yield from (f"{CANNON} {effect.zone} {nth}" for nth in range(effect.cannons))
