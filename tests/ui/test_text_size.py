"""Large text in a small window: nothing that must be read is smaller than usual text in a usual window."""

import pytest
from by_hand import AttachedBench
from PySide6.QtCore import QPointF

USUAL, LARGE = ((1280, 800), 100), ((1024, 600), 200)
ROUNDING = 1.0  # pixels
DECORATION = {"random", "beginner", "strong", "expert", "person"}  # a picture on the sheep says it, too


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


@pytest.mark.parametrize("players", ["pbb", "pbbb", "pbbbb"])
def test_at_200_percent_nothing_on_the_table_is_smaller_than_usual(open_window, players):
    heights = []
    for size, percent in (USUAL, LARGE):
        window = open_window(size=size, text_size=percent, log_open=False)
        window.sit(players)
        for _ in range(3):
            window.bots.answer_as_bots()
            window.session.choose(AttachedBench(window.session, window.bots).moves()[0])
        window.settle()
        heights.append(line_heights(window))
        window.close()
    usual, large = heights
    compared = {text: (usual[text], large[text]) for text in usual.keys() & large.keys()}
    assert len(compared) > 20
    assert {text: each for text, each in compared.items() if each[1] < each[0] - ROUNDING} == {}
    missing = usual.keys() - large.keys()
    assert all(any(word in text for word in DECORATION) for text in missing), missing
