"""The page of saved games: what is looked for, its order, titles, copies, and the folder."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from operator import attrgetter

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices

from tide_gui.people.guests import shown_names
from tide_gui.table.names import name_key
from tide_gui.table.title import LONGEST_TITLE, is_title
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.slices import Slices
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.models.game_list import GameList, ListedGame
from tide_gui.ui.models.sifting import (
    BY_GAME,
    BY_PLAYERS,
    LAST_PLAYED,
    OLDEST,
    ORDERS,
    Sieve,
    games_in,
    people_in,
)
from tide_gui.ui.qml_class import qml_class
from tide_gui.ui.qt_paths import path_in


@qml_class
class Games(QObject):
    """The list of games as it is shown, from the first look at it on.

    Rows that are not seen are made after that in slices, for the first letter of a search.
    """

    changed = Signal()

    def __init__(self, library: Library, game: GameOnTable, around: Surroundings, owner: QObject) -> None:
        super().__init__(owner)
        self._library, self._game = library, game
        self._around = around
        self._translate, self._show_error = around.services.translate, around.show_error
        self._listed: list[ListedGame] = []
        self._games: dict[str, str] = {}  # keys and titles
        self._people: list[str] = []
        self._sieve = Sieve()
        self._saves, self._theirs = GameList(self), GameList(self)
        self._whose = Sieve()  # of the person whose page is shown
        self._looked_at = False
        self._making = Slices(self)
        library.changed.connect(self._read)

    def look(self) -> None:
        """Make the rows, now and whenever the list is read."""
        self._looked_at = True
        self._library.read()

    @Slot()
    def _read(self) -> None:
        if self._looked_at:
            self._listed = self._library.games()
            self._games, self._people = games_in(self._listed), people_in(self._listed)
            game, person = self._sieve.game, self._sieve.person
            self._sieve = replace(
                self._sieve,  # what was looked for may be gone
                game=game if game in self._games else "",
                person=person if person in self._people else "",
            )
            self._saves.show(self._sieve.sifted(self._listed))
            self._show_theirs()
            self._making.start(_made(self._listed))
        self.changed.emit()

    @Slot(str, str)
    def look_for_person(self, person: str, game: str) -> None:
        """Let `theirs` be the games of this person, of one game or of all."""
        if person:
            self._whose = Sieve(person=person, game=game)
            self.look()

    def _show_theirs(self) -> None:
        self._theirs.show(self._whose.sifted(self._listed) if self._whose.person else ())

    def _sift(self, **wanted: str) -> None:
        """Look for something else."""
        self._sieve = replace(self._sieve, **wanted)
        self._saves.renew(self._sieve.sifted(self._listed))
        self.changed.emit()

    # -- what is shown ---------------------------------------------------------------------------

    saves = Property(GameList, attrgetter("_saves"), constant=True)
    theirs = Property(GameList, attrgetter("_theirs"), constant=True)  # of the person whose page is shown
    # Whether no game is kept at all
    isEmpty = Property(bool, attrgetter("_library.is_empty"), notify=changed)
    # Whether some games may be left out
    narrows = Property(bool, attrgetter("_sieve.narrows"), notify=changed)

    @Property(str, notify=changed)
    def countText(self) -> str:
        """How many games are shown; empty if all are."""
        if not self._sieve.narrows:
            return ""
        text = self._translate("Games", "{shown} of %n game(s)", "shown: a number", len(self._listed))
        return text.format(shown=self._saves.rowCount())

    @Slot(str, result=int)
    def rowOf(self, path: str) -> int:
        """Return the place of a game in the list, the first if it is not there."""
        return next((at for at, row in enumerate(self._saves.rows) if row.path == path), 0)

    # -- what is looked for ----------------------------------------------------------------------

    search = Property(str, attrgetter("_sieve.search"), notify=changed)

    @Slot(str)
    def lookFor(self, words: str) -> None:
        """Show the games that have all these words."""
        self._sift(search=words)

    @Property(list, notify=changed)
    def games(self) -> list[str]:
        """The titles of the games that were played; the first choice is all of them."""
        return [self._translate("Games", "All games", "choice: of all kinds together"), *self._games.values()]

    @Property(int, notify=changed)
    def game(self) -> int:
        return ["", *self._games].index(self._sieve.game)

    @Slot(int)
    def chooseGame(self, index: int) -> None:
        self._sift(game=["", *self._games][index])

    @Property(list, notify=changed)
    def people(self) -> list[str]:
        """The names of the people who played; the first choice is everybody."""
        shown = shown_names(self._people, self._guests(), self._translate)
        return [self._translate("Games", "Everybody", "choice: the games of all people"), *shown]

    def _guests(self) -> list[int]:
        """Return the places of the guests among the people; who typed such a name is shown as typed."""
        keys = {key for game in self._listed for key in game.guests}
        return [at for at, name in enumerate(self._people) if name_key(name) in keys]

    @Property(int, notify=changed)
    def person(self) -> int:
        return ["", *self._people].index(self._sieve.person)

    @Slot(int)
    def choosePerson(self, index: int) -> None:
        self._sift(person=["", *self._people][index])

    @Property(list, notify=changed)
    def orders(self) -> list[str]:
        """What the list can be sorted by."""
        titles = {
            LAST_PLAYED: self._translate("Games", "Last played first", "an order of the list"),
            OLDEST: self._translate("Games", "Oldest first", "an order of the list"),
            BY_GAME: self._translate("Games", "By game", "an order of the list"),
            BY_PLAYERS: self._translate("Games", "By players", "an order of the list"),
        }
        return [titles[order] for order in ORDERS]

    @Property(int, notify=changed)
    def order(self) -> int:
        return list(ORDERS).index(self._sieve.order)

    @Slot(int)
    def chooseOrder(self, index: int) -> None:
        self._sift(order=list(ORDERS)[index])

    @Slot()
    def showAll(self) -> None:
        """Look for everything again, in the same order."""
        self._sift(search="", game="", person="")

    # -- files -----------------------------------------------------------------------------------

    @Slot(str, result=str)
    def titleFault(self, title: str) -> str:
        """Say why a game cannot have this title; empty if it can, or if it is to have none."""
        title = title.strip()
        if title == "" or is_title(title):
            return ""
        if len(title) > LONGEST_TITLE:
            return self._translate("Games", "A title has at most %n letter(s).", "", LONGEST_TITLE)
        return self._translate("Games", "A title is one line of letters that can be seen.")

    @Slot(str, str)
    def entitle(self, path: str, title: str) -> None:
        """Give a game a title of its own; an empty one takes it away."""
        title, file = title.strip(), path_in(path)
        if fault := self.titleFault(title):
            self._show_error(fault)
        elif controller := self._game.kept_in(file):
            controller.entitle(title)
            self._show_error(controller.game.save_error)
            self._library.read()
        else:
            self._library.entitle(file, title)

    @Slot(str, QUrl)
    def saveCopy(self, path: str, target: QUrl) -> None:
        if place := self._around.place_of(target):
            self._library.copy(path_in(path), place)

    @Slot()
    def openFolder(self) -> None:
        """Show the folder of games in the file manager of the system."""
        folder = self._library.folder
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            text = self._translate(
                "Games", "This system opens no folders from here. Your games are in {folder}."
            )
            self._show_error(text.format(folder=folder))


def _made(games: Iterable[ListedGame]) -> Iterator[None]:
    """Make the rows of these games, one at a time."""
    for game in games:
        _ = game.row
        yield
