"""Everything in one file, as the settings page offers it: save it, bring it back, see how far that is."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot

from tide_gui.error_text import ErrorText, reason_of
from tide_gui.presentation.text import listed
from tide_gui.rules.quoting import LONGEST_PATH, shortened
from tide_gui.store.games_folder import InUse
from tide_gui.ui.app.slices import Slices
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.qml_class import qml_class
from tide_gui.ui.qt_paths import path_of

if TYPE_CHECKING:
    from tide_gui.store.arrivals import BringingBack
    from tide_gui.store.progress import Progress
    from tide_gui.store.saving_everything import SavingEverything

NOTHING, SAVED, BROUGHT_BACK = "", "saved", "brought back"


@qml_class
class Everything(QObject):
    """One piece of work at a time, in slices, while the window goes on."""

    changed = Signal()
    arrived = Signal()  # something is here that was not

    def __init__(self, around: Surroundings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._around, self._translate = around, around.services.translate
        self._progress: Progress | None = None
        self._outcome, self._games, self._known, self._others = NOTHING, 0, 0, False
        self._work = Slices(self)
        self._work.advanced.connect(self.changed)

    working = Property(bool, attrgetter("_work.working"), notify=changed)
    outcome = Property(str, attrgetter("_outcome"), notify=changed)  # what was done last
    games = Property(int, attrgetter("_games"), notify=changed)  # that were saved, or are new here
    known = Property(int, attrgetter("_known"), notify=changed)  # games that were here already
    others = Property(bool, attrgetter("_others"), notify=changed)  # whether people or settings came back

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
        from tide_gui.store.saving_everything import SavingEverything  # noqa: PLC0415 - not needed at the start

        if place := self._around.place_of(to):
            self._around.preferences.flush()
            saving = SavingEverything(self._around.folders, self._around.now())
            self._start(saving, self._saving(saving, saving.steps(place)))

    @Slot(QUrl)
    def bringBack(self, archive: QUrl) -> None:
        """Add everything from this file to what is here."""
        if not archive.isLocalFile():
            text = self._translate("Program", "Only files on this machine can be opened.")
            return self._around.show_error(text)
        back = self._bringing_back()
        return self._start(back, self._asked_for(back, back.steps(path_of(archive))))

    def go_on(self, done: Callable[[], None]) -> None:
        """Finish what a killed program has begun to bring back, and call `done` at the end."""
        if os.path.lexists(self._around.folders.arrivals):
            back = self._bringing_back()
            self._start(back, self._going_on(back, done))
        else:
            done()

    def settle(self) -> None:
        """Be done with it now: finish it, or drop what nobody misses."""
        if self._progress and self._progress.can_be_dropped:
            self._work.stop()
        else:
            self._work.finish()

    def _bringing_back(self) -> "BringingBack":
        from tide_gui.store.arrivals import BringingBack  # noqa: PLC0415 - not needed at the start

        self._around.preferences.flush()
        return BringingBack(self._around.folders)

    def _start(self, progress: "Progress", work: Iterator[None]) -> None:
        self._progress, self._outcome = progress, NOTHING
        self._work.start(work)
        self.changed.emit()

    def _saving(self, saving: "SavingEverything", steps: Iterator[None]) -> Iterator[None]:
        with self._around.errors_shown(self._translate("Everything", "Nothing was saved: {reason}.")):
            yield from steps
            self._outcome, self._games = SAVED, saving.games
            if saving.left_out:
                text = self._translate(
                    "Everything", "This cannot be read and was left out: {files}.", "files: a list"
                )
                files = shortened(listed(saving.left_out, self._translate), LONGEST_PATH)
                self._around.show_error(text.format(files=files))

    def _going_on(self, back: "BringingBack", done: Callable[[], None]) -> Iterator[None]:
        with suppress(InUse):  # another program goes on with it
            yield from self._arriving(back, back.going_on())
        done()

    def _arriving(self, back: "BringingBack", steps: Iterator[None]) -> Iterator[None]:
        from tide_gui.store.archive import UnusableArchive  # noqa: PLC0415 - not needed at the start

        try:
            yield from steps
            self._outcome, self._others = BROUGHT_BACK, back.others
            self._games, self._known = back.brought, back.known
        except (UnusableArchive, OSError) as error:
            self._refuse(reason_of(error), begun=back.begun)
        if back.begun or self._outcome:
            self._around.preferences.read_again()
            self.arrived.emit()

    def _asked_for(self, back: "BringingBack", steps: Iterator[None]) -> Iterator[None]:
        try:
            yield from self._arriving(back, steps)
        except InUse:
            reason = self._translate(
                "Everything",
                "another window or command is doing that now",
                "reason: why nothing was brought back",
            )
            self._refuse(reason, begun=False)

    def _refuse(self, reason: ErrorText | str, *, begun: bool) -> None:
        """Say why not everything is back."""
        text = self._translate("Everything", "Nothing was brought back: {reason}.")
        if begun:
            text = self._translate(
                "Everything", "Not everything is back yet: {reason}. The next start goes on with it."
            )
        self._around.show_fault(text, reason=reason)
