"""The object behind the window: pages, games, settings, error messages."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from secrets import randbelow

import msgspec
from PySide6.QtCore import Property, QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from tide_gui import __version__, registry
from tide_gui.characters import PERSON
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import Translate
from tide_gui.rules.quoting import plain, shortened
from tide_gui.store.files import make_private, sweep
from tide_gui.store.reviews import Reviews
from tide_gui.store.user_folders import UserFolders
from tide_gui.table.challenge import no_longer_counting
from tide_gui.table.day import DAY
from tide_gui.table.lesson import Lesson, UnreadableLesson, record_of
from tide_gui.table.names import composed
from tide_gui.table.record import COPIED, DEALS, REVIEWED, SAME_DEAL, Record, UnreadableRecord
from tide_gui.table.table import DUEL
from tide_gui.ui.app.crash_report import REPORTS
from tide_gui.ui.app.days import Days
from tide_gui.ui.app.deleted_games import DeletedGames
from tide_gui.ui.app.games import Games
from tide_gui.ui.app.ladder import Ladder
from tide_gui.ui.app.lessons import Lessons, lesson_of, seats_of
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.new_game import NewGame
from tide_gui.ui.app.one_person import Surroundings
from tide_gui.ui.app.people import People
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.seating import checked, fault_in, first_choice, is_name, renamed
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.game_files import NO_PAGE, page_url, picture_url
from tide_gui.ui.play.autosave import Autosave, Unsaved
from tide_gui.ui.play.controller import GameController, Services
from tide_gui.ui.play.history import UnknownGame
from tide_gui.ui.play.session import Session

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1

HOME, TABLE, GAMES, NEW_GAME, SETTINGS = "home", "table", "games", "new-game", "settings"
LEARN, RULES, TRASH = "learn", "rules", "trash"
PEOPLE, PERSON_PAGE, TODAY, LADDER = "people", "person", "today", "ladder"
PAGES = (
    *(HOME, NEW_GAME, TABLE, GAMES, TRASH, PEOPLE, PERSON_PAGE, TODAY, LADDER),
    *(SETTINGS, LEARN, RULES, "about"),
)


@QmlElement
class Program(QObject):
    """The root object of the window's QML."""

    changed = Signal()
    sessionChanged = Signal()  # noqa: N815 - a name in QML
    heard = Signal(str)  # the name of a sound to play
    settingsShown = Signal()  # noqa: N815 - Qt's style

    def __init__(
        self,
        folders: UserFolders,
        preferences: Preferences,
        bots: BotService,
        translate: Translate,
        art: Path,
        now: Callable[[], datetime] = datetime.now,
        parent: QObject | None = None,
    ) -> None:
        """Read the list of games; nothing is written before a game is played."""
        super().__init__(parent)
        self._now, self._translate = now, translate
        self._art = QUrl.fromLocalFile(f"{art}/")
        self._folders, self._preferences = folders, preferences
        self._new_game = NewGame(preferences.settings.table, translate, self)
        reviews = Reviews(folders.cache / "reviews")
        self._services = Services(bots, lambda: preferences.settings, count(1), translate, reviews)
        self._library = Library(folders.games, reviews, now, translate, self.show_error, self)
        self._games = Games(self._library, self._at_table, translate, self.show_error, self)
        self._trash = DeletedGames(self._library, self._leave_table, translate, self)
        self._lessons = Lessons(preferences, translate, self)
        self._people = People(folders, translate, self.show_error, self)
        self._people.erased.connect(self._on_erased)
        around = Surroundings(folders, self._library.saves, self._services, now, self._last_name)
        self._day, self._ladder = Days(around, self), Ladder(around, self)
        for page in (self._day, self._ladder):
            page.begins.connect(self._begin_challenge)
            page.opens.connect(self.open)
        self._before_showing: Mapping[str, Callable[[], None]] = {
            HOME: self._library.read,
            TABLE: self._day.stopExpert,  # its questions would delay those of the game
            GAMES: self._games.look,
            TRASH: self._trash.look,
            NEW_GAME: self._new_game.open,
            PEOPLE: self._people.look,
            TODAY: self._look_at_day,
            LADDER: self._ladder.read,
            SETTINGS: self.settingsShown.emit,
        }
        self._lesson = ("", "")  # the game and the name of the one on the table
        self._read_about = ""  # the game whose rules are wanted
        self._session: Session | None = None
        self._pages = [HOME]
        self._warned = False
        self._sound_fault = ""
        self._error_message, self._details = "", ""
        self._library.read()
        if fault := self._settings_fault():
            self.show_error(f"{fault} {self._error_message}".strip())
        self._preferences.changed.connect(self._settings_changed)
        self._library.changed.connect(self.changed)

    # -- what is shown ---------------------------------------------------------------------------

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property(QUrl, constant=True)
    def art(self) -> QUrl:
        """The folder of the pictures."""
        return self._art

    @Property(str, notify=changed)
    def page(self) -> str:
        """The page on top."""
        return self._pages[-1]

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._preferences

    @Property(NewGame, constant=True)
    def newGame(self) -> NewGame:  # noqa: N802
        return self._new_game

    @Property(Lessons, constant=True)
    def lessons(self) -> Lessons:
        return self._lessons

    @Property(Games, constant=True)
    def games(self) -> Games:
        return self._games

    @Property(DeletedGames, constant=True)
    def trash(self) -> DeletedGames:
        return self._trash

    @Property(People, constant=True)
    def people(self) -> People:
        return self._people

    @Property(Days, constant=True)
    def day(self) -> Days:
        return self._day

    @Property(Ladder, constant=True)
    def ladder(self) -> Ladder:
        return self._ladder

    @Property(Session, notify=sessionChanged)
    def session(self) -> Session | None:
        """The game on the table; None if there is none."""
        return self._session

    @Property(bool, notify=changed)
    def firstStart(self) -> bool:  # noqa: N802
        """Whether no game is kept."""
        return self._library.is_empty

    @Property(bool, notify=changed)
    def asksName(self) -> bool:  # noqa: N802
        """Whether the home page asks for a name: only once, before the first game."""
        return self._library.is_empty and self._preferences.settings.table is None

    @Property(bool, notify=changed)
    def hasOpenGame(self) -> bool:  # noqa: N802
        """Whether there is a game to continue."""
        return self._library.last_open() is not None

    @Property(str, notify=changed)
    def continueTitle(self) -> str:  # noqa: N802
        """Title and players of the game to continue."""
        row = self._library.last_open()
        return f"{row.title}: {row.own_title or row.names}" if row else ""

    @Property(str, notify=changed)
    def continueProgress(self) -> str:  # noqa: N802
        """How far that game has come."""
        row = self._library.last_open()
        return row.progress if row else ""

    @Property(QUrl, notify=changed)
    def continuePicture(self) -> QUrl:  # noqa: N802
        """The list picture of that game, or else of the game in the form; empty if it has none."""
        game = self._next_game()
        return page_url(game, "ListPicture") if game in registry.game_keys() else NO_PAGE

    @Property(QUrl, notify=changed)
    def continueTile(self) -> QUrl:  # noqa: N802
        """The fixed picture of that game; empty if it has none."""
        game = self._next_game()
        return picture_url(game) if game in registry.game_keys() else NO_PAGE

    def _next_game(self) -> str:
        """Return the key of the game to continue, or else of the one in the form."""
        row = self._library.last_open()
        return row.game if row else self._new_game.choice.game

    @Property(int, notify=changed)
    def continueSeats(self) -> int:  # noqa: N802
        """The number of seats of that game."""
        row = self._library.last_open()
        return row.seats if row else 0

    @Slot(result="QVariant")
    def plainRules(self) -> dict[str, object]:  # noqa: N802
        """The rules of the current game in words, for the page that all games share."""
        text = text_of(self._current_game(), self._translate)
        chapters = [{"title": part.title, "words": " ".join(part.sentences)} for part in text.rules()]
        return {"title": text.title(), "chapters": chapters}

    def _current_game(self) -> str:
        """Return the game whose rules are wanted, or the one on the table, or else the one in the form."""
        if self._read_about:
            return self._read_about
        record = self._record()
        return record.game if record else self._new_game.choice.game

    @Slot(str, result=QUrl)
    def gamePage(self, name: str) -> QUrl:  # noqa: N802
        """Return a page of the current game."""
        return page_url(self._current_game(), name)

    @Property(str, notify=changed)
    def errorMessage(self) -> str:  # noqa: N802
        """One sentence for a dialog; empty if there is no error."""
        return self._error_message

    def _settings_fault(self) -> str:
        """Say why the settings cannot be read, and what happens to them; empty if they can."""
        fault = self._preferences.error_message
        if not fault:
            return ""
        text = self._translate(
            "Program",
            "{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.",
        )
        return text.format(fault=fault, name=self._preferences.set_aside().name)

    @Property(str, notify=changed)
    def soundFault(self) -> str:  # noqa: N802
        """Why no sound can be played; empty if it can."""
        return self._sound_fault

    def set_sound_fault(self, reason: str) -> None:
        self._sound_fault = reason
        self.changed.emit()

    @Property(str, notify=changed)
    def details(self) -> str:
        """Technical details for a bug report."""
        return self._details

    # -- navigation ------------------------------------------------------------------------------

    @Slot(str)
    def show(self, page: str) -> None:
        """Put a page on top; if it is open below, go back to it."""
        if page not in PAGES or (page == TABLE and self._session is None):
            return
        if page != RULES:
            self._read_about = ""
        if page in self._before_showing:
            self._before_showing[page]()
        self._go_to(page)

    def _look_at_day(self) -> None:
        self._day.read()
        self._day.choose(self._day_on_table())

    def _day_on_table(self) -> str:
        """Return the day whose deal is on the table that is shown; empty for any other page."""
        record = self._record() if self._pages[-1] == TABLE else None
        return str(record.extra.get(DAY, "")) if record else ""

    def _go_to(self, page: str) -> None:
        if page in self._pages:
            del self._pages[self._pages.index(page) :]
        self._pages.append(page)
        if page not in (PEOPLE, PERSON_PAGE):
            self._people.stop()
        self.changed.emit()

    @Slot(str)
    def showRules(self, game: str) -> None:  # noqa: N802
        """Show the rules of this game."""
        self._read_about = game
        self.show(RULES)

    @Slot()
    def back(self) -> None:
        """Go to the page below."""
        if len(self._pages) > 1:
            self.show(self._pages[-2])

    @Slot()
    def quit(self) -> None:
        QGuiApplication.quit()

    # -- games -----------------------------------------------------------------------------------

    @Slot()
    @Slot(str)
    def quickGame(self, name: str = "") -> None:  # noqa: N802
        """Start a game of one person, by default with the name of the last game, against two bots at once."""
        choice = first_choice()
        choice = renamed(choice, 0, name.strip() or self._last_name() or choice.names[0])
        if fault := fault_in(choice, "", self._translate):
            return self.show_error(fault)
        if self.asksName:
            self._preferences.change(table=msgspec.to_builtins(choice))
            self._new_game.setName(0, choice.names[0])
        return self._deal(NewGame(choice, self._translate), None)

    def _last_name(self) -> str:
        """Return the name of the person on the first seat of the last game; empty if nobody fit sat there."""
        last = checked(self._preferences.settings.table)
        name = composed(last.names[0].strip()) if last and last.players[0] == PERSON else ""
        return name if is_name(name) else ""

    @Slot()
    def startGame(self) -> None:  # noqa: N802
        """Start the game that the form describes, unless it has a fault."""
        if not self._new_game.fault:
            self._preferences.change(table=msgspec.to_builtins(self._new_game.choice))
            self._deal(self._new_game, self._new_game.deal())
            self._new_game.forget_deal()

    def _deal(self, form: NewGame, deal: int | None) -> None:
        started = self._now().isoformat(timespec="seconds")
        number = randbelow(DEALS) if deal is None else deal
        choice = form.choice
        record = Record(choice.game, choice.options, number, form.chosen_players(), started=started)
        self.sit_down(record, fresh=True)

    @Slot()
    def again(self) -> None:
        """Start a new deal with the same players; in a duel they exchange sides."""
        self._deal_anew(practice=False)

    @Slot()
    def sameDeal(self) -> None:  # noqa: N802
        """Start the same deal with the same players, as practice."""
        self._deal_anew(practice=True)

    @Slot(str)
    def review(self, path: str) -> None:
        """Open a finished game and its review."""
        if self.open(path) and self._session:
            self._session.beginReview()

    @Slot()
    def playFromReview(self) -> None:  # noqa: N802
        """Play on from the moment that the review shows, as practice, with the players of the game."""
        if self._session and (record := self._session.reviewed_record()):
            anew = replace(record, extra={}, practice=False)  # another game: without its title, for one
            self.sit_down(anew.as_practice(REVIEWED), fresh=False)

    def _record(self) -> Record | None:
        return self._session.controller.table.record if self._session else None

    def _deal_anew(self, *, practice: bool) -> None:
        if record := self._record():
            deal = record.deal if practice else randbelow(DEALS)
            started = self._now().isoformat(timespec="seconds")
            anew = record.dealt_anew(deal, started)
            if practice:
                anew = anew.as_practice(SAME_DEAL)
            elif len(anew.seats) == DUEL:
                anew = anew.turned_round()
            self.sit_down(anew, fresh=True)

    def sit_down(self, record: Record, *, fresh: bool) -> None:
        """Open a game without a file: a `fresh` one shows its deal, others go on where the record ends."""
        self._begin(record, self._library.new_autosave(), fresh=fresh)

    def _begin_challenge(self, record: Record) -> None:
        """Begin a game of the day or of the ladder."""
        self.sit_down(record, fresh=True)

    @Slot()
    def continueGame(self) -> None:  # noqa: N802
        """Continue the game that was saved last."""
        if row := self._library.last_open():
            self.open(row.path)

    @Slot(str)
    def open(self, path: str) -> bool:
        """Continue a saved game, or view a record from elsewhere; return whether it is on the table."""
        try:
            self._open(self._library.listed_path(Path(path)))
        except UnreadableRecord as error:
            self.show_error(self._damaged_text(Path(path).name, error))
        except UnknownGame as error:
            text = self._translate("Program", "{name} is of a game that is not installed here: {game}.")
            self.show_error(text.format(name=Path(path).name, game=shortened(str(error))))
        except (OSError, ValueError) as error:
            text = self._translate("Program", "{name} cannot be read: {reason}.")
            reason = error.strerror if isinstance(error, OSError) else ""
            self.show_error(text.format(name=Path(path).name, reason=reason or error))
        else:
            return True
        return False

    def _damaged_text(self, name: str, error: UnreadableRecord) -> str:
        """Say what is wrong with a record, that it is kept, and what can be done."""
        kept = self._translate("Program", "The file was left as it is.")
        if error.line > 1:
            kept = self._translate(
                "Program", "The file was left as it is; an older copy of it may still open."
            )
        return f"{name}, line {error.line}: {error.reason}. {kept}"

    def _open(self, file: Path) -> None:
        if self._at_table(file):
            return self.show(TABLE)
        autosave = self._library.autosave_of(file)  # locked before it is read: no other window adds a turn
        try:
            self._begin(self._library.record(file), autosave, fresh=False)
        except Exception:
            if autosave:
                autosave.close()
            raise
        return None

    @Slot(QUrl)
    def openUrl(self, url: QUrl) -> None:  # noqa: N802
        """Open a file that was dropped onto the window."""
        if url.isLocalFile():
            self.open(url.toLocalFile())
        else:
            self.show_error(self._translate("Program", "Only files on this machine can be opened."))

    @Slot()
    def playOn(self) -> None:  # noqa: N802
        """Play on in a copy of the record being viewed."""
        if (record := self._record()) and self._session and self._session.controller.autosave is None:
            self.sit_down(no_longer_counting(record, COPIED), fresh=False)

    @Slot()
    def closeGame(self) -> None:  # noqa: N802
        """Leave the table; the game is already saved."""
        self._go_to(HOME)
        self._leave()
        self._library.read()

    @Slot(str, str)
    def startLesson(self, game: str, name: str) -> None:  # noqa: N802
        """Begin a lesson of a game; nothing of it is kept."""
        try:
            lesson = lesson_of(game, name)
            record = record_of(lesson, game, seats_of(lesson, self._last_name(), self._translate))
        except UnreadableLesson as error:
            return self.show_error(f"{error}.")
        self._lesson = game, name
        return self._begin(record, Unsaved(), fresh=not lesson.before, lesson=lesson)

    @Property(str, notify=changed)
    def nextLesson(self) -> str:  # noqa: N802
        """The lesson after the one on the table; empty if that is the last one."""
        return self._lesson_to_follow()

    def _lesson_to_follow(self) -> str:
        return self._lessons.next(*self._lesson) if all(self._lesson) else ""

    @Slot(bool)
    def finishLesson(self, goes_on: bool) -> None:  # noqa: N802
        """Mark the lesson on the table as done; then begin the next one, or return to the list."""
        game, following = self._lesson[0], self._lesson_to_follow()
        self._mark_as_done()
        if goes_on and following:
            self.startLesson(game, following)
        else:
            self.leaveLesson()

    @Slot()
    def playAfterLesson(self) -> None:  # noqa: N802
        """Mark the lesson as done, and start a game with the players and the options of the lesson."""
        self._mark_as_done()
        self.again()

    def _mark_as_done(self) -> None:
        """Remember the lesson on the table, and what happened in it: that needs no explanation any more."""
        self._lessons.finish(*self._lesson)
        if self._session:
            self._preferences.explain(*self._session.controller.first_times.met)

    @Slot()
    def repeatLesson(self) -> None:  # noqa: N802
        """Mark the lesson as done, and begin it once more."""
        self._mark_as_done()
        self.startLesson(*self._lesson)

    @Slot()
    def leaveLesson(self) -> None:  # noqa: N802
        """Leave the table for the list of lessons."""
        self.closeGame()
        self.show(LEARN)

    def _begin(
        self, record: Record, autosave: Autosave | None, *, fresh: bool, lesson: Lesson | None = None
    ) -> None:
        self._day.stopExpert()
        session = Session(record, autosave, self._services, lesson=lesson)
        session.setParent(self)
        session.heard.connect(self.heard)
        later = Qt.ConnectionType.QueuedConnection  # a changed setting redraws the table
        session.explained.connect(self._preferences.explain, later)
        self._services.bots.new_game()
        session.controller.begin(fresh=fresh)
        former, self._session = self._session, session
        self._warned = False
        self._pages = [HOME, TABLE]
        self._people.stop()
        self.sessionChanged.emit()
        self.changed.emit()
        self._end(former)

    def _leave(self) -> None:
        former, self._session = self._session, None
        self.sessionChanged.emit()
        self._end(former)

    def _end(self, session: Session | None) -> None:
        if session:
            session.close()
            session.deleteLater()

    # -- files -----------------------------------------------------------------------------------

    def _at_table(self, file: Path) -> GameController | None:
        """Return the game on the table if it is saved in that file."""
        controller = self._session.controller if self._session else None
        return controller if controller and controller.keeps(file) else None

    def _leave_table(self, file: Path) -> None:
        """Leave the table if the game on it is saved in that file."""
        if self._at_table(file):
            self._pages = [page for page in self._pages if page != TABLE] or [HOME]
            self._leave()

    def look_for_games(self) -> None:
        """If some saved games are unknown, see whether an installed package provides them."""
        if self._library.has_unknown_games():
            registry.register_installed()
            self._library.read()

    def sweep(self) -> None:
        """Remove what killed windows left behind, and hide what former versions wrote from others."""
        self._library.sweep()
        folders = self._folders
        sweep(folders.settings.parent, folders.settings.name)
        sweep(folders.logs, REPORTS)
        make_private(folders.settings, folders.logs, *folders.logs.glob(REPORTS), *folders.own)

    @Slot(result=bool)
    def mayClose(self) -> bool:  # noqa: N802
        """Whether the window may close: nothing would be lost, or the user was warned before."""
        if self._people.erasing:
            self._people.finish_erasing()
            if self._error_message:  # some games keep the name
                return False
        if self._session is None or self._session.controller.save_again() or self._warned:
            return True
        self._warned = True
        text = self._translate(
            "Program", "{complaint} Close the window once more to leave the game as it was saved last."
        )
        self.show_error(text.format(complaint=self._session.controller.unsaved))
        return False

    # -- errors ----------------------------------------------------------------------------------

    def show_error(self, sentence: str, details: str = "") -> None:
        """Show a sentence in the error dialog; an empty one closes it."""
        sentence = plain(sentence)
        self._error_message, self._details = sentence, details
        self.changed.emit()

    @Slot()
    def dismissError(self) -> None:  # noqa: N802
        self.show_error("")

    @Slot()
    def copyDetails(self) -> None:  # noqa: N802
        QGuiApplication.clipboard().setText(self._details)

    def _on_erased(self, names: list[str]) -> None:
        """Forget the names in the form of a new game and on the page that is shown, too."""
        self._new_game.forget_names(names)
        if self._preferences.settings.table:
            self._preferences.change(table=msgspec.to_builtins(self._new_game.choice))
        page = self._pages[-1]
        if page in (HOME, GAMES, TRASH, PEOPLE, PERSON_PAGE):
            self.show(PEOPLE if page == PERSON_PAGE else page)  # anew, because it shows names

    def _settings_changed(self) -> None:
        if self._session:
            self._session.controller.settings_changed()

    def close(self) -> None:
        """Write pending settings and close the game."""
        self._people.finish_erasing()
        self._people.stop()
        self._preferences.flush()
        if self._session:
            self._session.close()
