"""What the net of Onda is shown of a hand beside its cards: bombs, and what others may have above it."""

import numpy as np
import pytest

from tide_gui.bots.onda.bombs_held import NONE, bombs_held, cards_for_bombs, wilds_for_bombs
from tide_gui.bots.onda.fewest_plays import fewest_plays
from tide_gui.bots.onda.held_shapes import NO_VALUE, above, highest, shapes_held
from tide_gui.rules.onda.combinations import BOMBS, SHAPES, VALUES, Kind

HANDS = 400


@pytest.fixture(scope="module")
def faces():
    """Return many hands: hands x values x suits."""
    return np.minimum(np.random.default_rng(1).poisson(0.3, (HANDS, len(VALUES), 2)), 2).astype(np.int8)


def bombs_of(hand, kind, size):
    """Yield the natural cards of each bomb that a hand may lay with enough wilds, as counts of values."""
    for at in range(len(VALUES) - (size - 1 if kind is Kind.RUN else 0)):
        for suit in range(2) if kind is Kind.RUN else (None,):
            laid = np.zeros(len(VALUES), int)
            if suit is None:
                laid[at] = min(hand[at].sum(), size)
            else:
                laid[at : at + size] = hand[at : at + size, suit] > 0
            yield laid


@pytest.mark.parametrize("kind", range(len(BOMBS)))
@pytest.mark.parametrize("wilds", range(3))
def test_the_best_bomb_takes_the_fewest_wilds_and_then_leaves_the_fewest_plays(faces, kind, wilds):
    shape, size = BOMBS[kind]
    counts, kinds = np.full(HANDS, wilds, np.int8), np.full(HANDS, kind)
    found = bombs_held(cards_for_bombs(faces), counts, kinds)
    for hand, taken, plays in zip(faces, *found, strict=True):
        values = hand.sum(axis=1)
        every = [
            (size - laid.sum(), int(fewest_plays(values - laid)))
            for laid in bombs_of(hand, shape, size)
            if size - laid.sum() <= wilds
        ]
        assert (taken, plays) == min(every, default=(NONE, NONE))
    np.testing.assert_array_equal(wilds_for_bombs(cards_for_bombs(faces), counts, kinds), found.wilds)


def test_every_hand_is_judged_by_its_own_wilds_and_its_own_kind_of_bomb(faces):
    wilds, kinds = np.arange(HANDS, dtype=np.int8) % 3, np.arange(HANDS) % len(BOMBS)
    together = bombs_held(cards_for_bombs(faces), wilds, kinds)
    for at in range(0, HANDS, 7):
        alone = bombs_held(cards_for_bombs(faces[[at]]), wilds[[at]], kinds[[at]])
        assert (together.wilds[at], together.plays[at]) == (alone.wilds[0], alone.plays[0])


def test_every_shape_in_a_hand_is_found_with_its_highest_value(faces):
    counts = faces.sum(axis=2, dtype=np.int8)
    masks = shapes_held(counts)
    for hand, found, tops in zip(counts, masks, highest(masks), strict=True):
        for (kind, size), mask, top in zip(SHAPES, found, tops, strict=True):
            values = [
                value
                for value in VALUES
                if (
                    value >= size and all(hand[value - size : value])
                    if kind is Kind.RUN
                    else hand[value - 1] >= size
                )
            ]
            assert mask == sum(1 << value for value in values)
            assert top == max(values, default=NO_VALUE)


def test_the_values_above_another_are_counted():
    mask = sum(1 << value for value in (3, 9, 15))
    values = np.array([NO_VALUE, 3, 8, 9, 15])
    assert above(np.full(len(values), mask), values).tolist() == [3, 2, 2, 1, 0]
