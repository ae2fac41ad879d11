"""The list of the games in a folder. What was read of a file stays known while the file stays the same."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tide_gui.store.cache_file import Stamp, read_cache, stamps_of, write_cache
from tide_gui.store.saved_game import SavedGame, read_line, saved_last, saved_of


class Line(NamedTuple):
    """The first line of a file when it was read."""

    stamp: Stamp
    line: bytes


class _Known(NamedTuple):
    stamp: Stamp | None  # None for a file that no longer was there, or leads nowhere
    line: bytes
    saved: SavedGame


class Listing:
    """One folder, with a cache that may be missing. Without a folder there are no games."""

    def __init__(self, folder: Path, cache: Path | None = None) -> None:
        """Nothing is read before `reading`."""
        self._folder, self._cache = folder, cache
        self._cached: dict[bytes, Line] | None = None  # None before the cache is read
        self._known: dict[str, _Known] = {}
        self._readings = 0
        self.complete = False  # whether the folder was read to its end
        self.games: tuple[SavedGame, ...] = ()  # the one saved last first

    def reading(self) -> Iterator[None]:
        """Read what changed, one file at a time; OSError if the folder cannot be read.

        `games` changes with the last step, unless another reading has begun: that one is newer.
        """
        self._readings += 1
        this, found = self._readings, dict[str, _Known]()
        if self._cached is None:
            self._cached = (self._cache and read_cache(self._cache, dict[bytes, Line])) or {}
        for name, stamp in stamps_of(self._folder):
            self._known[name] = found[name] = self._look_at(name, stamp)
            yield
        if this == self._readings:
            games = (known.saved for known in found.values())
            self._known, self.games = found, tuple(sorted(games, key=saved_last, reverse=True))
            self.complete = True

    def _look_at(self, name: str, stamp: Stamp | None) -> _Known:
        known, cached = self._known.get(name), (self._cached or {}).get(os.fsencode(name))
        if known and stamp and known.stamp == stamp and known.saved.header:
            return known
        path = self._folder / name
        if cached and cached.stamp == stamp:
            saved = saved_of(path, cached.line, cached.stamp.seconds)
            if saved.header:
                return _Known(stamp, cached.line, saved)
        return _Known(stamp, *read_line(path))

    def names(self) -> list[str]:
        """Return the names of all files now; OSError if the folder cannot be read."""
        return [name for name, _ in stamps_of(self._folder)]

    def keep(self) -> None:
        """Write the cache if it would differ."""
        lines = {
            os.fsencode(name): Line(known.stamp, known.line)
            for name, known in self._known.items()
            if known.stamp and known.saved.header
        }
        if self._cache and self.complete and lines != self._cached:
            write_cache(self._cache, lines)
            self._cached = lines
