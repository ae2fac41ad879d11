"""What the saved games say of the deal of the day and of the ladder; nothing else is kept of them.

A game that is deleted no longer counts.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tide_gui.people.directory import Directory
from tide_gui.store.saved_game import SavedGame
from tide_gui.table.day import YOU, day_of, is_alone_against, started_on
from tide_gui.table.ladder import Climb, climbed, rung_of
from tide_gui.table.record import Header

if TYPE_CHECKING:
    from tide_gui.rules.game import Outcome

ONE_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class ReadableGame:
    """A saved game that could be read."""

    saved: SavedGame
    header: Header

    @property
    def finished(self) -> bool:
        return self.header.outcome is not None


@dataclass(frozen=True, slots=True)
class Attempts:
    """The games with the deal of one day, the one saved first first; there is at least one."""

    games: tuple[ReadableGame, ...]

    @property
    def counted(self) -> ReadableGame | None:
        """The first finished attempt without help, the only one that enters the calendar."""
        return next((game for game in self.games if game.finished and not game.header.practice), None)

    @property
    def finished(self) -> bool:
        """Whether the cards of the others may be known."""
        return any(game.finished for game in self.games)

    @property
    def to_continue(self) -> ReadableGame | None:
        """The attempt that still can count."""
        unfinished = (game for game in self.games if not game.finished and not game.header.practice)
        return None if self.finished else next(unfinished, None)

    @property
    def late(self) -> bool:
        """Whether the attempt that counts was begun after its day."""
        game = self.counted
        return game is not None and started_on(game.header) > day_of(game.header)


def played_by(person: str, saves: Iterable[SavedGame], directory: Directory) -> tuple[SavedGame, ...]:
    """Return the games with this person on the first seat; none for an empty name."""
    wanted, key = directory.key(person), cache(directory.key)
    played = (saved for saved in saves if saved.header and key(saved.header.seats[YOU].name) == wanted)
    return tuple(played) if person else ()


def attempts_of(
    saves: Iterable[SavedGame], game: str, bots: Callable[[str], Sequence[str]]
) -> dict[str, Attempts]:
    """Return the attempts of a game by day; `bots` tells who sits at the other seats on a day."""
    found: dict[str, list[ReadableGame]] = {}
    for played in _of_game(saves, game):
        day = day_of(played.header)
        if day and is_alone_against(played.header, bots(day)):
            found.setdefault(day, []).append(played)
    return {day: Attempts(tuple(games)) for day, games in found.items()}


def streak(attempts: Mapping[str, Attempts], today: date) -> int:
    """Return on how many days in a row the deal was played on its day, up to today or yesterday."""
    day = today if _in_time(attempts, today) else today - ONE_DAY
    count = 0
    while _in_time(attempts, day):
        day, count = day - ONE_DAY, count + 1
    return count


def _in_time(attempts: Mapping[str, Attempts], day: date) -> bool:
    found = attempts.get(day.isoformat())
    return found is not None and found.counted is not None and not found.late


class LadderGames(NamedTuple):
    """How far a person is on the ladder of a game, from the saved games."""

    climb: Climb
    to_continue: ReadableGame | None  # of the match
    newest: int | None  # the deal of the game that counted last


def ladder_games(saves: Iterable[SavedGame], game: str, rungs: Sequence[str], seats: int) -> LadderGames:
    """Return how far somebody has come on the ladder of a game.

    Games with the same deal are copies of one: the first that was finished counts.
    """
    games = [
        (rung, played)
        for played in _of_game(saves, game)
        if (rung := rung_of(played.header, rungs, seats)) is not None
    ]
    finished: dict[int, tuple[int, Outcome]] = {}
    for rung, played in games:
        if played.header.outcome:
            finished.setdefault(played.header.deal, (rung, played.header.outcome))
    climb = climbed(finished.values(), len(rungs))
    going_on = (played for rung, played in games if rung == climb.beaten and not played.finished)
    to_continue = next((played for played in going_on if played.header.deal not in finished), None)
    return LadderGames(climb, to_continue, next(reversed(finished), None))


def _of_game(saves: Iterable[SavedGame], game: str) -> list[ReadableGame]:
    """Return the games of this kind, the one saved first first."""
    games = [
        ReadableGame(saved, saved.header) for saved in saves if saved.header and saved.header.game == game
    ]
    return sorted(games, key=lambda played: played.saved.saved_at)
