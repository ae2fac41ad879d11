"""The rules of every game in every setting: the contract of `tide_gui.testing`, and the deals."""

import os
import subprocess
import sys

import pytest
from playing import EVERY_SETTING, SEEDS
from worlds import terms_of

from tide_gui.testing import faults_in
from tide_gui.testing.course import played
from tide_gui.testing.secrets_hold import compared

every_setting = pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)


@every_setting
def test_the_rules_keep_the_contract(setting):
    assert faults_in(setting, None, terms_of(setting.game), SEEDS) == []


@every_setting
def test_other_worlds_differ_often_enough_to_be_compared(setting):
    found = [
        alike for seed in SEEDS for alike in compared(played(setting, seed, seed), terms_of(setting.game))
    ]
    assert sum(found) > len(found) / 5


CHOSEN_PILES = {"turning-tides-2"}  # the choices in the lee decide which cards are dealt


@every_setting
@pytest.mark.parametrize("deal", SEEDS)
def test_nature_deals_the_same_whatever_was_played(setting, deal):
    first, second = (played(setting, deal, seed) for seed in (deal, deal + 1000))
    pairs = list(zip(first.deals(), second.deals(), strict=False))
    common = pairs[:1] if str(setting) in CHOSEN_PILES else pairs
    assert all(one == other for one, other in common)
    assert first.record != second.record


DIGEST = """
import hashlib
from playing import EVERY_SETTING, played_out
from tide_gui.table.record import written
for setting in EVERY_SETTING:
    table = played_out(setting.table(7), 7)
    print(setting, hashlib.sha256(written(table.record, table.standing(), table.outcome())).hexdigest())
    print(setting, [repr(table.view(seat)) for seat in range(setting.seats)])
"""


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
