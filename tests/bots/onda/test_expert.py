"""The expert of Onda: honest and repeatable, its numbers can be true, and it sees what is certain."""

from collections import defaultdict
from dataclasses import replace
from functools import cache
from random import Random

import numpy as np
import pytest
from playing import Setting, random_moments
from worlds import other_world

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.onda import expert as expert_module
from tide_gui.bots.onda.circumstances import circumstances
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.expert import EXPERTS, SEARCH, Expert, Search
from tide_gui.bots.onda.from_rulebook import option_of
from tide_gui.bots.onda.value_net import Worth
from tide_gui.bots.onda.win_chances import prospects
from tide_gui.bots.roster import bot_for
from tide_gui.bots.styles import ChanceStyle
from tide_gui.characters import CHARACTERS, Level, Temper
from tide_gui.rules.onda.moves import Lay
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import ROUNDS, WENT_OUT, Result, Stage

RULES = Onda()
QUICK = Expert(ChanceStyle(), search=Search(worlds=3))
SOME = 9  # moments of a game
everywhere = pytest.mark.parametrize("seats", RULES.seats)


@cache
def moments_of(seats):
    """Return states of a random game with the ask of a seat; one of them is to hide wilds."""
    found = [
        (table._state, table.ask(min(table.waiting_for())))
        for table in random_moments(Setting(RULES, seats), 1)
    ]
    return [found[0], *found[:: len(found) // SOME][1:]]


def asks_of(seats):
    return [ask for _, ask in moments_of(seats)]


# -- honest and repeatable -----------------------------------------------------------------------


def test_there_are_four_different_experts():
    names = {each.temper: name for name, each in CHARACTERS.items() if each.level is Level.EXPERT}
    assert set(names) == set(EXPERTS) == set(Temper)
    assert len(set(EXPERTS.values())) == len(EXPERTS)
    for temper, name in names.items():
        ask = asks_of(3)[4]
        assert bot_for(name, RULES.key).weigh(ask, 1, 100) == Expert(EXPERTS[temper]).weigh(ask, 1, 100)


@everywhere
def test_every_choice_is_weighed_and_the_numbers_can_be_true(seats):
    asks = asks_of(seats)
    assert {ask.view.stage for ask in asks} >= {Stage.WILDS, Stage.ACTION}
    for ask in asks:
        weighed = QUICK.weigh(ask, 1, BUDGET)
        assert tuple(choice.move for choice in weighed) == ask.choices
        assert sum(choice.share for choice in weighed) == pytest.approx(1)
        assert all(0 <= choice.share <= 1 and 0 <= choice.chance <= 1 for choice in weighed)
        assert all(-45 < choice.points < WENT_OUT + 1 for choice in weighed)
        best = max(choice.chance for choice in weighed)
        assert all(choice.chance > best - 0.01 for choice in weighed if choice.share)


@everywhere
def test_in_worlds_that_look_alike_every_move_weighs_the_same(seats):
    different = 0
    for state, ask in moments_of(seats):
        other = other_world(RULES, state, (ask.seat,), Random(ask.turn))
        different += other != state
        same = replace(ask, view=RULES.view(other, ask.seat))
        assert QUICK.weigh(same, 1, BUDGET) == QUICK.weigh(ask, 1, BUDGET)
    assert different


def test_the_same_question_gets_the_same_answer_whatever_was_asked_before():
    asks, bot = asks_of(3), QUICK
    answers = [bot.weigh(ask, 5, BUDGET) for ask in asks]
    assert [QUICK.weigh(ask, 5, BUDGET) for ask in reversed(asks)] == answers[::-1]


def test_moves_that_differ_by_suits_only_weigh_the_same():
    alike = 0
    for ask in asks_of(2):
        if ask.view.stage is Stage.WILDS:
            continue
        chances = defaultdict(list)
        for choice in QUICK.weigh(ask, 1, BUDGET):
            chances[option_of(ask.view.tide, ask.view.wilds, choice.move)].append(choice.chance)
        assert all(len(set(each)) == 1 for each in chances.values())
        alike += any(len(each) > 1 for each in chances.values())
    assert alike


def widest(seats):
    """Return the ask with the most moves of a game, apart from hiding wilds."""
    moments = random_moments(Setting(RULES, seats), 1)
    asks = [table.ask(min(table.waiting_for())) for table in moments]
    return max(asks, key=lambda ask: len(ask.choices) * (ask.view.stage is Stage.ACTION))


def searched(monkeypatch, asks, search=SEARCH, budget=BUDGET):
    """Weigh moves; return how many options were played out in how many worlds."""
    counts = []
    original = expert_module.played_out

    def counted(net, worlds, options, way):
        counts.append((len(options), len(worlds.mover)))
        return original(net, worlds, options, way)

    monkeypatch.setattr(expert_module, "played_out", counted)
    for ask in asks:
        Expert(ChanceStyle(), search=search).weigh(ask, 1, budget)
    return counts


def test_a_smaller_budget_is_fewer_worlds(monkeypatch):
    ask = widest(3)
    worlds = SEARCH.rows // SEARCH.options
    for budget, count in ((1, 1), (BUDGET // 4, worlds // 4), (BUDGET, worlds)):
        assert searched(monkeypatch, [ask], budget=budget) == [(SEARCH.options, count)]


def test_the_fewer_options_the_more_worlds(monkeypatch):
    asks = [widest(3), *(ask for ask in asks_of(3) if len(ask.choices) == 2)]
    counts = searched(monkeypatch, asks, Search(options=3, rows=12, worlds=5))
    assert {*counts} == {(2, 5), (3, 4)}


def test_the_only_move_needs_no_thought(monkeypatch):
    monkeypatch.setattr(Expert, "weigh", None)
    monkeypatch.setattr(Expert, "_weighed", None)
    [ask, *_] = [ask for ask in asks_of(3) if len(ask.choices) == 1]
    assert Expert(ChanceStyle()).choose(ask, 1, BUDGET) == ask.choices[0]


def test_what_was_played_out_decides(monkeypatch):
    """Whatever the net thought of the candidates before: the one that was played out worst to best wins."""
    tried = []

    def played_out(net, worlds, options, way):
        tried.extend(options)
        return worth_of(np.linspace(-20, 0, len(options)), np.full(len(options), -8), np.zeros(len(options)))

    monkeypatch.setattr(expert_module, "played_out", played_out)
    ask = max((ask for ask in asks_of(3) if ask.view.stage is Stage.ACTION), key=lambda ask: len(ask.choices))
    weighed = QUICK.weigh(ask, 1, BUDGET)
    hopes = prospects(ask.view, experience().results[3])
    worth = played_out(None, None, tried[:], None)
    correction = experience().corrections[3]
    chances = correction.chance(hopes.chance(worth), circumstances(ask)).tolist()
    found = {option_of(ask.view.tide, ask.view.wilds, choice.move): choice for choice in weighed}
    assert [found[option].chance for option in tried[: len(chances)]] == pytest.approx(chances)
    assert [found[option].points for option in tried[: len(chances)]] == worth.points.tolist()
    assert [option for option, choice in found.items() if choice.share] == [tried[len(chances) - 1]]


@pytest.mark.slow
def test_the_style_of_an_expert_gives_little_away():
    for ask in [ask for seats in RULES.seats for ask in asks_of(seats)[::4]]:
        for style in EXPERTS.values():
            weighed = Expert(style, search=Search(worlds=3)).weigh(ask, 1, BUDGET)
            best = max(choice.chance for choice in weighed)
            assert all(choice.chance > best - 0.02 for choice in weighed if choice.share)


# -- what is certain -----------------------------------------------------------------------------


def test_in_the_last_round_an_expert_that_leads_goes_out_if_it_can():
    found = 0
    for seats in RULES.seats:
        for state, ask in moments_of(seats):
            lays = [move for move in ask.choices if isinstance(move, Lay) and not move.bomb]
            if lays:
                view = ask_with_last_cards(state, ask, lays[-1])
                best = max(QUICK.weigh(view, 1, BUDGET), key=lambda choice: choice.share)
                assert isinstance(best.move, Lay)
                assert (best.points, best.chance) == (WENT_OUT, pytest.approx(1, abs=0.02))
                found += 1
    assert found > SOME


def ask_with_last_cards(state, ask, lay):
    """Return the ask of a seat that has only these cards left, and is far ahead before the last round."""
    behind = tuple(
        Result((11,), 0) if seat == ask.seat else Result((11,) * 9, 2) for seat in range(len(state.hands))
    )
    hands = tuple(lay.cards or (11,) if seat == ask.seat else hand for seat, hand in enumerate(state.hands))
    ended = replace(state, hands=hands, rounds=(behind,) * (ROUNDS - 1), shown=((),) * len(hands))
    return replace(ask, view=RULES.view(ended, ask.seat), choices=RULES.legal(ended, ask.seat))


def worth_of(points, others, out):
    return Worth(*(np.array(part, np.float32, ndmin=1) for part in (points, others, out)))


def hopes_of(seats, seat, rounds):
    """Return what a seat hopes for after these rounds."""
    state, _ = moments_of(seats)[0]
    view = RULES.view(replace(state, rounds=rounds), seat)
    return prospects(view, experience().results[seats])


@everywhere
@pytest.mark.parametrize("done", range(ROUNDS))
def test_the_chance_to_win_grows_with_the_points_and_is_par_where_all_are_equal(seats, done):
    results = experience().results[seats]
    hopes = hopes_of(seats, 0, ((Result((11,), 0),) * seats,) * done)
    points = np.linspace(-30, -1, 30)
    found = hopes.chance(worth_of(points, np.full(30, -8.0), np.zeros(30)))
    assert (np.diff(found) >= -1e-6).all()
    [out] = hopes.chance(worth_of(WENT_OUT, -8, 1))
    assert found[0] < 1 / seats < out
    mean = results.mean()
    [usual] = hopes.chance(worth_of(mean, mean, 1 / seats))
    assert usual == pytest.approx(1 / seats, abs=0.08)


def test_who_cannot_be_caught_wins():
    lead, behind = Result((), 0), Result((11,) * 12, 2)
    rounds = ((lead, behind, behind),) * (ROUNDS - 1)
    ahead, far_behind = (hopes_of(3, seat, rounds) for seat in (0, 1))
    assert min(*ahead.if_out, *ahead.if_in) == 1
    assert max(*far_behind.if_out, *far_behind.if_in) == 0


def test_in_the_last_round_who_is_behind_would_rather_go_out_than_lose_little():
    lead, behind = Result((), 0), Result((51,) * 2, 0)
    risky, safe = worth_of(-8, -6, 0.4), worth_of(-2, -6, 0.0)
    one_round, three_rounds = (((lead, behind),) * count for count in (1, 3))
    for rounds, prefers_risk in ((one_round, False), (three_rounds, True)):
        hopes = hopes_of(2, 1, rounds)
        assert (hopes.chance(risky) > hopes.chance(safe)) == prefers_risk
