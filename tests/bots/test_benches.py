"""One short case for each part of the strength bench; the full checks test the rest."""

from bench import strength
from bench.challenges import Challenge
from bench.findings import Log
from bench.turn_the_tide.claims import BOTS
from bench.turn_the_tide.styles import STYLES
from bench.turn_the_tide.yardsticks import Greedy
from playing import Setting, played_by

from tide_gui.bots.roster import withdraw
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

THREE = Setting(TurnTheTide(), 3)


def test_a_row_is_played_and_kept_and_not_played_again(tmp_path):
    strength.register_yardsticks()
    row = Challenge("turn-the-tide", "sweep-3", 3, ("greedy",), ("drifter",), games=6)
    log = Log("turn-the-tide", tmp_path / "found.jsonl")
    row.play(log, workers=1)
    kept = (tmp_path / "found.jsonl").read_bytes()
    row.play(Log("turn-the-tide", tmp_path / "found.jsonl"), workers=1)
    assert (tmp_path / "found.jsonl").read_bytes() == kept
    assert row.figures(log)[0].games == "6"
    for name in BOTS:
        withdraw(name)


def test_a_yardstick_and_the_styles_finish_a_whole_game():
    bots = [Greedy(), *(make() for make in STYLES.values())][:3]
    assert played_by(bots, THREE, 3).outcome()
