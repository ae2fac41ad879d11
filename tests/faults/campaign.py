"""Tries all kinds of faults for some minutes: `python tests/faults/campaign.py --minutes 10`.

Each trial has a seed; a failure is printed with its seed and can be tried again with `--only KIND --seed N`.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exc

sys.path.insert(0, str(Path(__file__).parents[1]))

from faults.every_trial import TRIALS
from PySide6.QtGui import QGuiApplication

ALL = tuple(TRIALS)


def main() -> int:
    """Run the campaign, as long for each kind; return 1 if a trial failed."""
    chosen = _arguments()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])  # for the sessions of damaged records
    tried, failed = Counter[str](), Counter[str]()
    for kind in chosen.only:
        until = monotonic() + 60 * chosen.minutes / len(chosen.only)
        for seed in count(chosen.seed):
            tried[kind] += 1
            failed[kind] += not _passes(kind, seed)
            if monotonic() >= until:
                break
        print(f"{kind:<28}{tried[kind]:>8} trials{failed[kind]:>6} failures", flush=True)
    del application
    return int(failed.total() > 0)


def _arguments() -> Namespace:
    parser = ArgumentParser(description="Try all kinds of faults for some minutes.")
    parser.add_argument(
        "--minutes", type=float, default=10, metavar="N", help="how long (10); 0 is one trial of each"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the first seed (0)")
    parser.add_argument("--only", nargs="+", choices=ALL, default=ALL, metavar="KIND", help=", ".join(ALL))
    return parser.parse_args()


def _passes(kind: str, seed: int) -> bool:
    try:
        with TemporaryDirectory() as folder:
            TRIALS[kind](Random(seed), Path(folder))
    except Exception:
        print(f"{kind}, seed {seed}:\n{format_exc()}", flush=True)
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
