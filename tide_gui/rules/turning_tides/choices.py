"""The possible decisions of each action of Turning Tides."""

from collections.abc import Callable
from functools import cache, lru_cache

from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides import decisions
from tide_gui.rules.turning_tides.cards import Action
from tide_gui.rules.turning_tides.ships import (
    CANNONS,
    MIN_OFFSET,
    SAILORS,
    ZONES,
    Board,
    Side,
    Zone,
    Zones,
    opposite,
)

REMEMBERED = 1024  # answers where the ships differ in much, so that they do not become more with every game


@cache
def _once(kind: Callable[..., decisions.Decision], *values: Zone | Side) -> decisions.Decision:
    """Return the one object of a decision: remembered answers share them."""
    return kind(*values)


def possible(action: Action, board: Board, seat: Seat) -> tuple[decisions.Decision, ...]:
    """Return the possible decisions of an action for a seat; without any it has no effect."""
    return _POSSIBLE[action](board, seat)


def _sailor_places(board: Board, seat: Seat) -> tuple[decisions.Decision, ...]:
    ship = board.ships[seat]
    return _open_zones(ship.destroyed) if len(ship.sailors) < SAILORS else ()


def _cannon_places(board: Board, seat: Seat) -> tuple[decisions.Decision, ...]:
    ship = board.ships[seat]
    aboard = len(ship.toward) + len(ship.away)
    return _free_sides(ship.toward, ship.away, ship.destroyed) if aboard < CANNONS else ()


def _moves(board: Board, seat: Seat) -> tuple[decisions.Decision, ...]:
    ship = board.ships[seat]
    return (
        _captain_moves(ship.captain, ship.destroyed)
        + _sailor_moves(ship.sailors, ship.destroyed)
        + _cannon_moves(ship.toward, ship.away, ship.destroyed)
    )


def _courses(board: Board, seat: Seat) -> tuple[decisions.Decision, ...]:
    return _open_courses(board.offset > MIN_OFFSET, board.pawn != seat)


def _swings(board: Board, seat: Seat) -> tuple[decisions.Decision, ...]:
    return _swings_from(board.ships[seat].sailors, board.offset)


def _shots(board: Board, seat: Seat) -> tuple[decisions.Decision, ...]:
    ship = board.ships[seat]
    return _shots_from(ship.sailors, ship.toward, board.offset)


def _promotions(board: Board, seat: Seat) -> tuple[decisions.Decision, ...]:
    return _promotions_of(board.ships[seat].sailors)


_POSSIBLE: dict[Action, Callable[[Board, Seat], tuple[decisions.Decision, ...]]] = {
    Action.SAILOR: _sailor_places,
    Action.CANNON: _cannon_places,
    Action.MOVE: _moves,
    Action.NAVIGATE: _courses,
    Action.SWING: _swings,
    Action.FIRE: _shots,
    Action.PROMOTE: _promotions,
}


@cache
def _open_zones(destroyed: Zones) -> tuple[decisions.Decision, ...]:
    return tuple(_once(decisions.PlaceSailor, zone) for zone in ZONES if zone not in destroyed)


@lru_cache(maxsize=REMEMBERED)
def _free_sides(toward: Zones, away: Zones, destroyed: Zones) -> tuple[decisions.Decision, ...]:
    return tuple(_once(decisions.PlaceCannon, *place) for place in _free_places(toward, away, destroyed))


def _free_places(toward: Zones, away: Zones, destroyed: Zones) -> list[tuple[Zone, Side]]:
    taken = {Side.TOWARD: (*toward, *destroyed), Side.AWAY: (*away, *destroyed)}
    return [(zone, side) for zone in ZONES for side in Side if zone not in taken[side]]


@cache
def _captain_moves(captain: Zone, destroyed: Zones) -> tuple[decisions.Decision, ...]:
    if not captain:
        return ()
    left_over = [zone for zone in ZONES if zone != captain and zone not in destroyed]
    return tuple(_once(decisions.MoveCaptain, zone) for zone in left_over)


@lru_cache(maxsize=REMEMBERED)
def _sailor_moves(sailors: Zones, destroyed: Zones) -> tuple[decisions.Decision, ...]:
    return tuple(
        _once(decisions.MoveSailor, start, zone)
        for start in dict.fromkeys(sailors)
        for zone in ZONES
        if zone != start and zone not in destroyed
    )


@lru_cache(maxsize=REMEMBERED)
def _cannon_moves(toward: Zones, away: Zones, destroyed: Zones) -> tuple[decisions.Decision, ...]:
    cannons = [*((zone, Side.TOWARD) for zone in toward), *((zone, Side.AWAY) for zone in away)]
    places = _free_places(toward, away, destroyed)
    return tuple(_CANNON_MOVES[cannon, place] for cannon in sorted(cannons) for place in places)


_PLACES = [(zone, side) for zone in ZONES for side in Side]
_CANNON_MOVES = {
    (start, place): decisions.MoveCannon(*start, *place)
    for start in _PLACES
    for place in _PLACES
    if start != place
}


@cache
def _open_courses(back: bool, claim: bool) -> tuple[decisions.Decision, ...]:
    return (decisions.Course.FORWARD, *(decisions.Course.BACK,) * back, *(decisions.Course.PAWN,) * claim)


@lru_cache(maxsize=REMEMBERED)
def _swings_from(sailors: Zones, offset: int) -> tuple[decisions.Decision, ...]:
    return tuple(
        _once(decisions.SwingFrom, zone) for zone in dict.fromkeys(sailors) if opposite(zone, offset)
    )


@lru_cache(maxsize=REMEMBERED)
def _shots_from(sailors: Zones, toward: Zones, offset: int) -> tuple[decisions.Decision, ...]:
    return tuple(
        _once(decisions.FireFrom, zone) for zone in toward if zone in sailors and opposite(zone, offset)
    )


@cache
def _promotions_of(sailors: Zones) -> tuple[decisions.Decision, ...]:
    return tuple(_once(decisions.PromoteIn, zone) for zone in dict.fromkeys(sailors))


DECISIONS: tuple[decisions.Decision, ...] = (
    *_open_zones(()),
    *_free_sides((), (), ()),
    *(_once(decisions.MoveCaptain, zone) for zone in ZONES),
    *_sailor_moves(tuple(ZONES), ()),
    *_CANNON_MOVES.values(),
    *decisions.Course,
    *(_once(decisions.SwingFrom, zone) for zone in ZONES),
    *(_once(decisions.FireFrom, zone) for zone in ZONES),
    *_promotions_of(tuple(ZONES)),
)
