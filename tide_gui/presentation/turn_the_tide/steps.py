"""The steps that show each event of Turn the Tide."""

from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch

from tide_gui.presentation.pacing import Pause, Step
from tide_gui.presentation.scene import HIDDEN, Piece, Scene, Slide, Spot, boxed
from tide_gui.presentation.turn_the_tide.pieces import (
    DECK,
    DOWN,
    OFFER,
    PLAYED,
    RING,
    TIDE,
    UP,
    WEATHER,
    chosen,
    chosen_spot,
    hand_spot,
    in_hand,
    passing_rings_spot,
    passing_spot,
    played,
    put_aside,
    ring,
    rings_spot,
    tide_spot,
)
from tide_gui.presentation.turn_the_tide.scene import Facts, TideScene
from tide_gui.presentation.turn_the_tide.struck import moments_of
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide import events
from tide_gui.rules.turn_the_tide.cards import Card
from tide_gui.rules.turn_the_tide.state import View, totals

TideStep = Step[Facts]
Steps = Iterator[TideStep]


def opening(scene: TideScene) -> tuple[TideStep, ...]:
    """The steps at the start of a game, from the closed box to this scene."""
    face_down = tuple(
        piece._replace(face=HIDDEN) if piece.kind == WEATHER else _in_deck(piece) for piece in scene.pieces
    )
    turned = tuple(map(_in_deck, scene.pieces))
    return (
        Step(boxed(scene), Pause.NONE),
        Step(replace(scene, pieces=face_down), Pause.GLIDE, "deal"),
        Step(replace(scene, pieces=turned), Pause.GLIDE),
        Step(scene, Pause.GLIDE, "place"),
    )


@singledispatch
def steps(event: events.Event, scene: TideScene, after: View) -> Steps:
    """The steps of one event; `after` is the view once all events are over."""
    raise NotImplementedError(event, scene, after)


@steps.register
def _(event: events.RoundBegan, scene: TideScene, after: View) -> Steps:
    if after.seat is None:
        return
    spot = hand_spot(after.seat)
    taken = [Slide(WEATHER, spot, HIDDEN, in_hand(after.seat, card)) for card in after.cards]
    if not after.hands and scene.lying(spot)[0].face == HIDDEN:
        yield Step(scene.slid(taken), Pause.GLIDE)


@steps.register
def _(event: events.TidesOffered, scene: TideScene, after: View) -> Steps:
    turned = [Slide(TIDE, DECK, HIDDEN, Piece(TIDE, OFFER, tide, tide)) for tide in event.offer]
    yield Step(scene.slid(turned), Pause.GLIDE, "place")


@steps.register
def _(event: events.CardLaid, scene: TideScene, after: View) -> Steps:
    yield Step(_laid_open(scene, event.seat, event.card), Pause.GLIDE, "place")


@steps.register
def _(event: events.CardsRevealed, scene: TideScene, after: View) -> Steps:
    plays = {seat: card for seat, card in enumerate(event.plays) if card}
    if old := scene.lying(PLAYED):
        swept = [Slide(WEATHER, PLAYED, piece.face, put_aside(piece.owner)) for piece in old]
        scene = scene.slid(swept)
        yield Step(scene, Pause.GLIDE)
    for seat in plays:
        scene = _laid(scene, seat)
    shown = replace(scene, facts=replace(scene.facts, taken=(0,) * len(event.plays)))
    for seat, card in plays.items():
        shown = _laid_open(shown, seat, card)
    if shown.pieces != scene.pieces:
        yield Step(scene, Pause.GLIDE)
        yield Step(shown, Pause.REST, "reveal")
    ranked = [Slide(WEATHER, chosen_spot(seat), card, played(seat, card)) for seat, card in plays.items()]
    yield Step(shown.slid(ranked), Pause.REVEAL, "deal")


@steps.register
def _(event: events.TideTaken, scene: TideScene, after: View) -> Steps:
    spot = tide_spot(event.seat)
    piece = Piece(TIDE, spot, event.tide, len(scene.lying(spot)))
    taken = tuple(event.tide if seat == event.seat else tide for seat, tide in enumerate(scene.facts.taken))
    scene = replace(scene, facts=replace(scene.facts, taken=taken))
    yield Step(scene.slid([Slide(TIDE, OFFER, event.tide, piece)]), Pause.GLIDE, "place")


@steps.register
def _(event: events.PreserverLost, scene: TideScene, after: View) -> Steps:
    turned = Slide(RING, rings_spot(event.seat), UP, ring(event.seat, DOWN))
    [moment] = moments_of(event)
    yield Step(scene.slid([turned]), Pause.MOMENT, "ring", moment)


@steps.register
def _(event: events.Drowned, scene: TideScene, after: View) -> Steps:
    spot = tide_spot(event.seat)
    pieces = tuple(piece._replace(face=HIDDEN) if piece.spot == spot else piece for piece in scene.pieces)
    out = tuple(out or seat == event.seat for seat, out in enumerate(scene.facts.out))
    [moment] = moments_of(event)
    yield Step(Scene(pieces, replace(scene.facts, out=out)), Pause.MOMENT, "splash", moment)


@steps.register
def _(event: events.RoundScored, scene: TideScene, after: View) -> Steps:
    for moment in moments_of(event):
        yield Step(scene, Pause.MOMENT, "turn-the-tide/relief", moment)
    scores = totals(after.rounds[: event.round + 1], len(after.places))
    yield Step(replace(scene, facts=replace(scene.facts, scores=scores)), Pause.SCORES)


@steps.register
def _(event: events.HandsPassed, scene: TideScene, after: View) -> Steps:
    seats = len(after.places)
    fresh = replace(scene.facts, out=(False,) * seats, taken=(0,) * seats)
    gathered = Scene(tuple(map(_gathered, scene.pieces)), fresh)
    passed = Scene(tuple(_passed(piece, seats) for piece in gathered.pieces), fresh)
    yield Step(gathered, Pause.GLIDE)
    yield Step(passed, Pause.GLIDE, "deal")
    yield Step(Scene(tuple(map(_taken_up, passed.pieces)), fresh), Pause.GLIDE)


@steps.register
def _(event: events.GameEnded, scene: TideScene, after: View) -> Steps:
    leftovers = replace(scene.facts, leftovers=after.leftovers)
    yield Step(replace(scene, facts=leftovers), Pause.END, "bell")


def _in_deck(piece: Piece) -> Piece:
    return Piece(TIDE, DECK) if piece.kind == TIDE else piece


def _own_or_hidden(scene: TideScene, spot: Spot, card: Card) -> Card:
    return card if any(piece.face == card for piece in scene.lying(spot)) else HIDDEN


def _laid(scene: TideScene, seat: Seat) -> TideScene:
    """Lay a face-down card in front of the seat, unless one is there already or the hand is visible."""
    if scene.lying(chosen_spot(seat)):
        return scene
    cards = scene.lying(hand_spot(seat))
    return scene if cards[-1].face else scene.slid([Slide(WEATHER, cards[0].spot, HIDDEN, chosen(seat))])


def _laid_open(scene: TideScene, seat: Seat, card: Card) -> TideScene:
    """Lay the card face up in front of the seat, or turn it over if it is there already."""
    source = chosen_spot(seat) if scene.lying(chosen_spot(seat)) else hand_spot(seat)
    face = _own_or_hidden(scene, source, card)
    return scene.slid([Slide(WEATHER, source, face, chosen(seat, card))])


def _gathered(piece: Piece) -> Piece:
    """The piece before hands are passed: cards and rings in front of their seat, tides in the deck."""
    if piece.kind == TIDE:
        return Piece(TIDE, DECK)
    owner = piece.owner if piece.spot == PLAYED else piece.spot.seat
    if piece.kind == RING:
        return Piece(RING, passing_rings_spot(owner), UP)
    return Piece(WEATHER, passing_spot(owner))


def _passed(piece: Piece, seats: int) -> Piece:
    """The piece in front of the next seat to the left."""
    spot = piece.spot
    return piece if spot == DECK else piece._replace(spot=spot._replace(seat=(spot.seat + 1) % seats))


def _taken_up(piece: Piece) -> Piece:
    """The piece at its new seat."""
    if piece.kind == TIDE:
        return piece
    seat = piece.spot.seat
    return ring(seat, UP) if piece.kind == RING else in_hand(seat)
