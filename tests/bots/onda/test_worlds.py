"""Worlds of Onda fit the view: what is known stays, and what is hidden is drawn by what players keep."""

from dataclasses import replace

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.onda.array_rules import FACES, NOTHING
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.fewest_plays import fewest_plays
from tide_gui.bots.onda.from_rulebook import rounds_of
from tide_gui.bots.onda.worlds import ALL_ALIKE, drawn_worlds
from tide_gui.rules.onda.combinations import COPIES
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Stage

RULES = Onda()
COUNT = 200


def moments_of(seats):
    for number, table in enumerate(random_moments(Setting(RULES, seats), 3)):
        if number % 3 == 1 and table.view(None).stage is not Stage.WILDS:
            yield table._state, table.ask(min(table.waiting_for())).view


def worlds_of(state, view, odds=ALL_ALIKE):
    return drawn_worlds(view, rounds_of([state]), COUNT, np.random.default_rng(1), odds)


def plays(worlds, seat):
    return fewest_plays(worlds.held[:, seat].sum(axis=2))


def faces(wilds):
    return np.eye(FACES + 1, FACES, dtype=int)[wilds].sum(axis=-2)


@pytest.mark.parametrize("learnt", [False, True], ids=["all alike", "by odds"])
@pytest.mark.parametrize("seats", RULES.seats)
def test_worlds_fit_the_view(seats, learnt):
    shown, odds = 0, experience().odds[seats] if learnt else ALL_ALIKE
    for state, view in moments_of(seats):
        true, worlds = rounds_of([state]), worlds_of(state, view, odds)
        held = worlds.held.reshape(COUNT, seats, FACES)
        whole = held.sum(axis=1) + faces(worlds.wilds).sum(axis=1) + worlds.gone.reshape(COUNT, FACES)
        assert whole.max() <= COPIES
        assert (held.sum(axis=2) == view.hand_counts).all()
        assert ((worlds.wilds != NOTHING).sum(axis=2) == view.wild_counts).all()
        assert (worlds.held >= true.shown).all()
        assert (worlds.held[:, view.seat] == true.held[0, view.seat]).all()
        assert (worlds.wilds[:, view.seat] == true.wilds[0, view.seat]).all()
        shown += true.shown.sum()
    assert shown, "some turned the tide"


def test_every_unseen_card_is_as_likely_in_every_hidden_place():
    state, view = next(moments_of(3))
    worlds = worlds_of(state, view)
    others = [seat for seat in range(3) if seat != view.seat]
    places = worlds.held[:, others].reshape(COUNT, 2, FACES).mean(axis=0) / np.array([[10], [10]])
    unseen = COPIES - worlds.held[0, view.seat].ravel() - faces(worlds.wilds[0, view.seat])
    expected = unseen / unseen.sum()
    np.testing.assert_allclose(places, np.tile(expected, (2, 1)), atol=0.02)


def test_hands_are_drawn_by_their_odds():
    """If each further play makes a hand half as likely, that is how drawn hands differ from random ones."""
    state, view = next(moments_of(3))
    halved = ALL_ALIKE * 0.5 ** np.arange(len(ALL_ALIKE))
    for seat in (seat for seat in range(3) if seat != view.seat):
        random, drawn = plays(worlds_of(state, view), seat), plays(worlds_of(state, view, halved), seat)
        expected = np.average(random, weights=0.5**random)
        assert random.mean() - 0.3 > expected == pytest.approx(drawn.mean(), abs=0.2)


def test_a_hand_that_cannot_be_is_drawn_nowhere():
    state, view = next(moments_of(4))
    only = np.zeros_like(ALL_ALIKE)
    only[:, 5] = 1
    seats = [seat for seat in range(4) if seat != view.seat]
    assert {play for seat in seats for play in plays(worlds_of(state, view, only), seat).tolist()} == {5}


def test_without_any_odds_worlds_still_fit():
    """No hand of these cards was ever met."""
    state, view = next(moments_of(5))
    worlds = worlds_of(state, view, np.zeros_like(ALL_ALIKE))
    assert (worlds.held.sum(axis=(2, 3)) == view.hand_counts).all()


def test_all_shown_leaves_nothing_to_draw():
    state, view = next(moments_of(2))
    other = 1 - view.seat
    state = replace(
        state, shown=tuple(hand if seat == other else () for seat, hand in enumerate(state.hands))
    )
    worlds = worlds_of(state, RULES.view(state, view.seat), experience().odds[2])
    assert (worlds.held[:, other] == rounds_of([state]).held[0, other]).all()
