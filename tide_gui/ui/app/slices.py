"""Long work on the thread of the window, in slices so short that nothing stands still."""

from collections.abc import Callable, Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

SLICE = 0.008  # seconds: half of a frame


class Slices(QObject):
    """Does one piece of work at a time; it can be stopped between any two of its steps."""

    advanced = Signal()  # after each slice, and at the end

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def working(self) -> bool:
        return self._work is not None

    def start(self, work: Iterator[None]) -> None:
        """Begin this work; work that is under way is dropped."""
        self._work = work
        self._timer.start()

    def stop(self) -> None:
        """Drop the work that is under way."""
        if self._work is not None:
            self._end()
            self.advanced.emit()

    def finish(self) -> None:
        """Do all that is left of the work now, while nothing else happens."""
        if self._work is not None:
            for _ in self._work:
                pass
            self._end()
            self.advanced.emit()

    def _go_on(self) -> None:
        work, until = self._work, self._now() + SLICE
        for _ in work or ():
            if self._now() >= until:
                break
        else:
            if self._work is work:  # its last step may have started other work
                self._end()
        self.advanced.emit()

    def _end(self) -> None:
        self._work = None
        self._timer.stop()
