"""Reviews finished games in the background: what one person decided, one game after the other."""

from collections import deque
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, Signal

from tide_gui.bots.roster import adviser
from tide_gui.presentation.catalog import presentation_of
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import Seat
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.record import Record, UnreadableRecord
from tide_gui.table.review import decisions
from tide_gui.ui.app.reviewed_games import SeatedGame
from tide_gui.ui.app.slices import Slices
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.play.appraisal import Appraisal
from tide_gui.ui.play.judging import Judging


class Reviewing(QObject):
    """One question is open at a time. What was found in a game is kept when it is done or left."""

    advanced = Signal()  # something was weighed
    reviewed = Signal()  # a game is done, or the work has ended

    def __init__(self, around: Surroundings, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._saves = around.services, GamesFolder(around.folders.games)
        self._left: deque[SeatedGame] = deque()
        self._name = ""  # of the file that is reviewed now
        self._appraisal: Appraisal | None = None
        self._preparing = Slices(self)
        self.failed = False

    @property
    def running(self) -> bool:
        return self._name != ""

    @property
    def left(self) -> int:
        """How many games are not done."""
        return len(self._left) + self.running

    @property
    def part(self) -> float:
        """How much of the game at hand is done, from 0 to 1."""
        return self._appraisal.part if self._appraisal else 0.0

    def begin(self, games: Iterable[SeatedGame]) -> None:
        """Review these games; leave those that are being reviewed."""
        self.stop()
        self._left.extend(games)
        self._next()

    def stop(self) -> None:
        """Review no further."""
        if self.running:
            self._left.clear()
            self._leave()
            self.reviewed.emit()

    # -- one game --------------------------------------------------------------------------------

    def _next(self) -> None:
        if self._left:
            self._name, seat = self._left.popleft()
            self.failed = False
            self._preparing.start(self._prepare(self._name, seat))
        self.reviewed.emit()

    def _prepare(self, name: str, seat: Seat) -> Iterator[None]:
        """Find the decisions of a game in small steps, and have them weighed; what cannot be read is left."""
        try:
            record = self._saves.read(self._saves.folder / name)
            yield
            yield from self._weigh(record, seat)
        except (UnreadableRecord, OSError):
            self._done()

    def _weigh(self, record: Record, seat: Seat) -> Iterator[None]:
        game, bot = game_called(record.game), adviser(record.game)
        presentation = presentation_of(record.game, self._services.translate)
        if game is None or presentation is None or bot is None:
            return self._done()
        found = []
        for decision in decisions(game, record, self._services.ids, self._name):
            found.append(decision)
            yield
        judging = Judging(game, presentation, record, found)
        judging.ask_about(seat)
        kept = self._services.reviews.of(self._saves.folder / self._name)
        for verdict in filter(judging.fits, kept.read(record)):
            judging.take((verdict,))
            yield
        self._appraisal = Appraisal(self._services.bots, bot, judging, kept, self)
        self._appraisal.advanced.connect(self._on_advanced)
        self._appraisal.begin()
        return None

    def _on_advanced(self) -> None:
        appraisal = self._appraisal
        if appraisal is None or appraisal.running:
            self.advanced.emit()
        elif appraisal.failed:
            self._left.clear()
            self._leave()
            self.failed = True
            self.reviewed.emit()
        else:
            self._done()

    def _done(self) -> None:
        self._leave()
        self._next()

    def _leave(self) -> None:
        """Keep what was found in the game at hand, unless it was deleted meanwhile."""
        self._preparing.stop()
        appraisal, self._appraisal = self._appraisal, None
        path, self._name = self._saves.folder / self._name, ""
        if appraisal:
            appraisal.close()
            appraisal.deleteLater()
            if not path.is_file():
                self._services.reviews.of(path).forget()
