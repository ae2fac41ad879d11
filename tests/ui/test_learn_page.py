"""The page of lessons: games, lessons with a mark when done, rules and keys."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible

from tide_gui import registry
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english
from tide_gui.ui.app.lesson_list import lesson_files, read


@pytest.fixture
def page(open_window):
    window = open_window()
    window.program.show("learn")
    window.settle()
    return window


def test_all_games_have_their_rules_and_their_lessons(page):
    words = page.words()
    for game in registry.game_keys():
        assert text_of(game, in_english).title() in words
        assert all(read(file).title in words for file in lesson_files(game))
    assert words.count("Rules") == len(registry.game_keys())


def test_the_keys_are_shown_and_put_away_by_keyboard(page):
    assert "finish a round in which no person is left" not in page.words()
    page.tab_to("Show the keys")
    page.press(Qt.Key.Key_Return)
    assert "finish a round in which no person is left" in page.words()
    page.press(Qt.Key.Key_Escape)
    assert "finish a round in which no person is left" not in page.words()
    assert page.program.page == "learn"
    page.press(Qt.Key.Key_Return)
    assert "finish a round in which no person is left" in page.words(), "they can be shown once more"


@pytest.mark.slow
def test_a_lesson_is_named_and_not_called_practice(page):
    page.program.lesson.start("turn-the-tide", lesson_files("turn-the-tide")[1].stem)
    page.settle()
    assert "Water and life preservers" in page.words()
    assert "practice" not in page.words()


# -- how lessons begin ---------------------------------------------------------------------------


def test_the_first_start_begins_the_first_lesson_at_once(open_window):
    window = open_window()
    window.click(window.button("Learn in three minutes"))
    assert (window.program.page, window.session.game) == ("table", "turn-the-tide")
    assert window.session.tutor.title == "A first hand"


def test_the_first_start_leads_to_all_lessons_as_well(open_window):
    window = open_window()
    window.click(window.button("Learn"))
    assert window.program.page == "learn"


def marks(game, names):
    return [f"{game}/{file.stem}" for file in lesson_files(game)[:names]]


@pytest.mark.parametrize("size", [pytest.param(100, marks=pytest.mark.slow), 200])
def test_the_page_opens_at_the_first_lesson_that_is_not_done(open_window, size):
    window = open_window(size=(1024, 600), text_size=size)
    done = [*marks("turn-the-tide", 9), *marks("onda", 2)]
    window.preferences.change(lessons_done=done)
    window.program.show("learn")
    window.settle()
    assert described(window.focus()) == "Wilds"
    top = window.focus().mapToScene(QPointF(0, 0)).y()
    assert 60 < top < window.root.height() - window.focus().height() - 20
    window.press(Qt.Key.Key_Return)
    assert window.session.tutor.title == "Wilds"


def test_the_page_opens_at_its_first_lesson_when_all_are_done(open_window):
    window = open_window()
    window.preferences.change(lessons_done=[mark for game in registry.game_keys() for mark in marks(game, 9)])
    window.program.show("learn")
    window.settle()
    assert described(window.focus()) == "A first hand, done"


@pytest.mark.slow
def test_a_lesson_that_is_left_is_where_the_page_goes_on(open_window):
    window = open_window(size=(1024, 600))
    file = lesson_files("turning-tides")[3]
    window.program.lesson.start("turning-tides", file.stem)
    window.settle()
    window.click(window.button("Leave"))
    assert described(window.focus()) == read(file).title
    top = window.focus().mapToScene(QPointF(0, 0)).y()
    assert 60 < top < window.root.height() - window.focus().height() - 20
    window.press(Qt.Key.Key_Return)
    assert window.session.tutor.title == read(file).title


def test_the_mark_of_a_lesson_touches_no_edge_of_its_line(page):
    for line in [
        item for item in page.items() if item.property("sought") is not None and item.property("number")
    ]:
        [badge] = [item for item in descendants(line) if item.property("radius") == item.width() / 2]
        inner = badge.mapRectToItem(line, badge.boundingRect())
        assert line.boundingRect().adjusted(8, 8, -8, -8).contains(inner)


def descendants(item):
    for child in item.childItems():
        yield child
        yield from descendants(child)


def described(item):
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)
