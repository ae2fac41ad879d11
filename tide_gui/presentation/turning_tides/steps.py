"""The steps that show each event of Turning Tides."""

from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch

from tide_gui.presentation.pacing import Pause, Step
from tide_gui.presentation.scene import BOX, HIDDEN, Piece, Slide, Spot, boxed, settled
from tide_gui.presentation.turning_tides.pieces import (
    AWAY,
    CANNON,
    CAPTAIN,
    CARD,
    CARD_FACES,
    CARDS,
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
from tide_gui.presentation.turning_tides.scene import Facts, ShipScene, scene_of
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides import decisions, events
from tide_gui.rules.turning_tides.cards import WAIT, Card
from tide_gui.rules.turning_tides.effects import NothingHit, PawnPassed, Sailed, UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.state import SEATS, Phase, View

ShipStep = Step[Facts]
Steps = Iterator[ShipStep]


def opening(scene: ShipScene) -> tuple[ShipStep, ...]:
    """The steps at the start of a game, from the closed box to this scene."""
    return Step(boxed(scene), Pause.NONE), Step(scene, Pause.GLIDE, "deal")


@singledispatch
def steps(event: events.Event, scene: ShipScene, after: View) -> Steps:
    """The steps of one event; `after` is the view once all events are over."""
    raise NotImplementedError(event, scene, after)


# -- the cards -----------------------------------------------------------------------------------


@steps.register
def _(event: events.CardsDrawn, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    """Cards are always drawn last, so the scene of the present view can be shown."""
    yield Step(settled(scene, scene_of(after, {})), Pause.GLIDE, "deal")


@steps.register
def _(event: events.CardsRevealed, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    for seat, card in enumerate(event.plays):
        laid, hand = cards_spot(seat, "played"), cards_spot(seat, "hand")
        source = laid if scene.lying(laid) else hand
        face = _face_at(scene, source, CARD_FACES[card])
        scene = scene.slid([Slide(CARD, source, face, card_piece(laid, card))])
    facts = replace(scene.facts, ready=(False,) * len(SEATS))
    yield Step(replace(scene, facts=facts), Pause.REVEAL, "reveal")


@steps.register
def _(event: events.CardsSwapped, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    hand, exchange, discards = (cards_spot(event.seat, pile) for pile in ("hand", "exchange", "discards"))
    for card in event.given:
        face = _face_at(scene, hand, CARD_FACES[card])
        scene = scene.slid([Slide(CARD, hand, face, card_piece(exchange, card))])
    for card in event.taken:
        to = card_piece(discards, card, len(scene.lying(discards)))
        scene = scene.slid([Slide(CARD, exchange, CARD_FACES[card], to)])
    facts = replace(scene.facts, ready=(False,) * len(SEATS))
    yield Step(replace(scene, facts=facts), Pause.REST, "place")


@steps.register
def _(event: events.GameEnded, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    yield Step(_put_away(scene, after.seat), Pause.END, "bell")


@steps.register
def _(event: events.RoundEnded, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    yield Step(_put_away(scene, after.seat), Pause.REST)


@steps.register(events.RoundBegan)
@steps.register(events.CardsExhausted)
@steps.register(events.FiresAdded)
@steps.register(events.NoEffect)
@steps.register(NothingHit)
def _(event: events.Event, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    """Nothing visible moves on the table."""
    yield from ()


# -- the ships -----------------------------------------------------------------------------------


@steps.register
def _(event: Sailed, scene: ShipScene, after: View) -> Steps:
    scene = replace(scene, facts=replace(scene.facts, offset=event.offset))
    if after.phase is not Phase.PERFORM and event.offset == after.board.offset:  # the turn is over
        scene = _put_away(scene, after.seat)
    yield Step(scene, Pause.REST, "ring")


@steps.register
def _(event: events.ShipsTurned, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    pieces = tuple(_turned(piece) for piece in scene.pieces)
    facts = replace(scene.facts, offset=after.board.offset)
    yield Step(replace(scene, pieces=pieces, facts=facts), Pause.REST, "splash")


@steps.register
def _(event: PawnPassed, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    here, there = cards_spot(1 - event.seat, "pawn"), cards_spot(event.seat, "pawn")
    yield Step(scene.slid([Slide(PAWN, here, SEEN, unit(PAWN, there))]), Pause.GLIDE, "place")


@steps.register
def _(event: events.Performed, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    slides = _slides_of(event.decision, event.seat, scene)
    if slides:
        yield Step(scene.slid(slides), Pause.REST, "place")


@steps.register
def _(event: UnitsRemoved, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    zone, hold = zone_spot(event.seat, event.zone), hold_spot(event.seat)
    gone = [*[CAPTAIN] * event.captain, *[SAILOR] * event.sailors]
    slides = [Slide(kind, zone, SEEN, unit(kind, hold)) for kind in gone]
    slides += [Slide(MAST, zone, SEEN, unit(MAST, BOX))] * event.mast
    if event.cannons:
        slides += [
            Slide(CANNON, zone, piece.face, unit(CANNON, hold))
            for piece in scene.lying(zone)
            if piece.kind == CANNON
        ]
    yield Step(scene.slid(slides), Pause.REST, "splash")


@steps.register
def _(event: ZoneDestroyed, scene: ShipScene, after: View) -> Steps:  # noqa: ARG001
    mark = Slide(WRECK, BOX, SEEN, unit(WRECK, zone_spot(event.seat, event.zone)))
    yield Step(scene.slid([mark]), Pause.REST, "splash")


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


def _put_away(scene: ShipScene, viewer: Seat | None) -> ShipScene:
    """The scene after a turn: played cards are discarded, Wait goes back to the hand."""
    for seat in SEATS:
        laid, discards = cards_spot(seat, "played"), cards_spot(seat, "discards")
        for piece in scene.lying(laid):
            card: Card = CARDS[piece.face]
            if card == WAIT:
                to = card_piece(cards_spot(seat, "hand"), card if seat == viewer else None)
            else:
                to = card_piece(discards, card, len(scene.lying(discards)))
            scene = scene.slid([Slide(CARD, laid, piece.face, to)])
    return scene


def _face_at(scene: ShipScene, spot: Spot, face: int) -> int:
    return face if any(piece.face == face for piece in scene.lying(spot)) else HIDDEN
