"""A turn that the bots of Turning Tides play out ends as the rules and the best decisions say."""

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.turning_tides import lee_cards
from tide_gui.bots.turning_tides.array_rules import boards_of
from tide_gui.bots.turning_tides.deciding import chances, position_of, shortlisted
from tide_gui.bots.turning_tides.known import CARDS, known_to
from tide_gui.bots.turning_tides.options import ACTION, ACTIONS, OPTIONS
from tide_gui.bots.turning_tides.turn_playout import considered, every_option, payoffs
from tide_gui.rules.turning_tides.cards import SWAPS, WAIT, Exhaust
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import PASSED
from tide_gui.rules.turning_tides.state import Phase

RULES = TurningTides()
SETTINGS = [Setting(RULES, 2), Setting(RULES, 2, (("introductory", True),))]
every_game = pytest.mark.parametrize("setting", SETTINGS, ids=str)
LAST = 12


def hashed(boards, seat, known, moment):
    """Judge boards by a number that looks random, and is the other one for the other seat."""
    parts = [part.reshape(len(seat), -1) for part in (boards.piles, boards.captain, boards.mast)]
    whole = np.concatenate([*parts, np.minimum(boards.offset, PASSED)[:, None]], axis=1, dtype=np.float64)
    number = np.sin(whole @ np.arange(1, whole.shape[1] + 1) + boards.pawn) % 1
    return np.where(seat == 0, number, 1 - number).astype(np.float32)


def by_rules(state, seat):
    """Return what a seat wins from here to the end of the turn, if everybody decides for the best."""
    if state.phase is not Phase.PERFORM:
        if outcome := RULES.outcome(state):
            return float(outcome.winners == (seat,))
        offset = state.board.offset if state.phase is Phase.CHOOSE else PASSED
        board = state.board if state.phase is Phase.CHOOSE else state.board.turned()
        after = boards_of([replace(board, offset=offset)], state.options.introductory)
        return float(hashed(after, np.array([seat]), None, None)[0])
    [mover] = RULES.to_act(state)
    best = max if mover == seat else min
    return best(by_rules(RULES.play(state, {mover: move})[0], seat) for move in RULES.legal(state, mover))


def in_lee(state):
    return state.phase in (Phase.SWAP, Phase.EXHAUST, Phase.DEAL)


@pytest.mark.slow
@every_game
def test_cards_against_cards_win_what_the_best_decisions_win(setting):
    tried = set()
    for table in islice(random_moments(setting, 6), 1, 400, 7):
        state = table._state
        if state.phase is not Phase.CHOOSE or state.board.offset >= LAST - 1:
            continue
        position = position_of(RULES.view(state, 0))
        every = every_option(1, 2)
        found = payoffs(hashed, position, every)[0]
        for own in RULES.legal(state, 0):
            for enemy in RULES.legal(state, 1):
                after, _ = RULES.play(state, {0: own, 1: enemy})
                if not in_lee(after):
                    expected = by_rules(after, 0)
                    assert found[CARDS.index(own), CARDS.index(enemy)] == pytest.approx(expected, abs=1e-5)
                    tried.add((own, enemy))
    assert len(tried) > 20


@every_game
def test_every_decision_is_judged_with_the_best_answer(setting):
    asked = 0
    for table in islice(random_moments(setting, 7), 250):
        state = table._state
        if state.phase is not Phase.PERFORM or state.board.offset >= LAST - 2:
            continue
        [seat] = table.waiting_for()
        ask = table.ask(seat)
        expected = [by_rules(RULES.play(state, {seat: move})[0], seat) for move in ask.choices]
        np.testing.assert_allclose(chances(hashed, ask), expected, atol=1e-5)
        asked += 1
    assert asked > 10


def test_the_shortlist_has_the_best_decisions_of_each_card_and_all_attacks():
    for table in islice(random_moments(SETTINGS[0], 8), 0, 200, 5):
        if table._state.phase is not Phase.CHOOSE:
            continue
        position = position_of(table.view(1))
        every = every_option(1)
        whole = considered(hashed, position, OPTIONS, every)
        short = shortlisted(hashed, position)
        assert (short <= whole).all()
        for action in ("sailor", "cannon", "move"):
            some = np.isin(ACTION, ACTIONS.index(action))
            assert (short[0][:, some].sum(axis=1) == np.minimum(whole[0][:, some].sum(axis=1), 3)).all()
        assert short[..., np.isin(ACTION, [4, 5, 6, 7])].all()


# -- the lee -------------------------------------------------------------------------------------


def wanting(kind):
    """Judge by the cards of one kind that the next round begins with."""

    def judge(boards, seat, known, moment):
        return known.pile[moment, CARDS.index(kind) - 1] / 10

    return judge


def asks_in(phase):
    return [
        table.ask(seat)
        for table in random_moments(SETTINGS[0], 3)
        if table._state.phase is phase
        for seat in sorted(table.waiting_for())
    ]


@pytest.mark.parametrize("kind", ["fire", "cannon"])
def test_a_swap_is_judged_by_the_cycle_that_it_leads_to(kind):
    asked = asks_in(Phase.SWAP)
    assert asked
    for ask in asked:
        known = known_to(ask.view)
        have = 3 - known.exchange[0, CARDS.index(kind) - 1] - (kind == "cannon")
        for move, chance in zip(ask.choices, chances(wanting(kind), ask), strict=True):
            gained = move.taken.count(kind) - move.given.count(kind)
            assert chance == pytest.approx((have + gained) / 10, abs=1e-6)


def test_exhausted_cards_are_missing_in_the_cycle():
    asked = asks_in(Phase.EXHAUST)
    assert asked
    for ask in asked:
        have = 3 - known_to(ask.view).exchange[0, CARDS.index("fire") - 1]
        for move, chance in zip(ask.choices, chances(wanting("fire"), ask), strict=True):
            assert chance == pytest.approx((have - move.cards.count("fire")) / 10, abs=1e-6)


def test_the_tables_of_the_lee_are_those_of_the_rules():
    assert lee_cards.EXHAUST_OF[Exhaust(())] == 0
    assert len(lee_cards.GIVEN) == len(SWAPS)
    assert WAIT not in {card for swap in SWAPS for card in (*swap.given, *swap.taken)}
