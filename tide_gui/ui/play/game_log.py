"""The log of one game: what the record tells, and failures of bots, which it does not."""

from collections.abc import Callable, Container
from dataclasses import dataclass

from tide_gui.ui.models.log import MARK, Line, LogModel
from tide_gui.ui.play.open_game import OpenGame


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot failed after so many entries; `say` says so in the language that is spoken."""

    say: Callable[[], str]
    entry: int

    @property
    def line(self) -> Line:
        return Line(self.say(), MARK, self.entry, recorded=False)


class GameLog:
    """Fills the model of the log; `writer` goes on where it ends."""

    def __init__(self, game: OpenGame, model: LogModel) -> None:
        self._game, self._model = game, model
        self._failures: list[Failure] = []
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
        self._failures = [each for each in self._failures if each.entry <= last]
        failures = [each.line for each in self._failures]
        self._model.begin(sorted([*lines, *failures], key=lambda line: line.entry))

    def add_failure(self, say: Callable[[], str]) -> None:
        """Say below the last line that a bot failed."""
        shown = self._model.lines
        self._failures.append(Failure(say, shown[-1].entry if shown else 1))
        self._model.add([self._failures[-1].line])
