"""In which kinds of situations a card is chosen."""

from dataclasses import replace

import pytest
from playing import Setting

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Place

SUGGESTIONS = presentation_of("turn-the-tide", in_english).suggestions
FEW, MANY = (3, 5, 7), (3, 5, 7, 9)
LOW, HIGH = (3, 9), (3, 10)


def title(own, *others, cards=MANY, offer=LOW):
    """What the situation of seat 0 is called; places are tide and preservers up, None is out."""
    places = [Place(*(place or (12, 0)), 0, afloat=place is not None) for place in (own, *others)]
    view = Setting(TurnTheTide(), 3).table(3).view(0)
    view = replace(view, places=tuple(places), cards=cards, offer=offer)
    return SUGGESTIONS.situations[SUGGESTIONS.situation(view, cards, 0)]


@pytest.mark.parametrize(
    ("words", "places", "seen"),
    [
        ("You had no preserver left", ((7, 0), (6, 2), (5, 2)), {"cards": FEW, "offer": HIGH}),
        ("Your tide was the highest", ((7, 1), (6, 2), (5, 2)), {"cards": FEW, "offer": HIGH}),
        ("Your tide was the highest", ((7, 1), (7, 2), (5, 2)), {}),
        ("Your tide was the highest", ((7, 1), (6, 2), None), {}),
        ("Your last three cards", ((5, 1), (7, 2), (5, 2)), {"cards": FEW, "offer": HIGH}),
        ("A tide of 10 or more was on offer", ((5, 1), (7, 2), (5, 2)), {"offer": HIGH}),
        ("A tide of 10 or more was on offer", ((0, 1), (0, 2), (0, 2)), {"offer": HIGH}),
        ("Low tides on offer, and somebody else's tide was the highest", ((5, 1), (7, 2), (5, 2)), {}),
        ("Low tides on offer, and nobody had a tide yet", ((0, 1), (0, 2), (0, 2)), {}),
    ],
)
def test_a_card_is_chosen_in_the_first_kind_of_situation_that_fits(words, places, seen):
    assert title(*places, **seen) == words
