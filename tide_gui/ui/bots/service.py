"""The interface to the bots, as a game in the window needs it."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from msgspec import Struct, field
from PySide6.QtCore import SignalInstance

from tide_gui.bots.bot import BUDGET
from tide_gui.rules.game import Ask


class WeighedMove(Struct, frozen=True):
    """A bot's judgement of one move: as in `Weighed`, with the move as text."""

    move: str
    share: float
    chance: float | None = None
    points: float | None = None
    figures: Mapping[str, float] = field(default_factory=dict)


class BotService(Protocol):
    """Answers for the bots: the bot process, or a test that supplies the answers."""

    answered: SignalInstance  # the id of an ask, the move as text
    weighed: SignalInstance  # the id of an ask, a tuple of weighed moves
    failed: SignalInstance  # what went wrong, in a sentence
    gave_up: SignalInstance  # the id of an ask that stays unanswered, and the bot

    def choose(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask a bot for its move."""
        ...

    def weigh(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask a bot to judge every move, for a person who waits for the hint."""
        ...

    def forget(self, ids: Iterable[int]) -> None:
        """Cancel these asks: no signal is sent for them any more."""
        ...

    def new_game(self) -> None:
        """Forget the failures of former games."""
        ...
