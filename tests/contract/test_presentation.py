"""The presentation of every game in every setting: the contract of `tide_gui.testing`."""

import pytest
from playing import EVERY_SETTING, SEEDS
from worlds import terms_of

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.testing import faults_in
from tide_gui.testing.contract import OF_PRESENTATION


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
def test_the_presentation_keeps_the_contract(setting):
    presentation = presentation_of(setting.game.key, in_english)
    assert faults_in(setting, presentation, terms_of(setting.game), SEEDS, OF_PRESENTATION) == []
