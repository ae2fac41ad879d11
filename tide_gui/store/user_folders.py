"""Where the program keeps what."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import platformdirs

NAME = "tide-table"
VARIABLE = "TIDE_GUI_DATA"


@dataclass(frozen=True, slots=True)
class UserFolders:
    """The folders and files of one user."""

    games: Path
    settings: Path
    cache: Path
    logs: Path


def user_folders(chosen: Path | None, environment: Mapping[str, str]) -> UserFolders:
    """The folder chosen on the command line, else by the environment, else what the system has for it."""
    if chosen is None and environment.get(VARIABLE):
        chosen = Path(environment[VARIABLE])
    if chosen is not None:
        with suppress(RuntimeError):  # `~somebody` who does not exist is a name like any other
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
