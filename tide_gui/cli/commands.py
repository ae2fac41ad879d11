"""The commands and their arguments; every wrong use gets one sentence."""

import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from tide_gui import __version__, registry
from tide_gui.cli.commands_of_everything import add_bring_back, add_save_everything
from tide_gui.cli.errors import WRONG_USE, Failed, WrongUse, status_of
from tide_gui.languages import VARIABLE, languages, unknown_text
from tide_gui.rules.quoting import plain

RECORD = ".tide"
SCALES = ("1", "1.25", "1.5", "2", "3")

OPEN_EXAMPLE = 'example: tide-gui open "turn-the-tide 2026-11-20.tide"'
GAMES_EXAMPLE = "example: tide-gui games"
ARENA_EXAMPLES = """\
examples:
  tide-gui arena turn-the-tide --seats drifter,drifter,drifter --games 300 --workers 2
  tide-gui arena onda --seats "drifter,cmd:python3 engine.py" --games 30 --rotate --deal random

N counts games; game i uses deal K + i. With --rotate every deal is played once for each seat,
the list of players rotated by one seat each time. In a command a comma is written as \\, .
An engine can read K from the command line: --deal random draws it, --deal - reads it from standard input.
docs/engines.md describes the protocol of outside engines.
"""
TELL_EXAMPLES = """\
examples:
  tide-gui tell "turn-the-tide 2026-11-20.tide"
  tide-gui tell --json game.tide | head -1
"""
TRAIN_EXAMPLES = """\
examples:
  tide-gui train
  tide-gui train --effort 0.05 --seed 7 --out build/quick.npz

Effort 1 takes about half an hour of one core, effort 0.01 about 15 seconds. A page (.md) beside the
file describes how it was made. Without --out the bots of this installation use the file from then on.
"""
PORTRAY_EXAMPLES = """\
examples:
  tide-gui portray onda
  tide-gui portray turn-the-tide --deals 400 --workers 2

Every character plays about N games, which takes some minutes. The file is what the page of a character shows.
Make it anew after a change of the bots; a test of the project says so.
"""
DOCTOR_EXAMPLE = "example: tide-gui doctor"
ENGINE_EXAMPLE = 'example: tide-gui arena onda --seats "drifter,cmd:tide-gui engine drifter" --games 2'


# The defaults of `--shots`.
PICTURES: dict[str, Any] = {"size": (1280, 800), "scale": 1.0, "theme": "light", "text": 100, "only": ""}


class _Parser(ArgumentParser):
    """A parser that reports an error in one sentence and accepts no abbreviations."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=RawDescriptionHelpFormatter, allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USE, f"{self.prog}: {plain(message)}; see {self.prog} --help\n")


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return the exit status."""
    chosen = _command_line().parse_args(_with_open(arguments))
    return status_of(lambda: _carry_out(chosen))


def _carry_out(chosen: Namespace) -> int:
    command: Callable[[Namespace], int] = chosen.command
    if chosen.language:
        os.environ[VARIABLE] = chosen.language  # for the processes of this program, too
    _check_pictures(chosen)
    return command(chosen)


def _with_open(arguments: Sequence[str]) -> list[str]:
    """Insert `open` before a lone record, which is what a double click passes."""
    words = list(arguments)
    first = 0
    while words[first : first + 1] in (["--data-dir"], ["--language"]):
        first += 2
    if len(words) == first + 1 and words[first].lower().endswith(RECORD) and not words[first].startswith("-"):
        words.insert(first, "open")
    return words


def _command_line() -> ArgumentParser:
    parser = _Parser(
        prog="tide-gui",
        description="Tide Table: three games of the sea at one table. Without a command the window opens.",
        epilog="example: tide-gui arena turn-the-tide --seats drifter,drifter,drifter --games 100",
    )
    parser.set_defaults(command=_window, file=None)
    parser.add_argument("--version", action="version", version=f"Tide Table {__version__}")
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="keep games and settings there (also: TIDE_GUI_DATA)"
    )
    parser.add_argument(
        "--language",
        type=_language,
        metavar="CODE",
        help="speak this one, such as en (also: TIDE_GUI_LANGUAGE)",
    )
    shots = parser.add_argument_group("pictures of every screen, drawn without a display")
    shots.add_argument("--shots", type=Path, metavar="DIR", help="draw them into this folder and exit")
    shots.add_argument("--size", type=_size, metavar="WxH", help="of the window (1280x800)")
    shots.add_argument("--scale", type=_scale, metavar="S", help="pixels for each point (1)")
    shots.add_argument("--theme", choices=("light", "dark", "contrast"), help="(light)")
    shots.add_argument("--text", type=_percent, metavar="P", help="size of text, 100 to 200 (100)")
    shots.add_argument("--only", metavar="TEXT", help="those with this in their name, such as onda/ (all)")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for add in (
        _add_open,
        _add_games,
        _add_arena,
        _add_tell,
        _add_engine,
        _add_train,
        _add_portray,
        add_save_everything,
        add_bring_back,
        _add_doctor,
    ):
        add(commands)
    return parser


# Each command imports only what it needs.


def _size(text: str) -> tuple[int, int]:
    width, times, height = text.partition("x")
    if not (times and width.isdecimal() and height.isdecimal()):
        raise ArgumentTypeError(f"{text!r} is no size; write 1280x800")
    if not (800 <= int(width) <= 8000 and 560 <= int(height) <= 8000):
        raise ArgumentTypeError(f"{text} is too small or too large; from 800x560 to 8000x8000")
    return int(width), int(height)


def _language(text: str) -> str:
    if text not in languages():
        raise ArgumentTypeError(unknown_text(text))
    return text


def _address(text: str) -> str:
    if not text.strip():
        raise ArgumentTypeError("the address is empty; write tcp://HOST:8786")
    return text


def _scale(text: str) -> float:
    if text not in SCALES:
        raise ArgumentTypeError(f"{text!r} is no scale; there are: {', '.join(SCALES)}")
    return float(text)


def _percent(text: str) -> int:
    if not (text.isdecimal() and 100 <= int(text) <= 200):
        raise ArgumentTypeError(f"{text!r} is no size of text; from 100 to 200")
    return int(text)


def _check_pictures(chosen: Namespace) -> None:
    """Refuse picture options that would be ignored."""
    if chosen.shots and (chosen.command is not _window or chosen.file):
        raise WrongUse("--shots draws every screen; it goes with no command and no record")
    if not chosen.shots and (given := _given_pictures(chosen)):
        raise WrongUse(f"--{next(iter(given))} is for --shots; the window has its own settings")


def _given_pictures(chosen: Namespace) -> dict[str, Any]:
    return {word: found for word in PICTURES if (found := getattr(chosen, word)) is not None}


def _window(chosen: Namespace) -> int:
    if chosen.shots:
        return _draw_pictures(chosen)
    from tide_gui.cli.window import open_window

    return open_window(chosen.data_dir, chosen.file)


def _draw_pictures(chosen: Namespace) -> int:
    from tide_gui.app import draw_shots

    try:
        return draw_shots(chosen.shots, **(PICTURES | _given_pictures(chosen)))
    except OSError as error:
        if error.filename is None:  # the error comes from a stream
            raise
        raise Failed(f"{chosen.shots} cannot be written: {error.strerror}") from error


def _add_open(commands: Any) -> None:
    words = "open the window with a record; `tide-gui game.tide` does the same"
    parser = commands.add_parser("open", help=words, description=words, epilog=OPEN_EXAMPLE)
    parser.set_defaults(command=_window)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.tide); it is never changed")


def _add_games(commands: Any) -> None:
    words = "the games, their seats, options and bots"
    parser = commands.add_parser("games", help=words, description=words, epilog=GAMES_EXAMPLE)
    parser.set_defaults(command=_games)


def _games(chosen: Namespace) -> int:
    from tide_gui.cli.games import games

    return games()


def _add_arena(commands: Any) -> None:
    words = "let bots and outside engines play without a window"
    parser = commands.add_parser("arena", help=words, description=words, epilog=ARENA_EXAMPLES)
    parser.set_defaults(command=_arena)
    add = parser.add_argument
    add("game", metavar="GAME", help=f"{', '.join(registry.game_keys())} or one that is installed")
    add("--seats", required=True, metavar="A,B,C", help="for each seat a bot's name or cmd:PROGRAM ARGS")
    add("--games", required=True, type=int, metavar="N", help="how many games")
    add(
        "--deal", default="1", metavar="K", help="the first deal number (1), `random`, or `-`: from the input"
    )
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a house option: on or off")
    add("--rotate", action="store_true", help="every deal with every player on every seat")
    add("--workers", type=int, default=1, metavar="W", help="processes that play (1)")
    add(
        "--cluster",
        type=_address,
        metavar="ADDRESS",
        help="let the workers of this Dask scheduler play; who answers there can run code here, so trust it",
    )
    add("--engines-everywhere", action="store_true", help="the workers of the cluster have the engines, too")
    add("--records", type=Path, metavar="DIR", help="keep each game in this new or empty folder")
    add("--patience", type=float, default=5.0, metavar="S", help="seconds an engine may think (5)")
    add("--forgive", action="store_true", help="play on with drifter where a player fails")
    add("--json", action="store_true", help="the result as JSON")


def _arena(chosen: Namespace) -> int:
    from tide_gui.cli.arena import arena

    return arena(chosen)


def _add_tell(commands: Any) -> None:
    words = "print a record in words or as JSON lines"
    parser = commands.add_parser("tell", help=words, description=words, epilog=TELL_EXAMPLES)
    parser.set_defaults(command=_tell)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.tide)")
    parser.add_argument("--json", action="store_true", help="one JSON line per turn")


def _tell(chosen: Namespace) -> int:
    from tide_gui.cli.tell import tell

    return tell(chosen.file, as_json=chosen.json)


def _add_engine(commands: Any) -> None:
    words = "run a built-in bot as an engine on standard input and output"
    parser = commands.add_parser("engine", help=words, description=words, epilog=ENGINE_EXAMPLE)
    parser.set_defaults(command=_engine)
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("bot", nargs="?", metavar="BOT", help="a bot's name")
    who.add_argument("--of-the-window", action="store_true", help=SUPPRESS)  # used by the window for its bots


def _engine(chosen: Namespace) -> int:
    from tide_gui.cli.engine import engine, engine_of_the_window

    return engine_of_the_window() if chosen.of_the_window else engine(chosen.bot)


def _add_doctor(commands: Any) -> None:
    words = "find out whether the game can start here, and what is missing where it cannot"
    parser = commands.add_parser("doctor", help=words, description=words, epilog=DOCTOR_EXAMPLE)
    parser.set_defaults(command=_doctor)
    parser.add_argument("--look", action="store_true", help=SUPPRESS)  # used by itself to try Qt in a process


def _doctor(chosen: Namespace) -> int:
    if chosen.look:
        from tide_gui.ui.app.probe import look

        return look()
    from tide_gui.cli.doctor import doctor

    return doctor(chosen.data_dir)


def _add_train(commands: Any) -> None:
    words = "train the bots of a game from scratch"
    parser = commands.add_parser("train", help=words, description=words, epilog=TRAIN_EXAMPLES)
    parser.set_defaults(command=_train)
    add = parser.add_argument
    add("game", nargs="?", metavar="GAME", help="the game to train (the first whose bots can be trained)")
    add("--effort", type=float, default=1.0, metavar="E", help="how much to play, 0.001 to 100 (1)")
    add("--seed", type=int, default=1, metavar="S", help="the random seed (1)")
    add("--out", type=Path, metavar="FILE", help="an .npz file (the one that the bots use)")
    add(
        "--cluster",
        type=_address,
        metavar="ADDRESS",
        help="let the workers of this Dask scheduler play the whole games; it has to be trusted, too",
    )


def _train(chosen: Namespace) -> int:
    from tide_gui.cli.train import train

    return train(chosen)


def _add_portray(commands: Any) -> None:
    words = "let all characters of a game play, and keep how each of them plays"
    parser = commands.add_parser("portray", help=words, description=words, epilog=PORTRAY_EXAMPLES)
    parser.set_defaults(command=_portray)
    add = parser.add_argument
    add("game", metavar="GAME", help=f"{', '.join(registry.game_keys())} or one that is installed")
    add("--deals", type=int, default=40, metavar="N", help="how many deals, from deal 1 on (40)")
    add("--workers", type=int, default=1, metavar="W", help="processes that play (1)")
    add("--out", type=Path, metavar="FILE", help="another file than the one that the window reads")


def _portray(chosen: Namespace) -> int:
    from tide_gui.cli.portray import portray

    return portray(chosen)
