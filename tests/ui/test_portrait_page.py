"""The page of a character in a window: from its plate and from the form, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible

from tide_gui.table.record import Record, SeatedPlayer

LINE = "How this bot plays"


def sit(window, game="turn-the-tide", players=("person", "gull", "otter")):
    seats = tuple(map(SeatedPlayer, ("Ann", "Bo", "Cy"), players))
    window.program.dealer.sit_down(Record(game, {}, 7, seats), fresh=False)
    window.settle()


def plate(window, seat):
    return next(
        item
        for item in window.items()
        if item.property("portrait") is not None and item.property("seat") == seat and item.property("words")
    )


@pytest.mark.slow
def test_a_press_on_a_plate_leads_to_the_page_of_its_character_and_back(open_window):
    window = open_window()
    sit(window)
    window.click(plate(window, 1))
    window.click(window.button(LINE))
    assert window.program.page == "portrait"
    assert "Gull" in window.words()
    assert any(words.startswith("Turn the Tide · Casual bot · ") for words in window.words())
    window.press(Qt.Key.Key_Escape)
    assert window.program.page == "table"


@pytest.mark.slow
def test_the_keyboard_leads_there_from_the_plate_and_the_page_scrolls(open_window):
    window = open_window(size=(1024, 600), text_size=200)
    sit(window)
    window.tab_until(lambda item: item == plate(window, 2))
    window.press(Qt.Key.Key_Return)
    window.down_to(LINE)
    window.press(Qt.Key.Key_Return)
    assert (window.program.page, window.program.portrait.name) == ("portrait", "Otter")
    [source] = [item for item in window.texts() if item.property("text") == window.program.portrait.source]
    window.press(Qt.Key.Key_End)
    bottom = source.mapToScene(QPointF(0, source.height())).y()
    assert 0 < bottom <= window.root.height()


@pytest.mark.parametrize("seat", [pytest.param(0, marks=pytest.mark.slow), 1])
def test_a_person_and_a_program_have_no_page(open_window, seat):
    window = open_window()
    sit(window, players=("person", "cmd:python3 engine.py", "otter"))
    window.click(plate(window, seat))
    assert any(words in ("person", "program") for words in window.words())
    assert LINE not in window.words()


@pytest.mark.slow
def test_a_lesson_is_not_left_for_the_page_of_a_bot(open_window):
    window = open_window()
    window.program.lesson.startFirst()
    window.settle()
    window.click(next(plate(window, row.seat) for row in window.session.seats.rows if row.portrait))
    assert LINE not in window.words()


@pytest.mark.slow
def test_the_form_has_a_button_beside_every_bot(open_window):
    window = open_window()
    window.program.show("new-game")
    window.settle()
    names = window.names_of(QAccessible.Role.Button)
    assert {"How the bot of seat 2 plays", "How the bot of seat 3 plays"} <= set(names)
    assert "How the bot of seat 1 plays" not in names
    window.tab_to(LINE)
    window.press(Qt.Key.Key_Return)
    assert (window.program.page, window.program.portrait.name) == ("portrait", "Puffin")
    window.press(Qt.Key.Key_Escape)
    assert window.program.page == "new-game"
    assert window.focus().property("text") == LINE
    assert window.focus().property("visualFocus")
    window.press(Qt.Key.Key_Escape)
    window.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.focus().property("text") != LINE


def test_a_screen_reader_hears_every_figure_and_how_many_chances_it_rests_on(open_window):
    window = open_window()
    sit(window)
    window.program.showPortrait("gull")
    window.settle()
    portrait = window.program.portrait
    assert {"How it plays", "Against whom it loses"} <= set(window.names_of(QAccessible.Role.Chart))
    heard = window.names_of(QAccessible.Role.StaticText)
    assert {portrait.sentences, portrait.loses, portrait.source} <= set(heard)
    bars = [f"{bar['title']}: {bar['words']}" for bar in (*portrait.traits, *portrait.ahead)]
    assert len(bars) > 5
    assert set(bars) <= set(heard)


@pytest.mark.slow
@pytest.mark.usefixtures("fourth_game")
def test_a_game_of_a_package_without_figures_has_a_page_that_says_so(open_window):
    window = open_window()
    sit(window, "pebbles", ("person", "puffin", "drifter"))
    window.program.showPortrait("puffin")
    window.settle()
    assert "Nobody has counted yet how Puffin plays this game." in window.words()
    assert window.names_of(QAccessible.Role.Chart) == []
