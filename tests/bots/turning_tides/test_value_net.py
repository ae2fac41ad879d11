"""What the net of Turning Tides is shown is what the rules say."""

from random import Random

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.turning_tides.array_rules import boards_of
from tide_gui.bots.turning_tides.backpropagation import fresh
from tide_gui.bots.turning_tides.known import BOX, KINDS, known_to
from tide_gui.bots.turning_tides.value_net import (
    BOARD_FEATURES,
    CARD_FEATURES,
    board_features,
    card_features,
    contacts,
)
from tide_gui.rules.turning_tides.cards import WAIT
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import MAST_ZONE, PASSED, opposite

RULES = TurningTides()
SETTINGS = [Setting(RULES, 2), Setting(RULES, 2, (("introductory", True),))]
every_game = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def moments(setting, deal):
    return [
        (table._state, table.view(seat))
        for table in random_moments(setting, deal)
        for seat in sorted(table.waiting_for())
    ]


def hits(board, seat, offset):
    """Count by the rules what a ship can hit at an offset, for each kind of contact."""
    ship, enemy = board.ships[seat], board.ships[1 - seat]
    found = [0] * 5
    for zone in sorted({*ship.sailors}):
        target = opposite(zone, offset)
        if not target:
            continue
        mast = target == MAST_ZONE and enemy.mast
        units = target in (enemy.captain, *enemy.sailors, *enemy.toward, *enemy.away)
        found[0] += target in enemy.sailors
        found[1] += target == enemy.captain and target not in enemy.sailors
        if zone in ship.toward:
            found[2] += mast
            found[3] += units and not mast
            found[4] += not units and not mast and target not in enemy.destroyed
    return found


def test_contacts_are_what_swings_and_fires_would_hit_in_the_turns_to_come():
    views = [view for _, view in moments(SETTINGS[0], 5)][::3]
    seats = np.array([view.seat for view in views])
    found = contacts(boards_of([view.board for view in views], introductory=False), seats, PASSED)
    assert found.any(axis=(0, 1, 3)).all(), "every kind of contact happens in this game"
    for view, row in zip(views, found, strict=True):
        for side, seat in enumerate((view.seat, 1 - view.seat)):
            for turn in range(PASSED):
                assert row[side, :, turn].tolist() == hits(view.board, seat, view.board.offset + turn)


@every_game
def test_a_seat_knows_where_all_cards_are_but_the_hidden_ones_of_the_enemy(setting):
    for state, view in moments(setting, 3):
        known = known_to(view)
        own, enemy = state.places[view.seat], state.places[1 - view.seat]
        loose = {"hand": view.hand, "pile": own.pile, "exchange": own.exchange}
        loose["enemy_exchange"] = enemy.exchange
        for name, cards in loose.items():
            expected = [cards.count(kind) for kind in KINDS]
            np.testing.assert_array_equal(getattr(known, name), [expected], name)
        closed = RULES.view(state, 1 - view.seat).hand
        hidden = [*closed, *enemy.pile, *enemy.exhausted]
        np.testing.assert_array_equal(known.hidden, [[hidden.count(kind) for kind in KINDS]])
        assert known.enemy_hand == len([card for card in closed if card != WAIT])
        assert known.enemy_pile == len(enemy.pile)


@every_game
def test_the_net_is_shown_the_same_whatever_is_hidden(setting):
    for number, (_, view) in enumerate(moments(setting, 4)[::5]):
        imagined = RULES.view(RULES.imagine(view, Random(number)), view.seat)
        np.testing.assert_array_equal(card_features(known_to(view)), card_features(known_to(imagined)))


def test_features_are_counted_and_both_seats_see_the_same_board_from_their_side():
    views = [view for _, view in moments(SETTINGS[0], 7)]
    boards = boards_of([view.board for view in views], introductory=False)
    gold = board_features(boards, np.zeros(len(views), np.intp))
    silver = board_features(boards, np.ones(len(views), np.intp))
    assert gold.shape == silver.shape == (len(views), BOARD_FEATURES)
    np.testing.assert_array_equal(gold.sum(axis=1), silver.sum(axis=1) + 2 * (boards.pawn == 0) - 1)
    cards = np.concatenate([card_features(known_to(view)) for view in views])
    assert cards.shape == (len(views), CARD_FEATURES)
    assert BOX.sum() == 11


def test_chances_are_chances_and_depend_on_board_and_cards():
    views = [view for _, view in moments(SETTINGS[0], 8)]
    boards = boards_of([view.board for view in views], introductory=False)
    seats, net = np.array([view.seat for view in views]), fresh(np.random.default_rng(1))
    moment = np.zeros(len(views), np.intp)
    early, late = (net.chances(boards, seats, known_to(view), moment) for view in (views[0], views[-1]))
    assert ((early > 0) & (early < 1)).all()
    assert len(np.unique(early)) > len(views) // 2
    assert (early != late).all()
