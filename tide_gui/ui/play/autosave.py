"""Where the game of a session is kept: saved whole after every turn, and again where that failed."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from tide_gui.rules.game import Outcome, Standing
from tide_gui.store.files import Lock
from tide_gui.store.saves import Saves
from tide_gui.table.record import Record


class Autosave:
    """One file and its lock. Without a path it looks for a free one at the first save."""

    def __init__(
        self, saves: Saves, now: Callable[[], datetime], path: Path | None = None, lock: Lock | None = None
    ) -> None:
        """The lock is taken already."""
        self._saves, self._now, self.path, self._lock = saves, now, path, lock

    def save(self, record: Record, standing: Standing, outcome: Outcome | None) -> str:
        """Save the game; empty, or why it could not be saved."""
        try:
            now = self._now()
            if self.path is None:
                self.path, self._lock = self._saves.new(record.game, f"{now:%Y-%m-%d}")
            self._saves.write(self.path, record, standing, outcome, now.isoformat(timespec="seconds"))
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def another(self) -> "Autosave":
        """A new file; this one is left as it is."""
        self.close()
        return Autosave(self._saves, self._now)

    def close(self) -> None:
        """Let others open the game."""
        if self._lock is not None:
            with suppress(OSError):  # given back it is, though its file may have to stay
                self._lock.remove()
            self._lock = None
