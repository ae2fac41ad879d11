"""Which game is to go on, noted when the window closes, so that its next start need not read all games.

The note holds as long as no file comes into the folder of games or leaves it, and saving a game does both.
"""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tide_gui.store.cache_file import read_cache, write_cache
from tide_gui.store.saved_game import SavedGame, is_game, read_saved

State = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Noted:
    """There are games, and this one is to go on; None if no game is."""

    saved: SavedGame | None


class _Note(NamedTuple):
    folder: State
    name: bytes  # of the file, as the system keeps it; empty if no game is to go on


class LastOpen:
    """The note about one folder. It can be thrown away."""

    def __init__(self, folder: Path, file: Path) -> None:
        self._folder, self._file = folder, file

    def read(self) -> Noted | None:
        """Return what was noted; None if it does not hold any more, so that the games have to be read."""
        note = self._note()
        if note is None or not self._has_state(note.folder):
            return None
        return self._open_game(os.fsdecode(note.name)) if note.name else Noted(None)

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
        return read_cache(self._file, _Note)

    def state(self) -> State:
        """Return by what the folder is known to have the same files; OSError if it cannot be read."""
        found = self._folder.stat()
        return found.st_ino, found.st_mtime_ns, found.st_ctime_ns

    def write(self, state: State, name: str) -> None:
        """Note a game of a list that was read after the folder had this state."""
        note = _Note(state, os.fsencode(name))
        if note != self._note():
            write_cache(self._file, note)
