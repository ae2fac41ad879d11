"""Measure the window on a slow machine: `python tests/bench/slow_machine.py [FIGURE ...]`; by default all.

Figures: start, hands, phones. Everything runs on one core, each process may have 2 GB of data, and Qt draws
by the processor. `start` is the very first one, without compiled modules, and the next ones. `hands` plays a
hand of each game against experts, without pauses: from a press to the next frame, and until it is the
person's turn again. `phones` is `phones.py answers`, which has four phones at one table.
Nobody is to wait longer than a second for what was pressed to be shown.
"""

import os
import resource
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.window_figures import starts
from bench.window_figures.figures import report
from bench.window_figures.opened import NAMES, Opened, opened, until, until_frame
from by_hand import AttachedBench

from tide_gui.bots.roster import usual_players
from tide_gui.platform_check import NoWindow, check_platform
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.ui.app.window import application

GAMES = {"turn-the-tide": 5, "onda": 5, "turning-tides": 2}  # with the seats of a full table
SHOWN_MS = 1000  # goal
DATA = 2 * 2**30  # bytes of each process
RUNS = 5
MOVES = 12


def confine() -> None:
    """Let this process and those that it starts have one core and little memory."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    resource.setrlimit(resource.RLIMIT_DATA, (DATA, DATA))


def start() -> None:
    """Time the first frame, without compiled modules and with them."""
    with TemporaryDirectory() as compiled:
        starts.AS_USERS["PYTHONPYCACHEPREFIX"] = compiled
        report("the very first start until its first frame", [starts._start([], "offscreen")], "ms")
        again = [starts._start([], "offscreen") for _ in range(RUNS)]
    report("a later start until its first frame", again, "ms")


def hands() -> None:
    """Time the presses of a person against experts, in each game."""
    for game, seats in GAMES.items():
        with opened() as window:
            shown, waited = _played(window, game, seats)
        report(f"{game}: a press until it is shown", shown, "ms", goal=SHOWN_MS)
        report(f"{game}: until all experts have moved, too", waited, "ms")


def _played(window: Opened, game: str, seats: int) -> tuple[list[float], list[float]]:
    players = ["person", *[usual_players(game)[-1]] * (seats - 1)]
    taken = tuple(map(SeatedPlayer, NAMES, players))
    window.program.dealer.sit_down(Record(game, {}, 1, taken), fresh=True)
    shown, waited, rng = [], [], Random(1)
    bench = AttachedBench(window.program.session, window.bots)
    until(lambda: _is_asked(window))
    while len(shown) < MOVES and window.program.session.phase != "over":
        move, began = rng.choice(bench.moves()), perf_counter()
        shown.append(until_frame(window.frames, lambda move=move: window.program.session.choice.make(move)))
        until(lambda: _is_asked(window) or window.program.session.phase == "over")
        waited.append(1000 * (perf_counter() - began))
    return shown, waited


def _is_asked(window: Opened) -> bool:
    window.program.session.seeScores()
    return bool(window.program.session.phase == "choosing")


def phones() -> None:
    """Time presses on phones; `phones.py` tells its own goals."""
    bench = Path(__file__).with_name("phones.py")
    subprocess.run([sys.executable, str(bench), "answers"], check=True)


FIGURES = {"start": start, "hands": hands, "phones": phones}


def main(names: list[str]) -> None:
    """Measure these figures, or all."""
    if unknown := [name for name in names if name not in FIGURES]:
        sys.exit(f"{unknown[0]} is no figure; there are {', '.join(FIGURES)}")
    confine()
    try:
        check_platform(os.environ, sys.platform)
    except NoWindow as fault:
        sys.exit(str(fault))
    _app = application()
    for name in names or FIGURES:
        FIGURES[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
