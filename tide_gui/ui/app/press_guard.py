"""Keeps presses from acting on what nobody can have seen yet."""

from collections.abc import Callable, Hashable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QTouchEvent, QWindow

from tide_gui.presentation.pacing import GRACE
from tide_gui.ui.app import pages
from tide_gui.ui.app.program import Program

POINTED = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TabletPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,  # with another finger
)
CONFIRMING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
LEAVING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)  # what is no letter in a field
MOVING = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
CHORD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class PressGuard(QObject):
    """Drops presses in the grace after each new moment, and keys that are held down across it.

    A moment begins with another question of the table, and with whatever opens over a page.
    Whoever presses on and on presses for what was there before: each dropped press begins the grace anew.
    The actions of a screen reader are no presses, and so are not delayed.
    """

    def __init__(self, program: Program, window: QWindow, clock: Callable[[], float] = monotonic) -> None:
        """Watch the presses in this window."""
        super().__init__(window)
        self._program, self._window, self._clock = program, window, clock
        self._question: Hashable = None
        self._session: object = None
        self._error = ""
        self._until = clock()  # when the grace ends
        self._down: set[int] = set()
        self._held: set[int] = set()  # keys that are down since before this moment
        self._dropped: set[int] = set()  # keys whose press was dropped, and so is their release
        program.appeared.connect(self._begin)
        program.changed.connect(self._look)
        program.sessionChanged.connect(self._follow)
        self._follow()
        window.installEventFilter(self)

    @Slot()
    def _follow(self) -> None:
        """Follow another game, in which everything is asked anew."""
        session = self._program.property("session")
        if session is self._session:
            return
        self._session, self._question = session, None
        if session:
            session.changed.connect(self._look)
        self._look()

    @Slot()
    def _look(self) -> None:
        """See whether another moment has begun."""
        question, error = self._asked(), self._program.property("errorMessage")
        asks_anew = question is not None and question != self._question
        if asks_anew or (error and error != self._error):
            self._begin()
        elif question is None and self._question is not None:
            self._until = self._clock()
        self._question, self._error = question, error

    @Slot()
    def _begin(self) -> None:
        """Begin the grace of another moment."""
        self._until, self._held = self._clock() + GRACE, {*self._down}

    def _asked(self) -> Hashable:
        """Return what the table asks; None while another page is shown."""
        session, page = map(self._program.property, ("session", "page"))
        return session.question if session and page == pages.TABLE else None

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Return whether this press is dropped."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            return self._drops(event)
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyRelease:
            return self._lets_go(event)
        moves = isinstance(event, QTouchEvent) and not event.isBeginEvent()
        return kind in POINTED and not moves and self._is_early()

    def _drops(self, event: QKeyEvent) -> bool:
        key = event.key()
        if event.isAutoRepeat():
            return key in self._held or (key in CONFIRMING and not _reads_keys())
        self._down.add(key)
        self._held.discard(key)
        passes = event.modifiers() & CHORD or key in MODIFIERS or self._only_moves(key) or _only_writes(key)
        dropped = not passes and self._is_early()
        (self._dropped.add if dropped else self._dropped.discard)(key)
        return dropped

    def _lets_go(self, event: QKeyEvent) -> bool:
        """Note a key that is up again; return whether its press was dropped."""
        dropped = event.key() in self._dropped
        if not event.isAutoRepeat():
            self._down.discard(event.key())
            self._dropped.discard(event.key())
        return dropped

    def _only_moves(self, key: int) -> bool:
        """Whether a key only goes to what can be pressed in a dialog, a menu or a list."""
        return key in MOVING and bool(self._window.property("covered"))

    def _is_early(self) -> bool:
        early = self._clock() < self._until
        if early:
            self._until = self._clock() + GRACE
        return early


def _reads_keys() -> bool:
    """Whether keys write or turn pages where the focus is: they confirm nothing there."""
    place = QGuiApplication.focusObject()
    return place is not None and (place.inherits("QQuickTextInput") or place.inherits("QQuickFlickable"))


def _only_writes(key: int) -> bool:
    """Whether a key is a letter in a field."""
    place = QGuiApplication.focusObject()
    return key not in LEAVING and place is not None and place.inherits("QQuickTextInput")
