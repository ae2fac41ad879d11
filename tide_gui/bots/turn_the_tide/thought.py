"""How a bots comes to its mixture in one hand, given what it believes of everybody."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tide_gui.bots.turn_the_tide.arrays import Floats
from tide_gui.bots.turn_the_tide.evidence import Evidence, expected, predicted, reasoned
from tide_gui.bots.turn_the_tide.mixing import TINY, Contest, Mixed, outlook, solved
from tide_gui.bots.turn_the_tide.scene import Hands, Mind, Scene, scene_of
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, Card
from tide_gui.rules.turn_the_tide.state import View

IF_KNOWN = 2  # so many times as long all is weighed if all hands are known: there a reader could read best
IN_TURN = 6  # rounds of weighing at least in open play, where no habit tells how the others answer
OUT, MOST = -1, HANDS + 1  # points in a round: drowned; all preservers kept and the bonus


class Thought(NamedTuple):
    """What came of it, for the cards in hand; and what it is learnt from when all cards lie open."""

    shares: Floats
    chance: Floats
    points: Floats
    scene: Scene
    evidence: Evidence
    told: Floats
    everybody: Floats  # the shares of all seats: seats x kinds x cards
    reasoned: Floats  # what reason lets expect of them


def thought(view: View, mind: Mind, evidence: Evidence) -> Thought:
    """Think about one hand; whoever is out only thinks about the others."""
    trust = evidence.trust(mind)
    scene = scene_of(view, mind, trust)
    if view.options.open_play:
        return _in_turn(view, scene, evidence, mind)
    return _at_once(scene, mind, evidence, trust)


def hindsight(seen: View, mind: Mind, evidence: Evidence, dealt: Hands) -> Thought:
    """Think again about a hand as `seen` by all, with the dealt hands that came out since, whole.

    Nobody knew them then, so what all thought of each other is imagined as before, but less thoroughly.
    """
    fewer = replace(mind, kinds=max(mind.kinds // 2, 1), rounds=max(mind.rounds // 2, 1))
    trust = evidence.trust(mind)
    return _at_once(scene_of(seen, fewer, trust, dealt=dealt), fewer, evidence, trust)


def _at_once(scene: Scene, mind: Mind, evidence: Evidence, trust: Floats) -> Thought:
    told = predicted(scene)
    habits, first_habits = expected(scene, evidence, told)
    contest = scene.contest._replace(
        habits=habits, first_habits=first_habits, trust=trust[None, list(scene.seats)]
    )
    known = contest.places.shape[2] == 1
    mixed = solved(contest, mind.rounds * (IF_KNOWN if known else 1))
    own = scene.own or 0
    return Thought(
        mixed.shares[0, own, 0],
        _rounded(mixed.worth[0, own, 0]),
        _points(scene, contest, mixed, own)[0],
        scene,
        evidence,
        told,
        mixed.shares[0],
        reasoned(mixed)[0],
    )


def answered(view: View, mind: Mind, played: Mapping[Seat, Mapping[Card, float]]) -> tuple[Floats, Floats]:
    """The chance to win with each own card, and the points it makes, if the others play just so."""
    cards = {card for shares in played.values() for card in shares}
    scene = scene_of(view, mind, np.zeros(len(view.places), np.float32), cards)
    habits = np.zeros((1, len(scene.seats), scene.contest.width), np.float32)
    for at, seat in enumerate(scene.seats):
        for card, share in played.get(seat, {}).items():
            habits[0, at, scene.ranks[card]] += share
    habits /= np.maximum(habits.sum(axis=-1, keepdims=True), TINY)
    trust = np.ones((1, len(scene.seats)), np.float32)
    contest = scene.contest._replace(habits=habits, trust=trust, met=())  # all that others play is told
    mixed, own = solved(contest, 1), _own(scene)
    return _rounded(mixed.worth[0, own, 0]), _points(scene, contest, mixed, own)[0]


def _in_turn(view: View, scene: Scene, evidence: Evidence, mind: Mind) -> Thought:
    """Open play: whoever follows sees our card, so each own card is a contest of its own."""
    own = _own(scene)
    contest = _contests_for_each_card(view, scene, own)
    mixed = solved(contest, max(mind.rounds // 2, IN_TURN))
    each = np.arange(len(contest.places))
    chance = _rounded(mixed.worth[each, own, 0, each])
    shares = (chance == chance.max()).astype(np.float32)  # nothing is to be hidden
    points = _points(scene, contest, mixed, own)[each, each]
    nothing = np.zeros(0, np.float32)
    return Thought(shares / shares.sum(), chance, points, scene, evidence, nothing, mixed.shares[0], nothing)


def _contests_for_each_card(view: View, scene: Scene, own: int) -> Contest:
    one = scene.contest
    held, width = one.places.shape[-1], one.width
    habits = np.zeros((held, len(scene.seats), width), np.float32)
    trust = np.zeros((held, len(scene.seats)), np.float32)
    habits[np.arange(held), own, one.places[0, own, 0]] = 1
    trust[:, own] = 1
    for at, seat in enumerate(scene.seats):
        card = view.laid[seat] if view.laid else None
        if card is not None:
            habits[:, at, scene.ranks[card]] = 1
            trust[:, at] = 1
    return Contest(
        np.repeat(one.places, held, axis=0),
        np.repeat(one.worth, held, axis=0),
        np.repeat(one.likely, held, axis=0),
        width,
        habits,
        trust,
        knower=one.knower,
        met=tuple(at for at in one.met if not trust[0, at]),  # of whoever has laid the card is known
    )


def _points(scene: Scene, contest: Contest, mixed: Mixed, own: int) -> Floats:
    """The points in this round with each own card: contests x cards."""
    found = outlook(contest, mixed.shares)[:, own, 0]
    found /= np.maximum(found.sum(axis=-1, keepdims=True), TINY)
    made = np.einsum("gco,co->gc", found, scene.found.points[0, own, 0])
    return np.clip(made, OUT, MOST)  # the net may hope for more than the rules allow, or fear worse


def _rounded(chance: Floats) -> Floats:
    """Sums of chances may come to a trifle more than 1."""
    return np.clip(chance, 0, 1)


def _own(scene: Scene) -> int:
    assert scene.own is not None  # noqa: S101 - whoever is asked is afloat
    return scene.own
