"""What tries the builds presses Return alone, and must play a hand with it."""

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from scripts import load_script

hand = load_script("hand")


@pytest.mark.slow
@pytest.mark.parametrize("saved", [True, False])
def test_return_alone_goes_on_with_a_game_or_begins_one_and_plays_a_hand(open_window, tmp_path, saved):
    folder = tmp_path / "data"
    games = folder / "games"
    if saved:
        games.mkdir(parents=True)
        shutil.copyfile(hand.GAME, games / hand.SAVED.name)
    hand.choose(folder / "settings.json")
    window = open_window(folder)
    before = hand.turns(games)
    for _ in range(8):
        window.press(Qt.Key.Key_Return)
        window.bots.answer_as_bots()
        window.settle()
        QTest.qWait(350)
        if hand.turns(games) > before:
            break
    assert hand.turns(games) == before + 1
    assert bool(before) is saved
