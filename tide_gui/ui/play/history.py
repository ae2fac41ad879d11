"""The past of a game: lines of the log, and earlier moments as scenes."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Any

from tide_gui.people.guests import guests_in, names_now, shown_names
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.pacing import Pause, Step
from tide_gui.presentation.player_text import player_text
from tide_gui.presentation.presentation import Presentation, followed
from tide_gui.presentation.scene import Scene
from tide_gui.presentation.table_text import house_rules_text, surrender_text, takeover_text
from tide_gui.presentation.text import Translate
from tide_gui.rules.catalog import AnyGame, game_called
from tide_gui.rules.game import Seat, Standing
from tide_gui.table.names import name_key
from tide_gui.table.record import Record, Surrender, Takeover, Turn
from tide_gui.table.table import Played, replay
from tide_gui.ui.models.log import FACT, HEADING, MARK, Line
from tide_gui.ui.play.playback import Item

AnyScene = Scene[Any]
AnyPlayed = Played[Any, Any]
Written = Iterator[tuple[Any, tuple[Line, ...]]]  # the lines of an entry by event
Way = tuple[AnyScene, Any]  # the scene before, and the view at the end


class UnknownGame(Exception):
    """The game of a record is not installed; the message is its key."""


class LogWriter:
    """Writes the log, entry by entry; remembers the last heading."""

    def __init__(self, history: "History") -> None:
        self._text, self._translate = history.presentation.text, history.translate
        self._names, self._house_rules, self._heading = history.names, history.house_rules, ""

    def written(self, played: AnyPlayed, number: int) -> Written:
        """Yield the lines of the entry of this number by event; lines without an event come with None."""
        for sentence in (self._house_rules if number == 1 else "", self._entry(played)):
            if sentence:
                yield None, (Line(sentence, MARK, number),)
        begins = isinstance(played.entry, Turn)
        for at, event in enumerate(played.events):
            standing = played.before if begins else played.standing
            opens = begins or self._text.opens(event)
            headings = self._headings(standing, number if opens else None)
            yield event, (*headings, *self._event(played, at, number))
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

    def _headings(self, standing: Standing, number: int | None) -> Iterator[Line]:
        """Yield a heading if it differs from the last one."""
        heading = self._text.heading(standing)
        if number is not None and heading != self._heading:
            self._heading = heading
            yield Line(heading, HEADING, number, standing=standing)

    def _event(self, played: AnyPlayed, at: int, number: int) -> Iterator[Line]:
        for text in self._text.log(played.events, at, played.before, self._names):
            yield Line(text.text, FACT, number, text.closed, alone=text.alone)


@dataclass(frozen=True, slots=True)
class Pad:
    """The moment at which a round was scored, the steps that follow it, and the standing then."""

    item: Item
    following: tuple[Item, ...]
    standing: Standing


@dataclass(slots=True, eq=False)
class History:
    """Turns the entries of one game into lines and scenes."""

    game: AnyGame
    presentation: Presentation
    stored_names: Sequence[str]  # of the seats, as they are compared and kept
    guests: frozenset[Seat]
    translate: Translate
    options: Mapping[str, bool]
    names: Sequence[str] = field(init=False)  # as people read them

    def __post_init__(self) -> None:
        self._renew_names()

    def _renew_names(self) -> None:
        self.names = shown_names(self.stored_names, self.guests, self.translate)

    @property
    def house_rules(self) -> str:
        """A sentence, or nothing."""
        return house_rules_text(self.presentation.text.house_rules(self.options), self.translate)

    def renew_words(self) -> None:
        """Take the words of the language that is spoken now: a presentation may keep some."""
        self._renew_names()
        if presentation := presentation_of(self.game.key, self.translate):
            self.presentation = presentation

    def writer(self) -> LogWriter:
        """Return a writer for a log that starts with the game."""
        return LogWriter(self)

    def opening(self, scene: AnyScene, seen: Iterable[AnyScene]) -> tuple[Item, ...]:
        """Return the steps at the start of a game; `seen` are the scenes to which they lead the seats."""
        steps, *theirs = map(self.presentation.scenes.opening, (scene, *seen))
        return tuple(
            Item(step, seen=partial(list, [each.scene for each in own]))
            for step, *own in zip(steps, *theirs, strict=True)
        )

    def items(
        self, played: Iterable[AnyPlayed], since: int, scene: AnyScene, after: Any, writer: LogWriter
    ) -> Iterator[Item]:
        """Yield the steps of what was played after `since` entries; `after` is the view at the end."""
        for number, each in enumerate(played, start=since + 1):
            for item in self.entry_items(each, writer.written(each, number), scene, after):
                scene = item.step.scene if item.step else scene
                yield item

    def seen(
        self, items: Iterable[Item], played: Sequence[AnyPlayed], since: int, ways: Sequence[Way]
    ) -> Iterator[Item]:
        """Yield these items, each with the same step as the seats see it; `ways` are theirs, by seat."""

        @cache
        def theirs() -> list[tuple[Item, ...]]:
            return [tuple(self.items(played, since, *way, self.writer())) for way in ways]

        def seen(number: int) -> Sequence[AnyScene]:
            shown = zip(theirs(), ways, strict=True)
            return [_last_scene(items[: number + 1], scene) for items, (scene, _) in shown]

        for number, item in enumerate(items):
            yield replace(item, seen=partial(seen, number))

    def entry_items(self, played: AnyPlayed, written: Written, scene: AnyScene, after: Any) -> Iterator[Item]:
        """Yield the steps of one entry, with the lines of each event."""
        shown = followed(self.presentation.scenes, played.events, scene, after)
        for at, (event, steps) in enumerate(shown):
            standing = played.standing if self.presentation.text.opens(event) else None
            items = self._event_items(event, steps, _lines_until(event, written), standing)
            yield from items[:-1]
            occasions = tuple(self.presentation.words.occasions(event, played.events[:at]))
            yield replace(items[-1], occasions=occasions)
        if rest := tuple(line for _, lines in written for line in lines):
            yield Item(None, rest)

    def _event_items(
        self, event: Any, steps: Sequence[Step[Any]], lines: tuple[Line, ...], standing: Standing | None
    ) -> list[Item]:
        """Return the steps of an event; its lines come with the first that is no moment, if there is one.

        What the prompt says of it waits until the pieces rest: before, they may lie face down.
        """
        items = [Item(step, said=self._moment_text(step)) for step in steps or (None,)]
        at = next((at for at, item in enumerate(items) if not item.moment), 0)
        told = _unless_told(items[at].said, lines)
        items[at] = replace(items[at], lines=lines, said=told, standing=standing)
        if said := self.presentation.text.said(event, self.names):
            at = next((at for at, item in enumerate(items) if item.pause is not Pause.GLIDE), -1)
            items[at] = replace(items[at], said=said)
        return items

    def _moment_text(self, step: Step[Any] | None) -> str:
        return self.presentation.words.moment(step.moment, self.names) if step and step.moment else ""

    def log(self, record: Record, writer: LogWriter) -> Iterator[Line]:
        """Yield all lines of a record."""
        for number, played in enumerate(replay(self.game, record), start=1):
            for _, lines in writer.written(played, number):
                yield from lines

    def events(self, record: Record) -> Iterator[Any]:
        """Yield all events of a record."""
        for played in replay(self.game, record):
            yield from played.events

    def score_pad(self, record: Record, viewer: Seat | None, seats: Iterable[Seat] = ()) -> Pad | None:
        """Return the score pad and what follows it, if a round is over and nobody has chosen since.

        With `seats` each item has what these see.
        """
        played = tuple(replay(self.game, record))
        turns = [index for index, each in enumerate(played) if isinstance(each.entry, Turn)]
        if not turns:
            return None
        items = self._since(played, turns[-1], viewer, seats)
        index = next((index for index, item in enumerate(items) if item.pause is Pause.SCORES), None)
        return None if index is None else Pad(items[index], items[index + 1 :], played[turns[-1]].before)

    def _since(
        self, played: Sequence[AnyPlayed], index: int, viewer: Seat | None, seats: Iterable[Seat]
    ) -> tuple[Item, ...]:
        """Return the steps since the entry at `index`."""
        played, before = played[index:], played[index].former

        def way(who: Seat | None) -> Way:
            scene = self.presentation.scenes.scene(self.game.view(before, who), {})
            return scene, self.game.view(played[-1].state, who)

        items = self.items(played, index, *way(viewer), self.writer())
        return tuple(self.seen(items, played, index, list(map(way, seats))))


def _last_scene(items: Sequence[Item], before: AnyScene) -> AnyScene:
    return next((item.step.scene for item in reversed(items) if item.step), before)


def _unless_told(words: str, lines: Iterable[Line]) -> str:
    """Return these words, unless a line contains them."""
    return "" if any(words in line.text for line in lines) else words


def _lines_until(event: Any, written: Written) -> tuple[Line, ...]:
    """Take the lines up to and including those of this event."""
    lines: tuple[Line, ...] = ()
    for about, more in written:
        lines += more
        if about is event:
            break
    return lines


def history_of(record: Record, translate: Translate, called: Callable[[str], str] = str) -> History:
    """Return the history of a record's game; raise UnknownGame if that is not installed."""
    game, presentation = game_called(record.game), presentation_of(record.game, translate)
    if game is None or presentation is None:
        raise UnknownGame(record.game)
    names, guests = _names(record, called), guests_in(record.extra)
    return History(game, presentation, names, guests, translate, record.options)


def _names(record: Record, called: Callable[[str], str]) -> tuple[str, ...]:
    """Return the names of the seats as people are called now, unless two would be called alike."""
    written = tuple(seated.name for seated in record.seats)
    now = names_now(record.seats, record.extra, called)
    return now if len(set(map(name_key, now))) == len(now) else written
