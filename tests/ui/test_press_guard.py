"""No press acts on what nobody can have seen yet: by key, mouse and touch, with a clock that stands still."""

import pytest
from by_hand import AttachedBench
from people_games import finished
from playing import in_full
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest

from tide_gui.presentation.pacing import DURATIONS, GRACE, Durations
from tide_gui.shots.moments import before_the_scores

Key = Qt.Key


class Clock:
    """Stands still until a test moves it."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now

    def rest(self):
        """Let so much time pass that what is on the screen can be pressed."""
        self.now += GRACE


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def guarded(open_window, clock):
    """A function that opens a window with a guard."""

    def make(**overrides):
        window = open_window(**overrides)
        window.window.guard_presses(clock)
        return window

    return make


def turns(window):
    return window.session.controller.game.table.record.turns()


def end_by_itself(window, over):
    """Let bots play the last turn of a game, or else of a round."""
    whole = finished("bbb")
    last = whole.rewound(whole.turns() - 1) if over else before_the_scores(window.record("bbb"))
    window.program.dealer.sit_down(last, fresh=False)
    for _ in range(2):
        window.bots.answer_as_bots()
        if over and window.session.phase == "roundOver":
            window.session.seeScores()
    window.settle()
    assert window.session.phase == ("over" if over else "roundOver")
    return window.session


def key(window, _):
    window.press(Key.Key_Return)


def mouse(window, text):
    window.click(window.button(text))


def touch(window, text):
    finger, button = QTest.createTouchDevice(), window.button(text)
    at = button.mapToScene(QPointF(button.width() / 2, button.height() / 2)).toPoint()
    QTest.touchEvent(window.root, finger).press(0, at, window.root)
    QTest.touchEvent(window.root, finger).release(0, at, window.root)
    window.settle()


@pytest.mark.parametrize(
    ("over", "button", "press"),
    [
        (False, "Next round", mouse),
        (True, "Again", key),
        in_full(False, "Next round", key),
        in_full(False, "Next round", touch),
        in_full(True, "Again", mouse),
        in_full(True, "Again", touch),
    ],
)
def test_a_sheet_that_appears_by_itself_is_not_pressed_away(guarded, clock, over, button, press):
    window = guarded()
    session = end_by_itself(window, over)
    phase = session.phase
    for _ in range(3):  # whoever presses on and on does not see the sheet
        press(window, button)
        clock.now += GRACE * 0.9
    assert (window.session, session.phase) == (session, phase)
    clock.rest()
    press(window, button)
    assert (window.session, session.phase) != (session, phase)


@pytest.mark.slow
def test_a_screen_reader_presses_without_delay(guarded):
    window = guarded()
    session = end_by_itself(window, over=True)
    buttons = window.nodes_with_role(QAccessible.Role.Button)
    [again] = [node for node in buttons if node.text(QAccessible.Text.Name) == "Again"]
    again.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert window.session is not session


def test_in_one_decision_a_card_is_picked_and_played_as_fast_as_anybody_presses(guarded, clock):
    window = guarded(pause_after_reveal="click")
    window.sit("pbb")
    window.bots.answer_as_bots()
    clock.rest()
    for pressed in (Key.Key_Home, Key.Key_Return, Key.Key_Return):
        window.press(pressed)
    assert turns(window) == 1
    window.press(Key.Key_Return)  # meant for the card
    assert "Go on" in window.words()
    clock.rest()
    for _ in range(3):  # the others belong to no decision that was seen
        window.press(Key.Key_Return)
    assert window.session.phase == "choosing"
    assert not window.session.choice.begun
    clock.rest()
    window.press(Key.Key_Home)
    window.press(Key.Key_Return)
    assert window.session.choice.begun


@pytest.mark.slow
def test_two_quick_presses_hand_the_screen_on_and_do_not_lift_the_curtain(guarded, clock):
    window = guarded()
    window.sit("ppb")
    clock.rest()
    window.press(Key.Key_Return)
    clock.rest()
    window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    for _ in range(2):
        window.press(Key.Key_Return)
    assert window.session.phase == "handing"
    clock.rest()
    window.press(Key.Key_Return)
    assert window.session.phase == "choosing"


@pytest.fixture
def moving(guarded, clock, monkeypatch):
    """A window in which a turn has been played, and is shown slowly."""
    slow = Durations(after_glide=60_000, after_rest=60_000, after_reveal=60_000)
    monkeypatch.setitem(DURATIONS, "calm", slow)
    window = guarded()
    window.sit("pbb")
    clock.rest()
    window.preferences.change(speed="calm")
    window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    window.bots.answer_as_bots()
    window.settle()
    assert window.session.pace.canSkip
    return window


def test_keys_that_skip_an_animation_only_skip(moving):
    for pressed in (Key.Key_Space, Key.Key_Right, Key.Key_Return, Key.Key_Return):
        moving.press(pressed)
    assert moving.session.phase == "choosing"
    assert not moving.session.choice.begun


@pytest.mark.parametrize("by_touch", [False, in_full(True)])
def test_a_click_that_skips_an_animation_does_not_pick_the_card_below(moving, by_touch):
    session, playback = moving.session, moving.session.controller.playback
    playback._timer.stop()
    playback.show_next()  # the second step
    card = next(item for item in moving.items_named("piece") if item.property("own"))
    if by_touch:
        moving.tap(card, QTest.createTouchDevice())
    else:
        moving.click_card(card)
    assert session.phase == "choosing"
    assert not session.choice.begun
