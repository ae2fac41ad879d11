"""The steps that show each event of Onda."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch

from tide_gui.presentation.onda.moments import bombed, turned
from tide_gui.presentation.onda.scene import (
    DISCARDS,
    LAID,
    TRICK,
    WAVE,
    Facts,
    OndaScene,
    arranged,
    face_up,
    hand_spot,
    laid_cards,
    scene_of,
    wilds_spot,
)
from tide_gui.presentation.pacing import Pause, Step
from tide_gui.presentation.scene import HIDDEN, Piece, Slide, Spot, boxed, settled
from tide_gui.rules.onda import events
from tide_gui.rules.onda.combinations import Card
from tide_gui.rules.onda.state import Action, Course, View, totals

OndaStep = Step[Facts]
Steps = Iterator[OndaStep]


def opening(scene: OndaScene) -> tuple[OndaStep, ...]:
    """The steps at the start of a game, from the closed box to this scene."""
    face_down = tuple(piece._replace(face=HIDDEN) for piece in scene.pieces)
    return (
        Step(boxed(scene), Pause.NONE),
        Step(replace(scene, pieces=face_down), Pause.GLIDE, "deal"),
        Step(scene, Pause.GLIDE),
    )


@singledispatch
def steps(event: events.Event, scene: OndaScene, after: View) -> Steps:
    """The steps of one event; `after` is the view once all events are over."""
    raise NotImplementedError(event, scene, after)


@steps.register
def _(event: events.RoundBegan, scene: OndaScene, after: View) -> Steps:
    dealt = settled(scene, scene_of(after, {}))
    face_down = tuple(
        piece._replace(face=HIDDEN) if piece.spot.area == "hand" else piece for piece in dealt.pieces
    )
    yield Step(replace(dealt, pieces=face_down), Pause.GLIDE, "deal")
    yield Step(dealt, Pause.GLIDE)


@steps.register
def _(event: events.WildsHidden, scene: OndaScene, after: View) -> Steps:
    yield Step(settled(scene, scene_of(after, {})), Pause.GLIDE, "place")


@steps.register
def _(event: events.CombinationLaid, scene: OndaScene, after: View) -> Steps:
    for piece in scene.lying(LAID):
        scene = scene.slid([Slide(WAVE, LAID, piece.face, piece._replace(spot=TRICK))])
    cards = laid_cards(LAID, event.seat, event.lay, 1 + len(scene.facts.laid))
    for piece, (_, value) in zip(cards, arranged(event.lay), strict=True):
        spot = wilds_spot(event.seat) if value else hand_spot(event.seat)
        scene = _taken_from(spot, scene, piece)
    scene = _acted(scene, Action(event.seat, event.lay))
    scene = replace(scene, facts=replace(scene.facts, shown=after.shown))
    if event.lay.bomb and event.left:
        yield Step(scene, Pause.MOMENT, "onda/bomb", bombed(event, scene, after.seat))
    else:
        yield Step(scene, Pause.REST, "onda/bomb" if event.lay.bomb else "place")


@steps.register
def _(event: events.TideTurned, scene: OndaScene, after: View) -> Steps:
    wilds, hand = wilds_spot(event.seat), hand_spot(event.seat)
    known = _face_at(scene, wilds, event.wild)
    scene = scene.slid([Slide(WAVE, wilds, known, Piece(WAVE, wilds, event.wild, event.wild))])
    scene = replace(scene, facts=replace(scene.facts, shown=after.shown))
    yield Step(scene, Pause.REST, "reveal")
    scene = scene.slid([Slide(WAVE, wilds, event.wild, Piece(WAVE, hand, event.wild, event.wild))])
    scene = _acted(scene, Action(event.seat, turned=event.wild))
    scene = replace(scene, facts=replace(scene.facts, tide=event.tide))
    yield Step(scene, Pause.MOMENT, "onda/turn", turned(event, scene, after.seat))


@steps.register
def _(event: events.BonusDeclined, scene: OndaScene, after: View) -> Steps:
    yield Step(_acted(scene, Action(event.seat)), Pause.REST)


@steps.register
def _(event: events.Passed, scene: OndaScene, after: View) -> Steps:
    yield Step(_acted(scene, Action(event.seat, passed=True)), Pause.REST)


@steps.register
def _(event: events.TrickWon, scene: OndaScene, after: View) -> Steps:
    scene = replace(scene, facts=replace(scene.facts, leader=event.seat))
    yield Step(scene, Pause.REST, "ring")
    finished = (*scene.facts.finished, scene.facts.trick)
    yield Step(_swept(scene, finished), Pause.GLIDE, "deal")


@steps.register
def _(event: events.BombAdvanced, scene: OndaScene, after: View) -> Steps:
    yield Step(replace(scene, facts=replace(scene.facts, bomb=event.bomb)), Pause.NONE)


@steps.register
def _(event: events.HandsShown, scene: OndaScene, after: View) -> Steps:
    for seat, cards in enumerate(event.hands):
        hand, wilds = hand_spot(seat), wilds_spot(seat)
        closed = Counter(cards) - Counter(piece.face for piece in scene.lying(hand))
        turned = [Slide(WAVE, hand, HIDDEN, piece) for piece in face_up(hand, sorted(closed.elements()))]
        covered = [Slide(WAVE, wilds, piece.face, Piece(WAVE, wilds)) for piece in scene.lying(wilds)]
        scene = scene.slid([*turned, *covered])
    facts = replace(scene.facts, went_out=event.hands.index(()), shown=after.shown)
    yield Step(replace(scene, facts=facts), Pause.REVEAL, "onda/feast")


@steps.register
def _(event: events.RoundScored, scene: OndaScene, after: View) -> Steps:
    scene = _swept(scene, ())
    scores = totals(after.rounds[: event.round + 1], len(after.hand_counts))
    yield Step(replace(scene, facts=replace(scene.facts, scores=scores, leader=None)), Pause.SCORES)


@steps.register
def _(event: events.GameEnded, scene: OndaScene, after: View) -> Steps:
    yield Step(scene, Pause.END, "bell")


def _face_at(scene: OndaScene, spot: Spot, card: Card) -> Card:
    return card if any(piece.face == card for piece in scene.lying(spot)) else HIDDEN


def _taken_from(spot: Spot, scene: OndaScene, to: Piece) -> OndaScene:
    return scene.slid([Slide(WAVE, spot, _face_at(scene, spot, to.face), to)])


def _acted(scene: OndaScene, action: Action) -> OndaScene:
    return replace(scene, facts=replace(scene.facts, trick=(*scene.facts.trick, action)))


def _swept(scene: OndaScene, finished: Course) -> OndaScene:
    """The scene after a trick: its cards are discarded face down and all seats are in the next trick."""
    pieces = tuple(Piece(WAVE, DISCARDS) if piece.spot in (LAID, TRICK) else piece for piece in scene.pieces)
    return replace(scene, pieces=pieces, facts=replace(scene.facts, trick=(), finished=finished))
