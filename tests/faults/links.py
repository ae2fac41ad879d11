"""Links and other odd things in place of the program's own files: nothing outside the data folder changes."""

import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

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

PRECIOUS = b"precious\n"
LEFTOVER = ".a.tide.1.part"
OWN = ("settings.json", "people.json", ".tide")  # what a person may have put elsewhere
Plant = Callable[[Path, Path], object]  # at this path, with this one outside


def _file(path: Path, outside: Path) -> None:
    outside.write_bytes(PRECIOUS)
    outside.chmod(0o644)
    path.symlink_to(outside)


def _folder(path: Path, outside: Path) -> None:
    (outside / "2026-01-01").mkdir(parents=True)
    for name in ("a.tide", "a.tide.review", "2026-01-01/b.tide", LEFTOVER):
        (outside / name).write_bytes(PRECIOUS)
        os.utime(outside / name, (0, 0))
    path.symlink_to(outside)


def _hard_link(path: Path, outside: Path) -> None:
    outside.write_bytes(PRECIOUS)
    outside.chmod(0o644)
    path.hardlink_to(outside)


def _device(path: Path, outside: Path) -> None:
    """As root a device of its own: a program that is wrong would replace that of the machine."""
    if os.geteuid() == 0:
        os.mknod(outside, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        path.symlink_to(outside)
    else:
        path.symlink_to("/dev/null")


PLANTS: dict[str, Plant] = {
    "link to a file": _file,
    "link to a folder": _folder,
    "link to nothing": lambda path, outside: path.symlink_to(outside),
    "link to a device": _device,
    "other name of a file": _hard_link,
    "pipe": lambda path, _: os.mkfifo(path),
}


def planted_link(rng: Random, folder: Path) -> None:
    """Let the program run over a folder in which one thing was replaced; outside nothing changes."""
    folders, outside = user_folders(folder / "data", {}), folder / "outside"
    outside.mkdir()
    _fill(folders)
    _visit(folders)
    place = rng.choice(sorted(folders.games.parent.rglob("*")))
    place.rename(folder / "former")
    name = rng.choice(list(PLANTS))
    PLANTS[name](place, outside / "target")
    before = _seen(outside)
    for _ in range(2):
        _visit(folders)
    after = _seen(outside)
    if name == "link to a file" and place.name.endswith(OWN):  # it may be written, and keeps its mode
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
    program = Program(folders, Preferences(folders.settings), WindowBots(), translated, resources())
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
