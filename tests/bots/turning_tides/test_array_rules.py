"""The fast model of the boards of Turning Tides has the decisions of the rule book, and the same results."""

from random import Random

import numpy as np
import pytest
from playing import Setting

from tide_gui.bots.turning_tides.array_rules import beaten, boards_of, performed, possible, sailed, turned
from tide_gui.bots.turning_tides.options import ACTION_OF, NOTHING, OPTION_OF
from tide_gui.rules.game import NATURE
from tide_gui.rules.turning_tides import ships
from tide_gui.rules.turning_tides.cards import Action, Card
from tide_gui.rules.turning_tides.choices import possible as possible_by_rules
from tide_gui.rules.turning_tides.rulebook import TurningTides

RULES = TurningTides()
both_games = pytest.mark.parametrize("introductory", [False, True], ids=["full", "introductory"])


def boards_in_games(introductory, count):
    """Return boards of random games in which attacks are played whenever they can be."""
    rng, found, deal = Random(1), [], 0
    while len(found) < count:
        state = Setting(RULES, 2, (("introductory", introductory),)).table(deal)._state
        while waiting := RULES.to_act(state):
            state, _ = RULES.play(state, {seat: chosen(state, seat, rng) for seat in waiting})
            found.append(state.board)
        deal += 1
    return found[:count]


def chosen(state, seat, rng):
    if seat == NATURE:
        return RULES.deal(state, rng)
    choices = RULES.legal(state, seat)
    eager = [move for move in choices if move in (Card.SWING, Card.FIRE)]
    return rng.choice(eager if eager and rng.random() < 0.5 else choices)


def assert_model_follows(introductory, count):
    boards, rng = boards_in_games(introductory, count), Random(2)
    seats = np.array([rng.randrange(2) for _ in boards])
    actions = [rng.choice([*Action]) for _ in boards]
    rows = boards_of(boards, introductory)
    found = possible(rows, seats, np.array([ACTION_OF[action] for action in actions]))
    decisions = []
    for board, seat, action, row in zip(boards, seats, actions, found, strict=True):
        expected = possible_by_rules(action, board, seat)
        assert {*np.flatnonzero(row)} == ({OPTION_OF[each] for each in expected} or {NOTHING})
        decisions.append(rng.choice(expected) if expected else None)
    options = np.array([NOTHING if each is None else OPTION_OF[each] for each in decisions])
    after = [
        board if decision is None else decision.perform(board, seat)[0]
        for board, seat, decision in zip(boards, seats, decisions, strict=True)
    ]
    assert_same(performed(rows, seats, options), boards_of(after, introductory))
    assert_same(sailed(rows, np.int8(1)), boards_of([board.sailed(1) for board in boards], introductory))
    assert_same(turned(rows), boards_of([board.turned() for board in boards], introductory))
    lost = [[ships.beaten(ship, introductory) for ship in board.ships] for board in after]
    np.testing.assert_array_equal(beaten(performed(rows, seats, options)), lost)


def assert_same(found, expected):
    for name, part, other in zip(found._fields, found, expected, strict=True):
        np.testing.assert_array_equal(part, other, name)


@both_games
def test_the_model_follows_the_rules(introductory):
    assert_model_follows(introductory, 1500)


@pytest.mark.slow
@both_games
def test_the_model_follows_the_rules_in_many_positions(introductory):
    assert_model_follows(introductory, 20_000)


def test_the_boards_of_the_test_have_everything_that_may_happen():
    """Lost captains and masts, destroyed zones, every offset of the lee: else the model is not tried."""
    rows = boards_of(boards_in_games(False, 1500), False)
    assert (rows.captain == 0).any()
    assert not rows.mast.all()
    assert beaten(rows).any()
    assert set(rows.offset.tolist()) >= set(range(ships.PASSED + 1))
