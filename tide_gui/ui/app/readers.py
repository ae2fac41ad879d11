"""The processes that read many records beside the window, each on a core of its own."""

import os
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tide_gui.resource_files import this_program
from tide_gui.store.cache_file import Stamp
from tide_gui.ui.app.record_reader import Told, UnreadableMessage, Wanted, as_line, from_line
from tide_gui.ui.bots.line_process import LineProcess

if TYPE_CHECKING:
    from tide_gui.ui.app.gathering import Gathering

MOST = 4  # processes; more would wait for the disk and take memory
BATCH = 16  # records: some 50 ms of reading, so that progress is seen
AHEAD = 2  # batches that a process has, so that it never waits for the window
PATIENCE_MS = 30_000  # until one of the processes answers

Batch = tuple[tuple[str, Stamp], ...]


class Readers(QObject):
    """Reads what a gathering has to read. What no process could read is left: it must be read in the window.

    It must be closed.
    """

    advanced = Signal()  # some more records were read
    ended = Signal()  # no process is left, because all is read or because they failed

    def __init__(
        self,
        gathering: "Gathering",
        parent: QObject | None = None,
        command: Sequence[str] | None = None,
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        """Start no process before `start`."""
        super().__init__(parent)
        self._command = tuple(command or (*this_program(), "reader"))
        self._gathering, self._folder = gathering, os.fsencode(gathering.folder.absolute())
        self._left: deque[Batch] = deque()
        self._asked: dict[LineProcess, deque[Batch]] = {}
        self._patience = QTimer(self, singleShot=True, interval=patience_ms)
        self._patience.timeout.connect(self._on_timeout)

    @property
    def working(self) -> bool:
        return bool(self._asked)

    def start(self) -> None:
        """Read what has to be read now, besides what the processes are reading already."""
        asked = {each for batches in self._asked.values() for batch in batches for each in batch}
        left = [each for each in self._gathering.to_read if each not in asked]
        self._left = deque(tuple(left[at : at + BATCH]) for at in range(0, len(left), BATCH))
        wanted = min(MOST, os.cpu_count() or 1, len(self._left))
        for _ in range(wanted - len(self._asked)):
            self._begin()
        self._patience.start()

    def stop(self) -> None:
        """End the processes at once; what was read stays known."""
        self._left.clear()
        self._patience.stop()
        for child in self._asked:
            child.drop()
        self._asked.clear()

    def close(self) -> None:
        """End the processes and wait until they have ended."""
        self.stop()
        for child in self.findChildren(LineProcess):
            child.close()

    def _begin(self) -> None:
        child = LineProcess(self._command, self)
        child.line_received.connect(lambda line: self._on_line(child, line))
        child.ended.connect(lambda _: self._drop(child))
        self._asked[child] = deque()
        self._feed(child)

    def _feed(self, child: LineProcess) -> None:
        asked = self._asked[child]
        while self._left and len(asked) < AHEAD:
            asked.append(self._left.popleft())
            child.write_line(self._line(asked[-1]))
        if not asked:
            self._drop(child)

    def _line(self, batch: Batch) -> bytes:
        records = tuple((os.fsencode(name), stamp.seconds) for name, stamp in batch)
        return as_line(Wanted(self._folder, records))

    def _on_line(self, child: LineProcess, line: bytes) -> None:
        if child not in self._asked:
            return
        batch = self._asked[child].popleft() if self._asked[child] else ()
        try:
            told = from_line(line, Told)
        except UnreadableMessage:
            told = ()
        if len(told) != len(batch):
            self._drop(child)
            return
        self._take(batch, told)
        self._patience.start()
        self._feed(child)
        self.advanced.emit()

    def _take(self, batch: Batch, told: Told) -> None:
        for (name, stamp), (is_read, summary) in zip(batch, told, strict=True):
            if is_read:
                self._gathering.take(name, stamp, summary)

    def _on_timeout(self) -> None:
        for child in tuple(self._asked):
            self._drop(child)

    def _drop(self, child: LineProcess) -> None:
        """End a process; what it was asked for stays unread."""
        if self._asked.pop(child, None) is None:
            return
        child.drop()
        if not self._asked:
            self._left.clear()
            self._patience.stop()
            self.ended.emit()
