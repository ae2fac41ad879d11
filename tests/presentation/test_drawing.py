"""How pieces look where QML does not draw them: every picture is there, and what is hidden stays so."""

import pytest
from playing import EVERY_SETTING, random_moments

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.resource_files import resources

LARGEST = [*{setting.game.key: setting for setting in EVERY_SETTING}.values()]


def drawings(setting, viewer, deal=3):
    """Each piece with its drawing, at every turn of a random game."""
    scenes = presentation_of(setting.game.key, in_english).scenes
    for table in random_moments(setting, deal):
        scene = scenes.scene(table.view(viewer), {})
        for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True):
            if piece.spot.area != "box":
                yield piece, scenes.drawing(piece, slot, scene)


@pytest.mark.parametrize("setting", [LARGEST[0], *LARGEST[1:]], ids=str)
@pytest.mark.usefixtures("fourth_game")
def test_every_piece_of_every_moment_has_pictures_that_exist(setting):
    seen = {}
    for piece, drawing in drawings(setting, 0):
        for layer in drawing.layers if drawing else ():
            seen.setdefault(layer.art, piece)
    missing = [art for art in seen if not (resources() / f"{art}.svg").is_file()]
    assert missing == []
    assert len(seen) > 20 or setting.game.key == "pebbles"


@pytest.mark.parametrize("setting", LARGEST, ids=str)
@pytest.mark.usefixtures("fourth_game")
def test_a_hidden_card_is_a_back_without_letters(setting):
    backs = [drawing for piece, drawing in drawings(setting, None) if not piece.face]
    assert backs
    assert all(drawing is None or not drawing.letters for drawing in backs)
    assert len({drawing for drawing in backs if drawing}) <= 4
