"""The course of a game as the log tells it, and its former moments as the table showed them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.player_text import player_text
from tide_gui.presentation.presentation import AnyPresentation, followed
from tide_gui.presentation.scene import Scene
from tide_gui.presentation.table_text import surrender_text, takeover_text
from tide_gui.presentation.text import Translate
from tide_gui.rules.catalog import AnyGame, game_called
from tide_gui.rules.game import Seat, Standing
from tide_gui.table.record import NatureMove, Record, Surrender, Takeover, Turn
from tide_gui.table.table import Played, Table, replay
from tide_gui.ui.models.log import FACT, HEADING, MARK, Line
from tide_gui.ui.play.playback import STOPS, Item

AnyScene = Scene[Any]
AnyPlayed = Played[Any, Any]


class UnknownGame(Exception):
    """A game that is not installed here; the message is its key."""


class LogWriter:
    """Puts into words what is played, entry by entry; it knows the heading above the last line."""

    def __init__(self, presentation: AnyPresentation, names: Sequence[str], translate: Translate) -> None:
        """Nothing is written yet."""
        self._text, self._names, self._translate = presentation.text, names, translate
        self._heading = ""

    def written(self, played: AnyPlayed, moment: int) -> Iterator[tuple[Any, tuple[Line, ...]]]:
        """The lines of an entry, event by event; those of no event come with None."""
        if said := self._entry(played):
            yield None, (Line(said, MARK, moment),)
        begins = isinstance(played.entry, Turn)
        for event in played.events:
            standing = played.before if begins else played.standing
            headed = begins or self._text.opens(event)
            yield event, (*self._headed(standing, moment if headed else None), *self._event(event, moment))
            begins = False

    def _entry(self, played: AnyPlayed) -> str:
        match played.entry:
            case Takeover(seat, player):
                who = player_text(player, self._translate)
                return takeover_text(self._names[seat], who, self._translate)
            case Surrender(seat):
                return surrender_text(self._names[seat], self._translate)
            case _:
                return ""

    def _headed(self, standing: Standing, moment: int | None) -> Iterator[Line]:
        """A heading, where the game has come further than the last one says."""
        heading = self._text.progress(standing)
        if moment is not None and heading != self._heading:
            self._heading = heading
            yield Line(heading, HEADING, moment)

    def _event(self, event: Any, moment: int) -> Iterator[Line]:
        closed = self._text.withheld(event, self._names)
        for text in self._text.event(event, self._names):
            yield Line(text, FACT, moment, closed)


@dataclass(frozen=True, slots=True)
class Pad:
    """The moment at which a round was scored, the steps that follow, and how far the game had come."""

    item: Item
    following: tuple[Item, ...]
    standing: Standing


@dataclass(frozen=True, slots=True)
class History:
    """One game in words and scenes."""

    game: AnyGame
    presentation: AnyPresentation
    names: Sequence[str]
    translate: Translate

    def writer(self) -> LogWriter:
        """A log of this game from its beginning on."""
        return LogWriter(self.presentation, self.names, self.translate)

    def items(
        self, played: Iterable[AnyPlayed], since: int, scene: AnyScene, after: Any, writer: LogWriter
    ) -> Iterator[Item]:
        """What was played after so many entries, step by step with its lines; `after` is the view now."""
        for moment, one in enumerate(played, start=since + 1):
            written = iter(writer.written(one, moment))
            for event, steps in followed(self.presentation, one.events, scene, after):
                scene = steps[-1].scene if steps else scene
                first, *others = steps or (None,)
                yield Item(first, _lines_until(event, written))
                yield from map(Item, others)
            if rest := tuple(line for _, lines in written for line in lines):
                yield Item(None, rest)

    def log(self, record: Record, writer: LogWriter) -> Iterator[Line]:
        """Everything that happened so far."""
        for moment, played in enumerate(replay(self.game, record), start=1):
            for _, lines in writer.written(played, moment):
                yield from lines

    def from_pad(self, record: Record, viewer: Seat | None) -> Pad | None:
        """The score pad, if a round is over and nobody has chosen since; and what follows it."""
        turns = [place for place, entry in enumerate(record.entries) if isinstance(entry, Turn)]
        if not turns or not any(isinstance(entry, NatureMove) for entry in record.entries[turns[-1] :]):
            return None
        _, standing, items = self._turn(record, turns[-1], viewer)
        place = next((place for place, item in enumerate(items) if item.pause is Pause.SCORES), None)
        return None if place is None else Pad(items[place], items[place + 1 :], standing)

    def at(self, record: Record, moment: int, viewer: Seat | None) -> tuple[AnyScene, Standing]:
        """The table as it lay after so many entries; a round's end before what follows it."""
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
    ) -> tuple[AnyScene, Standing, tuple[Item, ...]]:
        """The table before a turn, how far the game had come, and what has happened since."""
        before = Table(self.game, replace(record, entries=record.entries[:place]))
        scene = self.presentation.scene(before.view(viewer), {})
        after = Table(self.game, record).view(viewer)
        played = islice(replay(self.game, record), place, None)
        return scene, before.standing(), tuple(self.items(played, place, scene, after, self.writer()))


def _lines_until(event: Any, written: Iterator[tuple[Any, tuple[Line, ...]]]) -> tuple[Line, ...]:
    """The lines up to those of this event."""
    lines: tuple[Line, ...] = ()
    for about, more in written:
        lines += more
        if about is event:
            break
    return lines


def history_of(record: Record, translate: Translate) -> History:
    """The words and scenes of a record's game."""
    game, presentation = game_called(record.game), presentation_of(record.game, translate)
    if game is None or presentation is None:
        raise UnknownGame(record.game)
    names = tuple(seated.name for seated in record.seats)
    return History(game, presentation, names, translate)
