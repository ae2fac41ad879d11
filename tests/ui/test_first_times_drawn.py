"""The slip that explains what happens for the first time, in a window."""

import pytest
from by_hand import AttachedBench
from playing import in_full
from PySide6.QtCore import QRectF, Qt
from ui.test_looks import letters_box

from tide_gui.presentation.pacing import DURATIONS, Durations
from tide_gui.shots.moments import known, record_of
from tide_gui.ui.app.lesson_list import lesson_files

SIZES = {
    "usual": ((1280, 800), 100, "light"),
    "small": ((1024, 600), 100, "dark"),
    "large text": ((1024, 600), 200, "contrast"),
}
SIMPLE = "A tide that is taken is the water around its player, until another covers it."


def rect_of(item):
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def slips(window):
    return window.items_named("firstTime")


def wait_for_slip(window):
    window.qtbot.waitUntil(lambda: slips(window) != [], timeout=20_000)
    [slip] = slips(window)
    return slip


def play_until_explained(window):
    """Play on until something is explained while a person has to choose."""
    bench = AttachedBench(window.session, window.bots)
    while not (window.session.firstTime and window.session.phase == "choosing"):
        if window.session.phase == "choosing":
            window.session.choice.make(bench.moves()[0])
        elif window.session.phase == "roundOver":
            window.session.seeScores()
        window.bots.answer_as_bots()
        window.qtbot.wait(1)


@pytest.fixture
def window(open_window):
    window = open_window()
    window.sit("pbb")
    play_until_explained(window)
    return window


@pytest.mark.parametrize("size", [in_full("usual"), in_full("small"), "large text"])
@pytest.mark.parametrize("game", [in_full("turn-the-tide"), "onda", in_full("turning-tides")])
def test_the_slip_covers_no_piece_and_no_plate_and_says_all(open_window, game, size):
    large, percent, theme = SIZES[size]
    window = open_window(size=large, text_size=percent, theme=theme, log_open=percent == 100)
    window.program.dealer.sit_down(record_of(game, "pbb"[: known(game).seats[-1]]), fresh=False)
    window.settle()
    play_until_explained(window)
    slip = wait_for_slip(window)
    window.settle()
    lying = [item for item in window.items() if item.property("pointed") is not None]
    assert len(lying) > 10
    for item in lying:
        assert not rect_of(slip).intersects(rect_of(item)), item.property("area")
    assert QRectF(0, 0, *large).contains(rect_of(slip))
    [sentence] = [text for text in window.texts() if slip.isAncestorOf(text) and text.property("text")]
    assert sentence.property("text") == window.session.firstTime
    assert not sentence.property("truncated")
    assert rect_of(slip).contains(rect_of(sentence))


@pytest.mark.parametrize(
    ("size", "percent", "log_open"),
    [in_full((800, 560), 100, True), in_full((800, 560), 200, False), ((1024, 600), 200, True)],
)
@pytest.mark.parametrize("game", ["turn-the-tide", in_full("onda"), in_full("turning-tides")])
def test_in_a_small_window_the_slip_covers_no_button_no_question_and_no_card_that_can_be_played(
    open_window, game, size, percent, log_open
):
    window = open_window(size=size, text_size=percent, log_open=log_open)
    window.program.dealer.sit_down(record_of(game, "pbb"[: known(game).seats[-1]]), fresh=False)
    window.settle()
    play_until_explained(window)
    slip = wait_for_slip(window)
    window.settle()
    buttons = [
        item
        for item in window.items()
        if item.inherits("QQuickAbstractButton")
        and item.property("seat") is None
        and "Mark" not in item.metaObject().className()
    ]
    [asking] = [text for text in window.texts() if text.property("text") == window.session.prompt]
    assert not rect_of(slip).intersects(asking.mapRectToScene(letters_box(asking)))
    pressed = [item for item in [*buttons, *window.cards()] if not slip.isAncestorOf(item)]
    assert len(pressed) > 3
    for item in pressed:
        assert not rect_of(slip).intersects(rect_of(item)), item.property("text")


@pytest.mark.slow
def test_the_slip_waits_until_nothing_moves_any_more(open_window, monkeypatch):
    lasting = Durations(after_glide=60_000, after_rest=60_000, after_reveal=60_000)
    monkeypatch.setitem(DURATIONS, "calm", lasting)
    window = open_window(speed="calm")
    window.program.dealer.sit_down(record_of("turn-the-tide", "pbb"), fresh=False)
    window.settle()
    window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    window.bots.answer_as_bots()
    while not window.session.firstTime:
        window.session.controller.playback.show_next()
    for _ in range(4):
        window.settle()
    assert window.session.pace.canSkip
    assert slips(window) == []
    window.press(Qt.Key.Key_Space)
    assert wait_for_slip(window)
    assert not window.session.pace.canSkip


def test_escape_ends_the_explanation_and_the_hand_keeps_its_place(window):
    wait_for_slip(window)
    before = [rect_of(card) for card in window.cards()]
    window.press(Qt.Key.Key_Escape)
    assert slips(window) == []
    assert [rect_of(card) for card in window.cards()] == before
    assert window.preferences.settings.explained == ("turn-the-tide/tide",)


@pytest.mark.slow
def test_escape_lays_a_picked_card_back_first(window):
    wait_for_slip(window)
    window.press(Qt.Key.Key_Home)
    window.press(Qt.Key.Key_Return)
    assert window.session.choice.begun
    window.press(Qt.Key.Key_Escape)
    assert not window.session.choice.begun
    assert window.session.firstTime == SIMPLE
    window.press(Qt.Key.Key_Escape)
    assert window.session.firstTime == ""


@pytest.mark.slow
def test_the_slip_is_ended_by_its_button_which_tab_reaches(window):
    wait_for_slip(window)
    window.tab_to("Understood")
    window.press(Qt.Key.Key_Return)
    assert slips(window) == []
    assert window.session.phase == "choosing"
    window.press(Qt.Key.Key_Right)
    assert window.focus().property("area") == "hand", "the keys of the table work on"


@pytest.mark.slow
def test_while_an_earlier_moment_is_shown_there_is_no_slip(window):
    wait_for_slip(window)
    window.session.lookBack.to(2)
    window.settle()
    assert slips(window) == []
    window.session.lookBack.end()
    wait_for_slip(window)


def through_the_first_lesson(window, *, all_of_it=True):
    """Go to the last step of the first lesson, or to the one before."""
    window.program.lesson.start("turn-the-tide", lesson_files("turn-the-tide")[0].stem)
    guide = window.session.controller.game.lesson
    while guide.number < len(guide.lesson.steps) - (1 if all_of_it else 2):
        assert window.session.firstTime == ""
        if guide.waits:
            window.session.tutor.goOn()
        elif guide.asks:
            window.session.choice.make(guide.step.moves[0])
        window.settle()


@pytest.mark.slow
def test_what_a_lesson_showed_is_not_explained_any_more(open_window):
    window = open_window()
    through_the_first_lesson(window)
    assert set(window.preferences.settings.explained) == {"turn-the-tide/tide", "turn-the-tide/preserver"}


@pytest.mark.slow
def test_a_lesson_that_was_left_explains_nothing_for_later(open_window):
    window = open_window()
    through_the_first_lesson(window, all_of_it=False)
    window.program.lesson.leave()
    assert window.preferences.settings.explained == ()


@pytest.mark.slow
def test_the_settings_switch_it_off_and_have_all_explained_again(window):
    window.press(Qt.Key.Key_Escape)
    window.program.show("settings")
    window.settle()
    window.tab_to("First-time hints")
    window.press(Qt.Key.Key_Space)
    assert not window.preferences.settings.first_times
    window.tab_to("Show them all again")
    window.press(Qt.Key.Key_Return)
    assert window.preferences.settings.first_times
    assert window.preferences.settings.explained == ()
    assert not window.button("Show them all again").isEnabled()
