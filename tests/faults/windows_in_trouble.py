"""Windows that are killed while they play, alone or two over one folder."""

import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import sleep

from faults.trials import TESTS
from windows import WindowBots

from tide_gui.resource_files import resources
from tide_gui.store.settings import Settings, read_settings
from tide_gui.store.user_folders import UserFolders, user_folders
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.app.window import Window, translated

LONGEST_LIFE = 1.0  # seconds before a program is killed
LONGEST_WAIT = 60  # seconds for a program that ends by itself
BEATS = 30, 120  # of two programs over one folder
ENDS = {0, -signal.SIGKILL, -signal.SIGTERM}

Playing = subprocess.Popen[str]
Said = list[list[str]]  # the first word of each line, and the rest


def playing(folder: Path, rng: Random, setting: str, *beats: int) -> Playing:
    """Start a program that plays by itself, and wait until it does."""
    arguments = map(str, (folder, rng.randrange(10**6), setting, *beats))
    environment = os.environ | {"PYTHONPATH": str(TESTS), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "faults.playing_window", *arguments]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    program = subprocess.Popen(command, env=environment, text=True, **pipes)
    assert program.stdout
    program.stdout.readline()
    return program


def said_by(program: Playing) -> Said:
    """Wait for its end; return what it has printed."""
    output, errors = program.communicate(timeout=LONGEST_WAIT)
    assert program.returncode in ENDS, errors
    return [line.split(" ", 1) for line in output.splitlines()]


def killed_window(rng: Random, folder: Path) -> None:
    """A window that is ended at any moment keeps every turn that it had saved, and leaves nothing behind."""
    with playing(folder, rng, "volume") as program:
        end_some_time(program, rng)
        said = said_by(program)
    folders = user_folders(folder, {})
    window = Window(folders, Preferences(folders.settings), WindowBots(), Silence())
    try:
        check_games(window.program, folders, said)
    finally:
        window.close()
    check_setting(folders, "volume", said)


def two_windows(rng: Random, folder: Path) -> None:
    """Two programs share a folder: settings of both are kept, and each file is written by one at a time."""
    keys, beats = ("volume", "text_size"), rng.randint(*BEATS)
    with ExitStack() as stack:
        programs = [stack.enter_context(playing(folder, rng, key, beats)) for key in keys]
        for program in programs:
            program.stdin.write("begin\n")
            program.stdin.flush()
        for program in programs[: rng.randrange(3)]:
            end_some_time(program, rng)
        said = [said_by(program) for program in programs]
    folders = user_folders(folder, {})
    first, second = ({rest for word, rest in lines if word == "new"} for lines in said)
    assert not first & second, "two new games share a file"
    program = Program(folders, Preferences(folders.settings), WindowBots(), translated, resources())
    check_games(program, folders, [line for lines in said for line in lines])
    program.close()
    for key, lines in zip(keys, said, strict=True):
        check_setting(folders, key, lines)


def end_some_time(program: Playing, rng: Random) -> None:
    """End it after a moment."""
    sleep(rng.random() * LONGEST_LIFE)
    program.send_signal(rng.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGTERM)))


def check_games(program: Program, folders: UserFolders, said: Said) -> None:
    """After a new start every game has the turns that were saved and goes on; nothing else is left."""
    turns: dict[str, int] = {}
    for name, _, number in (rest.rpartition(" ") for word, rest in said if word == "saved"):
        turns[name] = max(int(number), turns.get(name, 0))
    program.sweep()
    assert not folders.logs.exists(), [path.read_text() for path in folders.logs.iterdir()]
    left = names_in(folders.games)
    assert left >= turns.keys()
    for name in left:
        program.open(str(folders.games / name))
        assert program.errorMessage == ""
        assert program.session.controller.game.keeps(folders.games / name)
        assert program.session.controller.game.table.record.turns() >= turns.get(name, 0)
    program.closeGame()
    assert names_in(folders.games) == left


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()} if folder.exists() else set()


def check_setting(folders: UserFolders, key: str, said: Said) -> None:
    """The setting has the value that was written last, or the one that was being written."""
    values = [int(rest) for word, rest in said if word in ("setting", "set")]
    allowed = [getattr(Settings(), key), *values][-2:]
    assert getattr(read_settings(folders.settings).settings, key) in allowed
    assert names_in(folders.settings.parent) <= {"games", "people.json", "settings.json", "cache"}
