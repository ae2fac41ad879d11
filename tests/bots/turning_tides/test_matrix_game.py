"""Experts of Turning Tides mix for every hand that the enemy may expect of them."""

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.turning_tides.deciding import position_of
from tide_gui.bots.turning_tides.experience import experience
from tide_gui.bots.turning_tides.known import counts, known_to
from tide_gui.bots.turning_tides.matrix_game import OTHER_HANDS, ROUNDS, contest
from tide_gui.bots.turning_tides.mixed_strategies import mixed, mixed_by_hand
from tide_gui.bots.turning_tides.possible_hands import (
    enemy_hands,
    equally_likely,
    own_hands,
    with_other_hands,
)
from tide_gui.bots.turning_tides.turn_playout import Position, every_option, payoffs
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.state import Phase

ROWS = np.zeros(OTHER_HANDS + 1, np.intp)


def views(deal):
    """Return what seats see in a random game when they choose a card."""
    return [
        table.view(seat)
        for table in random_moments(Setting(TurningTides(), 2), deal)
        if table.view(None).phase is Phase.CHOOSE
        for seat in sorted(table.waiting_for())
    ]


def hands_of(view):
    """Return what is known with the own hand, and with others that the enemy may expect."""
    return with_other_hands(known_to(view), counts(view.exhausted), OTHER_HANDS)


# -- the hands -----------------------------------------------------------------------------------


def test_other_hands_are_made_of_the_cards_that_the_enemy_has_not_seen():
    for view in views(4)[::7]:
        known, mine = known_to(view), hands_of(view)
        hidden = known.hand + known.pile + counts(view.exhausted)
        assert (mine.hand <= hidden).all()
        assert set(mine.hand.sum(axis=1)) == {known.hand.sum()}
        np.testing.assert_allclose(mine.pile.sum(axis=1), known.pile.sum(), rtol=1e-5)
        assert (mine.hand + mine.pile <= hidden + 1e-5).all()
        for part, own in zip(mine, known, strict=True):
            np.testing.assert_array_equal(part[:1], own)
        for part, own in zip(mine[2:], known[2:], strict=True):
            np.testing.assert_array_equal(part, own[ROWS])


def test_the_other_hands_do_not_depend_on_the_own_one():
    view = next(view for view in views(4) if min(view.pile_sizes) > 2)
    known, mine = known_to(view), hands_of(view)
    unseen = known.hand + known.pile
    assert len(np.unique(mine.hand, axis=0)) > 2
    for hand in mine.hand[1:, None]:
        found = with_other_hands(
            known._replace(hand=hand, pile=unseen - hand), counts(view.exhausted), OTHER_HANDS
        )
        np.testing.assert_array_equal(found.hand[1:], mine.hand[1:])


# -- the mixtures --------------------------------------------------------------------------------


@pytest.mark.slow
def test_mixtures_for_all_hands_together_give_away_less_than_those_for_each_alone():
    gains = [_gain(view) for view in views(3)[12::24]]
    assert len(gains) > 3
    assert min(gains) > -0.005
    assert max(gains) > 0.005


def _gain(view):
    """Return how much more the seat is sure to win if it mixes for all hands together."""
    position, mine = position_of(view), hands_of(view)
    each = Position(position.boards.at(ROWS), position.seat[ROWS], mine)
    every = every_option(len(ROWS), 2)
    found = payoffs(experience().full.net.chances, each, every)
    enemy = enemy_hands(position.known)
    together = mixed_by_hand(found, equally_likely(mine), enemy, 200).own
    alone = [mixed(found[[row]], own_hands(mine.at([row])), enemy, 200).own[0] for row in range(len(ROWS))]
    return _sure(found, together, enemy) - _sure(found, np.array(alone), enemy)


def _sure(found, mixtures, enemy):
    """Return what the mixtures win on average, whatever each hand of the enemy plays."""
    worth = (mixtures[:, :, None] * found).sum(axis=1).mean(axis=0)
    return float((np.where(enemy.cards[0], worth, 1).min(axis=1) * enemy.weights[0]).sum())


def test_a_contest_mixes_for_all_these_hands():
    differs = 0
    for view in views(6)[::9]:
        found, mine = contest(experience().full.net.chances, view, 0), hands_of(view)
        each = Position(found.position.boards.at(ROWS), found.position.seat[ROWS], mine)
        wins = payoffs(experience().full.net.chances, each, found.considered[ROWS])
        enemy = enemy_hands(known_to(view))
        np.testing.assert_array_equal(found.payoffs, wins[0])
        np.testing.assert_allclose(
            found.own, mixed_by_hand(wins, equally_likely(mine), enemy, ROUNDS).own[0], atol=1e-6
        )
        alone = mixed_by_hand(wins[:1], own_hands(known_to(view)), enemy, ROUNDS).own[0]
        differs += bool(np.abs(found.own - alone).max() > 0.05)
    assert differs > 2


def test_only_cards_in_hand_are_played_and_only_possible_ones_expected():
    for view in views(5)[::9]:
        known, found = known_to(view), contest(experience().full.net.chances, view, 0)
        assert not found.own[~known.own_choices[0]].any()
        assert not found.enemy[~known.enemy_choices[0]].any()
        np.testing.assert_allclose([found.own.sum(), found.enemy.sum()], 1, rtol=1e-5)
        np.testing.assert_allclose(found.chances, found.payoffs @ found.enemy, rtol=1e-5)
