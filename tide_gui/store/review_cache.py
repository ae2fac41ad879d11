"""What an expert found in finished games: a cache that can be thrown away, and goes with the records."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from tide_gui import __version__
from tide_gui.lean_start import digest
from tide_gui.store.files import read_whole, sweep, write_whole
from tide_gui.table.record import DECODE_ERRORS, Record
from tide_gui.table.review import Verdict

SUFFIX = ".review"


class _Page(Struct):
    program: str  # another version has other experts
    record: str
    verdicts: tuple[Verdict, ...]


class KeptReview:
    """The review of one record. Without a file nothing is kept; whatever fails, the review is made anew."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def read(self, record: Record) -> tuple[Verdict, ...]:
        """Return what was found in this record; empty if nothing is known of it as it is now."""
        if self._path is None:
            return ()
        try:
            page = msgspec.json.decode(read_whole(self._path), type=_Page)
        except (OSError, *DECODE_ERRORS):
            return ()
        return page.verdicts if (page.program, page.record) == (__version__, _digest(record)) else ()

    def write(self, record: Record, verdicts: Sequence[Verdict]) -> None:
        if self._path:
            page = _Page(__version__, _digest(record), tuple(verdicts))
            with suppress(OSError):
                write_whole(self._path, msgspec.json.encode(page))

    def forget(self) -> None:
        """Delete it, as its record was."""
        if self._path:
            with suppress(OSError):
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
