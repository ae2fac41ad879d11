"""The guard of the presses alone, with a clock that stands still: what it drops, and for how long."""

import gc

import pytest
from PySide6.QtCore import SIGNAL, QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QEventPoint, QKeyEvent, QMouseEvent, QPointingDevice, QTouchEvent, QWindow
from PySide6.QtTest import QTest
from windows import WindowBots

from tide_gui.presentation.pacing import GRACE
from tide_gui.store.user_folders import user_folders
from tide_gui.ui.app import press_guard
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.press_guard import PressGuard
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.app.window import Window

pytestmark = pytest.mark.usefixtures("qapp")
CHANGED = SIGNAL("changed()")
Key, Modifier = Qt.Key, Qt.KeyboardModifier


class FakeSession(QObject):
    changed = Signal()
    question = None


class FakeProgram(QObject):
    """A program with a game on the table, whose properties are set."""

    changed, sessionChanged, appeared = Signal(), Signal(), Signal()  # noqa: N815 - the names of Program

    def __init__(self):
        super().__init__()
        self.show()

    def sit(self, question=None):
        session = FakeSession(self)
        session.question = question
        self.setProperty("session", session)
        self.sessionChanged.emit()

    def ask(self, question):
        session = self.property("session")
        session.question = question
        session.changed.emit()

    def show(self, page="table", error=""):
        self.setProperty("page", page)
        self.setProperty("errorMessage", error)
        self.changed.emit()


class GuardBench:
    """A guarded window; `now` is what its clock says."""

    def __init__(self):
        self.now = 100.0
        self.program, self.window = FakeProgram(), QWindow()
        self.guard = PressGuard(self.program, self.window, lambda: self.now)
        self.program.sit()

    def takes(self, key=Key.Key_Return, modifiers=Modifier.NoModifier, *, repeat=False):
        """Whether this press of a key reaches the window."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, "", autorep=repeat, count=1)
        return not self.guard.eventFilter(self.window, event)

    def takes_release(self, key=Key.Key_Return, *, repeat=False):
        event = QKeyEvent(QEvent.Type.KeyRelease, key, Modifier.NoModifier, "", autorep=repeat, count=1)
        return not self.guard.eventFilter(self.window, event)

    def takes_click(self, kind=QEvent.Type.MouseButtonPress):
        left, at = Qt.MouseButton.LeftButton, QPointF(5, 5)
        event = QMouseEvent(kind, at, at, left, left, Modifier.NoModifier)
        return not self.guard.eventFilter(self.window, event)

    def takes_touch(self, kind, *states):
        """Whether fingers in these states reach the window."""
        points = [QEventPoint(at, state, QPointF(5, 5), QPointF(5, 5)) for at, state in enumerate(states)]
        event = QTouchEvent(kind, QPointingDevice.primaryPointingDevice(), Modifier.NoModifier, points)
        return not self.guard.eventFilter(self.window, event)


@pytest.fixture
def bench():
    return GuardBench()


@pytest.fixture
def asked(bench):
    """A bench on which a question has just appeared."""
    bench.program.ask("first")
    return bench


def test_a_press_is_dropped_until_the_grace_is_over(asked):
    assert not asked.takes()
    asked.now += GRACE
    assert asked.takes()
    assert asked.takes()


def test_a_person_of_usual_speed_is_not_delayed(asked):
    asked.now += GRACE
    assert asked.takes(Key.Key_Right)
    assert asked.takes_click()
    assert asked.takes_click(QEvent.Type.MouseButtonDblClick)


def test_whoever_presses_on_and_on_presses_for_what_was_there_before(asked):
    for _ in range(5):
        assert not asked.takes(Key.Key_Space)
        assert not asked.takes_click()
        asked.now += GRACE * 0.9
    asked.now += GRACE
    assert asked.takes(Key.Key_Space)


def test_only_another_question_begins_a_grace(asked):
    asked.now += GRACE
    asked.program.ask("first")
    assert asked.takes()
    asked.program.ask("second")
    assert not asked.takes()


def test_where_nothing_is_asked_nothing_is_dropped(asked):
    asked.program.ask(None)
    assert asked.takes()
    asked.program.ask("first")
    assert not asked.takes()


def test_another_game_is_followed_and_asks_anew(asked):
    asked.now += GRACE
    asked.program.sit("first")
    assert not asked.takes(), "it is not the question of the game before"
    asked.now += GRACE
    assert asked.takes()
    asked.program.ask("second")
    assert not asked.takes()


def test_where_everything_is_told_anew_the_same_game_is_followed_once(bench):
    session = bench.program.property("session")
    followed = session.receivers(CHANGED)
    for _ in range(2):
        bench.program.sessionChanged.emit()
        bench.program.changed.emit()
    assert session.receivers(CHANGED) == followed


def test_an_error_begins_a_grace_and_its_end_does_not(asked):
    asked.now += GRACE
    asked.program.show(error="No space left on device.")
    assert not asked.takes()
    asked.now += GRACE
    assert asked.takes()
    asked.program.show()
    assert asked.takes()


def test_on_other_pages_the_game_may_go_on(asked):
    asked.program.show("settings")
    asked.program.ask("second")
    assert asked.takes()
    asked.program.show()
    assert not asked.takes()


@pytest.mark.parametrize("modifier", [Modifier.ControlModifier, Modifier.AltModifier, Modifier.MetaModifier])
def test_chords_are_not_dropped_and_modifiers_alone_prolong_nothing(asked, modifier):
    assert asked.takes(Key.Key_Z, modifier)
    asked.now += GRACE * 0.9
    assert asked.takes(Key.Key_Shift, Modifier.ShiftModifier)
    asked.now += GRACE * 0.2
    assert asked.takes()


def test_a_key_that_is_held_down_waits_until_it_was_up(bench):
    bench.takes(Key.Key_Right)
    bench.program.ask("first")
    bench.now += GRACE
    assert not bench.takes(Key.Key_Right, repeat=True)
    assert bench.takes_release(Key.Key_Right, repeat=True)  # as X11 repeats
    assert not bench.takes(Key.Key_Right, repeat=True)
    assert bench.takes_release(Key.Key_Right)
    assert bench.takes(Key.Key_Right)
    assert bench.takes(Key.Key_Right, repeat=True)


def test_what_opens_over_any_page_begins_a_grace_that_nothing_else_ends(bench):
    bench.program.show("games")
    bench.program.appeared.emit()
    bench.program.changed.emit()
    assert not bench.takes()
    assert not bench.takes_click()
    assert not bench.takes_click(QEvent.Type.TabletPress)
    bench.now += GRACE
    assert bench.takes()


def test_a_key_that_is_dropped_is_not_let_go_either(asked):
    assert not asked.takes()
    assert not asked.takes_release(repeat=True)
    assert not asked.takes_release()
    asked.now += GRACE
    assert asked.takes()
    assert asked.takes_release()


def test_a_press_that_counts_is_let_go_also_if_the_one_before_never_was(asked):
    asked.takes()
    asked.now += GRACE
    assert asked.takes()
    assert asked.takes_release()


def test_each_further_finger_is_a_press_and_moves_and_releases_are_none(asked):
    pressed, moved = QEventPoint.State.Pressed, QEventPoint.State.Updated
    assert not asked.takes_touch(QEvent.Type.TouchBegin, pressed)
    assert not asked.takes_touch(QEvent.Type.TouchUpdate, moved, pressed)
    asked.now += GRACE * 0.9
    assert asked.takes_touch(QEvent.Type.TouchUpdate, moved, moved)
    asked.now += GRACE * 0.1
    assert asked.takes_touch(QEvent.Type.TouchUpdate, moved, pressed)


def test_keys_move_at_once_in_what_opened_and_nowhere_else(asked):
    assert not asked.takes(Key.Key_Down)
    asked.window.setProperty("covered", True)
    assert asked.takes(Key.Key_Down)
    assert not asked.takes()
    asked.window.setProperty("covered", False)
    assert not asked.takes(Key.Key_Down)


class Place(QObject):
    """What has the focus, of some class of Qt's."""

    def __init__(self, kind):
        super().__init__()
        self._kind = kind

    def inherits(self, kind):
        return kind == self._kind


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_repeated_key_confirms_nothing_but_writes_and_turns_pages(bench, monkeypatch, key):
    for kind, taken in (("QQuickItem", False), ("QQuickTextInput", True), ("QQuickFlickable", True)):
        place = Place(kind)
        monkeypatch.setattr(press_guard.QGuiApplication, "focusObject", lambda place=place: place)
        assert bench.takes(key)
        assert bench.takes(key, repeat=True) == taken


@pytest.mark.parametrize(("kind", "writes"), [("QQuickItem", False), ("QQuickTextInput", True)])
def test_letters_are_written_at_once_and_confirm_nothing(asked, monkeypatch, kind, writes):
    place = Place(kind)
    monkeypatch.setattr(press_guard.QGuiApplication, "focusObject", lambda: place)
    for key in (Key.Key_A, Key.Key_Space, Key.Key_Backspace):
        assert asked.takes(key) == writes
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Escape):
        assert not asked.takes(key)


def test_the_guard_of_a_window_outlives_a_collection_of_garbage(qapp, tmp_path):
    folders = user_folders(tmp_path, {})
    window = Window(folders, Preferences(folders.settings), WindowBots(), Silence())
    try:
        window.guard_presses(lambda: 0.0)
        window.program.show("settings")
        window.show()
        gc.collect()
        window.program.appeared.emit()
        QTest.keyClick(window.root, Qt.Key.Key_Escape)
        assert window.program.page == "settings", "the press came too early"
    finally:
        window.close()
