"""How much memory the window and its bots take after whole games."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.window_figures.figures import GOALS, RUNS, report, stop
from bench.window_figures.opened import FULL, NAMES, SIZE, opened, wait
from bench.window_figures.starts import AS_USERS

# Plays a game by itself at full speed, in a process with nothing but the program.
PLAY = """
import gc, json, os
gc.disable()  # as the command line does
from pathlib import Path
from PySide6.QtCore import QTimer
from tide_gui import app
from tide_gui.ui.app import window
from tide_gui.table.record import Record, SeatedPlayer
game, names, size = json.loads(os.environ["GAME"])
show = window.Window.show
def memory(process):
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return [int(line.split()[1]) / 1024 for line in lines if line.startswith(("Rss:", "Pss:"))]
def show_and_play(self):
    show(self)
    self.root.resize(*size)
    self._preferences.change(speed="off")
    def begin():
        seats = tuple(SeatedPlayer(name, "drifter") for name in names)
        self.program.dealer.sit_down(Record(game, {}, 5, seats))
        timer.start(5)
    def go_on():
        self.program.session.seeScores()
        if self.program.session.phase == "over":
            timer.stop()
            QTimer.singleShot(500, report)
    def report():
        child = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()[0]
        print(json.dumps([memory("self"), memory(child)]), flush=True)
        os._exit(0)
    timer = QTimer(self.program, timeout=go_on)
    QTimer.singleShot(1000, begin)
window.Window.show = show_and_play
app.run(Path(os.environ["FOLDER"]))
"""


def memory(game: str = "turn-the-tide") -> None:
    """Measure the memory of the window's process and its child after a whole game, each in new processes.

    RSS counts all pages in memory, PSS only a part of those that other processes use, too. Compiled modules
    come from a cache, as they do where the program is installed.
    """
    goal = GOALS["memory"] if len(FULL[game]) == 5 else None
    with tempfile.TemporaryDirectory() as compiled:
        _memory(game, compiled)
        figures = [_memory(game, compiled) for _ in range(RUNS)]
    window, child = ([each[at] for each in figures] for at in (0, 1))
    _report(f"window after {game} of {len(FULL[game])}", window, goal)
    _report("child", child)


def _report(who: str, figures: list[list[float]], goal: float | None = None) -> None:
    report(f"memory of the {who}, RSS", [rss for rss, _ in figures], "MB", goal=goal)
    report(f"memory of the {who}, PSS", [pss for _, pss in figures], "MB")


def _memory(game: str, compiled: str) -> list[list[float]]:
    """Return RSS and PSS of the window's process and of its child in MB."""
    wanted = json.dumps([game, NAMES[: len(FULL[game])], SIZE])
    with tempfile.TemporaryDirectory() as folder:
        environ = AS_USERS | {"PYTHONPYCACHEPREFIX": compiled, "FOLDER": folder, "GAME": wanted}
        command = [sys.executable, "-c", PLAY]
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        stop("memory", done.stderr)
    figures: list[list[float]] = json.loads(done.stdout)
    return figures


def growth(games: int = 20) -> None:
    """Measure how much memory so many games take, the games of the house in turn, each at its full table."""
    used = {0: 0.0}
    with opened() as window:
        for number in range(1, games + 1):
            game = tuple(FULL)[number % len(FULL)]
            window.play_out(FULL[game], number, game)
            wait(200)
            used[number] = resident()
            if number % (games // 20) == 0:
                print(f"after {number} games: {used[number]:.1f} MB", flush=True)
    quarter = games // 4
    report(f"memory from game {quarter} to game {games}", [used[games] - used[quarter]], "MB")


def rss_and_pss(process: int | str = "self") -> tuple[float, float]:
    """Return the memory of a process in MB: all its pages, and a part of those that others use, too."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    rss, pss = (int(line.split()[1]) / 1024 for line in lines if line.startswith(("Rss:", "Pss:")))
    return rss, pss


def resident(process: int | str = "self") -> float:
    """Return the resident memory of a process in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
