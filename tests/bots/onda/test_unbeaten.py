"""The chance that nobody beats a combination."""

from functools import cache
from itertools import combinations

import pytest

from tide_gui.bots.onda.unbeaten import chance_to_hold
from tide_gui.rules.onda.combinations import DECK, Tide, value_of
from tide_gui.rules.onda.rulebook import Onda

RULES = Onda()


def chance(text, tide, rivals=(3,)):
    return chance_to_hold(RULES.read(text).combination, tide, rivals)


@cache
def hands_of_three():
    return list(combinations(map(value_of, DECK), 3))


def by_counting(beats):
    """Return the part of all hands of three cards that hold nothing better."""
    return sum(not beats(hand) for hand in hands_of_three()) / len(hands_of_three())


def test_one_value_that_beats_is_counted_exactly():
    high = by_counting(lambda hand: 15 in hand)
    assert chance("follow 14A single 14", Tide.HIGH) == pytest.approx(high)
    assert chance("follow 2A single 2", Tide.LOW) == pytest.approx(high)
    pairs = by_counting(lambda hand: hand.count(15) > 1)
    assert chance("follow 14A 14B set 14", Tide.HIGH) == pytest.approx(pairs)


def test_what_needs_several_values_is_estimated_closely():
    runs = by_counting(lambda hand: {13, 14, 15} == set(hand) or {12, 13, 14} == set(hand))
    assert chance("follow 11A 12A 13A run 13", Tide.HIGH) == pytest.approx(runs, abs=0.01)
    better = by_counting(lambda hand: max(hand) > 9)
    assert chance("follow 9A single 9", Tide.HIGH) == pytest.approx(better, abs=0.1)


def test_nobody_beats_the_best_rank_or_what_nobody_has_cards_for():
    assert chance("follow 15A single 15", Tide.HIGH) == 1
    assert chance("follow 1A single 1", Tide.LOW) == 1
    assert chance("follow 5A 5B set 5", Tide.HIGH, (1, 1)) == 1


def test_more_rivals_hold_less_often():
    one, two = (chance("follow 9A single 9", Tide.HIGH, rivals) for rivals in ((3,), (3, 3)))
    assert two == pytest.approx(one * one)
