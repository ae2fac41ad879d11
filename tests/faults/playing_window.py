"""A program that plays by itself in its real window: `python -m faults.playing_window FOLDER SEED SETTING`.

It starts, opens and leaves games at random, and changes one setting again and again, until it is killed. It
prints each save (`new NAME` before the first one of a file, `saved NAME TURNS` after each) and each change
(`setting VALUE` before it is written, and `set VALUE` after that). With a number of beats as the last
argument it draws nothing, which is faster; it begins when it gets a line, and ends after so many.
"""

import os
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from by_hand import AttachedBench, random_click
from playing import SETTINGS, picked
from PySide6.QtCore import QTimer
from windows import WindowBots, process_events

from tide_gui.resource_files import resources
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.ui.app import library
from tide_gui.ui.app import window as module
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.session import Session

LOWEST = {"volume": 0, "text_size": 100}  # both have 101 values
CHANGING, LEAVING = 0.05, 0.15  # how likely at each beat


class WatchedAutosave(Autosave):
    """Says what is saved; nobody else may have written the file since this object has it."""

    def __init__(self, saves: Any, now: Any, path: Path | None = None, lock: Any = None) -> None:
        super().__init__(saves, now, path, lock)
        self._content = path.read_bytes() if path else b""

    def save(self, record: Record, *more: Any) -> str:
        is_new = self.path is None
        assert is_new or self.path.read_bytes() == self._content, "another window has written this game"
        reason = super().save(record, *more)
        assert reason == "", reason
        self._content = self.path.read_bytes()
        if is_new:
            print(f"new {self.path.name}")
        print(f"saved {self.path.name} {record.turns()}", flush=True)
        return reason


class Player:
    """Does something at random at each beat."""

    def __init__(self, parts: tuple[Program, Preferences, WindowBots], rng: Random, setting: str) -> None:
        self._program, self._preferences, self._bots = parts
        self._rng, self._setting = rng, setting
        self._preferences.change(speed="off")
        print("playing", flush=True)

    def act(self) -> None:
        session = self._program.session
        if self._rng.random() < CHANGING:
            self._change_setting()
        elif session is None or self._may_leave(session):
            self._choose_game()
        else:
            self._bots.answer_as_bots()
            random_click(AttachedBench(session, self._bots), session, self._rng)

    def _may_leave(self, session: Session) -> bool:
        return session.phase == "over" or session.lookingOnly or self._rng.random() < LEAVING

    def _change_setting(self) -> None:
        value = LOWEST[self._setting] + self._rng.randrange(101)
        print(f"setting {value}", flush=True)
        self._preferences.change(**{self._setting: value})
        self._preferences.write()
        print(f"set {value}", flush=True)

    def _choose_game(self) -> None:
        program = self._program
        ways = (
            self._start,
            self._open,
            program.dealer.again,
            program.dealer.playOn,
            program.continueGame,
            program.closeGame,
        )
        self._rng.choice(ways)()
        if program.errorMessage:
            assert "open in another window" in program.errorMessage, program.errorMessage
            program.dismissError()

    def _start(self) -> None:
        setting = self._rng.choice(SETTINGS)
        record = setting.record(self._rng.randrange(1000))
        kinds = self._rng.choices(("person", "drifter"), k=setting.seats)
        seats = tuple(SeatedPlayer(each.name, kind) for each, kind in zip(record.seats, kinds, strict=True))
        self._program.dealer.sit_down(Record(record.game, record.options, record.deal, seats), fresh=True)

    def _open(self) -> None:
        self._program.show("games")
        if rows := self._program.games.saves.rows:
            self._program.open(picked(rows, self._rng).path)


class PlayingWindow(module.Window):
    """Lets a player act as soon as it is shown."""

    def __init__(self, rng: Random, setting: str, *parts: Any) -> None:
        super().__init__(*parts)
        self._player = Player((self.program, self._preferences, self._bots), rng, setting)
        self._beats = QTimer(interval=1)
        self._beats.timeout.connect(self._player.act)

    def show(self) -> None:
        super().show()
        self._beats.start()

    def close(self) -> None:
        self._beats.stop()
        super().close()


def play_in_a_window(folder: Path, rng: Random, setting: str) -> int:
    """Play until a signal ends the window."""
    module.BotProcess, module.Sounds = WindowBots, Silence
    module.Window = partial(PlayingWindow, rng, setting)
    return module.stay_open(folder, None)


def end_at_once(*error: Any) -> None:
    """An exception in a slot would not end the program."""
    sys.__excepthook__(*error)
    os._exit(1)


def play_undrawn(folder: Path, rng: Random, setting: str, beats: int) -> int:
    """Play without a window."""
    sys.excepthook = end_at_once
    app = module.application()
    folders, bots = user_folders(folder, {}), WindowBots()
    preferences = Preferences(folders.settings)
    program = Program(folders, preferences, bots, module.translated, resources())
    player = Player((program, preferences, bots), rng, setting)
    program.sweep()
    sys.stdin.readline()
    for _ in range(beats):
        player.act()
        process_events()
    program.close()
    del app
    return 0


def main() -> int:
    """Play in the way that the command line says."""
    folder, seed, setting, *beats = sys.argv[1:]
    library.Autosave = WatchedAutosave
    if beats:
        return play_undrawn(Path(folder), Random(int(seed)), setting, int(beats[0]))
    return play_in_a_window(Path(folder), Random(int(seed)), setting)


if __name__ == "__main__":
    sys.exit(main())
