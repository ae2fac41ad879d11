"""What people lost in finished games: from the files of reviews, as far as they fit the records."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tide_gui.rules.game import Seat
from tide_gui.store.cache_file import Stamp, stamp_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.review_cache import KeptReview, ReviewCache
from tide_gui.table.record import UnreadableRecord
from tide_gui.table.review import SeatCosts

SeatedGame = tuple[str, Seat]  # the name of a file, and where a person sat


class _Read(NamedTuple):
    """What was read, and by what the record and its review are known to be unchanged."""

    record: Stamp | None
    review: Stamp
    costs: tuple[SeatCosts, ...]


class ReviewedGames:
    """What was read once is read again only if it has changed."""

    def __init__(self, folder: Path, reviews: ReviewCache) -> None:
        self._saves, self._reviews = GamesFolder(folder), reviews
        self._known: dict[str, _Read] = {}

    def reading(self, games: Iterable[SeatedGame]) -> Iterator[None]:
        """Read the reviews of these games, one at a time."""
        for name, _ in games:
            self._read(name)
            yield

    def _read(self, name: str) -> None:
        path, known = self._saves.folder / name, self._known.pop(name, None)
        kept = self._reviews.of(path)
        record, review = stamp_of(path), kept.stamp()
        if review is None:
            return  # most games have none
        if known is None or known[:2] != (record, review):
            known = _Read(record, review, self._costs(path, kept))
        self._known[name] = known

    def _costs(self, path: Path, kept: KeptReview) -> tuple[SeatCosts, ...]:
        try:
            return kept.costs(self._saves.read(path))
        except (UnreadableRecord, OSError):
            return ()

    def costs(self, games: Iterable[SeatedGame]) -> dict[str, SeatCosts]:
        """Return by file what was lost on these seats, as far as that was read and the games are reviewed."""
        known = ((name, seat, self._known.get(name)) for name, seat in games)
        seats = ((name, seat, each) for name, seat, read in known if read for each in read.costs)
        return {name: each for name, seat, each in seats if each.seat == seat}
