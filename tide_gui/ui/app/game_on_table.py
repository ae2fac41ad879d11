"""The game on the table: it begins, gives way to another one, and is left."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from tide_gui.table.lesson import Lesson
from tide_gui.table.record import Record
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.controller import GameController
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.session import Session


class GameOnTable(QObject):
    """At most one session at a time; the former one is closed once `changed` was heard."""

    begins = Signal()  # another game, soon
    wanted = Signal()  # the game that is on the table already
    changed = Signal()  # there is another session, or none any more
    heard = Signal(str)  # the name of a sound to play
    opens = Signal(str)  # the path of a finished game to return to

    def __init__(self, around: Surroundings, owner: QObject) -> None:
        super().__init__(owner)
        self._services, self._preferences = around.services, around.preferences
        self._show_error = around.show_error
        self.session: Session | None = None
        self._preferences.changed.connect(self._on_settings_changed)

    @property
    def game(self) -> OpenGame | None:
        return self.session.controller.game if self.session else None

    @property
    def record(self) -> Record | None:
        return self.game.table.record if self.game else None

    @property
    def is_lesson(self) -> bool:
        return self.game is not None and self.game.lesson is not None

    def begin(
        self, record: Record, autosave: Autosave | None, *, fresh: bool, lesson: Lesson | None = None
    ) -> None:
        """Put a game on the table: a `fresh` one shows its deal, others go on where the record ends."""
        self.begins.emit()
        session = Session(OpenGame(record, autosave, self._services, lesson), self)
        session.heard.connect(self.heard)
        session.reopens.connect(self.opens)
        session.refused.connect(self._show_error)
        later = Qt.ConnectionType.QueuedConnection  # a changed setting redraws the table
        session.explained.connect(self._preferences.explain, later)
        self._services.bots.new_game()
        session.controller.begin(fresh=fresh)
        self._replace(session)

    def leave(self) -> None:
        """Leave the table; the game is already saved."""
        self._replace(None)

    def leave_file(self, file: Path) -> None:
        """Leave the table if the game on it is saved in that file."""
        if self.kept_in(file):
            self.leave()

    def _replace(self, session: Session | None) -> None:
        former, self.session = self.session, session
        self.changed.emit()
        if former:
            former.close()
            former.deleteLater()

    def kept_in(self, file: Path) -> GameController | None:
        """Return the game if it is saved in that file."""
        controller = self.session.controller if self.session else None
        return controller if controller and controller.game.keeps(file) else None

    def complaint(self) -> str:
        """Save again if the last save failed; say why that failed, too; empty if nothing would be lost."""
        if self.session is None or self.session.controller.game.save_again():
            return ""
        return self.session.controller.game.save_error

    def close(self) -> None:
        """Close the game as the window closes."""
        if self.session:
            self.session.close()

    def _on_settings_changed(self) -> None:
        if self.session:
            self.session.controller.settings_changed()
