"""Play a hand in a window from outside, by keys: it goes on with a game that lies among the saved ones."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from time import monotonic, sleep

from environment import ROOT, Trouble

GAME = ROOT / "tests" / "fixtures" / "record-1.tide"  # of Ann and two bots, and not at its end
SAVED = Path(".local", "share", "tide-table", "games", "A hand.tide")
SETTINGS = Path(".config", "tide-table", "settings.json")
CHOSEN = {"version": 1, "speed": "off", "sound": False, "first_times": False, "person": "Ann"}
TURN = b'\n{"kind":"turn"'
FOCUS = ("xdotool", "search", "--onlyvisible", "--name", "Tide Table", "windowfocus", "--sync")
RETURN = ("xdotool", "key", "Return")
PATIENCE = 90.0  # seconds, of which a slow machine needs a third


def lay_out(home: Path) -> Path:
    """Put the game and quick settings into the home of somebody who never played; return the record."""
    for path in (home / SAVED, home / SETTINGS):
        path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(GAME, home / SAVED)
    (home / SETTINGS).write_text(json.dumps(CHOSEN), "utf-8")
    return home / SAVED


def play(display: str, record: Path) -> None:
    """Press Return until a turn more is saved: it goes on with the game, picks a card, and plays it."""
    before, end = turns(record), monotonic() + PATIENCE
    while turns(record) == before:
        if monotonic() > end:
            raise Trouble(f"No hand could be played: {record} is as it was.")
        press(display)
        sleep(1)


def turns(record: Path) -> int:
    """How many turns are saved."""
    return record.read_bytes().count(TURN)


def press(display: str) -> None:
    """Press Return in the window; without a window manager nothing else gives it the focus."""
    settings = os.environ | {"DISPLAY": display}
    for command in (FOCUS, RETURN):
        subprocess.run(command, env=settings, capture_output=True, check=False, timeout=20)
