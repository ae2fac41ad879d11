"""Reads the games that a gathering does not know: some of them between two frames, many in processes."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tide_gui.ui.app.slices import Slices

if TYPE_CHECKING:
    from collections.abc import Callable

    from tide_gui.ui.app.gathering import Gathering
    from tide_gui.ui.app.readers import Readers

MANY = 400  # games; fewer are read in the window before a process is ready


class GameReading(QObject):
    """The reading for one gathering; it must be closed."""

    advanced = Signal()  # often, and at the end

    def __init__(
        self,
        gathering: "Callable[[], Gathering]",
        parent: QObject | None = None,
        make_readers: "Callable[[Gathering, QObject], Readers] | None" = None,
    ) -> None:
        """Ask for the gathering at the first start."""
        super().__init__(parent)
        self._gathering, self._make_readers = gathering, make_readers or _readers
        self._readers: Readers | None = None
        self._slices = Slices(self)
        self._slices.advanced.connect(self.advanced)
        self._in_vain = False  # whether processes left so many games that they are not tried again

    @property
    def working(self) -> bool:
        return self._slices.working or self._beside

    @property
    def _beside(self) -> bool:
        """Whether processes are reading."""
        return bool(self._readers and self._readers.working)

    def start(self) -> None:
        """Read what has to be read, and keep it; processes that are reading go on."""
        gathering = self._gathering()
        if self._in_vain or not (gathering.waiting >= MANY or self._beside):
            self._read_here()
            return
        self._slices.stop()
        if self._readers is None:
            self._readers = self._make_readers(gathering, self)
            self._readers.advanced.connect(self.advanced)
            self._readers.ended.connect(self._on_ended)
        self._readers.start()

    def stop(self) -> None:
        """Read no further; what was read stays known, but is not kept."""
        self._slices.stop()
        if self._readers and self._beside:
            self._readers.stop()
            self.advanced.emit()

    def close(self) -> None:
        """Read no further, and wait until the processes have ended."""
        self.stop()
        if self._readers:
            self._readers.close()

    def _read_here(self) -> None:
        self._slices.start(self._gathering().reading())

    def _on_ended(self) -> None:
        """Read what no process could, and keep everything."""
        self._in_vain = self._gathering().waiting >= MANY
        self._read_here()


def _readers(gathering: "Gathering", parent: QObject) -> "Readers":
    from tide_gui.ui.app.readers import Readers  # noqa: PLC0415 - not needed at the start

    return Readers(gathering, parent)
