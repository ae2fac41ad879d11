"""What the page of one person shows: the figures of all their games, or of one game."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from tide_gui import registry
from tide_gui.people.figures import PlayedGame, figures_of
from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.feats import FeatText, amount_text
from tide_gui.presentation.text import Translate
from tide_gui.ui.models.people import bars_of, places_of, tiles_of

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1

NO_TEXTS: Mapping[str, FeatText] = {}


@QmlElement
class Person(QObject):
    """One person; before `show`, nobody."""

    changed = Signal()

    def __init__(self, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._name, self._sheep = "", 0
        self._also: tuple[str, ...] = ()
        self._played: Sequence[PlayedGame] = ()
        self._keys: tuple[str, ...] = ()  # of the games that were played
        self._game = 0  # 0: all of them
        self._refresh()

    def show(self, name: str, sheep: int, also: tuple[str, ...], played: Sequence[PlayedGame]) -> None:
        """Show this person; somebody else than before with the game that was played last."""
        key = self._key() if name == self._name else played[-1].summary.game if played else ""
        self._name, self._sheep, self._also, self._played = name, sheep, also, played
        known, keys = registry.game_keys(), {game.summary.game for game in played}
        self._keys = (*(each for each in known if each in keys), *sorted(keys.difference(known)))
        self._game = self._keys.index(key) + 1 if key in self._keys else 0
        self._refresh()

    def _key(self) -> str:
        """Return the key of the chosen game; empty for all games."""
        return self._keys[self._game - 1] if self._game else ""

    def _title(self, key: str) -> str:
        presentation = known_presentation(key, self._translate)
        return presentation.text.title() if presentation else key

    def texts_of(self, key: str) -> Mapping[str, FeatText]:
        """Return the words of the feats of a game."""
        presentation = known_presentation(key, self._translate)
        return presentation.feat_texts() if presentation else NO_TEXTS

    def _refresh(self) -> None:
        key = self._key()
        games = [game for game in self._played if key in ("", game.summary.game)]
        self._texts = self.texts_of(key) if key else NO_TEXTS
        self._figures = figures_of(games, self._texts)
        self.changed.emit()

    @Property(str, notify=changed)
    def name(self) -> str:
        return self._name

    @Property(int, notify=changed)
    def sheep(self) -> int:
        return self._sheep

    @Property(list, notify=changed)
    def also(self) -> list[str]:
        """Other names that were joined into this person."""
        return list(self._also)

    @Property(list, notify=changed)
    def gameTitles(self) -> list[str]:  # noqa: N802
        """The games to choose from, after all of them together."""
        return [self._translate("People", "All games"), *map(self._title, self._keys)]

    def _chosen(self) -> int:
        return self._game

    def _choose(self, game: int) -> None:
        if 0 <= game <= len(self._keys):
            self._game = game
            self._refresh()

    game = Property(int, _chosen, _choose, notify=changed)

    @Property(int, notify=changed)
    def games(self) -> int:
        return self._figures.wins.games

    @Property(str, notify=changed)
    def won(self) -> str:
        return amount_text(self._figures.wins.won)

    @Property(str, notify=changed)
    def par(self) -> str:
        """How many of these games are won when all players are equally good."""
        return amount_text(self._figures.wins.par)

    @Property(int, notify=changed)
    def streak(self) -> int:
        """The longest row of victories."""
        return self._figures.streak

    @Property(list, notify=changed)
    def opponents(self) -> list[dict[str, object]]:
        """Bars of wins against par, by kind of opponents."""
        return bars_of(self._figures, self._translate)

    @Property(list, notify=changed)
    def places(self) -> list[dict[str, object]]:
        """Bars of the places."""
        return places_of(self._figures)

    @Property(list, notify=changed)
    def points(self) -> list[float]:
        """The points over time; empty for all games together and for games without points."""
        return list(self._figures.points.values) if self._game else []

    @Property(int, notify=changed)
    def gamesEach(self) -> int:  # noqa: N802
        """Of how many games each of these points is the mean."""
        return self._figures.points.games_each

    @Property(list, notify=changed)
    def feats(self) -> list[dict[str, object]]:
        """Tiles of what the chosen game counts besides points."""
        return tiles_of(self._figures.feats, self._texts)
