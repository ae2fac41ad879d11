"""The rule books of all games, loaded on first use."""

from typing import Any

from tide_gui import registry
from tide_gui.rules.game import Game

AnyGame = Game[Any, Any, Any, Any]


def game_called(key: str) -> AnyGame | None:
    """Return the game with this key, or None."""
    game: AnyGame | None = registry.rule_book(key)
    return game


def all_games() -> tuple[AnyGame, ...]:
    """Return every registered game, in registration order."""
    known = registry.game_keys()
    return tuple(game for key in known if (game := game_called(key)))
