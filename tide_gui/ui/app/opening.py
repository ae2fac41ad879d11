"""Files that are opened: saved games go on, records from elsewhere are viewed, faults become sentences."""

from pathlib import Path

from tide_gui.error_text import reason_of
from tide_gui.rules.quoting import shortened
from tide_gui.table.record import UnreadableRecord
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.play.history import UnknownGame
from tide_gui.ui.qt_paths import path_in


class Opening:
    """Puts the game of a file on the table."""

    def __init__(self, game: GameOnTable, library: Library, around: Surroundings) -> None:
        self._game, self._library = game, library
        self._show_fault, self._translate = around.show_fault, around.services.translate

    def open(self, path: str) -> bool:
        """Continue a saved game, or view a record from elsewhere; return whether it is on the table."""
        file = path_in(path)
        try:
            self._open(self._library.listed_path(file))
        except UnreadableRecord as error:
            self._show_damage(file.name, error)
        except UnknownGame as error:
            text = self._translate(
                "Program", "{name} is of a game that is not installed here: {game}.", "name: of a file"
            )
            self._show_fault(text, name=file.name, game=shortened(str(error)))
        except (OSError, ValueError) as error:
            text = self._translate("Program", "{name} cannot be read: {reason}.", "name: of a file")
            self._show_fault(text, name=file.name, reason=reason_of(error))
        else:
            return True
        return False

    def _show_damage(self, name: str, error: UnreadableRecord) -> None:
        """Say what is wrong with a record, that it is kept, and what can be done."""
        text = self._translate(
            "Program",
            "{name}, line {line}: {reason}. The file was left as it is.",
            "name: of a file; line: a number; reason: what is wrong",
        )
        if error.line > 1:
            text = self._translate(
                "Program",
                "{name}, line {line}: {reason}. The file was left as it is; an older copy of it may "
                "still open.",
                "name: of a file; line: a number; reason: what is wrong",
            )
        self._show_fault(text, name=name, line=error.line, reason=error.reason)

    def _open(self, file: Path) -> None:
        if self._game.kept_in(file):
            return self._game.wanted.emit()
        autosave = self._library.autosave_of(file)  # locked before it is read: no other window adds a turn
        try:
            self._game.begin(self._library.record(file), autosave, fresh=False)
        except Exception:
            if autosave:
                autosave.close()
            raise
        return None
