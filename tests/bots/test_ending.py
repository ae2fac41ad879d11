"""The end of a round, counted: as the rules say, without dominated cards, and told as it is."""

from dataclasses import replace
from functools import cache
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.regret_matching import matched
from tide_gui.bots.turn_the_tide.ending import ROUNDS, card_values, joint_plays
from tide_gui.bots.turn_the_tide.evidence import no_evidence
from tide_gui.bots.turn_the_tide.expert import Expert
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings, ending_of, hand_worlds_of
from tide_gui.bots.turn_the_tide.mixed_strategies import outcomes
from tide_gui.bots.turn_the_tide.plan import answered, plan_for
from tide_gui.bots.turn_the_tide.strong import FEW
from tide_gui.rules.game import NATURE, NATURE_ALONE, Ask
from tide_gui.rules.turn_the_tide.cards import HANDS
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

RULES = TurnTheTide()
NEAR = 1e-4
GAMES = {3: 80, 4: 6, 5: 3}  # with three seats the last round is seldom long
QUICK = SearchSettings(belief=0)  # learns nothing from former hands
everywhere = pytest.mark.parametrize("seats", RULES.seats)


def dealt(state, rng):
    """Let nature act until a seat is to act or the game is over."""
    while RULES.outcome(state) is None and RULES.to_act(state) == NATURE_ALONE:
        state, _ = RULES.play(state, {NATURE: RULES.deal(state, rng)})
    return state


def played(state, moves):
    return dealt(RULES.play(state, moves)[0], Random(0))


@cache
def last_moments(seats, left, rounds_before_end=0):
    """Return states with so many cards left, of the last round or an earlier one, from random games."""
    found = []
    for deal in range(GAMES[seats]):
        rng = Random(deal)
        state = dealt(RULES.start(seats, RULES.options_type()), rng)
        while RULES.outcome(state) is None:
            if len(state.rounds) == seats - 1 - rounds_before_end and len(state.hands) == HANDS - left:
                found.append(state)
            moves = {seat: rng.choice(RULES.legal(state, seat)) for seat in RULES.to_act(state)}
            state = dealt(RULES.play(state, moves)[0], rng)
    assert found
    return found


def worlds_in(state, seat=None):
    view = RULES.view(state, min(RULES.to_act(state)) if seat is None else seat)
    return view, hand_worlds_of(view, QUICK, np.zeros(len(view.places), np.float32))


def joint_moves(state):
    """Yield every way to play a hand, in the order of the joint plays."""
    seats = sorted(RULES.to_act(state))
    for cards in product(*(RULES.legal(state, seat) for seat in seats)):
        yield dict(zip(seats, cards, strict=True))


def parts_of_victory(state):
    """Play the only cards that are left, and return each seat's part of the victory."""
    while (outcome := RULES.outcome(state)) is None:
        state = played(state, {seat: RULES.legal(state, seat)[0] for seat in RULES.to_act(state)})
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(state.cards))]


def offers_after(state):
    """Yield the state with each pair of tides that may come next, which are in the deck by chance."""
    now = 2 * len(state.hands) + 2
    rest = state.tides[now:]
    for pair in combinations(range(len(rest)), 2):
        later = [tide for at, tide in enumerate(rest) if at not in pair]
        coming = sorted(rest[at] for at in pair)
        yield replace(state, tides=(*state.tides[:now], *coming, *later))


# -- the table -----------------------------------------------------------------------------------


@everywhere
@pytest.mark.parametrize("left", [1, 2])
def test_with_two_cards_left_the_result_of_every_joint_play_is_known(seats, left):
    for state in last_moments(seats, left):
        view, worlds = worlds_in(state)
        table = ending_of(view, worlds)
        results = [parts_of_victory(played(state, moves)) for moves in joint_moves(state)]
        assert pytest.approx(np.array(results)[:, worlds.seats], abs=NEAR) == table.chance[:, 0].T


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_with_three_cards_left_each_joint_play_brings_what_the_next_hand_does_with_each_offer(seats):
    state = last_moments(seats, 3)[0]
    view, worlds = worlds_in(state)
    table = ending_of(view, worlds)
    expected = []
    for moves in joint_moves(state):
        found = [_value(played(coming, moves), worlds.seats) for coming in offers_after(state)]
        expected.append(np.mean(found, axis=0))
    assert pytest.approx(np.array(expected), abs=10 * NEAR) == table.chance[:, 0].T


def _value(state, seats):
    """Return what each of these seats may expect with two cards left."""
    if RULES.outcome(state):
        return np.array(parts_of_victory(state))[list(seats)]
    view, worlds = worlds_in(state)
    chance = ending_of(view, worlds).chance
    even = np.full((1, len(worlds.seats), 2), 0.5, np.float32)
    shares = matched(lambda each: card_values(chance, each), even, ROUNDS)
    found = dict(zip(worlds.seats, (card_values(chance, shares) * shares).sum(axis=-1)[0], strict=True))
    return np.array([found.get(seat, 0.0) for seat in seats])


def test_in_an_earlier_round_the_points_are_counted_and_the_chance_depends_on_the_rest_of_the_game():
    checked = 0
    for state in last_moments(4, 2, rounds_before_end=1):
        view, worlds = worlds_in(state)
        if found := ending_of(view, worlds):
            ends = [_end_of_round(played(state, moves), len(state.rounds)) for moves in joint_moves(state)]
            points = np.array([[result.points for result in end.results] for end in ends])
            assert pytest.approx(points[:, worlds.seats], abs=NEAR) == found.points[:, 0].T
            assert (found.chance[:, 0].sum(axis=0) <= 1 + NEAR).all()
            assert found.chance.min() > 0
            assert found.chance.max() < 1
            checked += 1
    assert checked


def _end_of_round(state, number):
    while len(state.rounds) == number:
        state = played(state, {seat: RULES.legal(state, seat)[0] for seat in RULES.to_act(state)})
    return state.rounds[number]


def test_a_hand_that_is_not_known_or_has_more_cards_is_not_counted():
    assert ending_of(*worlds_in(last_moments(3, 4)[0])) is None
    assert ending_of(*worlds_in(last_moments(3, 2, rounds_before_end=2)[0])) is None


# -- the expert ----------------------------------------------------------------------------------


def test_the_strong_and_whoever_does_not_count_judge_the_end_by_the_net():
    state = last_moments(4, 2)[0]
    view = RULES.view(state, min(RULES.to_act(state)))
    assert plan_for(view, QUICK, no_evidence(4)).counted
    for settings in (replace(QUICK, counts=False), FEW):
        assert not plan_for(view, settings, no_evidence(4)).counted


def dominated(chance, at):
    """Return which cards of a seat another is never worse than and sometimes better, by the joint plays."""
    seats = len(chance)
    held = round(chance.shape[-1] ** (1 / seats))
    rows = np.moveaxis(chance[at].reshape((held,) * seats), at, 0).reshape(held, -1)
    return [any((other >= row - NEAR).all() and (other > row + NEAR).any() for other in rows) for row in rows]


@everywhere
def test_the_expert_plays_no_dominated_card_and_tells_the_chance_of_the_table(seats):
    found = 0
    for state in last_moments(seats, 2)[:: 2 if seats == 3 else 1]:
        for seat in sorted(RULES.to_act(state)):
            view, worlds = worlds_in(state, seat)
            chance, own = ending_of(view, worlds).chance, worlds.seats.index(seat)
            plan = plan_for(view, QUICK, no_evidence(seats))
            weighed = Expert(QUICK).weigh(ask(state, seat), 1, BUDGET)
            bad = dominated(chance[:, 0], own)
            assert not any(each.share for each, worse in zip(weighed, bad, strict=True) if worse)
            assert min(each.chance for each in weighed) >= 0
            expected = card_values(chance, _seen(plan))[0, own]
            assert plan.chance == pytest.approx(expected, abs=NEAR)
            found += any(bad)
    assert found


def _seen(plan):
    """Return what each seat plays in the eyes of the others: games x seats x cards."""
    contest = plan.contest
    habits = np.take_along_axis(contest.habits, contest.places[:, :, 0], axis=2)
    trust = contest.trust[..., None]
    return (1 - trust) * plan.everybody[:, :, 0] + trust * habits


def ask(state, seat):
    return Ask(1, 1, seat, RULES.view(state, seat), RULES.legal(state, seat))


@everywhere
def test_with_one_or_two_cards_left_chances_are_told_as_counted_and_with_three_corrected(seats):
    for left in (1, 2, 3):
        differs = []
        for state in last_moments(seats, left)[::2]:
            seat = min(RULES.to_act(state))
            told = [each.chance for each in Expert(QUICK).weigh(ask(state, seat), 1, BUDGET)]
            counted = plan_for(RULES.view(state, seat), QUICK, no_evidence(seats)).chance
            differs.append(told != pytest.approx(counted, abs=NEAR))
        assert any(differs) is (left == 3)


def test_an_outcome_that_a_card_cannot_bring_is_worth_what_the_net_says():
    """Else a hint would count it as lost."""
    promising = 0
    for state in last_moments(4, 2):
        for seat in RULES.to_act(state):
            view, worlds = worlds_in(state, seat)
            own, cards = worlds.seats.index(seat), worlds.bidding.cards[0, :, 0]
            net = worlds.contest.worth[0, own, 0]
            counted = plan_for(view, QUICK, no_evidence(4)).worlds.contest.worth[0, own, 0]
            for at, card in enumerate(cards[own]):
                brought = {_takers(plays) for plays in product(*cards) if plays[own] == card}
                never = [takers not in brought for takers in outcomes(len(cards))]
                assert counted[at, never] == pytest.approx(net[at, never], abs=NEAR)
                promising += (net[at, never] > 0.1).sum()
    assert promising


def _takers(plays):
    """Return who takes the lower and who the higher tide."""
    first, second, *_ = sorted(range(len(plays)), key=lambda at: -plays[at])
    return first, second


@everywhere
def test_against_given_shares_the_answer_is_counted(seats):
    state = last_moments(seats, 2)[0]
    seat, *others = sorted(RULES.to_act(state))
    view, worlds = worlds_in(state, seat)
    shares = {other: dict(zip(RULES.legal(state, other), (0.25, 0.75), strict=True)) for other in others}
    chance, points = answered(view, QUICK, shares)
    table = ending_of(view, worlds)
    weights = np.prod(np.array([0.25, 0.75])[joint_plays(len(worlds.seats), 2)[1:]], axis=0)
    for found, part in ((chance, table.chance), (points, table.points)):
        rows = (part[0, 0] * weights).reshape(2, -1).sum(axis=1)
        assert found == pytest.approx(rows, abs=NEAR)
