"""Erases the name of a person from the records in the folder of games."""

from collections.abc import Collection
from pathlib import Path

from tide_gui.people.erasure import without_names
from tide_gui.store.files import read_whole, write_whole
from tide_gui.store.games_folder import claimed


def erase_names(path: Path, names: Collection[str]) -> None:
    """Replace these names of people in a record, atomically; a record without them is not written.

    InUse if the game is open. UnreadableRecord or OSError if the file cannot be read or written.
    """
    if without_names(page := read_whole(path), names, path.name) == page:
        return
    with claimed(path):
        write_whole(path, without_names(read_whole(path), names, path.name))
