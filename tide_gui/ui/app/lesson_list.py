"""The lessons of all games: files in their resources, and which of them are done."""

from functools import cache
from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui import registry
from tide_gui.characters import PERSON
from tide_gui.error_text import ErrorText, unreadable_file
from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.player_text import display_name
from tide_gui.presentation.text import Translate, explained
from tide_gui.resource_files import resources
from tide_gui.table.lesson import Lesson, UnreadableLesson, read_lesson
from tide_gui.table.record import SeatedPlayer
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.game_files import picture_url
from tide_gui.ui.qml_class import qml_class


@qml_class
class LessonList(QObject):
    """The learning page: each game with its lessons."""

    changed = Signal()

    def __init__(self, preferences: Preferences, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences, self._translate = preferences, translate
        self._left = ""  # the lesson that was left last
        preferences.changed.connect(self.changed)

    @Property(list, notify=changed)
    def games(self) -> list[dict[str, object]]:
        """The games with a title, a picture, and lessons."""
        shown = [(game, known_presentation(game, self._translate)) for game in registry.installed_game_keys()]
        return [
            {
                "game": game,
                "title": presentation.text.title(),
                "picture": picture_url(game),
                "lessons": [self._line(game, file) for file in lesson_files(game)],
            }
            for game, presentation in shown
            if presentation
        ]

    def _line(self, game: str, file: Path) -> dict[str, object]:
        try:
            lesson = read(file)
        except UnreadableLesson as error:
            about = explained(error.reason, self._translate)
            facts = {"title": file.stem, "about": about, "minutes": 0, "done": False, "sought": False}
            return {"name": file.stem} | facts
        mark = _mark(game, file.stem)
        done = mark in self._preferences.settings.lessons_done
        return {
            "name": file.stem,
            "title": self._translate("Lessons", lesson.title),
            "about": self._translate("Lessons", lesson.about),
            "minutes": lesson.minutes,
            "done": done,
            "sought": mark == self._left if self._left else not done,
        }

    def leave(self, game: str, name: str) -> None:
        """Remember which lesson was left last: where the page was left."""
        self._left = _mark(game, name)
        self.changed.emit()

    def first(self) -> tuple[str, str]:
        """Return the first game and the name of its first lesson."""
        game = registry.game_keys()[0]
        return game, lesson_files(game)[0].stem

    @Slot(str, str, result=str)
    def next(self, game: str, name: str) -> str:
        """Return the lesson after this one; empty after the last one."""
        names = [file.stem for file in lesson_files(game)]
        at = names.index(name) + 1
        return names[at] if at < len(names) else ""

    def finish(self, game: str, name: str) -> None:
        """Remember that a lesson was gone through."""
        done = self._preferences.settings.lessons_done
        if (mark := _mark(game, name)) not in done:
            self._preferences.change(lessons_done=(*done, mark))


def _mark(game: str, name: str) -> str:
    return f"{game}/{name}"


def lesson_files(game: str) -> tuple[Path, ...]:
    """Return the lessons of a game, in order."""
    room = registry.room_of(game)
    return _files_in(((room and room.resources) or resources() / game) / "lessons")


@cache
def _files_in(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob("*.toml")))


def lesson_of(game: str, name: str) -> Lesson:
    """Read a lesson; UnreadableLesson if there is none or it is damaged."""
    for file in lesson_files(game):
        if file.stem == name:
            return read(file)
    raise UnreadableLesson(
        ErrorText("Lesson", "there is no lesson {name}", "why none is played", {"name": repr(name)})
    )


@cache
def read(file: Path) -> Lesson:
    try:
        return read_lesson(file.read_bytes(), file.name)
    except OSError as error:
        raise UnreadableLesson(unreadable_file(file.name, error)) from error


def seats_of(lesson: Lesson, learner: str) -> tuple[SeatedPlayer, ...]:
    """Return the players of a lesson."""
    return (
        SeatedPlayer(learner, PERSON),
        *(SeatedPlayer(display_name(other), other) for other in lesson.others),
    )
