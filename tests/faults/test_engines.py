"""Hostile engines: each ends in one sentence, and nothing outlives the game or the program."""

import re
import subprocess
import sys
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from playing import Setting
from process_list import processes_with

from tide_gui.bots import engine_process
from tide_gui.bots.bot import BUDGET, PlayerFault
from tide_gui.bots.engine import Engine
from tide_gui.cli.orphans import orphans_ended
from tide_gui.rules.game import Ask
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

ODD = Path(__file__).parents[1] / "bots" / "odd_engine.py"
THREE = Setting(TurnTheTide(), 3)
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="lists processes in /proc")

SILENT = r"was silent for \S+ s$"
WAYS = {
    "endless": "answered 'choose' with 'xxx",
    "floods": r"answered question 0 when question \d+ was open",
    "huge line": r"answered 'choose' with '{\"id\":'",
    "huge move": "played 'x+…x+', which is not among its choices",
    "control characters": r"answered 'choose' with '\\x1b\]0;pwned\\x07",
    "control characters as a move": r"played '\\x1b\[2J\\x9b\\u202e\\r\\n', which is not among",
    "number": "answered 'choose' with '1e999999'",
    "wrong types": "answered 'choose' with ",
    "closes": r"ended \(it closed its output\)",
    "closes input": r"ended \(it closed its input\)",
    "twice": r"answered question \d+ when question \d+ was open",
    "wrong id": r"answered question \d+ when question \d+ was open",
    "late": SILENT,
    "drips": SILENT,
    "complains": SILENT,
    "stops": SILENT,
    "forks": SILENT,
    "ignores signals": SILENT,
    "stubborn": SILENT,
}


def command(way: str, folder: Path) -> str:
    """Return the command of an engine, whose processes can be told by the folder."""
    return f"'{sys.executable}' '{ODD}' '{way}' 1 {folder}"


def play_on(engine: Engine) -> None:
    """Ask for moves until the engine fails."""
    question = THREE.table().ask(0)
    for number in count(1):
        engine.choose(Ask(number, question.turn, 0, question.view, question.choices), 0, BUDGET)


@on_linux
@pytest.mark.parametrize(("way", "error_message"), WAYS.items(), ids=WAYS)
def test_a_hostile_engine_ends_in_one_sentence_and_leaves_nothing(
    way, error_message, monkeypatch, tmp_path, capfd
):
    monkeypatch.setattr(engine_process, "GRACE", 0.1)
    engine = Engine(command(way, tmp_path), THREE.game, {}, 20.0)
    engine._patience = 0.2 if error_message is SILENT else 20.0
    with orphans_ended(), closing(engine), pytest.raises(PlayerFault) as caught:
        play_on(engine)
    sentence = str(caught.value)
    assert re.match(rf"the engine `.*odd_engine\.py' '{way}' 1 .*` {error_message}", sentence)
    assert sentence.isprintable()
    assert len(sentence) < 600
    assert processes_with(tmp_path) == []


@on_linux
@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("way", "error_message"), WAYS.items(), ids=WAYS)
def test_the_arena_reports_a_hostile_engine_in_one_sentence_and_leaves_nothing(
    way, error_message, workers, tmp_path
):
    arena = [sys.executable, "-m", "tide_gui", "arena", "turn-the-tide", "--deal", "random", "--games", "2"]
    seats = f"drifter,cmd:{command(way, tmp_path)},drifter"
    done = subprocess.run(
        [*arena, "--patience", "2", "--workers", str(workers), "--seats", seats],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    ours = [line for line in done.stderr.splitlines() if re.match("(repeat|tide-gui:) ", line)]
    assert re.search(r"repeat this with --deal \d+$", ours[0])
    assert re.match(rf"tide-gui: the engine `.*` {error_message}", ours[1])
    assert "tide_gui/cli" not in done.stderr, "a traceback of this program"
    assert processes_with(tmp_path) == []
