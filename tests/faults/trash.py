"""Deleting, bringing back and entitling games on failing disks, by killed programs, and by two at once."""

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

from faults.failing import FailingDisk
from faults.trials import ERRORS, LONGEST_LIFE, TESTS, calls_of, check_reason
from playing import Setting, at_some_moment

from tide_gui.rules.catalog import game_called
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.trash import Trash
from tide_gui.table.table import Table

TODAY = date(2026, 11, 20)
GAMES = 6
# Deletes, brings back and entitles games without end; only what another program did meanwhile is no error.
TIDIER = """
import sys
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random
from tide_gui.store.games_folder import InUse, GamesFolder
from tide_gui.store.trash import Trash
saves, rng = GamesFolder(Path(sys.argv[1])), Random(int(sys.argv[2]))
trash = Trash(saves.folder)
print("begins", flush=True)
while True:
    with suppress(InUse, FileNotFoundError):
        listed, trashed = saves.all(), trash.all()
        if listed and rng.random() < 0.4:
            trash.take(rng.choice(listed).path, date(2026, 11, rng.randint(1, 20)))
        elif trashed and rng.random() < 0.7:
            trash.put_back(rng.choice(trashed).saved.path)
        elif listed:
            saves.entitle(rng.choice(listed).path, rng.choice(["", "Final", "Rematch"]))
        trash.remove_old(date(2026, 11, 20))
"""


@cache
def game_of(deal: int) -> Table[Any, Any, Any, Any]:
    return at_some_moment(Setting(game_called("onda"), 2), deal)


def write_games(folder: Path, games: int = GAMES) -> GamesFolder:
    """Write games with the deals 0, 1, 2 ..."""
    saves = GamesFolder(folder / "games")
    for deal in range(games):
        table = game_of(deal)
        path = saves.folder / f"game {deal}.tide"
        saves.write(path, table.record, table.standing(), table.outcome(), "2026-11-20T18:00:00")
    return saves


def deals_in(saves: GamesFolder) -> list[int]:
    """The deals of all games in the folder and in the trash; each file can be read."""
    places = [each.path for each in saves.all()] + [each.saved.path for each in Trash(saves.folder).all()]
    return sorted(saves.read(place).deal for place in places)


# -- a disk that fails ---------------------------------------------------------------------------

ACTS: dict[str, Callable[[GamesFolder, Trash], object]] = {
    "delete": lambda saves, trash: trash.take(saves.all()[0].path, TODAY),
    "put back": lambda _, trash: trash.put_back(trash.all()[0].saved.path),
    "entitle": lambda saves, _: saves.entitle(saves.all()[0].path, "Final"),
}


def check_act(act: str, disk: FailingDisk, folder: Path) -> None:
    """Act on a failing disk: no game is lost or doubled, and the act can be done afterwards."""
    saves = write_games(folder, games=2)
    trash = Trash(saves.folder)
    trash.take(saves.all()[0].path, TODAY)
    paths = saves.all(), trash.all()
    with disk.used():
        try:
            ACTS[act](saves, trash)
        except OSError as error:
            check_reason(str(error.strerror))
    assert deals_in(saves) == [0, 1]
    if (saves.all(), trash.all()) == paths:  # nothing was done
        ACTS[act](saves, trash)
    assert deals_in(saves) == [0, 1]
    saves.sweep()
    assert not list(saves.folder.glob(".*")), "nothing stays behind"


def failing_trash(rng: Random, folder: Path) -> None:
    """Let an act fail at some call, or at that and all later ones."""
    act, for_good = rng.choice(list(ACTS)), rng.random() < 0.5
    at = rng.randint(1, calls_of(check_act, act))
    check_act(act, FailingDisk(at, rng.choice(ERRORS), for_good=for_good), folder)


# -- killed programs -----------------------------------------------------------------------------


def killed_tidiers(rng: Random, folder: Path) -> None:
    """One or two programs that delete and bring back over one folder are killed: every game is there once."""
    saves = write_games(folder)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(TESTS), *sys.path))}
    with ExitStack() as stack:
        programs = [
            stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", TIDIER, str(saves.folder), str(rng.randrange(10**6))],
                    env=environment,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
            for _ in range(rng.randint(1, 2))
        ]
        for program in programs:
            program.stdout.readline()
        for program in programs:
            sleep(rng.random() * LONGEST_LIFE)
            program.kill()
            assert program.stderr.read() == ""
    assert deals_in(saves) == list(range(GAMES))
    saves.sweep()
    assert not list(saves.folder.glob(".*")), "nothing stays behind"
    for each in Trash(saves.folder).all():
        Trash(saves.folder).put_back(each.saved.path)
    assert sorted(saves.read(each.path).deal for each in saves.all()) == list(range(GAMES))
