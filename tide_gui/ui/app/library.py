"""The saved games as the window needs them: list, open, copy, give a title, delete and bring back."""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tide_gui import registry
from tide_gui.presentation.text import Translate
from tide_gui.store.files import lock_of
from tide_gui.store.reviews import Reviews
from tide_gui.store.saves import InUse, Saved, Saves
from tide_gui.store.trash import Trash, Trashed
from tide_gui.table.record import Record, UnreadableRecord
from tide_gui.ui.models.saves import SavedRow, SavedRows
from tide_gui.ui.play.autosave import Autosave


class Library(QObject):
    """One folder of games, not read before `read`. Errors go to `show_error` as a sentence."""

    changed = Signal()  # the list was read

    def __init__(
        self,
        folder: Path,
        reviews: Reviews,
        now: Callable[[], datetime],
        translate: Translate,
        show_error: Callable[[str], None],
        owner: QObject,
    ) -> None:
        super().__init__(owner)
        self.saves, self.reviews, self._trash = Saves(folder), reviews, Trash(folder)
        self._now, self._translate, self._show_error = now, translate, show_error
        self._listed: tuple[Saved, ...] = ()
        self._row_of = SavedRows(translate)
        self.trashed = 0  # the number of games in the trash

    @property
    def folder(self) -> Path:
        return self.saves.folder

    def read(self) -> None:
        """Read the list from the disk."""
        self._listed, self.trashed = (), 0
        text = self._translate("Program", "The folder of games cannot be read: {reason}.")
        try:
            self._listed = self.saves.all()
            text = self._trash_fault()
            self.trashed = self._trash.count()
        except OSError as error:
            self._show_error(text.format(reason=error.strerror or error))
        self.changed.emit()

    @property
    def is_empty(self) -> bool:
        return not self._listed

    def rows(self) -> list[SavedRow]:
        """Return the rows of all games; open ones first, in each part the game saved last first."""
        return self._row_of.of(self._listed)

    def name_of(self, file: Path) -> str:
        """Return what a sentence calls a game: its title, its players, or the name of its file."""
        row = next((row for row in self.rows() if row.path == str(file)), None)
        if row and row.own_title:
            return self._translate("Program", "“{title}”").format(title=row.own_title)
        if row and row.names:
            return self._translate("Program", "The game of {names}").format(names=row.names)
        return file.name

    def has_unknown_games(self) -> bool:
        """Whether some saved games belong to games that are not registered, at least not yet."""
        known = registry.game_keys()
        return any(saved.header.game not in known for saved in self._listed if saved.header)

    def last_open(self) -> SavedRow | None:
        """Return the game to continue, the one saved last; None if no game is open."""
        known = registry.game_keys()
        goes_on = (
            saved
            for saved in self._listed
            if saved.header and saved.header.outcome is None and saved.header.game in known
        )
        saved = next(goes_on, None)
        return self._row_of.row_of(saved) if saved else None

    def new_autosave(self) -> Autosave:
        """Return an autosave for a game that has no file yet."""
        return Autosave(self.saves, self._now)

    def listed_path(self, file: Path) -> Path:
        """Return the path that the list uses for this file, however the caller spells it."""
        folder = os.path.realpath(self.saves.folder)
        return self.saves.folder / file.name if os.path.realpath(file.parent) == folder else file

    def record(self, file: Path) -> Record:
        return self.saves.read(file)

    def autosave_of(self, file: Path) -> Autosave | None:
        """Return the autosave that continues this file; None if the file may only be viewed."""
        if file.parent != self.saves.folder or not file.is_file():
            return None
        lock, reason = lock_of(file), ""
        text = self._translate("Program", "{name} is open in another window; here it can only be viewed.")
        try:
            if lock.claim():
                return Autosave(self.saves, self._now, file, lock)
        except OSError as error:
            text = self._translate(
                "Program", "{name} can only be viewed, because it cannot be locked: {reason}."
            )
            reason = error.strerror or str(error)
        self._show_error(text.format(name=file.name, reason=reason))
        return None

    def entitle(self, file: Path, title: str) -> None:
        """Give a game that is not on the table a title; an empty one takes it away."""
        text = self._translate("Program", "{name} did not get a title: {reason}.")
        try:
            self.saves.entitle(file, title)
        except InUse:
            self._show_error(text.format(name=file.name, reason=self._in_use()))
        except UnreadableRecord as error:
            self._show_error(text.format(name=file.name, reason=error.reason))
        except OSError as error:
            self._show_error(text.format(name=file.name, reason=error.strerror or error))
        self.read()

    def throw_away(self, file: Path) -> Path | None:
        """Move a game to the trash; return its new place, None if that failed."""
        text = self._translate("Program", "{name} was not deleted: {reason}.")
        place = None
        try:
            place = self._trash.take(file, self._now().date())
            self.reviews.of(file).forget()
        except InUse:
            self._show_error(text.format(name=file.name, reason=self._in_use()))
        except OSError as error:
            self._show_error(text.format(name=file.name, reason=error.strerror or error))
        self.read()
        return place

    def _in_use(self) -> str:
        return self._translate("Program", "it is open in another window")

    def put_back(self, place: Path) -> Path | None:
        """Move a game out of the trash; return its path, None if that failed."""
        text = self._translate("Program", "{name} was not put back: {reason}.")
        path = None
        try:
            path = self._trash.put_back(place)
        except OSError as error:
            self._show_error(text.format(name=place.name, reason=error.strerror or error))
        self.read()
        return path

    def trash(self) -> tuple[tuple[Trashed, SavedRow], ...]:
        """Return the games in the trash with their rows, deleted last first."""
        self._trash.remove_old(self._now().date())
        try:
            return tuple((each, self._row_of.row_of(each.saved)) for each in self._trash.all())
        except OSError as error:
            self._show_error(self._trash_fault().format(reason=error.strerror or error))
            return ()

    def _trash_fault(self) -> str:
        return self._translate("Program", "The trash cannot be read: {reason}.")

    def delete(self, place: Path) -> None:
        """Delete a game in the trash for good."""
        self._delete(lambda: self._trash.remove(place))

    def empty_trash(self) -> None:
        self._delete(self._trash.empty)

    def _delete(self, act: Callable[[], None]) -> None:
        try:
            act()
        except OSError as error:
            text = self._translate("Program", "Not everything could be deleted: {reason}.")
            self._show_error(text.format(reason=error.strerror or error))
        self.read()

    def copy(self, file: Path, target: Path) -> None:
        """Copy a game elsewhere, but never over a game that is being played."""
        lock = lock_of(target)
        text = self._translate("Program", "The copy was not saved: {reason}.")
        try:
            if target.exists() and not lock.claim():
                self._show_error(text.format(reason=self._translate("Program", "that game is being played")))
            else:
                self.saves.copy(file, target)
        except OSError as error:
            self._show_error(text.format(reason=error.strerror or error))
        finally:
            lock.remove()

    def sweep(self) -> None:
        """Remove leftovers of killed windows, old trash, reviews without a game; hide games from others."""
        self.saves.sweep()
        self.reviews.sweep([saved.path.name for saved in self._listed])
        self._trash.remove_old(self._now().date())
