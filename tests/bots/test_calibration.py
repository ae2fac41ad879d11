"""The table of told chances: right where the answer is known."""

import numpy as np
import pytest
from bench.calibration import (
    ENOUGH,
    Field,
    Told,
    brier,
    classes,
    clustered,
    joined,
    mean_gap,
    slope,
    table,
    told_in,
)

from tide_gui.characters import CHARACTERS, Level

GAMES = 4000


def told(extreme=1.0, copies=1):
    """Return answers whose real chance is nearer to a half by a factor; each deal answers so many times."""
    rng = np.random.default_rng(1)
    chance = rng.random(GAMES)
    won = (rng.random(GAMES) < 0.5 + extreme * (chance - 0.5)).astype(float)
    parts = (chance, won, np.arange(GAMES) % 3, np.arange(GAMES, dtype=float), np.ones(GAMES))
    return Told(*(np.repeat(part, copies) for part in parts))


@pytest.mark.parametrize("extreme", [1.0, 0.5])
def test_the_slope_says_how_much_too_extreme_the_chances_are(extreme):
    found = slope(told(extreme))
    assert found.mean == pytest.approx(extreme, abs=0.06)
    assert 0.02 < found.half < 0.07


def test_answers_that_repeat_within_a_deal_are_no_more_evidence():
    once, often = (clustered(answers.won, answers) for answers in (told(), told(copies=5)))
    assert often == pytest.approx(once)
    assert slope(told(copies=5)) == pytest.approx(slope(told()))
    assert once.half == pytest.approx(1.96 * 0.5 / np.sqrt(GAMES), rel=0.02)


def test_half_a_weight_twice_is_a_whole_one():
    once, twice = told(), told(copies=2)
    twice = twice._replace(weight=twice.weight / 2)
    assert list(table(twice, 2)) == list(table(once, 2))
    some = once.where(once.chance < 0.3)
    more = joined([once, some])._replace(weight=np.concatenate([once.weight, 3 * some.weight]))
    assert clustered(more.won, more).mean < clustered(once.won, once).mean
    assert list(table(more, 2)) == list(table(joined([once, some, some, some]), 2))


def test_true_chances_have_a_lower_brier_score_than_par():
    (mine, par), (bold, _) = brier(told(), 0.5), brier(told(0.0), 0.5)
    assert mine.mean + mine.half < par.mean < bold.mean - bold.half
    assert par == (pytest.approx(0.25), pytest.approx(0))


def test_a_class_counts_from_a_hundred_games():
    everything = told()
    assert len(list(classes(everything))) == 10
    few = everything.where(np.arange(GAMES) < ENOUGH * 9)
    assert 0 < len(list(classes(few))) < 10
    assert all(games >= ENOUGH for _, games in classes(few))


@pytest.mark.parametrize(("extreme", "gap"), [(1, 0), (0, 0.25)])
def test_the_mean_gap_is_that_of_the_classes(extreme, gap):
    assert mean_gap(told(extreme)) == pytest.approx(gap, abs=0.03)


def test_few_games_have_no_classes_and_no_gap():
    few = told().where(np.arange(GAMES) < ENOUGH - 1)
    assert mean_gap(few) is None
    assert len(list(table(few, 2))) == 3 + 1


def test_the_table_has_a_line_for_each_class_and_third_the_gap_and_the_score():
    lines = list(table(told(), 2))
    assert len(lines) == 10 + 1 + 3 + 1
    assert "mean gap" in lines[10]
    assert "slope in third 3: 1." in lines[-2] or "slope in third 3: 0.9" in lines[-2]


@pytest.mark.parametrize("mixed", [False, True])
def test_everybody_sits_everywhere(mixed):
    field = Field("turn-the-tide", 3, mixed)
    seated = [field.seated(deal) for deal in range(48)]
    for seat in range(3):
        levels = {CHARACTERS[players[seat]].level for players in seated}
        assert levels == (set(Level) - {Level.RANDOM} if mixed else {Level.EXPERT})
    assert all(len(set(players)) == 3 for players in seated)


@pytest.mark.slow
def test_what_experts_tell_in_a_game_is_kept_with_its_end(monkeypatch):
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 20)
    answers = told_in(Field("onda", 2, mixed=False), 5)
    assert set(answers.third) == {0, 1, 2}
    assert ((answers.chance >= 0) & (answers.chance <= 1)).all()
    assert set(answers.won) <= {0, 0.5, 1}
    assert set(answers.deal) == {5}
    assert set(answers.weight) == {0.5}
    assert clustered(answers.won, answers).mean == pytest.approx(0.5, abs=0.1)  # both seats are listened to
