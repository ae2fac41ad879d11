"""Looks a turn further: the value of the cards against cards that the next turn brings."""

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks
from tide_gui.bots.turning_tides.array_rules import Boards, beaten, sailed
from tide_gui.bots.turning_tides.known import Known
from tide_gui.bots.turning_tides.mixed_strategies import mixed
from tide_gui.bots.turning_tides.options import NO_ACTION
from tide_gui.bots.turning_tides.possible_hands import enemy_hands, hands_after_draw
from tide_gui.bots.turning_tides.turn_playout import (
    Judge,
    Position,
    Reveals,
    considered,
    every_option,
    payoffs,
    played_out,
)
from tide_gui.rules.turning_tides.ships import PASSED

ROUNDS = 40  # of regret matching in a turn that is looked at from afar


def after_turn(judge: Judge, reveals: Reveals, known: Known) -> Boards:
    """Return the boards after the turns, every decision made by whom it helps."""
    for _ in range(2):
        ways, chances = played_out(judge, reveals, known)
        own = reveals.first == reveals.seat
        best = _best_way(ways.origin, np.where(own[ways.origin], chances, -chances))
        boards, actions = ways.boards.at(best), reveals.actions.copy()
        actions[np.arange(len(best)), reveals.first] = NO_ACTION
        actions[beaten(boards).any(axis=1)] = NO_ACTION
        reveals = reveals._replace(boards=boards, actions=actions, first=1 - reveals.first)
    return sailed(reveals.boards, 1)


def _best_way(origin: Indices, liking: Floats) -> Indices:
    order = np.lexsort((-liking, origin))
    return order[np.searchsorted(origin, np.arange(origin[-1] + 1))]


def goes_on(boards: Boards) -> Marks:
    """Return where another turn of the round follows."""
    return np.asarray(~beaten(boards).any(axis=1) & (boards.offset < PASSED))


def value_of_next_turn(judge: Judge, position: Position) -> Floats:
    """Return what each seat may expect of the cards of the next turn."""
    boards, seat, known = position
    hands = hands_after_draw(known)
    after = Position(boards, seat, with_draw(known))
    found = payoffs(judge, after, considered(judge, after, 1, every_option(len(seat))))
    return mixed(found, hands, enemy_hands(after.known), ROUNDS).value


def with_draw(known: Known) -> Known:
    """Return what is known when both have drawn: the own card is an expectation."""
    left = known.pile.sum(axis=1, keepdims=True)
    drawn = known.pile / np.maximum(left, 1)
    draws = np.minimum(known.enemy_pile, 1)
    return known._replace(
        hand=known.hand + drawn,
        pile=known.pile - drawn,
        enemy_hand=known.enemy_hand + draws,
        enemy_pile=known.enemy_pile - draws,
    )


def corrected(judge: Judge, after: Position, found: Floats, at: Indices) -> Floats:
    """Replace chances by those of the next turn, where one follows; others change by the mean difference."""
    on = np.flatnonzero(goes_on(after.boards))
    if not len(on):
        return found
    values = value_of_next_turn(judge, after.at(on))
    deep = np.clip(found + (values - found[at[on]]).mean(), 0, 1)
    deep[at] = found[at]
    deep[at[on]] = values
    return deep
