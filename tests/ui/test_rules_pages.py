"""The rules pages that games bring: in a narrow window a list shows the chapters."""

import re

import pytest
from playing import Setting, in_full
from PySide6.QtCore import Qt

from tide_gui import registry
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import all_games

*OTHERS, LONGEST = all_games()
every_game_in_full = pytest.mark.parametrize(
    "game", [*map(in_full, OTHERS), LONGEST], ids=lambda game: game.key
)


@every_game_in_full
def test_the_list_of_chapters_shows_the_one_that_is_read(open_window, game):
    window = open_window(size=(800, 600))
    window.program.dealer.sit_down(Setting(game, game.seats[0]).record(7), fresh=False)
    window.program.show("rules")
    window.settle()
    [contents] = [item for item in window.items() if item.property("name") == "Contents"]
    chapters = contents.property("model")
    assert contents.property("displayText") == chapters[0]
    window.press(Qt.Key.Key_End)
    assert contents.property("displayText") == chapters[-1]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_the_page_has_the_figures_that_the_rules_name(game):
    page = (registry.room_of(game.key).qml / "RulesPage.qml").read_text("utf-8")
    parts = [part for chapter in text_of(game.key, in_english).rules() for part in chapter.parts]
    named = [part.name for part in parts if part.kind == "figure"]
    assert named == re.findall(r"property Component (\w+):", page)


def test_a_weather_card_in_a_figure_has_its_preserver_twice_and_a_tide_has_none(open_window):
    window = open_window(size=(1280, 800))
    window.program.showRules("turn-the-tide")
    window.settle()
    found = set()
    for card in [item for item in window.items() if item.objectName() == "card"]:
        marks = [item.property("art") for item in card.childItems() if item.isVisible()]
        kind = card.property("kind") if card.property("face") else "back"
        found.add((kind, sum("tokens/preserver" in (art or "") for art in marks)))
    assert found >= {("weather", 2), ("tide", 0)}
    assert {count for kind, count in found if kind != "weather"} == {0}


@every_game_in_full
def test_each_picture_in_a_figure_has_a_size(open_window, game):
    window = open_window(size=(1280, 800))
    window.program.showRules(game.key)
    window.settle()
    drawn = [item for item in window.items() if item.objectName() == "card" or item.inherits("QQuickImage")]
    assert drawn
    assert [item for item in drawn if min(item.width(), item.height()) < 1] == []


@every_game_in_full
def test_the_words_beside_the_picture_of_the_settings_stay_on_their_plate(open_window, game):
    window = open_window(size=(1280, 800))
    window.program.dealer.sit_down(Setting(game, game.seats[0]).record(7), fresh=False)
    window.program.show("settings")
    window.settle()
    outside = [
        text.property("text")
        for text in window.texts()
        if text.y() + text.height() > text.parentItem().height() + 1
    ]
    assert outside == []
