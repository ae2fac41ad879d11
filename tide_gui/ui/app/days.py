"""The deal of the day as QML sees it: a card for each game, a calendar, and what an expert made of it."""

from contextlib import suppress
from datetime import date, timedelta
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from tide_gui import registry
from tide_gui.bots.roster import adviser, usual_players
from tide_gui.characters import PERSON
from tide_gui.presentation.catalog import known_presentation
from tide_gui.store.challenges import Attempts, ReadableGame, attempts_of
from tide_gui.table.day import DAY, bots_of, deal_of, seats_near
from tide_gui.table.record import SAME_DEAL, Record
from tide_gui.ui.app import day_calendar
from tide_gui.ui.app.day_card import DayCard
from tide_gui.ui.app.day_experts import DayExperts
from tide_gui.ui.app.one_person import OnePerson
from tide_gui.ui.app.seating import seats_of
from tide_gui.ui.dates import month_text, weekday_texts, whole_day_text
from tide_gui.ui.qml_class import qml_class
from tide_gui.ui.qt_paths import path_text

if TYPE_CHECKING:
    from pathlib import Path


@qml_class
class Days(QObject):
    """The page of one day, at first today. Nothing is read before `read`."""

    changed = Signal()
    begins = Signal(object)  # a Record to play
    opens = Signal(str)  # the path of a record

    def __init__(self, one: OnePerson, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._one, self._translate, self._now = one, one.around.services.translate, one.around.now
        self._today = self._day = self._now().date()
        self._attempts: dict[str, dict[str, Attempts]] = {}
        self._experts = DayExperts(one.around, self)
        self._experts.advanced.connect(self._show)
        self._rounds: dict[Path, tuple[str, ...]] = {}
        self._cards: list[dict[str, object]] = []

    def read(self) -> None:
        """Read the games from the disk, and what day it is."""
        self._today = self._day = self._now().date()
        self._rounds.clear()
        self._read_games()
        self._experts.read()
        self._show()

    @Slot()
    def look_again(self) -> None:
        """Show the same day of somebody else."""
        self._read_games()
        self._show()

    def _read_games(self) -> None:
        saves = self._one.saved_games()
        self._attempts = {
            game: attempts_of(saves, game, partial(bots_on, game)) for game in registry.installed_game_keys()
        }

    @Slot()
    def _show(self) -> None:
        self._cards = [card.shown() for game in registry.game_keys() if (card := self._card(game))]
        self.changed.emit()

    def _card(self, game: str) -> DayCard | None:
        presentation = known_presentation(game, self._translate)
        if presentation is None:
            return None
        return DayCard(
            game=game,
            day=self._day,
            today=self._today,
            bots=bots_on(game, self._day.isoformat()),
            attempts=self._attempts.get(game, {}),
            expert=self._experts.on(game, self._day.isoformat()),
            presentation=presentation,
            rounds=self._rounds_of,
            translate=self._translate,
        )

    def _rounds_of(self, played: ReadableGame) -> tuple[str, ...]:
        """Return the results of the rounds of a game; empty if its file cannot be read any more."""
        path = played.saved.path
        if path not in self._rounds:
            self._rounds[path] = self._one.rounds_of(path)
        return self._rounds[path]

    def _here(self, game: str) -> Attempts | None:
        return self._attempts.get(game, {}).get(self._day.isoformat())

    # -- the day ---------------------------------------------------------------------------------

    games = Property(list, attrgetter("_cards"), notify=changed)  # a card for each game, as of a DayCard

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._cards)

    @Property(str, notify=changed)
    def day(self) -> str:
        """The day that is shown, as in `2026-11-23`."""
        return self._day.isoformat()

    @Property(str, notify=changed)
    def dayText(self) -> str:
        return whole_day_text(self._day)

    @Property(str, notify=changed)
    def monthText(self) -> str:
        return month_text(self._day)

    @Property(list, notify=changed)
    def weekdays(self) -> list[str]:
        return weekday_texts()

    @Property(bool, notify=changed)
    def isToday(self) -> bool:
        return self._day == self._today

    @Property(bool, notify=changed)
    def hasMonthBefore(self) -> bool:
        return day_calendar.on_offer(day_calendar.month_before(self._day), self._today)

    @Property(bool, notify=changed)
    def hasMonthAfter(self) -> bool:
        return day_calendar.on_offer(day_calendar.month_after(self._day), self._today)

    @Slot(str)
    def choose(self, day: str) -> None:
        """Show another day, unless it lies in the future."""
        with suppress(ValueError):
            self._go_to(date.fromisoformat(day))

    @Slot(int)
    def move(self, days: int) -> None:
        """Show the day that lies so many days later."""
        self._go_to(self._day + timedelta(days=days))

    @Slot(int)
    def turnMonth(self, direction: int) -> None:
        """Show the nearest day of the month after (1) or before (-1)."""
        turned = day_calendar.month_after if direction > 0 else day_calendar.month_before
        self._go_to(turned(self._day))

    @Slot()
    def goToToday(self) -> None:
        self._go_to(self._now().date())

    def _go_to(self, day: date) -> None:
        self._today = self._now().date()
        if day_calendar.on_offer(day, self._today) or day == self._today:
            self._day = day
            self._show()

    # -- playing ---------------------------------------------------------------------------------

    @Slot(str)
    def play(self, game: str) -> None:
        """Play the deal of the day that is shown; go on with an attempt that still can count.

        Once the deal was finished or somebody was helped with it, maybe in another window, it is practice.
        """
        if not self._one.is_known():
            return
        self._read_games()
        attempts = self._here(game)
        if attempts and attempts.to_continue:
            self._one.begin()
            self.opens.emit(path_text(attempts.to_continue.saved.path))
        elif self._is_as_shown():
            record = self._record(game)
            self._one.begin()
            self.begins.emit(record.as_practice(SAME_DEAL) if attempts else record)
        else:
            self.goToToday()

    def _is_as_shown(self) -> bool:
        """Whether a game that begins now is as early or late as the page says: the clock may have gone on."""
        today = self._now().date()
        return self._day <= today and (self._day == today) == (self._day == self._today)

    def _record(self, game: str, player: str = PERSON) -> Record:
        day = self._day.isoformat()
        players = (player, *bots_on(game, day))
        return self._one.record(game, players, deal_of(game, day), {DAY: day})

    @Slot(str)
    def copyLine(self, game: str) -> None:
        """Copy the result as a line of text."""
        if card := self._card(game):
            QGuiApplication.clipboard().setText(card.line())

    # -- the expert ------------------------------------------------------------------------------

    @Slot(str)
    def askExpert(self, game: str) -> None:
        """Let an expert play the seat of the person, but not before the person has finished."""
        attempts, expert = self._here(game), adviser(game)
        if attempts and attempts.finished and expert:
            self._experts.playing.begin(self._record(game, expert))
            self._show()

    @Slot()
    def stopExpert(self) -> None:
        """Let the expert play no more; nothing is kept of an unfinished game."""
        if self._experts.playing.stop():
            self._show()

    @Slot(str)
    def lookAtExpert(self, game: str) -> None:
        """View the game of the expert, once the person has finished."""
        attempts, kept = self._here(game), self._experts.kept(game, self._day.isoformat())
        if attempts and attempts.finished and kept:
            self.opens.emit(path_text(kept.path))


def bots_on(game: str, day: str) -> tuple[str, ...]:
    """Return who sits at the other seats on a day."""
    return bots_of(game, day, seats_near(seats_of(game)), usual_players(game))
