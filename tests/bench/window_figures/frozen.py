"""How long the built program takes to its first frame, beside a bare window that is built alike."""

import subprocess
import sys
import tempfile
from pathlib import Path
from time import time

from bench.window_figures.figures import report, report_ratio, stop
from bench.window_figures.starts import AS_USERS, BARE, STARTS

BUILT = Path(__file__).parents[3] / "build" / "dist" / "tide-table" / "tide-gui"


def frozen() -> None:
    """Time the first frame of the build, of a bare window built alike and of the source, by Qt's own log."""
    if not BUILT.exists():
        stop("frozen", f"{BUILT} does not exist (packaging/build.py makes it)")
    programs = {
        "bare window, built": [str(_bare_window_built())],
        "built": [str(BUILT)],
        "from source": [sys.executable, "-m", "tide_gui"],
    }
    rounds = [[_logged(command) for command in programs.values()] for _ in range(STARTS + 1)][1:]
    for name, figures in zip(programs, zip(*rounds, strict=True), strict=True):
        report(f"first frame by Qt's log, {name}", list(figures), "ms")
    report_ratio("ratio, built", [(bare, ours) for bare, ours, _ in rounds], "first frame")


def _bare_window_built() -> Path:
    """Return the bare window as a program; PyInstaller makes it the first time."""
    folder = BUILT.parents[1]
    program = folder / "bare-window" / "bare-window"
    if not program.exists():
        script = folder / "bare-window.py"
        script.write_text(BARE)
        work = folder.parent / "pyinstaller"
        options = ["--distpath", folder, "--workpath", work, "--specpath", work]
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *options]
        subprocess.run([*command, script], check=True)
    return program


def _logged(command: list[str]) -> float:
    """Return the milliseconds until Qt logs that a frame was rendered."""
    rules = {"QT_LOGGING_RULES": "qt.scenegraph.time.renderloop.debug=true"}
    with tempfile.TemporaryDirectory() as folder:
        environ = AS_USERS | rules | {"TIDE_GUI_DATA": folder, "BEGAN": "0"}
        began = time()
        game = subprocess.Popen(
            command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        try:
            while "Frame rendered" not in game.stderr.readline():
                if game.poll() is not None:
                    stop("frozen", f"{command[0]} ended with status {game.returncode}")
            return 1000 * (time() - began)
        finally:
            game.kill()
            game.wait()
