"""A line in the list of people, and the page of one person as QML reads it."""

from dataclasses import dataclass
from operator import attrgetter

from PySide6.QtCore import Property, QObject, Signal

from tide_gui.ui.qml_class import as_list, qml_class

Bar = dict[str, object]  # as `bar_of` makes it
Tile = dict[str, object]  # title, words, picture, value
NO_BREAK = "\N{NO-BREAK SPACE}"


def bar_of(title: str, words: str, value: float, par: float = -1.0) -> Bar:
    """Return a bar as long as `value`, 0 to 1, with a mark at par if there is one."""
    whole_end = NO_BREAK.join(words.rsplit(" ", 1))  # no last word stands alone on a line
    return {"title": title, "words": whole_end, "value": value, "par": par}


@dataclass(frozen=True, slots=True)
class PersonRow:
    """One person; `last` is the day of the last game."""

    name: str
    sheep: int
    games: int
    wins: str
    last: str


@dataclass(frozen=True, slots=True)
class PersonPage:
    """All figures of one person and one game, or of all games together; before the first one, nobody."""

    name: str = ""
    sheep: int = 0
    also: tuple[str, ...] = ()  # names that were joined into this one
    titles: tuple[str, ...] = ("",)  # of the games to choose from; the first is all of them
    game: int = 0
    games: int = 0
    won: str = ""
    par: str = ""
    streak: int = 0
    opponents: tuple[Bar, ...] = ()
    places: tuple[Bar, ...] = ()
    points: tuple[float, ...] = ()  # empty for all games together and for games without points
    games_each: int = 1  # of how many games each of these points is the mean
    feats: tuple[Tile, ...] = ()


@qml_class
class Person(QObject):
    """The person whose page is shown."""

    changed = Signal()
    gameChosen = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page = PersonPage()

    def show(self, page: PersonPage) -> None:
        self._page = page
        self.changed.emit()

    def _game(self) -> int:
        return self._page.game

    def _choose(self, game: int) -> None:
        if 0 <= game < len(self._page.titles):
            self.gameChosen.emit(game)

    game = Property(int, _game, _choose, notify=changed)
    name = Property(str, attrgetter("_page.name"), notify=changed)
    sheep = Property(int, attrgetter("_page.sheep"), notify=changed)

    also = Property(list, as_list("_page.also"), notify=changed)  # other names of this person
    # The games to choose from, after all of them together
    gameTitles = Property(list, as_list("_page.titles"), notify=changed)
    games = Property(int, attrgetter("_page.games"), notify=changed)
    won = Property(str, attrgetter("_page.won"), notify=changed)
    # How many of these games are won when all players are equally good
    par = Property(str, attrgetter("_page.par"), notify=changed)
    streak = Property(int, attrgetter("_page.streak"), notify=changed)  # the longest row of victories
    # Bars of wins against par, by kind of opponents
    opponents = Property(list, as_list("_page.opponents"), notify=changed)
    places = Property(list, as_list("_page.places"), notify=changed)
    points = Property(list, as_list("_page.points"), notify=changed)
    gamesEach = Property(int, attrgetter("_page.games_each"), notify=changed)
    feats = Property(list, as_list("_page.feats"), notify=changed)  # what the game counts besides points
