"""The course of a game as the log tells it, and its former moments as the table showed them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from tide_gui.presentation.catalog import PRESENTATIONS, TEXTS
from tide_gui.presentation.player_text import player_text
from tide_gui.presentation.scene import Pause, Presentation, Scene, followed
from tide_gui.presentation.table_text import surrender_text, takeover_text
from tide_gui.presentation.text import GameText, Translate
from tide_gui.registry import game_called
from tide_gui.rules.game import Game, Seat, Standing
from tide_gui.table.record import Entry, NatureMove, Record, Surrender, Takeover, Turn
from tide_gui.table.table import Step as EntryStep
from tide_gui.table.table import Table, replay
from tide_gui.ui.models.log import FACT, HAND, MARK, Line
from tide_gui.ui.play.playback import STOPS, Shown


class NoTable(Exception):
    """A game that has no table page yet."""


@dataclass(frozen=True, slots=True)
class Pad:
    """The moment at which a round was scored, the steps that follow, and how far the game had come."""

    shown: Shown
    following: tuple[Shown, ...]
    standing: Standing


@dataclass(frozen=True, slots=True)
class History:
    """One game in words and scenes."""

    game: Game[Any, Any, Any, Any]
    face: GameText[Any, Any]
    presentation: Presentation
    names: Sequence[str]
    translate: Translate

    def shown(self, record: Record, since: int, scene: Scene, after: Any) -> Iterator[Shown]:
        """What happened since so many entries, step by step with its lines; `after` is the view now."""
        for moment, step in self._course(record, since):
            standing = self.game.standing(step.state)
            for event, steps in followed(self.presentation, step.events, scene, after):
                scene = steps[-1].scene if steps else scene
                first, *others = steps or (None,)
                yield Shown(first, tuple(self.lines(event, standing, moment)))
                yield from map(Shown, others)

    def _course(self, record: Record, since: int) -> Iterator[tuple[int, EntryStep[Any, Any]]]:
        return islice(enumerate(replay(self.game, record), start=1), since, None)

    def lines(self, event: Any, standing: Standing, moment: int) -> Iterator[Line]:
        """The lines of one event."""
        if self.presentation.opens(event):
            yield Line(self.face.progress(standing), HAND, moment)
        closed = self.presentation.withheld(event, self.names)
        for text in self.face.told(event, self.names):
            yield Line(text, FACT, moment, closed)

    def log(self, record: Record) -> Iterator[Line]:
        """Everything that happened so far."""
        for moment, step in self._course(record, 0):
            yield from self._entry_lines(step.entry, moment)
            standing = self.game.standing(step.state)
            for event in step.events:
                yield from self.lines(event, standing, moment)

    def _entry_lines(self, entry: Entry, moment: int) -> Iterator[Line]:
        if isinstance(entry, Takeover):
            player = player_text(entry.player, self.translate)
            yield Line(takeover_text(self.names[entry.seat], player, self.translate), MARK, moment)
        if isinstance(entry, Surrender):
            yield Line(surrender_text(self.names[entry.seat], self.translate), MARK, moment)

    def from_pad(self, record: Record, viewer: Seat | None) -> "Pad | None":
        """The score pad, if a round is over and nobody has chosen since; and what follows it."""
        turns = [place for place, entry in enumerate(record.entries) if isinstance(entry, Turn)]
        if not turns or not any(isinstance(entry, NatureMove) for entry in record.entries[turns[-1] :]):
            return None
        _, standing, items = self._turn(record, turns[-1], viewer)
        place = next(place for place, item in enumerate(items) if item.pause is Pause.SCORES)
        return Pad(items[place], items[place + 1 :], standing)

    def at(self, record: Record, moment: int, viewer: Seat | None) -> tuple[Scene, Standing]:
        """The table as it lay after so many entries; a round's end before the hands are passed on."""
        record = replace(record, entries=record.entries[:moment])
        if not isinstance(record.entries[-1], Turn):
            table = Table(self.game, record)
            return self.presentation.scene(table.view(viewer), {}), table.standing()
        scene, standing, items = self._turn(record, moment - 1, viewer)
        for item in items:
            scene = item.step.scene if item.step else scene
            if item.pause in STOPS:
                break
        return scene, standing

    def _turn(
        self, record: Record, place: int, viewer: Seat | None
    ) -> tuple[Scene, Standing, tuple[Shown, ...]]:
        """The table before a turn, how far the game had come, and what has happened since."""
        before = Table(self.game, replace(record, entries=record.entries[:place]))
        scene = self.presentation.scene(before.view(viewer), {})
        after = Table(self.game, record).view(viewer)
        return scene, before.standing(), tuple(self.shown(record, place, scene, after))


def history(record: Record, translate: Translate) -> History:
    """The words and scenes of a record's game."""
    game = game_called(record.game)
    if game is None or record.game not in PRESENTATIONS:
        title = TEXTS[record.game](translate).title() if game else record.game
        raise NoTable(title)
    names = tuple(sitter.name for sitter in record.seats)
    return History(
        game, TEXTS[record.game](translate), PRESENTATIONS[record.game](translate), names, translate
    )
