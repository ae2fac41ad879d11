"""The hint for whoever looks: it belongs to one seat in one turn, and is gone with them."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from tide_gui.bots.roster import hinter
from tide_gui.presentation import hint_text as words
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat
from tide_gui.ui.bots.service import BotService, WeighedMove

Put = Callable[[str], int]  # ask this bot to weigh; the id of the ask


class Stage(StrEnum):
    """How far the hint has come."""

    NONE = "none"
    WARNED = "warned"  # that it makes the game practice
    AWAITED = "awaited"
    SHOWN = "shown"
    FAILED = "failed"


class Hints:
    """Asks for a hint and hears it; an answer that nobody waits for any more is not heard."""

    def __init__(self, game: str, bots: BotService, translate: Translate) -> None:
        """No hint yet."""
        self.bot = hinter(game)
        self._bots, self._translate = bots, translate
        self.stage, self._ask = Stage.NONE, 0
        self.seat: Seat | None = None
        self.cards: Mapping[str, words.CardHint] = {}  # by the move that a card stands for

    def press(self, seat: Seat, put: Put, *, practice: bool) -> None:
        """Put the hint away where there is one; else ask, but say first what it costs."""
        if self.bot is None:
            return
        if self.stage in (Stage.AWAITED, Stage.SHOWN):
            self.drop()
        elif practice or self.stage is not Stage.NONE:
            self.stage, self.seat, self._ask = Stage.AWAITED, seat, put(self.bot)
        else:
            self.stage, self.seat = Stage.WARNED, seat

    def drop(self) -> None:
        """There is no hint."""
        if self.stage is Stage.AWAITED:
            self._bots.forget((self._ask,))
        self.stage, self.seat, self._ask, self.cards = Stage.NONE, None, 0, {}

    def awaits(self, number: int) -> bool:
        """Whether this is the ask that is waited for."""
        return self.stage is Stage.AWAITED and number == self._ask

    def hear(self, weighed: tuple[WeighedMove, ...]) -> None:
        """The answer came."""
        say = self._translate
        self.stage = Stage.SHOWN
        self.cards = {one.move: words.card_hint(one.share, one.chance, one.points, say) for one in weighed}

    def fail(self) -> None:
        """None will come."""
        self.stage = Stage.FAILED

    def told(self) -> str:
        """One sentence on how far it has come."""
        match self.stage:
            case Stage.WARNED:
                return words.warned_text(self._translate)
            case Stage.AWAITED:
                return words.awaited_text(self._translate)
            case Stage.SHOWN:
                return words.shown_text(self._translate)
            case Stage.FAILED:
                return words.failed_text(self._translate)
            case _:
                return ""
