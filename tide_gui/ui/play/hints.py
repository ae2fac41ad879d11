"""The hint for whoever chooses: it belongs to one seat in one turn, and is gone with them."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from tide_gui.bots.bot import seed_for
from tide_gui.bots.roster import adviser
from tide_gui.presentation import hint_text
from tide_gui.presentation.hint_text import MoveHint
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat
from tide_gui.ui.bots.service import BotService, WeighedMove
from tide_gui.ui.play.open_game import OpenGame


class Stage(StrEnum):
    """How far the hint has come."""

    NONE = "none"
    WARNED = "warned"  # that it makes the game practice
    AWAITED = "awaited"
    SHOWN = "shown"
    FAILED = "failed"


class Hints:
    """Asks for a hint and hears it; an answer that nobody waits for any more is not heard."""

    def __init__(
        self, game: OpenGame, bots: BotService, translate: Translate, draw: Callable[[], None]
    ) -> None:
        """No hint yet; `draw` is called when there is one, or something to say of it."""
        self._game, self._bots, self._translate, self._draw = game, bots, translate, draw
        self.bot = adviser(game.history.game.key)
        self.stage, self._ask = Stage.NONE, 0
        self.seat: Seat | None = None
        self.moves: Mapping[str, MoveHint] = {}
        bots.weighed.connect(self._hear)
        bots.gave_up.connect(self._fail)

    def is_possible(self) -> bool:
        """Whether the actor may ask what an expert would do."""
        flow = self._game.flow
        known = self._game.autosave is not None and self.bot is not None
        return known and flow.is_deciding and not flow.looking_back

    def press(self) -> None:
        """Put the hint away where there is one; else ask, but say first what it costs."""
        actor = self._game.flow.actor
        if actor is None or self.bot is None or not self.is_possible():
            return
        if self.stage in (Stage.AWAITED, Stage.SHOWN):
            self.drop()
        elif self._game.table.record.practice or self.stage is not Stage.NONE:
            self.stage, self.seat, self._ask = Stage.AWAITED, actor, self._put(actor, self.bot)
        else:
            self.stage, self.seat = Stage.WARNED, actor
        self._draw()

    def drop(self) -> None:
        """There is no hint."""
        if self.stage is Stage.AWAITED:
            self._bots.forget((self._ask,))
        self.stage, self.seat, self._ask, self.moves = Stage.NONE, None, 0, {}

    def close(self) -> None:
        """Stop listening."""
        self.drop()
        self._bots.weighed.disconnect(self._hear)
        self._bots.gave_up.disconnect(self._fail)

    def _put(self, actor: Seat, bot: str) -> int:
        table = self._game.table
        record, ask = table.record, table.ask(actor)
        self._bots.weigh(ask, record.game, bot, seed_for(record.deal, ask.turn, ask.seat))
        return ask.id

    def _awaits(self, number: int) -> bool:
        return self.stage is Stage.AWAITED and number == self._ask

    def _hear(self, number: int, weighed: tuple[WeighedMove, ...]) -> None:
        """It is shown, and from now on the game is practice."""
        if not self._awaits(number):
            return
        self.stage = Stage.SHOWN
        self.moves = {one.move: self._hint(one) for one in weighed}
        if not self._game.table.record.practice:
            self._game.table.mark_practice()
            self._game.save()
        self._draw()

    def _fail(self, number: int, bot: str) -> None:  # noqa: ARG002
        if self._awaits(number):
            self.stage = Stage.FAILED
            self._draw()

    def text(self) -> str:
        """One sentence on how far it has come."""
        match self.stage:
            case Stage.WARNED:
                return hint_text.warned_text(self._translate)
            case Stage.AWAITED:
                return hint_text.awaited_text(self._translate)
            case Stage.SHOWN:
                return hint_text.shown_text(self._translate)
            case Stage.FAILED:
                return hint_text.failed_text(self._translate)
            case _:
                return ""

    def _hint(self, one: WeighedMove) -> MoveHint:
        sentence = self._game.history.presentation.text.hint(one.share, one.chance, one.points)
        return MoveHint(hint_text.percent(one.share), sentence)
