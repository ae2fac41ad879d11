"""What the chances of the experts of Turning Tides are corrected by."""

from dataclasses import replace

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.calibration import LEAST_STRETCH, Correction
from tide_gui.bots.turning_tides.calibration_training import NO_CORRECTION
from tide_gui.bots.turning_tides.circumstances import CIRCUMSTANCES, circumstances
from tide_gui.bots.turning_tides.experience import experience
from tide_gui.bots.turning_tides.expert import EXPERTS, Expert
from tide_gui.characters import Level, Temper
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.state import Phase

SETTING = Setting(TurningTides(), 2)
both = pytest.mark.parametrize("introductory", [False, True])


def ask_in(phase, level=None, introductory=False):
    setting = replace(SETTING, options=(("introductory", introductory),))
    for deal in range(20):
        for table in random_moments(setting, deal):
            ask = table.ask(min(table.waiting_for()))
            if ask.view.phase is phase and len(ask.choices) > 2:
                return replace(ask, levels=(level, level))
    raise AssertionError(phase)


def corrected(correction):
    learnt = experience()
    changed = learnt._make(skill._replace(correction=correction) for skill in learnt)
    return Expert(EXPERTS[Temper.STEADY], lambda: changed)


def test_the_company_counts_as_it_is_and_by_how_early_it_is():
    ask = ask_in(Phase.CHOOSE, Level.STRONG)
    third = replace(ask, view=replace(ask.view, round=3))
    assert circumstances(third).tolist() == pytest.approx([1, 1 / 4, 1, 1 / 3, 1 / 4, 1 / 12])
    assert circumstances(replace(ask, levels=())).tolist() == [1, 1, 0, 0, 0, 0]


@both
def test_no_learnt_correction_turns_the_order_of_moves(introductory):
    correction = experience().skill(introductory).correction
    for early in (1, 1 / 2, 1 / 10, 1 / 50):
        for known, weak in ((0, 0), (1, 0), (1, 1 / 3), (1, 2 / 3), (1, 1)):
            facts = [1, early, known, weak, early * known, early * weak]
            assert correction.stretch @ facts > LEAST_STRETCH


@both
def test_at_first_an_expert_expects_what_is_known_of_the_enemy(introductory):
    correction = experience().skill(introductory).correction
    among_experts, unknown, among_beginners = (
        correction.chance(np.array([0.47]), circumstances(ask_in(Phase.CHOOSE, level, introductory)))
        for level in (Level.EXPERT, None, Level.BEGINNER)
    )
    assert among_experts == pytest.approx(0.5, abs=0.08)
    assert 0.55 < unknown < 0.8
    assert among_beginners > 0.85


@pytest.mark.parametrize("phase", [Phase.CHOOSE, Phase.PERFORM, Phase.SWAP, Phase.EXHAUST])
def test_every_chance_is_told_corrected_and_play_stays_the_same(phase):
    ask = ask_in(phase, Level.EXPERT)
    shifted = Correction(np.eye(CIRCUMSTANCES)[0] / 2, np.eye(CIRCUMSTANCES)[2])
    plain = corrected(NO_CORRECTION).weigh(ask, 1, BUDGET)
    told = corrected(shifted).weigh(ask, 1, BUDGET)
    assert [each.share for each in told] == [each.share for each in plain]
    expected = [float(shifted.chance(np.array(each.chance), circumstances(ask))) for each in plain]
    assert [each.chance for each in told] == pytest.approx(expected, abs=0.003)
    assert [each.chance for each in told] != [each.chance for each in plain]


@pytest.mark.parametrize("phase", [Phase.CHOOSE, Phase.PERFORM, Phase.SWAP, Phase.EXHAUST])
def test_an_expert_plays_the_same_whoever_the_enemy_is_and_tells_more_against_a_weaker_one(phase):
    expert = Expert(EXPERTS[Temper.STEADY])
    asks = [ask_in(phase, level) for level in (Level.EXPERT, None, Level.BEGINNER)]
    equal, unknown, weaker = (expert.weigh(ask, 1, BUDGET) for ask in asks)
    shares = [each.share for each in equal]
    assert shares == [each.share for each in unknown] == [each.share for each in weaker]
    assert len({expert.choose(ask, 5, BUDGET) for ask in asks}) == 1
    for low, high in zip(equal, weaker, strict=True):
        assert low.chance < high.chance or low.chance == high.chance in (0, 1)


def test_what_is_feared_is_told_by_the_same_measure_as_the_chance():
    for deal in range(20):
        for table in random_moments(SETTING, deal):
            ask = table.ask(min(table.waiting_for()))
            feared = [each for each in corrected(NO_CORRECTION).weigh(ask, 1, BUDGET) if each.figures]
            if feared:
                break
        else:
            continue
        break
    shifted = Correction(np.eye(CIRCUMSTANCES)[0], -np.eye(CIRCUMSTANCES)[0])
    told = {each.move: each for each in corrected(shifted).weigh(ask, 1, BUDGET)}
    for each in feared:
        expected = float(shifted.chance(np.array(each.figures["feared_chance"]), circumstances(ask)))
        assert told[each.move].figures["feared_chance"] == pytest.approx(expected, abs=0.003)
        assert told[each.move].figures["feared_chance"] < told[each.move].chance
        assert told[each.move].figures["feared_share"] == each.figures["feared_share"]
