"""The steps that show each event of Turning Tides."""

from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch
from typing import Any

from tide_gui.presentation.pacing import Pause, Step
from tide_gui.presentation.scene import BOX, HIDDEN, MIDDLE, Piece, Slide, Spot, settled
from tide_gui.presentation.turning_tides.pieces import (
    AWAY,
    CANNON,
    CAPTAIN,
    CARD,
    CARD_FACES,
    MAST,
    PAWN,
    SAILOR,
    SEEN,
    SIDE_FACES,
    TOWARD,
    WRECK,
    card_piece,
    cards_spot,
    hold_spot,
    unit,
    zone_of,
    zone_spot,
)
from tide_gui.presentation.turning_tides.scene import (
    LEE,
    Facts,
    ShipScene,
    Shown,
    put_away,
    scene_of,
    shuffled_away,
)
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides import decisions, events
from tide_gui.rules.turning_tides.cards import WAIT_ALONE, queue_of
from tide_gui.rules.turning_tides.effects import NothingHit, PawnPassed, Sailed, UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.ships import GOLD, Board, opposite
from tide_gui.rules.turning_tides.state import SEATS, View

ShipStep = Step[Facts]
Steps = Iterator[ShipStep]

NOBODY_READY = (False,) * len(SEATS)
BOTH_WAIT = Shown("both wait", GOLD, 0)  # the ships are about to sail one step more


@singledispatch
def steps(event: events.Event, scene: ShipScene, after: View) -> Steps:
    """The steps of one event; `after` is the view once all events are over."""
    raise NotImplementedError(event, scene, after)


# -- the cards -----------------------------------------------------------------------------------


@steps.register
def _(event: events.CardsDrawn, scene: ShipScene, after: View) -> Steps:
    """Cards are always drawn last, so the scene of the present view can be shown."""
    yield Step(_settled(scene, scene_of(after, {})), Pause.GLIDE, "deal")


@steps.register
def _(event: events.CardsRevealed, scene: ShipScene, after: View) -> Steps:
    for seat, card in enumerate(event.plays):
        laid, hand = cards_spot(seat, "chosen"), cards_spot(seat, "hand")
        source = laid if scene.lying(laid) else hand
        face = _face_at(scene, source, CARD_FACES[card])
        scene = scene.slid([Slide(CARD, source, face, card_piece(laid, card))])
    gold, silver = (seat in event.promoting for seat in SEATS)
    queue = queue_of(event.plays, (gold, silver), scene.facts.board.pawn)
    shown = None if queue else BOTH_WAIT
    scene = _knowing(
        scene,
        plays=event.plays,
        order=tuple(task.seat for task in queue),
        promoting=event.promoting,
        queue=queue,
        ready=NOBODY_READY,
        shown=shown,
    )
    yield Step(scene, Pause.REVEAL, "reveal")


@steps.register
def _(event: events.CardsSwapped, scene: ShipScene, after: View) -> Steps:
    is_last = event.seat == SEATS[-1] or len(scene.lying(cards_spot(SEATS[-1], "hand"))) == len(WAIT_ALONE)
    hand, exchange, discards = (cards_spot(event.seat, pile) for pile in ("hand", "exchange", "discards"))
    for card in event.given:
        face = _face_at(scene, hand, CARD_FACES[card])
        scene = scene.slid([Slide(CARD, hand, face, card_piece(exchange, card))])
    for card in event.taken:
        to = card_piece(discards, card, len(scene.lying(discards)))
        scene = scene.slid([Slide(CARD, exchange, CARD_FACES[card], to)])
    yield Step(_knowing(scene, ready=NOBODY_READY), Pause.REST, "place")
    if is_last:
        yield from _laid_out(scene, after)


@steps.register
def _(event: events.CardsExhausted, scene: ShipScene, after: View) -> Steps:
    scene = _knowing(scene, ready=NOBODY_READY, cycle=())
    if event.seat == after.seat:
        hand, asleep = cards_spot(event.seat, "hand"), cards_spot(event.seat, "exhausted")
        slides = [Slide(CARD, hand, CARD_FACES[card], card_piece(asleep, card)) for card in after.exhausted]
        scene = scene.slid(slides)
    yield Step(scene, Pause.GLIDE, "place")


@steps.register
def _(event: events.NoEffect, scene: ShipScene, after: View) -> Steps:
    yield Step(_done(scene), Pause.GLIDE)


@steps.register
def _(event: events.GameEnded, scene: ShipScene, after: View) -> Steps:
    if scene.facts.plays:  # a ship was beaten; after the last round the cards are put away already
        scene = put_away(scene, after.seat)
    yield Step(scene, Pause.END, "bell")


@steps.register
def _(event: events.RoundEnded, scene: ShipScene, after: View) -> Steps:
    yield Step(scene, Pause.REST)
    yield from _laid_out(scene, after)


@steps.register(events.RoundBegan)
@steps.register(events.FiresAdded)
def _(event: events.Event, scene: ShipScene, after: View) -> Steps:
    """Nothing visible moves on the table."""
    yield from ()


# -- the ships -----------------------------------------------------------------------------------


@steps.register
def _(event: Sailed, scene: ShipScene, after: View) -> Steps:
    board, queue, both_wait = scene.facts.board, scene.facts.queue, scene.facts.shown == BOTH_WAIT
    scene = _knowing(scene, board=Board(board.ships, event.offset, board.pawn), queue=queue[1:])
    if not queue and not both_wait:  # the turn is over
        scene = put_away(scene, after.seat)
    yield Step(scene, Pause.REST, "turning-tides/sail")


@steps.register
def _(event: events.ShipsTurned, scene: ShipScene, after: View) -> Steps:
    scene = _knowing(scene, round=after.round, lee=None, cycle=())
    scene = shuffled_away(replace(scene, pieces=tuple(map(_turned, scene.pieces))))
    yield Step(_knowing(scene, board=scene.facts.board.turned()), Pause.REST, "turning-tides/turn")


@steps.register
def _(event: PawnPassed, scene: ShipScene, after: View) -> Steps:
    here, there = cards_spot(1 - event.seat, "pawn"), cards_spot(event.seat, "pawn")
    yield Step(scene.slid([Slide(PAWN, here, SEEN, unit(PAWN, there))]), Pause.GLIDE, "place")


@steps.register
def _(event: events.Performed, scene: ShipScene, after: View) -> Steps:
    before = scene.facts.board
    board, _ = event.decision.perform(before, event.seat)
    slides = _slides_of(event.decision, event.seat, scene)
    scene = _knowing(scene, board=Board(board.ships, before.offset, board.pawn))
    if board.offset == before.offset:  # if not, the task is done once the ships have sailed
        scene = _done(scene)
    if shown := _shown(event, before):
        yield Step(_knowing(scene, shown=shown), Pause.MOMENT, f"turning-tides/{shown.kind}")
    if slides:
        yield Step(scene.slid(slides), Pause.GLIDE, "place")
    elif not shown:
        yield Step(scene, Pause.NONE)


@steps.register
def _(event: UnitsRemoved, scene: ShipScene, after: View) -> Steps:
    zone, hold = zone_spot(event.seat, event.zone), hold_spot(event.seat)
    gone = [*[CAPTAIN] * event.captain, *[SAILOR] * event.sailors]
    slides = [Slide(kind, zone, SEEN, unit(kind, hold)) for kind in gone]
    slides += [
        Slide(CANNON, zone, piece.face, unit(CANNON, hold))
        for piece in scene.lying(zone)
        if piece.kind == CANNON and event.cannons
    ]
    kind = _fall(event, by_swing=scene.facts.shown is not None and scene.facts.shown.kind == "swing")
    shown = Shown(kind, event.seat, event.zone)
    fallen = scene.slid([Slide(MAST, zone, SEEN, unit(MAST, BOX))] * event.mast)  # `shown` draws how it falls
    yield Step(_knowing(fallen, shown=shown), Pause.MOMENT, f"turning-tides/{kind}")
    yield Step(_knowing(fallen).slid(slides), Pause.GLIDE)


@steps.register
def _(event: ZoneDestroyed, scene: ShipScene, after: View) -> Steps:
    mark = Slide(WRECK, BOX, SEEN, unit(WRECK, zone_spot(event.seat, event.zone)))
    wrecked = scene.slid([mark])
    yield Step(
        _knowing(wrecked, shown=Shown("wreck", event.seat, event.zone)), Pause.MOMENT, "turning-tides/wreck"
    )
    yield Step(_knowing(wrecked), Pause.NONE)


@steps.register
def _(event: NothingHit, scene: ShipScene, after: View) -> Steps:
    yield Step(_knowing(scene, shown=Shown("splash", event.seat, event.zone)), Pause.GLIDE, "splash")
    yield Step(_knowing(scene), Pause.NONE)


def _fall(event: UnitsRemoved, *, by_swing: bool) -> str:
    """How it is drawn that units fall: a captain and a mast have moments of their own."""
    if event.captain:
        return "captain"
    return "overboard" if by_swing else "mast" if event.mast else "hit"


def _shown(event: events.Performed, board: Board) -> Shown | None:
    match event.decision:
        case decisions.FireFrom(zone):
            return Shown("fire", event.seat, zone, opposite(zone, board.offset))
        case decisions.SwingFrom(zone):
            return Shown("swing", event.seat, zone, opposite(zone, board.offset))
        case decisions.PromoteIn(zone):
            return Shown("promote", event.seat, zone)
        case _:
            return None


def _slides_of(decision: decisions.Decision, seat: Seat, scene: ShipScene) -> list[Slide]:
    """How a decision moves units; its consequences are separate events."""
    hold = hold_spot(seat)
    match decision:
        case decisions.PlaceSailor(zone):
            return [Slide(SAILOR, hold, SEEN, unit(SAILOR, zone_spot(seat, zone)))]
        case decisions.PlaceCannon(zone, side):
            return [Slide(CANNON, hold, SEEN, unit(CANNON, zone_spot(seat, zone), SIDE_FACES[side]))]
        case decisions.MoveCaptain(zone):
            return [_captain_to(zone_spot(seat, zone), seat, scene)]
        case decisions.MoveSailor(start, zone):
            return [Slide(SAILOR, zone_spot(seat, start), SEEN, unit(SAILOR, zone_spot(seat, zone)))]
        case decisions.MoveCannon(start, start_side, zone, side):
            to = unit(CANNON, zone_spot(seat, zone), SIDE_FACES[side])
            return [Slide(CANNON, zone_spot(seat, start), SIDE_FACES[start_side], to)]
        case decisions.PromoteIn(zone):
            here = zone_spot(seat, zone)
            return [_captain_to(here, seat, scene), Slide(SAILOR, here, SEEN, unit(SAILOR, hold))]
        case _:
            return []


def _captain_to(spot: Spot, seat: Seat, scene: ShipScene) -> Slide:
    here = next(piece.spot for piece in scene.pieces if piece.kind == CAPTAIN and piece.spot.seat == seat)
    return Slide(CAPTAIN, here, SEEN, unit(CAPTAIN, spot))


def _turned(piece: Piece) -> Piece:
    """The piece after the ships turn: cannons on deck change direction, those in the hold have none."""
    if piece.kind != CANNON or not zone_of(piece.spot):
        return piece
    return unit(CANNON, piece.spot, AWAY if piece.face == TOWARD else TOWARD)


# -- what is known -------------------------------------------------------------------------------


def _knowing(scene: ShipScene, **known: Any) -> ShipScene:
    """The scene with other facts; nothing is drawn any longer for the moment."""
    return replace(scene, facts=replace(scene.facts, **{"shown": None} | known))


def _done(scene: ShipScene) -> ShipScene:
    """The scene after the first task of the queue."""
    return _knowing(scene, queue=scene.facts.queue[1:])


def _laid_out(scene: ShipScene, after: View) -> Steps:
    """Once the lee waits for a choice, the cards lie as they are chosen from."""
    if after.phase in LEE:
        yield Step(_settled(scene, scene_of(after, {})), Pause.GLIDE)


def _settled(before: ShipScene, truth: ShipScene) -> ShipScene:
    """Return `truth` in the rows of `before`; no card changes sides, and so no back its colour."""
    rows: dict[int, Piece] = {}
    for side in {_side(piece) for piece in before.pieces}:
        found = settled(_of_side(before, side), _of_side(truth, side)).pieces
        places = [row for row, piece in enumerate(before.pieces) if _side(piece) == side]
        rows |= dict(zip(places, found, strict=True))
    return replace(truth, pieces=tuple(rows[row] for row in range(len(rows))))


def _side(piece: Piece) -> Seat:
    return piece.spot.seat if piece.kind == CARD else MIDDLE


def _of_side(scene: ShipScene, side: Seat) -> ShipScene:
    return replace(scene, pieces=tuple(piece for piece in scene.pieces if _side(piece) == side))


def _face_at(scene: ShipScene, spot: Spot, face: int) -> int:
    return face if any(piece.face == face for piece in scene.lying(spot)) else HIDDEN
