"""Games of one person against fixed bots: what the deal of the day and the ladder have in common."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tide_gui.characters import PERSON
from tide_gui.people.directory import GUEST
from tide_gui.rules.catalog import game_called
from tide_gui.store.challenges import played_by
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.saved_game import SavedGame
from tide_gui.store.settings import TableChoice
from tide_gui.table.day import rounds_of
from tide_gui.table.names import name_key
from tide_gui.table.record import Record, SeatedPlayer, UnreadableRecord
from tide_gui.ui.app.seating import UNNAMED, names_of
from tide_gui.ui.app.surroundings import Surroundings


class OnePerson(QObject):
    """The person whose games are shown: who plays here, or whoever is looked at from the table."""

    changed = Signal()
    wanted = Signal()  # a name, before something begins that counts for somebody

    def __init__(self, around: Surroundings, saves: GamesFolder, parent: QObject | None = None) -> None:
        """`saves` is the folder of the program."""
        super().__init__(parent)
        self.around, self.saves = around, saves
        self._looked_at = ""  # who does not play here, perhaps

    @property
    def name(self) -> str:
        """The name of the person; empty if it is not known."""
        return self._looked_at or self.around.own_name

    @property
    def plays_here(self) -> bool:
        return self.name != "" and name_key(self.name) == name_key(self.around.own_name)

    def look_at(self, name: str) -> None:
        """Show the games of somebody, who does not play here yet; an empty name is that of who does."""
        if name != self._looked_at:
            self._looked_at = name
            self.changed.emit()

    def be(self, name: str) -> None:
        """Let somebody play here from now on."""
        self._looked_at = ""
        self.around.preferences.change(person=name)
        self.changed.emit()

    def is_known(self) -> bool:
        """Whether something can begin for somebody; if not, a name is asked for."""
        if not self.name:
            self.wanted.emit()
        return bool(self.name)

    def begin(self) -> None:
        """Let the person play here, because something of theirs begins."""
        if not self.plays_here:
            self.be(self.name)

    def sheep(self) -> int:
        """Return the sheep of the person."""
        return self.around.sheep.at([SeatedPlayer(self.name or GUEST, PERSON)])[0]

    def saved_games(self) -> tuple[SavedGame, ...]:
        """Return their games in the folder; none if it cannot be read."""
        return self.games_of(self.name)

    def games_of(self, name: str) -> tuple[SavedGame, ...]:
        """Return the games of somebody on the first seat; none if the folder cannot be read."""
        with suppress(OSError):
            return played_by(name, self.saves.all(), self.around.sheep.directory())
        return ()

    def record(self, game: str, players: Sequence[str], deal: int, extra: Mapping[str, str]) -> Record:
        """Return the record of a new game by the usual rules; only the first player may be a person."""
        names = [self.name if player == PERSON else UNNAMED for player in players]
        named = names_of(TableChoice(game, tuple(names), tuple(players), len(players), {}))
        started = self.around.now().isoformat(timespec="seconds")
        return Record(game, {}, deal, tuple(map(SeatedPlayer, named, players)), started=started, extra=extra)

    def rounds_of(self, path: Path) -> tuple[str, ...]:
        """Return the results of the rounds of a saved game; empty if the file cannot be read any more."""
        with suppress(OSError, UnreadableRecord):
            record = self.saves.read(path)
            game = game_called(record.game)
            return tuple(each.value for each in rounds_of(game, record)) if game else ()
        return ()
