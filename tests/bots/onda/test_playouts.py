"""The search of Onda's expert plays moves out to a later own turn; endings have only one outcome."""

import numpy as np
import pytest
from playing import Setting

from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.from_rulebook import option_of, rounds_of
from tide_gui.bots.onda.judged_options import choices, likely_choices
from tide_gui.bots.onda.options import EMPTY, LAYS, TURN
from tide_gui.bots.onda.playouts import Expected, PlayOut, played_out
from tide_gui.bots.onda.self_play import moments
from tide_gui.bots.onda.value_net import Worth
from tide_gui.rules.onda.combinations import Combination, Kind, Tide
from tide_gui.rules.onda.moves import Lay, read_move
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import WENT_OUT, Action, Stage, State

SET_OF_FOUR = 5  # of the bombs
NINE = Lay(False, (91,), (), Combination(Kind.SINGLE, 1, 9))


ONE_TURN = PlayOut((1,), unfinished=0)


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


def outcomes(state, *moves, way=ONE_TURN):
    """Return points and chance to go out by move, with this state as the only world, twice."""
    options = np.array([option_of(state.tide, state.wilds[0], read_move(move)) for move in moves])
    found = played_out(experience().net, rounds_of([state, state]), options, way)
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


def expected(*turns, unfinished=0):
    """Return what a five leads to; the other may go out before the next own turn."""
    state, five = ending(hands=((11, 12, 51, 71), (61, 62))), "follow 5A single 5"
    return outcomes(state, five, way=PlayOut(turns, unfinished=unfinished))[five]


def test_a_round_is_played_on_to_a_later_turn():
    """What is expected is not yet what comes of it."""
    early, late = expected(1), expected(*[0] * 9, 1)
    points, out = late
    assert points == int(points) < WENT_OUT or out == 1
    assert out in {0, 1}
    assert early != late


def test_what_is_expected_at_several_turns_is_shared():
    next_turn, second = np.array(expected(1)), np.array(expected(0, 1))
    assert (next_turn != second).all()
    np.testing.assert_allclose(expected(0.25, 0.75), 0.25 * next_turn + 0.75 * second, rtol=1e-5)


def test_what_the_last_rows_may_bring_is_not_waited_for():
    assert expected(0, 1) != expected(1)
    assert expected(0, 1, unfinished=1) == expected(1)


def test_turns_that_do_not_come_count_as_the_end_or_as_the_last_turn():
    """The first row ends before any turn, the second after one, the third is stopped after one."""
    found, rows = Expected(3, (0.1, 0.2, 0.7)), np.arange(3)

    def worth(points):
        return Worth(*[np.array(points, np.float32)] * 3)

    found.end(rows[:1], worth([10]))
    assert found.lacks_a_turn(rows[1:])
    assert found.add(rows[1:], worth([20, 30])).all()
    assert not found.lacks_a_turn(rows[1:])
    found.end(rows[1:2], worth([5]))
    found.stop(rows[2:])
    np.testing.assert_allclose(found.worth.points, [10, 0.1 * 20 + 0.9 * 5, 30], rtol=1e-6)


def test_after_the_last_turn_that_counts_a_row_is_done():
    found = Expected(1, (0.5, 0.5))
    worth = Worth(*[np.ones(1, np.float32)] * 3)
    assert [found.add(np.arange(1), worth).item() for _ in range(2)] == [True, False]


# -- likely options ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", Onda().seats)
def test_only_wilds_that_are_spent_too_easily_are_left_out(seats):
    net, left_out = experience().net, set()
    for rounds in moments(net, 8, seats, np.random.default_rng(seats)):
        found, likely = choices(net, rounds), likely_choices(net, rounds)
        kept = {*zip(likely.rows.tolist(), likely.options.tolist(), strict=True)}
        every = [*zip(found.rows.tolist(), found.options.tolist(), strict=True)]
        for row, option in every:
            others = {each for at, each in every if at == row} - {option}
            cards = rounds.held[row, rounds.mover[row]].sum()
            why = reason(option, others, rounds.table[row] == EMPTY, cards)
            assert ((row, option) not in kept) == bool(why)
            left_out.add(why)
    assert left_out == {"", "the other wild", "without wilds", "leads too early"}


def reason(option, others, leads, cards):
    """Return why an option is not likely, if it is not."""
    if option >= TURN:
        return "the other wild" if option == TURN + 1 and TURN in others else ""
    lay, other_lays = LAYS[option], [LAYS[other] for other in others if other < TURN]
    if not lay.slots:
        return ""
    if lay.slots == (1,) and lay._replace(slots=(0,)) in other_lays:
        return "the other wild"
    if any(is_plain_for(lay, other) for other in other_lays):
        return "without wilds"
    return "leads too early" if leads and not lay.bomb and cards - sum(lay.counts) > 2 else ""


def is_plain_for(lay, other):
    same = (other.bomb, other.combination) == (lay.bomb, lay.combination)
    return not other.slots and same and other.suit == (lay.suit if any(lay.counts) or other.suit < 0 else 0)
