"""The games of an expert on the seat of the person, one for each deal of the day, kept in the cache."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tide_gui.bots.roster import adviser
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.saved_game import SUFFIX, SavedGame
from tide_gui.table.day import DAY, deal_of
from tide_gui.ui.app.day_card import Expert
from tide_gui.ui.app.expert_game import ExpertGame
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.play.open_game import AnyTable


class DayExperts(QObject):
    """Plays one game at a time; an unfinished one is not kept."""

    advanced = Signal()

    def __init__(self, around: Surroundings, parent: QObject) -> None:
        """Nothing is read before `read`."""
        super().__init__(parent)
        self._saves, self._now = GamesFolder(around.folders.days), around.now
        self._found: dict[str, SavedGame] = {}
        self.playing = ExpertGame(around.services, self)
        self.playing.advanced.connect(self._on_advanced)

    def read(self) -> None:
        """Read the finished games from the disk; if that fails, those that are known stay."""
        with suppress(OSError):
            found = self._saves.all()
            self._found = {each.path.name: each for each in found if each.header and each.header.outcome}

    def on(self, game: str, day: str) -> Expert:
        """Return what is known of the expert on a day."""
        table = self.playing.table
        here = table is not None and table.record.extra.get(DAY) == day
        at_work = table if table and here and table.record.game == game else None
        return Expert(
            offered=adviser(game) is not None,
            kept=self.kept(game, day),
            standing=at_work.standing() if at_work and self.playing.running else None,
            failed=at_work is not None and self.playing.failed,
        )

    def kept(self, game: str, day: str) -> SavedGame | None:
        """Return the finished game of a day, unless it has another deal."""
        found = self._found.get(self._file(game, day).name)
        return found if found and found.header and found.header.deal == deal_of(game, day) else None

    def _file(self, game: str, day: str) -> Path:
        return self._saves.folder / f"{game} {day}{SUFFIX}"

    def _on_advanced(self) -> None:
        table = self.playing.table
        if table and table.outcome():
            self._keep(table)
        self.advanced.emit()

    def _keep(self, table: AnyTable) -> None:
        """Save a finished game; if that fails, it can be played once more."""
        record, now = table.record, self._now().isoformat(timespec="seconds")
        path = self._file(record.game, str(record.extra[DAY]))
        with suppress(OSError):
            self._saves.write_cached(path, record, table.standing(), table.outcome(), now)
        self.read()
