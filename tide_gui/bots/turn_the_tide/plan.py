"""How a bot finds its mixed strategy for one hand, given the evidence about all seats."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.regret_matching import evenly, matched
from tide_gui.bots.turn_the_tide.ending import Payoffs, by_outcome, card_values
from tide_gui.bots.turn_the_tide.evidence import Evidence, expected, predicted, reasoned
from tide_gui.bots.turn_the_tide.hand_worlds import (
    Hands,
    HandWorlds,
    SearchSettings,
    ending_of,
    hand_worlds_of,
)
from tide_gui.bots.turn_the_tide.mixed_strategies import TINY, Contest, Mixed, judged, solved
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, Card
from tide_gui.rules.turn_the_tide.state import View

IF_KNOWN = 2  # factor of the rounds if all hands are known, where a weak mixture is easiest to exploit
IN_TURN = 6  # the least rounds in open play, where habits do not predict how the others answer
OUT, MOST = -1, HANDS + 1  # the limits of points in a round: drowned; all preservers and the bonus


class Plan(NamedTuple):
    """The strategy for the cards in hand, and what is needed to learn from the hand after the reveal."""

    shares: Floats
    chance: Floats
    points: Floats
    outcomes: Floats  # the probability of each outcome: cards x outcomes
    contest: Contest  # what was solved; in open play a contest for each card
    worlds: HandWorlds
    evidence: Evidence
    predictions: Floats
    everybody: Floats  # the mixtures of all seats: contests x seats x samples x cards
    reasoned: Floats  # the plays that reason predicts for them
    counted: bool = False  # whether the chances are those of a counted end


def plan_for(view: View, settings: SearchSettings, evidence: Evidence) -> Plan:
    """Plan one hand; a seat that is out only predicts the others."""
    trust = evidence.trust(settings)
    worlds = hand_worlds_of(view, settings, trust)
    if view.options.open_play:
        return _in_turn(view, worlds, evidence, settings)
    return _at_once(worlds, settings, evidence, trust, _end(view, settings, worlds))


def hindsight(seen: View, settings: SearchSettings, evidence: Evidence, dealt: Hands) -> Plan:
    """Plan a former hand again from its public view, with the whole dealt hands that were shown since.

    The seats did not know those then, so what they thought of each other is sampled as before, but less.
    """
    fewer = replace(settings, samples=max(settings.samples // 2, 1), rounds=max(settings.rounds // 2, 1))
    trust = evidence.trust(settings)
    return _at_once(hand_worlds_of(seen, fewer, trust, dealt=dealt), fewer, evidence, trust)


def _at_once(
    worlds: HandWorlds,
    settings: SearchSettings,
    evidence: Evidence,
    trust: Floats,
    end: Payoffs | None = None,
) -> Plan:
    predictions = predicted(worlds)
    habits, first_habits = expected(worlds, evidence, predictions)
    contest = worlds.contest._replace(
        habits=habits, first_habits=first_habits, trust=trust[None, list(worlds.seats)]
    )
    known = contest.places.shape[2] == 1
    worlds, mixed = _solved(
        worlds._replace(contest=contest), end, settings.rounds * (IF_KNOWN if known else 1)
    )
    own = worlds.own or 0
    outcomes = _outcomes(mixed, own)
    return Plan(
        mixed.shares[0, own, 0],
        _rounded(mixed.worth[0, own, 0]),
        _points(worlds, outcomes, own)[0],
        outcomes[0],
        worlds.contest,
        worlds,
        evidence,
        predictions,
        mixed.shares,
        reasoned(mixed)[0],
        end is not None,
    )


def _end(view: View, settings: SearchSettings, worlds: HandWorlds) -> Payoffs | None:
    return ending_of(view, worlds) if settings.counts else None


def _solved(worlds: HandWorlds, end: Payoffs | None, rounds: int) -> tuple[HandWorlds, Mixed]:
    """Mix for all seats; over a counted end, the worth of each outcome follows from the mixtures."""
    contest = worlds.contest
    if end is None:
        return worlds, solved(contest, rounds)
    assert contest.habits is not None and contest.trust is not None  # noqa: S101, PT018 - always known here
    trust, places = contest.trust[..., None], contest.places[:, :, 0]
    habits = np.take_along_axis(contest.habits, places, axis=2)

    def seen(shares: Floats) -> Floats:
        return (1 - trust) * shares + trust * habits

    shares = matched(lambda each: card_values(end.chance, seen(each)), evenly(places.shape), rounds)
    cards, played = worlds.bidding.cards[0, :, 0], seen(shares)[0]
    worth = by_outcome(end.chance[:, 0], played, cards, contest.worth[0, :, 0])
    points = by_outcome(end.points[:, 0], played, cards, worlds.found.points[0, :, 0])
    contest = contest._replace(worth=worth[None, :, None])
    found = worlds.found._replace(points=points[None, :, None])
    mixture = shares[:, :, None]
    return worlds._replace(contest=contest, found=found), judged(contest, mixture)


def answered(
    view: View, settings: SearchSettings, played: Mapping[Seat, Mapping[Card, float]]
) -> tuple[Floats, Floats]:
    """Return the chance to win and the points of each own card if the others play with these shares."""
    cards = {card for shares in played.values() for card in shares}
    worlds = hand_worlds_of(view, settings, np.zeros(len(view.places), np.float32), cards)
    habits = np.zeros((1, len(worlds.seats), worlds.contest.width), np.float32)
    for at, seat in enumerate(worlds.seats):
        for card, share in played.get(seat, {}).items():
            habits[0, at, worlds.ranks[card]] += share
    habits /= np.maximum(habits.sum(axis=-1, keepdims=True), TINY)
    trust = np.ones((1, len(worlds.seats)), np.float32)
    contest = worlds.contest._replace(habits=habits, trust=trust, met=())  # what the others play is given
    worlds, mixed = _solved(worlds._replace(contest=contest), _end(view, settings, worlds), 1)
    own = _own(worlds)
    return _rounded(mixed.worth[0, own, 0]), _points(worlds, _outcomes(mixed, own), own)[0]


def _in_turn(view: View, worlds: HandWorlds, evidence: Evidence, settings: SearchSettings) -> Plan:
    """Plan open play: the seats that follow see our card, so each own card is a contest of its own."""
    own = _own(worlds)
    contest = _contests_for_each_card(view, worlds, own)
    mixed = solved(contest, max(settings.rounds // 2, IN_TURN))
    each = np.arange(len(contest.places))
    chance = _rounded(mixed.worth[each, own, 0, each])
    shares = (chance == chance.max()).astype(np.float32)  # nothing to hide, so no need to mix
    outcomes = _outcomes(mixed, own)
    points = _points(worlds, outcomes, own)[each, each]
    nothing = np.zeros(0, np.float32)
    return Plan(
        shares / shares.sum(),
        chance,
        points,
        outcomes[each, each],
        contest,
        worlds,
        evidence,
        nothing,
        mixed.shares,
        nothing,
    )


def _contests_for_each_card(view: View, worlds: HandWorlds, own: int) -> Contest:
    whole = worlds.contest
    held, width = whole.places.shape[-1], whole.width
    habits = np.zeros((held, len(worlds.seats), width), np.float32)
    trust = np.zeros((held, len(worlds.seats)), np.float32)
    habits[np.arange(held), own, whole.places[0, own, 0]] = 1
    trust[:, own] = 1
    for at, seat in enumerate(worlds.seats):
        card = view.laid[seat] if view.laid else None
        if card is not None:
            habits[:, at, worlds.ranks[card]] = 1
            trust[:, at] = 1
    return Contest(
        np.repeat(whole.places, held, axis=0),
        np.repeat(whole.worth, held, axis=0),
        np.repeat(whole.likely, held, axis=0),
        width,
        habits,
        trust,
        focal_seat=whole.focal_seat,
        met=tuple(at for at in whole.met if not trust[0, at]),  # a laid card is already in the habits
    )


def _outcomes(mixed: Mixed, own: int) -> Floats:
    """Return the probability of each outcome with each own card: contests x cards x outcomes."""
    found = mixed.chance[:, own, 0]
    whole: Floats = found / np.maximum(found.sum(axis=-1, keepdims=True), TINY)
    return whole


def _points(worlds: HandWorlds, outcomes: Floats, own: int) -> Floats:
    """Return the points in this round with each own card: contests x cards."""
    made = np.einsum("gco,co->gc", outcomes, worlds.found.points[0, own, 0])
    return np.clip(made, OUT, MOST)  # the net may predict more or less than the rules allow


def _rounded(chance: Floats) -> Floats:
    """Clip chances: rounding errors may bring sums slightly above 1."""
    return np.clip(chance, 0, 1)


def _own(worlds: HandWorlds) -> int:
    assert worlds.own is not None  # noqa: S101 - only seats afloat are asked
    return worlds.own
