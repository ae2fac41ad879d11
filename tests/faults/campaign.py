"""Tries all kinds of faults: `python tests/faults/campaign.py --minutes 10`, or all of it with `--complete`.

Each trial has a seed or is one of some cases; a failure is printed with it. A seed can be tried again with
`--only KIND --seed N`.
"""

import multiprocessing
import os
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exc
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from faults.every_trial import CASES, KINDS, TRIALS
from PySide6.QtGui import QGuiApplication

ALL = tuple(TRIALS)
PARTS = 40  # of a kind, so that all processes work to the end


class Job(NamedTuple):
    """Some trials of a kind: seeds or cases."""

    kind: str
    tried: tuple[Any, ...]


def main() -> int:
    """Run the campaign; return 1 if a trial failed."""
    chosen = _arguments()
    if chosen.complete:
        return complete(chosen.only)
    application = QGuiApplication([])  # for the sessions of damaged records
    seconds = 60 * chosen.minutes / len(chosen.only)
    failed = sum([_for_some_time(kind, chosen.seed, seconds) for kind in chosen.only])
    del application
    return int(failed > 0)


def _arguments() -> Namespace:
    parser = ArgumentParser(description="Try all kinds of faults for some minutes.")
    parser.add_argument(
        "--minutes", type=float, default=10, metavar="N", help="how long (10); 0 is one trial of each"
    )
    parser.add_argument(
        "--complete", action="store_true", help="try all of it, on all cores, however long it takes"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the first seed (0)")
    parser.add_argument("--only", nargs="+", choices=ALL, default=ALL, metavar="KIND", help=", ".join(ALL))
    return parser.parse_args()


def _for_some_time(kind: str, first: int, seconds: float) -> int:
    """Try one seed after the other; return how many failed."""
    tried, failed, until = 0, 0, monotonic() + seconds
    for seed in count(first):
        fault = _fault(kind, Random(seed), f"seed {seed}")
        tried, failed = tried + 1, failed + bool(fault)
        print(fault, end="", flush=True)
        if monotonic() >= until:
            break
    print(f"{kind:<28}{tried:>8} trials{failed:>6} failures", flush=True)
    return failed


def _fault(kind: str, what: Any, name: str) -> str:
    """Try a random generator or a case; return what was wrong, an empty text if nothing was."""
    trial = TRIALS[kind] if isinstance(what, Random) else CASES[kind].check
    try:
        with TemporaryDirectory() as folder:
            trial(what, Path(folder))
    except Exception:
        return f"{kind}, {name}:\n{format_exc()}\n"
    return ""


# -- the complete campaign -----------------------------------------------------------------------


def complete(kinds: Sequence[str]) -> int:
    """Try everything on all cores, and end with a table; return 1 if a trial failed."""
    _make_application()  # for what finds all cases
    begun, jobs = monotonic(), list(_jobs(kinds))
    tried, failed = Counter({job.kind: 0 for job in jobs}), Counter[str]()
    total = sum(len(job.tried) for job in jobs)
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), spawned, _make_application) as pool:
        for done in as_completed([pool.submit(faults_of, job) for job in jobs]):
            job, faults = done.result()
            before, tried[job.kind] = tried.total(), tried[job.kind] + len(job.tried)
            failed[job.kind] += len(faults)
            print("".join(faults), end="", flush=True)
            if (share := 20 * tried.total() // total) > 20 * before // total:
                print(f"{5 * share} % after {monotonic() - begun:.0f} s", flush=True)
    print(table(tried, failed))
    return int(failed.total() > 0)


def _jobs(kinds: Sequence[str]) -> Iterator[Job]:
    for kind in kinds:
        all_of_it = tuple(range(KINDS[kind].complete)) if kind in KINDS else tuple(CASES[kind].every())
        size = len(all_of_it) // PARTS + 1
        for first in range(0, len(all_of_it), size):
            yield Job(kind, all_of_it[first : first + size])


def _make_application() -> None:
    """In each process; it stays to its end."""
    globals()["application"] = QGuiApplication([])


def faults_of(job: Job) -> tuple[Job, list[str]]:
    """Try all of it; return what was wrong."""
    seeded = job.kind in KINDS
    faults = [
        _fault(job.kind, Random(each) if seeded else each, f"seed {each}" if seeded else str(each))
        for each in job.tried
    ]
    return job, [fault for fault in faults if fault]


def table(tried: Mapping[str, int], failed: Mapping[str, int]) -> str:
    """Return a line for each kind, and one for all."""
    lines = [(kind, trials, failed.get(kind, 0)) for kind, trials in tried.items()]
    lines.append(("all", sum(tried.values()), sum(failed.values())))
    return "\n".join(
        [f"{'kind':<36}{'trials':>8}{'failed':>8}", *(f"{kind:<36}{a:>8}{b:>8}" for kind, a, b in lines)]
    )


if __name__ == "__main__":
    sys.exit(main())
