"""Everything that a finger presses is large enough for it, also in a small window."""

from itertools import pairwise

import pytest
from playing import in_full
from PySide6.QtCore import QPointF, QRectF
from windows import StageItems, lent_stage

from tide_gui import registry
from tide_gui.shots.draw import all_shots

SMALL = (1024, 600)
FINGER, LEAST = 40, 24  # points
PRESSED = ("QQuickAbstractButton", "QQuickSlider", "QQuickTextField", "QQuickComboBox")
TEXT_IN_A_LIST = "LogLine"  # lines of the log are as high as their text: they are read far more than pressed
PARTS_OF_A_SHIP = {"zone", "sailor", "captain", "cannon"}  # a usual button does the same as each of them

SHOTS = all_shots()
FIRST = registry.HOUSE[0].key
QUICK = ["home", "new-game", "games", "settings", "rules", f"{FIRST}/table-5-middle", f"{FIRST}/table-menu"]
QUICK += ["turning-tides/table-2-middle"]  # the smallest pieces to press
LIKE_OTHERS = ("home", "games", f"{FIRST}/table-menu")


def targets(stage):
    """What can be pressed, with the least that it may measure, and its width and height on the screen."""
    items = StageItems(stage)
    for item in items.items():
        if any(map(item.inherits, PRESSED)) and item.isEnabled():
            kind = item.metaObject().className()
            yield item.property("text"), LEAST if kind.startswith(TEXT_IN_A_LIST) else FINGER, *measured(item)
    for area in items.items_named("pieceArea"):
        kind, refusing = map(piece_of(area).property, ("kind", "refusing"))
        if not refusing:  # a press would only say why
            yield kind, LEAST if kind in PARTS_OF_A_SHIP else FINGER, *measured(area)


def measured(item):
    whole = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    return whole.width(), whole.height()


def piece_of(item):
    while item.objectName() != "piece":
        item = item.parentItem()
    return item


def check(tmp_path, name):
    with lent_stage(tmp_path, SMALL, {"theme": "light", "text_size": 100}) as stage:
        SHOTS[name](stage)
        found = list(targets(stage))
        assert found
        assert not [each for each in found if min(each[2:]) < each[1]]


@pytest.mark.parametrize("name", [in_full(name) if name in LIKE_OTHERS else name for name in QUICK])
def test_everything_to_press_on_a_page_is_as_large_as_a_finger(tmp_path, qtbot, name):
    check(tmp_path, name)


def table_width(window):
    """The width that the log leaves for the table."""
    [bar] = [item for item in window.items() if item.metaObject().className().startswith("TableBar_")]
    return bar.width()


@pytest.mark.parametrize(
    ("players", "log_open"),
    [*(in_full(*each) for each in (("pbb", True), ("pbb", False), ("pbbb", True))), ("pbbbb", True)],
)
def test_each_card_of_a_full_hand_shows_a_strip_as_wide_as_a_finger(open_window, players, log_open):
    window = open_window(size=SMALL, log_open=log_open)
    window.sit(players)
    cards = window.cards()
    assert len(cards) == 12
    edges = [card.mapToScene(QPointF()).x() for card in cards]
    assert min(right - left for left, right in pairwise(edges)) >= FINGER
    assert edges[-1] + cards[-1].width() <= table_width(window)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in SHOTS if name not in QUICK])
def test_everything_to_press_at_every_moment_is_as_large_as_a_finger(tmp_path, qtbot, name):
    check(tmp_path, name)
