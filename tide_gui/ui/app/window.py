"""The window: all its parts are built here, once, and passed on by constructor."""

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QCoreApplication, QLocale, QMargins, QRect, QSize, QSocketNotifier, Qt, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QWindow
from PySide6.QtQml import QQmlApplicationEngine
from shiboken6 import delete

from tide_gui import __version__
from tide_gui.languages import ENGLISH, words_file
from tide_gui.lean_start import paint_by_software
from tide_gui.platform_check import NoWindow, paints_without_gl
from tide_gui.resource_files import resources
from tide_gui.store.settings import Window as Geometry
from tide_gui.store.user_folders import NoHome, UserFolders, user_folders
from tide_gui.ui.app.crash_report import write_crash_report
from tide_gui.ui.app.language import Language, lost_text
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program
from tide_gui.ui.app.sounds import SoundPlayer, Sounds
from tide_gui.ui.bots.bot_process import BotProcess
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.dates import BRITISH

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

QML = Path(__file__).parents[1] / "qml"
MAIN = "TideTable.App", "Main"
NAME = "org.tidetable.TideTable"  # among all programs
FONTS = ("Quicksand-Bold.ttf", "Andika-Regular.ttf", "Andika-Bold.ttf")
FIRST_SIZE = QSize(1280, 800)
FRAME = QMargins(8, 40, 8, 8)  # more than any desktop draws around a window
TITLE_BAR = QMargins(0, 24, 0, 0)  # without it a window cannot be moved
ENDING = signal.SIGINT, signal.SIGTERM


def stay_open(data_dir: Path | None, file: Path | None) -> int:
    """Show the window until it closes; return the exit status."""
    folders = _folders(data_dir)
    name_process(sys.platform)
    app = application()
    with _ended_by_signals(app):
        window = Window(folders, Preferences(folders.settings), BotProcess(), Sounds())
        listen_for_files(app, window.program.open, sys.platform)
        try:
            with window.faults_reported():
                if file:
                    window.program.open(str(file.absolute()))
                window.show()
                return app.exec()
        finally:
            window.close()


def name_process(system: str) -> None:
    """Tell Windows' taskbar that this window belongs to the entry that the installer put into the menu."""
    if system == "win32":
        import ctypes  # noqa: PLC0415 - not needed elsewhere

        ctypes.CDLL("shell32").SetCurrentProcessExplicitAppUserModelID(NAME)


def listen_for_files(app: QGuiApplication, open_file: Callable[[str], object], system: str) -> None:
    """Open the files that macOS passes by events; elsewhere nobody looks at events, which takes time."""
    if system == "darwin":
        from tide_gui.ui.app.file_opener import FileOpener  # noqa: PLC0415 - not needed elsewhere

        app.installEventFilter(FileOpener(open_file, app))


def _folders(data_dir: Path | None) -> UserFolders:
    try:
        return user_folders(data_dir, os.environ)
    except NoHome as fault:
        raise NoWindow(str(fault)) from fault


def application() -> QGuiApplication:
    """Create the Qt application with our name, fonts and texts."""
    app = QGuiApplication(sys.argv[:1])
    app.setApplicationName("Tide Table")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    install_resources(app)
    if paints_without_gl(app.platformName()):
        paint_by_software()
    return app


def install_resources(app: QGuiApplication) -> None:
    """Install our fonts and texts; NoWindow if one is missing or damaged."""
    for font in FONTS:
        file = resources() / "fonts" / font
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise NoWindow(lost_text(file))
    app.setFont(QFont("Andika"))
    QFont.insertSubstitutions("Quicksand", ["Andika"])
    translator, plurals = QTranslator(app), words_file(ENGLISH)
    if not translator.load(str(plurals)):
        raise NoWindow(lost_text(plurals))
    app.installTranslator(translator)
    QLocale.setDefault(BRITISH)


def translated(context: str, text: str, comment: str = "", count: int = -1, /) -> str:
    """Translate a text into the language of the window."""
    return QCoreApplication.translate(context, text, comment, count)


def new_engine() -> QQmlApplicationEngine:
    """Create an engine that finds our QML."""
    engine = QQmlApplicationEngine()
    engine.addImportPath(QML)
    return engine


class BotRunner(BotService, Protocol):
    """A bot service with a process that the window starts and ends."""

    def start(self) -> None:
        """Start the process; called after the first frame is drawn."""
        ...

    def close(self) -> None:
        """End the process."""
        ...


class Window:
    """The window and the program behind it."""

    def __init__(
        self,
        folders: UserFolders,
        preferences: Preferences,
        bots: BotRunner,
        sounds: SoundPlayer,
        now: Callable[[], datetime] = datetime.now,
        engine: QQmlApplicationEngine | None = None,
    ) -> None:
        """Load the QML; nothing is visible before `show`. An engine that is handed over outlives it."""
        self._folders, self._preferences = folders, preferences
        self._bots, self._sounds = bots, sounds
        self._language = Language(preferences)
        self.program = Program(folders, self._preferences, self._bots, translated, resources(), now)
        self.program.heard.connect(self._sounds.play)
        self.program.settingsShown.connect(self._sounds.check)
        self._sounds.faultChanged.connect(self.program.set_sound_fault)
        self._preferences.changed.connect(self._apply_sound_settings)
        self._apply_sound_settings()
        self._drawn = self._windowed = False
        self._reported: set[object] = set()
        self._engine = engine or new_engine()
        self._language.changed.connect(self._on_language_changed)
        self._language.failed.connect(self._on_language_failed)
        if self._language.fault:
            self.program.show_error(self._language.fault)
        self._lent = engine is not None
        self._engine.setInitialProperties({"program": self.program, **_as_settings(self._place())})
        self._engine.loadFromModule(*MAIN)
        if not self._engine.rootObjects():
            raise NoWindow("Tide Table cannot draw its window; the lines above say why.")

    @property
    def root(self) -> "QQuickWindow":
        """The Qt window; to Python a plain QWindow, unless somebody imported QtQuick before."""
        [root] = self._engine.rootObjects()
        return cast("QQuickWindow", root)

    def show(self) -> None:
        """Show the window."""
        self.root.frameSwapped.connect(self._first_frame, Qt.ConnectionType.QueuedConnection)
        self.root.visibilityChanged.connect(self._on_visibility_changed)
        self.root.show()

    def _on_visibility_changed(self, visibility: QWindow.Visibility) -> None:
        # A closing window is hidden before `close` can save its geometry.
        if visibility != QWindow.Visibility.Hidden:
            self._windowed = visibility == QWindow.Visibility.Windowed

    def close(self) -> None:
        """Save the geometry and end all parts; QML is deleted before the objects that it is bound to.

        If one part fails, the others are ended all the same.
        """
        with ExitStack() as parts:
            parts.callback(self._sounds.close)
            parts.callback(self._bots.close)
            parts.callback(lambda: delete(self.root if self._lent else self._engine))
            parts.callback(self.root.close)
            parts.callback(self._language.close)
            parts.callback(self.program.close)
            if self._windowed:
                self._preferences.change(window=_as_settings(self.root.geometry()))

    @contextmanager
    def faults_reported(self) -> Iterator[None]:
        """Report unexpected exceptions in a file and a dialog; the game is already saved."""
        before, sys.excepthook = sys.excepthook, self._report
        try:
            yield
        finally:
            sys.excepthook = before

    def _report(self, kind: type[BaseException], _: BaseException, trace: TracebackType | None) -> None:
        place = (kind, trace and trace.tb_lasti, trace and trace.tb_frame.f_code)
        if place in self._reported:  # an error in drawing repeats with every frame
            return
        self._reported.add(place)
        sentence, details = write_crash_report(kind, trace, self._folders.logs, datetime.now(), translated)
        print(details, file=sys.stderr)
        self.program.show_error(sentence, details)

    def _on_language_failed(self, sentence: str) -> None:
        self.program.show_error(sentence)

    def _on_language_changed(self) -> None:
        self._engine.retranslate()
        self.program.tell_anew()
        self._sounds.say_anew()

    def _apply_sound_settings(self) -> None:
        settings = self._preferences.settings
        self._sounds.set_on(settings.sound)
        self._sounds.set_volume(settings.volume)

    def _first_frame(self) -> None:
        if not self._drawn:
            self._drawn = True
            _set_icon()
            self._bots.start()
            self.program.get_ready()
            self.guard_presses()
            self.program.sweep()
            self.program.catch_up()
            self.program.tell_news()
            _collect_garbage_again()

    def guard_presses(self, clock: Callable[[], float] = monotonic) -> None:
        """Keep presses from acting on what nobody can have seen yet."""
        from tide_gui.ui.app.press_guard import PressGuard  # noqa: PLC0415 - not needed for the first frame

        self._guard = PressGuard(self.program, self.root, clock)  # its parent does not keep it in Python

    def _place(self) -> QRect:
        """Return the place of last time, if some screen still covers it."""
        saved = self._preferences.settings.window
        if saved and _is_reachable(saved):
            return clamped(saved, QGuiApplication.primaryScreen().availableVirtualGeometry())
        return first_place(QGuiApplication.primaryScreen().availableGeometry())


def _set_icon() -> None:
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - has more than a hundred names of icons

    QGuiApplication.setWindowIcon(QIcon(str(resources() / "icons" / "app.svg")))


def _collect_garbage_again() -> None:
    """Turn on garbage collection if the command line turned it off; exempt the objects made so far."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def _as_settings(place: QRect) -> dict[str, int]:
    """Return a place as the settings keep it, and as properties of the window."""
    return {"x": place.x(), "y": place.y(), "width": place.width(), "height": place.height()}


def first_place(available: QRect) -> QRect:
    """Return the place of the first window: with its frame it lies in the available area of a screen."""
    inside = available.marginsRemoved(FRAME)
    place = QRect(inside.topLeft(), FIRST_SIZE.boundedTo(inside.size()))
    place.moveCenter(inside.center())
    return place


def clamped(saved: Geometry, screens: QRect) -> QRect:
    """Return the saved place; if it does not lie on the screens with its title, it is moved and shrunk.

    It then lies there with its whole frame. A window without a frame, such as a tiled one, stays as it was.
    """
    place = QRect(saved.x, saved.y, saved.width, saved.height)
    if screens.marginsRemoved(TITLE_BAR).contains(place):
        return place
    screens = screens.marginsRemoved(FRAME)
    width, height = min(saved.width, screens.width()), min(saved.height, screens.height())
    x = min(max(saved.x, screens.x()), screens.x() + screens.width() - width)
    y = min(max(saved.y, screens.y()), screens.y() + screens.height() - height)
    return QRect(x, y, width, height)


def _is_reachable(saved: Geometry) -> bool:
    """Whether the title bar is on some screen."""
    title = QRect(saved.x, saved.y, saved.width, 40)
    return any(screen.availableGeometry().intersects(title) for screen in QGuiApplication.screens())


@contextmanager
def _ended_by_signals(app: QGuiApplication) -> Iterator[None]:
    """Close the game on Ctrl+C: Python writes each signal to a socket, and Qt watches the socket.

    Nobody reads from it, so that a signal ends the event loop also if that begins later.
    """
    reader, writer = socket.socketpair()
    with reader, writer:
        writer.setblocking(False)
        notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)
        notifier.activated.connect(lambda *_: app.exit())
        signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        former = {number: signal.signal(number, lambda *_: None) for number in ENDING}
        try:
            yield
        finally:
            notifier.setEnabled(False)
            signal.set_wakeup_fd(-1)
            for number, handler in former.items():
                signal.signal(number, handler)
