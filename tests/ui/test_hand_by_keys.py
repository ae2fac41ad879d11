"""What tries the builds presses Return alone, and must play a hand with it."""

import json
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from scripts import load_script

hand = load_script("hand")


@pytest.mark.slow
def test_return_alone_goes_on_with_the_game_and_plays_a_hand(open_window, tmp_path):
    folder = tmp_path / "data"
    record = folder / "games" / hand.SAVED.name
    record.parent.mkdir(parents=True)
    shutil.copyfile(hand.GAME, record)
    (folder / "settings.json").write_text(json.dumps(hand.CHOSEN))
    window = open_window(folder)
    before = hand.turns(record)
    for _ in range(8):
        window.press(Qt.Key.Key_Return)
        window.bots.answer_as_bots()
        window.settle()
        QTest.qWait(350)
        if hand.turns(record) > before:
            break
    assert hand.turns(record) == before + 1
