"""The folders in which the program keeps its files."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import platformdirs

NAME = "tide-table"
VARIABLE = "TIDE_GUI_DATA"


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
    system = platformdirs.PlatformDirs(NAME, appauthor=False)
    return UserFolders(
        system.user_data_path / "games",
        system.user_config_path / "settings.json",
        system.user_cache_path,
        system.user_log_path,
    )
