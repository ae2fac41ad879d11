"""Steps in their own time: each is shown, looked at, and followed by the next."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer

from tide_gui.presentation.pacing import DURATIONS, Pause, Step
from tide_gui.store.settings import Settings
from tide_gui.ui.models.log import Line

STOPS = (Pause.SCORES, Pause.END)


@dataclass(frozen=True, slots=True)
class Item:
    """A step with the lines of the log that come with it; either may be missing."""

    step: Step[Any] | None
    lines: tuple[Line, ...] = ()

    @property
    def pause(self) -> Pause:
        """How long it is looked at."""
        return self.step.pause if self.step else Pause.NONE


class Playback(QObject):
    """Runs through items; stops at the score pad and at the end, and where a click is awaited."""

    def __init__(
        self,
        settings: Callable[[], Settings],
        show: Callable[[Item], None],
        stopped: Callable[[Pause | None], None],
        parent: QObject | None = None,
    ) -> None:
        """`stopped` is told the pause that ended the run, None when nothing is left."""
        super().__init__(parent)
        self._settings, self._show, self._stopped = settings, show, stopped
        self._left: deque[Item] = deque()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.show_next)
        self.awaits_click = False
        self.hurries = False
        self._held: int | None = None  # milliseconds that were left when it was stopped

    @property
    def running(self) -> bool:
        """Whether a step is being looked at that can be skipped."""
        return self._timer.isActive() or self.awaits_click

    def load(self, items: Iterable[Item]) -> None:
        """Show these when it goes on."""
        self._left = deque(items)

    def run(self, items: Iterable[Item], *, hurry: bool = False) -> None:
        """Show these, from the first on."""
        self._left = deque(items)
        self.go_on(hurry=hurry)

    def go_on(self, *, hurry: bool = False) -> None:
        """Show what is left after a stop."""
        self.hurries = hurry
        self.show_next()

    def skip(self) -> None:
        """Be at the next stop at once; a pause for a click ends with the click alone."""
        if self.running:
            self.hurries = not self.awaits_click
            self._timer.stop()
            self.show_next()

    def hold(self) -> None:
        """Stop where it is; a click is still awaited afterwards."""
        if self._timer.isActive():
            self._held = self._timer.remainingTime()
            self._timer.stop()

    def release(self) -> None:
        """Go on from there."""
        if self._held is not None:
            self._timer.start(self._held)
            self._held = None

    def rush(self) -> None:
        """Be at the next stop at once, whatever is awaited."""
        self.hurries = True
        if self.running:
            self._timer.stop()
            self.show_next()

    def finish(self) -> None:
        """Show all that is left now, and tell nobody that it is over."""
        left, self._left = self._left, deque()
        self.drop()
        self.hurries = True
        for item in left:
            self._show(item)
        self.hurries = False

    def drop(self) -> None:
        """Show nothing more."""
        self._left.clear()
        self._timer.stop()
        self._held = None
        self.awaits_click = self.hurries = False

    def show_next(self) -> None:
        """The next step, its time come or not."""
        self.awaits_click = False
        while self._left:
            item = self._left.popleft()
            self._show(item)
            if item.pause in STOPS and not self._end_follows():
                return self._stopped(item.pause)
            if self._waits(item.pause):
                return None
        return self._stopped(None)

    def _end_follows(self) -> bool:
        return bool(self._left) and self._left[0].pause is Pause.END

    def _waits(self, pause: Pause) -> bool:
        settings = self._settings()
        if self.hurries:
            return False
        if pause is Pause.REVEAL and settings.pause_after_reveal == "click":
            self.awaits_click = True
            return True
        if time := DURATIONS[settings.speed].after(pause):
            self._timer.start(time)
        return bool(time)
