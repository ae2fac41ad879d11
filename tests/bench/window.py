"""Measure the window: `python tests/bench/window.py [FIGURE ...]`; without a name, every figure.

Figures: first-frame, frozen, frames, thinking, turns, memory, save, games, starts, review, growth. Frames,
memory and review also with -onda or -turning-tides at their end, for its table; games with -5000, for as
many.
Medians of five runs where a run is short. Drawn offscreen by the software renderer, at 1280x800; first-frame
also under Xvfb.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from by_hand import Bench, record_of
from playing import Setting, played_out
from PySide6.QtCore import QEventLoop, QTimer

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import Record, SeatedPlayer, written
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.app.window import Window, application
from tide_gui.ui.bots.bot_process import BotProcess

FULL = {"turn-the-tide": "bbbbb", "onda": "bbbbb", "turning-tides": "bb"}  # players at a full table
RUNS = 5
STARTS = 11
RECORDS = 500
SIZE = (1280, 800)
BUILT = Path(__file__).parents[2] / "build" / "dist" / "tide-table" / "tide-gui"
NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")
DROP = Path("/proc/sys/vm/drop_caches")
# Without -noreset the server starts again whenever its last client leaves; on a desktop there are others.
XVFB = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24 -noreset"]
# The Python of users keeps compiled modules.
AS_USERS = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
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
# Computes for three seconds per question, like a bot that thinks hard.
SLOW = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    end = time.monotonic() + (3 if question["kind"] == "choose" else 0)
    while time.monotonic() < end:
        pass
    answer = {"id": question.get("id", 0), "move": (question.get("choices") or [""])[0]}
    print(json.dumps({"kind": "hello"} if question["kind"] == "hello" else answer), flush=True)
"""


def report(name: str, figures: list[float], unit: str, digits: int = 1) -> None:
    middle, least, most = (f"{each:.{digits}f}" for each in (median(figures), min(figures), max(figures)))
    print(f"{name:<52}{middle:>8} {unit} ({least} to {most})", flush=True)


def wait(milliseconds: int) -> None:
    """Run the event loop for this long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(condition: Callable[[], bool], seconds: float = 120) -> None:
    """Run the event loop until the condition holds."""
    end = perf_counter() + seconds
    while not condition():
        if perf_counter() > end:
            raise TimeoutError
        wait(5)


class Opened:
    """A window with a data folder of its own."""

    def __init__(self, folder: Path, bots: BotProcess | None = None, **settings: object) -> None:
        self.folders = user_folders(folder, {})
        self.preferences = Preferences(self.folders.settings)
        self.preferences.change(**{"speed": "off", **settings})
        self.bots = bots or BotProcess()
        self.window = Window(self.folders, self.preferences, self.bots, Silence())
        self.program = self.window.program
        self.window.root.resize(*SIZE)
        self.window.root.show()
        self.frames: list[float] = []
        self.window.root.frameSwapped.connect(lambda: self.frames.append(perf_counter()))
        self.bots.start()
        wait(300)

    def play(self, players: str, deal: int, game: str = "turn-the-tide") -> None:
        """Start a game; each letter of `players` is a seat, `p` for a person and `b` for a bot."""
        seats = tuple(
            SeatedPlayer(name, "person" if letter == "p" else "drifter")
            for name, letter in zip(NAMES, players, strict=False)
        )
        self.program.dealer.sit_down(Record(game, {}, deal, seats), fresh=True)

    def play_out(self, players: str, deal: int, game: str = "turn-the-tide") -> None:
        """Play a game to its end, closing the score pads."""
        self.play(players, deal, game)
        until(self._played_out)

    def _played_out(self) -> bool:
        self.program.session.seeScores()
        return self.program.session.phase == "over"


@contextmanager
def opened(**settings: object):
    """Open a window and close it in the end."""
    with tempfile.TemporaryDirectory() as folder:
        window = Opened(Path(folder), **settings)
        yield window
        window.window.close()


def resident(process: int | str = "self") -> float:
    """Return the resident memory of a process in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


# -- the figures ---------------------------------------------------------------------------------


def first_frame() -> None:
    """Time the first frame from the start of Python on, and that of a bare window; also with a cold cache."""
    for name, prefix, platform in (
        ("offscreen", [], "offscreen"),
        ("Xvfb", XVFB, "xcb"),
    ):
        if prefix and not shutil.which(prefix[0]):
            continue
        for cold in (False, True) if os.access(DROP, os.W_OK) else (False,):
            _compare(f"{'cold' if cold else 'warm'}, {name}", prefix, platform, cold=cold)


def _compare(name: str, prefix: list[str], platform: str, *, cold: bool) -> None:
    """Report the first frames of a bare window and of ours, in turn; the first round only warms up."""
    rounds = [[_start(prefix, platform, code, cold=cold) for code in (BARE, OPEN)] for _ in range(STARTS + 1)]
    bare, ours = zip(*rounds[1:], strict=True)
    report(f"bare window, {name}", list(bare), "ms")
    report(f"first frame, {name}", list(ours), "ms")
    report(f"ratio, {name}", [our / its for its, our in rounds[1:]], "times", 2)


def starts() -> None:
    """Time the first frame over ten games and over 5,000, in turn: once before any visit, then after one."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        folders = {10: few, 5000: many}
        for number, folder in folders.items():
            _write_games(user_folders(Path(folder), {}).games, number)
            _start([], "offscreen", folder=folder)
        fresh = {number: _start([], "offscreen", folder=folder) for number, folder in folders.items()}
        for folder in folders.values():
            _visit(Path(folder))
        rounds = [[_start([], "offscreen", folder=folder) for folder in (few, many)] for _ in range(STARTS)]
        for number, figures in zip(folders, zip(*rounds, strict=True), strict=True):
            print(f"{f'first frame over {number} games, without a cache':<52}{fresh[number]:8.1f} ms")
            report(f"first frame over {number} games", list(figures), "ms")


def _visit(folder: Path) -> None:
    """Open a window and close it as its user would."""
    window = Opened(folder)
    window.program.catch_up()
    wait(2000)
    window.window.close()


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
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    return 1000 * float(done.stdout)


def frozen() -> None:
    """Time the first frame of the build, of a bare window built alike and of the source, by Qt's own log."""
    if not BUILT.exists():
        print(f"frozen: skipped, {BUILT} does not exist (packaging/build.py makes it)", flush=True)
        return
    programs = {
        "bare window, built": [str(_bare_window_built())],
        "built": [str(BUILT)],
        "from source": [sys.executable, "-m", "tide_gui"],
    }
    rounds = [[_logged(command) for command in programs.values()] for _ in range(STARTS + 1)][1:]
    for name, figures in zip(programs, zip(*rounds, strict=True), strict=True):
        report(f"first frame by Qt's log, {name}", list(figures), "ms")
    report("ratio, built", [ours / bare for bare, ours, _ in rounds], "times", 2)


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
                    sys.exit(f"{command[0]} ended with status {game.returncode}")
            return 1000 * (time() - began)
        finally:
            game.kill()
            game.wait()


def frames(game: str = "turn-the-tide") -> None:
    """Measure the gaps between frames while cards glide."""
    with opened(speed="calm") as window:
        window.play(FULL[game], 3, game)
        began = time()
        steps: list[float] = []
        window.program.session.pieces.dataChanged.connect(lambda *_: steps.append(perf_counter()))
        until(lambda: time() - began > 25)
        gaps = _gaps(window.frames, steps)
    name, late = f"frame gap while pieces glide, {game} of {len(FULL[game])}", quantiles(gaps, n=100)[94]
    print(
        f"{name:<52}{median(gaps):8.1f} ms median, {late:.1f} ms 95 %, {max(gaps):.1f} ms longest", flush=True
    )


def _gaps(shown: list[float], steps: list[float]) -> list[float]:
    """Return the milliseconds between frames that both fall into the glide of a card."""
    glides = [(step + 0.05, step + 0.4) for step in steps]
    return [
        1000 * (later - earlier)
        for earlier, later in pairwise(shown)
        if any(begin <= earlier and later <= end for begin, end in glides)
    ]


def thinking() -> None:
    """Measure the longest frame gap while a bot computes for 3 s and a card glides to and fro."""
    figures = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            child = Path(folder) / "slow.py"
            child.write_text(SLOW)
            bots = BotProcess(command=(sys.executable, str(child)), patience_ms=60_000)
            window = Opened(Path(folder), bots, speed="calm")
            window.play("pbb", 3)
            until(lambda at=window: at.program.session.phase == "choosing")
            window.frames.clear()
            end = perf_counter() + 3
            while perf_counter() < end:
                _to_and_fro(window)
            gaps = [1000 * (b - a) for a, b in pairwise(window.frames)]
            figures.append(max(gap for gap in gaps if gap < 190))  # longer ones are pauses between glides
            window.window.close()
    report("longest frame gap while a bot thinks for 3 s", figures, "ms")


def _to_and_fro(window: Opened) -> None:
    session = window.program.session
    session.choice.playPiece(next(row for row, piece in enumerate(session.pieces.rows) if piece.choosable))
    wait(300)
    session.takeChoiceBack()
    wait(300)


def turns() -> None:
    """Time a move in the thread of the window, without saving: first moves and last ones."""
    for game, players in (("turn-the-tide", "pbbbb"), ("onda", "pbbbb"), ("turning-tides", "pb")):
        first, last = [], []
        for deal in range(1, RUNS + 1):
            costs = list(_costs_of_moves(replace(record_of(players, deal), game=game)))
            first += costs[5:15]
            last += costs[-15:-5]
        report(f"a move in {game}, first ones", first, "ms")
        report(f"a move in {game}, last ones", last, "ms")


def _costs_of_moves(record: Record) -> Iterator[float]:
    bench, rng = Bench(record), Random(record.deal)
    while bench.session.phase != "over":
        bench.session.seeScores()
        if moves := bench.moves():
            start = perf_counter()
            bench.session.choice.make(rng.choice(moves))
            yield 1000 * (perf_counter() - start)
        while bench.bots.open:
            start = perf_counter()
            bench.bots.answer(choice=rng.randrange(1000))
            yield 1000 * (perf_counter() - start)


def memory(game: str = "turn-the-tide") -> None:
    """Measure the memory of the window's process and its child after a whole game, each in new processes.

    RSS counts all pages in memory, PSS only a part of those that other processes use, too. Compiled modules
    come from a cache, as they do where the program is installed.
    """
    with tempfile.TemporaryDirectory() as compiled:
        _memory(game, compiled)
        figures = [_memory(game, compiled) for _ in range(RUNS)]
    for at, who in enumerate((f"window after {game} of {len(FULL[game])}", "child")):
        report(f"memory of the {who}, RSS", [each[at][0] for each in figures], "MB")
        report(f"memory of the {who}, PSS", [each[at][1] for each in figures], "MB")


def _memory(game: str, compiled: str) -> list[list[float]]:
    """Return RSS and PSS of the window's process and of its child in MB."""
    wanted = json.dumps([game, NAMES[: len(FULL[game])], SIZE])
    with tempfile.TemporaryDirectory() as folder:
        environ = AS_USERS | {"PYTHONPYCACHEPREFIX": compiled, "FOLDER": folder, "GAME": wanted}
        command = [sys.executable, "-c", PLAY]
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    figures: list[list[float]] = json.loads(done.stdout)
    return figures


def save() -> None:
    """Time the writing of a whole game of five."""
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        saves = GamesFolder(Path(folder))
        table = played_out(Setting(TurnTheTide(), 5).table(1), 1)
        figures = []
        for _ in range(RUNS * 10):
            start = perf_counter()
            path = Path(folder) / "game.tide"
            saves.write(path, table.record, table.standing(), table.outcome(), "2026-11-20T18:00")
            figures.append(1000 * (perf_counter() - start))
        report("saving a whole game of 5", figures, "ms")


def games(records: int = RECORDS) -> None:
    """Time the page of many games: its first frame, and the one after each letter of a search."""
    with opened() as window:
        _write_games(window.folders.games, records)
        start = perf_counter()
        window.program.show("home")
        print(f"{f'reading {records} games':<52}{1000 * (perf_counter() - start):8.1f} ms", flush=True)
        figures = [
            _until_frame(window, lambda: window.program.show("games"), page) for page in ["home"] * (RUNS + 1)
        ]
        print(f"{f'the page of {records} games, the first time':<52}{figures[0]:8.1f} ms", flush=True)
        report(f"the page of {records} games, after that", figures[1:], "ms")
        look_for = window.program.games.lookFor
        letters = [_until_frame(window, partial(look_for, "january 1"[:at])) for at in range(1, 10)]
        report(f"a letter of a search in {records} games", letters, "ms")
        window.program.games.showAll()
        report(
            f"a deletion from {records} games",
            [_until_frame(window, partial(_delete_first, window)) for _ in range(RUNS)],
            "ms",
        )


def _delete_first(window: Opened) -> None:
    window.program.trash.delete(window.program.games.saves.rows[0].path)


def _until_frame(window: Opened, act: Callable[[], object], page: str = "") -> float:
    """Return the milliseconds from an act to the next frame, with another page before."""
    if page:
        window.program.show(page)
    wait(300)
    window.frames.clear()
    start = perf_counter()
    act()
    until(lambda: bool(window.frames))
    return 1000 * (window.frames[0] - start)


def _write_games(folder: Path, records: int) -> None:
    table = played_out(Setting(TurnTheTide(), 5).table(1), 1)
    began = datetime(2026, 1, 1)
    for number in range(records):
        saved = (began + timedelta(hours=number)).isoformat()
        page = written(table.record, table.standing(), table.outcome(), saved)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"game {number}.tide").write_bytes(page)


def review(game: str = "turn-the-tide") -> None:
    """Time a review of a full table, with the bots' own process, and the longest time without an event."""
    with opened() as window:
        window.play_out(FULL[game], 1, game)
        start = perf_counter()
        window.program.session.beginReview()
        begun = perf_counter()
        found, gaps, last = window.program.session.lastReview, [begun - start], begun
        first = 0.0
        while found.weighing:
            wait(1)
            gaps.append(perf_counter() - last)
            last = perf_counter()
            first = first or (found.done > 0 and last - start)
        report(f"{game}: the first verdict", [first], "s")
        report(f"{game}: all verdicts", [last - start], "s")
        report(f"{game}: the longest gap between events", [1000 * max(gaps)], "ms")


def growth() -> None:
    """Measure how much memory twenty games of five take."""
    with opened() as window:
        used = {}
        for number in range(1, 21):
            window.play_out("bbbbb", number)
            wait(200)
            used[number] = resident()
        print(f"{'memory from game 5 to game 20':<52}{used[20] - used[5]:+8.1f} MB", flush=True)


FIGURES = {
    "first-frame": first_frame,
    "frozen": frozen,
    "frames": frames,
    "frames-onda": partial(frames, "onda"),
    "frames-turning-tides": partial(frames, "turning-tides"),
    "thinking": thinking,
    "turns": turns,
    "memory": memory,
    "memory-onda": partial(memory, "onda"),
    "memory-turning-tides": partial(memory, "turning-tides"),
    "save": save,
    "games": games,
    "games-5000": partial(games, 5000),
    "starts": starts,
    "review": review,
    "review-onda": partial(review, "onda"),
    "review-turning-tides": partial(review, "turning-tides"),
    "growth": growth,
}

if __name__ == "__main__":
    names = sys.argv[1:] or list(FIGURES)
    if len(names) == 1:
        application()
        FIGURES[names[0]]()
    else:  # each in its own process, so that none affects the next
        for name in names:
            subprocess.run([sys.executable, __file__, name], check=True)
