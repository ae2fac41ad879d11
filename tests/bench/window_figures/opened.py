"""A window of the program in this process, with a data folder of its own."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from time import perf_counter

from playing import Setting, played_out
from PySide6.QtCore import QEventLoop, QTimer

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import Record, SeatedPlayer, written
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.app.window import Window
from tide_gui.ui.bots.bot_process import BotProcess

FULL = {"turn-the-tide": "bbbbb", "onda": "bbbbb", "turning-tides": "bb"}  # players at a full table
SIZE = (1280, 800)
NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")


def wait(milliseconds: int) -> None:
    """Run the event loop for this long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(condition: Callable[[], bool], seconds: float = 120) -> None:
    """Run the event loop until the condition holds."""
    end = perf_counter() + seconds
    while not condition():
        if perf_counter() > end:
            raise TimeoutError
        wait(5)


class Opened:
    """The window, and when its frames were shown."""

    def __init__(self, folder: Path, bots: BotProcess | None = None, **settings: object) -> None:
        self.folders = user_folders(folder, {})
        self.preferences = Preferences(self.folders.settings)
        self.preferences.change(**{"speed": "off", **settings})
        self.bots = bots or BotProcess()
        self.window = Window(self.folders, self.preferences, self.bots, Silence())
        self.program = self.window.program
        self.root = self.window.root
        self.root.resize(*SIZE)
        self.root.show()
        self.frames: list[float] = []
        self.root.frameSwapped.connect(lambda: self.frames.append(perf_counter()))
        self.bots.start()
        wait(300)

    def play(self, players: str, deal: int, game: str = "turn-the-tide") -> None:
        """Start a game; each letter of `players` is a seat, `p` for a person and `b` for a bot."""
        seats = tuple(
            SeatedPlayer(name, "person" if letter == "p" else "drifter")
            for name, letter in zip(NAMES, players, strict=False)
        )
        self.program.dealer.sit_down(Record(game, {}, deal, seats), fresh=True)

    def play_out(self, players: str, deal: int, game: str = "turn-the-tide") -> None:
        """Play a game to its end, closing the score pads."""
        self.play(players, deal, game)
        until(self._played_out)

    def _played_out(self) -> bool:
        self.program.session.seeScores()
        return self.program.session.phase == "over"


@contextmanager
def opened(
    folder: Path | None = None, bots: BotProcess | None = None, **settings: object
) -> Iterator[Opened]:
    """Open a window, over an empty folder if none is given, and close it in the end."""
    with tempfile.TemporaryDirectory() as empty:
        window = Opened(folder or Path(empty), bots, **settings)
        yield window
        window.window.close()


def until_frame(frames: list[float], act: Callable[[], object]) -> float:
    """Return the milliseconds from an act to the next frame."""
    wait(300)
    frames.clear()
    start = perf_counter()
    act()
    until(lambda: bool(frames))
    return 1000 * (frames[0] - start)


def write_games(folder: Path, records: int) -> None:
    """Write so many finished games of five."""
    table = played_out(Setting(TurnTheTide(), 5).table(1), 1)
    began = datetime(2026, 1, 1)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(records):
        saved = (began + timedelta(hours=number)).isoformat()
        page = written(table.record, table.standing(), table.outcome(), saved)
        (folder / f"game {number}.tide").write_bytes(page)
