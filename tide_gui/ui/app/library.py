"""The saved games as the window needs them: list, open, copy, delete."""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject

from tide_gui.presentation.text import Translate
from tide_gui.store.files import lock_of
from tide_gui.store.saves import InUse, Saves
from tide_gui.table.record import Record
from tide_gui.ui.models.saves import DAMAGED, SavedRow, SavesModel, saved_rows
from tide_gui.ui.play.autosave import Autosave


class Library:
    """One folder of games, not read before `read`. Errors go to `show_error` as a sentence."""

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime],
        translate: Translate,
        show_error: Callable[[str], None],
        owner: QObject,
    ) -> None:
        self._saves, self._now, self._translate, self._show_error = Saves(folder), now, translate, show_error
        self.rows = SavesModel(owner)

    def read(self) -> None:
        """Read the list from the disk."""
        try:
            saves = self._saves.all()
        except OSError as error:
            text = self._translate("Program", "The folder of games cannot be read: {reason}.")
            self._show_error(text.format(reason=error.strerror or error))
            saves = ()
        self.rows.show(saved_rows(saves, self._translate))

    def has_unknown_games(self) -> bool:
        """Whether some saved games belong to games that are not registered, at least not yet."""
        return any(row.part == DAMAGED and not row.game for row in self.rows.rows)

    def last_open(self) -> SavedRow | None:
        """Return the game to continue, the one saved last; None if no game is open."""
        rows = (row for row in self.rows.rows if not row.finished and not row.error_message)
        return next(rows, None)

    def new_autosave(self) -> Autosave:
        """Return an autosave for a game that has no file yet."""
        return Autosave(self._saves, self._now)

    def listed_path(self, file: Path) -> Path:
        """Return the path that the list uses for this file, however the caller spells it."""
        folder = os.path.realpath(self._saves.folder)
        return self._saves.folder / file.name if os.path.realpath(file.parent) == folder else file

    def record(self, file: Path) -> Record:
        return self._saves.read(file)

    def autosave_of(self, file: Path) -> Autosave | None:
        """Return the autosave that continues this file; None if the file may only be viewed."""
        if file.parent != self._saves.folder or not file.is_file():
            return None
        lock, reason = lock_of(file), ""
        text = self._translate("Program", "{name} is open in another window; here it can only be viewed.")
        try:
            if lock.claim():
                return Autosave(self._saves, self._now, file, lock)
        except OSError as error:
            text = self._translate(
                "Program", "{name} can only be viewed, because it cannot be locked: {reason}."
            )
            reason = error.strerror or str(error)
        self._show_error(text.format(name=file.name, reason=reason))
        return None

    def remove(self, file: Path) -> None:
        """Delete a game permanently."""
        try:
            self._saves.delete(file)
        except InUse:
            text = self._translate("Program", "{name} was not deleted: it is open in another window.")
            self._show_error(text.format(name=file.name))
        except OSError as error:
            text = self._translate("Program", "{name} was not deleted: {reason}.")
            self._show_error(text.format(name=file.name, reason=error.strerror or error))
        self.read()

    def copy(self, file: Path, target: Path) -> None:
        """Copy a game elsewhere, but never over a game that is being played."""
        lock = lock_of(target)
        text = self._translate("Program", "The copy was not saved: {reason}.")
        try:
            if target.exists() and not lock.claim():
                self._show_error(text.format(reason=self._translate("Program", "that game is being played")))
            else:
                self._saves.copy(file, target)
        except OSError as error:
            self._show_error(text.format(reason=error.strerror or error))
        finally:
            lock.remove()

    def sweep(self) -> None:
        """Remove what killed windows left behind, and hide games of former versions from others."""
        self._saves.sweep()
