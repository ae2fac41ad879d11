"""What an expert found in finished games: a cache that can be thrown away, and goes with the records."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from tide_gui.lean_start import digest
from tide_gui.store.cache_file import Stamp, read_cache, stamp_of, write_cache
from tide_gui.store.files import check_own, is_link, sweep
from tide_gui.table.record import Record
from tide_gui.table.review import Outlook, SeatCosts, Verdict

SUFFIX = ".review"


class _Page(NamedTuple):
    record: str  # its digest
    verdicts: tuple[Verdict, ...] = ()
    outlooks: tuple[Outlook, ...] = ()
    costs: tuple[SeatCosts, ...] = ()


class KeptReview:
    """The review of one record. Without a file nothing is kept; whatever fails, the review is made anew."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def read(self, record: Record) -> tuple[Verdict, ...]:
        """Return what was found in this record; empty if nothing is known of it as it is now."""
        return self._page(_digest(record)).verdicts

    def outlooks(self, record: Record) -> tuple[Outlook, ...]:
        """Return the chances of all seats in this record, as far as they are known."""
        return self._page(_digest(record)).outlooks

    def costs(self, record: Record) -> tuple[SeatCosts, ...]:
        """Return what the people of this record lost, as far as all decisions of a seat were weighed."""
        return self._page(_digest(record)).costs

    def write(self, record: Record, verdicts: Sequence[Verdict], costs: Sequence[SeatCosts] = ()) -> None:
        page = self._page(_digest(record))
        self._write(page._replace(verdicts=tuple(verdicts), costs=tuple(costs)))

    def write_outlooks(self, record: Record, outlooks: Sequence[Outlook]) -> None:
        self._write(self._page(_digest(record))._replace(outlooks=tuple(outlooks)))

    def stamp(self) -> Stamp | None:
        """Return by what its file is known to be unchanged; None if there is none."""
        return stamp_of(self._path) if self._path else None

    def _page(self, digest: str) -> _Page:
        page = read_cache(self._path, _Page) if self._path else None
        return page if page and page.record == digest else _Page(digest)

    def _write(self, page: _Page) -> None:
        if self._path:
            write_cache(self._path, page)

    def forget(self) -> None:
        """Delete it, as its record was."""
        if self._path:
            with suppress(OSError):
                check_own(self._path)
                self._path.unlink()


class ReviewCache:
    """One file for each record that was reviewed, named after it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def of(self, record: Path | None) -> KeptReview:
        """Return the review of the record in this file; None for a record that only is viewed."""
        return KeptReview(self._path(record.name) if record else None)

    def sweep(self, records: Collection[str]) -> None:
        """Remove the reviews of all records but these, and what killed processes left behind."""
        if is_link(self.folder):
            return  # what lies there need not be ours
        sweep(self.folder, f"*{SUFFIX}")
        kept = {self._path(name) for name in records}
        with suppress(OSError):
            for path in set(self.folder.glob(f"*{SUFFIX}")) - kept:
                path.unlink()

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"


def _digest(record: Record) -> str:
    whole = (record.game, record.options, record.seats, record.entries)
    return digest(msgspec.json.encode(whole), 16).hex()
