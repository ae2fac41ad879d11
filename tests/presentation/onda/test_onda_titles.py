"""What the moves of Onda are called in hints, which name the wilds as well."""

import pytest

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.onda.titles import full_title
from tide_gui.presentation.text import in_english
from tide_gui.rules.onda.combinations import Combination, Kind
from tide_gui.rules.onda.moves import Lay

CARDS = (51, 61, 71)
TEXT = presentation_of("onda", in_english).text


@pytest.mark.parametrize(("bomb", "verb"), [(True, "Bomb"), (False, "Play")])
def test_the_wilds_of_a_combination_are_counted(bomb, verb):
    run = Combination(Kind.RUN, 3, 7)
    titles = [
        full_title(Lay(bomb, CARDS[wilds:], CARDS[:wilds], run), TEXT, in_english) for wilds in range(3)
    ]
    assert titles == [f"{verb} 5 6 7", f"{verb} 5 6 7 with 1 wild", f"{verb} 5 6 7 with 2 wilds"]
