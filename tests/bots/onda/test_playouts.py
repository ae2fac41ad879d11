"""The search of Onda's expert plays moves out to the own next turn; endings have only one outcome."""

import numpy as np
import pytest
from playing import Setting

from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.from_rulebook import option_of, rounds_of
from tide_gui.bots.onda.playouts import played_out
from tide_gui.rules.onda.combinations import Combination, Kind, Tide
from tide_gui.rules.onda.moves import Lay, read_move
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Action, Stage, State

SET_OF_FOUR = 5  # of the bombs
NINE = Lay(False, (91,), (), Combination(Kind.SINGLE, 1, 9))


def ending(hands, wilds=((), ()), trick=()):
    """Return a round in which the first seat is to act."""
    start = Setting(Onda(), 2).table()._state
    return State(
        hands=hands,
        wilds=wilds,
        rest=(),
        stage=Stage.ACTION,
        mover=0,
        tide=Tide.HIGH,
        bomb=SET_OF_FOUR,
        shown=((), ()),
        course=(trick,),
        rounds=start.rounds,
    )


def outcomes(state, *moves):
    """Return points and chance to go out by move, with this state as the only world, twice."""
    options = np.array([option_of(state.tide, state.wilds[0], read_move(move)) for move in moves])
    found = played_out(experience().net, rounds_of([state, state]), options)
    return dict(zip(moves, zip(found.points.tolist(), found.out.tolist(), strict=True), strict=True))


def test_what_the_other_cannot_beat_wins_and_what_it_can_beat_loses():
    state = ending(hands=((51, 52, 151), (61,)))
    found = outcomes(state, "follow 15A single 15", "follow 5A 5B set 5", "follow 5A single 5")
    assert found["follow 15A single 15"] == found["follow 5A 5B set 5"] == (3, 1)
    assert found["follow 5A single 5"] == (-4, 0)


def test_a_move_that_ends_the_round_brings_its_points_at_once():
    assert outcomes(ending(hands=((51,), (61, 151))), "follow 5A single 5") == {"follow 5A single 5": (3, 1)}


def test_a_turn_of_the_tide_is_played_on_after_its_bonus():
    state = ending(hands=((51,), (101,)), wilds=((31,), ()), trick=(Action(1, lay=NINE),))
    found = outcomes(state, "turn 3A", "pass")
    assert found["turn 3A"] == (3, 1)
    assert found["pass"] == (pytest.approx(-4), 0)
