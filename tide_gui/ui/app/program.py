"""What the window asks of the program: pages, games, settings, complaints."""

from collections.abc import Callable
from datetime import datetime
from itertools import count
from pathlib import Path
from secrets import randbelow

import msgspec
from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from tide_gui import __version__, registry
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import Translate
from tide_gui.store.user_folders import UserFolders
from tide_gui.table.record import DEALS, Record, UnreadableRecord
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.new_game import NewGame
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.seating import first_choice
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.game_files import page_url
from tide_gui.ui.models.saves import SavesModel
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.controller import Services
from tide_gui.ui.play.history import UnknownGame
from tide_gui.ui.play.session import Session

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1

HOME, TABLE, GAMES, NEW_GAME = "home", "table", "games", "new-game"
PAGES = (HOME, NEW_GAME, TABLE, GAMES, "settings", "rules", "about")


@QmlElement
class Program(QObject):
    """The one object that is handed to the window."""

    changed = Signal()
    sessionChanged = Signal()  # noqa: N815 - a name in QML
    heard = Signal(str)  # a sound

    def __init__(
        self,
        places: UserFolders,
        preferences: Preferences,
        bots: BotService,
        translate: Translate,
        art: Path,
        now: Callable[[], datetime] = datetime.now,
        parent: QObject | None = None,
    ) -> None:
        """Read what is kept; nothing is written before something is played."""
        super().__init__(parent)
        self._now, self._translate = now, translate
        self._art = QUrl.fromLocalFile(f"{art}/")
        self._preferences = preferences
        self._new_game = NewGame(preferences.settings.table, translate, self)
        self._services = Services(bots, lambda: preferences.settings, count(1), translate)
        self._library = Library(places.games, now, translate, self.show_error, self)
        self._session: Session | None = None
        self._pages = [HOME]
        self._warned = False
        self._sound_fault = ""
        self._error_message, self._details = self._preferences.error_message, ""
        self._library.read()
        self._preferences.changed.connect(self._settings_changed)

    # -- what is shown ---------------------------------------------------------------------------

    @Property(str, constant=True)
    def version(self) -> str:
        """Of this program."""
        return __version__

    @Property(QUrl, constant=True)
    def art(self) -> QUrl:
        """Where the pictures are."""
        return self._art

    @Property(str, notify=changed)
    def page(self) -> str:
        """Which page is on top."""
        return self._pages[-1]

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        """The settings."""
        return self._preferences

    @Property(NewGame, constant=True)
    def newGame(self) -> NewGame:  # noqa: N802
        """The form."""
        return self._new_game

    @Property(SavesModel, constant=True)
    def saves(self) -> SavesModel:
        """The list of games."""
        return self._library.rows

    @Property(Session, notify=sessionChanged)
    def session(self) -> Session | None:
        """The game on the table."""
        return self._session

    @Property(bool, notify=changed)
    def firstStart(self) -> bool:  # noqa: N802
        """Nothing was ever played."""
        return not self._library.rows.rows

    @Property(bool, notify=changed)
    def hasOpenGame(self) -> bool:  # noqa: N802
        """Whether there is something to continue."""
        return self._library.last_open() is not None

    @Property(str, notify=changed)
    def continueTitle(self) -> str:  # noqa: N802
        """Who plays the last open game."""
        row = self._library.last_open()
        return f"{row.title}: {row.names}" if row else ""

    @Property(str, notify=changed)
    def continueProgress(self) -> str:  # noqa: N802
        """How far it has come."""
        row = self._library.last_open()
        return row.progress if row else ""

    @Property(QUrl, notify=changed)
    def continuePicture(self) -> QUrl:  # noqa: N802
        """The picture of its game for lists, if it brings one."""
        row = self._library.last_open()
        return page_url(row.game if row else self._new_game.choice.game, "ListPicture")

    @Property(int, notify=changed)
    def continueSeats(self) -> int:  # noqa: N802
        """How many sit there."""
        row = self._library.last_open()
        return row.seats if row else 0

    @Slot(result="QVariant")
    def plainRules(self) -> dict[str, object]:  # noqa: N802
        """The rules of that game in words, for a page that all games share."""
        text = text_of(self._usual_game(), self._translate)
        chapters = [{"title": one.title, "words": " ".join(one.sentences)} for one in text.rules()]
        return {"title": text.title(), "chapters": chapters}

    def _usual_game(self) -> str:
        """The game on the table, or else the one that is usually played."""
        record = self._played()
        return record.game if record else self._new_game.choice.game

    @Slot(str, result=QUrl)
    def gamePage(self, name: str) -> QUrl:  # noqa: N802
        """A page of the game on the table, or else of the one that is usually played."""
        return page_url(self._usual_game(), name)

    @Property(str, notify=changed)
    def errorMessage(self) -> str:  # noqa: N802
        """One sentence for a dialog."""
        return self._error_message

    @Property(str, notify=changed)
    def soundFault(self) -> str:  # noqa: N802
        """Why this machine is silent."""
        return self._sound_fault

    def set_sound_fault(self, reason: str) -> None:
        """Sounds were tried."""
        self._sound_fault = reason
        self.changed.emit()

    @Property(str, notify=changed)
    def details(self) -> str:
        """What may be copied to whoever mends it."""
        return self._details

    # -- going about -----------------------------------------------------------------------------

    @Slot(str)
    def show(self, page: str) -> None:
        """Put a page on top, or go back to it."""
        if page not in PAGES or (page == TABLE and self._session is None):
            return
        if page in (GAMES, HOME):
            self._library.read()
        if page == NEW_GAME:
            self._new_game.open()
        self._put(page)

    def _put(self, page: str) -> None:
        if page in self._pages:
            del self._pages[self._pages.index(page) :]
        self._pages.append(page)
        self.changed.emit()

    @Slot()
    def back(self) -> None:
        """To the page below."""
        if len(self._pages) > 1:
            self.show(self._pages[-2])

    @Slot()
    def quit(self) -> None:
        """Leave."""
        QGuiApplication.quit()

    # -- games -----------------------------------------------------------------------------------

    @Slot()
    def quickGame(self) -> None:  # noqa: N802
        """One person against two bots, at once."""
        self._deal(NewGame(first_choice(), self._translate), None)

    @Slot()
    def startGame(self) -> None:  # noqa: N802
        """What the form says."""
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
        """The same people, another deal."""
        self._deal_anew(practice=False)

    @Slot()
    def sameDeal(self) -> None:  # noqa: N802
        """The same people and cards, for practice."""
        self._deal_anew(practice=True)

    def _played(self) -> Record | None:
        return self._session.controller.table.record if self._session else None

    def _deal_anew(self, *, practice: bool) -> None:
        if record := self._played():
            deal = record.deal if practice else randbelow(DEALS)
            started = self._now().isoformat(timespec="seconds")
            self.sit_down(record.dealt_anew(deal, started, practice=practice), fresh=True)

    def sit_down(self, record: Record, *, fresh: bool) -> None:
        """A game that has no file yet, from its deal or from where its record ends."""
        self._begin(record, self._library.new_autosave(), fresh=fresh)

    @Slot()
    def continueGame(self) -> None:  # noqa: N802
        """The game saved last."""
        if row := self._library.last_open():
            self.open(row.path)

    @Slot(str)
    def open(self, path: str) -> None:
        """A game of the list is played on; any other record is looked at."""
        try:
            self._open(self._library.listed(Path(path)))
        except UnreadableRecord as error:
            self.show_error(str(UnreadableRecord(Path(path).name, error.line, error.reason)))
        except UnknownGame as error:
            text = self._translate("Program", "{name} is of a game that is not installed here: {game}.")
            self.show_error(text.format(name=Path(path).name, game=error))
        except (OSError, ValueError) as error:
            text = self._translate("Program", "{name} cannot be read: {reason}.")
            reason = error.strerror if isinstance(error, OSError) else ""
            self.show_error(text.format(name=Path(path).name, reason=reason or error))

    def _open(self, file: Path) -> None:
        if self._session and self._session.controller.keeps(file):
            return self.show(TABLE)
        autosave = self._library.autosave_of(file)  # before it is read: nobody else writes a turn now
        try:
            self._begin(self._library.record(file), autosave, fresh=False)
        except Exception:
            if autosave:
                autosave.close()
            raise
        return None

    @Slot(QUrl)
    def openUrl(self, url: QUrl) -> None:  # noqa: N802
        """What was dropped onto the window."""
        if url.isLocalFile():
            self.open(url.toLocalFile())
        else:
            self.show_error(self._translate("Program", "Only files on this machine can be opened."))

    @Slot()
    def playOn(self) -> None:  # noqa: N802
        """Play a copy of the record that is looked at."""
        if (record := self._played()) and self._session and self._session.controller.autosave is None:
            self.sit_down(record, fresh=False)

    @Slot()
    def closeGame(self) -> None:  # noqa: N802
        """Leave the table; everything is saved."""
        self._put(HOME)
        self._leave()
        self._library.read()
        self.changed.emit()

    def _begin(self, record: Record, autosave: Autosave | None, *, fresh: bool) -> None:
        session = Session(record, autosave, self._services)
        session.setParent(self)
        session.heard.connect(self.heard)
        self._services.bots.new_game()
        session.controller.begin(fresh=fresh)
        former, self._session = self._session, session
        self._warned = False
        self._pages = [HOME, TABLE]
        self.sessionChanged.emit()
        self.changed.emit()
        self._end(former)

    def _leave(self) -> None:
        former, self._session = self._session, None
        self.sessionChanged.emit()
        self._end(former)

    def _end(self, session: Session | None) -> None:
        if session:
            session.controller.close()
            session.deleteLater()

    # -- files -----------------------------------------------------------------------------------

    @Slot(str)
    def remove(self, path: str) -> None:
        """Delete a game for good; whoever calls has asked. One leaves its table first."""
        if self._session and self._session.controller.keeps(Path(path)):
            self._pages = [page for page in self._pages if page != TABLE] or [HOME]
            self._leave()
        self._library.remove(Path(path))
        self.changed.emit()

    @Slot(str, QUrl)
    def saveCopy(self, path: str, target: QUrl) -> None:  # noqa: N802
        """A copy elsewhere."""
        self._library.copy(Path(path), Path(target.toLocalFile()))

    def look_for_games(self) -> None:
        """Games are kept that are unknown here: perhaps an installed package knows them."""
        if self._library.has_unknown_games():
            registry.register_installed()
            self._library.read()
            self.changed.emit()

    def sweep(self) -> None:
        """Remove what killed windows left behind."""
        self._library.sweep()

    @Slot(result=bool)
    def mayClose(self) -> bool:  # noqa: N802
        """Whether nothing would be lost; whoever was told may close all the same."""
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
        """Say it in a dialog."""
        self._error_message, self._details = sentence, details
        self.changed.emit()

    @Slot()
    def dismissError(self) -> None:  # noqa: N802
        """It was read."""
        self.show_error("")

    @Slot()
    def copyDetails(self) -> None:  # noqa: N802
        """For whoever mends it."""
        QGuiApplication.clipboard().setText(self._details)

    def _settings_changed(self) -> None:
        if self._session:
            self._session.controller.settings_changed()

    def close(self) -> None:
        """Leave everything kept and given back."""
        self._preferences.flush()
        if self._session:
            self._session.controller.close()
