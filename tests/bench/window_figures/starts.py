"""How long the window takes from the start of Python to its first frame, beside a bare window from Python."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.window_figures.figures import report, report_ratio, stop
from bench.window_figures.opened import opened, wait, write_games

from tide_gui.store.user_folders import user_folders

STARTS = 11
DROP = Path("/proc/sys/vm/drop_caches")
# Without -noreset the server starts again whenever its last client leaves; on a desktop there are others.
XVFB = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24 -noreset"]
# The Python of users keeps compiled modules.
AS_USERS = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
# Says why no window can open; Qt would abort.
CHECK = """
import os, sys
from tide_gui.platform_check import NoWindow, check_platform
try:
    check_platform(os.environ, sys.platform)
except NoWindow as fault:
    sys.exit(str(fault))
"""
# Prints the time since BEGAN when the first frame is drawn.
REPORT = """
import os, time
def report():
    print(time.time() - float(os.environ["BEGAN"]), flush=True)
    os._exit(0)
"""
BARE = (
    REPORT
    + """
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface
app = QGuiApplication([])
QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
engine = QQmlApplicationEngine()
engine.loadData(b"import QtQuick; Window { width: Math.min(1280, Screen.width); height: 800 }")
[window] = engine.rootObjects()
window.frameSwapped.connect(report, Qt.ConnectionType.QueuedConnection)
window.show()
app.exec()
"""
)
OPEN = (
    REPORT
    + """
import gc, sys
gc.disable()  # as the command line does
from PySide6.QtCore import Qt
from tide_gui.__main__ import main
from tide_gui.ui.app import window
show = window.Window.show
def show_and_report(self):
    self.root.frameSwapped.connect(report, Qt.ConnectionType.QueuedConnection)
    show(self)
window.Window.show = show_and_report
os.environ["TIDE_GUI_DATA"] = os.environ["FOLDER"]
sys.argv[:] = ["tide-gui"]
main()
"""
)


def first_frame() -> None:
    """Time the first frame and that of a bare window, in turn; also with a cold cache, if allowed."""
    _compared("offscreen", [], "offscreen")
    if not shutil.which(XVFB[0]):
        stop("first-frame under Xvfb", f"{XVFB[0]} is not installed")
    environ = AS_USERS | {"QT_QPA_PLATFORM": "xcb"}
    command = [*XVFB, sys.executable, "-c", CHECK]
    checked = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if checked.returncode:
        stop("first-frame under Xvfb", checked.stderr or checked.stdout)
    _compared("Xvfb", XVFB, "xcb")


def _compared(name: str, prefix: list[str], platform: str) -> None:
    for cold in (False, True) if os.access(DROP, os.W_OK) else (False,):
        _compare(f"{'cold' if cold else 'warm'}, {name}", prefix, platform, cold=cold)


def _compare(name: str, prefix: list[str], platform: str, *, cold: bool) -> None:
    """Report the first frames of a bare window and of ours, in turn; the first round only warms up."""
    rounds = [[_start(prefix, platform, code, cold=cold) for code in (BARE, OPEN)] for _ in range(STARTS + 1)]
    pairs = [(bare, ours) for bare, ours in rounds[1:]]
    report(f"bare window, {name}", [bare for bare, _ in pairs], "ms")
    report(f"first frame, {name}", [ours for _, ours in pairs], "ms")
    report_ratio(f"ratio, {name}", pairs, "" if cold else "first frame")  # the goal is for a warm cache


def starts() -> None:
    """Time the first frame over ten games and over 5,000, in turn: once before any visit, then after one."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        folders = {10: few, 5000: many}
        for number, folder in folders.items():
            write_games(user_folders(Path(folder), {}).games, number)
            _start([], "offscreen", folder=folder)
        fresh = {number: _start([], "offscreen", folder=folder) for number, folder in folders.items()}
        for folder in folders.values():
            _visit(Path(folder))
        pairs = [
            (_start([], "offscreen", folder=few), _start([], "offscreen", folder=many)) for _ in range(STARTS)
        ]
        for number, figures in zip(folders, zip(*pairs, strict=True), strict=True):
            report(f"first frame over {number} games, without a cache", [fresh[number]], "ms")
            report(f"first frame over {number} games", list(figures), "ms")
        report_ratio("ratio, over 5000 games against 10", pairs)


def _visit(folder: Path) -> None:
    """Open a window and close it as its user would."""
    with opened(folder) as window:
        window.program.catch_up()
        wait(2000)


def _start(
    prefix: list[str], platform: str, program: str = OPEN, *, cold: bool = False, folder: str = ""
) -> float:
    """Return milliseconds, without the start of Xvfb; over this folder of games, or an empty one."""
    if cold:
        subprocess.run(["sync"], check=True)
        DROP.write_text("3")
    code = "import os, sys, time; os.environ['BEGAN'] = str(time.time());"
    code += f"os.execv(sys.executable, [sys.executable, '-c', {program!r}])"
    with tempfile.TemporaryDirectory() as empty:
        environ = AS_USERS | {"QT_QPA_PLATFORM": platform, "FOLDER": folder or empty}
        command = [*prefix, sys.executable, "-S", "-c", code]
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        stop(f"the first frame on {platform}", done.stderr)
    return 1000 * float(done.stdout)
