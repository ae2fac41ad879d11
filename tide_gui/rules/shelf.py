"""The games on the shelf: a plain list."""

from typing import Any

from tide_gui.rules.game import Game
from tide_gui.rules.onda import Onda
from tide_gui.rules.turn_the_tide import TurnTheTide
from tide_gui.rules.turning_tides import TurningTides

GAMES: tuple[Game[Any, Any, Any, Any], ...] = (TurnTheTide(), Onda(), TurningTides())


def game_called(key: str) -> Game[Any, Any, Any, Any] | None:
    """The game with this key, if it is on the shelf."""
    return next((game for game in GAMES if game.key == key), None)
