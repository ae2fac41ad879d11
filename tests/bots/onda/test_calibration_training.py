"""What the chances of Onda's experts are corrected by, and how the corrections are learnt."""

import pickle
from dataclasses import replace

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.calibration import LEAST_STRETCH, Correction
from tide_gui.bots.onda.calibration_training import NO_CORRECTIONS, field, learnt_to_tell
from tide_gui.bots.onda.circumstances import CIRCUMSTANCES, circumstances
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.expert import Expert, Search
from tide_gui.bots.onda.value_net import POINTS
from tide_gui.bots.styles import ChanceStyle
from tide_gui.characters import Level, Temper
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import ROUNDS

RULES = Onda()
everywhere = pytest.mark.parametrize("seats", RULES.seats)


def asks(seats):
    for table in random_moments(Setting(RULES, seats), 1):
        yield table.ask(min(table.waiting_for()))


def among(ask, level):
    return replace(ask, levels=(level,) * len(ask.view.totals))


@everywhere
def test_the_circumstances_are_public_facts_that_run_out(seats):
    found = np.array([circumstances(among(ask, None)) for ask in asks(seats)])
    assert found.shape[1] == CIRCUMSTANCES
    assert found[0].tolist() == [1, 1, 0, *[0] * 4]
    assert (found[:, 0] == 1).all()
    assert ((found[:, 1] > 0) & (found[:, 1] <= 1)).all()
    assert found[-1, 1] < 1 / ROUNDS


def test_the_lead_so_far_counts_by_round_and_by_what_is_left():
    ask = among(next(asks(3)), None)
    ask = replace(ask, seat=1, view=replace(ask.view, seat=1, totals=(-30, 0, -6), rounds=((),) * 2))
    assert circumstances(ask)[:3].tolist() == pytest.approx([1, 0.5, 0.5 * 18 / POINTS / 3])
    behind = replace(ask, seat=0, view=replace(ask.view, seat=0))
    assert circumstances(behind)[2] < 0


def test_the_company_counts_as_it_is_and_by_what_is_left():
    ask = next(asks(3))
    stranger = (ask.seat + 1) % 3
    levels = tuple(None if seat == stranger else Level.STRONG for seat in range(3))
    halfway = replace(ask, levels=levels, view=replace(ask.view, rounds=((),) * 2))
    assert circumstances(halfway)[3:].tolist() == pytest.approx([1 / 2, 1 / 6, 1 / 4, 1 / 12])


@everywhere
@pytest.mark.parametrize("played", range(ROUNDS))
@pytest.mark.parametrize("lead", [-30, 0, 30], ids=str)
def test_no_learnt_correction_turns_the_order_of_moves(seats, played, lead):
    """Leads of up to 30 points a round are more than experts reach among beginners."""
    correction = experience().corrections[seats]
    for left in np.linspace(0.02, 1, 5) * (ROUNDS - played) / ROUNDS:
        growth = left * lead * played / POINTS / (played + 1)
        for known, weak in ((0, 0), (0.5, 0), (0.5, 0.5), (1, 0), (1, 1)):
            facts = [1, left, growth, known, weak, left * known, left * weak]
            assert correction.stretch @ facts > LEAST_STRETCH


@everywhere
def test_before_the_first_card_an_expert_expects_what_is_known_of_the_others(seats):
    par, ask = 1 / seats, next(asks(seats))
    among_experts, unknown, among_beginners = (
        experience().corrections[seats].chance(np.array([par]), circumstances(among(ask, level)))
        for level in (Level.EXPERT, None, Level.BEGINNER)
    )
    assert among_experts == pytest.approx(par, abs=0.08)
    assert par + 0.05 < unknown < (par + 1) / 2  # half of the games are among experts
    assert among_beginners > max(unknown, 0.7)


def test_an_expert_tells_the_corrected_chances_and_plays_the_same():
    ask = next(
        table.ask(seat)
        for table in random_moments(Setting(RULES, 3), 1)
        for seat in table.waiting_for()
        if len(table.choices(seat)) > 5
    )
    shifted = Correction(np.eye(CIRCUMSTANCES)[0] / 2, np.eye(CIRCUMSTANCES)[0])
    learnt = experience()._replace(corrections=dict.fromkeys(RULES.seats, shifted))
    plain = experience()._replace(corrections=NO_CORRECTIONS)
    told, before = (
        Expert(ChanceStyle(), lambda known=known: known, search=Search(worlds=2)).weigh(ask, 1, BUDGET)
        for known in (learnt, plain)
    )
    assert [each.share for each in told] == [each.share for each in before]
    expected = shifted.chance(np.array([each.chance for each in before]), circumstances(ask))
    assert [each.chance for each in told] == pytest.approx([*expected], abs=0.003)
    assert [each.chance for each in told] != [each.chance for each in before]


def test_an_expert_plays_the_same_whoever_the_others_are_and_tells_more_among_weaker_ones():
    ask, expert = (
        next(ask for ask in asks(3) if len(ask.choices) > 5),
        Expert(ChanceStyle(), search=Search(worlds=2)),
    )
    equal, unknown, weaker = (
        expert.weigh(among(ask, level), 1, BUDGET) for level in (Level.EXPERT, None, Level.BEGINNER)
    )
    shares = [each.share for each in equal]
    assert shares == [each.share for each in unknown] == [each.share for each in weaker]
    for low, middle, high in zip(equal, unknown, weaker, strict=True):
        assert low.chance < middle.chance < high.chance


# -- learning ------------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 15)


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_what_was_corrected_before_does_not_matter():
    learnt = experience()._replace(results={2: experience().results[2]})
    lines, again = [], []
    found = learnt_to_tell(learnt._replace(corrections=NO_CORRECTIONS), 2, 1, lines.append)
    same = learnt_to_tell(learnt, 2, 1, again.append)
    np.testing.assert_array_equal(found.corrections[2], same.corrections[2])
    assert lines == again
    assert "2 seats" in lines[0]


def test_games_to_learn_from_can_be_played_by_other_processes():
    sent = pickle.loads(pickle.dumps(field(experience(), 3)))
    ask = next(asks(3))
    answers = [
        each.makers[Level.EXPERT](Temper.STEADY).weigh(ask, 1, 1) for each in (sent, field(experience(), 3))
    ]
    assert answers[0] == answers[1]
