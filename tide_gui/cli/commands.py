"""The commands: what they are called, what they take, and one sentence for every wrong use."""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from tide_gui import __version__
from tide_gui.cli.complaint import Failed, WrongUse

WRONG_USE = 2
INTERRUPTED = 130


class _Parser(ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Leave with the status of wrong use."""
        self.exit(WRONG_USE, f"{self.prog}: {message}; see {self.prog} --help\n")


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit status."""
    parser = _command_line()
    chosen = parser.parse_args(arguments)
    try:
        return _carried_out(chosen)
    except WrongUse as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return WRONG_USE
    except Failed as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader has gone, and Python would say so again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(f"\n{parser.prog}: stopped", file=sys.stderr)
        return INTERRUPTED


def _carried_out(chosen: Namespace) -> int:
    command: Callable[[Namespace], int] = chosen.command
    status = command(chosen)
    sys.stdout.flush()
    return status


def _command_line() -> ArgumentParser:
    parser = _Parser(
        prog="tide-gui",
        description="Tide Table: three games of the sea at one table. Without a command the window opens.",
        epilog="example: tide-gui arena turn-the-tide --seats drifter,drifter,drifter --games 100",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.set_defaults(command=_window)
    parser.add_argument("--version", action="version", version=f"Tide Table {__version__}")
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="keep games and settings there (also: TIDE_GUI_DATA)"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, words, example, arguments, command in (
        ("games", "the games, their seats, options and bots", GAMES_EXAMPLE, _no_arguments, _games),
        (
            "arena",
            "let bots and outside engines play without a window",
            ARENA_EXAMPLES,
            _arena_arguments,
            _arena,
        ),
        ("tell", "tell a record in words or as JSON lines", TELL_EXAMPLES, _tell_arguments, _tell),
        (
            "engine",
            "be a built-in bot that speaks the engine protocol",
            ENGINE_EXAMPLES,
            _engine_arguments,
            _engine,
        ),
    ):
        one = commands.add_parser(
            name, help=words, description=words, epilog=example, formatter_class=RawDescriptionHelpFormatter
        )
        arguments(one)
        one.set_defaults(command=command)
    return parser


GAMES_EXAMPLE = "example: tide-gui games"
ARENA_EXAMPLES = """\
examples:
  tide-gui arena turn-the-tide --seats drifter,drifter,drifter --games 300 --workers 2
  tide-gui arena turn-the-tide --seats "drifter,drifter,cmd:python3 engine.py" --games 30 --rotate

N counts games; game i uses deal K + i. With --rotate every deal is played once for each seat,
the list of players turned by one each time. In a command a comma is written as \\, .
How an outside engine talks is told in README.md, "Engines".
"""
TELL_EXAMPLES = """\
examples:
  tide-gui tell "turn-the-tide 2026-11-20.tide"
  tide-gui tell --json game.tide | head -1
"""
ENGINE_EXAMPLES = "example: tide-gui arena onda --seats drifter,cmd:'tide-gui engine drifter' --games 2"


def _no_arguments(parser: ArgumentParser) -> None:
    """Nothing but --help."""


def _arena_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="turn-the-tide, onda or turning-tides")
    parser.add_argument(
        "--seats", required=True, metavar="A,B,C", help="a bot's name or cmd:PROGRAM ARGS for each seat"
    )
    parser.add_argument("--games", required=True, type=int, metavar="N", help="how many games")
    parser.add_argument("--deal", type=int, default=1, metavar="K", help="the first deal number (1)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a house option: on or off"
    )
    parser.add_argument("--rotate", action="store_true", help="every deal with every player on every seat")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes that play (1)")
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="keep each game in this new or empty folder"
    )
    parser.add_argument(
        "--patience", type=float, default=5.0, metavar="S", help="seconds an engine may think (5)"
    )
    parser.add_argument("--forgive", action="store_true", help="play on with drifter where an engine fails")
    parser.add_argument("--json", action="store_true", help="the result as JSON")


def _tell_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.tide)")
    parser.add_argument("--json", action="store_true", help="one JSON line per turn")


def _engine_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("bot", metavar="BOT", help="a bot's name")


# Each command loads what it needs and no more.


def _window(chosen: Namespace) -> int:
    from tide_gui.app import run as open_window  # noqa: PLC0415

    return open_window(chosen.data_dir)


def _games(chosen: Namespace) -> int:  # noqa: ARG001
    from tide_gui.cli.games import games  # noqa: PLC0415

    return games()


def _arena(chosen: Namespace) -> int:
    from tide_gui.cli.arena import arena  # noqa: PLC0415

    return arena(chosen)


def _tell(chosen: Namespace) -> int:
    from tide_gui.cli.tell import tell  # noqa: PLC0415

    return tell(chosen.file, as_json=chosen.json)


def _engine(chosen: Namespace) -> int:
    from tide_gui.cli.engine import engine  # noqa: PLC0415

    return engine(chosen.bot)
