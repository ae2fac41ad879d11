"""Plays steps one after another, each with its pause."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from tide_gui.presentation.pacing import DURATIONS, Pause, SeatMoment, Step, animations
from tide_gui.presentation.scene import Scene
from tide_gui.rules.game import Standing
from tide_gui.store.settings import Settings
from tide_gui.ui.models.log import Line

Seen = Callable[[], Sequence[Scene[Any]]]  # a moment as each seat sees it; empty where no hand may be open
STOPS = (Pause.SCORES, Pause.END)


@dataclass(frozen=True, slots=True)
class Item:
    """A step with its lines of the log; either may be missing. The last one of an event has its occasions."""

    step: Step[Any] | None
    lines: tuple[Line, ...] = ()
    said: str = ""  # what the prompt says in place of the lines, and a screen reader after them
    standing: Standing | None = None  # how far the game has come with it, if that changes
    occasions: tuple[str, ...] = ()  # what may be explained now
    seen: Seen = tuple
    hesitation: Pause = Pause.NONE  # of bots who decide after it

    @property
    def pause(self) -> Pause:
        """The kind of pause after it."""
        return self.step.pause if self.step else Pause.NONE

    @property
    def moment(self) -> SeatMoment | None:
        """What it shows of a seat on its own."""
        return self.step.moment if self.step else None


class Playback(QObject):
    """Plays items; stops at the score pad, at the end, and where a click is awaited."""

    skippingChanged = Signal()

    def __init__(
        self,
        settings: Callable[[], Settings],
        show: Callable[[Item, bool], None],
        stopped: Callable[[Pause | None], None],
        parent: QObject | None = None,
    ) -> None:
        """`show` receives an item and whether it stays on screen until a pause or a stop is over.

        `stopped` receives the pause at which playback stopped; None when nothing is left.
        """
        super().__init__(parent)
        self._settings, self._show, self._stopped = settings, show, stopped
        self._left: deque[Item] = deque()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.show_next)
        self._skip = QTimer(self, singleShot=True)
        self._skip.timeout.connect(self.skippingChanged)
        self.awaits_click = False
        self.hurries = False
        self._rushes = False  # a hurry that passes over moments, too
        self._waited_for: Item | None = None  # the one whose pause is going on
        self._held: int | None = None  # milliseconds that were left at `hold`

    @property
    def running(self) -> bool:
        """Whether a pause is going on, which can be skipped."""
        return self._timer.isActive() or self.awaits_click

    @property
    def moment(self) -> SeatMoment | None:
        """What the pause that is going on shows of a seat on its own."""
        return self._waited_for.moment if self.running and self._waited_for else None

    @property
    def left(self) -> int:
        """How many items are to be shown yet."""
        return len(self._left)

    @property
    def skipping(self) -> bool:
        """Whether pieces move to where they belong after skipped steps."""
        return self._skip.isActive()

    def load(self, items: Iterable[Item]) -> None:
        """Take these items, to be shown at the next `go_on`."""
        self._left = deque(items)

    def run(self, items: Iterable[Item], *, hurry: bool = False) -> None:
        """Show these items."""
        self._left = deque(items)
        self.go_on(hurry=hurry)

    def go_on(self, *, hurry: bool = False) -> None:
        """Show the items that are left after a stop."""
        self._rushes = hurry
        self._set_hurry(hurry)
        self.show_next()

    def skip(self) -> None:
        """Skip to the next moment or stop; if a click was awaited or a moment shown, only end that pause."""
        if self.running:
            self._rushes = False
            keeps = self._waited_for is not None and self._waited_for.pause is Pause.MOMENT
            self._set_hurry(not (self.awaits_click or keeps))
            self._timer.stop()
            self.show_next()

    def hold(self) -> None:
        """Suspend the pause; a click stays awaited."""
        if self._timer.isActive():
            self._held = self._timer.remainingTime()
            self._timer.stop()

    def release(self) -> None:
        """Resume after `hold`."""
        if self._held is not None:
            self._timer.start(self._held)
            self._held = None

    def rush(self) -> None:
        """Skip to the next stop, past moments, even if a click is awaited."""
        self._rushes = True
        self._set_hurry(True)
        if self.running:
            self._timer.stop()
            self.show_next()

    def finish(self) -> None:
        """Show all that is left at once, without a call of `stopped`."""
        left, self._left = self._left, deque()
        self.drop()
        self._set_hurry(True)
        for item in left:
            self._show(item, False)
        self.hurries = False

    def drop(self) -> None:
        """Discard all that is left."""
        self._left.clear()
        self._timer.stop()
        self._held = None
        self.awaits_click = self.hurries = False

    def show_next(self) -> None:
        """End the pause and show items up to the next one."""
        self.awaits_click = False
        while self._left:
            item = self._left.popleft()
            stops = item.pause in STOPS and not self._end_follows()
            waits = self._waits(item)
            self._waited_for = item if waits else None
            if waits:
                self.hurries = False  # a skip ends here
                self._wait(item)  # first: whoever is shown the item asks whether it can be skipped
            self._show(item, stops or waits)
            if stops:
                return self._stopped(item.pause)
            if waits:
                return None
        return self._stopped(None)

    def _set_hurry(self, hurry: bool) -> None:
        self.hurries = hurry
        if hurry:
            settings = self._settings()
            self._skip.start(animations(settings.speed, reduced_motion=settings.reduced_motion).skip)
        else:
            self._skip.stop()
        self.skippingChanged.emit()

    def _end_follows(self) -> bool:
        return bool(self._left) and self._left[0].pause is Pause.END

    def _waits(self, item: Item) -> bool:
        passes = self.hurries and (self._rushes or item.pause is not Pause.MOMENT)
        return not passes and (self._wants_click(item) or self._length(item) > 0)

    def _wait(self, item: Item) -> None:
        if self._wants_click(item):
            self.awaits_click = True
        else:
            self._timer.start(self._length(item))

    def _wants_click(self, item: Item) -> bool:
        return item.pause is Pause.REVEAL and self._settings().pause_after_reveal == "click"

    def _length(self, item: Item) -> int:
        durations = DURATIONS[self._settings().speed]
        return durations.after(item.pause, item.moment) + durations.after(item.hesitation)
