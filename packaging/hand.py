"""Play a hand in a window from outside, by keys: go on with a game that was saved, or begin one."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from time import monotonic, sleep

from environment import ROOT, Trouble, version

GAME = ROOT / "tests" / "fixtures" / "record-1.tide"  # of Ann and two bots, and not at its end
SAVED = Path(".local", "share", "tide-table", "games", "A hand.tide")
SETTINGS = Path(".config", "tide-table", "settings.json")
CHOSEN = {
    "version": 1,
    "speed": "off",
    "sound": False,
    "first_times": False,
    "person": "Ann",
    "seen_version": version(),  # there is no news
}
TURN = b'\n{"kind":"turn"'
FOCUS = ("xdotool", "search", "--onlyvisible", "--name", "Tide Table", "windowfocus", "--sync")
KEY = ("xdotool", "key")
PATIENCE = 120.0  # seconds, of which a slow machine needs a third


def lay_out(home: Path) -> Path:
    """Put the game and quick settings into the home of somebody who never played; return the record."""
    (home / SAVED).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(GAME, home / SAVED)
    choose(home / SETTINGS)
    return home / SAVED


def choose(settings: Path, **others: object) -> None:
    """Write settings with which nothing is waited for, and others."""
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps(CHOSEN | others), "utf-8")


def play(display: str, games: Path) -> None:
    """Press Return until a turn more is saved: it goes on or begins, picks a card, and plays it."""
    before, end = turns(games), monotonic() + PATIENCE
    while turns(games) == before:
        if monotonic() > end:
            raise Trouble(f"No hand could be played: {games} has no turn more.")
        press(display)
        sleep(1)


def turns(games: Path) -> int:
    """How many turns are saved in a folder."""
    return sum(record.read_bytes().count(TURN) for record in games.glob("[!.]*.tide"))


def press(display: str, key: str = "Return") -> None:
    """Press a key in the window; without a window manager nothing else gives it the focus."""
    settings = os.environ | {"DISPLAY": display}
    for command in (FOCUS, (*KEY, key)):
        subprocess.run(command, env=settings, capture_output=True, check=False, timeout=20)
