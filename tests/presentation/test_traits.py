"""How somebody plays, as a game counts it."""

from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.traits import Trait, TraitText, counts_of, figure_text, in_hundred, trait_sentence

TEXT = TraitText("Lays a bomb", "{own} of 100; {chances} counted", "{name}: {own}, the others {others}")


def test_chances_are_counted_for_each_seat_whether_they_are_taken_or_not():
    traits = [
        Trait(1, "bomb", True),
        Trait(0, "bomb", False),
        Trait(1, "bomb", False),
        Trait(1, "bomb", True),
    ]
    assert counts_of(traits, {"bomb": TEXT}, 3) == [{"bomb": (0, 1)}, {"bomb": (2, 3)}, {}]


def test_traits_without_words_are_left_out():
    assert counts_of([Trait(0, "secret", True)], {"bomb": TEXT}, 1) == [{}]


def test_a_figure_is_told_with_the_number_of_chances_and_beside_that_of_others():
    assert in_hundred((2, 3)) == 67
    assert figure_text(TEXT, (2, 3)) == "67 of 100; 3 counted"
    assert trait_sentence(TEXT, "Seal", (2, 3), (1, 4)) == "Seal: 67, the others 25"


def test_a_game_need_not_have_traits():
    assert (Scores().traits([]), Scores().trait_texts) == ((), {})
