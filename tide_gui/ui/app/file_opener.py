"""Opens files that macOS passes by an event instead of an argument."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileOpener(QObject):
    """An event filter of the application."""

    def __init__(self, open_file: Callable[[str], object], parent: QObject) -> None:
        super().__init__(parent)
        self._open_file = open_file

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._open_file(event.file())
            return True
        return super().eventFilter(watched, event)
