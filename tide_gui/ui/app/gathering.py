"""Gathers the summaries of all finished games in a folder: from the cache, or else from their records."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import NamedTuple

from tide_gui.characters import PERSON
from tide_gui.people.summary import Summary, summarized
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import Translate
from tide_gui.rules.catalog import game_called
from tide_gui.store.cache_file import Stamp, read_cache, stamps_of, write_cache
from tide_gui.store.files import read_whole
from tide_gui.store.saved_game import saved_at
from tide_gui.table.record import Header, UnreadableRecord, read_header, read_record

Reading = Generator[None, None, Summary | None]


class CachedGame(NamedTuple):
    """A file when it was read. It has no summary if it does not count: open, practice, damaged."""

    stamp: Stamp
    summary: Summary | None


class GameNotInstalled(Exception):
    """The record is of a game that may be installed later."""


class Gathering:
    """The summaries that are known, and the files that have to be read."""

    def __init__(self, folder: Path, cache: Path, translate: Translate) -> None:
        """Nothing is read before `look`."""
        self._folder, self._cache, self._translate = folder, cache, translate
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
        before, found = self._games, stamps_of(self._folder)
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
    def files(self) -> tuple[Path, ...]:
        """All records, as the last look found them."""
        return tuple(self._folder / name for name in self._names)

    @property
    def summaries(self) -> tuple[Summary, ...]:
        return tuple(game.summary for game in self._games.values() if game.summary)

    def reading(self) -> Iterator[None]:
        """Read what has to be read, in small steps, and keep it at the end."""
        while self._to_read:
            name, stamp = next(iter(self._to_read.items()))
            yield from self._read(name, stamp)
            self._to_read.pop(name, None)
        self.keep()

    def _read(self, name: str, stamp: Stamp) -> Iterator[None]:
        try:
            self._games[name] = CachedGame(stamp, (yield from self._summary(self._folder / name, stamp)))
            self._changed = True
        except (GameNotInstalled, OSError):
            pass  # perhaps the next time

    def _summary(self, file: Path, stamp: Stamp) -> Reading:
        """Read a record; None if it does not count."""
        try:
            page = read_whole(file)
            yield
            header = read_header(page.partition(b"\n")[0], file.name)
            if not counts(header):
                return None
            game, presentation = game_called(header.game), presentation_of(header.game, self._translate)
            if game is None or presentation is None:
                raise GameNotInstalled
            record, moment = read_record(page, file.name), saved_at(header, stamp.seconds)
            return (yield from summarized(record, game, presentation, moment, file.name))
        except UnreadableRecord:
            return None

    def keep(self) -> None:
        """Write the cache if it would differ."""
        if self._changed:
            write_cache(self._cache, {os.fsencode(name): game for name, game in self._games.items()})
            self._changed = False


def counts(header: Header) -> bool:
    """Whether a game belongs into the statistics: it is over, no practice, and people played."""
    played = any(seated.player == PERSON for seated in header.seats)
    return played and header.outcome is not None and not header.practice
