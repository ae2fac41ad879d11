"""The sheep of a table, by what is remembered of the people who sit there."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from tide_gui.people.directory import Directory
from tide_gui.people.sheep import Seated, sheep_at_table, with_faces
from tide_gui.store.cache_file import Stamp, stamp_of
from tide_gui.store.people_file import UnreadablePeople, change_people, read_people


class Sheep:
    """Looks at the file of the people whenever a table is drawn: another window may have changed it."""

    def __init__(self, people: Path) -> None:
        self._people = people
        self._read: tuple[Stamp | None, Directory] | None = None

    def at(self, seats: Sequence[Seated]) -> list[int]:
        """Return the sheep of each possible seat."""
        return list(sheep_at_table(seats, self.directory()))

    def directory(self) -> Directory:
        """Return what is remembered of people; nothing if the file cannot be read."""
        stamp = stamp_of(self._people)
        if self._read is None or self._read[0] != stamp:
            self._read = stamp, self._directory_now()
        return self._read[1]

    def _directory_now(self) -> Directory:
        try:
            return read_people(self._people).directory
        except UnreadablePeople:  # the page of people says so
            return Directory()

    def called(self, name: str) -> str:
        """Return the name of the person whom a record or a form calls so."""
        return self.directory().person(name)

    def keep(self, seats: Sequence[Seated]) -> None:
        """Let the people who sit down keep their sheep; without a usable file they keep none."""
        with suppress(UnreadablePeople, OSError):
            directory = read_people(self._people).directory
            if with_faces(directory, seats) != directory:
                change_people(self._people, partial(with_faces, seats=seats))
