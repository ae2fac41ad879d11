"""The game to continue, as the home page shows it."""

from operator import attrgetter

from PySide6.QtCore import Property, QObject, QUrl, Signal

from tide_gui import registry
from tide_gui.presentation.text import Translate
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.sheep import Sheep
from tide_gui.ui.game_files import page_url, picture_url
from tide_gui.ui.models.game_list import OPEN, ListRow
from tide_gui.ui.qml_class import qml_class

NOTHING = ListRow("", "", OPEN, "")


@qml_class
class LastGame(QObject):
    """The game that was saved last and is not over; without one, the pictures are of the quick game."""

    changed = Signal()

    def __init__(self, library: Library, sheep: Sheep, translate: Translate, owner: QObject) -> None:
        super().__init__(owner)
        self._library, self._sheep, self._translate = library, sheep, translate
        library.changed.connect(self.changed)

    @property
    def _row(self) -> ListRow:
        return self._library.last_open() or NOTHING

    @Property(bool, notify=changed)
    def exists(self) -> bool:
        """Whether there is a game to continue."""
        return self._row is not NOTHING

    @Property(str, notify=changed)
    def title(self) -> str:
        """The title and the players."""
        row = self._row
        text = self._translate("Saves", "{game}: {title}", "{title}: that of a saved game, or its players")
        return text.format(game=row.title, title=row.own_title or row.names) if row.title else ""

    progress = Property(str, attrgetter("_row.progress"), notify=changed)
    seats = Property(int, attrgetter("_row.seats"), notify=changed)

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
        return self._row.game or registry.game_keys()[0]
