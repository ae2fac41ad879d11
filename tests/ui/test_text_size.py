"""Large text in a small window: nothing that must be read is smaller than usual text in a usual window."""

from dataclasses import replace

import pytest
from by_hand import AttachedBench
from playing import in_full
from PySide6.QtCore import QPointF, Qt

USUAL, LARGE = ((1280, 800), 100), ((1024, 600), 200)
ROUNDING = 2.0  # pixels: a line of letters that are one pixel smaller
DECORATION = {
    *("random", "beginner", "strong", "expert", "person"),  # a picture on the sheep says it, too
    "So far",  # the log says it, too
}


def line_heights(window):
    """For each text the height of its smallest line on the screen, in pixels."""
    found = {}
    for item in window.texts():
        lines = item.property("lineCount")
        if lines:
            scale = (item.mapToScene(QPointF(0, 1)) - item.mapToScene(QPointF(0, 0))).manhattanLength()
            height = item.property("contentHeight") / lines * scale
            text = item.property("text")
            found[text] = min(height, found.get(text, height))
    return found


def play(window, turns):
    for _ in range(turns):
        window.bots.answer_as_bots()
        while not window.session.deciding:
            window.bots.answer_as_bots()
        window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    window.settle()


def is_decoration(text):
    return any(word in text for word in DECORATION)


def compare(usual, large):
    """Check that no line is smaller at 200 percent, and that none is missing but decoration."""
    compared = {text: (usual[text], large[text]) for text in usual.keys() & large.keys()}
    assert len(compared) > 20
    assert {text: each for text, each in compared.items() if each[1] < each[0] - ROUNDING} == {}
    missing = usual.keys() - large.keys()
    assert all(map(is_decoration, missing)), missing


@pytest.mark.parametrize("players", [in_full("pbb"), in_full("pbbb"), "pbbbb"])
def test_at_200_percent_nothing_on_the_table_is_smaller_than_usual(open_window, players):
    heights = []
    for size, percent in (USUAL, LARGE):
        window = open_window(size=size, text_size=percent, log_open=False)
        window.sit(players)
        play(window, turns=3)
        heights.append(line_heights(window))
        window.close()
    compare(*heights)


def board_lines(window):
    """The lines of the table without the log, which scrolls."""
    in_log = {
        text.property("text")
        for line in window.items()
        if line.metaObject().className().startswith("LogLine_")
        for text in window.texts()
        if line.isAncestorOf(text)
    }
    return {text: height for text, height in line_heights(window).items() if text not in in_log}


@pytest.mark.parametrize(
    ("game", "players", "log"),
    [in_full("onda", "pbb", True), in_full("onda", "pbbb", True), ("turning-tides", "pb", False)],
)
def test_at_200_percent_nothing_on_any_other_board_is_smaller(open_window, game, players, log):
    heights = []
    for size, percent in (USUAL, LARGE):
        window = open_window(size=size, text_size=percent, log_open=log)
        window.program.dealer.sit_down(replace(window.record(players), game=game), fresh=True)
        play(window, turns=2)
        heights.append(board_lines(window))
        window.close()
    compare(*heights)


def test_with_large_letters_the_settings_scroll_to_whatever_tab_reaches(open_window):
    window = open_window(size=(1024, 600), text_size=200)
    window.program.show("settings")
    window.settle()
    seen = []
    while (item := window.focus()) not in seen:
        seen.append(item)
        spot = item.mapRectToScene(item.boundingRect())
        assert spot.top() >= 0, item.property("text")
        assert spot.bottom() <= 600, item.property("text")
        window.press(Qt.Key.Key_Tab)
    assert len(seen) > 10
