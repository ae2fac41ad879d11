"""How fast a game goes on, as QML sees it: pauses that are skipped, and games of bots that are paused."""

from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.ui.play import messages
from tide_gui.ui.play.turn_flow import Phase
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController


RUNNING = (Phase.WAITING, Phase.SHOWING)


@qml_class
class Pace(QObject):
    """`changed` stands for all properties but `skipping`."""

    changed = Signal()
    skippingChanged = Signal()

    def __init__(self, controller: "GameController") -> None:
        super().__init__(controller)
        self._controller = controller
        controller.changed.connect(self.changed)
        controller.playback.skippingChanged.connect(self.skippingChanged)

    # -- pauses ----------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def canSkip(self) -> bool:
        """Whether a pause of the playback can be skipped."""
        return self._controller.playback.running and not self._controller.game.flow.looking_back

    # Whether pieces move to where they belong after skipped steps
    skipping = Property(bool, attrgetter("_controller.playback.skipping"), notify=skippingChanged)
    # Whether a click ends the pause after a reveal
    waitsForClick = Property(bool, attrgetter("_controller.playback.awaits_click"), notify=changed)

    @Slot()
    def skip(self) -> None:
        """Skip the playback to its next moment or stop; while a moment is shown, end that one alone."""
        if not self._controller.game.flow.looking_back:
            self._controller.playback.skip()

    # -- a round without people ------------------------------------------------------------------

    def _can_run_out(self) -> bool:
        """Whether all people are out and only bots finish the round."""
        flow, scene = self._controller.game.flow, self._controller.models.scene
        is_out = self._controller.history.presentation.scenes.is_out
        goes_on = flow.phase in RUNNING and not flow.looking_back
        return bool(flow.people) and goes_on and all(is_out(scene, seat) for seat in flow.people)

    canRunOut = Property(bool, _can_run_out, notify=changed)

    @Slot()
    def runOut(self) -> None:
        """Skip to the score pad."""
        if self._can_run_out():
            self._controller.run_out()

    # -- a game of bots --------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def watching(self) -> bool:
        """Whether only bots play, and have not come to the end."""
        game = self._controller.game
        return game.flow.watched and game.autosave is not None and game.flow.phase is not Phase.OVER

    # Whether all hands may be shown, and whether they are
    canOpenHands = Property(bool, attrgetter("_controller.game.can_open_hands"), notify=changed)
    handsOpen = Property(bool, attrgetter("_controller.game.hands_open"), notify=changed)

    @Slot(bool)
    def openHands(self, opened: bool) -> None:
        """Show all hands while bots play alone, or none."""
        self._controller.game.hands_open = opened and self._controller.game.can_open_hands
        self._controller.models.redraw()
        self._controller.refresh()

    # Whether that game waits for `step` or `resume`
    paused = Property(bool, attrgetter("_controller.game.flow.paused"), notify=changed)

    @Slot()
    def pause(self) -> None:
        """Pause a game of bots after this turn."""
        self._controller.dispatch(messages.Paused())

    @Slot()
    def resume(self) -> None:
        self._controller.dispatch(messages.Resumed())

    @Slot()
    def step(self) -> None:
        """Play one turn of a paused game."""
        self._controller.dispatch(messages.Stepped())
