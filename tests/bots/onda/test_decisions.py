"""The benches of the expert's decisions: no loss where there is none, all of it where there is one."""

import re

import numpy as np
import pytest
from bench.onda import decisions, searches, true_deals
from bench.onda.decisions import (
    KINDS,
    OPTIONS,
    Comparison,
    Decision,
    Promise,
    breakdown,
    compared,
    kind_of,
    leads_at_end,
    losses,
    option_in,
    options_to_try,
)
from bench.onda.true_deals import Instead
from bots.onda.test_playouts import NINE, ending

from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.from_rulebook import option_of, rounds_of
from tide_gui.bots.onda.options import DECLINE, IS_BOMB, PASS, TURN, USED
from tide_gui.rules.onda.moves import read_move
from tide_gui.rules.onda.state import Action

LAY, OTHER_LAY = np.flatnonzero(~IS_BOMB[:TURN] & ~USED[:TURN].any(axis=1))[:2].tolist()
WILD, BOMB = (np.flatnonzero(marks[:TURN])[0].item() for marks in (USED.any(axis=1) & ~IS_BOMB, IS_BOMB))
WORLDS, TRIALS = 8, 2000


def test_options_of_every_kind_are_told_apart():
    assert [kind_of(option) for option in (LAY, WILD, BOMB, TURN, DECLINE, PASS)] == list(KINDS)
    assert kind_of(TURN + 1) == "turn"


def test_what_is_tried_holds_the_choices_and_the_best_of_every_kind():
    lays = np.flatnonzero(~IS_BOMB[:TURN] & ~USED[:TURN].any(axis=1))[:12].tolist()
    liked = [*lays, TURN + 1, TURN, BOMB, WILD, PASS]
    chosen = [lays[9], lays[0], lays[7]]
    tried = options_to_try(chosen, liked)
    assert tried[:3] == chosen
    assert {*chosen, TURN + 1, BOMB, WILD, PASS} <= set(tried)
    assert len(set(tried)) == len(tried) == OPTIONS


def mean_loss(worth, chosen):
    """Compare options of this worth many times, in worlds that say little about them."""
    rng = np.random.default_rng(1)
    noisy = (np.array(worth)[:, None] + rng.normal(0, 3, (len(worth), WORLDS)) for _ in range(TRIALS))
    found = [compared(leads, [LAY, OTHER_LAY, PASS], [chosen])[0][0] for leads in noisy]
    return np.mean(found)


def test_chance_alone_makes_no_loss():
    assert mean_loss([1, 1, 1], LAY) == pytest.approx(0, abs=0.15)
    assert mean_loss([2, -5, -5], LAY) == pytest.approx(0, abs=0.15)


def test_a_loss_is_found_whole():
    assert mean_loss([-5, 2, -5], LAY) == pytest.approx(7, abs=0.15)


def test_each_half_of_the_worlds_judges_what_the_other_one_found():
    leads = np.array([[0, 0, 0, 0], [3, -1, 3, -1], [-2, 2, -2, 2]], float)
    lost, halves = compared(leads, [LAY, OTHER_LAY, PASS], [LAY, PASS])
    assert halves == (Comparison("plain lay", "plain lay", -1), Comparison("plain lay", "pass", -2))
    assert lost == (-1.5, -1.5)


def test_what_is_as_good_as_the_choice_is_not_better():
    lost, halves = compared(np.zeros((2, 4)), [LAY, PASS], [LAY])
    assert lost == (0,)
    assert {half.better for half in halves} == {None}


def test_the_leads_are_those_of_the_end_of_the_round():
    state = ending(hands=((51,), (61, 151)))
    goes_out = option_of(state.tide, (), read_move("follow 5A single 5"))
    worlds = rounds_of([state, state])
    assert leads_at_end(experience().net, worlds, np.array([goes_out])).tolist() == [[3 + 1 + 3] * 2]


def test_the_table_has_intervals_over_deals_and_the_breakdown_counts_halves():
    moments = list(decisions.MOMENTS)
    halves = Comparison("turn", "pass", 2.0), Comparison("turn", None, 0.0)
    some = [
        Decision(1, moments[0], (1.0, 3.0, 0.0), halves, (Promise("bomb", 1.5, 0.25),)),
        Decision(2, moments[2], (1.5, 3.0, 0.0), (halves[0], halves[0]._replace(loss=1.0))),
    ]
    assert losses(4, some).split() == [*"42", *["1.25", "±", "3.18"], "3.00", "0.00"]
    lines = [" ".join(line.split()) for line in breakdown("4 seats", some)]
    assert f"{moments[0]} 1 1.00 1.0" in lines
    assert f"{moments[2]} 1 1.50 1.5" in lines
    assert lines[-1] == "bomb 1 1.50 0.25"
    turned, passed = (next(line for line in lines if line.startswith(kind)) for kind in ("turn", "pass"))
    assert turned.startswith("turn 2 1.25")
    assert passed.startswith("pass 1.5 1.67")
    assert passed.endswith("2.5")
    assert not list(breakdown("2 seats", []))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--decisions", "0"], "'0' is no number from 1 on"),
        (["--jobs", "many"], "'many' is no number from 1 on"),
        (["--seats", "6"], "invalid choice: 6"),
    ],
)
def test_a_wrong_argument_is_told(arguments, said, capsys):
    with pytest.raises(SystemExit):
        decisions.main(arguments)
    assert said in capsys.readouterr().err


def test_kinds_are_compared_where_there_are_enough_decisions_of_both():
    some = [Instead(deal, "turn", "pass", deal % 3, 0.5) for deal in range(true_deals.FEWEST)]
    rare = [Instead(deal, "bomb", "pass", 1.0, 1.0) for deal in range(true_deals.FEWEST - 1)]
    _, line = (" ".join(line.split()) for line in true_deals.report([*some, *rare]))
    assert line == "turn pass 10 0.90 ± 0.63 0.50"


def test_a_choice_is_compared_with_the_best_of_each_other_kind_in_its_deal(monkeypatch):
    state = ending(hands=((51,), (101,)), wilds=((31,), ()), trick=(Action(1, lay=NINE),))
    turn, wild, passed = (
        option_of(state.tide, (31,), read_move(move)) for move in ("turn 3A", "follow +3A single 10", "pass")
    )
    decision = decisions.Met(state, None, np.array([turn, wild, passed]), turn)
    monkeypatch.setattr(true_deals, "met", lambda seats, deal: [decision])
    found = {each.other: (each.chosen, each.better) for each in true_deals.of_deal(2, 1)}
    goes_out, loses = 3 + 1, -1 - 3 - 3
    assert found["pass"] == ("turn", goes_out - loses)
    assert found.keys() == {"pass", "wild"}


@pytest.mark.slow
def test_decisions_of_fresh_games_are_measured_the_same_with_the_same_seed(capsys, monkeypatch):
    monkeypatch.setattr(decisions, "WORLDS", WORLDS)
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 20)
    for _ in range(2):
        decisions.main(["--seats", "2", "--decisions", "3", "--seed", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[: len(lines) // 2] == lines[len(lines) // 2 :]
    assert [line.split()[:2] for line in lines[2:3]] == [["2", "4"]]
    assert any(line.startswith("2 seats, promises") for line in lines)


@pytest.mark.slow
def test_true_deals_are_compared_the_same_with_the_same_seed(capsys, monkeypatch):
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 20)
    monkeypatch.setattr(true_deals, "FEWEST", 5)
    for _ in range(2):
        true_deals.main(["--seats", "3", "--games", "1", "--seed", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[: len(lines) // 2] == lines[len(lines) // 2 :]
    assert len(lines) > 6


def rounds_that_end(_, worlds, options):
    """Say that each option leads to as many points as its number, in every world."""
    return np.repeat(options[:, None], len(worlds.mover), axis=1).astype(np.float32)


def test_a_search_is_judged_by_what_it_chooses(monkeypatch):
    def choose(expert, ask, *_):
        liked = sorted(ask.choices, key=lambda move: option_in(ask, move))
        return liked[-1 if expert._search.rows == 128 else 0]

    monkeypatch.setattr(searches, "leads_at_end", rounds_that_end)
    monkeypatch.setattr(searches.Expert, "choose", choose)
    decision = next(each for each in decisions.met(3, 1) if len(each.options) > 2)
    leads = searches.looked_at(1, decision, 1).leads
    gap = decision.options.max() - decision.options.min()
    more = dict(zip(searches.SEARCHES, (leads - leads[0]).tolist(), strict=True))
    assert more == {name: gap * ("128 rows" in name) for name in searches.SEARCHES}


@pytest.mark.slow
def test_searches_are_compared_the_same_with_the_same_seed(capsys, monkeypatch):
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 20)
    monkeypatch.setattr(searches, "CHECKED", 6)
    for _ in range(2):
        searches.main(["--seats", "2", "--decisions", "3", "--seed", "1"])
    lines = [re.sub(r"( +\d+){2}$", "", line) for line in capsys.readouterr().out.splitlines()]
    assert lines[: len(lines) // 2] == lines[len(lines) // 2 :]
    rows = zip(lines[-len(searches.SEARCHES) :], searches.SEARCHES, strict=True)
    assert all(line.startswith(name) for line, name in rows)
