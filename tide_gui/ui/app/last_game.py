"""The game to continue, as the home page shows it."""

from PySide6.QtCore import Property, QObject, QUrl, Signal
from PySide6.QtQml import QmlElement

from tide_gui import registry
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.game_files import page_url, picture_url

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class LastGame(QObject):
    """The game that was saved last and is not over. Without one, the pictures are of the last table."""

    changed = Signal()

    def __init__(self, library: Library, preferences: Preferences, owner: QObject) -> None:
        super().__init__(owner)
        self._library, self._preferences = library, preferences
        library.changed.connect(self.changed)

    @Property(bool, notify=changed)
    def exists(self) -> bool:
        """Whether there is a game to continue."""
        return self._library.last_open() is not None

    @Property(str, notify=changed)
    def title(self) -> str:
        """The title and the players."""
        row = self._library.last_open()
        return f"{row.title}: {row.own_title or row.names}" if row else ""

    @Property(str, notify=changed)
    def progress(self) -> str:
        """How far the game has come."""
        row = self._library.last_open()
        return row.progress if row else ""

    @Property(int, notify=changed)
    def seats(self) -> int:
        """The number of seats."""
        row = self._library.last_open()
        return row.seats if row else 0

    @Property(QUrl, notify=changed)
    def picture(self) -> QUrl:
        """The list picture; empty if the game has none."""
        return page_url(self._game(), "ListPicture")

    @Property(QUrl, notify=changed)
    def tile(self) -> QUrl:
        """The fixed picture; empty if the game has none."""
        return picture_url(self._game())

    def _game(self) -> str:
        """Return the game to continue, or else that of the last table, or the first one."""
        if row := self._library.last_open():
            return row.game
        games, table = registry.game_keys(), self._preferences.settings.table
        return table.game if table and table.game in games else games[0]
