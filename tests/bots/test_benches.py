"""One short case for each part of the strength bench; the full checks test the rest."""

from random import SystemRandom

import pytest
from bench import strength
from bench.challenges import Challenge
from bench.findings import Line, Log
from bench.fresh_deals import RANGE, first_fresh_deal
from bench.turn_the_tide import hidden_hands, nets
from bench.turn_the_tide.styles import STYLES
from bench.turn_the_tide.yardsticks import Greedy
from playing import Setting, played_by

from tide_gui.bots.turn_the_tide.experience import usual_file
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

THREE = Setting(TurnTheTide(), 3)


@pytest.mark.usefixtures("yardsticks")
def test_a_row_is_played_and_kept_and_not_played_again(tmp_path):
    row = Challenge("turn-the-tide", "sweep-3", 3, ("greedy",), ("drifter",), games=6)
    log = Log("turn-the-tide", tmp_path / "found.jsonl")
    row.play(log, workers=1)
    kept = (tmp_path / "found.jsonl").read_bytes()
    row.play(Log("turn-the-tide", tmp_path / "found.jsonl"), workers=1)
    assert (tmp_path / "found.jsonl").read_bytes() == kept
    assert row.figures(log)[0].games == "6"


@pytest.mark.slow
def test_guesses_of_hidden_hands_are_printed_for_both_ways_to_guess(capsys):
    hidden_hands.main(["--rounds", "2", "--seats", "3", "--first", "1"])
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == "deals 1 to 2, 3 seats"
    for who in ("experts", "styles"):
        fitting, played = (
            next(line.split("loss ")[1] for line in lines if line.startswith(who) and how in line)
            for how in ("fitting", "played")
        )
        assert 0 < float(fitting.split()[0]) < 1
        assert fitting != played


@pytest.mark.slow
def test_a_net_is_compared_with_the_present_one_alone_and_among_others(capsys):
    nets.main([str(usual_file()), "--seats", "3", "--games", "12"])
    shares = [line.split(": ") for line in capsys.readouterr().out.splitlines()]
    assert [who for who, _ in shares] == [
        "3 seats, one other net among present ones",
        "3 seats, one present net among other ones",
        "3 seats, one present net among present ones",
    ]
    assert len({share for _, share in shares}) == 1, "the same net plays the same games"


def test_fresh_deals_are_drawn_once_for_each_state_of_the_code_and_never_twice(tmp_path, monkeypatch):
    numbers = iter([70, 70, 80])
    monkeypatch.setattr(SystemRandom, "choice", lambda self, ranges: next(numbers))
    code = tmp_path / "tide_gui" / "bots" / "gull.py"
    code.parent.mkdir(parents=True)
    found = []
    for text in ("fly()", "dive()"):
        code.write_text(text)
        found += [first_fresh_deal(log_of(tmp_path)) for _ in range(2)]
        log_of(tmp_path).add(Line(log_of(tmp_path).code, "row", 1.0, found[-1] + 3))
    assert found == [70 * RANGE, 70 * RANGE, 80 * RANGE, 80 * RANGE]


def log_of(root):
    return Log("onda", root / "found.jsonl", root)


def test_the_bench_plays_fresh_deals_and_finds_them_again(tmp_path, monkeypatch):
    monkeypatch.setattr(SystemRandom, "choice", lambda self, ranges: 7)
    arguments = ["onda", "--rows", "beginner-over-drifter-4", "--games", "4", "--workers", "1"]
    out = ["--out", str(tmp_path / "found.jsonl")]
    for _ in range(2):
        strength.main([*arguments, *out, "--deals", "fresh"])
    log = Log("onda", tmp_path / "found.jsonl")
    assert log.deals == {0, 7 * RANGE}


def test_a_yardstick_and_the_styles_finish_a_whole_game():
    bots = [Greedy(), *(make() for make in STYLES.values())][:3]
    assert played_by(bots, THREE, 3).outcome()
