"""The page of lessons: games, lessons with a mark when done, rules and keys."""

import pytest
from PySide6.QtCore import Qt

from tide_gui import registry
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english
from tide_gui.ui.app.lessons import lesson_files, read


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
    assert "run out a round in which no person is left" not in page.words()
    page.tab_to("Show the keys")
    page.press(Qt.Key.Key_Return)
    assert "run out a round in which no person is left" in page.words()
    page.press(Qt.Key.Key_Escape)
    assert "run out a round in which no person is left" not in page.words()
    assert page.program.page == "learn"
    page.press(Qt.Key.Key_Return)
    assert "run out a round in which no person is left" in page.words(), "they can be shown once more"


def test_the_bar_names_the_lesson_instead_of_calling_it_practice(page):
    page.program.lesson.start("turn-the-tide", lesson_files("turn-the-tide")[1].stem)
    page.settle()
    assert "Lesson: Water and life preservers" in page.words()
    assert "practice" not in page.words()
