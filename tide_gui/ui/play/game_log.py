"""The log of one game: what the record tells, and failures of bots, which it does not."""

from collections.abc import Container

from tide_gui.ui.models.log import MARK, Line, LogModel
from tide_gui.ui.play.open_game import OpenGame


class GameLog:
    """Fills the model of the log; `writer` goes on where it ends."""

    def __init__(self, game: OpenGame, model: LogModel) -> None:
        self._game, self._model = game, model
        self._failures: list[Line] = []
        self.begin()

    def begin(self, without: Container[Line] = ()) -> None:
        """Write the record in words, with failures where they happened, without lines yet to come."""
        record, history = self._game.table.record, self._game.history
        self._failures = [line for line in self._failures if line.entry <= len(record.entries)]
        self.writer = history.writer()
        lines = sorted([*history.log(record, self.writer), *self._failures], key=lambda line: line.entry)
        self._model.begin([line for line in lines if line not in without])

    def add_failure(self, sentence: str) -> None:
        """Say below the last line that a bot failed."""
        shown = self._model.lines
        failure = Line(sentence, MARK, shown[-1].entry if shown else 1, recorded=False)
        self._failures.append(failure)
        self._model.add([failure])
