"""What recurs in the reviewed games of a person, as their page shows it, and the reviews that are missing."""

from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.bots.roster import adviser
from tide_gui.people.recurring import FEWEST_GAMES, Moment, Recurring, recurring
from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.feats import amount_text
from tide_gui.presentation.hint_text import percent
from tide_gui.presentation.text import Translate
from tide_gui.ui.app.reviewed_games import ReviewedGames, SeatedGame
from tide_gui.ui.app.reviewing import Reviewing
from tide_gui.ui.app.slices import Slices
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.qml_class import as_list, qml_class
from tide_gui.ui.qt_paths import path_text

if TYPE_CHECKING:
    from tide_gui.table.review import SeatCosts

LAST = 10  # games that are reviewed at a press
Kind = dict[str, object]  # title, games, points, each; moments, of which each has path, seat and entry


@qml_class
class RecurringKinds(QObject):
    """Of one person and one game. Nothing is read before `show`."""

    changed = Signal()
    told = Signal()  # there are other kinds: lines that stay keep the focus

    def __init__(self, around: Surroundings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder, self._translate = around.folders.games, around.services.translate
        self._shown = ("", "")  # the person and the key of the game
        self._titles: Mapping[str, str] = {}  # of the kinds of situations
        self._games: tuple[SeatedGame, ...] = ()
        self._costs: dict[str, SeatCosts] = {}
        self._kinds: tuple[Kind, ...] = ()
        self._ready = False
        self._begun: tuple[SeatedGame, ...] = ()  # what the last press was about
        self._files = ReviewedGames(around.folders.games, around.services.reviews)
        self._reading, self._reviewing = Slices(self), Reviewing(around, self)
        self._reviewing.advanced.connect(self.changed)
        self._reviewing.reviewed.connect(self._look)

    def show(self, person: str, game: str, games: Sequence[SeatedGame]) -> None:
        """Show this game of a person, who sat on these seats in it; the last game is at the end."""
        if (person, game) != self._shown:
            self._shown, self._titles = (person, game), _titles(game, self._translate)
            self._reading.stop()
            self._costs, self._ready = {}, False
            self._tell(())
        self._games = tuple(games)
        self._look()

    def renew_words(self) -> None:
        """Let the next `show` say everything in the language that is spoken now."""
        self._shown = ("", "")

    @Slot()
    def _look(self) -> None:
        """Read the reviews that are new."""
        if self._titles:
            self._reading.start(self._read(self._games))
        self.changed.emit()

    def _read(self, games: Sequence[SeatedGame]) -> Iterator[None]:
        yield from self._files.reading(games)
        self._costs, self._ready = self._files.costs(games), True
        found = recurring(self._costs)
        self._tell(tuple(self._kind(each) for each in found if each.situation in self._titles))
        self.changed.emit()

    def _tell(self, kinds: tuple[Kind, ...]) -> None:
        if kinds != self._kinds:
            self._kinds = kinds
            self.told.emit()

    def _kind(self, found: Recurring) -> Kind:
        return {
            "title": self._titles[found.situation],
            "games": found.games,
            "points": percent(found.cost),
            "each": _each_text(found, self._translate),
            "moments": [self._moment(each) for each in found.moments],
        }

    def _moment(self, found: Moment) -> dict[str, object]:
        path = path_text(self._folder / found.file)
        return {"path": path, "seat": found.seat, "entry": found.entry}

    # -- what is shown ---------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """Whether an expert can review this game, and the game sorts what it finds."""
        return bool(self._titles)

    ready = Property(bool, attrgetter("_ready"), notify=changed)  # whether the reviews were read

    # The kinds of situations in which most was lost; none before enough games are reviewed
    kinds = Property(list, as_list("_kinds"), notify=told)

    @Property(int, notify=changed)
    def reviewed(self) -> int:
        """How many games of the person are reviewed."""
        return len(self._costs)

    needed = Property(int, lambda _: FEWEST_GAMES, constant=True)  # how many must be

    @property
    def _last(self) -> tuple[SeatedGame, ...]:
        return self._games[-LAST:]

    @property
    def _missing(self) -> list[SeatedGame]:
        return [game for game in self._last if game[0] not in self._costs]

    @Property(int, notify=changed)
    def toReview(self) -> int:
        """How many games a press reviews, those included that are; 0 if all are."""
        return len(self._last) if self._missing else 0

    # -- reviewing -------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def reviewing(self) -> bool:
        """Whether games of this person are being reviewed."""
        return self._reviewing.running and self._is_theirs

    @Property(bool, notify=changed)
    def failed(self) -> bool:
        """Whether the last reviews of this person ended without an answer."""
        return self._reviewing.failed and self._is_theirs

    @property
    def _is_theirs(self) -> bool:
        """Whether the last press was about this person, who may have another name now."""
        return not set(self._begun).isdisjoint(self._games)

    @Property(int, notify=changed)
    def total(self) -> int:
        """How many games are being reviewed."""
        return len(self._begun)

    @Property(int, notify=changed)
    def done(self) -> int:
        """How many of them are done."""
        return len(self._begun) - self._reviewing.left

    @Property(float, notify=changed)
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        left = self._reviewing.left - self._reviewing.part
        return (len(self._begun) - left) / max(1, len(self._begun))

    @Slot()
    def reviewLast(self) -> None:
        """Review the last games in the background, the last one first; leave those of others."""
        self._begun = self._last
        self._reviewing.begin(reversed(self._missing))

    @Slot()
    def stop(self) -> None:
        """Review no further; what was found is kept."""
        self._reviewing.stop()

    def close(self) -> None:
        """Do nothing any more."""
        self._reviewing.stop()
        self._reading.stop()


def _each_text(found: Recurring, translate: Translate) -> str:
    """Return what a decision cost on average, in points of chance; empty if that is next to nothing."""
    each = 100 * found.cost / found.decisions
    return amount_text(each, translate) if round(each, 1) else ""


def _titles(game: str, translate: Translate) -> Mapping[str, str]:
    """Return what a game calls its kinds of situations; none if no expert can review it."""
    presentation = known_presentation(game, translate)
    return presentation.suggestions.situations if presentation and adviser(game) else {}
