"""Everything that a finger presses is large enough for it, also in a small window."""

import pytest
from PySide6.QtCore import QRectF
from windows import WindowDriver

from tide_gui import registry
from tide_gui.shots.draw import all_shots
from tide_gui.shots.stage import Stage

SMALL = (1024, 600)
FINGER = 40  # points
PRESSED = ("QQuickAbstractButton", "QQuickSlider", "QQuickTextField", "QQuickComboBox")
TEXT_IN_A_LIST = "LogLine"  # lines of the log are as high as their text: they are read far more than pressed

SHOTS = all_shots()
FIRST = registry.HOUSE[0].key
QUICK = ["home", "new-game", "games", "settings", "rules", f"{FIRST}/table-5-middle", f"{FIRST}/table-menu"]


class StageItems:
    """Finds the items on a stage."""

    def __init__(self, stage):
        self.root = stage.window.root

    items = WindowDriver.items


def targets(stage):
    """What can be pressed, with its width and height on the screen."""
    for item in StageItems(stage).items():
        kind = item.metaObject().className()
        if any(map(item.inherits, PRESSED)) and item.isEnabled() and not kind.startswith(TEXT_IN_A_LIST):
            whole = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            yield item.property("text"), kind, whole.width(), whole.height()


def check(tmp_path, name):
    stage = Stage(tmp_path, SMALL, {"theme": "light", "text_size": 100})
    try:
        SHOTS[name](stage)
        found = list(targets(stage))
        assert found
        assert not [each for each in found if min(each[2:]) < FINGER]
    finally:
        stage.close()


@pytest.mark.parametrize("name", QUICK)
def test_everything_to_press_on_a_page_is_as_large_as_a_finger(tmp_path, qtbot, name):
    check(tmp_path, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in SHOTS if name not in QUICK])
def test_everything_to_press_at_every_moment_is_as_large_as_a_finger(tmp_path, qtbot, name):
    check(tmp_path, name)
