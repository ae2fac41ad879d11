"""How an expert comes to its mixture: what it thinks now, and what it thought before in this game."""

from collections.abc import Iterator, Mapping
from time import monotonic
from typing import NamedTuple

import numpy as np

from tide_gui.bots.turn_the_tide.arrays import Floats
from tide_gui.bots.turn_the_tide.evidence import Evidence, expected, foretold, learnt, no_evidence, reasoned
from tide_gui.bots.turn_the_tide.mixing import Contest, Mixed, chances, solved, spread
from tide_gui.bots.turn_the_tide.scene import Mind, Scene, scene_of
from tide_gui.bots.turn_the_tide.sight import former, last_hand, public
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide import HANDS, Card, Plays, View

REMEMBERED = 256  # thoughts: some games of five
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


class Diary:
    """Thoughts about former hands, so that none has to be thought twice. It changes no thought.

    What is learnt from a hand depends only on what all have seen, so one diary serves every seat.
    Whoever was never asked before (a game that is taken up again) thinks about all former hands first;
    with patience for so many seconds it leaves the rest of them for the next time.
    """

    def __init__(self, mind: Mind, patience: float | None = None) -> None:
        """Nothing is remembered."""
        self._mind = mind
        self._patience = patience
        self._thoughts: dict[View, Thought] = {}

    def thought(self, view: View) -> Thought:
        """What to think of this hand, after all that was played before."""
        until = None if self._patience is None else monotonic() + self._patience
        evidence, whole = no_evidence(len(view.places)), True
        for before, plays in self._unlearnt(view):
            if until is not None and monotonic() > until:
                whole = False
                break
            found = self._thoughts.get(before)
            if found is None:
                found = self._keep(before, thought(before, self._mind, evidence))
            evidence = learnt(found.scene, found.evidence, found.told, found.reasoned, plays)
        found = thought(view, self._mind, evidence)
        return self._keep(public(view), found) if whole else found

    def _unlearnt(self, view: View) -> list[tuple[View, Plays]]:
        """Former hands in their order, from the last one that is remembered."""
        hands = []
        if self._mind.belief and not view.options.open_play:  # a card that answers another is no habit
            for before, plays in _former_hands(public(view)):
                hands.append((before, plays))
                if before in self._thoughts:
                    break
        return hands[::-1]

    def _keep(self, view: View, found: Thought) -> Thought:
        if len(self._thoughts) >= REMEMBERED:
            del self._thoughts[next(iter(self._thoughts))]
        self._thoughts[view] = found
        return found


def _former_hands(view: View) -> Iterator[tuple[View, Plays]]:
    """What was seen before each former hand, the last one first, and what was played."""
    while before := former(view):
        yield before, last_hand(view).plays
        view = before


def thought(view: View, mind: Mind, evidence: Evidence) -> Thought:
    """Think about one hand; whoever is out only thinks about the others."""
    trust = evidence.trust(mind)
    scene = scene_of(view, mind, trust)
    if view.options.open_play:
        return _in_turn(view, scene, evidence, mind)
    told = foretold(scene)
    contest = scene.contest._replace(
        habits=expected(scene, evidence, told), trust=trust[None, list(scene.seats)]
    )
    mixed = solved(contest, mind.rounds)
    own = scene.own or 0
    return Thought(
        mixed.shares[0, own, 0],
        mixed.worth[0, own, 0],
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
    habits /= np.maximum(habits.sum(axis=-1, keepdims=True), 1e-9)
    trust = np.ones((1, len(scene.seats)), np.float32)
    contest = scene.contest._replace(habits=habits, trust=trust)
    mixed, own = solved(contest, 1), _own(scene)
    return mixed.worth[0, own, 0], _points(scene, contest, mixed, own)[0]


def _in_turn(view: View, scene: Scene, evidence: Evidence, mind: Mind) -> Thought:
    """Open play: whoever follows sees our card, so each own card is a contest of its own."""
    own = _own(scene)
    contest = _contests_for_each_card(view, scene, own)
    mixed = solved(contest, max(mind.rounds // 2, 1))
    each = np.arange(len(contest.places))
    chance = mixed.worth[each, own, 0, each]
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
        one.knower,
    )


def _points(scene: Scene, contest: Contest, mixed: Mixed, own: int) -> Floats:
    """The points in this round with each own card: contests x cards."""
    found = chances(spread(contest, mixed.shares))[:, own, contest.places[0, own, 0]]
    found /= np.maximum(found.sum(axis=-1, keepdims=True), 1e-9)
    made = np.einsum("gco,co->gc", found, scene.found.points[0, own, 0])
    return np.clip(made, OUT, MOST)  # the net may hope for more than the rules allow, or fear worse


def _own(scene: Scene) -> int:
    assert scene.own is not None  # noqa: S101 - whoever is asked is afloat
    return scene.own
