"""How pieces move on the table: what a player sees between two positions."""

import pytest
from by_hand import AttachedBench
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tide_gui.presentation.pacing import DURATIONS


def theme_of(window):
    return window.window._engine.singletonInstance("TideTable.Controls", "Theme")


def pieces(window, area):
    return [piece for piece in window.items_named("piece") if piece.property("area") == area]


def showing(window, face):
    [piece] = [piece for piece in window.items_named("piece") if piece.property("face") == face]
    return piece


@pytest.mark.parametrize("speed", DURATIONS)
@pytest.mark.parametrize("duration", ["glide", "lift", "swell", "sink", "skip"])
def test_every_animation_lasts_as_long_as_the_chosen_speed_says(open_window, speed, duration):
    window = open_window(speed=speed)
    assert theme_of(window).property(duration) == getattr(DURATIONS[speed], duration)


def test_with_reduced_motion_nothing_moves(open_window):
    window = open_window(speed="calm", reduced_motion=True)
    assert not any(map(theme_of(window).property, ("glide", "lift", "swell", "sink", "skip")))


def test_a_skipped_animation_settles_in_one_short_movement(open_window, qtbot):
    window = open_window()
    window.sit("pbbb")
    window.preferences.change(speed="calm")
    window.session.choose(AttachedBench(window.session, window.bots).moves()[0])
    window.bots.answer_as_bots()
    card = pieces(window, "chosen")[0]
    assert window.session.canSkip
    assert card.property("pace") == DURATIONS["calm"].glide
    QTest.keyClick(window.root, Qt.Key.Key_Space)
    assert card.property("pace") == DURATIONS["calm"].skip
    qtbot.waitUntil(lambda: card.property("pace") == DURATIONS["calm"].glide)


@pytest.mark.parametrize("players", ["pbb", "pbbb", "pbbbb"])
def test_a_card_that_is_taken_back_glides_into_the_hand(open_window, players):
    window = open_window(size=(1024, 600))
    window.sit(players)
    face = window.cards()[1].property("face")
    window.session.choose(str(face))
    window.bots.answer_as_bots()
    window.settle()
    window.preferences.change(speed="calm")
    window.settle()
    window.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    card = showing(window, face)
    assert card.property("area") == "hand"
    window.settle()  # the mark of a practice game has made the bar wider
    assert card.property("moving")
