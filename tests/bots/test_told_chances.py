"""Told chances: games are played whole, a correction is recovered from them, and it keeps what is certain.

What the players of a table are known to be belongs to the circumstances.
"""

from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import PLAIN_SETTINGS

from tide_gui.bots.calibration import Correction, company, log_odds, unchanged
from tide_gui.bots.calibration_fit import Answers, answers_of, brier_score, fitted, joined
from tide_gui.bots.calibration_training import Field, answers, fitted_to_games
from tide_gui.bots.drifter import Drifter
from tide_gui.bots.whole_games import told_in
from tide_gui.characters import Level
from tide_gui.rules.game import Ask, Weighed
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Options

ANSWERS = 40_000
CHANCES = np.linspace(0, 1, 101)


class Optimist:
    """Moves like a drifter, and is sure that half of its moves lose and half of them win."""

    def weigh(self, ask, seed, budget):
        drifting = Drifter().weigh(ask, seed, budget)
        return tuple(
            Weighed(each.move, chance=float(number % 2), share=each.share)
            for number, each in enumerate(drifting)
        )


# -- games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_a_whole_game_tells_every_answer_of_the_bots_that_estimate_chances(setting):
    bots = [Optimist(), Drifter(), *[Optimist()] * (setting.seats - 2)]
    told = told_in(setting.game, bots, 3)
    seats = {each.ask.seat for each in told}
    assert seats == set(range(setting.seats)) - {1}
    for each in told:
        choices = len(each.ask.choices)
        assert each.chance == pytest.approx((choices // 2) / choices)
        assert each.ask.view == setting.game.view(
            setting.game.imagine(each.ask.view, Random(1)), each.ask.seat
        )
    won = {each.ask.seat: each.won for each in told}
    assert all(each.won == won[each.ask.seat] for each in told)
    assert 0 <= sum(won.values()) <= 1 + 1e-9
    assert [each.ask.turn for each in told] == sorted(each.ask.turn for each in told)


def test_a_deal_gives_the_same_game_again_and_another_deal_another_one():
    setting = PLAIN_SETTINGS[0]
    first, again, other = (told_in(setting.game, [Optimist()] * setting.seats, deal) for deal in (1, 1, 2))
    assert first == again != other


def test_everybody_knows_the_same_of_the_players():
    setting = PLAIN_SETTINGS[0]
    levels = (Level.EXPERT, None, *[Level.CASUAL] * (setting.seats - 2))
    told = told_in(setting.game, [Optimist()] * setting.seats, 1, levels)
    assert {each.ask.levels for each in told} == {levels}


def test_a_whole_game_has_the_chosen_options():
    told = told_in(TurnTheTide(), [Optimist()] * 3, 1, options=Options(open_play=True))
    assert all(each.ask.view.options.open_play for each in told)


def test_everybody_together_wins_once():
    setting = PLAIN_SETTINGS[0]
    told = told_in(setting.game, [Optimist()] * setting.seats, 1)
    assert sum({each.ask.seat: each.won for each in told}.values()) == pytest.approx(1)


# -- corrections ---------------------------------------------------------------------------------


def drawn_answers(correction, seed=1):
    """Return told chances whose real chances are the corrected ones."""
    rng = np.random.default_rng(seed)
    told = rng.random(ANSWERS)
    facts = np.stack([np.ones(ANSWERS), rng.random(ANSWERS)], axis=1)
    real = [float(correction.chance(chance, row)) for chance, row in zip(told, facts, strict=True)]
    won = (rng.random(ANSWERS) < real).astype(float)
    return Answers(told, won, facts, np.ones(ANSWERS))


def test_a_fit_recovers_the_correction_that_holds():
    real = Correction(np.array([0.6, 0.5]), np.array([-0.4, 1.2]))
    found = fitted(drawn_answers(real))
    np.testing.assert_allclose(found.stretch, real.stretch, atol=0.1)
    np.testing.assert_allclose(found.shift, real.shift, atol=0.1)


@pytest.mark.slow
def test_a_fit_to_true_chances_changes_nothing():
    np.testing.assert_allclose(fitted(drawn_answers(unchanged(2))), unchanged(2), atol=0.1)
    np.testing.assert_allclose(unchanged(2).chance(CHANCES, np.array([1, 0.3])), CHANCES, atol=0.0011)


@pytest.mark.slow
def test_a_fitted_correction_lowers_the_error():
    answers = drawn_answers(Correction(np.array([0.4, 0.0]), np.array([1.0, 0.0])))
    assert brier_score(answers, fitted(answers)) < brier_score(answers, unchanged(2)) - 0.01


weights = st.lists(st.floats(-30, 30), min_size=2, max_size=2).map(np.array)


@given(weights, weights, st.floats(0, 1))
def test_the_order_of_moves_stays_and_what_is_certain_stays_certain(stretch, shift, fact):
    found = Correction(stretch, shift).chance(CHANCES, np.array([1, fact]))
    assert all(worse <= better for worse, better in pairwise(found))
    assert (found[0], found[-1]) == (0, 1)


def test_log_odds_of_extreme_chances_are_finite():
    assert np.isfinite(log_odds(np.array([0, 1]))).all()


def test_every_game_counts_the_same():
    setting = PLAIN_SETTINGS[0]
    games = [told_in(setting.game, [Optimist()] * setting.seats, deal) for deal in (1, 2)]
    answers = joined(answers_of(game, lambda _: np.ones(1)) for game in games)
    first, second = (
        answers.weight[part].sum() for part in (slice(len(games[0])), slice(len(games[0]), None))
    )
    assert first == pytest.approx(1) == second
    assert [*answers.told] == [told.chance for game in games for told in game]
    assert [*answers.won] == [told.won for game in games for told in game]


# -- learning from games -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        ((), (0, 0)),
        ((None, None, None), (0, 0)),
        (("expert",), (0, 0)),
        (("beginner", "beginner"), (0, 0)),
        (("beginner",) * 4, (0, 0)),
        (("beginner", "expert", "expert"), (1, 0)),
        (("expert", "beginner", "expert"), (1, 0.5)),
        (("expert", "random", "beginner"), (1, 1)),
        ((None, "strong", None), (0.5, 1 / 6)),
        ((None, "casual", "strong"), (1, 0.5)),
        ((None, "unheard of", "casual"), (0.5, 1 / 3)),
    ],
    ids=str,
)
def test_the_company_is_how_many_are_known_and_how_weak_they_are(levels, expected):
    assert company(Ask(1, 1, 0, None, (), levels), 3) == pytest.approx(expected)


def test_every_level_has_a_place_between_expert_and_beginner():
    weak = [company(Ask(1, 1, 0, None, (), ("expert", level)), 2)[1] for level in Level]
    assert weak == sorted(weak, reverse=True)
    assert (weak[0], weak[-1]) == (1, 0)


def field():
    circumstances = lambda told: np.array([1, *company(told.ask, 4)])  # noqa: E731
    return Field(TurnTheTide(), 4, Options(), {Level.EXPERT: lambda _: Optimist()}, circumstances)


@pytest.fixture
def played(monkeypatch):
    """Return what was played: the levels of each game and its bots."""
    games = []

    def told(game, bots, deal, levels, options):
        games.append((tuple(levels), bots))
        return told_in(game, [Optimist()] * len(bots), deal, levels, options)

    monkeypatch.setattr("tide_gui.bots.calibration_training.told_in", told)
    return games


@pytest.mark.slow
def test_one_expert_sits_anywhere_among_any_lower_players_and_knows_it(played):
    answers(field(), 60, 1)
    equals, mixed = played[::2], played[1::2]
    assert {levels for levels, _ in equals} == {(Level.EXPERT,) * 4}
    assert {levels.index(Level.EXPERT) for levels, _ in mixed} == set(range(4))
    assert all(levels.count(Level.EXPERT) == 1 for levels, _ in mixed)
    lower = [{*levels} - {Level.EXPERT} for levels, _ in mixed]
    assert sum(len(present) == 1 for present in lower) > 8, "often one lower level alone"
    assert any(len(present) == 3 for present in lower)
    kinds = {
        (level, type(bot).__name__)
        for levels, bots in played
        for level, bot in zip(levels, bots, strict=True)
    }
    assert kinds == {
        (Level.EXPERT, "Optimist"),
        (Level.STRONG, "Strong"),
        (Level.CASUAL, "Casual"),
        (Level.BEGINNER, "Beginner"),
    }


@pytest.mark.usefixtures("played")
def test_only_experts_are_listened_to_and_each_answer_counts_with_and_without_known_levels():
    found = answers(field(), 2, 1)
    known = found.circumstances[:, 1] > 0
    assert known.mean() == 0.5
    for part in (found.told, found.won, found.weight):
        np.testing.assert_array_equal(np.sort(part[known]), np.sort(part[~known]))
    weaker = found.circumstances[:, 2] > 0
    assert found.weight[weaker].sum() == pytest.approx(0.5), "the second game, where levels are known"
    assert found.weight[known & ~weaker].sum() == pytest.approx(0.5), "the first game"
    most = found.weight[known].max()
    assert found.weight[weaker].min() == most > 3 * found.weight.min(), "four experts tell more than one"


@pytest.mark.usefixtures("played")
def test_few_games_fit_a_correction_and_the_report_says_how_much_it_gained():
    found = fitted_to_games(field(), 6, 1)
    assert found.correction.shift.shape == (3,)
    before, after = (float(word.strip(",")) for word in found.line.split() if word[0].isdigit())
    assert before > after
