"""Hostile engines: each ends in one sentence, and nothing outlives the game or the program."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from process_list import processes_with

from tide_gui.bots import engine_process
from tide_gui.bots.bot import PlayerFault
from tide_gui.cli.match import Match, play
from tide_gui.cli.orphans import orphans_ended

ODD = Path(__file__).parents[1] / "bots" / "odd_engine.py"
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="lists processes in /proc")

WAYS = {
    "endless": "answered 'choose' with 'xxx",
    "floods": r"answered question 0 when question \d+ was open",
    "huge line": r"answered 'choose' with '{\"id\":'",
    "huge move": "played 'x{60}', which is not among its choices",
    "control characters": r"answered 'choose' with '\\x1b\]0;pwned\\x07",
    "control characters as a move": r"played '\\x1b\[2J\\x9b\\u202e\\r\\n', which is not among",
    "number": "answered 'choose' with '1e999999'",
    "wrong types": "answered 'choose' with ",
    "closes": r"ended \(it closed its output\)",
    "closes input": r"ended \(it closed its input\)",
    "twice": r"answered question \d+ when question \d+ was open",
    "wrong id": r"answered question \d+ when question \d+ was open",
    "late": "was silent for 0.5 s",
    "drips": "was silent for 0.5 s",
    "complains": "was silent for 0.5 s",
    "stops": "was silent for 0.5 s",
    "forks": r"(was silent for 0.5 s|ended \(exit status 0\))",
    "ignores signals": "was silent for 0.5 s",
    "stubborn": "was silent for 0.5 s",
}


@pytest.fixture
def hostile(tmp_path):
    """A function that returns the command of an engine; its processes can be told by their arguments."""
    return lambda way: f"cmd:'{sys.executable}' '{ODD}' '{way}' 3 {tmp_path}"


@on_linux
@pytest.mark.parametrize(("way", "error_message"), WAYS.items(), ids=WAYS)
def test_a_hostile_engine_ends_in_one_sentence_and_leaves_nothing(
    way, error_message, hostile, monkeypatch, tmp_path, capfd
):
    monkeypatch.setattr(engine_process, "GRACE", 0.1)
    players = ("drifter", hostile(way), "drifter")
    with pytest.raises(PlayerFault) as caught, orphans_ended():
        play(Match("turn-the-tide", {}, players, 1, patience=0.5))
    sentence = str(caught.value)
    assert re.match(rf"the engine `.*odd_engine\.py' '{way}' 3 .*` {error_message}", sentence)
    assert sentence.isprintable()
    assert len(sentence) < 600
    assert processes_with(tmp_path) == []


@on_linux
@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("way", "error_message"), WAYS.items(), ids=WAYS)
def test_the_arena_reports_a_hostile_engine_in_one_sentence_and_leaves_nothing(
    way, error_message, hostile, workers, tmp_path
):
    arena = [sys.executable, "-m", "tide_gui", "arena", "turn-the-tide", "--deal", "random", "--games", "2"]
    seats = f"drifter,{hostile(way)},drifter"
    done = subprocess.run(
        [*arena, "--patience", "0.5", "--workers", str(workers), "--seats", seats],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    ours = [line for line in done.stderr.splitlines() if re.match("x*(repeat|tide-gui:) ", line)]
    assert re.search(r"repeat this with --deal \d+$", ours[0])
    assert re.match(rf"tide-gui: the engine `.*` {error_message}", ours[1])
    assert "tide_gui/cli" not in done.stderr, "a traceback of this program"
    assert processes_with(tmp_path) == []
