"""Which saved games are shown, and in which order."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from tide_gui.ui.models.folding import folded
from tide_gui.ui.models.saves import PARTS, ListedGame

LAST_PLAYED, OLDEST, BY_GAME, BY_PLAYERS = "last-played", "oldest", "game", "players"

ORDERS: dict[str, Callable[[ListedGame], Any]] = {
    LAST_PLAYED: lambda row: -row.saved_at,
    OLDEST: lambda row: row.saved_at,
    BY_GAME: lambda row: (folded(row.title), -row.saved_at),
    BY_PLAYERS: lambda row: (folded(row.names), -row.saved_at),
}


@dataclass(frozen=True, slots=True)
class Sieve:
    """What somebody looks for; an empty text lets everything through."""

    search: str = ""
    game: str = ""  # its key
    person: str = ""
    order: str = LAST_PLAYED

    @property
    def narrows(self) -> bool:
        """Whether some games may be left out."""
        return bool(self.search.split() or self.game or self.person)

    def sifted(self, rows: Iterable[ListedGame]) -> list[ListedGame]:
        """Return the rows that were looked for, in order; open games stay first and damaged ones last."""
        words = folded(self.search).split()
        key = ORDERS[self.order]
        fitting = (row for row in rows if self._fits(row, words))
        return sorted(fitting, key=lambda row: (PARTS.index(row.part), key(row)))

    def _fits(self, row: ListedGame, words: list[str]) -> bool:
        of_game = self.game in ("", row.game)
        of_person = self.person == "" or self.person in row.people
        return of_game and of_person and (not words or _has_all(words, row.make().words))


def _has_all(words: list[str], text: str) -> bool:
    return all(word in text for word in words)


def people_in(rows: Iterable[ListedGame]) -> list[str]:
    """Return the names of all people, in the order of the alphabet."""
    return sorted({name for row in rows for name in row.people}, key=lambda name: (folded(name), name))


def games_in(rows: Iterable[ListedGame]) -> dict[str, str]:
    """Return keys and titles of all games that were played, by title."""
    one_of_each = {row.game: row for row in rows if row.game}
    titles = {key: row.title for key, row in one_of_each.items()}
    return dict(sorted(titles.items(), key=lambda game: folded(game[1])))
