"""The saved games as the window needs them: list, open, copy, give a title, delete and bring back."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, suppress
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tide_gui import registry
from tide_gui.error_text import ErrorText, reason_of
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.last_open import LastOpen
from tide_gui.store.saved_game import SavedGame
from tide_gui.store.trash import Trash, Trashed
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.ui.app.slices import Slices
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.models.game_list import GameLister, ListedGame, ListRow, trashed_text
from tide_gui.ui.play.autosave import Autosave


class Library(QObject):
    """One folder of games, not read before `glance`."""

    changed = Signal()  # the list was read

    def __init__(self, around: Surroundings, owner: QObject) -> None:
        super().__init__(owner)
        self._around, folders, self._translate = around, around.folders, around.services.translate
        self.saves, self._trash = GamesFolder(folders.games, folders.headers), Trash(folders.games)
        self._note, self._reviews = LastOpen(folders.games, folders.last_open), around.services.reviews
        self._now, self._show_error = around.now, around.show_error
        self._listed: tuple[SavedGame, ...] = ()
        self._last: SavedGame | None = None  # the game to continue
        self._is_read = True  # or there is no more than the note of the last time
        self._catching_up = Slices(self)
        self._row_of = self._lister()
        self.trashed = 0  # the number of games in the trash

    @property
    def today(self) -> date:
        return self._now().date()

    @property
    def folder(self) -> Path:
        return self.saves.folder

    def forget_words(self) -> None:
        """Describe each game in another language."""
        self._row_of = self._lister()
        self._row_of.look()

    def _lister(self) -> GameLister:
        return GameLister(self._translate, self._around.sheep.directory, self._now)

    def glance(self) -> None:
        """Find the game to continue; read the list only if the note of the last time does not hold."""
        noted = self._note.read()
        if noted is None or (noted.saved and not _first_to_continue([noted.saved])):
            return self.read()
        self._last, self._is_read = noted.saved, False
        self._row_of.look()
        return self.changed.emit()

    def catch_up(self, done: Callable[[], None]) -> None:
        """Read the list unless it was, while the window goes on, and call `done` at the end."""
        if not self._is_read:
            self._catching_up.start(self._reading(done))
        else:
            done()

    def _reading(self, done: Callable[[], None]) -> Iterator[None]:
        try:
            yield from self.saves.listing.reading()
        except OSError:
            self.read()  # it says why
        else:
            self._show(lambda: self.saves.listing.games)
        done()

    def read(self) -> None:
        """Read the list from the disk."""
        self._show(self.saves.all)

    def _show(self, listed: Callable[[], tuple[SavedGame, ...]]) -> None:
        self._listed, self._is_read, self.trashed = (), True, 0
        with self._around.folder_errors_shown():
            self._listed = listed()
            with self._trash_errors_shown():
                self.trashed = self._trash.count()
        self._last = _first_to_continue(self._listed)
        self._row_of.look()
        self.changed.emit()

    def keep(self) -> None:
        """Keep what was read for the next start, as the games are now."""
        if self.saves.listing.complete:
            with suppress(OSError):  # without a folder, for one
                state, games = self._note.state(), self.saves.all()
                self.saves.listing.keep()
                if games:
                    last = _first_to_continue(games)
                    self._note.write(state, last.path.name if last else "")

    def close(self) -> None:
        self._catching_up.stop()
        self.keep()

    @property
    def is_empty(self) -> bool:
        return self._is_read and not self._listed

    def games(self) -> list[ListedGame]:
        """Return all games as they are listed: open ones first, in each part the game saved last first."""
        return self._row_of.of(self._listed)

    def listed(self, file: Path) -> SavedGame | None:
        """Return the game that is listed with this file."""
        return next((each for each in self._listed if each.path == file), None)

    def trashed_text(self, game: SavedGame | None, file: Path) -> str:
        """Say that a game is in the trash."""
        row = self._row_of.row_of(game) if game else None
        return trashed_text(row, file, self._translate)

    def has_unknown_games(self) -> bool:
        """Whether some saved games belong to games that are not registered, at least not yet."""
        known = registry.game_keys()
        return any(saved.header.game not in known for saved in self._listed if saved.header)

    def last_open(self) -> ListRow | None:
        """Return the game to continue, the one saved last; None if no game is open."""
        return self._row_of.row_of(self._last) if self._last else None

    def last_seats(self) -> tuple[SeatedPlayer, ...]:
        """Return who sits in the game to continue; empty if no game is open."""
        header = self._last.header if self._last else None
        return header.seats if header else ()

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
        lock = lock_of(file)
        fields: dict[str, ErrorText | str] = {"name": file.name}
        text = self._translate(
            "Program", "{name} is open in another window; here it can only be viewed.", "name: of a file"
        )
        try:
            if lock.claim():
                return Autosave(self.saves, self._now, file, lock)
        except OSError as error:
            text = self._translate(
                "Program",
                "{name} can only be viewed, because it cannot be locked: {reason}.",
                "name: of a file",
            )
            fields["reason"] = reason_of(error)
        self._around.show_fault(text, **fields)
        return None

    def entitle(self, file: Path, title: str) -> None:
        """Give a game that is not on the table a title; an empty one takes it away."""
        text = self._translate("Program", "{name} did not get a title: {reason}.", "name: of a file")
        with self._around.errors_shown(text, name=file.name):
            self.saves.entitle(file, title)
        self.read()

    def throw_away(self, file: Path) -> Path | None:
        """Move a game to the trash; return its new place, None if that failed."""
        text = self._translate("Program", "{name} was not deleted: {reason}.", "name: of a file")
        place = None
        with self._around.errors_shown(text, name=file.name):
            place = self._trash.take(file, self._now().date())
            self._reviews.of(file).forget()
        self.read()
        return place

    def put_back(self, place: Path) -> Path | None:
        """Move a game out of the trash; return its path, None if that failed."""
        text = self._translate("Program", "{name} was not put back: {reason}.", "name: of a file")
        path = None
        with self._around.errors_shown(text, name=place.name):
            path = self._trash.put_back(place)
        self.read()
        return path

    def trash(self) -> tuple[tuple[Trashed, ListRow], ...]:
        """Return the games in the trash with their rows, deleted last first."""
        self._trash.remove_old(self._now().date())
        with self._trash_errors_shown():
            return tuple((each, self._row_of.row_of(each.saved)) for each in self._trash.all())
        return ()

    def _trash_errors_shown(self) -> AbstractContextManager[None]:
        return self._around.errors_shown(self._translate("Program", "The trash cannot be read: {reason}."))

    def delete(self, place: Path) -> None:
        """Delete a game in the trash for good."""
        self._delete(lambda: self._trash.remove(place))

    def empty_trash(self) -> None:
        self._delete(self._trash.empty)

    def _delete(self, act: Callable[[], None]) -> None:
        text = self._translate("Program", "Not everything could be deleted: {reason}.")
        with self._around.errors_shown(text):
            act()
        self.read()

    def copy(self, file: Path, target: Path) -> None:
        """Copy a game elsewhere, but never over a game that is being played."""
        lock = lock_of(target)
        text = self._translate("Program", "The copy was not saved: {reason}.")
        try:
            with self._around.errors_shown(text):
                if target.exists() and not lock.claim():
                    playing = self._translate(
                        "Program", "that game is being played", "reason: why a copy was not saved over it"
                    )
                    self._show_error(text.format(reason=playing))
                else:
                    self.saves.copy(file, target)
        finally:
            lock.remove()

    def sweep(self) -> None:
        """Remove leftovers of killed windows, old trash, reviews without a game; hide games from others."""
        self.saves.sweep()
        with suppress(OSError):  # a folder that cannot be read keeps its reviews
            self._reviews.sweep(self.saves.listing.names())
        self._trash.sweep()
        self._trash.remove_old(self._now().date())


def _first_to_continue(games: Iterable[SavedGame]) -> SavedGame | None:
    known = registry.game_keys()
    headers = ((saved, saved.header) for saved in games)
    return next((saved for saved, each in headers if each and not each.outcome and each.game in known), None)
