"""How strong the characters of Turn the Tide are: `python tests/bench/strength.py`.

Started again it plays only what is missing. Every deal that was played is a line of build/strength.jsonl,
with a fingerprint of the bots, their weights and the rules: what other code played stays there and is not
counted. `--table` tells what was found so far, also while another one plays.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy comes: two workers are two cores
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))  # whatever is installed, what lies here is measured

from bench.challenges import FEW, MANY, RULES, Challenge, Row, Speed, Timing
from bench.findings import OUT, CodeChanged, Goal, Log, in_columns, in_markdown, progress
from bench.styles import STYLES
from bench.yardsticks import YARDSTICKS

from tide_gui.bots.bot import Bot, PlayerFault, Weighed
from tide_gui.bots.roster import NoSuchBot, bot_for, offer
from tide_gui.characters import CHARACTERS, Level
from tide_gui.cli.errors import Failed
from tide_gui.cli.workers import unwinding
from tide_gui.rules.game import Ask

CLEARLY = 10.0  # percentage points above an equal player
LADDER = (Level.BEGINNER, Level.CASUAL, Level.STRONG, Level.EXPERT)
CAST = {level: tuple(name for name in CHARACTERS if CHARACTERS[name].level is level) for level in LADDER}
EXPERTS, CASUALS = CAST[Level.EXPERT], CAST[Level.CASUAL]
STYLE = "style-"
OFFERED = {**YARDSTICKS, **{STYLE + name: make for name, make in STYLES.items()}}


def all_rows() -> list[Row]:
    """Everything that is claimed."""
    return [*readable(), *ladder(), *against_styles(), *against_yardsticks(), *worth(), *timings(), Speed()]


def readable() -> Iterator[Row]:
    """Whoever knows the expert's program gains little."""
    for seats, bound in ((3, 45), (4, 35)):
        yield Challenge(f"reader-{seats}", seats, ("reader",), ("expert",), MANY, Goal(bound, at_most=True))


def ladder() -> Iterator[Row]:
    """Each level beats the one below."""
    for lower, upper in pairwise(LADDER):
        for seats in RULES.seats:
            name = f"{upper}-over-{lower}-{seats}"
            goal = Goal(100 / seats + CLEARLY, lower_end=True)
            yield Challenge(name, seats, CAST[upper], CAST[lower], MANY, goal)


def against_styles() -> Iterator[Row]:
    """Nobody who made the expert had seen them."""
    for style in STYLES:
        for seats, bound in ((3, 88), (4, 88), (5, 75)):
            yield Challenge(f"{STYLE}{style}-{seats}", seats, EXPERTS, (STYLE + style,), goal=Goal(bound))


def against_yardsticks() -> Iterator[Row]:
    """Simple programs, and casual players."""
    for seats in (3, 4):
        yield Challenge(f"flat-{seats}", seats, EXPERTS, ("flat",), goal=Goal(80))
        yield Challenge(f"greedy-{seats}", seats, EXPERTS, ("greedy",), goal=Goal(95))
        yield Challenge(f"casual-{seats}", seats, EXPERTS, CASUALS, goal=Goal(85, lower_end=True))


def worth() -> Iterator[Row]:
    """What an expert wins without one of its gifts among whole ones: 25 % is no loss, more is a gain."""
    yield Challenge("without-memory-4", 4, ("forgetful",), ("expert",))
    yield Challenge("without-mixing-4", 4, ("plain",), ("expert",))


def timings() -> Iterator[Row]:
    """How long an expert thinks, among its like and among casual players."""
    goals = {4: (Goal(8, at_most=True), Goal(50, at_most=True)), 5: (None, Goal(80, at_most=True))}
    for seats in RULES.seats:
        for name, others in (("experts", EXPERTS), ("casuals", CASUALS)):
            tables = Challenge(f"thinking-among-{name}-{seats}", seats, EXPERTS, others, FEW)
            yield Timing(tables, *goals.get(seats, (None, None)))


# -- the command ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A bot that says which game it plays, as everybody must who is no character."""

    bot: Bot
    games: tuple[str, ...] = (RULES.key,)

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        """As the bot does."""
        return self.bot.weigh(ask, seed, budget)

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        """As the bot does."""
        return self.bot.choose(ask, seed, budget)


def seat_yardsticks() -> None:
    """Let the arena find them by name."""
    for name, make in OFFERED.items():
        offer(name, partial(_made, make))


def _made(make: Callable[[], Bot]) -> Yardstick:
    return Yardstick(make())


def main(words: Sequence[str] | None = None) -> int:
    """Play what is missing and tell what was found; 1 where a goal is missed."""
    chosen = _chosen(words)
    log = Log(chosen.out)
    if log.of_other_code:
        print(f"{log.of_other_code} lines of {chosen.out} come from other code: not counted", file=sys.stderr)
    rows = [_shortened(row, chosen.games) for row in _wanted(chosen.rows)]
    if not chosen.table:
        _play(rows, log, chosen.workers)
    figures = [one for row in rows for one in row.figures(log)]
    print(in_markdown(figures) if chosen.markdown else in_columns(figures))
    print(f"played in {log.hours:.2f} hours", file=sys.stderr)
    return int(any(one.missed for one in figures))


def _chosen(words: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description="Measure how strong the characters of Turn the Tide are.")
    parser.add_argument("--rows", nargs="+", default=["*"], metavar="PATTERN", help="such as 'reader-*'")
    parser.add_argument("--games", type=int, metavar="N", help="play no more than so many of a row")
    parser.add_argument("--workers", type=int, default=2, metavar="W", help="processes (2)")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FILE", help="what was played so far")
    parser.add_argument("--table", action="store_true", help="play nothing, only tell")
    parser.add_argument("--markdown", action="store_true", help="tell in Markdown")
    return parser.parse_args(words)


def _wanted(patterns: Sequence[str]) -> list[Row]:
    rows = all_rows()
    wanted = [row for row in rows if any(fnmatch(row.name, pattern) for pattern in patterns)]
    if not wanted:
        sys.exit(f"no such row; there are: {' '.join(row.name for row in rows)}")
    return wanted


def _shortened(row: Row, games: int | None) -> Row:
    if games and isinstance(row, Challenge):
        return replace(row, games=min(games, row.games))
    return row


def _play(rows: Sequence[Row], log: Log, workers: int) -> None:
    try:
        with unwinding():
            for row in rows:
                if lacking := _lacking(row):
                    print(f"{row.name} is not played: {lacking}", file=sys.stderr)
                else:
                    row.play(log, workers)
    except (CodeChanged, PlayerFault, Failed) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("stopped; started again it goes on from here")
    finally:
        progress("")


def _lacking(row: Row) -> str | None:
    """Why somebody who is needed is not there."""
    try:
        for player in row.players:
            bot_for(player, RULES.key)
    except (ImportError, NoSuchBot) as error:
        return str(error)
    return None


if __name__ in ("__main__", "__mp_main__"):  # the second is its name in a worker
    seat_yardsticks()
if __name__ == "__main__":
    sys.exit(main())
