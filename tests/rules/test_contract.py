"""What holds for the rules of every game: the contract of `tide_gui.testing`, and what concerns the table."""

import os
import subprocess
import sys
from itertools import combinations

import pytest
from fourth_game.rules import Pebbles
from hypothesis import given
from hypothesis import strategies as st
from playing import ADD_NO_PAIR, DEAL, EVERY_SETTING, LARGEST, PLAIN_SETTINGS, SEEDS, TIDE_SETTINGS
from worlds import terms_of

from tide_gui.rules.catalog import all_games
from tide_gui.rules.game import IllegalMove, places
from tide_gui.table.table import nature
from tide_gui.testing import faults_in
from tide_gui.testing.random_game import played
from tide_gui.testing.secrets_hold import compared

every_setting = pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
every_game = pytest.mark.parametrize("game", [*all_games(), Pebbles()], ids=lambda game: game.key)


@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_the_rules_keep_the_contract_at_the_largest_table(setting):
    assert faults_in(setting, None, terms_of(setting.game), DEAL) == []


@pytest.mark.whole_games
@every_setting
def test_the_rules_keep_the_contract(setting):
    assert faults_in(setting, None, terms_of(setting.game), SEEDS) == []


@pytest.mark.whole_games
@every_setting
def test_other_worlds_differ_often_enough_to_be_compared(setting):
    found = [
        alike for seed in SEEDS for alike in compared(played(setting, seed, seed), terms_of(setting.game))
    ]
    assert sum(found) > len(found) / 5


CHOSEN_PILES = {"turning-tides-2"}  # the choices in the lee decide which cards are dealt


@pytest.mark.whole_games
@every_setting
@pytest.mark.parametrize("deal", SEEDS)
def test_nature_deals_the_same_whatever_was_played(setting, deal):
    first, second = (played(setting, deal, seed) for seed in (deal, deal + 1000))
    pairs = list(zip(first.deals(), second.deals(), strict=False))
    common = pairs[:1] if str(setting) in CHOSEN_PILES else pairs
    assert all(one == other for one, other in common)
    assert first.record != second.record


@every_game
@given(text=st.text(max_size=30))
def test_rubbish_is_no_move(game, text):
    try:
        move = game.read(text)
    except IllegalMove as error:
        assert str(error)  # noqa: PT017  # most texts are refused, some are moves
    else:
        assert game.write(move) == text


@pytest.mark.whole_games
@every_setting
def test_nature_draws_from_the_deal_number_and_the_number_of_its_moves(setting, monkeypatch):
    calls, deal = [], 10**12 - 1
    monkeypatch.setattr("tide_gui.table.table.nature", lambda *which: calls.append(which) or nature(*which))
    random_game = played.__wrapped__(setting, deal, deal)
    assert calls == [(deal, index) for index in range(len(random_game.deals()))]


DIGEST = """
import hashlib
from playing import EVERY_SETTING, played_out
from tide_gui.table.record import written
for setting in EVERY_SETTING:
    table = played_out(setting.table(7), 7)
    print(setting, hashlib.sha256(written(table.record, table.standing(), table.outcome())).hexdigest())
    print(setting, [repr(table.view(seat)) for seat in range(setting.seats)])
"""


@pytest.mark.whole_games
def test_two_processes_that_hash_differently_play_the_same_games():
    pages = [
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (1, 2)
    ]
    assert pages[0] == pages[1]
    assert len(pages[0].splitlines()) == 2 * len(EVERY_SETTING)


def test_every_game_and_every_number_of_seats_is_tried():
    assert len(PLAIN_SETTINGS) == sum(len(game.seats) for game in all_games())


def test_without_the_slow_settings_every_pair_of_seats_and_options_occurs():
    assert pairs_of(TIDE_SETTINGS) == pairs_of(set(TIDE_SETTINGS) - set(ADD_NO_PAIR))


def pairs_of(settings):
    every = [(("seats", setting.seats), *setting.options) for setting in settings]
    return {pair for values in every for pair in combinations(values, 2)}


def test_winners_come_first_then_scores_decide_and_ties_share_a_place():
    assert places((4, 3, 9), (0, 2)) == (1, 3, 1)
    assert places((5, 9, 9, 2), (1, 2)) == (3, 1, 1, 4)
    assert places((0, 0), (1,)) == (2, 1)
    assert places((7, 9, 7), (0,)) == (1, 2, 3)
