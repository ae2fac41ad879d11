"""Cards against cards: what each pair wins, and how often each card is played.

The enemy does not know the own hand. So that hand and others that the enemy may expect get a mixture each,
all against the same enemy. A mixture for the own hand alone would be one against an enemy that knows it.
"""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Marks
from tide_gui.bots.turning_tides.deciding import position_of, shortlisted
from tide_gui.bots.turning_tides.known import CARDS, Known, counts
from tide_gui.bots.turning_tides.lower_levels import is_attack
from tide_gui.bots.turning_tides.mixed_strategies import mixed_by_hand
from tide_gui.bots.turning_tides.possible_hands import enemy_hands, equally_likely, with_other_hands
from tide_gui.bots.turning_tides.turn_playout import Judge, Position, payoffs
from tide_gui.rules.turning_tides.state import View

ROUNDS = 60  # of regret matching
OTHER_HANDS = 7  # that the enemy may expect instead of the own one


class Contest(NamedTuple):
    """Own cards against those that the enemy may have."""

    position: Position
    considered: Marks
    payoffs: Floats  # the chance of each pair: own cards x enemy cards
    own: Floats  # how often each own card is played
    enemy: Floats
    chances: Floats  # of each own card against what the enemy plays


def contest(judge: Judge, view: View, eager: float) -> Contest:
    """Pit all cards against each other; `eager` is the liking to attack, as a part of what is at stake."""
    position = position_of(view)
    boards, seat, known = position
    mine = with_other_hands(known, counts(view.exhausted), OTHER_HANDS)
    expected = known._replace(
        hand=mine.hand.mean(axis=0, keepdims=True), pile=mine.pile.mean(axis=0, keepdims=True)
    )
    considered = shortlisted(judge, position._replace(known=expected))
    rows = np.zeros(len(mine.hand), np.intp)
    found = payoffs(judge, Position(boards.at(rows), seat[rows], mine), considered[rows])
    liking = eager * _stake(found[0], known) * _ATTACKS
    own, enemy = mixed_by_hand(found + liking, equally_likely(mine), enemy_hands(known), ROUNDS)
    return Contest(position, considered, found[0], own[0], enemy, found[0] @ enemy)


def _stake(found: Floats, known: Known) -> float:
    return float(np.ptp(found[known.own_choices[0, :, None] & known.enemy_choices[0]]))


_ATTACKS: Floats = np.array([[is_attack(card)] for card in CARDS], np.float32)
