"""Viewing past moments while the game waits."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.presentation.table_text import moment_text
from tide_gui.ui.play import messages
from tide_gui.ui.play.past_moments import Moment, PastMoments
from tide_gui.ui.play.turn_flow import ASKING, Phase
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.rules.game import Seat, Standing
    from tide_gui.ui.models.log import LogModel
    from tide_gui.ui.play.controller import GameController
    from tide_gui.ui.play.table_models import Shown


@qml_class
class LookBack(QObject):
    """Shows a past moment, goes from one to the next, and returns to the present.

    `changed` stands for all properties.
    """

    changed = Signal()

    def __init__(self, controller: "GameController") -> None:
        super().__init__(controller)
        self._controller, self._game = controller, controller.game
        self._models, self._playback = controller.models, controller.playback
        controller.changed.connect(self.changed)
        self.forget()

    def forget(self) -> None:
        """Forget the moment; the caller shows the present."""
        self._row: int | None = None  # a line of the log
        self._said = ""  # of the moment, instead of that line
        self.standing: Standing | None = None  # how far the game had come then
        self._entry, self._step = 0, 0
        self._present: Shown | None = None  # what to return to
        self._past: PastMoments | None = None

    @property
    def entry(self) -> int:
        """The entry of the record whose moment is shown; 0 for the present."""
        return self._entry

    @property
    def place(self) -> tuple[int, int]:
        """The entry whose moment is shown, and the step in it."""
        return self._entry, self._step

    @Property(int, notify=changed)
    def row(self) -> int:
        """The line of the log whose moment is shown; -1 for the present."""
        return -1 if self._row is None else self._row

    @Property(str, notify=changed)
    def banner(self) -> str:
        """Which moment is shown; empty for the present."""
        if self._row is None:
            return ""
        return moment_text(self._said or self._log.rows[self._row].text, self._game.services.translate)

    @Slot(int)
    def to(self, row: int) -> None:
        """Show the moment of a line of the log."""
        if row not in range(len(self._log.lines)) or not self._begin():
            return
        entry = self._log.lines[row].entry
        written = bisect_right(self._rows(entry), row)
        moments = self._moments(entry)
        last = len(moments) - 1
        step = next((step for step, moment in enumerate(moments) if moment.lines >= written), last)
        self._show(entry, step, moments[step], row)

    def before(self, entry: int, seat: "Seat") -> None:
        """Show the table of a finished game as a seat saw it before an entry, or at the end.

        Before the first entry there is no table to show.
        """
        entry = max(entry, 2)
        if not self._begin():
            return
        if (self._game.flow.viewer, self._game.flow.near_seat) != (seat, seat):
            self._controller.dispatch(messages.SeatViewed(seat, seat))
        moments = self._moments(entry - 1)
        row = self._row_of(entry - 1, moments[-1].lines) or 0
        self._show(entry - 1, len(moments) - 1, moments[-1], row, self._whole_past().standing(entry))

    def _begin(self) -> bool:
        """Leave the present, if that is possible now; return whether it is."""
        if self._present is None:
            self._controller.dispatch(messages.LookedBack())
        if self._game.flow.looking_back and self._present is None:
            self._playback.hold()
            self._present = self._models.shown
        return self._game.flow.looking_back

    @Slot(int)
    def go(self, direction: int) -> None:
        """Show the next moment (1) or the one before (-1) that has another table or line."""
        if self._row is None:
            return
        now = self._moments(self._entry)[self._step]
        for entry, step, moment in self._onward(direction):
            row = self._row_of(entry, moment.lines)
            if row is None or self._is_ahead(entry, step):
                return  # the table has not shown it yet
            if (moment.scene, row) != (now.scene, self._row):
                self._show(entry, step, moment, row)
                return

    def again(self) -> None:
        """Redraw the moment: the memory aid decides what it may show."""
        if self._row is not None:
            moment = self._moments(self._entry)[self._step]
            self._show(self._entry, self._step, moment, self._row, self.standing)

    @Slot()
    def end(self) -> None:
        """Return to the present."""
        if self._game.flow.looking_back:
            if self._present:
                self._models.settle(*self._present)
            self.forget()
            self._log.mark(None)
            self._playback.release()
            self._controller.dispatch(messages.LookedForward())

    def _can_open_hands(self) -> bool:
        """Whether a past moment is shown of a finished game, or of one that bots play alone."""
        return self._row is not None and self._may_open_hands()

    canOpenHands = Property(bool, _can_open_hands, notify=changed)
    handsOpen = Property(bool, attrgetter("_game.hands_open"), notify=changed)

    @Slot(bool)
    def openHands(self, opened: bool) -> None:
        """Show all hands of past moments, or only those that the viewer saw."""
        if self._can_open_hands():
            self._game.hands_open = opened
            self.again()

    def _onward(self, direction: int) -> Iterator[tuple[int, int, Moment]]:
        """Yield entries, steps and their moments in this direction."""
        last = self._past.entries if self._past and direction > 0 else 1
        for entry in range(self._entry, last + direction, direction):
            for step, moment in list(enumerate(self._moments(entry)))[::direction]:
                if (step - self._step) * direction > 0 or entry != self._entry:
                    yield entry, step, moment

    def _whole_past(self) -> PastMoments:
        if self._past is None:
            self._past = PastMoments(self._game.history, self._game.table.record)
        return self._past

    def _moments(self, entry: int) -> tuple[Moment, ...]:
        opens, past = self._game.hands_open and self._may_open_hands(), self._whole_past()
        moments = past.open_moments if opens else past.moments
        return moments(entry, self._game.flow.viewer)

    def _may_open_hands(self) -> bool:
        return self._game.flow.phase is Phase.OVER or self._game.can_open_hands

    def _show(
        self, entry: int, step: int, moment: Moment, row: int, standing: "Standing | None" = None
    ) -> None:
        self._entry, self._step, self._row = entry, step, row
        self.standing = standing or moment.standing
        self._said = self._said_of(moment) if row == self._row_of(entry, moment.lines) else ""
        asking, presentation = self._game.flow.phase in ASKING, self._game.history.presentation
        present = self._game.scene() if asking else self._game.unsealed(self._game.flow.viewer)
        scene = moment.scene if self._game.all_open else presentation.scenes.remembered(moment.scene, present)
        self._models.settle(scene)
        self._log.mark(self._row)
        self._controller.refresh()

    def _said_of(self, moment: Moment) -> str:
        """What is said of a moment whose line is yet to be written; the progress names no card."""
        if moment.lines and not moment.said:
            return ""
        return moment.said if moment.said and self._game.all_open else self._controller.progress

    def _is_ahead(self, entry: int, step: int) -> bool:
        """Whether the playback has yet to show this step, of an entry that may not have its lines."""
        if self._past is None or entry < self._log.lines[-1].entry:
            return False
        following = sum(len(self._moments(each)) for each in range(entry, self._past.entries + 1))
        return following - step - 1 < self._playback.left

    def _first_row(self, entry: int) -> int:
        return bisect_left(self._log.lines, entry, key=lambda line: line.entry)

    def _rows(self, entry: int) -> list[int]:
        """Return the rows of an entry, without failures of bots."""
        lines = self._log.lines
        following = range(self._first_row(entry), self._first_row(entry + 1))
        return [row for row in following if lines[row].recorded]

    def _row_of(self, entry: int, lines: int) -> int | None:
        """Return the row of the last of these lines of an entry; None if it is not shown yet.

        Before the first line it is the row above.
        """
        if not lines:
            return max(0, self._first_row(entry) - 1)
        rows = self._rows(entry)
        return rows[lines - 1] if lines <= len(rows) else None

    @property
    def _log(self) -> "LogModel":
        return self._models.log
