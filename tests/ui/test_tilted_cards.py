"""Cards stand straight where the renderer would draw their turned edges jagged."""

import pytest
from PySide6.QtQuick import QSGRendererInterface
from windows import StageItems, lent_stage

from tide_gui.shots.draw import all_shots
from tide_gui.shots.stage import settle


def tilt(item):
    """The degrees by which an item is turned on the screen."""
    turned = 0.0
    while item is not None:
        turned += item.rotation()
        item = item.parentItem()
    return turned


@pytest.mark.parametrize("name", ["home", "settings"])
def test_with_software_rendering_no_picture_of_a_card_is_tilted(tmp_path, qtbot, name):
    with lent_stage(tmp_path, (1280, 800), {}) as stage:
        if stage.window.root.rendererInterface().graphicsApi() != QSGRendererInterface.GraphicsApi.Software:
            pytest.skip("the graphics card draws here, and smooths edges")
        all_shots()[name](stage)
        settle()
        items = StageItems(stage).items()
        cards = [item for item in items if "/cards/" in str(item.property("source"))]
        assert cards
        assert not any(map(tilt, cards))
