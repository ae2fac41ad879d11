"""The rules pages that games bring: in a narrow window a list shows the chapters."""

import pytest
from playing import Setting
from PySide6.QtCore import Qt

from tide_gui.rules.catalog import all_games


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
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
