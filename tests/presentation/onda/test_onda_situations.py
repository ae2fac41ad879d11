"""In which kinds of situations a seat decides in Onda."""

from dataclasses import replace

import pytest

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import NoOptions
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Laid, Stage

game, SUGGESTIONS = Onda(), presentation_of("onda", in_english).suggestions
LED = ("follow 9B single 9",)


def title(*moves, trick=LED, stage=Stage.ACTION, counts=(2, 12, 12)):
    """What the situation of seat 0 is called, which holds the shells 5 and 6 beside its wilds."""
    laid = tuple(Laid(1, game.read(lay)) for lay in trick)
    view = replace(
        game.view(game.start(3, NoOptions()), 0), hand=(51, 61), hand_counts=counts, stage=stage, trick=laid
    )
    return SUGGESTIONS.situations[SUGGESTIONS.situation(view, tuple(map(game.read, moves)), 0)]


@pytest.mark.parametrize(
    ("words", "moves", "table"),
    [
        ("Choosing the two wilds", ("wilds 5A 6A",), {"stage": Stage.WILDS, "trick": ()}),
        ("A play after turning the tide", ("follow 5A 6A run 6", "decline"), {"stage": Stage.BONUS}),
        ("You could go out", ("follow 5A 6A run 6", "turn 3A", "pass"), {"trick": ()}),
        ("You could go out", ("bomb 5A 6A +12B run 7", "pass"), {"counts": (2, 1, 12)}),
        ("You led a trick", ("follow 5A single 5", "turn 3A"), {"trick": (), "counts": (2, 3, 12)}),
        ("Somebody else had three cards or fewer", ("turn 3A", "pass"), {"counts": (2, 12, 3)}),
        ("You could turn the tide", ("turn 3A", "bomb +3A +12B run 15", "pass"), {}),
        ("You could bomb", ("bomb +3A +12B run 15", "pass"), {}),
        ("To follow or to pass", ("follow +12B single 15", "pass"), {}),
    ],
)
def test_a_decision_is_made_in_the_first_kind_of_situation_that_fits(words, moves, table):
    assert title(*moves, **table) == words
