"""Files that a game may provide: its board, its parts of the shared pages, its picture, its sounds."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QUrl

from tide_gui import registry
from tide_gui.resource_files import resources

NO_PAGE = QUrl()


def page_url(key: str, name: str) -> QUrl:
    """Return the URL of a game's QML file; empty if the game has no such file."""
    room = registry.room_of(key)
    if room is None or room.qml is None:
        return NO_PAGE
    file = room.qml / f"{name}.qml"
    return QUrl.fromLocalFile(str(file)) if file.is_file() else NO_PAGE


def picture_url(key: str) -> QUrl:
    """Return the URL of a game's picture; empty if it has none."""
    room = registry.room_of(key)
    own = room and room.resources and room.resources / "game.svg"
    file = own or resources() / "games" / f"{key}.svg"
    return QUrl.fromLocalFile(str(file)) if file.is_file() else NO_PAGE


def sound_file(name: str) -> Path:
    """Return the path of a sound: `place` belongs to all games, `a-game/wave` to that game alone."""
    key, slash, sound = name.rpartition("/")
    room = registry.room_of(key) if slash else None
    folder = (room and room.resources) or resources() / key
    return folder / "sounds" / f"{sound}.wav"


def drawn_pictures() -> Mapping[str, str]:
    """Return the path of each picture that the drawing of a piece may name, by that name."""
    root = resources()
    folders = [folder for folder in sorted(root.iterdir()) if (folder / "cards").is_dir()]
    found = {folder.name: folder for folder in (root / "tokens", *folders)}
    rooms = filter(None, map(registry.room_of, registry.game_keys()))
    found |= {room.key: room.resources for room in rooms if room.resources}
    return {
        f"{name}/{file.relative_to(folder).with_suffix('').as_posix()}": str(file)
        for name, folder in found.items()
        for file in sorted(folder.rglob("*.svg"))
    }
