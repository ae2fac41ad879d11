"""Brings everything back from one file: games, people, settings. What is here already stays as it is.

All that an archive holds is checked and laid into a folder of its own before a note in that folder says that
it is complete; only then it goes to its places. So a process that is killed leaves nothing of the archive, or
what the next start finishes.
"""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

import msgspec

from tide_gui.error_text import ErrorText, RefusedFile
from tide_gui.store.archive import PEOPLE, SETTINGS, ArchiveReader, UnusableArchive, archive_in
from tide_gui.store.files import (
    LOCK,
    PART,
    TooLarge,
    files_in,
    is_link,
    lock_of,
    move,
    read_whole,
    unused,
    write_own,
)
from tide_gui.store.games_folder import InUse, put
from tide_gui.store.people_file import UnreadablePeople, change_people, read_people
from tide_gui.store.progress import Progress, games_in
from tide_gui.store.saved_game import SUFFIX
from tide_gui.store.settings import UnreadableSettings, change_settings, completed, read_settings
from tide_gui.store.user_folders import UserFolders
from tide_gui.store.versioned_file import Unreadable, set_aside_path
from tide_gui.table.record import UnreadableRecord, read_record
from tide_gui.table.title import retitled

COMPLETE, CONTENT = "complete", b"All of an archive is here, and goes to its places.\n"  # the note
OURS = (f"*{SUFFIX}", PEOPLE, SETTINGS, COMPLETE, f".*{PART}", f".*{LOCK}")  # the files in the folder
OF_A_COPY = ("saved", "program")  # what may differ in the headers of two copies of a game
UNUSABLE = (UnreadablePeople, UnreadableSettings, msgspec.ValidationError, TooLarge)


class BringingBack(Progress):
    """Adds what an archive holds to what is here."""

    def __init__(self, folders: UserFolders) -> None:
        super().__init__(folders)
        self._arrivals = folders.arrivals
        self._note, self._lock = self._arrivals / COMPLETE, lock_of(self._arrivals)
        self.brought, self.known = 0, 0  # games that are new here, and that were here already
        self.others = False  # whether people or settings have changed

    def steps(self, archive: Path) -> Iterator[None]:
        """Check one part after another, then put all to their places.

        UnusableArchive, or OSError, before anything has changed; InUse while another process does it.
        """
        with self._alone():
            yield from self._settle()
            self.brought, self.others = 0, False
            with archive_in(archive) as parts:
                yield from self._lay_out(parts)
            write_own(self._note, CONTENT)
            yield from self._settle()

    def going_on(self) -> Iterator[None]:
        """Finish what a killed process began, or remove what it left."""
        if os.path.lexists(self._arrivals):
            with self._alone():
                yield from self._settle()

    @property
    def begun(self) -> bool:
        """Whether all was checked, and is on its way."""
        with suppress(OSError):
            return read_whole(self._note) == CONTENT
        return False

    @property
    def can_be_dropped(self) -> bool:
        return not self.begun

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep other processes away; without the note, nothing of ours stays in the folder."""
        if is_link(self._arrivals):
            name = self._arrivals.name
            reason = ErrorText("Files", "{name} is a link", "reason; name: of a folder", {"name": name})
            raise RefusedFile(errno.ELOOP, reason)
        if not self._lock.claim():
            raise InUse
        try:
            yield
        finally:
            if not self.begun:
                self._clear()
            self._lock.remove()

    # -- laying out ------------------------------------------------------------------------------

    def _lay_out(self, parts: ArchiveReader) -> Iterator[None]:
        self._clear()
        here = games_in(self._folders.games)
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
        with _as_unusable():
            read_people(self._arrivals / PEOPLE)
            read_settings(self._arrivals / SETTINGS)

    def _lay_out_game(self, name: str, page: bytes, found: set[bytes]) -> None:
        try:
            read_record(page, name)
            identity = _identity(page, name)
        except UnreadableRecord as error:
            reason = ErrorText(
                "Archive",
                "a game in it cannot be read: {reason}",
                "it: a file with everything; reason: as `a.tide, line 3: the line is damaged`",
                {"reason": error.whole},
            )
            raise UnusableArchive(reason) from error
        if identity in found:
            self.known += 1
        else:
            found.add(identity)
            write_own(unused(self._arrivals / Path(name).name), page)

    # -- to their places -------------------------------------------------------------------------

    def _settle(self) -> Iterator[None]:
        """Put everything to its place, if the note says that everything is there."""
        if not self.begun:
            return
        self._add(self._arrivals / PEOPLE, self._folders.people, self._add_people)
        self._add(self._arrivals / SETTINGS, self._folders.settings, self._add_settings)
        for game in games_in(self._arrivals):
            put(game, self._folders.games / game.name)
            self.brought += 1
            yield
        self._note.unlink()

    def _add(self, arrived: Path, ours: Path, add: Callable[[Path], object]) -> None:
        """Add a file to ours; where there is none it comes whole. One that cannot be added is set aside."""
        if not os.path.lexists(arrived):
            return
        before = _content(ours)
        try:
            if os.path.lexists(ours):
                add(arrived)
            else:
                move(arrived, ours)
        except UNUSABLE:
            move(arrived, set_aside_path(ours))
        self.others = self.others or _content(ours) != before

    def _add_people(self, arrived: Path) -> None:
        theirs = read_people(arrived)
        change_people(self._folders.people, lambda ours: ours.completed(theirs.directory), theirs.unknown)

    def _add_settings(self, arrived: Path) -> None:
        theirs = read_settings(arrived)
        change_settings(
            self._folders.settings, lambda ours: completed(ours, theirs.settings), unknown=theirs.unknown
        )

    def _clear(self) -> None:
        """Remove what this program laid there."""
        for file in (file for pattern in OURS for file in files_in(self._arrivals, pattern)):
            with suppress(OSError):
                file.unlink()
        with suppress(OSError):
            self._arrivals.rmdir()


@contextmanager
def _as_unusable() -> Iterator[None]:
    try:
        yield
    except Unreadable as error:
        raise UnusableArchive(error.reason) from error


def _content(file: Path) -> bytes:
    try:
        return read_whole(file)
    except OSError:
        return b""


def _identity(page: bytes, name: str) -> bytes:
    """Return what is the same in all copies of a game, whatever their titles and times."""
    header, _, entries = retitled(page, name, "").partition(b"\n")
    fields = msgspec.json.decode(header, type=dict[str, object])
    same = {key: value for key, value in fields.items() if key not in OF_A_COPY}
    return sha256(msgspec.json.encode(same, order="sorted") + b"\n" + entries).digest()
