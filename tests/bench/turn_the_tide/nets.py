"""Whether another net plays better: `python tests/bench/turn_the_tide/nets.py FILE`.

FILE is a result of `tide-gui train`. One seat plays by one net, all others by the other, with open cards and
without habits: so one net among its equals is par, and whatever differs predicts the others less well.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported
sys.path.insert(0, str(Path(__file__).parents[3]))  # measure this checkout, whatever is installed

import numpy as np

from tide_gui.bots.turn_the_tide.experience import SEATS, experience, read
from tide_gui.bots.turn_the_tide.net_match import tried
from tide_gui.bots.turn_the_tide.self_play import Judges

SEED = 1


def main(argv: Sequence[str] | None = None) -> None:
    """Play, and print a line for each number of seats and for each net that is alone."""
    parser = ArgumentParser(description="Compare two nets of Turn the Tide by playing.")
    parser.add_argument("file", type=Path, metavar="FILE", help="what `tide-gui train` wrote")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS, choices=SEATS, help="seats (all)")
    parser.add_argument("--games", type=int, default=2048, metavar="N", help="games of each line (2048)")
    chosen = parser.parse_args(argv)
    present, other = experience(), read(chosen.file)
    judges = {"present": Judges(present.net, present.naive), "other": Judges(other.net, other.naive)}
    for seats in chosen.seats:
        for alone, rest in (("other", "present"), ("present", "other"), ("present", "present")):
            rng, worth = np.random.default_rng(SEED), present.hand_worth[seats - 3]
            sides = judges[alone], judges[rest]
            found = tried(seats, chosen.games, sides, present.habits, worth, rng)
            print(f"{seats} seats, one {alone} net among {rest} ones: {found.text()}", flush=True)


if __name__ == "__main__":
    main()
