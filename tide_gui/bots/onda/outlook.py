"""How often each seat wins if all play on alike: what the net promises each of them at its next turn."""

from collections.abc import Sequence

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.calibration import stretched
from tide_gui.bots.onda.array_rules import NOBODY, played, points
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.from_rulebook import faces_of, rounds_of
from tide_gui.bots.onda.judged_options import best, choices, lead
from tide_gui.bots.onda.self_play import PAIRS
from tide_gui.bots.onda.sights import hiding_sights
from tide_gui.bots.onda.value_net import Net, Worth, worth
from tide_gui.bots.onda.win_chances import RAREST, later_results, seen_from
from tide_gui.bots.outlooks import Shares
from tide_gui.rules.onda.moves import HAND, WILDS
from tide_gui.rules.onda.state import ROUNDS, WENT_OUT, Stage, State, times_out, totals

OUT = 0.01  # of a point: of equals in points wins who went out more often
STRETCH = {2: 0.7}  # by seats, fitted to experts' games


def outlook(states: Sequence[State]) -> list[Shares]:
    """Return the shares of all seats for states of one game."""
    learnt, seats = experience(), len(states[0].hands)
    promised = _promised(learnt.net, states)
    found = np.stack(
        [_won(state, promised.at(np.array([row])), learnt.results[seats]) for row, state in enumerate(states)]
    )
    return [tuple(row) for row in stretched(found, STRETCH.get(seats, 1)).tolist()]


# -- this round ----------------------------------------------------------------------------------


def _promised(net: Net, states: Sequence[State]) -> Worth:
    """Return what each seat may expect of this round: states x seats."""
    found = Worth._make([np.zeros((len(states), len(states[0].hands)), np.float32) for _ in Worth._fields])
    hiding = [state.stage is Stage.WILDS for state in states]
    for is_hiding, ways in ((True, _by_hiding), (False, _by_playing)):
        rows = [row for row, each in enumerate(hiding) if each is is_hiding]
        if rows:
            for part, some in zip(found, ways(net, [states[row] for row in rows]), strict=True):
                part[rows] = some
    return found


def _by_hiding(net: Net, states: Sequence[State]) -> Worth:
    """Let every seat hide the two cards that it likes best."""
    rounds = rounds_of(states)
    hands = np.array([[faces_of(state.tide, hand) for hand in state.hands] for state in states], np.int8)
    promised = []
    for seat in range(rounds.seats):
        seen = hiding_sights(rounds, seat, hands[:, seat][:, PAIRS])
        found = worth(net, seen)
        promised.append(found.at(best(seen.at, lead(found))))
    return Worth._make(np.stack(parts, axis=1) for parts in zip(*promised, strict=True))


def _by_playing(net: Net, states: Sequence[State]) -> Worth:
    """Let all take their best options until each seat has had a turn, or the round is over."""
    rounds, rows = rounds_of(states), np.arange(len(states))
    found = Worth._make([np.full((len(states), rounds.seats), np.nan, np.float32) for _ in Worth._fields])
    while len(rows):
        seen = choices(net, rounds)
        chosen = best(seen.rows, lead(seen.worth))
        _note(found, rows, rounds.mover, seen.worth.at(chosen))
        rounds = played(rounds, seen.options[chosen])
        over = rounds.winner != NOBODY
        _note_ends(found, rows[over], points(rounds.at(over)))
        going = np.isnan(found.points[rows]).any(axis=1)
        rounds, rows = rounds.at(going), rows[going]
    return found


def _note(found: Worth, rows: Indices, seats: Indices, promised: Worth) -> None:
    """Note what seats were promised, if it is the first time for them."""
    new = np.isnan(found.points[rows, seats])
    for part, values in zip(found, promised, strict=True):
        part[rows[new], seats[new]] = values[new]


def _note_ends(found: Worth, rows: Indices, made: Small) -> None:
    for seat in range(made.shape[1]):
        own = made[:, seat].astype(np.float32)
        ended = Worth(own, (made.sum(axis=1) - own) / (made.shape[1] - 1), np.float32(1) * (own == WENT_OUT))
        _note(found, rows, np.full(len(rows), seat), ended)


# -- the game ------------------------------------------------------------------------------------


def _won(state: State, promised: Worth, results: Small) -> Floats:
    """Return how often each seat wins, over who goes out and over results of rounds played before."""
    seats = len(state.hands)
    out = promised.out[0] / promised.out[0].sum()
    inside = np.maximum(1 - promised.out[0], RAREST)
    losses = np.minimum((promised.points[0] - WENT_OUT * promised.out[0]) / inside, -1)
    spread = np.tile(1 + _open_part(state) * (_losses_in_all(results) - 1), (seats, 1))
    later = _from_every_seat(later_results(results, ROUNDS - 1 - len(state.rounds)))
    before = np.array(totals(state.rounds, seats)) + OUT * np.array(times_out(state.rounds, seats))
    won = np.zeros(seats)
    for winner in range(seats):
        others = (winner + np.arange(1, seats)) % seats
        final = before + later
        final[:, winner] += WENT_OUT + OUT
        final[:, others] += losses[others] * spread
        first: Marks = final >= final.max(axis=1, keepdims=True) - OUT / 2
        won += out[winner] * (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
    return np.asarray(won, np.float32)


def _losses_in_all(results: Small) -> Floats:
    """Return what the others than the winner lost in rounds, each as a part of the mean of all rounds."""
    losers = seen_from(results, results.argmax(axis=1))[:, 1:]
    return np.asarray(losers / losers.mean(), np.float32)


def _from_every_seat(results: Floats) -> Floats:
    """Return results so often that each seat has each of them."""
    return np.concatenate([np.roll(results, seat, axis=1) for seat in range(results.shape[1])])


def _open_part(state: State) -> float:
    """Return how much of the round is still open, by the shortest hand."""
    return min(min(map(len, state.hands)) / (HAND - WILDS), 1)
