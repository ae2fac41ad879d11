"""Count anew how well hands combine, with the net as it is: `python tests/bench/onda/odds.py`.

It makes of the trained file what `tide-gui train onda` with the same seed makes of the same net, without the
hours that the net takes. With `--games 480`, as many as in a training, the corrections of told chances are
fitted anew, too, to games of experts that draw hands by these odds.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported: one core per process
sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[3]))  # this checkout, whatever is installed

from bench.onda.decisions import at_least_1

from tide_gui.bots.arrays import Floats
from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.onda.calibration_training import learnt_to_tell
from tide_gui.bots.onda.experience import read, usual_file, written
from tide_gui.bots.onda.training import Plan, odds_of_hands
from tide_gui.bots.workplace import HERE
from tide_gui.cli.errors import Failed
from tide_gui.cli.workers import Processes, unwinding
from tide_gui.store.files import SHARED, write_whole

SHOWN = range(1, 11)  # cards


def in_lines(odds: Floats) -> list[str]:
    """Return a line for each number of cards, with the odds of each number of plays."""
    return [
        f"{cards:2} cards: " + " ".join(f"{each:6.2f}" for each in odds[cards, 1 : cards + 1].tolist())
        for cards in SHOWN
    ]


def main(argv: Sequence[str] | None = None) -> None:
    """Count, print and keep the odds."""
    parser = ArgumentParser(description="Count anew how well hands of Onda combine.")
    add = parser.add_argument
    add("--rounds", type=at_least_1, default=Plan().odds, help="rounds for each number of seats")
    add("--games", type=at_least_1, default=0, help="games that told chances are fitted to (0: leave them)")
    add("--seed", type=int, default=1, help="that of the training (1)")
    add("--jobs", type=at_least_1, default=1, metavar="J", help="processes (1)")
    add("--file", type=Path, default=usual_file(), help="the trained file, which is written anew")
    chosen = parser.parse_args(argv)
    learnt = read(chosen.file)
    learnt = learnt._replace(odds=odds_of_hands(learnt.net, chosen.rounds, chosen.seed))
    for seats, odds in learnt.odds.items():
        print(f"{seats} seats: how much more often a hand takes 1, 2, 3 ... plays than a random one")
        print("\n".join(in_lines(odds)), flush=True)
    if chosen.games:
        place = Processes(chosen.jobs) if chosen.jobs > 1 else HERE
        try:
            with unwinding():
                learnt = learnt_to_tell(learnt, chosen.games, chosen.seed, print, place)
        except (PlayerFault, Failed) as error:
            sys.exit(str(error))
        except KeyboardInterrupt:
            sys.exit("stopped")
    write_whole(chosen.file, written(learnt), SHARED)


if __name__ == "__main__":
    main()
