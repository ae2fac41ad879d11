"""The window's own process stays light: bots and hints run in a child process."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2]

PROGRAM = """
import json, sys
from own_process import OwnWindow

window = OwnWindow(sys.argv[1])
program = window.program
form = program.newGame
form.setKind(1, "expert")
form.setKind(2, "strong")
program.dealer.startGame()
session = program.session
table = session.controller.game.table

def act():
    if session.phase != "choosing" or not session.deciding:
        return
    if session.hint.stage == "none":
        session.hint.press()
        session.stakes.agree()
    elif session.hint.stage in ("shown", "failed"):
        session.choice.make(next(str(row.face) for row in session.pieces.rows if row.choosable))

window.play(act, until=lambda: table.record.turns() == 2)
print(json.dumps({
    "players": table.record.players(), "turns": table.record.turns(), "practice": table.record.practice,
    "failures": window.failures, "numpy": "numpy" in sys.modules,
}))
window.close()
"""


@pytest.mark.slow
def test_two_hands_with_heavy_bots_and_hints_leave_numpy_to_the_child(tmp_path):
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": str(TESTS)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=120)
    assert json.loads(done.stdout) == {
        "players": ["person", "albatross", "otter"],
        "turns": 2,
        "practice": True,
        "failures": [],
        "numpy": False,
    }
