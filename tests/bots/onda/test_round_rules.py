"""The fast model of a round of Onda has the options of the rule book, and the same positions after them."""

from random import Random

import numpy as np
import pytest
from playing import Setting

from tide_gui.bots.onda.array_rules import NOBODY, begun, dealt, legal, played, points, tide_turned
from tide_gui.bots.onda.from_rulebook import option_of, rounds_of
from tide_gui.rules.game import NATURE
from tide_gui.rules.onda.combinations import BOMBS, COPIES, VALUES
from tide_gui.rules.onda.moves import HAND, TurnTide
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Stage

RULES = Onda()
ACTING = (Stage.ACTION, Stage.BONUS)
everywhere = pytest.mark.parametrize("seats", RULES.seats)


def steps_of(seats, deal, rng):
    """Yield the states of a random game in which a seat acts, with the move and the state after it."""
    state = Setting(RULES, seats).table(deal)._state
    while waiting := RULES.to_act(state):
        moves = {seat: chosen(state, seat, rng) for seat in waiting}
        before = state
        state, _ = RULES.play(state, moves)
        if before.stage in ACTING:
            yield before, moves[before.mover], state


def chosen(state, seat, rng):
    """Choose the kind of a move first, so that tides turn and seats pass as often as they lay."""
    if seat == NATURE:
        return RULES.deal(state, rng)
    choices = RULES.legal(state, seat)
    kind = rng.choice(sorted({type(move).__name__ for move in choices}))
    return rng.choice([move for move in choices if type(move).__name__ == kind])


def positions(seats, count):
    """Return so many steps of random games."""
    rng, found, deal = Random(seats), [], 0
    while len(found) < count:
        found += steps_of(seats, deal, rng)
        deal += 1
    return found[:count]


def option(state, move):
    return option_of(state.tide, state.wilds[state.mover], move)


def assert_model_follows(seats, count):
    steps = positions(seats, count)
    before = [state for state, *_ in steps]
    rounds = rounds_of(before)
    assert_same_options(rounds, before)
    options = np.array([option(state, move) for state, move, *_ in steps])
    assert_same_after(played(rounds, options), steps)


def assert_same_options(rounds, states):
    rows, options = legal(rounds)
    assert [*zip(rows, options, strict=True)] == sorted(zip(rows, options, strict=True))
    for row, state in enumerate(states):
        wilds = state.wilds[state.mover]
        twins = len(wilds) == 2 and wilds[0] == wilds[1]
        expected = {option(state, move) for move in RULES.legal(state, state.mover)}
        found = {*options[rows == row].tolist()}
        assert expected <= found
        assert found == expected or twins, "equal wilds make the same option twice"


def assert_same_after(after, steps):
    ended = np.array([len(state.rounds) < len(later.rounds) for state, _, later in steps])
    assert ended.any()
    assert ((after.winner != NOBODY) == ended).all()
    going = np.flatnonzero(~ended)
    assert_same_rounds(after.at(going), rounds_of([steps[row][2] for row in going]))
    for row in np.flatnonzero(ended):
        results = steps[row][2].rounds[-1]
        assert points(after.at([row]))[0].tolist() == [result.points for result in results]


def assert_same_rounds(found, expected):
    """Compare all cards; where a choice of suits was laid, only their values need to agree."""
    for name in ("mover", "table", "owner", "inside", "low", "blocked", "bonus", "bombed", "bomb"):
        np.testing.assert_array_equal(getattr(found, name), getattr(expected, name), name)
    np.testing.assert_array_equal(np.sort(found.wilds), np.sort(expected.wilds))
    for name in ("held", "gone"):
        values = [getattr(rounds, name).sum(axis=-1) for rounds in (found, expected)]
        np.testing.assert_array_equal(*values, name)
    alike = (found.gone == expected.gone).all(axis=(1, 2))
    assert alike.mean() > 0.5
    for name in ("held", "shown"):
        faces = [getattr(rounds, name)[alike] for rounds in (found, expected)]
        np.testing.assert_array_equal(*faces, name)


@everywhere
def test_the_model_follows_the_rules(seats):
    assert_model_follows(seats, 400)


@pytest.mark.slow
@everywhere
def test_the_model_follows_the_rules_in_many_positions(seats):
    assert_model_follows(seats, 6000)


@everywhere
def test_a_round_begins_as_it_was_dealt(seats):
    hands = dealt(40, seats, np.random.default_rng(seats))
    assert hands.shape == (40, seats, HAND)
    assert all((np.bincount(hand.ravel()) <= COPIES).all() for hand in hands)
    rows = np.arange(40)
    rounds = begun(hands, np.tile([2, 5], (40, seats, 1)), rows % seats, rows % len(BOMBS))
    np.testing.assert_array_equal(rounds.wilds, hands[..., [2, 5]])
    kept = np.delete(hands, [2, 5], axis=2)
    counts = np.eye(2 * len(VALUES), dtype=int)[kept].sum(axis=2)
    np.testing.assert_array_equal(rounds.held.reshape(40, seats, -1), counts)
    assert {*legal(rounds)[0].tolist()} == {*range(40)}


@everywhere
def test_a_turn_of_the_tide_alone_is_as_in_the_whole_model(seats):
    steps = [step for step in positions(seats, 400) if isinstance(step[1], TurnTide)]
    rounds = rounds_of([state for state, *_ in steps])
    options = np.array([option(state, move) for state, move, _ in steps])
    assert len({*options.tolist()}) == 2
    for part, same in zip(tide_turned(rounds, options), played(rounds, options), strict=True):
        np.testing.assert_array_equal(part, same)
