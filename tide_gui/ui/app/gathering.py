"""Gathers the summaries of all finished games in a folder: from the cache, or else from their records."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tide_gui.people.summary import Summary
from tide_gui.presentation.text import Translate
from tide_gui.store.cache_file import Stamp, read_cache, stamps_of, write_cache
from tide_gui.ui.app.record_reader import GameNotInstalled, reading_of


class CachedGame(NamedTuple):
    """A file when it was read. It has no summary if it does not count: open, practice, damaged."""

    stamp: Stamp
    summary: Summary | None


class Gathering:
    """The summaries that are known, and the files that have to be read."""

    def __init__(self, folder: Path, cache: Path, translate: Translate) -> None:
        """Nothing is read before `look`."""
        self.folder, self._cache, self._translate = folder, cache, translate
        self._games: dict[str, CachedGame] = {}
        self._recalled = False  # whether the cache was read
        self._names: tuple[str, ...] = ()  # of all records
        self._to_read: dict[str, Stamp] = {}
        self._changed = False
        self.total = 0  # of the files that had to be read at the last look

    def look(self) -> None:
        """Look which files there are; forget those that are gone or changed. OSError if that fails."""
        if not self._recalled:
            cached, self._recalled = read_cache(self._cache, dict[bytes, CachedGame]) or {}, True
            self._games = {os.fsdecode(name): game for name, game in cached.items()}
        before, found = self._games, stamps_of(self.folder)
        stamps = {name: stamp for name, stamp in found if stamp}
        self._games = {
            name: game for name, game in before.items() if name in stamps and game.stamp == stamps[name]
        }
        self._names = tuple(stamps)
        self._to_read = {name: stamp for name, stamp in stamps.items() if name not in self._games}
        self._changed = self._changed or len(self._games) < len(before)
        self.total = self.waiting

    @property
    def waiting(self) -> int:
        """How many files have to be read."""
        return len(self._to_read)

    @property
    def to_read(self) -> tuple[tuple[str, Stamp], ...]:
        """The files that have to be read, as the last look found them."""
        return tuple(self._to_read.items())

    @property
    def files(self) -> tuple[Path, ...]:
        """All records, as the last look found them."""
        return tuple(self.folder / name for name in self._names)

    @property
    def summaries(self) -> tuple[Summary, ...]:
        return tuple(game.summary for game in self._games.values() if game.summary)

    def name_by_summary(self) -> dict[int, str]:
        """Return the name of the file of each summary, by its identity."""
        return {id(game.summary): name for name, game in self._games.items()}

    def reading(self) -> Iterator[None]:
        """Read what has to be read, in small steps, and keep it at the end."""
        while self._to_read:
            name, stamp = next(iter(self._to_read.items()))
            yield from self._read(name, stamp)
            self._to_read.pop(name, None)
        self.keep()

    def _read(self, name: str, stamp: Stamp) -> Iterator[None]:
        reading = reading_of(self.folder / name, stamp.seconds, self._translate)
        try:
            self._games[name] = CachedGame(stamp, (yield from reading))
            self._changed = True
        except (GameNotInstalled, OSError):
            pass  # perhaps the next time

    def take(self, name: str, stamp: Stamp, summary: Summary | None) -> None:
        """Take what was read elsewhere, unless the file has changed or went since."""
        if self._to_read.get(name) == stamp:
            del self._to_read[name]
            self._games[name] = CachedGame(stamp, summary)
            self._changed = True

    def keep(self) -> None:
        """Write the cache if it would differ."""
        if self._changed:
            write_cache(self._cache, {os.fsencode(name): game for name, game in self._games.items()})
            self._changed = False
