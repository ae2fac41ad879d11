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
        self._write([line for line in self._recorded() if line not in without])

    def renew_words(self) -> None:
        """Write the lines that are there in the language that is spoken now."""
        self._write(self._recorded()[: sum(line.recorded for line in self._model.lines)])

    def _recorded(self) -> list[Line]:
        """Return what the record tells, with a new writer that goes on where it ends."""
        history = self._game.history
        self.writer = history.writer()
        return list(history.log(self._game.table.record, self.writer))

    def _write(self, lines: list[Line]) -> None:
        last = len(self._game.table.record.entries)
        self._failures = [line for line in self._failures if line.entry <= last]
        self._model.begin(sorted([*lines, *self._failures], key=lambda line: line.entry))

    def add_failure(self, sentence: str) -> None:
        """Say below the last line that a bot failed."""
        shown = self._model.lines
        failure = Line(sentence, MARK, shown[-1].entry if shown else 1, recorded=False)
        self._failures.append(failure)
        self._model.add([failure])
