"""The window's own process stays light: bots and hints run in a child process."""

import json
import subprocess
import sys

PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from tide_gui.store.user_folders import user_folders
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.bots.bot_process import BotProcess
from tide_gui.ui.app.window import Window, application

app = application()
folders = user_folders(Path(sys.argv[1]), {})
preferences = Preferences(folders.settings)
preferences.change(speed="off")
bots = BotProcess()
window = Window(folders, preferences, bots, Silence())
program = window.program
form = program.newGame
form.setKind(1, "expert")
form.setKind(2, "strong")
program.startGame()
session, failures = program.session, []
bots.failed.connect(failures.append)

def play():
    if session.controller.table.record.turns() == 2 or failures:
        return app.quit()
    if session.phase != "choosing" or not session.deciding:
        return
    if session.hintStage in ("none", "warned"):
        session.hint()
    elif session.hintStage in ("shown", "failed"):
        session.choose(next(str(row.face) for row in session.pieces.rows if row.choosable))

timer = QTimer(interval=20)
timer.timeout.connect(play)
timer.start()
QTimer.singleShot(90_000, app.quit)
app.exec()
record = session.controller.table.record
print(json.dumps({
    "players": record.players(), "turns": record.turns(), "practice": record.practice,
    "failures": failures, "numpy": "numpy" in sys.modules,
}))
window.close()
"""


def test_two_hands_with_heavy_bots_and_hints_leave_numpy_to_the_child(tmp_path):
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    assert json.loads(done.stdout) == {
        "players": ["person", "albatross", "otter"],
        "turns": 2,
        "practice": True,
        "failures": [],
        "numpy": False,
    }
