"""The files that a game may bring: its board, its parts of pages that all games share, its sounds."""

from pathlib import Path

from PySide6.QtCore import QUrl

from tide_gui import registry
from tide_gui.resource_files import resources

NO_PAGE = QUrl()


def page_url(key: str, name: str) -> QUrl:
    """The file of this name in the folder of a game; empty where the game does not bring it."""
    room = registry.room_of(key)
    if room is None or room.qml is None:
        return NO_PAGE
    file = room.qml / f"{name}.qml"
    return QUrl.fromLocalFile(str(file)) if file.is_file() else NO_PAGE


def sound_file(name: str) -> Path:
    """`place` is a sound of all games, `a-game/wave` one of that game alone."""
    key, own, sound = name.rpartition("/")
    room = registry.room_of(key) if own else None
    folder = (room and room.resources) or resources() / key
    return folder / "sounds" / f"{sound}.wav"
