"""Viewing past moments while the game waits."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tide_gui.ui.play import messages
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.playback import Playback
from tide_gui.ui.play.table_models import TableModels

if TYPE_CHECKING:
    from tide_gui.rules.game import Standing
    from tide_gui.ui.models.log import LogModel
    from tide_gui.ui.play.history import AnyScene


class LookBack:
    """Shows a past moment, and returns to the present."""

    def __init__(
        self,
        game: OpenGame,
        models: TableModels,
        playback: Playback,
        dispatch: Callable[[messages.Message], None],
        refresh: Callable[[], None],
        all_open: Callable[[], bool],
    ) -> None:
        """`all_open` says whether cards that the table no longer shows may be seen."""
        self._game, self._models, self._playback = game, models, playback
        self._dispatch, self._refresh, self._all_open = dispatch, refresh, all_open
        self.row: int | None = None  # a line of the log
        self.standing: Standing | None = None  # how far the game had come then
        self._present: AnyScene | None = None  # the scene to return to

    def forget(self) -> None:
        """Forget the moment; the caller shows the present."""
        self.row = self.standing = self._present = None

    def to(self, row: int) -> None:
        self._dispatch(messages.LookedBack())
        if not self._game.flow.looking_back:
            return
        self._playback.hold()
        if self._present is None:
            self._present = self._models.scene
        self.row = row
        history, log = self._game.history, self._log
        scene, self.standing = history.at(
            self._game.table.record, log.lines[row].moment, self._game.flow.viewer
        )
        if not self._all_open():
            scene = history.presentation.remembered(scene, self._game.scene())
        self._models.settle(scene, self._game.flow)
        log.mark(row)
        self._refresh()

    def again(self) -> None:
        """Redraw the moment: the memory aid decides what it may show."""
        if self.row is not None:
            self.to(self.row)

    def end(self) -> None:
        if self._game.flow.looking_back:
            if self._present:
                self._models.settle(self._present, self._game.flow)
            self.forget()
            self._log.mark(None)
            self._playback.release()
            self._dispatch(messages.LookedForward())

    @property
    def _log(self) -> "LogModel":
        return self._models.log
