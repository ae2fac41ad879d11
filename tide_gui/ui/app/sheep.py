"""The sheep of a table, by what is remembered of the people who sit there."""

from collections.abc import Sequence
from pathlib import Path

from tide_gui.people.directory import Directory
from tide_gui.people.sheep import Seated, sheep_at_table
from tide_gui.store.people_file import UnreadablePeople, read_people


class Sheep:
    """Reads the file of the people whenever a table is drawn; another window may have changed it."""

    def __init__(self, people: Path) -> None:
        self._people = people

    def at(self, seats: Sequence[Seated]) -> list[int]:
        """Return the sheep of each possible seat; the usual ones if the file cannot be read."""
        return list(sheep_at_table(seats, self._directory()))

    def _directory(self) -> Directory:
        try:
            return read_people(self._people).directory
        except UnreadablePeople:  # the page of people says so
            return Directory()
