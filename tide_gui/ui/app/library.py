"""The games that are kept, as the window needs them: listed, opened, copied, deleted, each fault told."""

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject

from tide_gui.presentation.text import Translate
from tide_gui.store.files import Lock
from tide_gui.store.saves import InUse, Saves
from tide_gui.table.record import Record
from tide_gui.ui.models.saves import DAMAGED, SavedRow, SavesModel, saved_rows
from tide_gui.ui.play.autosave import Autosave


class Library:
    """One folder of games. What goes wrong is handed to whoever complains."""

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime],
        translate: Translate,
        show_error: Callable[[str], None],
        owner: QObject,
    ) -> None:
        """Nothing is read before `read`."""
        self._saves, self._now, self._translate, self._show_error = Saves(folder), now, translate, show_error
        self.rows = SavesModel(owner)

    def read(self) -> None:
        """The list as it is on the disk."""
        try:
            saves = self._saves.all()
        except OSError as error:
            text = self._translate("Program", "The folder of games cannot be read: {reason}.")
            self._show_error(text.format(reason=error.strerror or error))
            saves = ()
        self.rows.show(saved_rows(saves, self._translate))

    def has_unknown_games(self) -> bool:
        """Whether games are kept that nobody knows here, unless some package brings them."""
        return any(row.part == DAMAGED and not row.game for row in self.rows.rows)

    def last_open(self) -> SavedRow | None:
        """The game to continue."""
        rows = (row for row in self.rows.rows if not row.finished and not row.error_message)
        return next(rows, None)

    def new_autosave(self) -> Autosave:
        """For a game that has no file yet."""
        return Autosave(self._saves, self._now)

    def listed(self, file: Path) -> Path:
        """The file as the list names it, by whatever way somebody came to it."""
        folder = os.path.realpath(self._saves.folder)
        return self._saves.folder / file.name if os.path.realpath(file.parent) == folder else file

    def record(self, file: Path) -> Record:
        """What was played."""
        return self._saves.read(file)

    def autosave_of(self, file: Path) -> Autosave | None:
        """Whoever keeps this game from now on; None for a file that is only looked at."""
        if file.exists() and not (file.is_file() or file.is_dir()):
            raise ValueError("not a file")  # reading a pipe would wait for a writer
        if file.parent != self._saves.folder or not file.is_file():
            return None
        lock = Lock(file)
        try:
            if lock.attempt():
                return Autosave(self._saves, self._now, file, lock)
        except OSError:  # where nothing can be locked nothing can be saved either: that is told at the table
            return Autosave(self._saves, self._now, file)
        text = self._translate("Program", "{name} is open in another window; here it is only looked at.")
        self._show_error(text.format(name=file.name))
        return None

    def remove(self, file: Path) -> None:
        """Delete a game for good."""
        try:
            self._saves.delete(file)
        except (InUse, OSError) as error:
            text = self._translate("Program", "{name} was not deleted: {reason}.")
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self._show_error(text.format(name=file.name, reason=reason))
        self.read()

    def copy(self, file: Path, target: Path) -> None:
        """A copy elsewhere, but never over a game that is being played."""
        lock = Lock(target)
        text = self._translate("Program", "The copy was not saved: {reason}.")
        try:
            if target.exists() and not lock.attempt():
                self._show_error(text.format(reason=self._translate("Program", "that game is being played")))
            else:
                self._saves.copy(file, target)
        except OSError as error:
            self._show_error(text.format(reason=error.strerror or error))
        finally:
            lock.remove()

    def sweep(self) -> None:
        """Remove what killed windows left behind."""
        with suppress(OSError):
            self._saves.sweep()
