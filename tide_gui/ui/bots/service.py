"""The interface to the bots, as a game in the window needs it."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.outlooks import Transcript
from tide_gui.rules.game import Ask


class BotService(Protocol):
    """Answers for the bots: the bot process, or a test that supplies the answers."""

    answered: SignalInstance  # the id of an ask, the move as text
    weighed: SignalInstance  # the id of an ask, an Opinion
    outlooks_found: SignalInstance  # the number of a question, the shares of all seats at each of its moments
    failed: SignalInstance  # a function that says what went wrong, in the language that is spoken then
    gave_up: SignalInstance  # the id of an ask or question that stays unanswered, and the bot

    def choose(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask a bot for its move."""
        ...

    def weigh(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask a bot to judge every move, for a person who waits for a hint or reads a review."""
        ...

    def find_outlooks(
        self, number: int, game_key: str, transcript: Transcript, moments: Sequence[int]
    ) -> None:
        """Ask how often each seat wins at these moments of a game if all play on alike."""
        ...

    def forget(self, ids: Iterable[int]) -> None:
        """Cancel these asks: no signal is sent for them any more."""
        ...

    def new_game(self) -> None:
        """Forget the failures of former games."""
        ...
