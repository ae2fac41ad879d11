"""How long a command takes, with the start of its process: `python tests/bench/commands.py`.

Every figure is the median of five runs after one warm-up run.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from playing import Setting, played_out

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store.games_folder import GamesFolder

RUNS = 5
RECORDS = 500


def timed(code: list[str]) -> list[float]:
    """Return the milliseconds of each counted run."""
    figures = []
    for _ in range(RUNS + 1):
        start = perf_counter()
        subprocess.run([sys.executable, *code], stdout=subprocess.DEVNULL, check=True)
        figures.append(1000 * (perf_counter() - start))
    return figures[1:]


def report(name: str, figures: list[float]) -> None:
    print(f"{name:<40} {median(figures):6.0f} ms ({min(figures):.0f} to {max(figures):.0f})")


def listing_times(saves: GamesFolder) -> list[float]:
    """Return the milliseconds of listing the folder, within this process."""
    figures = []
    for _ in range(RUNS):
        start = perf_counter()
        assert len(saves.all()) == RECORDS
        figures.append(1000 * (perf_counter() - start))
    return figures


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        saves = GamesFolder(Path(folder))
        table = played_out(Setting(TurnTheTide(), 5).table(1), 1)
        for number in range(RECORDS):
            path = Path(folder) / f"game {number}.tide"
            saves.write(path, table.record, table.standing(), table.outcome(), f"2026-11-20T18:{number:04}")
        report("tide-gui --version", timed(["-m", "tide_gui", "--version"]))
        report("tide-gui tell, a whole game of five", timed(["-m", "tide_gui", "tell", str(path)]))
        report(f"listing {RECORDS} records", listing_times(saves))
