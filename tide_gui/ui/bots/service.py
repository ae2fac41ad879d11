"""Whoever thinks for the bots, as a game at the screen needs it."""

from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import Struct
from PySide6.QtCore import SignalInstance

from tide_gui.bots.bot import BUDGET
from tide_gui.rules.game import Ask


class WeighedMove(Struct, frozen=True):
    """What a bot thinks of one move: as in `Weighed`, the move in writing."""

    move: str
    share: float
    chance: float | None = None
    points: float | None = None


class BotService(Protocol):
    """Whoever answers for the bots: the process in which they think, or a test by hand."""

    answered: SignalInstance  # the id of an ask, the move in writing
    weighed: SignalInstance  # the id of an ask, a tuple of weighed moves
    failed: SignalInstance  # what happened, in a sentence
    gave_up: SignalInstance  # the id of an ask that nobody will answer, and the bot

    def choose(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask a bot for its move."""
        ...

    def weigh(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask a bot what it thinks of every move, for a person who waits."""
        ...

    def forget(self, ids: Iterable[int]) -> None:
        """Nobody waits for these answers any more."""
        ...

    def new_game(self) -> None:
        """Who failed before may try again."""
        ...
