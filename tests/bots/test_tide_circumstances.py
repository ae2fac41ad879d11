"""What the chances of the experts of Turn the Tide are corrected by."""

from dataclasses import replace

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.calibration import LEAST_STRETCH, Correction
from tide_gui.bots.turn_the_tide.circumstances import CIRCUMSTANCES, TRUST, circumstances
from tide_gui.bots.turn_the_tide.experience import NO_CORRECTIONS, experience, in_use
from tide_gui.bots.turn_the_tide.expert import Expert
from tide_gui.characters import Level
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

RULES = TurnTheTide()
everywhere = pytest.mark.parametrize("seats", RULES.seats)
QUICK = BUDGET // 50


def asks(seats):
    for table in random_moments(Setting(RULES, seats), 1):
        yield table.ask(min(table.waiting_for()))


def among(ask, level):
    return replace(ask, levels=(level,) * len(ask.view.places))


def weighed(ask, **changed):
    with in_use(experience()._replace(**changed)):
        return Expert().weigh(ask, 1, QUICK)


@everywhere
def test_the_circumstances_are_public_facts_that_run_out(seats):
    found = np.array([circumstances(among(ask, None), 0.5) for ask in asks(seats)])
    assert found.shape[1] == CIRCUMSTANCES
    assert found[0].tolist() == [1, 1, 0.5, 0, 0, 0, 0]
    assert (np.diff(found[:, 1]) < 0).all()
    assert 0 < found[-1, 1] < 1 / seats / 6
    assert (found[:, 2] == found[:, 1] / 2).all()


def test_the_company_counts_as_it_is_and_by_what_is_left():
    ask = among(list(asks(4))[24], Level.CASUAL)
    assert circumstances(ask, 0)[1:].tolist() == pytest.approx([1 / 2, 0, 1, 2 / 3, 1 / 2, 1 / 3])


@everywhere
def test_no_learnt_correction_turns_the_order_of_moves(seats):
    """Only before the first cards, where an expert among its like knows nothing, the limit may be needed."""
    correction, told = experience().corrections[seats], np.linspace(0.1, 0.9, 9)
    for left in np.linspace(0.02, 1, 5):
        for trust in (0, 0.5, 1):
            for known, weak in ((0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1)):
                facts = [1, left, left * trust, known, weak, left * known, left * weak]
                assert (np.diff(correction.chance(told, np.array(facts))) > 0).all()
                assert left == 1 or correction.stretch @ facts > LEAST_STRETCH


@everywhere
def test_before_the_first_card_an_expert_expects_what_is_known_of_the_others(seats):
    par, ask = 1 / seats, next(asks(seats))
    among_experts, unknown, among_beginners = (
        experience().corrections[seats].chance(np.array([par]), circumstances(among(ask, level), 0.04))
        for level in (Level.EXPERT, None, Level.BEGINNER)
    )
    assert among_experts == pytest.approx(par, abs=0.08)
    assert par < unknown < par + 0.3
    assert among_beginners > max(unknown, 0.6)


def test_every_chance_is_told_corrected_and_play_stays_the_same():
    shifted = Correction(np.eye(CIRCUMSTANCES)[0] / 2, np.eye(CIRCUMSTANCES)[3])
    ask = among(list(asks(4))[15], Level.EXPERT)
    plain = weighed(ask, corrections=NO_CORRECTIONS)
    told = weighed(ask, corrections=dict.fromkeys(RULES.seats, shifted))
    assert [each.share for each in told] == [each.share for each in plain]
    trust = plain[0].figures[TRUST]
    expected = shifted.chance(np.array([each.chance for each in plain]), circumstances(ask, trust))
    assert [each.chance for each in told] == pytest.approx([*expected], abs=0.003)
    assert [each.chance for each in told] != [each.chance for each in plain]


def test_an_expert_plays_the_same_whoever_the_others_are_and_tells_more_among_weaker_ones():
    ask = next(asks(3))
    equal, unknown, weaker = (
        Expert().weigh(among(ask, level), 1, QUICK) for level in (Level.EXPERT, None, Level.BEGINNER)
    )
    shares = [each.share for each in equal]
    assert shares == [each.share for each in unknown] == [each.share for each in weaker]
    for low, high in zip(equal, weaker, strict=True):
        assert low.chance < high.chance


def test_in_open_play_chances_are_told_as_they_are_found():
    shifted = Correction(np.eye(CIRCUMSTANCES)[0] / 2, np.eye(CIRCUMSTANCES)[0])
    setting = Setting(RULES, 3, (("open_play", True),))
    table = next(random_moments(setting, 1))
    ask = table.ask(min(table.waiting_for()))
    plain = weighed(ask, corrections=NO_CORRECTIONS)
    told = weighed(ask, corrections=dict.fromkeys(RULES.seats, shifted))
    assert [each.chance for each in told] == pytest.approx([each.chance for each in plain], abs=0.003)


def test_what_is_in_use_ends_with_its_block_even_by_an_error():
    before, other = experience(), experience()._replace(corrections=NO_CORRECTIONS)

    def fail():
        with in_use(other):
            assert experience() is other
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert experience() is before
