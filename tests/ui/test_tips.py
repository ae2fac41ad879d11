"""Tool tips on the table: where they appear, what closes them, and that they take no press away."""

from dataclasses import replace

import pytest
from by_hand import AttachedBench
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWindow
from PySide6.QtTest import QTest

AWAY = QPoint(640, 10)
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
DELAY = 20
LONGER = 10 * DELAY
NEVER = 1_000_000

MEANT = (
    "Preserver: 1 point if it is kept",
    "Lost preserver: no point",
    "Tides still to come: 20",
    "This tide goes to the highest card",
    "weather card ",
    "The tide taken last is the water level",
    "Bo holds 11 cards face down",
    "Water level",
    "Highest tide: whoever has it after a hand loses a preserver.",
)

RANKS = (
    "The highest card gets the lower tide",
    "The second-highest card gets the higher tide",
    "Only the two highest cards get a tide",
)


@pytest.fixture
def table(open_window):
    """A window at the second hand, when two seats have a tide; no slip comes under a resting mouse."""
    window = open_window(first_times=False)
    window.set_tip_delay(DELAY)
    window.sit("pbb")
    play_a_hand(window)
    return window


def play_a_hand(window):
    window.bots.answer_as_bots()
    window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    window.settle()


def areas(window, start):
    """The areas whose tip begins with these words."""
    return [item for item in window.items_named("tipArea") if item.property("words").startswith(start)]


def middle(item):
    return item.mapToScene(item.boundingRect().center()).toPoint()


def rest_on(window, item):
    QTest.mouseMove(window.root, AWAY)
    QTest.mouseMove(window.root, middle(item))


def tip_of(window, qtbot, area):
    """Rest on an area and return the text item of its tip."""
    words = area.property("words")
    rest_on(window, area)
    qtbot.waitUntil(lambda: words in window.words())
    return next(item for item in window.texts() if item.property("text") == words)


def tip_on(window, piece):
    [area] = [item for item in window.items_named("tipArea") if piece.isAncestorOf(item)]
    return area.property("words")


def face_up(window, area):
    """The face-up pieces of an area, the highest first."""
    pieces = [piece for piece in window.items_named("piece") if piece.property("area") == area]
    return sorted(
        (piece for piece in pieces if piece.property("face")), key=lambda piece: -piece.property("face")
    )


def menu_is_open(window):
    return any(item.inherits("QQuickMenuItem") for item in window.items())


def test_a_resting_mouse_shows_what_a_mark_means_until_it_leaves(table, qtbot):
    for start in MEANT:
        area = areas(table, start)[0]
        words = tip_of(table, qtbot, area).property("text")
        QTest.mouseMove(table.root, AWAY)
        qtbot.waitUntil(lambda words=words: words not in table.words())


def test_a_press_closes_a_tip_and_reaches_the_plate_below(table, qtbot):
    for start in ("Water level", "Preserver"):
        area = areas(table, start)[0]
        words = tip_of(table, qtbot, area).property("text")
        QTest.mouseClick(table.root, LEFT, PLAIN, middle(area))
        qtbot.waitUntil(lambda: menu_is_open(table))
        QTest.qWait(LONGER)
        assert words not in table.words()
        table.press(Qt.Key.Key_Escape)


@pytest.mark.slow
def test_no_tip_appears_under_a_card_that_is_dragged(table):
    area, card = areas(table, "This tide goes to the highest card")[0], table.cards()[0]
    start = card.mapToScene(QPointF(card.width() * 0.15, card.height() * 0.5)).toPoint()
    QTest.mouseMove(table.root, start)
    QTest.mousePress(table.root, LEFT, PLAIN, start)
    for part in range(1, 9):
        QTest.mouseMove(table.root, start + (middle(area) - start) * part / 8)
    assert card.property("dragged")
    QTest.qWait(LONGER)
    assert area.property("words") not in table.words()
    QTest.mouseRelease(table.root, LEFT, PLAIN, start)


@pytest.mark.slow
def test_a_tip_is_gone_when_the_mouse_moves_to_what_it_covers(table, qtbot):
    covered = middle(tip_of(table, qtbot, areas(table, "Preserver")[0]))
    QTest.mouseMove(table.root, covered)
    QTest.mouseClick(table.root, LEFT, PLAIN, covered)
    qtbot.waitUntil(lambda: menu_is_open(table))


@pytest.mark.slow
def test_a_tip_closes_when_another_window_comes_to_the_front(table, qtbot):
    words = tip_of(table, qtbot, areas(table, "Preserver")[0]).property("text")
    other = QWindow()
    other.show()
    other.requestActivate()
    qtbot.waitUntil(lambda: not table.root.isActive())
    qtbot.waitUntil(lambda: words not in table.words())
    other.destroy()


@pytest.fixture
def hold(qapp):
    """Sets after how many milliseconds a press is a long one."""
    hints = qapp.styleHints()
    before = hints.mousePressAndHoldInterval()
    yield hints.setMousePressAndHoldInterval
    hints.setMousePressAndHoldInterval(before)


def test_a_finger_that_stays_shows_a_tip_and_presses_nothing(table, qtbot, hold):
    area, finger = areas(table, "Water level")[0], QTest.createTouchDevice()
    words = area.property("words")
    hold(DELAY)
    QTest.touchEvent(table.root, finger).press(0, middle(area), table.root)
    qtbot.waitUntil(lambda: words in table.words())
    QTest.touchEvent(table.root, finger).release(0, middle(area), table.root)
    qtbot.waitUntil(lambda: words not in table.words())
    table.settle()
    assert not menu_is_open(table)


def test_a_finger_that_goes_at_once_presses_and_shows_no_tip(table, qtbot, hold):
    area, finger = areas(table, "Water level")[0], QTest.createTouchDevice()
    hold(NEVER)
    QTest.touchEvent(table.root, finger).press(0, middle(area), table.root)
    QTest.qWait(LONGER)
    assert area.property("words") not in table.words()
    QTest.touchEvent(table.root, finger).release(0, middle(area), table.root)
    qtbot.waitUntil(lambda: menu_is_open(table))


@pytest.mark.slow
def test_no_tip_appears_while_the_table_moves(table, qtbot):
    area = areas(table, "Tides still to come")[0]
    tip_of(table, qtbot, area)
    table.preferences.change(speed="calm")
    table.settle = table.draw
    play_a_hand(table)
    assert table.session.pace.canSkip
    QTest.qWait(LONGER)
    assert not any(words.startswith("Tides still to come") for words in table.words())


def test_a_screen_reader_hears_what_the_tips_say(table):
    described = {node.text(QAccessible.Text.Description) for node in table.nodes()}
    for start in MEANT[2:4] + MEANT[5:6] + MEANT[8:] + RANKS:
        assert any(words.startswith(start) for words in described), start


@pytest.mark.slow
def test_a_slip_of_the_plain_board_shows_its_whole_name(open_window, qtbot):
    window = open_window()
    window.set_tip_delay(DELAY)
    window.program.dealer.sit_down(replace(window.record("bb"), game="turning-tides"), fresh=True)
    window.session.pace.pause()
    window.settle()
    area = next(area for area in window.items_named("tipArea") if area.property("words"))
    tip_of(window, qtbot, area)


@pytest.mark.slow
def test_a_card_of_the_last_hand_says_who_played_it_and_what_it_gets(table):
    plays = table.session.controller.game.table.view(0).hands[-1].plays
    names = dict(zip(plays, ("Ann", "Bo", "Cy"), strict=True))
    cards = face_up(table, "played")
    assert len(cards) == 3
    for card, rank in zip(cards, RANKS, strict=True):
        first, second = tip_on(table, card).splitlines()
        assert first.startswith(f"weather card {card.property('face')}, ")
        assert first.endswith(f" preserver, played by {names[card.property('face')]}")
        assert second == rank


@pytest.mark.slow
def test_the_own_chosen_card_says_which_one_it_is(table):
    table.session.choice.make(AttachedBench(table.session, table.bots).moves()[0])
    table.settle()
    [card] = face_up(table, "chosen")
    assert tip_on(table, card).startswith(f"weather card {card.property('face')}, ")
