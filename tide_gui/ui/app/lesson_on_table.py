"""The lesson on the table: how it begins, what follows it, and what remains of it."""

from PySide6.QtCore import Property, QObject, Qt, Signal, Slot

from tide_gui.people.guests import with_guests
from tide_gui.presentation.text import details_in, error_sentence
from tide_gui.table.lesson import UnreadableLesson, record_of
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.lesson_list import LessonList, lesson_of, seats_of
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.play.autosave import Unsaved
from tide_gui.ui.qml_class import qml_class


@qml_class
class LessonOnTable(QObject):
    """Begins and ends lessons; nothing of their games is kept."""

    changed = Signal()
    left = Signal()  # for the list of lessons

    def __init__(self, game: GameOnTable, lessons: LessonList, around: Surroundings, owner: QObject) -> None:
        super().__init__(owner)
        self._game, self._lessons, self._around = game, lessons, around
        self._lesson = ("", "")  # its game and its name
        game.changed.connect(self.changed)

    @Slot(str, str)
    def start(self, game: str, name: str) -> None:
        """Begin a lesson of a game."""
        try:
            lesson = lesson_of(game, name)
            record = with_guests(record_of(lesson, game, seats_of(lesson, self._around.person)))
        except UnreadableLesson as error:
            sentence = error_sentence(error.reason, self._around.services.translate)
            return self._around.show_error(sentence, details_in(error.reason))
        self._lesson = game, name
        self._game.begin(record, Unsaved(), fresh=not lesson.before, lesson=lesson)
        return self._watch()

    def _watch(self) -> None:
        """Mark the lesson as done once it has nothing more to say, however it is left then."""
        if session := self._game.session:
            later = Qt.ConnectionType.QueuedConnection  # a changed setting redraws the table
            session.changed.connect(self._note_end, later)

    @Slot()
    def startFirst(self) -> None:
        """Begin the first lesson of the first game."""
        game, name = self._lessons.first()
        self.start(game, name)

    def _following(self) -> str:
        """Return the lesson after the one on the table; empty if that is the last one."""
        return self._lessons.next(*self._lesson) if all(self._lesson) else ""

    next = Property(str, _following, notify=changed)

    @Slot()
    def startNext(self) -> None:
        """Begin the lesson after the one on the table."""
        if following := self._following():
            self.start(self._lesson[0], following)

    @Slot()
    def repeat(self) -> None:
        """Begin the lesson once more."""
        self.start(*self._lesson)

    @Slot()
    def leave(self) -> None:
        """Leave the table for the list of lessons."""
        self._lessons.leave(*self._lesson)
        self.left.emit()

    @Slot()
    def _note_end(self) -> None:
        """Remember a lesson that is over, and what happened in it: that needs no explanation any more."""
        controller = self._game.session.controller if self._game.session else None
        if controller and controller.game.lesson and controller.game.lesson.has_ended:
            self._lessons.finish(*self._lesson)
            self._around.preferences.explain(*controller.first_times.met)
