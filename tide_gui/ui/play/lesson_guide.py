"""A lesson as QML sees it: what it says and points at, and the ways on and back."""

from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tide_gui.presentation.text import Translate
from tide_gui.ui.play.guide import Guide

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class LessonGuide(QObject):
    """The lesson on the table. `changed` stands for all properties."""

    changed = Signal()
    said = Signal(str)  # each step but the first, and each answer to another move

    def __init__(
        self, controller: "GameController", guide: Guide, translate: Translate, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller, self._guide, self._translate = controller, guide, translate
        self._heard = (guide.number, guide.objections)  # the step and its answers that were said
        controller.changed.connect(self._on_changed)

    @Slot()  # without it PySide would change the type while QML reads it
    def _on_changed(self) -> None:
        self.changed.emit()
        now = (self._guide.number, self._guide.objections)
        if now != self._heard:
            self._heard = now
            self.said.emit(self._spoken())

    @Property(str, notify=changed)
    def spoken(self) -> str:
        """What a screen reader says: the words, with the step that they begin."""
        return self._spoken()

    def _spoken(self) -> str:
        return self._words() if self._guide.objection else f"{self._progress()}: {self._words()}"

    @Property(str, constant=True)
    def title(self) -> str:
        return self._translate("Lessons", self._guide.lesson.title)

    @Property(str, notify=changed)
    def progress(self) -> str:
        """`A first hand, 2 of 9`."""
        return self._progress()

    def _progress(self) -> str:
        translate, guide = self._translate, self._guide
        title, steps = translate("Lessons", guide.lesson.title), len(guide.lesson.steps)
        text = translate("Lessons", "{title}, {step} of {steps}")
        return text.format(title=title, step=guide.number + 1, steps=steps)

    @Property(str, notify=changed)
    def words(self) -> str:
        """What the lesson says now."""
        return self._words()

    def _words(self) -> str:
        return self._translate("Lessons", self._guide.says)

    @Property(bool, notify=changed)
    def objects(self) -> bool:
        """Whether the learner has just made another move than the one that is asked for."""
        return bool(self._guide.objection)

    @Property(int, notify=changed)
    def step(self) -> int:
        """The step of the lesson, from 1."""
        return self._guide.number + 1

    @Property(int, constant=True)
    def steps(self) -> int:
        """How many steps the lesson has."""
        return len(self._guide.lesson.steps)

    waits = Property(bool, attrgetter("_guide.waits"), notify=changed)  # whether the learner is to press on
    # Whether the lesson has nothing more to say
    ended = Property(bool, attrgetter("_guide.has_ended"), notify=changed)
    asks = Property(bool, attrgetter("_guide.asks"), notify=changed)  # whether the learner is to make a move
    # Whether something has happened that the lesson can show once more
    canRepeat = Property(bool, attrgetter("_guide.can_repeat"), notify=changed)

    @Property(list, notify=changed)
    def parts(self) -> list[str]:
        """The named parts of the table that the lesson points at."""
        return list(self._guide.parts)

    @Property(list, notify=changed)
    def buttons(self) -> list[str]:
        """The moves or actions whose buttons the lesson points at."""
        return list(self._guide.buttons)

    @Slot()
    def goOn(self) -> None:
        """Go to the next step."""
        self._controller.press_on()

    @Slot()
    def goBack(self) -> None:
        """Go to the step before."""
        self._controller.step_back()

    @Slot()
    def repeat(self) -> None:
        """Show once more what has happened last."""
        self._controller.step_again()

    @Slot()
    def skip(self) -> None:
        """Have the move made that the lesson asks for."""
        self._controller.skip_step()
