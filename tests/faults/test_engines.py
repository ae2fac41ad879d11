"""Hostile engines: each ends in one sentence, and nothing outlives the game or the program."""

import re
import subprocess
import sys

import pytest
from faults.hostile_engines import ALL_WAYS, WAYS, check_engine, command, every_engine
from process_list import processes_with

GAME = "turn-the-tide"
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="lists processes in /proc")


@on_linux
@pytest.mark.parametrize("way", WAYS)
def test_a_hostile_engine_ends_in_one_sentence_and_leaves_nothing(way, tmp_path, capfd):
    check_engine((way, GAME), tmp_path)


@on_linux
@pytest.mark.slow
@pytest.mark.parametrize(
    "engine", [each for each in every_engine() if each[0] not in WAYS or each[1] != GAME], ids=" in ".join
)
def test_every_hostile_engine_ends_in_one_sentence_in_every_game(engine, tmp_path, capfd):
    check_engine(engine, tmp_path)


def test_there_are_engines_of_44_kinds():
    assert len(ALL_WAYS) == 44


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
