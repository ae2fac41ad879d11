"""The contract of games plays every setting and tells each fault in one sentence."""

import os
import subprocess
import sys
from dataclasses import dataclass, replace
from itertools import combinations

import pytest
from broken_games import EXCHANGE, Talkative
from fourth_game.presentation import pebbles
from fourth_game.rules import Pebbles
from fourth_game.text import PebblesText

from tide_gui.presentation.text import in_english
from tide_gui.rules.game import check_seats
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.testing import BrokenContract, Terms, check, contract, pairwise, settings_of

test_pebbles_keep_the_contract = contract(Pebbles(), pebbles(in_english), exchange=EXCHANGE)


class Stuck(Pebbles):
    def legal(self, state, seat):
        return () if state.bids else super().legal(state, seat)


@dataclass(frozen=True)
class Unset:
    long: bool


@dataclass(frozen=True)
class Counted:
    rounds: int = 3


class WithoutDefault(Pebbles):
    options_type = Unset


class WithNumber(Pebbles):
    options_type = Counted


class Crowded(Pebbles):
    seats = range(2, 9)


class Lonely(Pebbles):
    seats = range(1, 3)


class Unseated(Pebbles):
    seats = range(0)


BROKEN = {
    "the option `long` has no default": WithoutDefault,
    "the option `rounds` is no `bool`": WithNumber,
    r"a table has 2 to 5 seats, and `seats` of the game is range\(2, 9\)": Crowded,
    r"a table has 2 to 5 seats, and `seats` of the game is range\(1, 3\)": Lonely,
    r"a table has 2 to 5 seats, and `seats` of the game is range\(0, 0\)": Unseated,
    "`to_act` names seat ., and `legal` has no move": Stuck,
}


@pytest.mark.parametrize(("sentence", "game"), BROKEN.items())
def test_a_game_that_cannot_be_played_is_told(sentence, game):
    with pytest.raises(BrokenContract, match=sentence):
        check(game(), exchange=EXCHANGE)


class Raising(PebblesText):
    def progress(self, standing):
        return {}["nothing"]


class RaisingBelow(PebblesText):
    def progress(self, standing):
        check_seats("pebbles", range(2, 4), 9)


@pytest.mark.parametrize(
    ("text", "sentence"), [(Raising, "KeyError: 'nothing'"), (RaisingBelow, "UnplayableTable: .* not by 9")]
)
def test_a_fault_that_is_raised_is_told_with_the_line_of_the_game(text, sentence):
    with pytest.raises(BrokenContract, match=rf"{sentence} \(test_contract.py, line \d+\)"):
        check(Pebbles(), replace(pebbles(in_english), text=text(in_english)), seeds=[0])


WITHOUT_PYTEST = """
import sys
sys.modules["pytest"] = None
from fourth_game.rules import Pebbles
from tide_gui.testing import check, contract, settings_of
check(Pebbles(), settings=settings_of(Pebbles())[:1], seeds=[1])
contract(Pebbles())
"""


def test_without_pytest_a_game_is_checked_and_the_test_for_pytest_says_what_is_missing():
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYTEST], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr.splitlines()[-1].startswith("ImportError: `tide_gui.testing.contract` makes a test")
    assert done.stderr.endswith("which is not installed: pip install pytest\n")


def pairs_of(settings):
    """Every pair of the number of seats and an option, or of two options, in these settings."""
    return {
        pair for setting in settings for pair in combinations([("seats", setting.seats), *setting.options], 2)
    }


def test_fewer_settings_keep_every_pair():
    every = settings_of(TurnTheTide())
    fewer = pairwise(every)
    assert {*fewer} < {*every}
    assert pairs_of(fewer) == pairs_of(every)


def test_without_options_every_number_of_seats_is_kept():
    every = settings_of(Pebbles())
    assert pairwise(every) == every


def test_terms_do_not_replace_the_exchange():
    with pytest.raises(BrokenContract, match="the event BuriedShown shows what was hidden"):
        check(Talkative(), exchange=EXCHANGE, terms=Terms())


@pytest.mark.parametrize("nothing", ["settings", "seeds"])
def test_a_check_of_nothing_is_refused(nothing):
    with pytest.raises(ValueError, match=f"`{nothing}` is empty"):
        check(Pebbles(), **{nothing: []})


def test_a_test_of_no_setting_is_refused():
    with pytest.raises(ValueError, match="`settings` is empty"):
        contract(Pebbles(), settings=[])


def test_the_test_for_pytest_fails_for_a_broken_game():
    test_talkative = contract(Talkative(), exchange=EXCHANGE)
    with pytest.raises(BrokenContract, match="the event BuriedShown shows what was hidden"):
        test_talkative(settings_of(Talkative())[0])
