"""What a seat knows: former moments are rebuilt exactly, and imagined hands are possible."""

from itertools import pairwise

import numpy as np
import pytest
from playing import TIDE_SETTINGS, Setting, random_moments

from tide_gui.bots.turn_the_tide.known import (
    Unknown,
    common,
    forgetful,
    former,
    hands,
    last_hand,
    possible,
    public,
    sea_of,
    tides_left,
    tokens_by_first_holder,
)
from tide_gui.rules.turn_the_tide.cards import HANDS, TIDES, WEATHER, half_preservers, tokens_for
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import first_holder

RULES = TurnTheTide()
KINDS = 5

on_every_table = pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)


def states(setting, deal):
    """Return the states before each turn of a random game."""
    return (table._state for table in random_moments(setting, deal))


def random_moments_and_end(setting, deal):
    """Yield the same states and the one when the game is over."""
    for table in random_moments(setting, deal):
        yield table._state
    yield table._state


def rng():
    return np.random.default_rng(3)


# -- the moment before ---------------------------------------------------------------------------


@on_every_table
def test_the_moment_before_is_rebuilt_as_it_was_seen(setting):
    """Also for a seat that was out, and across the end of a round and of the game."""
    played = list(random_moments_and_end(setting, 1))
    begun = [state for state in played if not state.laid]
    assert RULES.view(begun[-1], None).dealt, "the game is over"
    for seat in range(setting.seats):
        views = [RULES.view(state, seat) for state in begun]
        assert former(views[0]) is None
        for before, after in pairwise(views):
            assert former(after) == before
            assert former(common(after)) == common(before)
            assert last_hand(after).offer == before.offer


@pytest.mark.parametrize("seats", RULES.seats)
def test_in_the_middle_of_open_play_the_moment_before_is_the_last_hand(seats):
    before, compared = None, 0
    for state in states(Setting(RULES, seats, (("open_play", True),)), 3):
        view = RULES.view(state, 1)
        if state.laid:
            assert former(view) == before
            compared += 1
        else:
            before = former(view)
    assert compared > HANDS


@on_every_table
def test_what_all_have_seen_is_what_an_onlooker_sees_and_it_is_remembered_alike(setting):
    begun = [state for state in states(setting, 1) if not state.laid]
    for before, after in pairwise(begun):
        for seat in (0, setting.seats - 1):
            seen = public(RULES.view(after, seat))
            assert seen == RULES.view(after, None)
            assert former(seen) == RULES.view(before, None)


def test_the_forgetful_keep_results_and_what_they_hold():
    for state in states(TIDE_SETTINGS[0], 1):
        view = RULES.view(state, 0)
        left = forgetful(view)
        assert [past.results for past in left.rounds] == [past.results for past in view.rounds]
        assert not any(past.hands for past in left.rounds)
        assert (left.hands, left.cards, left.held[-1]) == (view.hands, view.cards, view.held[-1])
        assert not any(left.held[:-1])
        assert (former(left) is None) == (not view.hands)


# -- what is on the table ------------------------------------------------------------------------


@on_every_table
def test_tides_and_tokens_are_counted(setting):
    for state in states(setting, 1):
        view = RULES.view(state, 0)
        assert tokens_by_first_holder(view) == tuple(map(tokens_for, state.dealt))
        left = state.tides[2 * len(state.hands) + 2 :]
        assert tides_left(view).tolist() == [left.count(tide) for tide in sorted(set(TIDES))]
        sea = sea_of(view)
        for seat, place in enumerate(view.places):
            assert (sea.tide[seat, 0], sea.up[seat, 0], sea.afloat[seat, 0]) == (
                place.tide,
                place.up,
                place.afloat,
            )


# -- what the others may hold --------------------------------------------------------------------


def whole(view, seat, cards):
    """Return a hand together with the cards already played from it."""
    played = [hand.plays[seat] for hand in view.hands if hand.plays[seat]]
    return sorted([*cards, *played])


@pytest.mark.parametrize("seen_as", [lambda view: view, public], ids=["to a seat", "to all"])
@on_every_table
def test_imagined_hands_fit_all_that_is_known(setting, seen_as):
    for state in list(states(setting, 5))[:: 3 + 6 * setting.options[0][1]]:
        for seat in range(setting.seats):
            view = seen_as(RULES.view(state, seat))
            known = shown(view)
            found = hands(view, KINDS, rng())
            assert found.shape == (setting.seats, KINDS, HANDS - len(view.hands))
            assert (np.diff(found, axis=2) > 0).all(), "no card twice, and in order"
            for other in [rival for rival, place in enumerate(view.places) if place.afloat]:
                first = first_holder(other, len(view.rounds), setting.seats)
                elsewhere = set().union(*known[:first], *known[first + 1 :], view.leftovers)
                for cards in found[other].tolist():
                    dealt = whole(view, other, cards)
                    assert len(set(dealt)) == HANDS
                    assert known[first] <= set(dealt) <= set(WEATHER)
                    assert not elsewhere & set(dealt)
                    assert tokens_for(tuple(dealt)) == tokens_by_first_holder(view)[first]
                    if len(known[first]) == HANDS:
                        assert dealt == list(state.dealt[first])
            if view.seat is not None and view.places[seat].afloat and not view.laid:
                assert (found[seat] == view.cards).all()


@pytest.mark.parametrize("tokens", range(13))
def test_hands_of_any_number_of_tokens_are_found_however_rare(tokens):
    for known in ((), (1,), (25, 37)):
        if 0 < tokens < 12 or not known:
            pool = [card for card in WEATHER if card not in known]
            found = possible(Unknown(known, tokens), pool, rng())
            for dealt in found.tolist():
                assert len(set(dealt)) == HANDS
                assert set(known) <= set(dealt) <= set(WEATHER)
                assert sum(map(half_preservers, dealt)) // 2 == tokens


def test_a_hand_that_is_known_is_not_imagined():
    known = tuple(range(1, 13))
    assert (possible(Unknown(known, 0), [40, 41], rng()) == known).all()


def test_hands_differ_where_nothing_is_known_and_are_the_same_for_the_same_seed():
    view = TIDE_SETTINGS[0].table(1).view(0)
    found = hands(view, 20, rng())
    assert (found == hands(view, 20, rng())).all()
    assert (found[0] == found[0, 0]).all()
    assert len({tuple(cards) for cards in found[1].tolist()}) > 15
