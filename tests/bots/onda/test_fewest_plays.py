"""The fewest plays that empty a hand, against every way to split it."""

from functools import cache

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tide_gui.bots.onda.fewest_plays import fewest_plays

hands = st.lists(st.integers(1, 15), max_size=12).filter(
    lambda hand: max(map(hand.count, hand), default=0) < 5
)


def counts(hand):
    return np.bincount(hand, minlength=16)[1:]


@cache
def by_trying(hand):
    """Return the fewest plays by laying the lowest card in every possible combination."""
    if not hand:
        return 0
    lowest = hand[0]
    sets = [(lowest,) * size for size in range(1, hand.count(lowest) + 1)]
    runs = [tuple(range(lowest, lowest + size)) for size in (2, 3, 4)]
    laid = [*sets, *(run for run in runs if set(run) <= set(hand))]
    return 1 + min(by_trying(without(hand, combination)) for combination in laid)


def without(hand, combination):
    left = list(hand)
    for value in combination:
        left.remove(value)
    return tuple(left)


@given(hand=hands)
def test_the_fewest_plays_are_those_of_the_best_way_to_split_a_hand(hand):
    assert fewest_plays(counts(hand)) == by_trying(tuple(sorted(hand)))


def test_many_hands_at_once_are_read_like_each_of_them():
    rng = np.random.default_rng(1)
    dealt = [sorted(rng.permutation(np.repeat(range(1, 16), 4))[:10].tolist()) for _ in range(300)]
    many = fewest_plays(np.array([counts(hand) for hand in dealt]).reshape(20, 15, 15))
    expected = [by_trying(tuple(hand)) for hand in dealt]
    assert many.ravel().tolist() == expected
    assert len(set(expected)) > 3


def test_the_whole_deck_takes_fifteen_sets_and_an_empty_hand_nothing():
    assert fewest_plays(np.array([[4] * 15, [0] * 15])).tolist() == [15, 0]
