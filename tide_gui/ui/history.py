"""The course of a game as the log tells it, and its former moments as the table showed them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from tide_gui.faces.face import Face, Translate
from tide_gui.faces.picture import Beat, Picture, Pictured, followed
from tide_gui.faces.players import player_told
from tide_gui.faces.shelf import FACES, PICTURES
from tide_gui.faces.table import surrender_told, takeover_told
from tide_gui.rules.game import Game, Seat, Standing
from tide_gui.rules.shelf import game_called
from tide_gui.table.record import Entry, NatureMove, Record, Surrender, Takeover, Turn
from tide_gui.table.table import Step as EntryStep
from tide_gui.table.table import Table, replay
from tide_gui.ui.models.log import FACT, HAND, MARK, Line
from tide_gui.ui.pace import STOPS, Shown


class NoTable(Exception):
    """A game that has no table page yet."""


@dataclass(frozen=True, slots=True)
class Pad:
    """The moment at which a round was scored, the steps that follow, and how far the game had come."""

    shown: Shown
    following: tuple[Shown, ...]
    standing: Standing


@dataclass(frozen=True, slots=True)
class Telling:
    """One game in words and pictures."""

    game: Game[Any, Any, Any, Any]
    face: Face[Any, Any]
    pictured: Pictured
    names: Sequence[str]
    translate: Translate

    def shown(self, record: Record, since: int, picture: Picture, after: Any) -> Iterator[Shown]:
        """What happened since so many entries, step by step with its lines; `after` is the view now."""
        for moment, step in self._course(record, since):
            standing = self.game.standing(step.state)
            for event, steps in followed(self.pictured, step.events, picture, after):
                picture = steps[-1].picture if steps else picture
                first, *others = steps or (None,)
                yield Shown(first, tuple(self.lines(event, standing, moment)))
                yield from map(Shown, others)

    def _course(self, record: Record, since: int) -> Iterator[tuple[int, EntryStep[Any, Any]]]:
        return islice(enumerate(replay(self.game, record), start=1), since, None)

    def lines(self, event: Any, standing: Standing, moment: int) -> Iterator[Line]:
        """The lines of one event."""
        if self.pictured.opens(event):
            yield Line(self.face.progress(standing), HAND, moment)
        closed = self.pictured.withheld(event, self.names)
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
            player = player_told(entry.player, self.translate)
            yield Line(takeover_told(self.names[entry.seat], player, self.translate), MARK, moment)
        if isinstance(entry, Surrender):
            yield Line(surrender_told(self.names[entry.seat], self.translate), MARK, moment)

    def from_pad(self, record: Record, looker: Seat | None) -> "Pad | None":
        """The score pad, if a round is over and nobody has chosen since; and what follows it."""
        turns = [place for place, entry in enumerate(record.entries) if isinstance(entry, Turn)]
        if not turns or not any(isinstance(entry, NatureMove) for entry in record.entries[turns[-1] :]):
            return None
        _, standing, items = self._turn(record, turns[-1], looker)
        place = next(place for place, item in enumerate(items) if item.beat is Beat.SCORES)
        return Pad(items[place], items[place + 1 :], standing)

    def at(self, record: Record, moment: int, looker: Seat | None) -> tuple[Picture, Standing]:
        """The table as it lay after so many entries; a round's end before the hands are passed on."""
        record = replace(record, entries=record.entries[:moment])
        if not isinstance(record.entries[-1], Turn):
            table = Table(self.game, record)
            return self.pictured.picture(table.view(looker), {}), table.standing()
        picture, standing, items = self._turn(record, moment - 1, looker)
        for item in items:
            picture = item.step.picture if item.step else picture
            if item.beat in STOPS:
                break
        return picture, standing

    def _turn(
        self, record: Record, place: int, looker: Seat | None
    ) -> tuple[Picture, Standing, tuple[Shown, ...]]:
        """The table before a turn, how far the game had come, and what has happened since."""
        before = Table(self.game, replace(record, entries=record.entries[:place]))
        picture = self.pictured.picture(before.view(looker), {})
        after = Table(self.game, record).view(looker)
        return picture, before.standing(), tuple(self.shown(record, place, picture, after))


def telling(record: Record, translate: Translate) -> Telling:
    """The words and pictures of a record's game."""
    game = game_called(record.game)
    if game is None or record.game not in PICTURES:
        title = FACES[record.game](translate).title() if game else record.game
        raise NoTable(title)
    names = tuple(sitter.name for sitter in record.seats)
    return Telling(game, FACES[record.game](translate), PICTURES[record.game](translate), names, translate)
