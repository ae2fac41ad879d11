"""Intervals hold for few games and extreme shares."""

from statistics import NormalDist, fmean

import pytest
from bench.intervals import KINDS, SHARES, coverage

from tide_gui.bots.intervals import mean_interval, share_interval


@pytest.mark.parametrize(
    ("won", "games", "interval"),
    [(3, 3, (0.4385, 1)), (0, 10, (0, 0.2775)), (1, 1, (0.2065, 1)), (60, 100, (0.5020, 0.6906))],
)
def test_the_interval_of_single_games_is_the_one_of_wilson(won, games, interval):
    share = won / games
    assert share_interval(share, games * share * (1 - share), games) == pytest.approx(interval, abs=1e-4)


def test_deals_that_vary_little_make_a_narrow_interval_and_one_lost_deal_a_wide_one():
    low, high = share_interval(0.5, 0.0, 100)
    assert high - low < 0.05
    low, high = share_interval(0.5, 25.0, 100)
    assert high - low == pytest.approx(0.19, abs=0.01)


@pytest.mark.parametrize("draw", KINDS, ids=lambda draw: draw.__name__)
def test_intervals_of_shares_hold_the_truth_whatever_the_number_of_deals(draw):
    held = [coverage(draw, share, deals, arenas=500) for share in SHARES for deals in (2, 3, 10, 30)]
    assert min(held) > 0.82
    assert fmean(held) > 0.94


def test_the_normal_approximation_does_not_pass_this_check():
    def normal(mean, squares, count):
        half = 1.96 * (squares / (count - 1) / count) ** 0.5
        return mean - half, mean + half

    assert min(coverage(draw, 0.98, 3, arenas=500, interval=normal) for draw in KINDS) < 0.2


@pytest.mark.parametrize(("count", "quantile"), [(2, 12.706), (11, 2.228), (12, 2.201), (31, 2.042)])
def test_the_interval_of_scores_is_the_one_of_student(count, quantile):
    low, high = mean_interval(7.0, count * (count - 1.0), count)
    assert (high - low) / 2 == pytest.approx(quantile, abs=3e-3)
    assert (high + low) / 2 == pytest.approx(7)


def test_the_interval_of_many_scores_is_the_normal_one():
    count = 1_000_000
    _, high = mean_interval(0.0, count * (count - 1.0), count)
    assert high == pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-5)


@pytest.mark.parametrize("count", [1, 3])
def test_equal_scores_have_no_interval(count):
    assert mean_interval(4.0, 0.0, count) is None
