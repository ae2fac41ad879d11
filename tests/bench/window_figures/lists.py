"""How long the page of many games takes, beside a bare list of as many rows with as many roles and texts."""

import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter

from bench.window_figures.bare import LIST, Rows, bare
from bench.window_figures.figures import PAIRS, RUNS, report, report_ratio
from bench.window_figures.opened import Opened, opened, until_frame, write_games

from tide_gui.store.user_folders import user_folders
from tide_gui.ui.models.game_list import GameList

RECORDS = 500


def games(records: int = RECORDS) -> None:
    """Time the page of so many games beside a bare list, in turn; then letters of a search and deletions."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_games(user_folders(folder, {}).games, records)
        pairs = [(_bare_list(folder), _our_list(folder)) for _ in range(PAIRS + 1)][1:]
        for at, when in enumerate(("the first time", "after that")):
            both = [(theirs[at], ours[at]) for theirs, ours in pairs]
            report(f"a bare list of {records} rows, {when}", [theirs for theirs, _ in both], "ms")
            report(f"the page of {records} games, {when}", [ours for _, ours in both], "ms")
            report_ratio(f"list of {records}, {when}", both, "list")
        _searched_and_deleted(folder, records)


def _our_list(folder: Path) -> tuple[float, float]:
    """Return the milliseconds to the page in a new window, and to the same page the second time."""
    with opened(folder) as window:
        _read(window)
        first = _shown(window, "games")
        _shown(window, "home")
        return first, _shown(window, "games")


def _read(window: Opened) -> None:
    """Finish the reading, which goes on after the first frame."""
    window.program.show("games")
    window.program.show("home")


def _shown(window: Opened, page: str) -> float:
    return until_frame(window.frames, partial(window.program.show, page))


def _bare_list(folder: Path) -> tuple[float, float]:
    """Return the same of a bare list of the same texts, which are there before it opens."""
    with opened(folder) as window:
        window.program.show("games")
        rows = _texts(window.program.games.saves)
    with bare(LIST, rows=Rows(list(rows[0]), rows)) as window:
        change = window.root.setProperty
        first = until_frame(window.frames, partial(change, "open", True))
        until_frame(window.frames, partial(change, "open", False))
        return first, until_frame(window.frames, partial(change, "open", True))


def _texts(model: GameList) -> list[dict[str, str]]:
    """Return the rows of a model as a view reads them, by the names of the roles."""
    roles = {number: bytes(name.data()).decode() for number, name in model.roleNames().items()}
    rows = [
        {name: str(model.data(model.index(row), number)) for number, name in roles.items()}
        for row in range(model.rowCount())
    ]
    assert all(row["names"] for row in rows), "a bare list without texts would be quicker than ours"
    return rows


def _searched_and_deleted(folder: Path, records: int) -> None:
    with opened(folder) as window:
        start = perf_counter()
        _read(window)
        report(f"reading {records} games", [1000 * (perf_counter() - start)], "ms")
        window.program.show("games")
        look_for = window.program.games.lookFor
        letters = [until_frame(window.frames, partial(look_for, "january 1"[:at])) for at in range(1, 10)]
        report(f"a letter of a search in {records} games", letters, "ms")
        window.program.games.showAll()
        deletions = [until_frame(window.frames, partial(_delete_first, window)) for _ in range(RUNS)]
        report(f"a deletion from {records} games", deletions, "ms")


def _delete_first(window: Opened) -> None:
    window.program.trash.delete(window.program.games.saves.rows[0].path)
