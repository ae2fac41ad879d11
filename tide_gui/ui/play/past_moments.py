"""All moments of a record: what the table showed at each step, with the line of the log that told it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from tide_gui.presentation.scene import opened
from tide_gui.rules.game import Seat, Standing
from tide_gui.table.record import NatureMove, Record, Turn
from tide_gui.table.table import replay
from tide_gui.ui.play.history import AnyPlayed, AnyScene, History


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of an entry: the scene, and how many lines of that entry had been written.

    `said` is what the prompt said then instead of the last of them. It may name cards that are hidden now.
    """

    scene: AnyScene
    standing: Standing
    lines: int
    said: str = ""


class PastMoments:
    """The moments of a record, entry by entry. Entries are counted from 1, as in the lines of the log."""

    def __init__(self, history: History, record: Record) -> None:
        """Replay the record."""
        self._history = history
        self._played: tuple[AnyPlayed, ...] = tuple(replay(history.game, record))
        writer = history.writer()
        self._written = [
            tuple(writer.written(each, entry)) for entry, each in enumerate(self._played, start=1)
        ]

    @property
    def entries(self) -> int:
        return len(self._played)

    def moments(self, entry: int, viewer: Seat | None) -> tuple[Moment, ...]:
        """Return the moments of one entry as a viewer saw them; there is at least one."""
        return tuple([self._first(viewer)] if entry == 1 else self._steps(entry, viewer))

    def standing(self, entry: int) -> Standing:
        """Return how far the game had come before an entry; at the end, before the last one."""
        return self._played[min(entry, self.entries) - 1].before

    def open_moments(self, entry: int, viewer: Seat | None) -> tuple[Moment, ...]:
        """Return the moments of one entry with all that each seat saw of its own."""
        shown = self.moments(entry, viewer)
        seen = [self.moments(entry, seat) for seat in range(len(self._history.names))]
        return tuple(
            replace(moment, scene=opened(moment.scene, [each.scene for each in theirs]))
            for moment, *theirs in zip(shown, *seen, strict=True)
        )

    def _scene(self, entry: int, viewer: Seat | None) -> AnyScene:
        """Return the scene after an entry, when everybody has seen it."""
        return self._history.presentation.scenes.scene(self._view(entry, viewer), {})

    def _scene_before(self, entry: int, viewer: Seat | None) -> AnyScene:
        """Return the scene from which an entry was shown: all choices of the turn are made."""
        match self._played[entry - 1].entry:
            case NatureMove():
                return self.moments(entry - 1, viewer)[-1].scene
            case Turn(moves):
                sealed = {seat: move if seat == viewer else "" for seat, move in moves.items()}
                return self._history.presentation.scenes.scene(self._view(entry - 1, viewer), sealed)
            case _:
                return self._scene(entry - 1, viewer)

    def _view(self, entry: int, viewer: Seat | None) -> Any:
        return self._history.game.view(self._played[entry - 1].state, viewer)

    def _is_nature(self, entry: int) -> bool:
        """Whether nature acts in this entry, which is shown together with the turn before."""
        return entry <= self.entries and isinstance(self._played[entry - 1].entry, NatureMove)

    def _first(self, viewer: Seat | None) -> Moment:
        """Return the moment after the first deal: before it there is no table to show."""
        lines = sum(len(lines) for _, lines in self._written[0])
        return Moment(self._scene(1, viewer), self._played[0].standing, lines)

    def _steps(self, entry: int, viewer: Seat | None) -> Iterator[Moment]:
        scene = self._scene_before(entry, viewer)
        last = next(each for each in count(entry) if not self._is_nature(each + 1))
        played, written = self._played[entry - 1], iter(self._written[entry - 1])
        standing, lines, said = played.before, 0, ""
        for item in self._history.entry_items(played, written, scene, self._view(last, viewer)):
            scene, lines = item.step.scene if item.step else scene, lines + len(item.lines)
            said = "" if item.lines else item.said or said
            standing = item.standing or standing
            standing = next((line.standing for line in item.lines if line.standing), standing)
            yield Moment(scene, standing, lines, said)
