"""The real window with real bots, for programs that tests run in a process of their own."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer

from tide_gui.store.user_folders import user_folders
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.app.window import Window, application
from tide_gui.ui.bots.bot_process import BotProcess

LONGEST = 90_000  # milliseconds


class OwnWindow:
    """A window without pauses; `failures` are those of its bots."""

    def __init__(self, folder: str) -> None:
        """Open it with this data directory."""
        self._app = application()
        folders = user_folders(Path(folder), {})
        preferences = Preferences(folders.settings)
        preferences.change(speed="off")
        bots = BotProcess()
        self.failures: list[str] = []
        bots.failed.connect(lambda say: self.failures.append(say()))
        self._window = Window(folders, preferences, bots, Silence())
        self.program = self._window.program

    def play(self, act: Callable[[], None], until: Callable[[], bool]) -> None:
        """Call `act` again and again until the end is reached, a bot fails or the time is up; then close."""

        def beat() -> None:
            if until() or self.failures:
                self._app.quit()
            else:
                act()

        timer = QTimer(interval=5)
        timer.timeout.connect(beat)
        timer.start()
        QTimer.singleShot(LONGEST, self._app.quit)
        self._app.exec()

    def close(self) -> None:
        self._window.close()
