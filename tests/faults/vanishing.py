"""A disk that comes and goes: what happens to folders and files while the program has them in use."""

import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from shutil import rmtree

from faults.trials import NOW, check_reason, saved
from msgspec.structs import replace
from playing import SETTINGS, one_turn

from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.settings import Settings, UnreadableSettings, read_settings
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.play.autosave import Autosave

TURNS = 12
CHANGES = 12
LIKELY = 0.5

Accident = Callable[[Path], object]


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _move_away(path: Path) -> None:
    """Move it aside, under a name that no list of games shows."""
    if os.path.lexists(path):
        path.rename(next(free for number in count() if not os.path.lexists(free := _aside(path, number))))


def _aside(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.{number}.away")


def _instead(make: Accident) -> Accident:
    """Return an accident that moves the path away and makes something else there."""

    def accident(path: Path) -> None:
        _move_away(path)
        if path.parent.is_dir():
            make(path)

    return accident


def _bring_back(path: Path) -> None:
    """Return what was moved away first, in place of what is there now."""
    if (away := _aside(path, 0)).exists():
        _remove(path)
        away.rename(path)


ACCIDENTS: tuple[Accident, ...] = (
    _remove,
    _move_away,
    _bring_back,
    _instead(Path.touch),
    _instead(Path.mkdir),
    _instead(lambda path: (path / "within").mkdir(parents=True)),
    _instead(lambda path: path.symlink_to("nothing")),
    _instead(lambda path: path.symlink_to("nowhere/at all")),
    _instead(lambda path: path.symlink_to(path.name)),
    _instead(lambda path: path.symlink_to(_aside(path, 0))),
    _instead(os.mkfifo),
)


def _accident(rng: Random, path: Path) -> None:
    """Let something happen to the file or to its folder."""
    at = rng.choice((path, path.parent))
    if at.parent.is_dir():
        rng.choice(ACCIDENTS)(at)


def _repair(path: Path) -> None:
    """Let the folder be one again; of the file only a file is left."""
    if not path.parent.is_dir():
        _remove(path.parent)
        path.parent.mkdir()
    if not path.is_file():
        _remove(path)


def vanished_disk(rng: Random, folder: Path) -> None:
    """A save succeeds and can be read, or says why not; once the folder is back, the whole game is saved."""
    saves = GamesFolder(folder / "games")
    autosave = Autosave(saves, lambda: NOW)
    table = rng.choice(SETTINGS).table(rng.randrange(100))
    for _ in range(TURNS):
        if rng.random() < LIKELY:
            _accident(rng, autosave.path or saves.folder / "game.tide")
        if reason := saved(autosave, table):
            check_reason(reason)
        else:
            assert saves.read(autosave.path) == table.record
        if table.waiting_for():
            one_turn(table, rng)
    _repair(autosave.path or saves.folder / "game.tide")
    assert saved(autosave, table) == ""
    assert saves.read(autosave.path) == table.record
    autosave.close()


def vanished_settings(rng: Random, folder: Path) -> None:
    """A change of settings is written over what the file has, or waits; it is never lost, nor is another."""
    path = folder / "config" / "settings.json"
    preferences = Preferences(path)
    waiting: dict[str, int] = {}
    for _ in range(CHANGES):
        if rng.random() < LIKELY:
            _accident(rng, path)
        waiting |= _another_value(preferences.settings, rng)
        waiting = _changed(preferences, waiting)
    _repair(path)
    assert _changed(preferences, waiting) == {}


def _another_value(settings: Settings, rng: Random) -> dict[str, int]:
    """Return a setting with another value than the window has."""
    volume = (settings.volume + rng.randint(1, 100)) % 101
    text_size = 100 + (settings.text_size - 100 + rng.randint(1, 100)) % 101
    return rng.choice(({"volume": volume}, {"text_size": text_size}))


def _changed(preferences: Preferences, values: dict[str, int]) -> dict[str, int]:
    """Change settings and write them now; return those that still wait to be written."""
    former = _settings_in(preferences._path) or preferences.settings
    preferences.change(**values)
    preferences.write()
    if preferences._changes:
        return values
    assert _settings_in(preferences._path) == replace(former, **values)
    return {}


def _settings_in(path: Path) -> Settings | None:
    """Return the settings that are there; None if there are none that can be read."""
    try:
        return read_settings(path).settings if path.exists() else None
    except UnreadableSettings:
        return None
