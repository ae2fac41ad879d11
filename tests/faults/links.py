"""Links and other odd things in place of the program's own files: nothing outside the data folder changes."""

import stat
from dataclasses import replace
from datetime import datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from faults.plants import LEFTOVER, PLANTS
from playing import Setting, played_out
from windows import WindowBots, process_events

from tide_gui.resource_files import resources
from tide_gui.rules.catalog import game_called
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.people_file import change_people
from tide_gui.store.review_cache import ReviewCache
from tide_gui.store.user_folders import UserFolders, user_folders
from tide_gui.table.record import SeatedPlayer
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program
from tide_gui.ui.app.window import translated

OWN = ("settings.json", "people.json", ".tide")  # what a person may have put elsewhere
NOW = datetime(2026, 11, 20, 18)
TO_FILES = ("link to a file", "link to a link to a file")


@cache
def every_plant() -> tuple[tuple[str, str], ...]:
    """Return every odd thing in every place."""
    with TemporaryDirectory() as folder:
        folders = user_folders(Path(folder), {})
        _fill(folders)
        _visit(folders)
        places = sorted(str(path.relative_to(folder)) for path in Path(folder).rglob("*"))
    return tuple((plant, place) for plant in PLANTS for place in places)


def check_plant(planted: tuple[str, str], folder: Path) -> None:
    """Let the program run over a folder in which one thing was replaced; outside nothing changes."""
    folders, outside = user_folders(folder / "data", {}), folder / "outside"
    outside.mkdir()
    _fill(folders)
    _visit(folders)
    name, place = planted[0], folders.games.parent / planted[1]
    place.rename(folder / "former")
    PLANTS[name](place, outside / "target")
    before = _seen(outside)
    for _ in range(2):
        _visit(folders)
    after = _seen(outside)
    if name in TO_FILES and place.name.endswith(OWN):  # it may be written, and keeps its mode
        assert {path: mode for path, (mode, _) in after.items()} == {
            path: mode for path, (mode, _) in before.items()
        }
    elif name == "link to a folder" and place == folders.games:  # the person's own, with the games in it
        gone = {path.name for path in before} - {path.name for path in after}
        assert gone <= {LEFTOVER}, (name, place)
    else:
        assert after == before, (name, place)


def _fill(folders: UserFolders) -> None:
    """A folder with games, deleted ones, people, and every cache."""
    saves, setting = GamesFolder(folders.games), Setting(game_called("onda"), 2)
    seats = (SeatedPlayer("Ann", "person"), SeatedPlayer("Puffin", "puffin"))
    for number in range(3):
        table = played_out(setting.table(number), number)
        record = replace(table.record, seats=seats)
        path = folders.games / f"onda {number}.tide"
        saves.write(path, record, table.standing(), table.outcome(), f"2026-11-2{number}T18:00:00")
        ReviewCache(folders.cache / "reviews").of(path).write(record, ())
        saves.write_cached(folders.days / path.name, record, table.standing(), table.outcome(), "")
    change_people(folders.people, lambda directory: directory.with_sheep("Ann", 2))


def _visit(folders: UserFolders) -> None:
    """Start the program, do what a person does, and close it."""
    program = Program(
        folders, Preferences(folders.settings), WindowBots(), translated, resources(), lambda: NOW
    )
    try:
        program.get_ready()
        program.sweep()
        program.catch_up()
        for page in ("games", "trash", "people", "today"):
            program.show(page)
            while program.people.reading:
                process_events()
        if rows := program.games.saves.rows:
            program.games.entitle(rows[-1].path, "Final")
            program.trash.delete(rows[0].path)
        program.preferences.change(volume=100 - program.preferences.settings.volume)
        program.people.choose("Ann")
        program.people.setSheep(3)
        program.dealer.quickGame()
    finally:
        program.close()


def _seen(folder: Path) -> dict[Path, tuple[int, bytes]]:
    """What lies in a folder, with modes and contents."""
    return {
        path: (path.lstat().st_mode, path.read_bytes() if stat.S_ISREG(path.lstat().st_mode) else b"")
        for path in sorted(folder.rglob("*"))
    }
