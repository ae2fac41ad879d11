"""Which saved games are shown, and in which order."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from tide_gui.table.names import name_key
from tide_gui.ui.models.folding import folded
from tide_gui.ui.models.game_list import PARTS, ListedGame

LAST_PLAYED, OLDEST, BY_GAME, BY_PLAYERS = "last-played", "oldest", "game", "players"

ORDERS: dict[str, Callable[[ListedGame], Any]] = {
    LAST_PLAYED: lambda game: -game.saved_at,
    OLDEST: lambda game: game.saved_at,
    BY_GAME: lambda game: (folded(game.row.title), -game.saved_at),
    BY_PLAYERS: lambda game: (folded(game.row.names), -game.saved_at),
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

    def sifted(self, games: Iterable[ListedGame]) -> list[ListedGame]:
        """Return the games that were looked for, in order; open ones stay first and damaged ones last."""
        words = folded(self.search).split()
        key = ORDERS[self.order]
        fitting = (game for game in games if self._fits(game, words))
        return sorted(fitting, key=lambda game: (PARTS.index(game.part), key(game)))

    def _fits(self, game: ListedGame, words: list[str]) -> bool:
        of_game = self.game in ("", game.game)
        of_person = self.person == "" or name_key(self.person) in game.people
        return of_game and of_person and all(word in game.row.words for word in words)


def people_in(games: Iterable[ListedGame]) -> list[str]:
    """Return the names of all people, in the order of the alphabet."""
    people: dict[str, str] = {}
    for game in games:
        people = game.people | people  # whoever comes first in the list
    return sorted(people.values(), key=lambda name: (folded(name), name))


def games_in(games: Iterable[ListedGame]) -> dict[str, str]:
    """Return keys and titles of all games that were played, by title."""
    one_of_each = {each.game: each for each in games if each.game}
    titles = {key: each.row.title for key, each in one_of_each.items()}
    return dict(sorted(titles.items(), key=lambda game: folded(game[1])))
