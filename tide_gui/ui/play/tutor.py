"""A lesson as QML sees it: what it says and points at, and the ways on and back."""

from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.ui.play import messages
from tide_gui.ui.play.lesson_place import LessonPlace
from tide_gui.ui.play.script_desk import ScriptDesk
from tide_gui.ui.play.turn_flow import Phase
from tide_gui.ui.qml_class import as_list, qml_class

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController


@qml_class
class Tutor(QObject):
    """Leads through the lesson on the table. `changed` stands for all properties."""

    changed = Signal()
    said = Signal(str)  # each step but the first, and each answer to another move

    def __init__(self, controller: "GameController", place: LessonPlace) -> None:
        super().__init__(controller)
        self._controller, self._place = controller, place
        self._translate = controller.game.services.translate
        self.desk = ScriptDesk(place, controller.game, self)  # answers for the other seats
        self._heard = (place.number, place.objections)  # the step and its answers that were said
        controller.changed.connect(self._on_changed)

    @Slot()  # without it PySide would change the type while QML reads it
    def _on_changed(self) -> None:
        self.changed.emit()
        now = (self._place.number, self._place.objections)
        if now != self._heard:
            self._heard = now
            self.said.emit(self._spoken())

    def _spoken(self) -> str:
        """Return what a screen reader says: the words, with the step that they begin."""
        if self._place.objection:
            return self._words()
        text = self._translate("Lessons", "{progress}: {words}", "{progress}: as in `A first hand, 2 of 9`")
        return text.format(progress=self._progress(), words=self._words())

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._translate("Lessons", self._place.lesson.title)

    def _progress(self) -> str:
        """Return `A first hand, 2 of 9`."""
        translate, place = self._translate, self._place
        title, steps = translate("Lessons", place.lesson.title), len(place.lesson.steps)
        text = translate(
            "Lessons",
            "{title}, {step} of {steps}",
            "the title of a lesson, the number of its step, and how many steps it has",
        )
        return text.format(title=title, step=place.number + 1, steps=steps)

    def _words(self) -> str:
        """Return what the lesson says now."""
        return self._translate("Lessons", self._place.says)

    spoken = Property(str, _spoken, notify=changed)
    progress = Property(str, _progress, notify=changed)
    words = Property(str, _words, notify=changed)

    @Property(list, notify=changed)
    def sayings(self) -> list[str]:
        """All words that the lesson may say."""
        steps = self._place.lesson.steps
        return [self._translate("Lessons", text) for step in steps for text in step.sayings]

    # Whether the words were followed, and what comes of it is being shown
    passing = Property(bool, attrgetter("_place.moved"), notify=changed)

    @Property(bool, notify=changed)
    def objects(self) -> bool:
        """Whether the learner has just made another move than the one that is asked for."""
        return bool(self._place.objection)

    @Property(int, notify=changed)
    def step(self) -> int:
        """The step of the lesson, from 1."""
        return self._place.number + 1

    @Property(int, constant=True)
    def steps(self) -> int:
        """How many steps the lesson has."""
        return len(self._place.lesson.steps)

    waits = Property(bool, attrgetter("_place.waits"), notify=changed)  # whether the learner is to press on
    # Whether the lesson has nothing more to say
    ended = Property(bool, attrgetter("_place.has_ended"), notify=changed)

    @Property(bool, notify=changed)
    def points(self) -> bool:
        """Whether what the lesson speaks of is lit: nothing moves, and the learner has something to do."""
        flow = self._controller.game.flow
        return (self._place.asks and flow.can_choose) or (
            self._place.waits and flow.phase is not Phase.SHOWING
        )

    asks = Property(bool, attrgetter("_place.asks"), notify=changed)  # whether the learner is to make a move
    # Whether something has happened that the lesson can show once more
    canRepeat = Property(bool, attrgetter("_place.can_repeat"), notify=changed)

    # The named parts of the table that the lesson points at
    parts = Property(list, as_list("_place.parts"), notify=changed)
    # The moves or actions whose buttons the lesson points at
    buttons = Property(list, as_list("_place.buttons"), notify=changed)

    # -- on and back -----------------------------------------------------------------------------

    @Slot()
    def goOn(self) -> None:
        """Begin the next step, if this one waits for that, or what others play before it."""
        place, controller = self._place, self._controller
        if not place.waits or place.is_last:
            return
        if not place.press_on():
            place.go_on(controller.game.table.record)
        controller.choice.renew()
        controller.models.redraw()
        controller.refresh()
        if controller.game.flow.phase is Phase.ROUND_OVER and not place.scores_wait:
            controller.dispatch(messages.ScoresSeen())
        self.desk.go_on()

    @Slot()
    def goBack(self) -> None:
        """Return to the step before this one."""
        self._controller.look_back.end()
        self._controller.rebuild(self._place.go_back())

    @Slot()
    def repeat(self) -> None:
        """Show once more what has happened last: begin this step anew, or play the one before."""
        if not self._place.can_repeat:
            return
        self._controller.look_back.end()  # the game may go on, and with it the lesson
        if self._place.can_repeat:
            record, move = self._place.repeat()
            self._controller.rebuild(record)
            self._make(move)

    @Slot()
    def skip(self) -> None:
        """Make the move that the lesson asks for."""
        if not self._place.asks:
            return
        self._controller.look_back.end()  # the game may go on, and with it the lesson
        if self._place.asks:
            self._make(self._place.step.moves[0])

    def _make(self, move: str) -> None:
        """Make a move for the learner as soon as that is asked for one."""
        self._place.awaited = move
        self.make_awaited()

    def make_awaited(self) -> None:
        """Make the move that was to be made for the learner, if there is one."""
        if self._place.awaited and self._controller.game.flow.can_choose:
            move, self._place.awaited = self._place.awaited, ""
            self._controller.choice.make(move)

    @property
    def says_all(self) -> bool:
        """Whether the lesson alone says what to do: neither buttons nor something picked needs words."""
        controller = self._controller
        free = controller.game.flow.can_choose and not controller.models.offers.rows
        return self._place.waits or (self._place.asks and free and not controller.choice.begun)
