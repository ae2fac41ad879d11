"""Plays a finished game by itself, from turn to turn."""

from collections.abc import Callable
from operator import attrgetter

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from tide_gui.ui.qml_class import qml_class

PACES = {"slow": 2600, "usual": 1300, "fast": 500}  # milliseconds from turn to turn


@qml_class
class Autoplay(QObject):
    """`go_on` shows the next turn and returns whether there was one; `begin` shows the first one."""

    changed = Signal()

    def __init__(self, go_on: Callable[[], bool], begin: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._go_on, self._begin = go_on, begin
        self._pace = "usual"
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timeout)

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._timer.isActive()

    pace = Property(str, attrgetter("_pace"), notify=changed)  # one of PACES

    @Slot()
    def play(self) -> None:
        """Go on from turn to turn; from the end, begin anew."""
        if not self._go_on():
            self._begin()
        self._timer.start(PACES[self._pace])
        self.changed.emit()

    @Slot()
    def pause(self) -> None:
        self._timer.stop()
        self.changed.emit()

    @Slot(str)
    def setPace(self, pace: str) -> None:
        self._pace = pace
        self._timer.setInterval(PACES[pace])
        self.changed.emit()

    @Slot()
    def _on_timeout(self) -> None:
        if not self._go_on():
            self.pause()
