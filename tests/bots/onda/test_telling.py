"""What the chances of Onda's experts are corrected by, and how the corrections are learnt."""

from dataclasses import replace

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.calibration import LEAST_STRETCH, Correction
from tide_gui.bots.onda import telling
from tide_gui.bots.onda.circumstances import CIRCUMSTANCES, circumstances
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.expert import Expert, Mind
from tide_gui.bots.onda.telling import NO_CORRECTIONS, answers, learnt_to_tell
from tide_gui.bots.onda.value import POINTS
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import ROUNDS

RULES = Onda()
everywhere = pytest.mark.parametrize("seats", RULES.seats)


def views(seats):
    for table in random_moments(Setting(RULES, seats), 1):
        yield table.view(min(table.waiting_for()))


@everywhere
def test_the_circumstances_are_public_facts_that_run_out(seats):
    found = np.array([circumstances(view) for view in views(seats)])
    assert found.shape[1] == CIRCUMSTANCES
    assert found[0].tolist() == [1, 1, 0]
    assert (found[:, 0] == 1).all()
    assert ((found[:, 1] > 0) & (found[:, 1] <= 1)).all()
    assert found[-1, 1] < 1 / ROUNDS


def test_the_lead_so_far_counts_by_round_and_by_what_is_left():
    view = replace(next(views(3)), totals=(-30, 0, -6), rounds=((),) * 2)
    seat = replace(view, seat=1)
    assert circumstances(seat).tolist() == pytest.approx([1, 0.5, 0.5 * 18 / POINTS / 3])
    assert circumstances(replace(seat, seat=0))[2] < 0


@everywhere
@pytest.mark.parametrize("played", range(ROUNDS))
@pytest.mark.parametrize("lead", [-30, 0, 30], ids=str)
def test_no_learnt_correction_turns_the_order_of_moves(seats, played, lead):
    """Leads of up to 30 points a round are more than experts reach among beginners."""
    correction = experience().corrections[seats]
    for left in np.linspace(0.02, 1, 5) * (ROUNDS - played) / ROUNDS:
        growth = left * lead * played / POINTS / (played + 1)
        assert correction.stretch @ [1, left, growth] > LEAST_STRETCH


@everywhere
def test_before_the_first_card_an_expert_expects_weaker_players_too(seats):
    par = np.array([1 / seats])
    told = experience().corrections[seats].chance(par, np.array([1, 1, 0]))
    assert par + 0.05 < told < par + 0.3


def test_an_expert_tells_the_corrected_chances_and_plays_the_same():
    ask = next(
        table.ask(seat)
        for table in random_moments(Setting(RULES, 3), 1)
        for seat in table.waiting_for()
        if len(table.choices(seat)) > 5
    )
    shifted = Correction(np.array([0.5, 0, 0]), np.array([1.0, 0, 0]))
    learnt = experience()._replace(corrections=dict.fromkeys(RULES.seats, shifted))
    plain = experience()._replace(corrections=NO_CORRECTIONS)
    told, before = (
        Expert(Mind(worlds=2), lambda known=known: known).weigh(ask, 1, BUDGET) for known in (learnt, plain)
    )
    assert [each.share for each in told] == [each.share for each in before]
    expected = shifted.chance(np.array([each.chance for each in before]), circumstances(ask.view))
    assert [each.chance for each in told] == pytest.approx([*expected], abs=0.003)
    assert [each.chance for each in told] != [each.chance for each in before]


# -- learning ------------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 60)


@pytest.mark.usefixtures("quick")
def test_experts_are_listened_to_among_equals_and_among_lower_levels():
    one, two = (answers(experience(), 2, games, 1) for games in (1, 2))
    first = len(one.told)
    np.testing.assert_array_equal(two.told[:first], one.told)
    assert one.won[0] + one.won[1] == 1, "both experts hide wilds first"
    assert set(two.won[first:]) in ({0}, {0.5}, {1}), "one expert"
    assert two.weight[:first].sum() == pytest.approx(1) == two.weight[first:].sum()
    assert two.circumstances.shape == (len(two.told), CIRCUMSTANCES)


def test_one_expert_sits_anywhere_among_any_lower_players():
    seated = [telling._seated(experience(), 4, mixed=True, deal=deal) for deal in range(40)]
    experts = [[isinstance(bot, Expert) for bot in bots] for bots in seated]
    assert {places.index(True) for places in experts} == set(range(4))
    assert all(sum(places) == 1 for places in experts)
    assert {type(bot).__name__ for bots in seated for bot in bots} == {
        "Expert",
        "Strong",
        "Casual",
        "Beginner",
    }
    assert all(isinstance(bot, Expert) for bot in telling._seated(experience(), 4, mixed=False, deal=1))


@pytest.mark.usefixtures("quick")
def test_what_was_corrected_before_does_not_matter():
    learnt = experience()._replace(results={2: experience().results[2]})
    lines, again = [], []
    found = learnt_to_tell(learnt._replace(corrections=NO_CORRECTIONS), 2, 1, lines.append)
    same = learnt_to_tell(learnt, 2, 1, again.append)
    np.testing.assert_array_equal(found.corrections[2], same.corrections[2])
    assert lines == again
    assert "2 seats" in lines[0]
