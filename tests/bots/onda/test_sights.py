"""What the net of Onda is shown: what a seat knows after its move, and nothing that is hidden from it."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.onda.after_moves import after
from tide_gui.bots.onda.from_rulebook import option_of, rounds_of
from tide_gui.bots.onda.options import COPIES
from tide_gui.bots.onda.sights import (
    FEW_ABOVE,
    MOST_OTHERS,
    OTHER,
    OWN_FEATURES,
    OWN_PARTS,
    SCENE_FEATURES,
    sights,
)
from tide_gui.rules.onda.combinations import DECK, VALUES, Kind, Tide, value_of
from tide_gui.rules.onda.moves import Lay
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Stage, cards_of

RULES = Onda()
CARDS, VALUES_OF_WILDS, NUMBER_OF_WILDS, _, TABLE, _, _, ABOVE = (
    slice(sum(OWN_PARTS[:at]), sum(OWN_PARTS[: at + 1])) for at in (0, 1, 2, 3, 4, 5, 6, 7)
)
everywhere = pytest.mark.parametrize("seats", RULES.seats)


@pytest.fixture(scope="module", params=RULES.seats)
def asks(request):
    """Return asks of a random game."""
    moments = random_moments(Setting(RULES, request.param), 3)
    found = [table.ask(min(table.waiting_for())) for table in moments]
    return [ask for ask in found if ask.view.stage is not Stage.WILDS][::4]


def shown(ask, imagined=0):
    """Return what the net is shown after each move, in a round that fits the view."""
    view = ask.view
    rounds = rounds_of([RULES.imagine(view, Random(imagined))])
    options = np.array([option_of(view.tide, view.wilds, move) for move in ask.choices])
    return sights(rounds, np.zeros(len(options), np.intp), options)


def high(value, tide):
    """Return the place of a value as it counts."""
    return value - 1 if tide is Tide.HIGH else len(VALUES) - value


def unseen(view):
    """Count what the seat has not seen, by value."""
    seen = [*view.hand, *view.wilds, *view.discards, *cards_of(view.trick)]
    others = [card for seat, cards in enumerate(view.shown) if seat != view.seat for card in cards]
    left = Counter(map(value_of, DECK))
    left.subtract(map(value_of, [*seen, *others]))
    return left


def test_nothing_hidden_is_shown(asks):
    for ask in asks:
        first, other = shown(ask), shown(ask, 1)
        assert first.scene.shape[1:] == (SCENE_FEATURES,)
        assert first.own.shape == (len(ask.choices), OWN_FEATURES)
        for part, same in zip(first, other, strict=True):
            np.testing.assert_array_equal(part, same)


def test_cards_that_a_seat_has_not_seen_are_counted(asks):
    places = slice(MOST_OTHERS * OTHER, MOST_OTHERS * OTHER + COPIES * len(VALUES))
    for ask in asks:
        found = shown(ask).scene[0, places].reshape(len(VALUES), COPIES).sum(axis=1)
        left = unseen(ask.view)
        assert found.tolist() == [left[value] for value in ordered(ask.view.tide)]


def ordered(tide):
    return VALUES if tide is Tide.HIGH else VALUES[::-1]


def test_the_hand_and_the_wilds_are_those_after_the_move(asks):
    for ask in asks:
        for row, move in zip(shown(ask).own, ask.choices, strict=True):
            left = after(move, ask.view)
            counts = Counter(map(value_of, left.hand))
            assert row[CARDS].reshape(-1, COPIES).sum(axis=1).tolist() == [
                counts[value] for value in ordered(left.tide)
            ]
            assert row[NUMBER_OF_WILDS].sum() == row[VALUES_OF_WILDS].sum() == left.wilds


def test_it_is_told_how_many_values_may_beat_what_was_laid(asks):
    checked = 0
    for ask in asks:
        left = unseen(ask.view)
        held = [left[value] for value in ordered(ask.view.tide)]
        for row, move in zip(shown(ask).own, ask.choices, strict=True):
            if isinstance(move, Lay):
                count = higher(move.combination, ask.view.tide, held)
                assert row[ABOVE].tolist() == [count >= few for few in FEW_ABOVE]
                checked += 1
    assert checked


def higher(combination, tide, held):
    """Count the combinations of the same shape, but higher, that these cards hold."""
    size, run = combination.size, combination.kind is Kind.RUN
    lowest = combination.rank - (size - 1) * run
    top = high(combination.rank if tide is Tide.HIGH else lowest, tide)
    return sum(
        all(held[at - size + 1 : at + 1]) and at >= size - 1 if run else held[at] >= size
        for at in range(top + 1, len(VALUES))
    )
