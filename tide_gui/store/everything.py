"""Saves everything into one file, and brings everything back from it: games, people, settings.

What is here already stays as it is. All that an archive holds is checked and laid into a folder of its own
before a note in that folder says that it is complete; only then it goes to its places. So a process that is
killed leaves nothing of the archive, or what the next start finishes.
"""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from tide_gui.rules.quoting import shortened
from tide_gui.store.archive import PEOPLE, SETTINGS, ArchiveReader, ArchiveWriter, UnusableArchive, archive_in
from tide_gui.store.files import files_in, is_link, lock_of, read_whole, unused, write_own, write_whole
from tide_gui.store.games_folder import InUse, put
from tide_gui.store.people_file import UnreadablePeople, change_people, read_people
from tide_gui.store.saved_game import is_game
from tide_gui.store.settings import UnreadableSettings, change_settings, completed, read_settings
from tide_gui.store.user_folders import UserFolders
from tide_gui.table.record import UnreadableRecord, read_record
from tide_gui.table.title import retitled

LONGEST_PATH = 200  # letters in a sentence
COMPLETE = "complete"  # the note in the folder of what arrives
OF_A_COPY = ("saved", "program")  # what may differ in the headers of two copies of a game


class Everything:
    """How far the work is; `total` is known from its first step on."""

    def __init__(self, folders: UserFolders) -> None:
        self._folders = folders
        self.done, self.total = 0, 0


class Saving(Everything):
    """Packs all that can be read, without the trash and what can be thrown away."""

    def __init__(self, folders: UserFolders, now: datetime) -> None:
        super().__init__(folders)
        self._archive = ArchiveWriter(now)
        self.games, self.left_out = 0, list[str]()  # files that cannot be read

    def steps(self, to: Path) -> Iterator[None]:
        """Pack one game after another, then write the archive at once; OSError if that fails."""
        games = _games_in(self._folders.games)
        self.total = len(games)
        with closing(self._archive):
            for game in games:
                self._add_game(game)
                self.done += 1
                yield
            self._add(PEOPLE, self._folders.people, read_people)
            self._add(SETTINGS, self._folders.settings, read_settings)
            write_whole(to, self._archive.whole())

    def _add_game(self, file: Path) -> None:
        try:
            page = read_whole(file)
            read_record(page, file.name)
        except (OSError, UnreadableRecord):
            self.left_out.append(file.name)
        else:
            self._archive.add_game(file.name, page)
            self.games += 1

    def _add(self, name: str, file: Path, check: Callable[[Path], object]) -> None:
        try:
            check(file)
            with suppress(FileNotFoundError):
                self._archive.add(name, read_whole(file))
        except (OSError, UnreadablePeople, UnreadableSettings):
            self.left_out.append(file.name)


class BringingBack(Everything):
    """Adds what an archive holds to what is here."""

    def __init__(self, folders: UserFolders) -> None:
        super().__init__(folders)
        self._arrivals = folders.arrivals
        self._note, self._lock = self._arrivals / COMPLETE, lock_of(self._arrivals)
        self.brought, self.known = 0, 0  # games that are new here, and that were here already

    def steps(self, archive: Path) -> Iterator[None]:
        """Check one part after another, then put all to their places.

        UnusableArchive, or OSError, before anything has changed; InUse while another process does it.
        """
        with self._alone():
            yield from self._settle()
            self.brought = 0
            with archive_in(archive) as parts:
                yield from self._lay_out(parts)
            write_own(self._note, b"")
            yield from self._settle()

    def going_on(self) -> Iterator[None]:
        """Finish what a killed process began, or remove what it left."""
        if os.path.lexists(self._arrivals):
            with self._alone():
                yield from self._settle()

    @property
    def begun(self) -> bool:
        """Whether all was checked, and is on its way."""
        return os.path.lexists(self._note)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep other processes away; without the note, nothing stays in the folder."""
        if is_link(self._arrivals):
            raise OSError(errno.ELOOP, f"{self._arrivals.name} is a link")
        if not self._lock.claim():
            raise InUse
        try:
            yield
        finally:
            if not self.begun:
                self._clear()
            self._lock.remove()

    def _lay_out(self, parts: ArchiveReader) -> Iterator[None]:
        self._clear()
        here = _games_in(self._folders.games)
        self.done, self.total = 0, len(here) + len(parts.games)
        found = set[bytes]()
        for game in here:
            with suppress(OSError, UnreadableRecord):
                found.add(_identity(read_whole(game), game.name))
            self.done += 1
            yield
        for name in parts.games:
            self._lay_out_game(name, parts.read(name), found)
            self.done += 1
            yield
        for name in filter(parts.__contains__, (PEOPLE, SETTINGS)):
            write_own(self._arrivals / name, parts.read(name))
        self._check()

    def _lay_out_game(self, name: str, page: bytes, found: set[bytes]) -> None:
        try:
            read_record(page, name)
            identity = _identity(page, name)
        except UnreadableRecord as error:
            raise UnusableArchive(f"a game in it cannot be read: {error}") from error
        if identity in found:
            self.known += 1
        else:
            found.add(identity)
            write_own(unused(self._arrivals / Path(name).name), page)

    def _check(self) -> None:
        with _faults_named():
            read_people(self._arrivals / PEOPLE)
            read_settings(self._arrivals / SETTINGS)

    def _settle(self) -> Iterator[None]:
        """Put everything to its place, if the note says that everything is there."""
        if not self.begun:
            return
        self._complete_files()
        for game in _games_in(self._arrivals):
            put(game, self._folders.games / game.name)
            self.brought += 1
            yield
        self._note.unlink()

    def _complete_files(self) -> None:
        """Add people and settings to ours; done twice it changes nothing more."""
        people, settings = self._arrivals / PEOPLE, self._arrivals / SETTINGS
        with _faults_named():
            directory, theirs = read_people(people).directory, read_settings(settings).settings
        if people.exists():
            change_people(self._folders.people, lambda ours: ours.completed(directory))
        if settings.exists():
            change_settings(self._folders.settings, lambda ours: completed(ours, theirs))

    def _clear(self) -> None:
        for file in files_in(self._arrivals, "*"):
            with suppress(OSError):
                file.unlink()
        with suppress(OSError):
            self._arrivals.rmdir()


@contextmanager
def _faults_named() -> Iterator[None]:
    try:
        yield
    except (UnreadablePeople, UnreadableSettings) as error:
        raise UnusableArchive(str(error)) from error


def _games_in(folder: Path) -> list[Path]:
    """Return all games in a folder; none without the folder. OSError if it cannot be read."""
    try:
        return sorted(path for path in folder.iterdir() if is_game(path.name))
    except FileNotFoundError:
        return []
    except OSError as error:
        name = shortened(str(folder), LONGEST_PATH)
        raise OSError(error.errno, f"the folder {name} cannot be read ({error.strerror})") from error


def _identity(page: bytes, name: str) -> bytes:
    """Return what is the same in all copies of a game, whatever their titles and times."""
    header, _, entries = retitled(page, name, "").partition(b"\n")
    fields = msgspec.json.decode(header, type=dict[str, object])
    same = {key: value for key, value in fields.items() if key not in OF_A_COPY}
    return sha256(msgspec.json.encode(same, order="sorted") + b"\n" + entries).digest()
