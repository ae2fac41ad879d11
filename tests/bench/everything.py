"""Measure how long it takes to save and bring back everything: `python tests/bench/everything.py [RECORDS]`.

By default 5000 records. The window looks at the clock between two steps, so the longest one can hold it up.
"""

import sys
from collections.abc import Iterator
from datetime import datetime
from itertools import cycle, islice, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from people import RECORDS, pages

from tide_gui.store.arrivals import BringingBack
from tide_gui.store.saving_everything import SavingEverything
from tide_gui.store.user_folders import user_folders


def fill(folder: Path, records: int) -> None:
    """Keep games that differ by their deals; nothing replays them."""
    folder.mkdir(parents=True)
    for number, page in enumerate(islice(cycle(list(pages())), records)):
        header, _, entries = page.partition(b"\n")
        dealt = msgspec.json.decode(header) | {"deal": number}
        (folder / f"game {number}.tide").write_bytes(msgspec.json.encode(dealt) + b"\n" + entries)


def seconds_of(steps: Iterator[None]) -> tuple[float, float]:
    """Return the seconds of the whole work, and of its longest step."""
    moments = [perf_counter(), *(perf_counter() for _ in steps), perf_counter()]
    return moments[-1] - moments[0], max(b - a for a, b in pairwise(moments))


def show(name: str, steps: Iterator[None]) -> None:
    whole, longest = seconds_of(steps)
    print(f"{name:<28}{whole:8.2f} s, longest step {1000 * longest:.0f} ms")


def main() -> int:
    """Measure one save, and two times of bringing back."""
    records = int(sys.argv[1]) if len(sys.argv) > 1 else RECORDS
    with TemporaryDirectory() as folder:
        old, new, archive = Path(folder, "old"), Path(folder, "new"), Path(folder, "all.zip")
        fill(user_folders(old, {}).games, records)
        show(f"save {records} games", SavingEverything(user_folders(old, {}), datetime.now()).steps(archive))
        print(f"{'size of the archive':<28}{archive.stat().st_size / 1e6:8.2f} MB")
        for name in ("bring them back", "once more"):
            show(name, BringingBack(user_folders(new, {})).steps(archive))
    return 0


if __name__ == "__main__":
    sys.exit(main())
