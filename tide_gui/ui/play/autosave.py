"""The file of a game: saved as a whole after every turn, and again if that failed."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from tide_gui.error_text import ErrorText, reason_of
from tide_gui.rules.game import Outcome, Standing
from tide_gui.store.files import Lock
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.saved_game import read_saved
from tide_gui.table.record import Record, UnreadableRecord


class Autosave:
    """One file and its lock. Without a path, the first save chooses a free one."""

    def __init__(
        self,
        saves: GamesFolder,
        now: Callable[[], datetime],
        path: Path | None = None,
        lock: Lock | None = None,
    ) -> None:
        """Use a lock that the caller has already acquired."""
        self._saves, self._now, self.path, self._lock = saves, now, path, lock

    def save(self, record: Record, standing: Standing, outcome: Outcome | None) -> ErrorText | str:
        """Save the game; return why that failed, or an empty string."""
        try:
            now = self._now()
            if self.path is None:
                self.path, self._lock = self._saves.new(record.game, f"{now:%Y-%m-%d}")
            moment = self._ended(outcome) or now.isoformat(timespec="seconds")
            self._saves.write(self.path, record, standing, outcome, moment)
        except (OSError, UnreadableRecord) as error:
            return reason_of(error)
        return ""

    def _ended(self, outcome: Outcome | None) -> str:
        """Return when a game that was over at the last save ended; a title or a mark does not change that."""
        former = read_saved(self.path).header if self.path and outcome else None
        return former.saved if former and former.outcome else ""

    def another(self) -> "Autosave":
        """Release this file as it is, and return an autosave with a new one."""
        self.close()
        return Autosave(self._saves, self._now)

    def close(self) -> None:
        """Release the lock, so that others can open the game."""
        if self._lock is not None:
            with suppress(OSError):  # it is released even if its file cannot be removed
                self._lock.remove()
            self._lock = None


class Unsaved(Autosave):
    """Of a game that is played but not kept."""

    def __init__(self) -> None:
        self.path = None

    def save(self, record: Record, standing: Standing, outcome: Outcome | None) -> str:
        return ""

    def another(self) -> "Autosave":
        return self

    def close(self) -> None:
        pass
