"""Measure how strong the characters are in a game: `python tests/bench/strength.py GAME`.

Started again, it plays only what is missing. Every deal is a line of a log in build/, with a fingerprint of
the bots, their weights and the rules: lines of other code stay there and are not counted. `--table` prints
what the log holds, also while another process plays. `--deals fresh` plays deals that no code has played
before; once the bots change, it draws others.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported: one core per worker
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))  # measure this checkout, whatever is installed

from bench.challenges import FIRST_DEAL, Challenge, Row
from bench.findings import CodeChanged, Log, in_columns, in_markdown, log_file, progress
from bench.fresh_deals import first_fresh_deal

from tide_gui.bots import roster
from tide_gui.bots.bot import Bot, PlayerFault
from tide_gui.bots.roster import NoSuchBot, bot_for
from tide_gui.cli.errors import Failed
from tide_gui.cli.workers import unwinding
from tide_gui.rules.game import Ask, Weighed

GAMES = {  # each with rows() and BOTS
    "turn-the-tide": "bench.turn_the_tide.claims",
    "onda": "bench.onda.claims",
    "turning-tides": "bench.turning_tides.claims",
}
USUAL, FRESH = "usual", "fresh"


def claims_of(game: str) -> ModuleType:
    """Import the claims about the bots of a game."""
    return import_module(GAMES[game])


# -- the command ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A bot with the games that it plays, which every bot but the characters has to state."""

    bot: Bot
    games: tuple[str, ...]

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        return self.bot.weigh(ask, seed, budget)

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        return self.bot.choose(ask, seed, budget)


def offer_yardsticks() -> None:
    """Let the arena find the yardsticks by name, as if a package offered them."""
    for name, make in _yardsticks():
        roster.offer(name, make)


def withdraw_yardsticks() -> None:
    """Let nobody find them any more."""
    for name, _ in _yardsticks():
        roster.withdraw(name)


def _yardsticks() -> Iterator[tuple[str, Callable[[], Yardstick]]]:
    for game in GAMES:
        for name, make in claims_of(game).BOTS.items():
            yield name, partial(_made, make, game)


def _made(make: Callable[[], Bot], game: str) -> Yardstick:
    return Yardstick(make(), (game,))


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing and print the table; return 1 if a goal is missed."""
    arguments = _arguments(argv)
    log = Log(arguments.game, arguments.out or log_file(arguments.game))
    if log.other_code_lines:
        print(f"{log.other_code_lines} lines in the log come from other code: not counted", file=sys.stderr)
    first = first_fresh_deal(log) if arguments.deals == FRESH else FIRST_DEAL
    rows = [_chosen(row, arguments.games, first) for row in _wanted(arguments.game, arguments.rows)]
    if not arguments.table:
        _play(arguments.game, rows, log, arguments.workers)
    figures = [figure for row in rows for figure in row.figures(log)]
    print(in_markdown(figures) if arguments.markdown else in_columns(figures))
    print(f"played in {log.hours:.2f} hours", file=sys.stderr)
    return int(any(figure.missed for figure in figures))


def _arguments(argv: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description="Measure how strong the characters are in a game.")
    parser.add_argument("game", nargs="?", choices=GAMES, default=next(iter(GAMES)), help="the game")
    parser.add_argument("--rows", nargs="+", default=["*"], metavar="PATTERN", help="such as 'reader-*'")
    parser.add_argument("--games", type=int, metavar="N", help="play at most N games of a row")
    parser.add_argument("--deals", choices=(USUAL, FRESH), default=USUAL, help="which deals (usual)")
    parser.add_argument("--workers", type=int, default=2, metavar="W", help="processes (2)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the log of what was played so far")
    parser.add_argument("--table", action="store_true", help="play nothing, only print the table")
    parser.add_argument("--markdown", action="store_true", help="print it in Markdown")
    return parser.parse_args(argv)


def _wanted(game: str, patterns: Sequence[str]) -> list[Row]:
    rows: list[Row] = claims_of(game).rows()
    wanted = [row for row in rows if any(fnmatch(row.name, pattern) for pattern in patterns)]
    if not wanted:
        sys.exit(f"no such row; there are: {' '.join(row.name for row in rows)}")
    return wanted


def _chosen(row: Row, games: int | None, first_deal: int) -> Row:
    if not isinstance(row, Challenge):
        return row
    return replace(row, games=min(games or row.games, row.games), first_deal=first_deal)


def _play(game: str, rows: Sequence[Row], log: Log, workers: int) -> None:
    try:
        with unwinding():
            for row in rows:
                if missing := _missing_player(game, row):
                    print(f"{row.name} is not played: {missing}", file=sys.stderr)
                else:
                    row.play(log, workers)
    except (CodeChanged, PlayerFault, Failed) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("stopped; start it again to go on from here")
    finally:
        progress("")


def _missing_player(game: str, row: Row) -> str | None:
    """Return why a player of the row is not available, or None."""
    try:
        for player in row.players:
            bot_for(player, game)
    except (ImportError, NoSuchBot) as error:
        return str(error)
    return None


if __name__ in ("__main__", "__mp_main__"):  # the second is its name in a worker
    offer_yardsticks()
if __name__ == "__main__":
    sys.exit(main())
