"""One saved game as a list shows it: the first line of its file."""

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tide_gui.error_text import ErrorText, reason_of
from tide_gui.store.files import opened
from tide_gui.table.record import Header, UnreadableRecord, read_header

SUFFIX = ".tide"
LONGEST_HEADER = 1 << 16


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A row in the list of games: its header, or the reason why it cannot be read."""

    path: Path
    header: Header | None
    fault: ErrorText | None = None
    saved_at: float = 0.0  # seconds since 1970


def is_game(name: str) -> bool:
    """Whether this is the name of a game, and not of what the program writes beside it."""
    return name.endswith(SUFFIX) and not name.startswith(".")


def read_saved(path: Path) -> SavedGame:
    """Read the header of one game."""
    return read_line(path)[1]


def read_line(path: Path) -> tuple[bytes, SavedGame]:
    """Return the first line of a game, and what it says; no line if the file cannot be read."""
    try:
        with opened(path) as file:
            line = file.readline(LONGEST_HEADER).rstrip(b"\n")
            changed = os.fstat(file.fileno()).st_mtime
    except OSError as error:
        reason = ErrorText(
            "Files", "{name}: {reason}", "name: of a file", {"name": path.name, "reason": reason_of(error)}
        )
        return b"", SavedGame(path, None, reason)
    return line, saved_of(path, line, changed)


def saved_of(path: Path, line: bytes, changed: float) -> SavedGame:
    """Return what the first line of a file says that was changed at this time."""
    try:
        header = read_header(line, path.name)
    except UnreadableRecord as error:
        return SavedGame(path, None, error.whole)
    return SavedGame(path, header, saved_at=saved_at(header, changed))


def saved_at(header: Header, changed: float) -> float:
    """Return the earlier time: a header may claim any year, and a copied file is younger than its game."""
    try:
        return min(datetime.fromisoformat(header.saved).timestamp(), changed)
    except (ValueError, OverflowError, OSError):  # no date, or one that this system cannot represent
        return 0.0


def saved_last(saved: SavedGame) -> tuple[bool, float, str]:
    """The key that sorts the game saved last to the end."""
    return saved.header is not None, saved.saved_at, saved.path.name
