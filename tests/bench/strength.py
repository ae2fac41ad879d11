"""How strong the characters are in a game: `python tests/bench/strength.py GAME`.

Started again it plays only what is missing. Every deal that was played is a line of a file in build/, with a
fingerprint of the bots, their weights and the rules: what other code played stays there and is not counted.
 `--table` tells what was found so far, also while another one plays.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy comes: two workers are two cores
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))  # whatever is installed, what lies here is measured

from bench.challenges import Challenge, Row
from bench.findings import CodeChanged, Log, in_columns, in_markdown, out, progress

from tide_gui.bots.bot import Bot, PlayerFault, Weighed
from tide_gui.bots.roster import NoSuchBot, bot_for, offer
from tide_gui.cli.errors import Failed
from tide_gui.cli.workers import unwinding
from tide_gui.rules.game import Ask

GAMES = {"turn-the-tide": "bench.turn_the_tide.claims"}  # each with rows() and BOTS


def claims_of(game: str) -> ModuleType:
    """What is claimed of the bots of a game."""
    return import_module(GAMES[game])


# -- the command ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A bot that says which game it plays, as everybody must who is no character."""

    bot: Bot
    games: tuple[str, ...]

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        """As the bot does."""
        return self.bot.weigh(ask, seed, budget)

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        """As the bot does."""
        return self.bot.choose(ask, seed, budget)


def seat_yardsticks() -> None:
    """Let the arena find them by name."""
    for game in GAMES:
        for name, make in claims_of(game).BOTS.items():
            offer(name, partial(_made, make, game))


def _made(make: Callable[[], Bot], game: str) -> Yardstick:
    return Yardstick(make(), (game,))


def main(words: Sequence[str] | None = None) -> int:
    """Play what is missing and tell what was found; 1 where a goal is missed."""
    chosen = _chosen(words)
    log = Log(chosen.game, chosen.out or out(chosen.game))
    if log.of_other_code:
        print(f"{log.of_other_code} lines that are kept come from other code: not counted", file=sys.stderr)
    rows = [_shortened(row, chosen.games) for row in _wanted(chosen.game, chosen.rows)]
    if not chosen.table:
        _play(chosen.game, rows, log, chosen.workers)
    figures = [one for row in rows for one in row.figures(log)]
    print(in_markdown(figures) if chosen.markdown else in_columns(figures))
    print(f"played in {log.hours:.2f} hours", file=sys.stderr)
    return int(any(one.missed for one in figures))


def _chosen(words: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description="Measure how strong the characters are in a game.")
    parser.add_argument("game", nargs="?", choices=GAMES, default=next(iter(GAMES)), help="the game")
    parser.add_argument("--rows", nargs="+", default=["*"], metavar="PATTERN", help="such as 'reader-*'")
    parser.add_argument("--games", type=int, metavar="N", help="play no more than so many of a row")
    parser.add_argument("--workers", type=int, default=2, metavar="W", help="processes (2)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="what was played so far")
    parser.add_argument("--table", action="store_true", help="play nothing, only tell")
    parser.add_argument("--markdown", action="store_true", help="tell in Markdown")
    return parser.parse_args(words)


def _wanted(game: str, patterns: Sequence[str]) -> list[Row]:
    rows: list[Row] = claims_of(game).rows()
    wanted = [row for row in rows if any(fnmatch(row.name, pattern) for pattern in patterns)]
    if not wanted:
        sys.exit(f"no such row; there are: {' '.join(row.name for row in rows)}")
    return wanted


def _shortened(row: Row, games: int | None) -> Row:
    if games and isinstance(row, Challenge):
        return replace(row, games=min(games, row.games))
    return row


def _play(game: str, rows: Sequence[Row], log: Log, workers: int) -> None:
    try:
        with unwinding():
            for row in rows:
                if lacking := _lacking(game, row):
                    print(f"{row.name} is not played: {lacking}", file=sys.stderr)
                else:
                    row.play(log, workers)
    except (CodeChanged, PlayerFault, Failed) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("stopped; started again it goes on from here")
    finally:
        progress("")


def _lacking(game: str, row: Row) -> str | None:
    """Why somebody who is needed is not there."""
    try:
        for player in row.players:
            bot_for(player, game)
    except (ImportError, NoSuchBot) as error:
        return str(error)
    return None


if __name__ in ("__main__", "__mp_main__"):  # the second is its name in a worker
    seat_yardsticks()
if __name__ == "__main__":
    sys.exit(main())
