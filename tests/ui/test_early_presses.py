"""No press acts on what nobody can have seen yet: by key, mouse and touch, with a clock that stands still."""

import pytest
from by_hand import AttachedBench
from people_games import finished, keep
from playing import in_full
from PySide6.QtCore import QPoint, QPointF, Qt
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
        window.rest = clock.rest
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
        in_full(False, "Next round", mouse),
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
def test_another_finger_does_not_press_a_sheet_away_either(guarded, clock):
    window, device, rests = guarded(), QTest.createTouchDevice(), QPoint(640, 300)
    window.program.dealer.sit_down(before_the_scores(window.record("bbb")), fresh=False)
    clock.rest()
    QTest.touchEvent(window.root, device).press(0, rests, window.root)
    for _ in range(2):
        window.bots.answer_as_bots()
    window.settle()
    assert window.session.phase == "roundOver"
    button = window.button("Next round")
    at = button.mapToScene(QPointF(button.width() / 2, button.height() / 2)).toPoint()
    for phase in ("roundOver", "choosing"):
        QTest.touchEvent(window.root, device).stationary(0).press(1, at, window.root)
        QTest.touchEvent(window.root, device).stationary(0).release(1, at, window.root)
        window.settle()
        assert (window.session.phase == "roundOver") == (phase == "roundOver")
        clock.rest()
    QTest.touchEvent(window.root, device).release(0, rests, window.root)


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
    for pressed in (Key.Key_Home, *[Key.Key_Return] * 4):  # the first two play a card
        window.press(pressed)
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


@pytest.mark.slow
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


def press_twice(window, text):
    window.rest()
    window.tab_to(text)
    window.press(Key.Key_Return)
    window.press(Key.Key_Return)


@pytest.mark.slow
def test_neither_a_page_of_a_review_nor_the_result_is_pressed_away(guarded):
    window = guarded()
    window.program.dealer.sit_down(finished("pbb"), fresh=False)
    window.settle()
    session = window.session
    press_twice(window, "Review")
    assert session.review.overview
    press_twice(window, "The result")
    assert (window.session, session.review) == (session, None)
    press_twice(window, "Review")
    press_twice(window, "Every decision")
    press_twice(window, "Back to the moments that mattered most")
    assert session.review.overview
    press_twice(window, "Every decision")
    press_twice(window, "Close the review")
    assert not window.items_named("endPage")
    press_twice(window, "The result")
    assert (window.session, len(window.items_named("endPage"))) == (session, 1)


# -- what opens over a page ------------------------------------------------------------------------


def on_page(window, page):
    window.program.show(page)
    window.settle()
    window.rest()


def at_table(window):
    if not window.session:
        window.sit("pbb")
        window.bots.answer_as_bots()
    on_page(window, "table")


def on_person(window):
    on_page(window, "people")
    window.qtbot.waitUntil(lambda: not window.program.people.reading)
    window.program.people.choose("Ann")
    on_page(window, "person")


def menu_of_the_table(window):
    at_table(window)
    window.press(Key.Key_F10)


def menu_of_a_seat(window):
    at_table(window)
    window.tab_until(lambda item: item.property("name") == "Ann")
    window.press(Key.Key_Return)


def price_of_a_hint(window):
    at_table(window)
    window.press(Key.Key_H)


def keys(window):
    at_table(window)
    window.press(Key.Key_Question)


def list_of_players(window):
    on_page(window, "new-game")
    window.tab_until(lambda item: item.inherits("QQuickComboBox"))
    window.press(Key.Key_Return)


def names(window):
    on_page(window, "new-game")
    window.tab_until(lambda item: item.parentItem().property("label") == "Name of seat 1")
    window.press(Key.Key_Down)


def title_of_a_game(window):
    on_page(window, "games")
    window.press(Key.Key_F2)


def end_of_a_game(window):
    on_page(window, "games")
    window.press(Key.Key_Delete)
    on_page(window, "trash")
    window.press(Key.Key_Delete)


def name_of_a_person(window):
    on_person(window)
    window.tab_to("Rename or join")
    window.press(Key.Key_Return)


def end_of_a_person(window):
    on_person(window)
    window.tab_to("Erase")
    window.press(Key.Key_Return)


def error(window):
    on_page(window, "home")
    window.program.show_error("No space left on device.")
    window.settle()


EACH_KIND = [menu_of_the_table, price_of_a_hint, list_of_players, title_of_a_game, error]
OTHERS = [menu_of_a_seat, keys, names, end_of_a_game, name_of_a_person, end_of_a_person]


def is_over(item):
    """Whether an item belongs to what opened over a page."""
    while item is not None and item.metaObject().className() != "QQuickOverlay":
        item = item.parentItem()
    return item is not None


def pressable(window):
    """What can be pressed in what opened over a page."""
    found = (item for item in window.items() if item.inherits("QQuickAbstractButton") and item.isEnabled())
    return [item for item in found if is_over(item)]


def press_everywhere(window, finger):
    """Press all that opened, once each, and beside it."""
    middles = [item.mapToScene(QPointF(item.width() / 2, item.height() / 2)) for item in pressable(window)]
    for at in [*(middle.toPoint() for middle in middles), QPoint(3, 3)]:
        QTest.mouseClick(window.root, Qt.MouseButton.LeftButton, pos=at)
        QTest.touchEvent(window.root, finger).press(0, at, window.root)
        QTest.touchEvent(window.root, finger).release(0, at, window.root)
    for pressed in (Key.Key_Return, Key.Key_Enter, Key.Key_Escape):
        QTest.keyClick(window.root, pressed)
    window.settle()


def everything_open(window):
    """The page, what can be pressed over it, and what the table and the folder hold."""
    kept = sorted(path.name for path in window.folders.games.rglob("*.tide"))
    asked = bool(window.session and window.session.stakes.asked)
    return window.program.page, [item.property("text") for item in pressable(window)], asked, kept


@pytest.mark.parametrize("opening", [EACH_KIND, in_full(OTHERS)], ids=["each kind", "others"])
def test_what_opens_over_a_page_is_not_pressed_before_it_can_be_seen(guarded, clock, tmp_path, opening):
    for deal in range(2):
        keep(tmp_path / "games", f"{deal}.tide", finished("pbb", deal=deal), day=deal)
    window, finger = guarded(size=(1024, 600)), QTest.createTouchDevice()
    for opens in opening:
        opens(window)
        shown = everything_open(window)
        assert pressable(window), opens
        press_everywhere(window, finger)
        assert everything_open(window) == shown, opens
        clock.rest()
        window.press(Key.Key_Escape)
        assert not window.root.property("covered"), opens


@pytest.mark.slow
def test_a_double_click_on_hint_agrees_to_nothing(guarded, clock):
    window = guarded(size=(1024, 600))
    at_table(window)
    hint = window.button("Hint")
    place = hint.mapToScene(QPointF(hint.width() / 2, hint.height() / 2)).toPoint()
    QTest.mouseClick(window.root, Qt.MouseButton.LeftButton, pos=place)
    agreeing = window.button("Show the hint")
    window.click(agreeing)
    QTest.mouseDClick(window.root, Qt.MouseButton.LeftButton, pos=place)
    assert window.session.stakes.asked
    clock.rest()
    window.click(agreeing)
    assert window.session.hint.stage == "awaited"


def test_a_double_click_on_the_bin_deletes_one_game(guarded, tmp_path):
    for deal in range(3):
        keep(tmp_path / "games", f"{deal}.tide", finished("pbb", deal=deal), day=deal)
    window = guarded()
    on_page(window, "games")
    for _ in range(2):
        window.click(next(item for item in window.items() if item.property("text") == "Delete"))
        window.settle()
    assert len([*window.folders.games.glob("*.tide")]) == 2


def test_letters_are_written_as_soon_as_a_field_is_there(guarded, tmp_path):
    keep(tmp_path / "games", "1.tide", finished("pbb"))
    window = guarded()
    on_page(window, "games")
    window.press(Key.Key_F2)
    for letter in "Two words":
        QTest.keyClick(window.root, letter)
    assert window.focus().property("text") == "Two words"


@pytest.mark.slow
def test_a_tool_tip_delays_no_press(guarded):
    window = guarded()
    at_table(window)
    window.set_tip_delay(0)
    menu = window.button("Menu")
    QTest.mouseMove(window.root, menu.mapToScene(QPointF(9, 9)).toPoint())
    window.qtbot.waitUntil(lambda: any(map(is_over, window.texts())))
    window.click(menu)
    assert "Leave the table" in window.words()


@pytest.mark.slow
def test_the_question_whose_the_games_are_is_not_answered_before_it_can_be_seen(guarded, clock, tmp_path):
    keep(tmp_path / "games", "1.tide", finished("pbb", names=("Marit", "Bo", "Cy")))
    window = guarded()
    on_page(window, "today")
    window.program.who.be("Ann")
    window.settle()
    answer = window.button("They are mine")
    window.click(answer)
    assert window.program.who.former == "Marit"
    clock.rest()
    window.click(answer)
    assert window.program.who.former == ""


@pytest.mark.slow
def test_a_second_press_does_not_stop_the_reviews_that_the_first_one_began(guarded, clock, tmp_path):
    keep(tmp_path / "games", "1.tide", finished("pbb"))
    window = guarded()
    on_page(window, "people")
    people = window.program.people
    window.qtbot.waitUntil(lambda: not people.reading)
    people.choose("Ann")
    window.program.show("person")
    window.qtbot.waitUntil(lambda: people.recurring.ready)
    window.tab_to("Review the last 1 game")
    for _ in range(2):
        window.press(Key.Key_Return)
    assert people.recurring.reviewing
    clock.rest()
    window.press(Key.Key_Return)
    assert not people.recurring.reviewing
