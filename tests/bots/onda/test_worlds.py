"""Worlds of Onda fit the view: what is known stays, and all that is hidden is shuffled."""

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.onda.array_rules import FACES, NOTHING
from tide_gui.bots.onda.from_rulebook import rounds_of
from tide_gui.bots.onda.worlds import drawn_worlds
from tide_gui.rules.onda.combinations import COPIES
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Stage

RULES = Onda()
COUNT = 200


def moments_of(seats):
    for number, table in enumerate(random_moments(Setting(RULES, seats), 3)):
        if number % 3 == 1 and table.view(None).stage is not Stage.WILDS:
            yield table._state, table.ask(min(table.waiting_for())).view


def worlds_of(state, view):
    return drawn_worlds(view, rounds_of([state]), COUNT, np.random.default_rng(1))


def faces(wilds):
    return np.eye(FACES + 1, FACES, dtype=int)[wilds].sum(axis=-2)


@pytest.mark.parametrize("seats", RULES.seats)
def test_worlds_fit_the_view(seats):
    shown = 0
    for state, view in moments_of(seats):
        true, worlds = rounds_of([state]), worlds_of(state, view)
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
