"""How fast a cluster plays beside the arena's own processes: `python tests/bench/cluster.py`.

Both play the same tournaments of experts with as many workers, in turn, each as the command that a person
types; a ratio above 1 means that the cluster is faster. Its workers run all the time, those of the arena are
started for each tournament.
"""

import subprocess
import sys
from argparse import ArgumentParser
from math import exp, log
from pathlib import Path
from statistics import fmean
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))  # measure this checkout, whatever is installed

from loopback import scheduler, workers

from tide_gui.bots.intervals import mean_interval

ARENA = [sys.executable, "-m", "tide_gui", "arena"]


def seconds(command: list[str]) -> tuple[float, bytes]:
    """Return how long a command takes, and its output."""
    start = perf_counter()
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return perf_counter() - start, done.stdout


def report(name: str, logs: list[float], unit: str) -> None:
    """Print the geometric mean of figures, given as logarithms, with its 95 % interval."""
    mean = fmean(logs)
    interval = mean_interval(mean, sum((each - mean) ** 2 for each in logs), len(logs))
    within = f" ({exp(interval[0]):.2f} to {exp(interval[1]):.2f})" if interval else ""
    print(f"{name:<10} {exp(mean):7.2f}{within} {unit}", flush=True)


def main() -> int:
    """Print games per second of both, and the ratio."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="turning-tides")
    parser.add_argument("--seats", default="albatross,orca")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    here: list[float] = []
    there: list[float] = []
    with scheduler() as (_, address), workers(address, chosen.workers):
        ways = [(here, ["--workers", str(chosen.workers)]), (there, ["--cluster", address])]
        for pair in range(chosen.pairs):
            deal = str(1 + pair * chosen.games)
            words = [chosen.game, "--seats", chosen.seats, "--games", str(chosen.games), "--deal", deal]
            outputs = set()
            for logs, where in ways if pair % 2 else reversed(ways):
                taken, output = seconds([*ARENA, *words, *where])
                logs.append(log(chosen.games / taken))
                outputs.add(output)
            assert len(outputs) == 1, "both play the same"
            print(
                f"pair {pair + 1}: {exp(here[-1]):.2f} and {exp(there[-1]):.2f} games per second", flush=True
            )
    report("processes", here, "games per second")
    report("cluster", there, "games per second")
    report("ratio", [b - a for a, b in zip(here, there, strict=True)], "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
