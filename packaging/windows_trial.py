"""Try the Windows build under Wine: its command line, its phones, and its window, where a card is played."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import build
import debian_check
from environment import ROOT, Trouble, program, say
from windows_build import FOLDER
from wine import HOME, PROGRAMS, Wine

PLACE = "Tide Table für Möwen"  # blanks and letters beyond ASCII, as in the name of a user
AT = rf"C:\{PLACE}\tide-table"
GAME = ROOT / "tests" / "fixtures" / "record-1.tide"
RECORD = "Ein Spiel für Ann.tide"
SEATS = "puffin,gull,otter,albatross"
SOON = 120.0  # seconds
TURN = '"kind":"turn"'
PRESSES = ("Return", "Home", "Return", "Return")  # the first on Play; the others raise a card and play it
TOOLS = {
    "xdotool": "xdotool",
    "Xvfb": "xvfb",
    "matchbox-window-manager": "matchbox-window-manager",
}


def try_program() -> None:
    """Try the folder as somebody who unpacks it; Trouble for what fails."""
    PROGRAMS.put(FOLDER, PROGRAMS.drive / PLACE / "tide-table")
    PROGRAMS.put(GAME, PROGRAMS.drive / PLACE / RECORD)
    try_commands(PROGRAMS, AT)
    try_phones(PROGRAMS, AT)
    try_window(PROGRAMS, AT, HOME / "window.png")


def try_commands(wine: Wine, at: str) -> None:
    """Use the command line of the program in this folder."""
    console = rf"{at}\tide-gui-console.exe"
    with screen() as settings:
        said = wine.ask(console, "doctor", settings=settings)
        require("The game can start." in said, f"doctor says\n{said}")
        say(said)
        wine.ask(console, "arena", "turn-the-tide", "--seats", SEATS, "--games", "2", "--workers", "2")
        told = wine.ask(console, "tell", rf"C:\{PLACE}\{RECORD}", "--json")
    require(lines(told) == lines(_told_here()), "`tell` says something else than on this machine")


def lines(told: str) -> list[object]:
    """What `tell --json` said."""
    return [json.loads(line) for line in told.splitlines() if line]


def _told_here() -> str:
    command = [str(program("python")), "-m", "tide_gui", "tell", str(GAME), "--json"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def try_phones(wine: Wine, at: str) -> None:
    """Let a phone join the program in this folder."""
    home = Path(at.replace("\\", "/"))
    build.try_phones(home, *wine.command(rf"{at}\tide-gui-console.exe", "phones"))


# -- the window ----------------------------------------------------------------------------------


def try_window(wine: Wine, at: str, picture: Path) -> None:
    """Press Play, play a card, and find the turn in the saved file."""
    before = saved_games(wine)
    with screen() as settings, wine.running(rf"{at}\tide-gui.exe", settings=settings):
        display = settings["DISPLAY"]
        wait_until(lambda: is_drawn(display, picture), "no window was drawn")
        wait_until(lambda: _press_and_look(wine, display, before), "no turn was saved")
        sleep(5)  # until the animations are over
        require(is_drawn(display, picture), f"the window went black, see {picture}")
        demand_processes()
    say(f"A card was played; look at {picture}.")


def _press_and_look(wine: Wine, display: str, before: Mapping[Path, bytes]) -> bool:
    for key in PRESSES:
        press(display, key)
        sleep(1)
    return any(TURN in content.decode() for path, content in saved_games(wine).items() if path not in before)


def press(display: str, key: str) -> None:
    """Press a key on a virtual screen."""
    subprocess.run(["xdotool", "key", key], env=os.environ | {"DISPLAY": display}, check=True)


def saved_games(wine: Wine) -> dict[Path, bytes]:
    """All games that the program saved on this drive."""
    found = wine.drive.glob("users/*/AppData/*/**/games/*.tide")
    return {path: path.read_bytes() for path in found if not path.name.startswith(".")}


def demand_processes() -> None:
    """The window and the process of the bots run, and none of them opened a black window for a console."""
    found = processes()
    require(sum("tide-gui.exe" in line for line in found) >= 2, f"only these run: {found}")
    require(not [line for line in found if "conhost" in line], f"a process has a console: {found}")


def processes() -> list[str]:
    """The command lines of all programs of Windows that run on this machine."""
    return [line for folder in Path("/proc").glob("[0-9]*") if ".exe" in (line := _command_line(folder))]


def _command_line(folder: Path) -> str:
    try:
        return (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:  # it ended
        return ""


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """Start a virtual screen whose manager gives all of it to one window; yield the settings for programs."""
    with debian_check.screen() as display:
        manager = ["matchbox-window-manager", "-use_titlebar", "no"]
        with debian_check.started(manager, env=os.environ | {"DISPLAY": display}):
            yield {"DISPLAY": display}


def is_drawn(display: str, picture: Path) -> bool:
    """Keep a picture of the screen; return whether it has as many colours as a page."""
    command = [str(program("python")), "-c", debian_check.SCREENSHOT, str(picture)]
    settings = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    return done.returncode == 0 and int(done.stdout) > debian_check.COLOURS


def wait_until(condition: Callable[[], bool], fault: str) -> None:
    """Trouble if this does not become true soon."""
    end = monotonic() + SOON
    while not condition():
        require(monotonic() < end, fault)
        sleep(0.5)


def require(condition: bool, fault: str) -> None:
    """Trouble unless this is true."""
    if not condition:
        raise Trouble(f"The Windows build was tried under Wine: {fault}.")
