"""The games of an expert on the seat of the person, one for each deal of the day, kept in the cache."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tide_gui.bots.roster import adviser
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.saved_game import SUFFIX, SavedGame
from tide_gui.table.day import DAY, deal_of
from tide_gui.table.record import Record
from tide_gui.ui.app.day_card import Expert
from tide_gui.ui.app.expert_game import ExpertGame
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.play.open_game import AnyTable


class ExpertGames(QObject):
    """Plays one game at a time; an unfinished one is not kept."""

    advanced = Signal()

    def __init__(self, around: Surroundings, parent: QObject) -> None:
        """Nothing is read before `read`."""
        super().__init__(parent)
        self._saves, self._now = GamesFolder(around.folders.cache / "days"), around.now
        self._found: dict[str, SavedGame] = {}
        self._playing = ExpertGame(around.services, self)
        self._playing.advanced.connect(self._on_advanced)

    def read(self) -> None:
        """Read the finished games from the disk; if that fails, those that are known stay."""
        with suppress(OSError):
            found = self._saves.all()
            self._found = {each.path.name: each for each in found if each.header and each.header.outcome}

    @property
    def table(self) -> AnyTable | None:
        """The table of the game that was begun last."""
        return self._playing.table

    @property
    def running(self) -> bool:
        return self._playing.running

    def begin(self, record: Record) -> None:
        """Play this record to its end; leave a game that is being played."""
        self._playing.begin(record)

    def stop(self) -> bool:
        """Leave the game that is being played; return whether there was one."""
        stopped = self.table is not None
        if stopped:
            self._playing.stop()
        return stopped

    def on(self, game: str, day: str) -> Expert:
        """Return what is known of the expert on a day."""
        table = self.table
        here = table is not None and table.record.extra.get(DAY) == day
        at_work = table if table and here and table.record.game == game else None
        return Expert(
            offered=adviser(game) is not None,
            kept=self.kept(game, day),
            standing=at_work.standing() if at_work and self.running else None,
            failed=at_work is not None and self._playing.failed,
        )

    def kept(self, game: str, day: str) -> SavedGame | None:
        """Return the finished game of a day, unless it has another deal."""
        found = self._found.get(self._file(game, day).name)
        return found if found and found.header and found.header.deal == deal_of(game, day) else None

    def _file(self, game: str, day: str) -> Path:
        return self._saves.folder / f"{game} {day}{SUFFIX}"

    def _on_advanced(self) -> None:
        if self.table and self.table.outcome():
            self._keep(self.table)
        self.advanced.emit()

    def _keep(self, table: AnyTable) -> None:
        """Save a finished game; if that fails, it can be played once more."""
        record, now = table.record, self._now().isoformat(timespec="seconds")
        path = self._file(record.game, str(record.extra[DAY]))
        with suppress(OSError):
            self._saves.write(path, record, table.standing(), table.outcome(), now)
        self.read()
