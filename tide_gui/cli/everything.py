"""The commands that save everything into one file, and bring it back."""

import os
import sys
from collections.abc import Iterator
from datetime import datetime
from errno import EEXIST
from pathlib import Path
from shlex import quote

from tide_gui.cli.errors import Failed, complain
from tide_gui.cli.progress import show, wanted
from tide_gui.cli.spoken import spoken, spoken_error
from tide_gui.error_text import ErrorText, RefusedFile, reason_of
from tide_gui.presentation.text import Translate
from tide_gui.rules.quoting import plain
from tide_gui.store.archive import UnusableArchive
from tide_gui.store.arrivals import BringingBack
from tide_gui.store.games_folder import InUse
from tide_gui.store.progress import Progress
from tide_gui.store.saving_everything import SavingEverything
from tide_gui.store.user_folders import NoHome, UserFolders, user_folders


def save_everything(data_dir: Path | None, to: Path) -> int:
    """Write a new archive, and say what is in it; return 1 if something is not."""
    saving, translate = SavingEverything(_folders(data_dir), datetime.now()), spoken()
    try:
        _check_new(to)
        _do(saving, saving.steps(to, _check_new))
    except OSError as error:
        raise Failed(*spoken_error(_not_saved(to, error))) from error
    command = f"tide-gui bring-back {quote(str(to))}"
    text = translate("Commands", "Games saved: {games}. To bring them back on any computer: {command}")
    print(plain(text.format(games=saving.games, command=command)))
    for name in saving.left_out:
        complain(*spoken_error(_left_out(name)))
    return 1 if saving.left_out else 0


def _not_saved(to: Path, error: OSError) -> ErrorText:
    fields = {"file": to, "reason": reason_of(error)}
    return ErrorText("Commands", "{file} was not saved: {reason}", "file: its name", fields)


def _left_out(name: str) -> ErrorText:
    return ErrorText("Commands", "{file} cannot be read and was left out", "file: its name", {"file": name})


def bring_back(data_dir: Path | None, archive: Path) -> int:
    """Add what is in an archive to what is here, and say how many games that were."""
    back, translate = BringingBack(_folders(data_dir)), spoken()
    try:
        _go_on(back, translate)
        _do(back, back.steps(archive))
    except (UnusableArchive, InUse, OSError) as error:
        raise Failed(*spoken_error(_refusal(archive, error, begun=back.begun))) from error
    print(" ".join(_brought_back(back, translate)))
    return 0


def _brought_back(back: BringingBack, translate: Translate) -> Iterator[str]:
    text = translate("Commands", "Games brought back: {brought}. Games that were here already: {known}.")
    yield text.format(brought=back.brought, known=back.known)
    if back.others:
        yield translate("Commands", "People or settings came back, too.")


def _go_on(back: BringingBack, translate: Translate) -> None:
    """Finish first what a killed program had begun."""
    _do(back, back.going_on())
    if back.brought or back.others:
        text = translate("Commands", "Games brought back from an earlier file: {brought}.")
        print(text.format(brought=back.brought))


def _refusal(archive: Path, error: Exception, *, begun: bool) -> ErrorText:
    if isinstance(error, InUse):
        return ErrorText(
            "Commands", "another window or command brings everything back just now; try again when it is done"
        )
    fields = {"file": archive, "reason": reason_of(error)}
    if begun:
        return ErrorText(
            "Commands", "not everything is back yet: {reason}; the next start goes on", fields=fields
        )
    return ErrorText(
        "Commands", "{file} cannot be brought back: {reason}; nothing of it came", "file: its name", fields
    )


def _check_new(to: Path) -> None:
    """OSError if something is there, which would be overwritten."""
    if os.path.lexists(to):
        reason = ErrorText(
            "Commands", "there is such a file already, and nothing is overwritten", "why nothing is saved"
        )
        raise RefusedFile(EEXIST, reason)


def _folders(data_dir: Path | None) -> UserFolders:
    try:
        return user_folders(data_dir, os.environ)
    except NoHome as fault:
        raise Failed(str(fault)) from fault


def _do(work: Progress, steps: Iterator[None]) -> None:
    for _ in steps:
        if wanted():
            show(work.done, work.total)
    if wanted():
        print(file=sys.stderr)
