"""The list of saved games: open and finished ones, and files that cannot be read."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from tide_gui.characters import is_person, people_among
from tide_gui.people.directory import Directory
from tide_gui.people.guests import guests_in, names_now, shown_names
from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.challenge_text import challenge_text, outcome_text
from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.player_text import listed_text
from tide_gui.presentation.text import Translate, error_text, listed, winners_text
from tide_gui.rules.quoting import plain, shortened
from tide_gui.store.saved_game import SavedGame
from tide_gui.table.challenge import challenge_in
from tide_gui.table.day import DAY, day_of, result_of, started_on
from tide_gui.table.names import composed, name_key, spaced
from tide_gui.table.record import Header
from tide_gui.table.title import title_in
from tide_gui.ui.dates import day_text, when_text, whole_day_text
from tide_gui.ui.game_files import picture_url
from tide_gui.ui.models.folding import folded
from tide_gui.ui.models.rows import NO_INDEX, RowsModel
from tide_gui.ui.qml_class import qml_class
from tide_gui.ui.qt_paths import path_text

PARTS = OPEN, FINISHED, DAMAGED = "open", "finished", "damaged"


@dataclass(frozen=True, slots=True)
class ListRow:
    """One saved game, without any secret of a seat; of one that cannot be read most is empty."""

    path: str
    title: str
    part: str  # one of PARTS
    words: str  # what a search finds it by, folded
    error_message: str = ""
    names: str = ""
    bots: str = ""
    house_rules: str = ""
    progress: str = ""
    saved: str = ""
    result: str = ""
    scores: str = ""
    finished: bool = False
    practice: bool = False
    game: str = ""  # its key; empty if this game is not registered
    picture: str = ""  # a file; empty if the game has none
    seats: int = 0
    outcome: str = ""  # `won`, `shared` or `lost`: of the person, if there is one alone
    outcome_text: str = ""
    challenge: str = ""  # what it was played for besides itself
    own_title: str = ""  # the one that people gave it
    deleted: str = ""  # the day on which it came into the trash, if it is there


class ListedGame:
    """A saved game with what sorts and filters it. Its row takes longer and is made when somebody looks."""

    __slots__ = ("_make", "_row", "game", "guests", "part", "path", "people", "saved_at", "source")

    def __init__(
        self,
        saved: SavedGame,
        part: str,
        make: Callable[[SavedGame], ListRow],
        called: Callable[[str], str] = spaced,
    ) -> None:
        """`called` tells the name of the person whom a record means by a name."""
        header = saved.header if part != DAMAGED else None
        self.source, self.part, self.path = saved, part, path_text(saved.path)
        self.game = header.game if header else ""
        self.people = people_in(header, called) if header else {}
        self.guests = _guest_keys(header) if header else frozenset()
        self.saved_at = saved.saved_at if header else 0.0
        self._make = make
        self._row: ListRow | None = None

    @property
    def row(self) -> ListRow:
        """Its row, which is kept."""
        self._row = self._row or self._make(self.source)
        return self._row

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ListedGame) and (self.source, self.part) == (other.source, other.part)

    def __hash__(self) -> int:
        return hash(self.path)


def people_in(header: Header, called: Callable[[str], str]) -> dict[str, str]:
    """Return the people of a game by the keys of their names."""
    names = names_now(header.seats, header.extra, called)
    return {
        name_key(name): name for name, sitter in zip(names, header.seats, strict=True) if is_person(sitter)
    }


def _guest_keys(header: Header) -> frozenset[str]:
    guests = guests_in(header.extra)
    return frozenset(name_key(sitter.name) for seat, sitter in enumerate(header.seats) if seat in guests)


@qml_class
class GameList(RowsModel):
    """Open games, then finished and damaged ones."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ListRow, parent=parent)

    def say_anew(self) -> None:
        """Let the next `show` describe each game anew, even those that stay."""
        self.renew(())

    def show(self, rows: Sequence[ListRow | ListedGame]) -> None:
        """Change to these rows; where games came or went, those around them stay."""
        before, after = self._rows, tuple(rows)
        if len(before) == len(after):
            return super().show(after)
        start = _alike(before, after)
        end = _alike(before[start:][::-1], after[start:][::-1])
        self._remove(start, len(before) - end)
        self._insert(start, after[start : len(after) - end])
        return self.countChanged.emit()

    def _made(self, row: ListRow | ListedGame) -> ListRow:
        return row.row if isinstance(row, ListedGame) else row

    def _remove(self, first: int, end: int) -> None:
        if end > first:
            self.beginRemoveRows(NO_INDEX, first, end - 1)
            self._rows = self._rows[:first] + self._rows[end:]
            self.endRemoveRows()

    def _insert(self, first: int, rows: tuple[Any, ...]) -> None:
        if rows:
            self.beginInsertRows(NO_INDEX, first, first + len(rows) - 1)
            self._rows = self._rows[:first] + rows + self._rows[first:]
            self.endInsertRows()


def _alike(some: Sequence[Any], others: Sequence[Any]) -> int:
    """Return how many rows are the same at the start of both."""
    pairs = enumerate(zip(some, others, strict=False))
    unlike = (at for at, (one, other) in pairs if one is not other and one != other)
    return next(unlike, min(len(some), len(others)))


class GameLister:
    """Makes the rows of saved games, and each one only once while its file stays the same."""

    def __init__(
        self,
        translate: Translate,
        directory: Callable[[], Directory] = Directory,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._translate = translate
        self._directory, self._now = directory, now
        self._seen: tuple[Directory, date] | None = None
        self._listed: dict[str, ListedGame] = {}
        self._texts: dict[str, GameText] = {}
        self._pictures: dict[str, str] = {}
        self._called: Callable[[str], str] = spaced
        self._bot_text = cache(lambda bot: listed_text(bot.name, bot.player, translate))

    def of(self, saves: Iterable[SavedGame]) -> list[ListedGame]:
        """Return the games sorted into open, finished and damaged ones, each part in the given order."""
        self.look()
        former, self._listed = self._listed, {}
        for saved in saves:
            path = path_text(saved.path)
            self._listed[path] = self._as_before(former.get(path), saved) or self._new(saved)
        return sorted(self._listed.values(), key=lambda game: PARTS.index(game.part))

    def look(self) -> None:
        """See what people are called now, and what day it is; if that has changed, so have all rows."""
        seen = self._directory(), self._now().date()
        if seen != self._seen:
            self._seen, self._listed = seen, {}
            self._called = cache(seen[0].person)

    @property
    def _today(self) -> date:
        return self._seen[1] if self._seen else self._now().date()

    def _as_before(self, game: ListedGame | None, saved: SavedGame) -> ListedGame | None:
        return game if game and game.source is saved and game.part != DAMAGED else None

    def _new(self, saved: SavedGame) -> ListedGame:
        return ListedGame(saved, self._part_of(saved.header), self.row_of, self._called)

    def _part_of(self, header: Header | None) -> str:
        if header is None or self._text_of(header.game) is None:
            return DAMAGED
        return FINISHED if header.outcome else OPEN

    def _text_of(self, game: str) -> GameText | None:
        """Return the texts of a game; None if it is not registered, at least not yet."""
        if game not in self._texts and (presentation := known_presentation(game, self._translate)):
            self._texts[game] = presentation.text
            self._pictures[game] = picture_url(game).toString()
        return self._texts.get(game)

    def row_of(self, saved: SavedGame) -> ListRow:
        header, path = saved.header, saved.path
        if header is None:
            fault = error_text(saved.fault, self._translate) if saved.fault else ""
            return _unreadable(path_text(path), path.name, fault)
        if text := self._text_of(header.game):
            return self._readable(saved, header, text)
        error_message = self._translate(
            "Saves", "{name} is of a game that this version does not know.", "name: of a file"
        )
        return _unreadable(path_text(path), header.game, error_message.format(name=path.name))

    def _readable(self, saved: SavedGame, header: Header, text: GameText) -> ListRow:
        names = self._names(header)
        outcome, days = header.outcome, self._days(header)
        own_title, title, players = title_in(header.extra), text.title(), listed(names, self._translate)
        result = winners_text(outcome.winners, names, self._translate) if outcome else ""
        house_rules = self._house_rules(header, text)
        marks = self._marks(header, own := _own_result(header))
        sought = own_title, title, players, _as_written(header), result, house_rules, *marks, *days
        return ListRow(
            path=path_text(saved.path),
            title=title,
            names=players,
            bots=self._bots(header),
            house_rules=house_rules,
            progress=text.progress(header.standing),
            saved=days[0],
            result=result,
            scores=text.scores(header.standing, outcome, names),
            finished=outcome is not None,
            outcome=own,
            outcome_text=marks[0],
            challenge=marks[1],
            practice=header.practice,
            game=header.game,
            picture=self._pictures[header.game],
            part=self._part_of(header),
            seats=len(names),
            own_title=own_title,
            words=folded(" ".join(sought)),
        )

    def _names(self, header: Header) -> tuple[str, ...]:
        called = names_now(header.seats, header.extra, self._called)
        return shown_names(called, guests_in(header.extra), self._translate)

    def _days(self, header: Header) -> tuple[str, ...]:
        """Return when the game was saved, in three forms: for the list, and two that people search for.

        They are empty if the header has no date that this system can represent.
        """
        try:
            saved = datetime.fromisoformat(header.saved).astimezone()
        except (ValueError, OverflowError, OSError):
            return "", "", ""
        shown = when_text(saved, self._now(), self._translate)
        return shown, f"{saved:%Y-%m-%d %H:%M}", whole_day_text(saved.date())

    def _marks(self, header: Header, own: str) -> tuple[str, str, str]:
        """Return what the marks of a line say: how it ended, what it was played for, that it is practice."""
        return (
            outcome_text(own, self._translate) if own else "",
            self._challenge(header),
            self._translate("Saves", "Practice", "a game that does not count") if header.practice else "",
        )

    def _challenge(self, header: Header) -> str:
        """Say what the game was played for; empty for a game that is played for itself."""
        challenge = challenge_in(header.extra)
        if challenge != DAY:
            return challenge_text(challenge, self._translate)
        day = day_of(header)
        if day == started_on(header):
            return challenge_text(DAY, self._translate)
        try:
            text = day_text(date.fromisoformat(day), self._today, self._translate)
        except ValueError:  # a header may claim any
            return challenge_text(DAY, self._translate)
        return self._translate("Saves", "Deal of the day: {day}").format(day=text)

    def _house_rules(self, header: Header, text: GameText) -> str:
        """`House rules: open play and open leftovers`; empty if there are none."""
        titles = text.house_rules(header.options)
        rules = self._translate("Saves", "House rules: {rules}")
        return rules.format(rules=listed(titles, self._translate)) if titles else ""

    def _bots(self, header: Header) -> str:
        """`Bots: Puffin (beginner) and Bo (Otter, strong)`."""
        texts = [self._bot_text(sitter) for sitter in header.seats if not is_person(sitter)]
        text = self._translate("Saves", "Bots: {bots}")
        return text.format(bots=listed(texts, self._translate)) if texts else ""


def _as_written(header: Header) -> str:
    """Return the names in the record, by which a game is found even if its people are called otherwise."""
    return " ".join(composed(sitter.name) for sitter in header.seats if is_person(sitter))


def _own_result(header: Header) -> str:
    """Return how a finished game ended for its person; empty if there are several or none."""
    people = people_among(sitter.player for sitter in header.seats)
    return result_of(header.outcome, people[0]).value if header.outcome and len(people) == 1 else ""


def name_of(row: ListRow, file: Path, translate: Translate) -> str:
    """Return what a list calls a game: its title, its players, or the name of its file."""
    if row.own_title:
        return translate("Saves", "“{title}”", "a game with a title, in a list").format(title=row.own_title)
    if row.names:
        text = translate("Saves", "the game of {names}", "a game without a title, in a list")
        return text.format(names=row.names)
    return plain(file.name)


def trashed_text(row: ListRow | None, file: Path, translate: Translate) -> str:
    """Say that a game is in the trash, by its title, its players, or the name of its file."""
    if row and row.own_title:
        return translate("Saves", "“{title}” is in the trash.").format(title=row.own_title)
    if row and row.names:
        return translate("Saves", "The game of {names} is in the trash.").format(names=row.names)
    text = translate("Saves", "{file} is in the trash.", "file: its name")
    return text.format(file=plain(file.name))


def _unreadable(path: str, title: str, error_message: str) -> ListRow:
    words = folded(f"{title} {path}")
    return ListRow(path, shortened(title), DAMAGED, words, error_message=plain(error_message))
