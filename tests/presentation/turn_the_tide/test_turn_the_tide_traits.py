"""The traits of Turn the Tide."""

from tide_gui.presentation.text import in_english
from tide_gui.presentation.traits import counts_of
from tide_gui.presentation.turn_the_tide.traits import (
    EARLY,
    LOWER,
    LOWEST,
    NEITHER,
    OUT,
    trait_texts,
    traits,
)
from tide_gui.rules.turn_the_tide.events import CardsRevealed, HandsPassed, RoundBegan, RoundScored, TideTaken
from tide_gui.rules.turn_the_tide.state import Result

BEGAN = RoundBegan(0, (4, 4, 4), ())
BONUS, OVERBOARD = Result(4, 2, bonus=True, out=False), Result(4, 0, bonus=False, out=True)


def counts(*events):
    return counts_of(traits(events), trait_texts(in_english), 3)


def test_who_takes_the_lower_tide_is_told_and_not_worked_out_and_the_third_takes_none():
    taken = [TideTaken(1, 4), TideTaken(0, 9)], [TideTaken(0, 2), TideTaken(1, 2)]
    hands = CardsRevealed((60, 20, 7)), CardsRevealed((21, 3, None))
    first, second, third = counts(BEGAN, hands[0], *taken[0], hands[1], *taken[1])
    assert (first[LOWER], second[LOWER], third[LOWER]) == ((1, 2), (1, 2), (0, 1))
    assert (first[NEITHER], second[NEITHER], third[NEITHER]) == ((0, 2), (0, 2), (1, 1))


def test_cards_above_40_count_in_the_first_four_hands_of_each_round():
    hands = [CardsRevealed((card, 1, 2)) for card in (40, 41, 60, 5, 50)]
    assert counts(BEGAN, *hands, BEGAN, hands[1])[0][EARLY] == (3, 5)


def test_a_round_ends_with_the_lowest_tide_or_under_water():
    first, second, _ = counts(
        BEGAN, RoundScored(0, (BONUS, OVERBOARD, BONUS)), HandsPassed(), RoundScored(1, (OVERBOARD,) * 3)
    )
    assert (first[LOWEST], first[OUT]) == ((1, 2), (1, 2))
    assert (second[LOWEST], second[OUT]) == ((0, 2), (2, 2))
