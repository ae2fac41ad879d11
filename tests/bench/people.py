"""Measure the statistics of people: `python tests/bench/people.py [RECORDS [RUNS]]`, by default 5000 and 3.

The first reading, when each record is replayed, is measured in a window whose page of people is open, each
run in a process of its own; `one by one` is the same work on one core without a window. Every other reading
is from the cache. A gap is the time from one event of the window's thread to the next, looked at every
millisecond from the first frame with the page on; what was computed in it hardly depends on how busy the
machine is. The records are some finished games of each game, with bots that move at random, many times over.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import cycle, islice
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter, process_time, thread_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.window_figures.memory import resident
from bench.window_figures.opened import opened, until, wait
from people_games import finished, page_of
from PySide6.QtCore import Qt, QTimer

from tide_gui.people.directory import Directory
from tide_gui.people.figures import figures_of, games_by_person
from tide_gui.presentation.text import in_english
from tide_gui.store.user_folders import UserFolders, user_folders
from tide_gui.ui.app.gathering import Gathering
from tide_gui.ui.app.person_words import person_rows
from tide_gui.ui.app.window import application

RECORDS = 5000
TABLES = (("turn-the-tide", "pbb"), ("turn-the-tide", "ppbbb"), ("onda", "pbb"), ("turning-tides", "pb"))
DEALS = 25  # of each table
RUNS = 3
IN_WINDOW = "--in-window"
SETTLED_MS = 1500


def pages() -> Iterator[bytes]:
    """Yield different records."""
    for deal in range(DEALS):
        for game, players in TABLES:
            yield page_of(replace(finished(players, deal, game)), deal)


def fill(folder: Path, records: int) -> None:
    folder.mkdir()
    for number, page in enumerate(islice(cycle(list(pages())), records)):
        (folder / f"game {number}.tide").write_bytes(page)


def look(folders: UserFolders) -> Gathering:
    gathering = Gathering(folders.games, folders.summaries, in_english)
    gathering.look()
    return gathering


def seconds_one_by_one(folders: UserFolders) -> float:
    """Return how long all records take on one core."""
    gathering, start = look(folders), perf_counter()
    for _ in gathering.reading():
        pass
    return perf_counter() - start


def seconds_warm(folders: UserFolders) -> tuple[float, float]:
    """Return how long it takes from a closed window to the rows of the page and the figures of everybody.

    The second figure is the time of the processor alone, which a busy machine does not change.
    """
    start, computed = perf_counter(), process_time()
    gathering = look(folders)
    games = games_by_person(gathering.summaries, Directory())
    person_rows(games, Directory(), date.today(), in_english)
    for played in games.values():
        figures_of(played, {})
    return perf_counter() - start, process_time() - computed


# -- in a window ---------------------------------------------------------------------------------


class Gaps:
    """The gaps between events of this thread, and what it computed in each, both in milliseconds."""

    def __init__(self) -> None:
        self._last, self.seen = (perf_counter(), thread_time()), list[tuple[float, float]]()
        self._timer = QTimer(interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        now, (before, computed) = (perf_counter(), thread_time()), self._last
        self.seen.append((1000 * (now[0] - before), 1000 * (now[1] - computed)))
        self._last = now


def read_in_window(home: str) -> dict[str, float]:
    """Open a window and its page of people, and wait until all is read."""
    _app = application()
    with opened(Path(home)) as window:
        people = window.program.people
        wait(SETTLED_MS)
        before, start, computed = resident(), perf_counter(), process_time()
        window.frames.clear()
        window.program.show("people")
        until(lambda: bool(window.frames))
        shown = perf_counter()
        gaps = Gaps()
        until(lambda: not people.reading, 300)
        end = perf_counter()
        here = process_time() - computed
        wait(SETTLED_MS)
        beside = getrusage(RUSAGE_CHILDREN)
        assert people.waiting == 0
        return {
            "seconds": end - start,
            "shown": 1000 * (shown - start),
            "gap": max((gap for gap, _ in gaps.seen), default=0.0),
            "step": max((computed for _, computed in gaps.seen), default=0.0),
            "long gaps": sum(gap > 30 for gap, _ in gaps.seen),
            "here": here,
            "beside": beside.ru_utime + beside.ru_stime,
            "before": before,
            "after": resident(),
        }


def runs_in_window(home: Path, runs: int, *, again: bool = False) -> list[dict[str, float]]:
    folders, found = user_folders(home, {}), []
    for _ in range(runs):
        if not again:
            folders.summaries.unlink(missing_ok=True)
        command = [sys.executable, __file__, IN_WINDOW, str(home)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(done.stderr)
        found.append(json.loads(done.stdout))
    return found


def report(name: str, runs: list[dict[str, float]]) -> None:
    middle = {key: median(run[key] for run in runs) for key in runs[0]}
    least, most = (function(run["seconds"] for run in runs) for function in (min, max))
    print(f"{name}: {middle['seconds']:.2f} s ({least:.2f} to {most:.2f}), of these")
    gaps = ", ".join(f"{run['gap']:.0f}" for run in runs)
    print(f"  {middle['shown']:.0f} ms until the page is there; then the longest gap {middle['gap']:.0f} ms")
    print(f"  (of the single runs {gaps}), in which at most {middle['step']:.0f} ms were computed;")
    print(f"  gaps over 30 ms: {middle['long gaps']:.0f}; seconds of processors: {middle['here']:.1f} in the")
    print(f"  window, {middle['beside']:.1f} in processes beside it")
    print(f"  memory {middle['before']:.0f} MB before, {middle['after']:.0f} MB after", flush=True)


def main() -> int:
    if sys.argv[1:2] == [IN_WINDOW]:
        print(json.dumps(read_in_window(sys.argv[2])))
        return 0
    records, runs = (*map(int, sys.argv[1:3]), *(RECORDS, RUNS)[len(sys.argv) - 1 :])
    home = Path(tempfile.mkdtemp())
    try:
        folders = user_folders(home, {})
        fill(folders.games, records)
        report(f"{records} records, first reading in a window", runs_in_window(home, runs))
        report(f"{records} records, second reading in a window", runs_in_window(home, runs, again=True))
        folders.summaries.unlink()
        alone = seconds_one_by_one(folders)
        size = folders.summaries.stat().st_size
        warm = [seconds_warm(folders) for _ in range(RUNS)]
    finally:
        shutil.rmtree(home)
    print(f"{records} records, one by one: {alone:.1f} s, {1000 * alone / records:.1f} ms each")
    seconds, computed = zip(*warm, strict=True)
    print(f"{records} records, warm: {median(seconds):.3f} s ({min(seconds):.3f} to {max(seconds):.3f})")
    print(f"of these computing: {median(computed):.3f} s")
    print(f"cache: {size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
