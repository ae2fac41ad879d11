"""A window with an empty data folder, and methods to operate it."""

import errno
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow  # noqa: F401 - makes the window one that can be grabbed

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.outlooks import Transcript, outlook_of, outlooks
from tide_gui.bots.roster import bot_for
from tide_gui.characters import STAND_IN
from tide_gui.rules.game import Ask, Seat
from tide_gui.shots.moments import DAY, known
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import Record, written
from tide_gui.table.table import Table
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.app.window import Window


class ImmediateBots(QObject):
    """A bot service that answers in this process, in the next iteration of the event loop."""

    thinks_long = False  # whether a hint never arrives
    planned: Mapping[Seat, str] = MappingProxyType({})  # what seats are to play

    answered = Signal(int, str)
    weighed = Signal(int, object)
    outlooks_found = Signal(int, object)
    failed = Signal(object)
    gave_up = Signal(int, str)

    def start(self) -> None:
        """Do nothing: no process is needed."""

    def choose(self, ask: Ask[Any, Any], game_key: str, _: str, seed: int, budget: int = BUDGET) -> None:
        """Answer with a move of the stand-in, whichever bot is asked: it is quick enough for this process."""
        move = self.planned.get(ask.seat) or _written(
            bot_for(STAND_IN, game_key).choose(ask, seed, budget), game_key
        )
        QTimer.singleShot(0, self, lambda: self.answered.emit(ask.id, move))

    def weigh(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Answer as in play, unless the screenshot is to show the bot thinking."""
        if self.thinks_long:
            return
        weighed = tuple(
            replace(each, move=_written(each.move, game_key))
            for each in bot_for(bot, game_key).weigh(ask, seed, budget)
        )
        QTimer.singleShot(0, self, lambda: self.weighed.emit(ask.id, weighed))

    def find_outlooks(
        self, number: int, game_key: str, transcript: Transcript, moments: Sequence[int]
    ) -> None:
        """Answer in the next iteration."""
        found = outlooks(outlook_of(game_key), known(game_key), transcript, moments)
        QTimer.singleShot(0, self, lambda: self.outlooks_found.emit(number, tuple(found)))

    def forget(self, ids: Iterable[int]) -> None:
        """Do nothing: late answers are ignored anyway."""

    def new_game(self) -> None:
        """Do nothing: there are no failures to forget."""

    def close(self) -> None:
        """Do nothing: no process is running."""


def _written(move: Any, game_key: str) -> str:
    return known(game_key).write(move)


def _write(path: Path, record: Record) -> None:
    table: Table[Any, Any, Any, Any] = Table(known(record.game), record)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(written(record, table.standing(), table.outcome(), record.started))


class Stage:
    """A window with an empty data folder and without animations; its engine outlives it."""

    def __init__(
        self, data: Path, size: tuple[int, int], preferences: dict[str, Any], engine: QQmlApplicationEngine
    ) -> None:
        self.folders = user_folders(data, {})
        self.preferences = Preferences(self.folders.settings)
        wide = size[0] >= 1280
        self.preferences.change(speed="off", log_open=wide, first_times=False, **preferences)
        self.bots = ImmediateBots()
        self.window = Window(self.folders, self.preferences, self.bots, Silence(), lambda: DAY, engine)
        self.program = self.window.program
        self.window.root.resize(*size)
        self.window.root.show()
        settle()

    def sit(self, record: Record, *, fresh: bool = False) -> None:
        """Open a record to play on; `fresh` shows the opening of a new game."""
        dealer: Any = self.program.dealer
        dealer.sit_down(record, fresh=fresh)
        settle()

    @property
    def form(self) -> Any:
        """The form of a new game."""
        return self.program.newGame

    @property
    def games(self) -> Any:
        """The list of games."""
        return self.program.games

    @property
    def trash(self) -> Any:
        return self.program.trash

    @property
    def everything(self) -> Any:
        return self.program.everything

    @property
    def people(self) -> Any:
        """The pages of people."""
        return self.program.people

    @property
    def session(self) -> Any:
        return self.program.session

    def choose(self, number: int = 4) -> None:
        """Make the legal move with this number for the acting seat."""
        moves = list(self.session.controller.choice.picking.selection.moves)
        self.session.choice.make(moves[number % len(moves)])
        settle()

    def keep(self, record: Record) -> None:
        """Put a record into the games folder."""
        kept = len(list(self.folders.games.glob("*.tide")))
        _write(self.folders.games / f"{record.game} {kept}.tide", record)

    def look_at(self, record: Record) -> None:
        """Open a record from outside the games folder, which is read-only."""
        path = self.folders.settings.parent / "elsewhere.tide"
        _write(path, record)
        self.program.open(str(path))

    def press_keys(self, *keys: Qt.Key) -> None:
        settle()
        for key, kind in product(keys, (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)):
            QCoreApplication.sendEvent(self.window.root, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))

    def click(self, x: float, y: float) -> None:
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            at, left = QPointF(x, y), Qt.MouseButton.LeftButton
            press = QMouseEvent(kind, at, at, left, left, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(self.window.root, press)

    def grab(self, path: Path) -> None:
        """Save a screenshot; OSError if that fails, for which Qt gives no reason."""
        settle()
        if not self.window.root.grabWindow().save(str(path)):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))

    def close(self) -> None:
        self.window.close()


Draw = Callable[[Stage], None]


def settle(milliseconds: int = 60) -> None:
    """Run the event loop for a while, then process posted events."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    QCoreApplication.sendPostedEvents()
