"""The lesson on the table: how it begins, what follows it, and what remains of it."""

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tide_gui.presentation.text import Translate
from tide_gui.table.lesson import UnreadableLesson, record_of
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.lessons import Lessons, lesson_of, seats_of
from tide_gui.ui.app.own_name import name_here
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.play.autosave import Unsaved

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class LessonRun(QObject):
    """Begins and ends lessons; nothing of their games is kept."""

    changed = Signal()
    left = Signal()  # for the list of lessons
    playsOn = Signal()  # noqa: N815 - Qt's style; with the players and the options of the lesson

    def __init__(
        self,
        game: GameOnTable,
        lessons: Lessons,
        preferences: Preferences,
        translate: Translate,
        show_error: Callable[[str], None],
        owner: QObject,
    ) -> None:
        super().__init__(owner)
        self._game, self._lessons, self._preferences = game, lessons, preferences
        self._translate, self._show_error = translate, show_error
        self._lesson = ("", "")  # its game and its name
        game.changed.connect(self.changed)

    @Slot(str, str)
    def start(self, game: str, name: str) -> None:
        """Begin a lesson of a game."""
        learner = name_here(self._preferences.settings.table)
        try:
            lesson = lesson_of(game, name)
            record = record_of(lesson, game, seats_of(lesson, learner))
        except UnreadableLesson as error:
            return self._show_error(f"{error}.")
        self._lesson = game, name
        return self._game.begin(record, Unsaved(), fresh=not lesson.before, lesson=lesson)

    @Property(str, notify=changed)
    def next(self) -> str:
        """The lesson after the one on the table; empty if that is the last one."""
        return self._following()

    def _following(self) -> str:
        return self._lessons.next(*self._lesson) if all(self._lesson) else ""

    @Slot(bool)
    def finish(self, goes_on: bool) -> None:
        """Mark the lesson as done; then begin the next one, or leave the table."""
        game, following = self._lesson[0], self._following()
        self._mark_as_done()
        if goes_on and following:
            self.start(game, following)
        else:
            self.leave()

    @Slot()
    def play(self) -> None:
        """Mark the lesson as done, and start a game with its players and options."""
        self._mark_as_done()
        self.playsOn.emit()

    @Slot()
    def repeat(self) -> None:
        """Mark the lesson as done, and begin it once more."""
        self._mark_as_done()
        self.start(*self._lesson)

    @Slot()
    def leave(self) -> None:
        """Leave the table for the list of lessons."""
        self.left.emit()

    def _mark_as_done(self) -> None:
        """Remember the lesson, and what happened in it: that needs no explanation any more."""
        self._lessons.finish(*self._lesson)
        if session := self._game.session:
            self._preferences.explain(*session.controller.first_times.met)
