"""The review in a window: its first page and every decision, by keys and mouse, readable everywhere."""

from dataclasses import replace
from itertools import combinations

import pytest
from by_hand import NAMES
from playing import PLAIN_SETTINGS, in_full, played_out
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from tide_gui.rules.game import Weighed
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.ui.game_files import NO_PAGE, page_url

Key, Modifier = Qt.Key, Qt.KeyboardModifier
GAMES = {setting.game.key: setting for setting in reversed(PLAIN_SETTINGS)}
TIDE = GAMES["turn-the-tide"]


def by_default(usual):
    """Try every game; all but this one belong to the slow tests."""
    cases = [each if key == usual else in_full(each) for key, each in GAMES.items()]
    return pytest.mark.parametrize("setting", cases, ids=list(GAMES))


def finished(setting=TIDE):
    record = played_out(setting.table(3), 3).record
    players = ("person", "puffin", "person", "otter", "puffin")
    seats = tuple(SeatedPlayer(*each) for each in zip(NAMES, players, strict=True))[: setting.seats]
    return Record(record.game, record.options, record.deal, seats, record.entries)


def reviewed(open_window, setting=TIDE, **settings):
    """A window with every decision of a finished game, all of them weighed."""
    window = summed_up(open_window, setting, **settings)
    window.click(window.button("Every decision"))
    return window


def summed_up(open_window, setting=TIDE, **settings):
    """A window with the first page of a review, opened from the end page, and all decisions weighed."""
    window = open_window(**settings)
    window.program.dealer.sit_down(finished(setting), fresh=False)
    window.settle()
    window.click(window.button("Review"))
    window.bots.answer_outlooks()
    while window.bots.weighing:
        answer(window)
    window.qtbot.waitUntil(lambda: bool(window.session.review.balances.rows))
    window.settle()
    return window


def answer(window):
    """Answer the open question: each move wins less than the one before."""
    [(number, (ask, game, _))] = window.bots.weighing.items()
    window.bots.weighing.clear()
    share = 1 / len(ask.choices)
    opinion = [
        Weighed(game.write(move), share=share, chance=0.6 / (at + 1)) for at, move in enumerate(ask.choices)
    ]
    window.bots.weighed.emit(number, tuple(opinion))


def rect_of(item):
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def panel_of(window):
    [panel] = window.items_named("reviewPanel")
    return panel


def texts_in(window, item):
    return [text for text in window.texts() if item.isAncestorOf(text)]


def buttons_in(window, item):
    return [
        each for each in window.items() if each.inherits("QQuickAbstractButton") and item.isAncestorOf(each)
    ]


@by_default("onda")
@pytest.mark.parametrize(
    ("size", "percent"),
    [((1024, 600), 200), *(in_full(size, 100) for size in ((1280, 800), (1024, 600), (800, 560)))],
)
def test_nothing_in_the_review_is_cut_off_or_covers_what_is_printed_on_a_card(
    open_window, setting, size, percent
):
    window = reviewed(open_window, setting, size=size, text_size=percent)
    check_panel(window)
    check_marks(window)


@by_default("turn-the-tide")
@pytest.mark.parametrize(
    ("size", "percent"),
    [((1024, 600), 200), *(in_full(size, 100) for size in ((1280, 800), (1024, 600), (800, 560)))],
)
def test_nothing_on_the_first_page_is_cut_off(open_window, setting, size, percent):
    window = summed_up(open_window, setting, size=size, text_size=percent)
    [page] = window.items_named("reviewPage")
    for moment in window.items_named("reviewMoment"):
        room = rect_of(moment).adjusted(-1, -1, 1, 1)
        inside = [*texts_in(window, moment), *buttons_in(window, moment)]
        assert len(inside) > 6
        for item in inside:
            assert room.contains(rect_of(item)), item.property("text")
        assert any(item.objectName() == "lamp" for item in window.items() if moment.isAncestorOf(item))
    check_the_first_moment_is_in_view(window)
    for item in (*texts_in(window, page), *buttons_in(window, page)):
        assert rect_of(page).left() <= rect_of(item).left() < rect_of(item).right() <= rect_of(page).right()


def check_the_first_moment_is_in_view(window):
    """Its heading and the upper part of its picture are seen before anything is scrolled."""
    first = min(window.items_named("reviewMoment"), key=lambda each: each.property("index"))
    [page] = window.items_named("reviewPage")
    [fold] = [rect_of(more).top() for more in window.items_named("moreBelow") if page.isAncestorOf(more)]
    words = first.property("heading")
    [heading] = [text for text in texts_in(window, first) if text.property("text") == words]
    [picture] = [each for each in window.items_named("momentPicture") if first.isAncestorOf(each)]
    assert rect_of(heading).bottom() < fold
    assert rect_of(picture).top() + 24 < fold


@pytest.mark.slow
def test_a_game_without_a_picture_of_its_own_shows_the_hand(open_window, monkeypatch):
    def none_of_it(key, name):
        return NO_PAGE if name == "MomentPicture" else page_url(key, name)

    monkeypatch.setattr("tide_gui.ui.play.session.page_url", none_of_it)
    window = summed_up(open_window)
    first = window.session.review.moments.rows[0]
    [moment] = [each for each in window.items_named("reviewMoment") if each.property("entry") == first.entry]
    hand = [row.label for row in first.pieces.rows if row.area == "hand"]
    drawn = {text.property("text") for text in texts_in(window, moment)}
    assert {label for label in hand if label} < drawn
    assert sum(item.objectName() == "lamp" for item in window.items() if moment.isAncestorOf(item)) == 1


def check_panel(window):
    panel = panel_of(window)
    room = rect_of(panel).adjusted(-1, 0, 1, 0)
    assert rect_of(window.root.contentItem()).contains(rect_of(panel))
    assert len(texts_in(window, panel)) > 8
    for item in (*texts_in(window, panel), *buttons_in(window, panel)):
        spot = rect_of(item)
        assert spot.left() >= room.left(), item.property("text")
        assert spot.right() <= room.right(), item.property("text")


def test_keys_go_through_the_game_wherever_the_focus_is(open_window):
    window = reviewed(open_window)
    review = window.session.review
    assert review.entry == 2
    window.press(Key.Key_Right)
    assert review.entry == 3
    window.press(Key.Key_End)
    assert review.place == 1
    window.press(Key.Key_Left, Modifier.ControlModifier)
    assert [row.current for row in review.turningPoints.rows][-1]
    window.press(Key.Key_Left, Modifier.ShiftModifier)
    window.press(Key.Key_Home)
    assert review.entry == 2
    window.press(Key.Key_Space)
    assert review.autoplay.playing
    window.press(Key.Key_Space)
    assert not review.autoplay.playing
    window.press(Key.Key_Escape)
    assert review.overview
    assert window.focus().property("text") == "Every decision"
    window.press(Key.Key_Escape)
    assert window.session.review is None
    assert window.items_named("endPage")


def test_a_moment_is_seen_on_the_table_and_tried_from_there(open_window):
    window = summed_up(open_window, size=(1024, 600))
    review = window.session.review
    first, second, _ = review.moments.rows
    assert name_of(window.focus()) == "Every decision"
    window.tab_to("See it on the table")
    described = QAccessible.queryAccessibleInterface(window.focus()).text(QAccessible.Text.Description)
    assert described == first.heading
    window.settle()
    assert rect_of(window.focus()).bottom() < rect_of(window.button("Every decision")).top(), "it is in view"
    window.press(Key.Key_Return)
    assert (review.overview, review.entry) == (False, first.entry)
    assert window.focus().objectName() == "reviewChart"
    window.click(window.button("Back to the moments that mattered most"))
    window.tab_to("Try it from here")
    window.press(Key.Key_Tab)
    window.tab_to("Try it from here")
    window.press(Key.Key_Return)
    record = window.session.controller.game.table.record
    assert (len(record.entries), record.practice) == (second.entry - 1, True)


def test_one_press_on_the_first_page_tries_a_moment(open_window):
    window = summed_up(open_window)
    first = window.session.review.moments.rows[0]
    ways = named(window, "Try it from here")
    window.click(min(ways, key=lambda way: (rect_of(way).top(), rect_of(way).left())))
    record = window.session.controller.game.table.record
    assert (len(record.entries), record.practice) == (first.entry - 1, True)
    assert (window.program.page, window.session.review) == ("table", None)
    assert window.session.phase in ("handing", "choosing")


@pytest.mark.slow
def test_a_moment_is_pressed_only_while_no_other_can_come_there(open_window):
    window = open_window()
    window.program.dealer.sit_down(finished(), fresh=False)
    window.session.beginReview()
    for _ in range(9):
        answer(window)
    window.qtbot.waitUntil(lambda: bool(window.items_named("reviewMoment")))
    window.settle()
    ways = [*named(window, "See it on the table"), *named(window, "Try it from here")]
    assert (len(ways) >= 2, {way.isEnabled() for way in ways}) == (True, {False})
    window.click(window.button("Stop weighing"))
    assert {way.isEnabled() for way in ways} == {True}


def named(window, text):
    buttons = buttons_in(window, window.root.contentItem())
    return [button for button in buttons if button.property("text") == text]


@pytest.mark.slow
def test_the_first_page_says_nothing_of_the_table_that_it_covers(open_window):
    window = summed_up(open_window)
    [announcer] = window.items_named("announcer")
    assert announcer.property("prompt") == ""
    window.click(window.button("Every decision"))
    assert announcer.property("prompt") == window.session.lookBack.banner != ""


@pytest.mark.slow
def test_a_press_on_the_chart_of_the_first_page_shows_that_moment_on_the_table(open_window):
    window = summed_up(open_window)
    [chart] = window.items_named("reviewChart")
    window.click(chart)
    assert not window.session.review.overview
    assert 0.3 < window.session.review.place < 0.7


@pytest.mark.slow
def test_the_panel_follows_the_keys_wherever_it_was_scrolled_to(open_window):
    window = reviewed(open_window, size=(1024, 600))
    panel, review = rect_of(panel_of(window)), window.session.review
    window.tab_to("Copy as text")
    window.settle()
    assert not panel.contains(said(window))
    window.press(Key.Key_Right, Modifier.ControlModifier)
    window.settle()
    assert review.words.startswith("Ann: ")
    assert panel.contains(said(window).topLeft())


def said(window):
    """Where the sentence about the decision that is shown is."""
    words = window.session.review.words
    [text] = [text for text in window.texts() if text.property("text") == words]
    return rect_of(text)


def drag_on_the_chart(window):
    """The chart takes a drag to a moment."""
    [chart] = window.items_named("reviewChart")
    spot = rect_of(chart)
    right, middle = round(spot.right()), round(spot.center().y())
    QTest.mousePress(window.root, Qt.MouseButton.LeftButton, Modifier.NoModifier, QPoint(right - 120, middle))
    first = window.session.review.place
    for step in range(1, 12):  # also up: the panel does not take it for scrolling
        QTest.mouseMove(window.root, QPoint(right - 120 + 10 * step, middle - 4 * step))
    window.settle()
    QTest.mouseRelease(window.root, Qt.MouseButton.LeftButton, Modifier.NoModifier, QPoint(right, middle))
    assert 0.3 < first < 0.8
    assert window.session.review.place == 1
    slider = QAccessible.queryAccessibleInterface(chart)
    assert (slider.role(), slider.valueInterface().currentValue()) == (QAccessible.Role.Slider, 100)


def press_a_line_and_a_badge(window):
    """A line of the list and a badge go to what they name."""
    review = window.session.review
    points = {point.property("entry"): point for point in window.items_named("turningPoint")}
    assert set(points) == {row.entry for row in review.turningPoints.rows}
    second = review.turningPoints.rows[1].entry
    window.tab_until(lambda item: item == points[second])
    window.settle()
    window.click(points[second])
    assert review.entry == second
    assert window.session.viewer == 0
    window.tab_to("Bo")
    window.settle()
    window.click(window.button("Bo"))
    assert (review.seat, window.session.viewer, window.session.nearSeat) == (1, 1, 1)


def hear_what_decisions_cost(window):
    """A screen reader hears what a decision cost."""
    lines = [f"{row.heading}: {row.words}, {row.cost}" for row in window.session.review.turningPoints.rows]
    assert lines
    assert set(lines) <= set(window.names_of(QAccessible.Role.Button))


def press_return(window):
    """Return does not cover the review with the result."""
    for _ in range(2):
        window.press(Key.Key_Return)
    assert not window.items_named("endPage")
    assert window.session.review.entry > 0


def count_marks(window):
    """The chart marks only the costliest decisions and the one that is shown."""
    review = window.session.review
    assert len(review.turningPoints.rows) > 8
    review.drag(1.0)
    window.settle()
    rings = window.items_named("ring")
    review.goTo(next(row.entry for row in review.turningPoints.rows if not row.marked))
    window.settle()
    assert (len(rings), len(window.items_named("ring"))) == (8, 9)
    assert len(window.items_named("reviewTick")) == len(review.turningPoints.rows)


def copy_the_picture(window):
    """The table is copied as a picture."""
    QGuiApplication.clipboard().clear()
    window.tab_to("Copy as picture")
    window.press(Key.Key_Return)
    window.qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull())
    picture = QGuiApplication.clipboard().image()
    assert picture.width() == window.root.width()
    assert picture.pixelColor(400, 80) == window.root.grabWindow().pixelColor(400, 80), "the sky is in it"


def copy_the_text(window):
    """A button says for a while that it has copied."""
    window.tab_to("Copy as text")
    window.press(Key.Key_Return)
    assert (window.focus().property("text"), name_of(window.focus())) == ("Copied", "Copied")
    assert QGuiApplication.clipboard().text().startswith("Turn the Tide. ")
    window.qtbot.waitUntil(lambda: window.focus().property("text") == "Copy as text")


def read_the_chart(window):
    """Each seat has a figure for that moment, and a badge as high as its line, none on another."""
    review, [chart] = window.session.review, window.items_named("reviewChart")
    for place in (0.0, 0.5, 1.0):
        review.drag(place)
        window.settle()
        figures = [row.now for row in review.chances.rows]
        assert [int(each.property("text")) for each in window.items_named("chanceNow")[::-1]] == figures
        badges = [rect_of(each) for each in window.items_named("chanceBadge")[::-1]]
        assert len(badges) == len(figures)
        assert all(rect_of(chart).contains(badge) for badge in badges)
        for one, other in combinations(range(len(figures)), 2):
            assert not badges[one].adjusted(0, 1, 0, -1).intersects(badges[other])
            if figures[one] > figures[other]:
                assert badges[one].top() < badges[other].top()


@pytest.mark.parametrize(("size", "least"), [((1024, 600), 140), in_full((1280, 800), 190)])
def test_the_curves_in_the_panel_are_tall(open_window, size, least):
    window = reviewed(open_window, size=size)
    lines = [item for item in window.items() if item.property("badgeTop") is not None]
    assert len(lines) == TIDE.seats
    assert min(line.height() for line in lines) >= least


def test_a_review_is_gone_through_in_one_window(open_window):
    window = reviewed(open_window)
    for look in (
        hear_what_decisions_cost,
        press_return,
        drag_on_the_chart,
        count_marks,
        read_the_chart,
        press_a_line_and_a_badge,
        copy_the_picture,
        copy_the_text,
    ):
        look(window)


@pytest.mark.slow
def test_the_moment_is_played_on_as_practice(open_window):
    window = reviewed(open_window)
    window.session.review.go("turn", 1)
    window.session.review.go("turn", 1)
    window.tab_to("Try it from here")
    window.press(Key.Key_Return)
    record = window.session.controller.game.table.record
    assert window.focus().property("text") == "I am Ann", "Return opens no menu"
    assert (record.turns(), record.practice, window.session.review) == (2, True, None)
    assert "from a moment of a review" in window.session.practiceReason
    assert window.session.phase in ("handing", "choosing")
    window.program.dealer.playFromReview()
    assert window.session.controller.game.table.record == record, "there is no review"


@pytest.mark.slow
def test_the_end_page_tells_cards_and_play_after_a_review(open_window):
    window = reviewed(open_window)
    window.session.endReview()
    window.settle()
    window.click(window.button("The result"))
    assert "Cards and play" in window.words()
    assert sum(text.startswith("With the first cards an expert") for text in window.words()) == 3


@pytest.mark.slow
def test_what_gets_the_focus_in_the_panel_is_scrolled_into_view(open_window):
    window = reviewed(open_window, size=(1024, 600))
    panel = rect_of(panel_of(window))
    for _ in range(8):
        point = window.tab_until(lambda item: item.objectName() == "turningPoint")
        window.settle()
        assert panel.adjusted(0, 0, 1, 1).contains(rect_of(point))
        window.press(Key.Key_Tab)


@pytest.mark.slow
def test_a_game_from_a_review_has_no_title_of_the_other(open_window):
    window = open_window()
    window.program.dealer.sit_down(replace(finished(), extra={"title": "Final"}), fresh=False)
    window.session.beginReview()
    window.program.dealer.playFromReview()
    assert "title" not in window.session.controller.game.table.record.extra


def printed_on(texts, piece):
    """Where the numbers and words of a card are written."""
    for card in texts:
        if piece.isAncestorOf(card) and any(parent.objectName() == "card" for parent in upwards(card)):
            wide = card.property("contentWidth")
            middle = card.mapToScene(QPointF(card.width() / 2, 0)).x()
            spot = rect_of(card)
            yield QRectF(middle - wide / 2, spot.top(), wide, spot.height()).adjusted(1, 4, -1, -4)


def upwards(item):
    while item is not None and item.objectName() != "piece":
        yield item
        item = item.parentItem()


def plaques_of(mark):
    waiting = mark.childItems()
    while waiting:
        item = waiting.pop()
        if item.isVisible():
            waiting += item.childItems()
            if item.inherits("QQuickRectangle"):
                yield rect_of(item)


def check_marks(window):
    marked = 0
    for _ in range(8):
        window.session.review.go("own", 1)
        window.settle()
        items = list(window.items())
        pieces = [item for item in items if item.objectName() == "piece"]
        texts = [item for item in items if item.inherits("QQuickText") and item.property("text")]
        for mark in [item for item in items if item.objectName() == "hintMark"]:
            piece = next(each for each in pieces if each.isAncestorOf(mark))
            printed = list(printed_on(texts, piece))
            for plaque in plaques_of(mark):
                marked += 1
                assert not any(plaque.intersects(spot) for spot in printed), piece.property("words")
    assert marked > 12


@pytest.mark.slow
def test_what_the_expert_would_do_with_a_zone_stands_on_it_with_what_it_wins(open_window):
    window = reviewed(open_window, GAMES["turning-tides"])
    for _ in range(30):
        window.session.review.go("own", 1)
        window.settle()
        texts = window.texts()
        written = [sum(map(chip.isAncestorOf, texts)) for chip in window.items_named("shareChip")]
        if 2 in written:
            return
    raise AssertionError("no chip says two things")


def name_of(item):
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)


def test_the_chart_has_the_focus_when_the_review_opens_and_when_a_button_that_had_it_is_gone(open_window):
    window = open_window()
    window.program.dealer.sit_down(finished(), fresh=False)
    window.settle()
    window.click(window.button("Review"))
    window.click(window.button("Every decision"))
    [chart] = window.items_named("reviewChart")
    assert window.focus() == chart
    window.bots.answer_outlooks()
    window.tab_to("Stop weighing")
    while window.bots.weighing:
        answer(window)
    window.qtbot.waitUntil(lambda: window.session.review.state == "" and window.focus() == chart)


@pytest.mark.slow
def test_a_review_that_ends_leaves_the_keyboard_at_the_table(open_window):
    window = reviewed(open_window)
    window.click(window.button("Close the review"))
    window.press(Key.Key_Tab)
    assert name_of(window.focus()) == "The result"
    window.press(Key.Key_Return)
    window.click(window.button("Review"))
    window.press(Key.Key_Escape)
    assert name_of(window.focus()) == "Again"
