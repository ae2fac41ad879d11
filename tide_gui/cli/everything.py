"""The commands that save everything into one file, and bring it back."""

import os
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from tide_gui.cli.errors import Failed
from tide_gui.cli.progress import show, wanted
from tide_gui.rules.quoting import plain
from tide_gui.store.archive import UnusableArchive
from tide_gui.store.everything import BringingBack, Everything, Saving
from tide_gui.store.games_folder import InUse
from tide_gui.store.user_folders import NoHome, UserFolders, user_folders


def save_everything(data_dir: Path | None, to: Path) -> int:
    """Write a new archive, and say what is in it; return 1 if something is not."""
    saving = Saving(_folders(data_dir), datetime.now())
    if os.path.lexists(to):
        raise Failed(f"{to} is there already, and nothing is overwritten; give another name")
    try:
        _do(saving, saving.steps(to))
    except OSError as error:
        raise Failed(f"{to} was not saved: {error.strerror}") from error
    print(plain(f"Games saved: {saving.games}. To bring them back on any computer: tide-gui bring-back {to}"))
    for name in saving.left_out:
        print(f"tide-gui: {plain(name)} cannot be read and was left out", file=sys.stderr)
    return 1 if saving.left_out else 0


def bring_back(data_dir: Path | None, archive: Path) -> int:
    """Add what is in an archive to what is here, and say how many games that were."""
    back = BringingBack(_folders(data_dir))
    try:
        _do(back, back.steps(archive))
    except (UnusableArchive, InUse, OSError) as error:
        raise Failed(_refusal(archive, error, begun=back.begun)) from error
    print(f"Games brought back: {back.brought}. Games that were here already: {back.known}.")
    return 0


def _refusal(archive: Path, error: Exception, *, begun: bool) -> str:
    if isinstance(error, InUse):
        return "another window brings everything back just now; try again when it is done"
    reason = error.strerror if isinstance(error, OSError) else error
    if begun:
        return f"not everything from {archive} is back: {reason}; the next start goes on"
    return f"{archive} cannot be brought back: {reason}; nothing was changed"


def _folders(data_dir: Path | None) -> UserFolders:
    try:
        return user_folders(data_dir, os.environ)
    except NoHome as fault:
        raise Failed(str(fault)) from fault


def _do(work: Everything, steps: Iterator[None]) -> None:
    for _ in steps:
        if wanted():
            show(work.done, work.total)
    if wanted():
        print(file=sys.stderr)
