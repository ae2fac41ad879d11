"""The pure parts of the bench of the window: intervals, goals, gaps, and what a bare window glides."""

import subprocess
import sys
from pathlib import Path

import pytest
from bench.window_figures.bare import images_for, ways_of_images
from bench.window_figures.figures import as_many, gaps_within, interval, line, report_ratio, stop

BENCH = Path(__file__).parent / "bench" / "window.py"


def test_an_interval_leaves_out_as_many_figures_at_both_ends_as_95_of_100_cases_allow():
    assert interval([5, 1, 3, 2, 4]) == (1, 5)
    assert interval(range(1, 12)) == (2, 10)
    assert interval([7.0]) == (7.0, 7.0)


def test_a_figure_stands_beside_its_goal_and_meets_it_up_to_the_very_value():
    assert line("ratio", [1.6], "times", 2, 1.6).endswith("1.60 times (1.60 to 1.60), goal 1.6: met")
    assert line("ratio", [1.5, 1.61, 1.7], "times", 2, 1.6).endswith("goal 1.6: missed")
    assert "goal" not in line("memory", [1.6], "MB")


def test_a_ratio_says_how_many_times_as_much_the_second_figure_of_a_pair_is(capsys):
    report_ratio("save", [(2.0, 3.0), (1.0, 4.0), (4.0, 4.0)])
    report_ratio("first frame", [(2.0, 3.0)], "first frame")
    save, first_frame = capsys.readouterr().out.splitlines()
    assert save.endswith("1.50 times (1.00 to 4.00)")
    assert first_frame.endswith("1.50 times (1.50 to 1.50), goal 1.6: met")


def test_gaps_count_only_between_frames_of_one_span():
    assert gaps_within([0, 1, 2, 4], [(0, 1), (2, 4)]) == [1000, 2000]


def test_of_two_lists_of_gaps_the_longer_one_is_cut():
    assert as_many([1, 2, 3], [4, 5]) == ([1, 2], [4, 5])


def test_there_are_as_many_images_of_each_size_as_glide_at_once_and_each_goes_one_way():
    small, large = (10, 20, 0.0, 0.0, 1.0, 1.0), (30, 40, 0.0, 0.0, 2.0, 2.0)
    images = images_for([(0.0, [small, small]), (1.0, [small, large])])
    assert images == [(10, 20), (10, 20), (30, 40)]
    assert ways_of_images([large, small], images) == [[2, *large[2:]], [0, *small[2:]]]


def test_what_cannot_be_measured_ends_with_a_sentence():
    with pytest.raises(SystemExit) as ended:
        stop("frames", "qt.qpa: ...\nno display\n")
    assert ended.value.code == "frames cannot be measured: no display"


@pytest.mark.slow
@pytest.mark.parametrize(("platform", "figure"), [("nowhere", "save"), ("offscreen", "fames")])
def test_a_bench_without_a_display_or_a_figure_says_so_without_a_traceback(monkeypatch, platform, figure):
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    command = [sys.executable, str(BENCH), figure]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
