"""Keeps presses from acting on what nobody can have seen yet."""

from collections.abc import Callable, Hashable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

from tide_gui.presentation.pacing import GRACE
from tide_gui.ui.app import pages
from tide_gui.ui.app.program import Program

POINTED = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
CONFIRMING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
CHORD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class PressGuard(QObject):
    """Drops presses in the grace after each new moment, and keys that are held down across it.

    Whoever presses on and on presses for what was there before: each dropped press begins the grace anew.
    The actions of a screen reader are no presses, and so are not delayed.
    """

    def __init__(self, program: Program, window: QWindow, clock: Callable[[], float] = monotonic) -> None:
        """Watch the presses in this window."""
        super().__init__(window)
        self._program, self._clock = program, clock
        self._question: Hashable = None
        self._error = ""
        self._until = clock()  # when the grace ends
        self._down: set[int] = set()
        self._held: set[int] = set()  # keys that are down since before this moment
        program.changed.connect(self._look)
        program.sessionChanged.connect(self._follow)
        self._follow()
        window.installEventFilter(self)

    @Slot()
    def _follow(self) -> None:
        """Follow another game, in which everything is asked anew."""
        self._question = None
        if session := self._program.property("session"):
            session.changed.connect(self._look)
        self._look()

    @Slot()
    def _look(self) -> None:
        """See whether another moment has begun."""
        question, error = self._asked(), self._program.property("errorMessage")
        asks_anew = question is not None and question != self._question
        if asks_anew or (error and error != self._error):
            self._until, self._held = self._clock() + GRACE, {*self._down}
        elif question is None and not error:
            self._until = self._clock()
        self._question, self._error = question, error

    def _asked(self) -> Hashable:
        """Return what the table asks; None while another page is shown."""
        session, page = map(self._program.property, ("session", "page"))
        return session.question if session and page == pages.TABLE else None

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Return whether this press is dropped."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            return self._drops(event)
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            self._down.discard(event.key())
        return kind in POINTED and self._is_early()

    def _drops(self, event: QKeyEvent) -> bool:
        key = event.key()
        if event.isAutoRepeat():
            return key in self._held or (key in CONFIRMING and not _reads_keys())
        self._down.add(key)
        self._held.discard(key)
        return not (event.modifiers() & CHORD or key in MODIFIERS) and self._is_early()

    def _is_early(self) -> bool:
        early = self._clock() < self._until
        if early:
            self._until = self._clock() + GRACE
        return early


def _reads_keys() -> bool:
    """Whether keys write or turn pages where the focus is: they confirm nothing there."""
    place = QGuiApplication.focusObject()
    return place is not None and (place.inherits("QQuickTextInput") or place.inherits("QQuickFlickable"))
