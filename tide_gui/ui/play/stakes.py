"""Asks before the game on the table loses what it counts for: one question, whatever would cost that."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.presentation import stakes_text
from tide_gui.presentation.stakes_text import Deed
from tide_gui.rules.game import Seat
from tide_gui.ui.play.deciding import at_stake
from tide_gui.ui.play.turn_flow import PRESSED, Phase
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController

GLYPHS = {Deed.TAKE_BACK: "undo", Deed.HINT: "hint", Deed.LET_BOT_PLAY: "robot", Deed.SURRENDER: "close"}
MAKE_PRACTICE = (Deed.TAKE_BACK, Deed.HINT)  # cost nothing in practice


@qml_class
class Stakes(QObject):
    """At most one question at a time. `changed` stands for all properties."""

    changed = Signal()

    def __init__(self, controller: "GameController") -> None:
        super().__init__(controller)
        self._game, self._translate = controller.game, controller.game.services.translate
        self._deed: Deed | None = None
        self._act: Callable[[], None] = lambda: None
        self._seat: Seat = 0  # whose stakes they are
        self._moment: Hashable = None  # in which the question was asked
        controller.changed.connect(self._look)

    def ask(self, deed: Deed, act: Callable[[], None], seat: Seat | None = None) -> None:
        """Ask, and act if the person agrees; act at once where nothing is left to lose.

        While one question waits, there is no other one.
        """
        if self._deed:
            return None
        if self._is_free(deed):
            return act()
        self._deed, self._act, self._moment = deed, act, self._now()
        self._seat = self._game.person_at_the_screen() if seat is None else seat
        return self.changed.emit()

    def _is_free(self, deed: Deed) -> bool:
        practice, over = self._game.table.record.practice, self._game.flow.phase is Phase.OVER
        return practice and deed in MAKE_PRACTICE and not over

    def _now(self) -> Hashable:
        """Return who is at the screen, and which sheet is over the table."""
        phase = self._game.flow.phase
        covered = phase in PRESSED and phase is not Phase.CHOOSING
        return self._game.person_at_the_screen(), covered and phase

    @Slot()
    def _look(self) -> None:
        """Forget the question if somebody else is at the screen, or a sheet appears or goes."""
        if self._deed and self._now() != self._moment:
            self.refuse()

    # -- the question ----------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def asked(self) -> bool:
        """Whether the question waits for an answer."""
        return self._deed is not None

    @Property(str, notify=changed)
    def title(self) -> str:
        return stakes_text.title_text(self._deed, self._translate) if self._deed else ""

    @Property(str, notify=changed)
    def words(self) -> str:
        """What it costs."""
        if self._deed is None:
            return ""
        return stakes_text.cost_text(self._deed, at_stake(self._game, self._seat), self._translate)

    @Property(str, notify=changed)
    def action(self) -> str:
        """What the button says that does it."""
        return stakes_text.action_text(self._deed, self._translate) if self._deed else ""

    @Property(str, notify=changed)
    def glyph(self) -> str:
        """The icon of that button."""
        return GLYPHS[self._deed] if self._deed else ""

    @Slot()
    def agree(self) -> None:
        """Do what was asked about."""
        deed, act = self._deed, self._act
        self.refuse()
        if deed:
            act()

    @Slot()
    def refuse(self) -> None:
        """Leave everything as it is."""
        if self._deed:
            self._deed = None
            self.changed.emit()
