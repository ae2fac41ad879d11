"""The object behind the window: pages, games, settings, error messages."""

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from datetime import datetime
from itertools import count
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication

from tide_gui import __version__, registry
from tide_gui.languages import languages
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.rules_text import RulesText
from tide_gui.presentation.text import Translate
from tide_gui.rules.quoting import plain
from tide_gui.store.cache_file import sweep_caches
from tide_gui.store.files import files_in, is_link, make_private, sweep
from tide_gui.store.review_cache import ReviewCache
from tide_gui.store.saved_game import SUFFIX
from tide_gui.store.user_folders import UserFolders
from tide_gui.table.day import DAY
from tide_gui.ui.app import pages
from tide_gui.ui.app.crash_report import REPORTS
from tide_gui.ui.app.language import own_name, tell_anew
from tide_gui.ui.app.last_game import LastGame
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.own_name import is_to_be_asked
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sheep import Sheep
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.app.this_build import this_build
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.game_files import page_url
from tide_gui.ui.play.services import Services
from tide_gui.ui.qml_class import qml_class
from tide_gui.ui.qt_paths import path_of, path_text

if TYPE_CHECKING:
    from tide_gui.ui.app.news import News
    from tide_gui.ui.app.parts import Parts
    from tide_gui.ui.play.open_game import OpenGame
    from tide_gui.ui.play.session import Session


@qml_class
class Program(QObject):
    """The root object of the window's QML."""

    changed = Signal()
    sessionChanged = Signal()
    sheepChanged = Signal()
    toldAnew = Signal()  # in another language
    appeared = Signal()  # something that takes presses, over a page or on it
    heard = Signal(str)  # the name of a sound to play
    settingsShown = Signal()

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
        """Find the game to continue; nothing is written before a game is played."""
        super().__init__(parent)
        self._art, self._translate = QUrl.fromLocalFile(f"{art}/"), translate
        reviews, self._preferences = ReviewCache(folders.cache / "reviews"), preferences
        sheep = Sheep(folders.people)
        services = Services(bots, lambda: preferences.settings, count(1), translate, reviews, sheep.called)
        self._around = Surroundings(folders, preferences, services, sheep, now, self.show_error)
        self._library = Library(self._around, self)
        self._last_game = LastGame(self._library, self._around.sheep, translate, self)
        self._made: Parts | None = None
        self._read_about = ""  # the game whose rules are wanted
        self._pages = pages.Pages()
        self._warned = False
        self._sound_fault = ""
        self._news: tuple[News, ...] = ()
        self._error_message, self._details = "", ""
        self._library.changed.connect(self.changed)
        preferences.refused.connect(self._on_settings_refused)
        self._library.glance()
        self._show_settings_fault()

    def tell_anew(self) -> None:
        """Say everything in the language that is spoken from now on."""
        self._library.forget_words()
        tell_anew(self)
        if self._made:
            for page in self._pages.all:
                if page not in (pages.TABLE, pages.SETTINGS):
                    self._preparations().get(page, tuple)()

    @property
    def _parts(self) -> "Parts":
        return self._made or self.get_ready()

    def get_ready(self) -> "Parts":
        """Make what the pages behind the home page need, unless it is there; return it."""
        if self._made is None:
            from tide_gui.ui.app.parts import Parts  # noqa: PLC0415 - takes as long as the home page

            self._made = Parts(self._around, self._library, self)
            self._connect(self._made)
        return self._made

    def _connect(self, parts: "Parts") -> None:
        # Declared slots only: one that is added now changes what QML has already read about this object.
        parts.game.changed.connect(self._on_game_changed)
        parts.game.heard.connect(self.heard)
        parts.game.wanted.connect(lambda: self.show(pages.TABLE))
        parts.lesson.left.connect(self._on_lesson_left)
        parts.who.changed.connect(self._on_who_changed)
        parts.people.erased.connect(self._on_erased)
        parts.everything.arrived.connect(self._on_brought_back)
        for part in (parts.game, parts.day, parts.ladder):
            part.opens.connect(self.open)

    def _preparations(self) -> Mapping[str, Callable[[], None]]:
        """Return what is done before a page is shown."""
        parts = self._parts
        return {
            pages.HOME: self._library.read,
            pages.TABLE: self._return_to_table,
            pages.GAMES: parts.games.look,
            pages.TRASH: parts.trash.look,
            pages.NEW_GAME: parts.new_game.open,
            pages.PEOPLE: parts.people.look,
            pages.TODAY: self._look_at_day,
            pages.LADDER: self._look_at_ladder,
            pages.SETTINGS: self.settingsShown.emit,
        }

    # -- what is shown ---------------------------------------------------------------------------

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    art = Property(QUrl, attrgetter("_art"), constant=True)  # the folder of the pictures
    page = Property(str, attrgetter("_pages.top"), notify=changed)  # the page on top
    preferences = Property(Preferences, attrgetter("_preferences"), constant=True)
    lastGame = Property(LastGame, attrgetter("_last_game"), constant=True)
    # The classes of these are not known before the first of them is read; qmllint finds them in Parts.
    newGame = Property(QObject, attrgetter("_parts.new_game"), constant=True)
    who = Property(QObject, attrgetter("_parts.who"), constant=True)
    dealer = Property(QObject, attrgetter("_parts.dealer"), constant=True)
    lessonList = Property(QObject, attrgetter("_parts.lesson_list"), constant=True)
    lesson = Property(QObject, attrgetter("_parts.lesson"), constant=True)
    games = Property(QObject, attrgetter("_parts.games"), constant=True)
    trash = Property(QObject, attrgetter("_parts.trash"), constant=True)
    people = Property(QObject, attrgetter("_parts.people"), constant=True)
    portrait = Property(QObject, attrgetter("_parts.portrait"), constant=True)
    everything = Property(QObject, attrgetter("_parts.everything"), constant=True)
    day = Property(QObject, attrgetter("_parts.day"), constant=True)
    ladder = Property(QObject, attrgetter("_parts.ladder"), constant=True)
    phones = Property(QObject, attrgetter("_parts.phones"), constant=True)
    hasPhones = Property(bool, attrgetter("_parts.has_phones"), notify=changed)  # whether they are made

    @Property(QObject, notify=sessionChanged)
    def session(self) -> "Session | None":
        """The game on the table; None if there is none."""
        return self._made.game.session if self._made else None

    @Property(list, notify=sheepChanged)
    def sheep(self) -> list[int]:
        """The sheep of each seat at the table."""
        record = self._made.game.record if self._made else None
        return self._around.sheep.at(record.seats if record else ())

    firstStart = Property(bool, attrgetter("_library.is_empty"), notify=changed)  # whether no game is kept

    @Property(bool, notify=changed)
    def listsGames(self) -> bool:
        """Whether there is something to look at in the list of games: a game, or a deleted one."""
        return not self._library.is_empty or self._library.trashed > 0

    @Property(str, notify=changed)
    def ownName(self) -> str:
        """The name of the person who plays here; empty if none is known."""
        return self._around.own_name

    @Property(bool, notify=changed)
    def asksName(self) -> bool:
        """Whether nobody has said yet who plays here."""
        return is_to_be_asked(self._preferences.settings)

    @Property(dict, notify=toldAnew)
    def rules(self) -> dict[str, object]:
        """The rules of the current game by chapter, for its rules page."""
        text = text_of(self._current_game(), self._translate)
        return {"title": text.title(), "chapters": [_for_qml(chapter) for chapter in text.rules()]}

    def _current_game(self) -> str:
        """Return the game whose rules are wanted, or the one on the table, or else the one in the form."""
        if self._read_about:
            return self._read_about
        record = self._parts.game.record
        return record.game if record else self._parts.new_game.choice.game

    @Slot(str, result=QUrl)
    def gamePage(self, name: str) -> QUrl:
        """Return a page of the current game."""
        return page_url(self._current_game(), name)

    # One sentence for a dialog; empty if there is no error
    errorMessage = Property(str, attrgetter("_error_message"), notify=changed)

    def _show_settings_fault(self) -> None:
        """Say why the settings cannot be read, and what happens to them, unless they can."""
        fault = self._preferences.fault
        if not fault:
            return
        text = self._translate(
            "Program",
            "{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.",
            "fault: a sentence that says which file cannot be read",
        )
        if self._preferences.of_newer_program:
            text = self._translate(
                "Program",
                "{fault}. It stays as it is. The usual settings hold here; what you change is forgotten when "
                "the window closes.",
                "fault: a sentence that says which file cannot be read; it is the file that stays",
            )
        self._show_before(text, fault=fault, name=self._preferences.set_aside().name)

    @Slot()
    def _on_settings_refused(self) -> None:
        text = self._translate(
            "Program",
            "{fault}. It stays as it is. This window keeps its own settings; what you change is "
            "forgotten when it closes.",
            "fault: a sentence that says which file cannot be read; it is the file that stays",
        )
        self._show_before(text, fault=self._preferences.fault)

    # Why no sound can be played; empty if it can
    soundFault = Property(str, attrgetter("_sound_fault"), notify=changed)

    @Slot(str)
    def set_sound_fault(self, reason: str) -> None:
        self._sound_fault = reason
        self.changed.emit()

    details = Property(str, attrgetter("_details"), notify=changed)  # technical details for a bug report

    # -- navigation ------------------------------------------------------------------------------

    @Slot(str)
    def show(self, page: str) -> None:
        """Put a page on top; if it is open below, go back to it."""
        if page not in pages.PAGES or (page == pages.TABLE and self._parts.game.session is None):
            return
        if page != pages.RULES:
            self._read_about = ""
        if pages.RULES not in (page, self._pages.top):  # the rules are read in between
            self._parts.who.leave_page()
        was_read_over_it = self._pages.top == pages.PORTRAIT and self._pages.below == page
        if (prepare := self._preparations().get(page)) and not was_read_over_it:
            prepare()
        self._go_to(page)

    def _return_to_table(self) -> None:
        self._parts.day.stopExpert()  # its questions would delay those of the game
        self._parts.people.stop_reviewing()  # so would these
        self.sheepChanged.emit()  # a person may have chosen another one

    def _look_at_ladder(self) -> None:
        self._look_at_table()
        self._parts.ladder.read()

    def _look_at_table(self) -> None:
        """Show the games of the person at the table, if it is left now."""
        if self._pages.top != pages.RULES:
            self._parts.who.look_at_table(self._game_shown())

    def _game_shown(self) -> "OpenGame | None":
        """Return the game on the table that is shown; None for any other page."""
        return self._parts.game.game if self._pages.top == pages.TABLE else None

    @Slot()
    def _on_who_changed(self) -> None:
        """Show the same page of somebody else."""
        if self._pages.top == pages.TODAY:
            self._parts.day.look_again()
        if self._pages.top == pages.LADDER:
            self._parts.ladder.read()

    def _look_at_day(self) -> None:
        self._look_at_table()
        self._parts.day.read()
        self._parts.day.choose(self._day_on_table())

    def _day_on_table(self) -> str:
        """Return the day whose deal is on the table that is shown; empty for any other page."""
        game = self._game_shown()
        return str(game.table.record.extra.get(DAY, "")) if game else ""

    def _go_to(self, page: str) -> None:
        self._pages.go_to(page)
        if page not in (pages.PEOPLE, pages.PERSON_PAGE):
            self._parts.people.stop()
        self.changed.emit()

    @Slot(str)
    def showRules(self, game: str) -> None:
        """Show the rules of this game."""
        self._read_about = game
        self.show(pages.RULES)

    @Slot(str)
    def showPortrait(self, character: str) -> None:
        """Show how a character plays the game of the form, if that is shown, or else the current one."""
        form = self._pages.top == pages.NEW_GAME
        game = self._parts.new_game.choice.game if form else self._current_game()
        self._parts.portrait.look_at(character, game)
        self.show(pages.PORTRAIT)

    @Slot()
    def back(self) -> None:
        """Go to the page below."""
        if self._pages.below:
            self.show(self._pages.below)

    @Slot()
    def quit(self) -> None:
        QGuiApplication.quit()

    # -- games -----------------------------------------------------------------------------------

    @Slot()
    def continueGame(self) -> None:
        """Continue the game that was saved last."""
        if row := self._library.last_open():
            self.open(row.path)

    @Slot(str)
    def open(self, path: str) -> bool:
        """Continue a saved game, or view a record from elsewhere; return whether it is on the table."""
        return self._parts.opening.open(path)

    @Slot(QUrl)
    def openUrl(self, url: QUrl) -> None:
        """Open a file that was dropped onto the window."""
        if url.isLocalFile():
            self.open(path_text(path_of(url)))
        else:
            self.show_error(self._translate("Program", "Only files on this machine can be opened."))

    @Slot(str)
    def review(self, path: str) -> None:
        """Open a finished game and its review."""
        if self.open(path) and self._parts.game.session:
            self._parts.game.session.beginReview()

    @Slot(str, int, int)
    def reviewMoment(self, path: str, seat: int, entry: int) -> None:
        """Open the review of a finished game at a decision of this seat."""
        if self.open(path) and self._parts.game.session:
            self._parts.game.session.review_decision(seat, entry)

    @Slot()
    def closeGame(self) -> None:
        """Leave the table; the game is already saved."""
        self._go_to(pages.HOME)
        self._parts.game.leave()
        self._library.read()

    @Slot()
    def _on_lesson_left(self) -> None:
        self.closeGame()
        self.show(pages.LEARN)

    @Slot()
    def _on_game_changed(self) -> None:
        if self._parts.game.session:
            self._warned = False
            self._pages.sit_down()
            self._parts.people.stop()
        else:
            self._pages.leave_table()
        self.sheepChanged.emit()
        self.sessionChanged.emit()
        self.changed.emit()

    # -- files -----------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Read the games that the first frame did without."""
        self._library.catch_up(self._look_for_games)

    def _look_for_games(self) -> None:
        """If some saved games are unknown, see whether an installed package provides them."""
        if self._library.has_unknown_games():
            registry.register_installed()
            self._library.read()

    def sweep(self) -> None:
        """Remove what killed windows left behind, and hide what former versions wrote from others."""
        self._library.sweep()
        folders = self._around.folders
        for file in (folders.settings, folders.people, folders.erasure):
            sweep(file.parent, file.name)
            if is_link(file):
                real = Path(os.path.realpath(file))
                sweep(real.parent, real.name)
        sweep_caches(
            folders.headers, folders.summaries, folders.last_open, folders.phones, folders.days / f"*{SUFFIX}"
        )
        sweep(folders.logs, REPORTS)
        sweep(folders.games, folders.arrivals.name)
        self._parts.everything.go_on(self._parts.people.go_on_erasing)
        make_private(folders.settings, folders.logs, *files_in(folders.logs, REPORTS), *folders.own)

    @Slot(result=bool)
    def mayClose(self) -> bool:
        """Whether the window may close: nothing would be lost, or the user was warned before."""
        if self._parts.people.erasing or self._parts.everything.working:
            self._parts.everything.settle()
            self._parts.people.finish_erasing()
            if self._error_message:  # some games keep the name, for one
                return False
        complaint = self._parts.game.complaint()
        if self._warned or not complaint:
            return True
        self._warned = True
        advice = self._translate(
            "Program", "Close the window once more to leave the game as it was saved last."
        )
        self.show_error(f"{complaint} {advice}")
        return False

    # -- this copy of the program ------------------------------------------------------------------

    @Property(list, notify=changed)
    def news(self) -> list[dict[str, object]]:
        """What is new, until it is dismissed."""
        return [{"version": each.version, "lines": each.said(self._translate)} for each in self._news]

    def tell_news(self) -> None:
        """At the first start after an update, show what is new, once."""
        preferences = self._preferences
        seen = preferences.settings.seen_version
        if seen == __version__ or preferences.fault:
            return
        from tide_gui.ui.app.news import is_newer, news_since  # noqa: PLC0415 - not needed at other starts

        if is_newer(__version__, seen):  # after a step back they are not told again
            if not preferences.are_new:
                self.show_news(news_since(seen))
            preferences.change(seen_version=__version__)

    def show_news(self, news: "Sequence[News]") -> None:
        """Show what is new in these versions, as soon as the home page is on top."""
        self._news = tuple(news)
        self.changed.emit()

    @Slot()
    def dismissNews(self) -> None:
        self.show_news(())

    @Slot(result="QVariant")
    def facts(self) -> list[dict[str, str]]:
        """What this copy is and where its files lie, in lines."""
        from tide_gui.ui.app.about import facts  # noqa: PLC0415 - few look

        return facts(self._around.folders, self._translate)

    @Slot()
    def copyFacts(self) -> None:
        from tide_gui.ui.app.about import as_text  # noqa: PLC0415 - few look

        QGuiApplication.clipboard().setText(as_text(self.facts(), self._translate))

    @Property(list, constant=True)
    def languages(self) -> list[dict[str, str]]:
        """The languages that can be chosen, each under its own name."""
        return [{"code": code, "name": own_name(code)} for code in languages()]

    @Property(str, constant=True)
    def downloadPage(self) -> str:
        """The page that offers newer versions; empty if this build knows none."""
        return this_build().page

    @Slot()
    def openDownloadPage(self) -> None:
        """Show the page in the browser; the program itself asks nobody."""
        page = this_build().page
        if not QDesktopServices.openUrl(QUrl(page)):
            text = self._translate(
                "Program", "No browser can be opened here. The page is {page}", "page: an address"
            )
            self.show_error(text.format(page=page))

    # -- errors ----------------------------------------------------------------------------------

    def show_error(self, sentence: str, details: str = "") -> None:
        """Show a sentence in the error dialog; an empty one closes it."""
        self._error_message, self._details = plain(sentence), details
        self.changed.emit()

    def _show_before(self, text: str, **fields: object) -> None:
        """Show a sentence, filled in as `show_fault` does, before what the error dialog says already."""
        sentence, details = self._error_message, self._details
        self._around.show_fault(text, **fields)
        if sentence:
            self.show_error(f"{self._error_message} {sentence}", f"{self._details}\n{details}".strip())

    @Slot()
    def dismissError(self) -> None:
        self.show_error("")

    @Slot()
    def copyDetails(self) -> None:
        QGuiApplication.clipboard().setText(self._details)

    @Slot(list)
    def _on_erased(self, names: list[str]) -> None:
        """Forget the names in the form of a new game and on the page that is shown, too."""
        self._parts.dealer.forget_names(names)
        self._parts.forget_phones(names)
        self._preferences.flush()
        self._library.keep()  # without the names
        self._show_anew()

    @Slot()
    def _on_brought_back(self) -> None:
        self._parts.new_game.remember(self._preferences.settings.table)
        self._library.read()
        self._show_anew()

    def _show_anew(self) -> None:
        """Read again what the page on top shows of people and games."""
        page = self._pages.top
        if page in (pages.HOME, pages.GAMES, pages.TRASH, pages.PEOPLE, pages.PERSON_PAGE):
            self.show(pages.PEOPLE if page == pages.PERSON_PAGE else page)

    def close(self) -> None:
        """Write pending settings and close the game, whatever one of them does."""
        with ExitStack() as parts:
            parts.callback(self._library.close)
            parts.callback(self._preferences.flush)
            if self._made:
                parts.callback(self._made.close)
                parts.callback(self._made.game.close)
                parts.callback(self._made.people.close)
                parts.callback(self._made.everything.settle)
                self._made.people.finish_erasing()


def _for_qml(chapter: RulesText) -> dict[str, object]:
    """Return a chapter in lists: QML does not read tuples."""
    parts = [asdict(part) | {"lines": list(part.lines)} for part in chapter.parts]
    return {"title": chapter.title, "parts": parts}
