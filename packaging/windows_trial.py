"""Try the Windows build under Wine: its command line, its phones, and its window, where a card is played."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bare
import build
import hand
from bare import require
from environment import ROOT, program, say
from windows_build import FOLDER
from wine import HOME, PLAYER, PROGRAMS, Wine

PLACE = "Tide Table für Möwen"  # blanks and letters beyond ASCII, as in the name of a user
AT = rf"C:\{PLACE}\tide-table"
RECORD = "Ein Spiel für Ann.tide"
DATA = Path("users", PLAYER, "AppData", "Local", "tide-table")  # on the drive C: games, people and settings
OF_THE_WINDOW = ("engine", "sound", "phones")  # processes that it has started by then
PATIENCE = 120.0  # seconds
TOOLS = {"matchbox-window-manager": "matchbox-window-manager"}


def try_program() -> None:
    """Try the folder as somebody who unpacks it; Trouble for what fails."""
    PROGRAMS.put(FOLDER, PROGRAMS.drive / PLACE / "tide-table")
    PROGRAMS.put(hand.GAME, PROGRAMS.drive / PLACE / RECORD)
    try_commands(PROGRAMS, AT)
    try_phones(PROGRAMS, AT)
    try_window(PROGRAMS, AT, HOME / "window.png")


def try_commands(wine: Wine, at: str) -> None:
    """Use the command line of the program in this folder."""
    console = rf"{at}\tide-gui-console.exe"
    with screen(wine) as settings:
        said = wine.ask(console, "doctor", settings=settings)
        require("The game can start." in said, f"doctor says\n{said}")
        say(said)
        wine.ask(console, *build.ARENA, "--games", "2", "--workers", "2")
        printed = wine.ask(console, "tell", rf"C:\{PLACE}\{RECORD}", "--json")
    require(lines(printed) == lines(_printed_here()), "`tell` says something else than on this machine")


def lines(printed: str) -> list[object]:
    """What `tell --json` said."""
    return [json.loads(line) for line in printed.splitlines() if line]


def _printed_here() -> str:
    command = [str(program("python")), "-m", "tide_gui", "tell", str(hand.GAME), "--json"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def try_phones(wine: Wine, at: str) -> None:
    """Let a phone join the program in this folder."""
    home = Path(at.replace("\\", "/"))
    build.try_phones(home, *wine.command(rf"{at}\tide-gui-console.exe", "phones"))


# -- the window ----------------------------------------------------------------------------------


def try_window(wine: Wine, at: str, picture: Path) -> None:
    """Press Play for the first time, play a card, find the turn in the saved file, and ask for phones."""
    shutil.rmtree(wine.drive / DATA, ignore_errors=True)
    hand.choose(wine.drive / DATA / "settings.json", sound=True)
    wine.own(wine.user)
    with screen(wine) as settings, wine.running(rf"{at}\tide-gui.exe", settings=settings):
        display = settings["DISPLAY"]
        bare.wait_until(lambda: is_drawn(display, picture), "no window was drawn", PATIENCE)
        hand.play(display, wine.drive / DATA / "games")
        require(is_drawn(display, picture), f"the window went black, see {picture}")
        hand.press(display, "F9")
        bare.wait_until(lambda: not lacking(processes()), "a process does not run", PATIENCE)
        demand_no_console(processes())
    say(f"A card was played; look at {picture}.")


def saved_games(wine: Wine) -> dict[Path, bytes]:
    """All games that the program saved on this drive."""
    return {path: path.read_bytes() for path in (wine.drive / DATA / "games").glob("[!.]*.tide")}


def lacking(found: list[str]) -> set[str]:
    """The processes of the window that do not run."""
    return {name for name in OF_THE_WINDOW if not any(f"tide-gui.exe {name}" in line for line in found)}


def demand_no_console(found: list[str]) -> None:
    """None of the processes has opened a black window for a console."""
    require(not [line for line in found if "conhost" in line], f"a process has a console: {found}")


def processes(proc: Path = Path("/proc")) -> list[str]:
    """The command lines of all programs of Windows that run on this machine."""
    found = map(_command_line, proc.glob("[0-9]*"))
    return [" ".join(words).strip() for words in found if words[0].lower().endswith(".exe")]


def _command_line(folder: Path) -> list[str]:
    """The words, of which the first is the program; what started it from Linux names it, too."""
    try:
        return (folder / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
    except OSError:  # it ended
        return [""]


@contextmanager
def screen(wine: Wine) -> Iterator[dict[str, str]]:
    """Start a virtual screen whose manager gives all of it to one window; yield the settings for programs.

    Wine looks for a screen when its first program starts, and no other program gets a window on another one.
    """
    wine.close()
    with bare.screen() as display:
        manager = ["matchbox-window-manager", "-use_titlebar", "no"]
        with bare.started(manager, env=os.environ | {"DISPLAY": display}):
            yield {"DISPLAY": display}
            wine.close()


def is_drawn(display: str, picture: Path) -> bool:
    """Keep a picture of the screen; return whether it has as many colours as a page."""
    return bare.count_colours(display, picture) > bare.COLOURS
