"""The folders in which the program keeps its files."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import astuple, dataclass
from pathlib import Path

import platformdirs

NAME = "tide-table"
VARIABLE = "TIDE_GUI_DATA"


class NoHome(Exception):
    """The user has no home folder; the message is one sentence that says what to do."""


@dataclass(frozen=True, slots=True)
class UserFolders:
    """The folders and the settings file of one user."""

    games: Path
    settings: Path
    cache: Path
    logs: Path


def user_folders(chosen: Path | None, environment: Mapping[str, str]) -> UserFolders:
    """Use the folder from the command line, else from the environment variable, else the system's folders."""
    if chosen is None and environment.get(VARIABLE):
        chosen = Path(environment[VARIABLE])
    if chosen is not None:
        with suppress(RuntimeError):  # the `~name` of an unknown user is taken literally
            chosen = chosen.expanduser()
        home = chosen.absolute()
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
        )
        if all(path.is_absolute() for path in astuple(folders)):
            return folders
    raise NoHome(f"You have no home folder; set HOME, or choose a folder with --data-dir or {VARIABLE}.")
