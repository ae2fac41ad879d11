"""Games that were deleted: the way to the trash and back, and the page of the trash."""

from dataclasses import dataclass, replace
from datetime import date
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.presentation.text import Translate
from tide_gui.store.saved_game import SavedGame
from tide_gui.store.trash import KEPT
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.library import Library
from tide_gui.ui.dates import day_text
from tide_gui.ui.models.game_list import GameList, ListRow
from tide_gui.ui.qml_class import qml_class
from tide_gui.ui.qt_paths import path_in, path_text


@dataclass(frozen=True, slots=True)
class Undoable:
    """A deletion that can be undone."""

    game: SavedGame | None  # as it was listed
    file: Path
    place: Path  # in the trash


@qml_class
class DeletedGames(QObject):
    """Deletes games without asking, because each comes back: at once, or from the page of the trash."""

    changed = Signal()

    def __init__(self, library: Library, game: GameOnTable, translate: Translate, owner: QObject) -> None:
        super().__init__(owner)
        self._library, self._game, self._translate = library, game, translate
        self._saves = GameList(self)
        self._undoable: list[Undoable] = []  # deleted last comes last
        library.changed.connect(self.changed)

    # The games in the trash, deleted last first; they are read by `look`
    saves = Property(GameList, attrgetter("_saves"), constant=True)
    count = Property(int, attrgetter("_library.trashed"), notify=changed)

    @Property(int, constant=True)
    def days(self) -> int:
        """How long a deleted game is kept."""
        return KEPT.days

    def look(self) -> None:
        """Read what is in the trash."""
        today = self._library.today
        rows = [_with_day(row, trashed.day, today, self._translate) for trashed, row in self._library.trash()]
        self._saves.show(rows)

    # -- deleting and undoing --------------------------------------------------------------------

    @Property(str, notify=changed)
    def undoText(self) -> str:
        """What was deleted last; empty if nothing can be undone."""
        if not self._undoable:
            return ""
        last = self._undoable[-1]
        return self._library.trashed_text(last.game, last.file)

    @Slot(str)
    def delete(self, path: str) -> None:
        """Move a game to the trash, without asking; leave its table first if it is open."""
        file = path_in(path)
        game = self._library.listed(file)
        self._game.leave_file(file)
        if place := self._library.throw_away(file):
            self._undoable.append(Undoable(game, file, place))
            self.changed.emit()

    @Slot(result=str)
    def undo(self) -> str:
        """Bring back the game that was deleted last and return its path; empty if that failed."""
        if not self._undoable:
            return ""
        path = self._library.put_back(self._undoable.pop().place)
        self.changed.emit()
        return path_text(path) if path else ""

    @Slot()
    def forgetUndo(self) -> None:
        """Offer no undo any more; the games stay in the trash."""
        self._undoable.clear()
        self.changed.emit()

    # -- the trash -------------------------------------------------------------------------------

    @Slot(str)
    def putBack(self, path: str) -> None:
        self._library.put_back(path_in(path))
        self._changed_by_hand()

    @Slot(str)
    def remove(self, path: str) -> None:
        """Delete a game in the trash for good."""
        self._library.delete(path_in(path))
        self._changed_by_hand()

    @Slot()
    def empty(self) -> None:
        """Delete everything in the trash for good."""
        self._library.empty_trash()
        self._changed_by_hand()

    def _changed_by_hand(self) -> None:
        self._undoable.clear()
        self.look()
        self.changed.emit()


def _with_day(row: ListRow, day: date, today: date, translate: Translate) -> ListRow:
    """Return the row of a game in the trash."""
    text = translate("Games", "Deleted: {day}", "of a game in the trash; day: as 3 November, or today")
    return replace(row, deleted=text.format(day=day_text(day, today, translate)))
