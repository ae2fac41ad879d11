"""Saves everything into one file: games, people, settings. The trash and the caches stay out."""

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from tide_gui.store.archive import PEOPLE, SETTINGS, ArchiveWriter
from tide_gui.store.files import read_whole, write_whole
from tide_gui.store.people_file import UnreadablePeople, read_people
from tide_gui.store.progress import Progress, games_in
from tide_gui.store.settings import UnreadableSettings, read_settings
from tide_gui.store.user_folders import UserFolders
from tide_gui.table.record import UnreadableRecord, read_record


class SavingEverything(Progress):
    """Packs all that can be read."""

    def __init__(self, folders: UserFolders, now: datetime) -> None:
        super().__init__(folders)
        self._now = now
        self.games, self.left_out = 0, list[str]()  # files that cannot be read

    def steps(self, to: Path, check: Callable[[Path], None] = lambda _: None) -> Iterator[None]:
        """Pack one game after another, check the place, and write the archive at once; OSError if not."""
        games = games_in(self._folders.games)
        self.total = len(games)
        with closing(ArchiveWriter(self._now)) as archive:
            for game in games:
                self._add_game(archive, game)
                self.done += 1
                yield
            self._add(archive, PEOPLE, self._folders.people, read_people)
            self._add(archive, SETTINGS, self._folders.settings, read_settings)
            whole = archive.whole()
        check(to)
        write_whole(to, whole)

    def _add_game(self, archive: ArchiveWriter, file: Path) -> None:
        try:
            page = read_whole(file)
            read_record(page, file.name)
        except (OSError, UnreadableRecord):
            self.left_out.append(file.name)
        else:
            archive.add_game(file.name, page)
            self.games += 1

    def _add(self, archive: ArchiveWriter, name: str, file: Path, check: Callable[[Path], object]) -> None:
        try:
            check(file)
            page = read_whole(file)
        except FileNotFoundError:
            return
        except (OSError, UnreadablePeople, UnreadableSettings):
            self.left_out.append(file.name)
        else:
            archive.add(name, page)
