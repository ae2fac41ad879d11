"""Measure the statistics of people: `python tests/bench/people.py [RECORDS]`, by default 5000.

Cold is the first time, when each record is replayed; warm is every other time, from the cache to the rows of
the page. The records are some finished games of each game, with bots that move at random, many times over.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from people_games import finished, page_of

from tide_gui.people.directory import Directory
from tide_gui.people.figures import figures_of, games_by_person
from tide_gui.presentation.text import in_english
from tide_gui.store.user_folders import UserFolders, user_folders
from tide_gui.ui.app.gathering import Gathering
from tide_gui.ui.app.person_words import person_rows
from tide_gui.ui.app.slices import SLICE

RECORDS = 5000
TABLES = (("turn-the-tide", "pbb"), ("turn-the-tide", "ppbbb"), ("onda", "pbb"), ("turning-tides", "pb"))
DEALS = 3  # of each table
RUNS = 5


def pages() -> Iterator[bytes]:
    """Yield different records."""
    for deal in range(DEALS):
        for game, players in TABLES:
            yield page_of(replace(finished(players, deal, game)), deal)


def fill(folder: Path, records: int) -> None:
    folder.mkdir()
    for number, page in enumerate(islice(cycle(list(pages())), records)):
        (folder / f"game {number}.tide").write_bytes(page)


def look(folders: UserFolders) -> Gathering:
    gathering = Gathering(folders.games, folders.summaries, in_english)
    gathering.look()
    return gathering


def seconds_cold(folders: UserFolders) -> tuple[float, float]:
    """Return how long all records take, and the longest step between two moments at which the window acts."""
    gathering, longest = look(folders), 0.0
    start = last = perf_counter()
    for _ in gathering.reading():
        now = perf_counter()
        longest, last = max(longest, now - last), now
    return perf_counter() - start, longest


def seconds_warm(folders: UserFolders) -> tuple[float, float]:
    """Return how long it takes from a closed window to the rows of the page and the figures of everybody.

    The second figure is the time of the processor alone, which a busy machine does not change.
    """
    start, computed = perf_counter(), process_time()
    gathering = look(folders)
    games = games_by_person(gathering.summaries, Directory())
    person_rows(games, Directory(), in_english)
    for played in games.values():
        figures_of(played, {})
    return perf_counter() - start, process_time() - computed


def main() -> int:
    records = int(sys.argv[1]) if sys.argv[1:] else RECORDS
    home = Path(tempfile.mkdtemp())
    try:
        folders = user_folders(home, {})
        fill(folders.games, records)
        cold, longest = seconds_cold(folders)
        size = folders.summaries.stat().st_size
        warm = [seconds_warm(folders) for _ in range(RUNS)]
    finally:
        shutil.rmtree(home)
    print(f"{records} records, cold: {cold:.1f} s, {1000 * cold / records:.1f} ms each")
    print(f"longest step: {1000 * longest:.1f} ms, beside slices of {1000 * SLICE:.0f} ms")
    seconds, computed = zip(*warm, strict=True)
    print(f"{records} records, warm: {median(seconds):.3f} s ({min(seconds):.3f} to {max(seconds):.3f})")
    print(f"of these computing: {median(computed):.3f} s")
    print(f"cache: {size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
