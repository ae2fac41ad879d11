"""The game to continue, as the home page shows it."""

from PySide6.QtCore import Property, QObject, QUrl, Signal

from tide_gui import registry
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.sheep import Sheep
from tide_gui.ui.game_files import page_url, picture_url
from tide_gui.ui.qml_class import qml_class


@qml_class
class LastGame(QObject):
    """The game that was saved last and is not over; without one, the pictures are of the quick game."""

    changed = Signal()

    def __init__(self, library: Library, sheep: Sheep, owner: QObject) -> None:
        super().__init__(owner)
        self._library, self._sheep = library, sheep
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

    @Property(list, notify=changed)
    def sheep(self) -> list[int]:
        """The sheep of the seats."""
        return self._sheep.at(self._library.last_seats())

    @Property(QUrl, notify=changed)
    def picture(self) -> QUrl:
        """The list picture; empty if the game has none."""
        return page_url(self._game(), "ListPicture")

    @Property(QUrl, notify=changed)
    def tile(self) -> QUrl:
        """The fixed picture; empty if the game has none."""
        return picture_url(self._game())

    def _game(self) -> str:
        """Return the game to continue, or else the first one, which `Dealer.quickGame` deals."""
        row = self._library.last_open()
        return row.game if row else registry.game_keys()[0]
