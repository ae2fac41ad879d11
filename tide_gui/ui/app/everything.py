"""Everything in one file, as the settings page offers it: save it, bring it back, see how far that is."""

import os
from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot

from tide_gui.presentation.text import listed
from tide_gui.rules.quoting import shortened
from tide_gui.store.games_folder import InUse
from tide_gui.ui.app.slices import Slices
from tide_gui.ui.app.surroundings import LONGEST_PATH, Surroundings
from tide_gui.ui.qml_class import qml_class
from tide_gui.ui.qt_paths import path_of

if TYPE_CHECKING:
    from tide_gui.store import everything

NOTHING, SAVED, BROUGHT_BACK = "", "saved", "brought back"


@qml_class
class Everything(QObject):
    """One piece of work at a time, in slices, while the window goes on."""

    changed = Signal()
    arrived = Signal()  # something is here that was not

    def __init__(self, around: Surroundings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._around, self._translate = around, around.services.translate
        self._progress: everything.Everything | None = None
        self._outcome, self._games, self._known = NOTHING, 0, 0
        self._work = Slices(self)
        self._work.advanced.connect(self.changed)

    working = Property(bool, attrgetter("_work.working"), notify=changed)
    outcome = Property(str, attrgetter("_outcome"), notify=changed)  # what was done last
    games = Property(int, attrgetter("_games"), notify=changed)  # that were saved, or are new here
    known = Property(int, attrgetter("_known"), notify=changed)  # games that were here already

    @Property(int, notify=changed)
    def done(self) -> int:
        return self._progress.done if self._progress else 0

    @Property(int, notify=changed)
    def total(self) -> int:
        return self._progress.total if self._progress else 0

    @Slot(result=str)
    def fileName(self) -> str:
        """Return the name that is suggested for the archive of today."""
        return f"tide-table {self._around.now().date()}.zip"

    @Slot(QUrl)
    def save(self, to: QUrl) -> None:
        """Save everything into this file."""
        from tide_gui.store.everything import Saving  # noqa: PLC0415 - not needed at the start

        if place := self._around.place_of(to):
            self._around.preferences.flush()
            saving = Saving(self._around.folders, self._around.now())
            self._start(saving, self._saving(saving, saving.steps(place)))

    @Slot(QUrl)
    def bringBack(self, archive: QUrl) -> None:
        """Add everything from this file to what is here."""
        if not archive.isLocalFile():
            text = self._translate("Program", "Only files on this machine can be opened.")
            return self._around.show_error(text)
        back = self._bringing_back()
        return self._start(back, self._arriving(back, back.steps(path_of(archive))))

    def go_on(self) -> None:
        """Finish what a killed window has begun to bring back."""
        if os.path.lexists(self._around.folders.arrivals):
            back = self._bringing_back()
            self._start(back, self._arriving(back, back.going_on()))

    @Slot()
    def stop(self) -> None:
        """Stop; what was on its way goes on at the next start."""
        self._work.stop()

    def _bringing_back(self) -> "everything.BringingBack":
        from tide_gui.store.everything import BringingBack  # noqa: PLC0415 - not needed at the start

        self._around.preferences.flush()
        return BringingBack(self._around.folders)

    def _start(self, progress: "everything.Everything", work: Iterator[None]) -> None:
        self._progress, self._outcome = progress, NOTHING
        self._work.start(work)
        self.changed.emit()

    def _saving(self, saving: "everything.Saving", steps: Iterator[None]) -> Iterator[None]:
        with self._around.errors_shown(self._translate("Everything", "Everything was not saved: {reason}.")):
            yield from steps
            self._outcome, self._games = SAVED, saving.games
            if saving.left_out:
                text = self._translate("Everything", "This cannot be read and was left out: {files}.")
                files = shortened(listed(saving.left_out, self._translate), LONGEST_PATH)
                self._around.show_error(text.format(files=files))

    def _arriving(self, back: "everything.BringingBack", steps: Iterator[None]) -> Iterator[None]:
        from tide_gui.store.archive import UnusableArchive  # noqa: PLC0415 - not needed at the start

        try:
            yield from steps
            self._outcome, self._games, self._known = BROUGHT_BACK, back.brought, back.known
        except (UnusableArchive, InUse, OSError) as error:
            self._around.show_error(self._refusal(error, begun=back.begun))
        if back.begun or self._outcome:
            self._around.preferences.read_again()
            self.arrived.emit()

    def _refusal(self, error: Exception, *, begun: bool) -> str:
        """Say why not everything is back."""
        text = self._translate("Everything", "Nothing was brought back: {reason}.")
        reason = str(error)
        if isinstance(error, InUse):
            reason = self._translate("Everything", "another window does that just now")
        elif isinstance(error, OSError):
            reason = error.strerror or reason
        if begun:
            text = self._translate(
                "Everything", "Not everything is back yet: {reason}. The next start goes on with it."
            )
        return text.format(reason=reason)
