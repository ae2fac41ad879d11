"""The folders in which the program keeps its files."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from tide_gui.rules.quoting import plain

NAME = "tide-table"
VARIABLE = "TIDE_GUI_DATA"


class NoHome(Exception):
    """No folder for the files can be named; the message is one sentence that says what to do."""


@dataclass(frozen=True, slots=True)
class UserFolders:
    """The folders and the settings file of one user."""

    games: Path
    settings: Path
    cache: Path
    logs: Path
    own: tuple[Path, ...] = ()  # further folders that hold nothing of others

    @property
    def people(self) -> Path:
        """The file of what is remembered of people besides their games."""
        return self.games.parent / "people.json"

    @property
    def erasure(self) -> Path:
        """The note of an erasure that is under way; it names who is erased."""
        return self.games.parent / "people.erasing"

    @property
    def arrivals(self) -> Path:
        """The folder of what is being brought back; on the disk of the games, so that they move at once."""
        return self.games / ".arrivals"

    @property
    def summaries(self) -> Path:
        """The file that keeps summaries of finished games; it can be thrown away."""
        return self.cache / "summaries"

    @property
    def headers(self) -> Path:
        """The file that keeps what the list of games shows; it can be thrown away."""
        return self.cache / "headers"

    @property
    def days(self) -> Path:
        """The folder with games of the expert; they can be thrown away."""
        return self.cache / "days"

    @property
    def last_open(self) -> Path:
        """The file that keeps which game is to go on; it can be thrown away."""
        return self.cache / "last-open"

    @property
    def phones(self) -> Path:
        """The file by which phones find the table again; it can be thrown away."""
        return self.cache / "phones"


def user_folders(chosen: Path | None, environment: Mapping[str, str]) -> UserFolders:
    """Use the folder from the command line, else from the environment variable, else the system's folders."""
    if chosen is None and environment.get(VARIABLE):
        chosen = Path(environment[VARIABLE])
    if chosen is not None:
        with suppress(RuntimeError):  # the `~name` of an unknown user is taken literally
            chosen = chosen.expanduser()
        try:
            home = chosen.absolute()
        except OSError as error:  # the working folder was deleted
            raise NoHome(
                f"The folder {plain(str(chosen))} is not found from here; give its whole path."
            ) from error
        return UserFolders(home / "games", home / "settings.json", home / "cache", home / "logs")
    return _system_folders()


def _system_folders() -> UserFolders:
    system = platformdirs.PlatformDirs(NAME, appauthor=False)
    with suppress(RuntimeError):  # of newer versions; older ones return relative paths
        folders = UserFolders(
            system.user_data_path / "games",
            system.user_config_path / "settings.json",
            system.user_cache_path,
            system.user_log_path,
            own=(system.user_data_path, system.user_config_path),
        )
        if all(path.is_absolute() for path in (folders.cache, folders.logs, *folders.own)):
            return folders
    raise NoHome(f"You have no home folder; set HOME, or choose a folder with --data-dir or {VARIABLE}.")
