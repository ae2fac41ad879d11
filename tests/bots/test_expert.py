"""Experts: honest, repeatable, consistent with each other, and quick to notice a habit."""

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise, product
from random import Random

import msgspec
import numpy as np
import pytest
from playing import TIDE_SETTINGS, Setting, random_moments
from worlds import other_world

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.roster import bot_for
from tide_gui.bots.styles import LikingStyle
from tide_gui.bots.turn_the_tide import memory as memory_module
from tide_gui.bots.turn_the_tide import plan as plan_module
from tide_gui.bots.turn_the_tide.evidence import learnt, no_evidence
from tide_gui.bots.turn_the_tide.expert import EXPERTS, Expert
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings
from tide_gui.bots.turn_the_tide.known import common, forgetful, former, last_hand, public
from tide_gui.bots.turn_the_tide.memory import Memory
from tide_gui.bots.turn_the_tide.plan import hindsight, plan_for
from tide_gui.bots.turn_the_tide.strong import STRONGS, Strong
from tide_gui.characters import CHARACTERS, Level, Temper
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER, half_preservers
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Place, PlayedHand, first_holder

RULES = TurnTheTide()
THREE, OPEN_THREE = Setting(RULES, 3), Setting(RULES, 3, (("open_play", True),))
QUICK = SearchSettings(samples=4, rounds=4)
SOME_DROWN = {3: 4, 4: 108, 5: 1}
NOBODY_DROWNS = {3: 3, 4: 10, 5: 1}  # in the first round of these random games
BOTS = {
    "expert": lambda: Expert(QUICK),
    "strong": lambda: Strong(LikingStyle()),
    "forgetful": lambda: Expert(QUICK, memory=False),
    "plain": lambda: Expert(QUICK, mixed=False),
}

on_every_table = pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
with_more_seats_slow = pytest.mark.parametrize(
    "seats", [3, *(pytest.param(seats, marks=pytest.mark.slow) for seats in (4, 5))]
)
by_both_levels = pytest.mark.parametrize("make", [BOTS["expert"], BOTS["strong"]], ids=["expert", "strong"])


@cache
def asks_of(setting, seat=0, deal=1):
    """Return all asks of a seat in a random game."""
    tables = random_moments(setting, deal)
    return [table.ask(seat) for table in tables if seat in table.waiting_for()]


def some_of(asks, count):
    """Return a few of them, including the last."""
    return asks[:: -(-len(asks) // count)] + asks[-1:]


def shares(weighed):
    return {choice.move: choice.share for choice in weighed}


def with_view(ask, **seen):
    return replace(ask, view=replace(ask.view, **seen))


# -- the roster ----------------------------------------------------------------------------------


def test_the_roster_has_four_different_characters_of_each_level():
    for level, made, cast in ((Level.STRONG, Strong, STRONGS), (Level.EXPERT, Expert, EXPERTS)):
        temper_of = {each.name: each.temper for each in CHARACTERS.values() if each.level is level}
        assert set(temper_of.values()) == cast.keys() == set(Temper)
        assert len(temper_of) == len(set(cast.values())) == 4
        ask = THREE.table(3).ask(0)
        for name, temper in temper_of.items():
            bot = bot_for(name, RULES.key)
            assert type(bot) is made
            assert bot.weigh(ask, 1, BUDGET) == made(cast[temper]).weigh(ask, 1, BUDGET)


# -- honest and repeatable -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["expert", "strong", pytest.param("forgetful", marks=pytest.mark.slow)])
@on_every_table
def test_in_worlds_that_look_alike_every_card_weighs_the_same(setting, name):
    worlds = [(table._state, table.ask(min(table.waiting_for()))) for table in random_moments(setting, 2)]
    different = 0
    for state, ask in (
        some_of(worlds, 5)[1:] if setting.options[0][1] else some_of(worlds, 3)[1 : 7 - setting.seats]
    ):
        other = other_world(RULES, state, (ask.seat,), Random(ask.turn))
        assert RULES.view(other, ask.seat) == ask.view
        different += other != state
        expected, found = (weighed_after_the_others(BOTS[name](), world, ask) for world in (state, other))
        assert found == expected
    assert different


def weighed_after_the_others(bot, state, ask):
    """Weigh after thinking for all other seats, as the bot in the window does."""
    for seat in set(range(len(ask.view.places))) - {ask.seat}:
        view = former(RULES.view(state, seat))
        if view and view.cards and view.places[seat].afloat:
            bot.weigh(replace(ask, seat=seat, view=view, choices=view.cards), 1, BUDGET)
    return bot.weigh(replace(ask, view=RULES.view(state, ask.seat)), 1, BUDGET)


@by_both_levels
@on_every_table
def test_every_choice_is_weighed_and_the_numbers_can_be_true(setting, make):
    bot, asks = make(), asks_of(setting)
    assert len({ask.view.hands for ask in asks}) > HANDS, "the last hands of rounds are among them"
    for ask in some_of(asks, 8):
        weighed = bot.weigh(ask, 1, BUDGET)
        assert tuple(choice.move for choice in weighed) == ask.choices
        assert sum(choice.share for choice in weighed) == pytest.approx(1)
        assert all(0 <= choice.share <= 1 for choice in weighed)
        assert all(0 <= choice.chance <= 1 for choice in weighed)
        assert all(-1 <= choice.points <= HANDS + 1 for choice in weighed)


def test_a_seat_that_is_out_does_not_treat_its_private_knowledge_as_common():
    """In the second round it knows a hand that others must guess."""
    tables = game_of([Highest()] * 5, 2, Setting(RULES, 5))
    views = [table.view(seat) for table in islice(tables, 2 * HANDS) for seat in range(5)]
    out = [view for view in views if len(view.rounds) == 1 and not view.places[view.seat].afloat]
    for view in out or pytest.fail("nobody was out"):
        worlds = plan_for(view, QUICK, no_evidence(5)).worlds
        assert (worlds.own, worlds.hindsight, worlds.contest.met) == (None, (), ())


def test_seats_that_were_out_for_a_while_are_among_those_that_think():
    def missed(setting):
        seen = [(len(ask.view.rounds), len(ask.view.hands)) for ask in asks_of(setting)]
        return any(before[0] < after[0] and before[1] < HANDS - 2 for before, after in pairwise(seen))

    assert sum(map(missed, TIDE_SETTINGS)) >= len(TIDE_SETTINGS) / 3


def weighed_in_another_process(asks):
    """Return what fresh experts weigh at these questions in another process."""
    code = (
        "import sys; sys.path[:0] = ['tests', 'tests/bots']\n"
        "from test_expert import BUDGET, QUICK, Expert, in_full, json, msgspec\n"
        "from tide_gui.rules.game import Ask\n"
        "from tide_gui.rules.turn_the_tide.state import View\n"
        "asks = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Ask[View, int]])\n"
        "print(json.dumps([in_full(Expert(QUICK).weigh(ask, 5, BUDGET)) for ask in asks]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=msgspec.json.encode(asks),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    return json.loads(done.stdout)


def in_full(weighed):
    """Return every number to its last bit."""
    return [[choice.move, choice.chance.hex(), choice.share.hex(), choice.points.hex()] for choice in weighed]


@pytest.mark.parametrize("tables", [(3,), pytest.param((3, 5), marks=pytest.mark.slow)])
def test_the_same_question_gets_the_same_answer_to_the_last_bit_whatever_was_asked_before(tables):
    last, answers = [], []
    for seats in tables:
        seat_of, bot = {}, Expert(QUICK)
        for table in islice(random_moments(Setting(RULES, seats), 4), 14):
            for ask in map(table.ask, sorted(table.waiting_for())):
                seat_of[ask.seat] = ask, bot.weigh(ask, 5, BUDGET)  # one bot for all seats, as in the window
        for ask, weighed in list(seat_of.values())[-3:]:
            assert Expert(QUICK).weigh(ask, 5, BUDGET) == weighed == bot.weigh(ask, 5, BUDGET)
        assert Expert(QUICK).choose(ask, 5, BUDGET) == bot.choose(ask, 5, BUDGET)
        last.append(ask)
        answers.append(in_full(weighed))
    assert all(ask.view.rounds for ask in last)
    assert weighed_in_another_process(last) == answers


@pytest.mark.slow
def test_the_seed_draws_and_weighs_nothing():
    ask, bot = asks_of(THREE)[1], Expert(QUICK)
    assert bot.weigh(ask, 1, BUDGET) == bot.weigh(ask, 2, BUDGET)
    drawn = Counter(bot.choose(ask, seed, BUDGET) for seed in range(150))
    for card, share in shares(bot.weigh(ask, 1, BUDGET)).items():
        assert drawn[card] / 150 == pytest.approx(share, abs=0.12)
    assert len(drawn) > 1


def test_a_smaller_budget_is_less_work_and_no_less_legal(monkeypatch):
    spent = []
    solved = plan_module.solved

    def counted(contest, rounds):
        spent.append(contest.worth.size * rounds)
        return solved(contest, rounds)

    monkeypatch.setattr(plan_module, "solved", counted)
    for ask in some_of(asks_of(THREE), 3):
        work = []
        for budget in (1, BUDGET // 4, BUDGET):
            spent.clear()
            weighed = Expert().weigh(with_view(ask, rounds=(), held=ask.view.held[:1]), 1, budget)
            assert tuple(choice.move for choice in weighed) == ask.choices
            assert sum(choice.share for choice in weighed) == pytest.approx(1)
            work.append(sum(spent))
        assert work[0] < work[1] < work[2]


# -- experts among themselves, and among players with habits -------------------------------------


@with_more_seats_slow
def test_where_all_hands_are_known_each_expert_predicts_what_the_others_really_do(seats):
    memories = [Memory(QUICK) for _ in range(seats)]
    compared = 0
    for table in random_moments(Setting(RULES, seats), NOBODY_DROWNS[seats]):
        if len(table.view(None).rounds) > 1:
            break
        if table.view(None).rounds and len(table.view(None).hands) in (0, 5, HANDS - 2):
            afloat = sorted(table.waiting_for())
            plans = [memories[seat].plan_for(table.view(seat)) for seat in afloat]
            for plan, (index, other) in product(plans, enumerate(plans)):
                assert plan.everybody.shape[2] == 1, "there is nothing to imagine"
                np.testing.assert_array_equal(plan.everybody[0, index, 0], other.shares)
            compared += 1
    assert compared > 1


@with_more_seats_slow
def test_in_the_last_round_everybody_has_held_every_hand_and_nothing_is_imagined(seats):
    memories = [Memory(QUICK) for _ in range(seats)]
    guessing = 0
    for table in random_moments(Setting(RULES, seats), SOME_DROWN[seats]):
        if len(table.view(None).rounds) == seats - 1 and len(table.view(None).hands) in (0, 3):
            afloat = sorted(table.waiting_for())
            plans = [memories[seat].plan_for(table.view(seat)) for seat in afloat]
            for plan, (index, other) in product(plans, enumerate(plans)):
                assert plan.everybody.shape[2] == 1
                np.testing.assert_array_equal(plan.everybody[0, index, 0], other.shares)
                np.testing.assert_array_equal(plan.worlds.bidding.cards, other.worlds.bidding.cards)
            guessing += not all(len(hand) == HANDS for hand in shown(table.view(None)))
    assert guessing or seats == 5, "there were cards that had never been shown"


class Highest:
    """Always plays its highest card."""

    def choose(self, ask, seed, budget):
        return max(ask.choices)


def game_of(bots, deal, setting=THREE):
    """Yield the table before each turn of a game of these bots."""
    table = setting.table(deal)
    while waiting := table.waiting_for():
        yield table
        for ask in [table.ask(seat) for seat in sorted(waiting)]:
            table.submit(ask.seat, bots[ask.seat].choose(ask, ask.id + 1000 * deal, BUDGET))


def test_a_hand_that_was_held_before_is_known_where_others_must_guess():
    """In the second round, with cards that were never shown, the hand that went on to the next seat."""
    views = [table.view(1) for table in islice(game_of([Highest()] * 3, 1), HANDS)]
    view = next(view for view in views if view.rounds and len(view.hands) == 2)
    assert len(shown(public(view))[1]) < HANDS
    [met] = [seat for seat in range(3) if first_holder(seat, 1, 3) == 1]
    worlds = Memory(QUICK).plan_for(view).worlds
    assert worlds.seats == (0, 1, 2)
    assert worlds.contest.met == (met,)
    played = {hand.plays[met] for hand in view.hands}
    assert set(worlds.bidding.cards[0, met, 0].tolist()) == set(view.held[0]) - played
    assert Memory(QUICK).plan_for(forgetful(view)).worlds.contest.met == ()


def test_in_open_play_too_a_hand_that_was_held_before_is_known():
    """In the second round, with cards that were never shown: changing them makes a difference."""
    views = [table.view(1) for table in islice(game_of([Highest()] * 3, 1, OPEN_THREE), 3 * HANDS)]
    view = next(view for view in views if view.rounds and len(view.hands) == 2 and not any(view.laid))
    unseen = sorted(set(view.held[0]) - shown(public(view))[1])
    free = sorted(set(WEATHER).difference(*shown(view), view.leftovers))
    same = {half_preservers(card): card for card in free}
    changed = tuple(
        sorted(same.get(half_preservers(card), card) if card == unseen[-1] else card for card in view.held[0])
    )
    assert changed != view.held[0]
    other = replace(view, held=(changed, *view.held[1:]))
    found = [plan_for(seen, QUICK, no_evidence(3)).chance for seen in (view, other)]
    assert not np.array_equal(*found)


def test_answers_use_the_given_shares_also_for_those_who_hold_a_known_hand():
    """In the second round, when cards of that hand were never shown."""
    asks = [table.ask(1) for table in islice(game_of([Highest()] * 3, 1), HANDS) if 1 in table.waiting_for()]
    ask = next(ask for ask in asks if ask.view.rounds and len(ask.view.hands) == 2)
    worlds = Memory(QUICK).plan_for(ask.view).worlds
    [met] = worlds.contest.met
    cards = worlds.bidding.cards[0, met, 0].tolist()
    [other] = {0, 2} - {met}
    predictions = {other: {int(worlds.bidding.cards[0, other, 0, 3]): 1.0}}
    low, high = (
        Expert(QUICK).answers(ask, {**predictions, met: {card: 1.0}}, BUDGET)
        for card in (cards[0], cards[-1])
    )
    assert [choice.chance for choice in low] != [choice.chance for choice in high]


@by_both_levels
def test_in_open_play_those_who_follow_are_taken_to_think(make, monkeypatch):
    """If they played anything, the first to lay would have nothing to fear."""
    found = []
    solved = plan_module.solved
    monkeypatch.setattr(plan_module, "solved", lambda *how: found.append(solved(*how)) or found[-1])
    ask = OPEN_THREE.table(3).ask(0)
    make().weigh(ask, 1, BUDGET)
    followers = found[-1].shares[:, 1:]
    assert np.ptp(followers, axis=-1).max() > 0.5


def test_nothing_is_learnt_from_what_a_seat_knows_alone():
    """The plan of a seat that knows its hand teaches exactly what the plan of an onlooker does."""
    different = 0
    for before, after in pairwise(islice(random_moments_of(Setting(RULES, 4), 2), 20)):
        seen = common(before[0])
        plans = [plan_for(view, QUICK, no_evidence(4)) for view in (seen, *before)]
        plays = last_hand(after[0]).plays
        lessons = [
            learnt(plan.worlds, no_evidence(4), plan.predictions, plan.reasoned, plays) for plan in plans
        ]
        for lesson in lessons[1:]:
            np.testing.assert_array_equal(lesson.habits, lessons[0].habits)
            np.testing.assert_array_equal(lesson.reason, lessons[0].reason)
        different += len({plan.worlds.bidding.cards.tobytes() for plan in plans}) > 1
    assert different > 10


def random_moments_of(setting, deal):
    """Yield the views of all seats before each turn."""
    for table in random_moments(setting, deal):
        yield [table.view(seat) for seat in range(setting.seats)]


def trust_after(bots, deal, *hands):
    """Return how far an expert on seat 0 trusts in habits of each seat after so many hands."""
    settings = SearchSettings()
    memory = Memory(settings)
    views = [table.view(0) for table in islice(game_of(bots, deal), max(hands) + 1)]
    return [memory.plan_for(views[min(count, len(views) - 1)]).evidence.trust(settings) for count in hands]


@pytest.mark.parametrize("deals", [range(1, 2), pytest.param(range(1, 6), marks=pytest.mark.slow)])
def test_a_habit_is_found_out_within_a_round_or_little_more(deals):
    found = [trust_after((Expert(), Highest(), Expert()), deal, HANDS, 2 * HANDS - 2) for deal in deals]
    soon, later = (np.array(trust) for trust in zip(*found, strict=True))
    assert np.median(soon[:, 1]) > 0.8
    assert all(later[:, 1] > 0.8)
    assert (np.median(soon, axis=0)[[0, 2]] < 0.1).all(), "the experts at the same table are not suspected"
    assert (later[:, [0, 2]] < 0.2).all()


@pytest.mark.slow
def test_experts_are_not_taken_for_players_with_habits():
    [trust] = trust_after((Expert(), Expert(), Expert()), 1, 2 * HANDS - 2)
    assert max(trust) < 0.2


@pytest.mark.slow
def test_after_the_first_round_the_evidence_is_revised_with_the_hands_that_were_shown():
    """Nobody drowns, so all cards are shown, and what was guessed in the first round is known."""
    views = [table.view(0) for table in random_moments(THREE, NOBODY_DROWNS[3])][: HANDS + 1]
    memory = Memory(QUICK)
    at_the_end, next_round = (memory.plan_for(view).evidence for view in views[-2:])
    assert len(views[-1].rounds) == 1
    assert not views[-1].hands
    dealt = dict(enumerate(shown(public(views[-1]))))
    assert {len(cards) for cards in dealt.values()} == {HANDS}
    evidence = no_evidence(3)
    for view, after in pairwise(views):
        found = hindsight(public(view), QUICK, memory.plan_for(view).evidence, dealt)
        held = found.worlds.bidding.cards[0, :, 0]
        plays = last_hand(after).plays
        assert all(card in cards for card, cards in zip(plays, held, strict=True))
        assert len(held[0]) == HANDS - len(view.hands)
        evidence = learnt(found.worlds, evidence, found.predictions, found.reasoned, plays)
    np.testing.assert_array_equal(next_round.habits, evidence.habits)
    np.testing.assert_array_equal(next_round.reason, evidence.reason)
    assert not np.allclose(next_round.habits, at_the_end.habits, atol=1)


def test_a_mind_without_belief_in_habits_sees_none(plans_made):
    views = [table.view(0) for table in islice(game_of([Highest()] * 3, 1), HANDS)]
    blind = replace(QUICK, belief=0)
    assert not Memory(blind).plan_for(views[-1]).evidence.trust(blind).any()
    assert plans_made == [views[-1]], "it makes no plans for former hands"


# -- obvious cases -------------------------------------------------------------------------------


def ask_with(setting, offer, places, **seen):
    """Return an ask of seat 0 with this offer and these places."""
    return with_view(setting.table(3).ask(0), offer=offer, places=places, **seen)


def near(cards, wanted):
    """Return cards that are not in this hand, each as near as possible to a wanted one."""
    return [min(set(WEATHER) - set(cards), key=lambda card, at=at: abs(card - at)) for at in wanted]


def best_of(weighed):
    return max(weighed, key=lambda choice: choice.chance)


DROWNING = (Place(12, 0, 3), Place(5, 3, 0), Place(6, 3, 0))
AT_EASE = (Place(1, 3, 0), Place(5, 3, 0), Place(6, 3, 0))


def test_a_seat_that_would_drown_beats_the_known_cards():
    ask = ask_with(THREE, (2, 12), DROWNING)
    low, high = near(ask.choices, (ask.choices[3], ask.choices[8]))
    found = Expert(QUICK).answers(ask, {1: {high: 1.0}, 2: {low: 1.0}}, BUDGET)
    assert best_of(found).move > high
    assert min(choice.chance for choice in found if choice.move > high) > max(
        choice.chance for choice in found if choice.move < high
    )
    assert sum(choice.share for choice in found if choice.move > high) == pytest.approx(1)


def test_the_seat_with_the_lowest_tide_stays_below_the_known_cards():
    ask = ask_with(THREE, (11, 12), AT_EASE)
    low, high = near(ask.choices, (ask.choices[3], ask.choices[8]))
    found = Expert(QUICK).answers(ask, {1: {high: 1.0}, 2: {low: 1.0}}, BUDGET)
    assert best_of(found).move < low
    assert sum(choice.share for choice in found if choice.move < low) == pytest.approx(1)


@by_both_levels
def test_the_last_to_lay_takes_what_saves_it(make):
    cards = OPEN_THREE.table(3).ask(0).choices
    for at in (3, 6, 9):
        low, high = near(cards, (1, cards[at]))
        ask = ask_with(OPEN_THREE, (2, 12), DROWNING, laid=(None, low, high))
        found = make().weigh(ask, 1, BUDGET)
        assert best_of(found).move > high
        assert sum(choice.share for choice in found if choice.move > high) > 0.65


@by_both_levels
def test_the_last_to_lay_avoids_what_harms_it(make):
    cards = OPEN_THREE.table(3).ask(0).choices
    for at in (3, 6, 9):
        low, high = near(cards, (cards[at], 60))
        ask = ask_with(OPEN_THREE, (11, 12), AT_EASE, laid=(None, low, high))
        found = make().weigh(ask, 1, BUDGET)
        assert best_of(found).move < low
        assert sum(choice.share for choice in found if choice.move < low) > 0.8


# -- what can be switched off --------------------------------------------------------------------


def other_cards(hand):
    """Return the same reveal with other cards."""
    return PlayedHand(hand.offer, tuple(card and WEATHER[-card] for card in hand.plays))


def test_the_forgetful_expert_has_forgotten_the_cards_of_former_rounds():
    later = [ask for ask in asks_of(THREE) if ask.view.rounds]
    for ask in some_of(later, 4):
        rounds = tuple(replace(past, hands=tuple(map(other_cards, past.hands))) for past in ask.view.rounds)
        held = (*(WEATHER[:HANDS] for _ in rounds), ask.view.held[-1])
        changed = with_view(ask, rounds=rounds, held=held)
        expected, found = (BOTS["forgetful"]().weigh(each, 1, BUDGET) for each in (ask, changed))
        assert found == expected


def test_the_expert_has_not_forgotten_them():
    ask = next(ask for ask in asks_of(THREE) if ask.view.rounds and len(ask.view.hands) == 3)
    assert BOTS["expert"]().weigh(ask, 1, BUDGET) != BOTS["forgetful"]().weigh(ask, 1, BUDGET)


def test_the_plain_expert_plays_nothing_but_the_best():
    """Equivalent cards (nobody has one between them) share it."""
    asks = some_of(asks_of(THREE), 12)
    alone = 0
    for ask in asks:
        found = BOTS["plain"]().weigh(with_view(ask, rounds=(), held=ask.view.held[:1]), 1, BUDGET)
        best = max(choice.chance for choice in found)
        count = sum(choice.chance == best for choice in found)
        assert all(choice.share == pytest.approx((choice.chance == best) / count) for choice in found)
        alone += count == 1
    assert alone > len(asks) / 2


# -- the memory ----------------------------------------------------------------------------------


class Clock:
    """A clock that advances by a second with each reading."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        self.now += 1
        return self.now


@pytest.fixture
def plans_made(monkeypatch):
    """The views for which a plan was really made."""
    planned = []

    def counted(view, settings, evidence):
        planned.append(view)
        return plan_for(view, settings, evidence)

    monkeypatch.setattr(memory_module, "monotonic", Clock())
    monkeypatch.setattr(memory_module, "plan_for", counted)
    return planned


def alike(first, second):
    return all(
        np.array_equal(getattr(first, part), getattr(second, part))
        for part in ("shares", "chance", "points", "predictions", "everybody")
    ) and all(map(np.array_equal, first.evidence, second.evidence))


def views(count):
    return [ask.view for ask in asks_of(THREE)[:count]]


def test_no_former_hand_is_planned_twice(plans_made):
    memory = Memory(QUICK)
    for view in views(15):
        memory.plan_for(view)
    hands = [(len(view.rounds), len(view.hands)) for view in plans_made]
    assert len(hands) == len(set(hands))
    assert sorted(hands) == hands


def test_a_resumed_game_is_answered_at_once_and_nothing_of_that_answer_is_kept(plans_made):
    *_, view, later = views(15)
    hurried = Memory(QUICK, patience=0.5)
    at_once = hurried.plan_for(view)
    assert [(len(seen.rounds), len(seen.hands)) for seen in plans_made] == [
        (0, 0),
        (0, 1),
        (len(view.rounds), len(view.hands)),
    ]
    hurried._patience = None
    for each in (later, view):
        assert alike(hurried.plan_for(each), Memory(QUICK).plan_for(each))
    assert not alike(at_once, hurried.plan_for(view)), "it had learnt nothing"


@pytest.mark.parametrize(
    "patience", [pytest.param(0.5, marks=pytest.mark.slow), pytest.param(2.5, marks=pytest.mark.slow), 3.5]
)
def test_after_enough_questions_patience_makes_no_difference(plans_made, patience):
    view = views(14)[-1]
    patient, hurried = Memory(QUICK).plan_for(view), Memory(QUICK, patience)
    hands = len(plans_made)
    questions = 1
    while not alike(hurried.plan_for(view), patient):
        questions += 1
        assert questions <= hands
    plans_made.clear()
    assert alike(hurried.plan_for(view), patient)
    assert set(plans_made) <= {view}, "all that was before is remembered"


def test_a_game_that_goes_on_is_caught_up_with(plans_made):
    """Three hands are thought about at each question, and one more is played."""
    hurried, patient = Memory(QUICK, patience=3.5), Memory(QUICK)
    same = [alike(hurried.plan_for(view), patient.plan_for(view)) for view in views(22)[10:]]
    assert not same[0]
    assert all(same[-3:])
    assert sorted(same) == same, "once it has caught up it stays so"


@with_more_seats_slow
def test_what_is_forgotten_is_planned_again_with_the_same_result(monkeypatch, seats):
    """To the end of a game in which somebody drowns."""
    tables = random_moments(Setting(RULES, seats), SOME_DROWN[seats])
    first, *_, before_last, last = (table.view(min(table.waiting_for())) for table in tables)
    assert any(len(played.hands) < HANDS or None in played.hands[-1].plays for played in last.rounds)
    whole = Memory(QUICK)
    plans = [whole.plan_for(view) for view in (before_last, last)]
    monkeypatch.setattr(memory_module, "MOST_INSIGHTS", 3)
    monkeypatch.setattr(memory_module, "MOST_PLANS", 1)
    forgetting = Memory(QUICK)
    for view, expected in zip((before_last, last), plans, strict=True):
        forgetting.plan_for(first)
        assert alike(forgetting.plan_for(view), expected)
        assert len(forgetting._insights) == 3
        assert len(forgetting._plans) == 1


def test_without_patience_an_expert_takes_its_time(plans_made):
    view = views(14)[-1]
    assert Expert.patience is None
    Expert(QUICK).weigh(asks_of(THREE)[13], 1, BUDGET)
    assert len(plans_made) > HANDS
    assert plans_made[-1] == view
