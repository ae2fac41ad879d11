"""The chance that nobody beats a combination."""

from itertools import combinations

import pytest

from tide_gui.bots.onda.holding import Rivals, chance_to_hold
from tide_gui.rules.onda.combinations import Tide
from tide_gui.rules.onda.rulebook import Onda

RULES = Onda()
UNSEEN = (0, 1, 0, 0, 2, 1, 1, 0, 3, 0, 0, 1, 0, 0, 1)


def chance(text, tide, hands=(3,), unseen=UNSEEN):
    return chance_to_hold(RULES.read(text).combination, tide, Rivals(unseen, hands))


def by_counting(beats, hand):
    """Return the part of all hands of unseen cards that hold nothing better."""
    cards = [value for value, copies in enumerate(UNSEEN, start=1) for _ in range(copies)]
    hands = list(combinations(cards, hand))
    return sum(not beats(hand) for hand in hands) / len(hands)


def test_one_value_that_beats_is_counted_exactly():
    assert chance("follow 14A single 14", Tide.HIGH) == pytest.approx(by_counting(lambda hand: 15 in hand, 3))
    held = chance("follow 4A single 4", Tide.LOW)
    assert held == pytest.approx(by_counting(lambda hand: 2 in hand, 3))
    nines = by_counting(lambda hand: hand.count(9) > 1, 3)
    assert chance("follow 8A 8B set 8", Tide.HIGH) == pytest.approx(nines)


def test_what_needs_several_cards_is_estimated_closely():
    runs = by_counting(lambda hand: {5, 6, 7} <= set(hand), 4)
    assert chance("follow 4A 5A 6A run 6", Tide.HIGH, (4,)) == pytest.approx(runs, abs=0.05)
    better = by_counting(lambda hand: max(hand) > 9, 3)
    assert chance("follow 9A single 9", Tide.HIGH) == pytest.approx(better, abs=0.05)


def test_nobody_beats_the_best_rank_or_what_nobody_has_cards_for():
    assert chance("follow 15A single 15", Tide.HIGH) == 1
    assert chance("follow 1A single 1", Tide.LOW) == 1
    assert chance("follow 5A 5B set 5", Tide.HIGH, (1, 1)) == 1


def test_more_rivals_hold_less_often():
    one, two = (chance("follow 9A single 9", Tide.HIGH, hands) for hands in ((3,), (3, 3)))
    assert two == pytest.approx(one * one)
