"""The rule books of all games; each is opened when it is asked for."""

from typing import Any

from tide_gui import registry
from tide_gui.rules.game import Game

AnyGame = Game[Any, Any, Any, Any]


def game_called(key: str) -> AnyGame | None:
    """The game with this key, if there is one."""
    game: AnyGame | None = registry.rule_book(key)
    return game


def all_games() -> tuple[AnyGame, ...]:
    """Every game that is registered, in their order."""
    known = registry.game_keys()
    return tuple(game for key in known if (game := game_called(key)))
