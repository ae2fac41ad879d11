"""The window: everything is built here once and handed over by constructor."""

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QRect, QSocketNotifier, Qt, QTranslator
from PySide6.QtGui import QFileOpenEvent, QFont, QFontDatabase, QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface
from shiboken6 import delete

from tide_gui import __version__
from tide_gui.platform_check import NoWindow, paints_without_gl
from tide_gui.resource_files import resources
from tide_gui.store.settings import Window as Geometry
from tide_gui.store.user_folders import UserFolders, user_folders
from tide_gui.ui.app.crash_report import reported
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program
from tide_gui.ui.app.sounds import Sounding, Sounds
from tide_gui.ui.bots.bot_process import BotProcess
from tide_gui.ui.bots.service import BotService

QML = Path(__file__).parents[1] / "qml"
MAIN = "TideTable.App", "Main"
FONTS = ("Quicksand-Bold.ttf", "Andika-Regular.ttf", "Andika-Bold.ttf")
FIRST_SIZE = (1280, 800)


def stay_open(data_dir: Path | None, file: Path | None) -> int:
    """From the first frame to the last."""
    app = application()
    kept = user_folders(data_dir, os.environ)
    window = Window(kept, Preferences(kept.settings), BotProcess(), Sounds())
    asked = FileOpener(window.program.open)
    app.installEventFilter(asked)
    try:
        with _ended_by_signals(app), window.faults_reported():
            if file:
                window.program.open(str(file.absolute()))
            window.show()
            return app.exec()
    finally:
        window.close()


def application() -> QGuiApplication:
    """Qt with our name, fonts and words."""
    app = QGuiApplication(sys.argv[:1])
    app.setApplicationName("Tide Table")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("org.tidetable.TideTable")
    dress(app)
    if paints_without_gl(app.platformName()):
        QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    return app


def dress(app: QGuiApplication) -> None:
    """The fonts of the art kit, the icon, the words."""
    for font in FONTS:
        QFontDatabase.addApplicationFont(str(resources() / "fonts" / font))
    app.setFont(QFont("Andika"))
    QFont.insertSubstitutions("Quicksand", ["Andika"])
    app.setWindowIcon(QIcon(str(resources() / "icons" / "app.svg")))
    translator = QTranslator(app)
    if translator.load(QLocale("en"), "tide_gui", "_", str(resources() / "translations")):
        app.installTranslator(translator)


def translated(context: str, text: str) -> str:
    """The words of the program in the language of the window."""
    return QCoreApplication.translate(context, text)


class FileOpener(QObject):
    """macOS names a record that is to be opened by an event, not by an argument."""

    def __init__(self, open_file: Callable[[str], object]) -> None:
        """What is done with its path."""
        super().__init__()
        self._open_file = open_file

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Whether it was such an event."""
        if isinstance(event, QFileOpenEvent):
            self._open_file(event.file())
            return True
        return super().eventFilter(watched, event)


class Thinks(BotService, Protocol):
    """The bots, in a process of their own beside the window."""

    def start(self) -> None:
        """The first frame is drawn."""
        ...

    def close(self) -> None:
        """The last one was."""
        ...


class Window:
    """The one window, the program behind it, and the order in which they end."""

    def __init__(self, kept: UserFolders, preferences: Preferences, bots: Thinks, sounds: Sounding) -> None:
        """Load the first page; nothing is seen before `show`."""
        self._places, self._preferences = kept, preferences
        self._bots, self._sounds = bots, sounds
        self.program = Program(kept, self._preferences, self._bots, translated, resources())
        self.program.heard.connect(self._sounds.play)
        self._preferences.changed.connect(self._tune)
        self._tune()
        self._drawn = self._windowed = False
        self._reported: set[object] = set()
        self._engine = QQmlApplicationEngine()
        self._engine.addImportPath(QML)
        self._engine.setInitialProperties({"program": self.program})
        self._engine.loadFromModule(*MAIN)
        if not self._engine.rootObjects():
            raise NoWindow("Tide Table cannot draw its window; the lines above say why.")

    @property
    def root(self) -> QQuickWindow:
        """The window as Qt knows it."""
        [root] = self._engine.rootObjects()
        assert isinstance(root, QQuickWindow)  # noqa: S101 - Main.qml is a Window
        return root

    def show(self) -> None:
        """Where it was the last time, if there is still a screen."""
        self.root.setGeometry(self._geometry())
        self.root.frameSwapped.connect(self._first_frame, Qt.ConnectionType.QueuedConnection)
        self.root.visibilityChanged.connect(self._seen_as)
        self.root.show()

    def _seen_as(self, visibility: QQuickWindow.Visibility) -> None:
        """A window that is closed is hidden before it can be asked where it was."""
        if visibility != QQuickWindow.Visibility.Hidden:
            self._windowed = visibility == QQuickWindow.Visibility.Windowed

    def close(self) -> None:
        """Keep what is to be kept; QML goes before what it is bound to."""
        if self._windowed:
            here = self.root.geometry()
            place = {"x": here.x(), "y": here.y(), "width": here.width(), "height": here.height()}
            self._preferences.change(window=place)
        self.program.close()
        self.root.close()
        delete(self._engine)
        self._bots.close()

    @contextmanager
    def faults_reported(self) -> Iterator[None]:
        """An exception nobody expected is written down and told; the game is saved already."""
        before, sys.excepthook = sys.excepthook, self._report
        try:
            yield
        finally:
            sys.excepthook = before

    def _report(self, kind: type[BaseException], _: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        place = (kind, trace and trace.tb_lasti, trace and trace.tb_frame.f_code)
        if place in self._reported:  # a fault in what is drawn comes back with every frame
            return
        self._reported.add(place)
        sentence, details = reported(kind, trace, self._places.logs, datetime.now(), translated)
        print(details, file=sys.stderr)
        self.program.show_error(sentence, details)

    def _tune(self) -> None:
        settings = self._preferences.settings
        self._sounds.set_on(settings.sound)
        self._sounds.set_volume(settings.volume)

    def _first_frame(self) -> None:
        if not self._drawn:
            self._drawn = True
            self._bots.start()
            self._sounds.prepare()
            self.program.set_sound_fault(self._sounds.reason)
            self.program.sweep()
            self.program.look_for_games()
            _collect_garbage_again()

    def _geometry(self) -> QRect:
        kept = self._preferences.settings.window
        screen = QGuiApplication.primaryScreen().availableGeometry()
        if kept and _seen(rect := _rect(kept)):
            return rect
        width, height = min(FIRST_SIZE[0], screen.width()), min(FIRST_SIZE[1], screen.height())
        return QRect(
            screen.x() + (screen.width() - width) // 2,
            screen.y() + (screen.height() - height) // 2,
            width,
            height,
        )


def _collect_garbage_again() -> None:
    """If the command line left it for later; what is there by now stays and is not looked through again."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def _rect(kept: Geometry) -> QRect:
    return QRect(kept.x, kept.y, kept.width, kept.height)


def _seen(rect: QRect) -> bool:
    """Whether its title can still be reached on some screen."""
    title = QRect(rect.x(), rect.y(), rect.width(), 40)
    return any(screen.availableGeometry().intersects(title) for screen in QGuiApplication.screens())


@contextmanager
def _ended_by_signals(app: QGuiApplication) -> Iterator[None]:
    """Close the game on Ctrl+C: Python hears a signal only when Qt runs some of it, so a socket wakes it."""
    hearing, speaking = socket.socketpair()
    with hearing, speaking:
        speaking.setblocking(False)
        notifier = QSocketNotifier(hearing.fileno(), QSocketNotifier.Type.Read)
        notifier.activated.connect(lambda: hearing.recv(1))
        signal.set_wakeup_fd(speaking.fileno())
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: app.exit())
        try:
            yield
        finally:
            notifier.setEnabled(False)
            signal.set_wakeup_fd(-1)
