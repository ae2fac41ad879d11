"""What the parts of the program share."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QUrl

from tide_gui.error_text import reason_of
from tide_gui.people.directory import GUEST
from tide_gui.presentation.text import details_in, filled
from tide_gui.rules.quoting import LONGEST_PATH, shortened
from tide_gui.store.games_folder import InUse
from tide_gui.store.user_folders import UserFolders
from tide_gui.store.versioned_file import Unreadable
from tide_gui.table.record import UnreadableRecord
from tide_gui.ui.app.own_name import own_name
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sheep import Sheep
from tide_gui.ui.play.services import Services
from tide_gui.ui.qt_paths import path_of


class ShowError(Protocol):
    """Shows a sentence, and details that can be copied."""

    def __call__(self, sentence: str, details: str = "") -> None: ...


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Made once, by the program."""

    folders: UserFolders
    preferences: Preferences
    services: Services
    sheep: Sheep
    now: Callable[[], datetime]
    show_error: ShowError

    @property
    def own_name(self) -> str:
        """The name of the person who plays here; empty if it is not known."""
        name = own_name(self.preferences.settings)
        return self.sheep.called(name) if name else ""

    @property
    def person(self) -> str:
        """What a game calls the person who plays here."""
        return self.own_name or GUEST

    def place_of(self, url: QUrl) -> Path | None:
        """Return where a file is to be saved; None if that is nowhere on this machine, which is told."""
        place = path_of(url)
        if url.isLocalFile() and place.name and "\0" not in str(place):
            return place
        self.show_error(self.services.translate("Program", "Files can only be saved on this machine."))
        return None

    def show_fault(self, text: str, **fields: object) -> None:
        """Show a sentence; texts of errors among its fields are translated, their details can be copied."""
        self.show_error(filled(text, fields, self.services.translate), details_in(*fields.values()))

    @contextmanager
    def errors_shown(self, text: str, **fields: str) -> Iterator[None]:
        """Show what goes wrong with files in this sentence, whose field `reason` says why."""
        try:
            yield
        except InUse:
            reason = self.services.translate(
                "Program", "it is open in another window", "reason; it: a file or a game"
            )
            self.show_fault(text, reason=reason, **fields)
        except (Unreadable, UnreadableRecord, OSError) as error:
            self.show_fault(text, reason=reason_of(error), **fields)

    def folder_errors_shown(self) -> AbstractContextManager[None]:
        """Say why the folder of games cannot be read, and what can be done."""
        text = self.services.translate(
            "Program",
            "The folder {folder} cannot be read: {reason}. No game is kept there until it can; "
            "the option --data-dir names another one.",
        )
        return self.errors_shown(text, folder=shortened(str(self.folders.games), LONGEST_PATH))
