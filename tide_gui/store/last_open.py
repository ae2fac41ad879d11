"""Which game is to go on, noted when the window closes, so that its next start need not read all games.

The note holds as long as no file comes into the folder of games or leaves it, and saving a game does both.
"""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct

from tide_gui.store.files import read_whole, write_whole
from tide_gui.store.saved_game import SavedGame, is_game, read_saved
from tide_gui.table.record import DECODE_ERRORS

State = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Noted:
    """There are games, and this one is to go on; None if no game is."""

    saved: SavedGame | None


class _Note(Struct, frozen=True):
    folder: State
    name: str  # of the file; empty if no game is to go on


class LastOpen:
    """The note about one folder. It can be thrown away."""

    def __init__(self, folder: Path, file: Path) -> None:
        self._folder, self._file = folder, file

    def read(self) -> Noted | None:
        """Return what was noted; None if it does not hold any more, so that the games have to be read."""
        note = self._note()
        if note is None or not self._has_state(note.folder):
            return None
        return self._open_game(note.name) if note.name else Noted(None)

    def _has_state(self, state: State) -> bool:
        try:
            return self.state() == state
        except OSError:
            return False

    def _open_game(self, name: str) -> Noted | None:
        if not is_game(name) or Path(name).name != name:
            return None
        saved = read_saved(self._folder / name)
        return Noted(saved) if saved.header and saved.header.outcome is None else None

    def _note(self) -> _Note | None:
        try:
            return msgspec.json.decode(read_whole(self._file), type=_Note)
        except (OSError, *DECODE_ERRORS):
            return None

    def state(self) -> State:
        """Return by what the folder is known to have the same files; OSError if it cannot be read."""
        found = self._folder.stat()
        return found.st_ino, found.st_mtime_ns, found.st_ctime_ns

    def write(self, state: State, name: str) -> None:
        """Note a game of a list that was read after the folder had this state."""
        note = _Note(state, name)
        if note != self._note():
            with suppress(OSError):
                write_whole(self._file, msgspec.json.encode(note))
