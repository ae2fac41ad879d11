"""Cards against cards: what each pair wins, and how often each card is played.

The enemy does not know the own hand. So every hand that it may expect gets a mixture, all against the same
enemy; a mixture for the own hand alone would give away what it holds.
"""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.turning_tides.arrays import Floats, Indices, Marks
from tide_gui.bots.turning_tides.hands import enemy_hands, held_instead
from tide_gui.bots.turning_tides.known import CARDS, Known, counts
from tide_gui.bots.turning_tides.lower_levels import is_attack
from tide_gui.bots.turning_tides.mixing import Hands, balanced
from tide_gui.bots.turning_tides.thinking import position_of, shortlisted
from tide_gui.bots.turning_tides.turn import Judge, Position, Reveals, payoffs, revealed
from tide_gui.rules.turning_tides.state import View

ROUNDS = 60  # of regret matching
OTHER_HANDS = 7  # that the enemy may expect


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
    mine = held_instead(known, counts(view.exhausted), OTHER_HANDS)
    expected = known._replace(hand=mine.hand.mean(axis=0, keepdims=True))
    considered = shortlisted(judge, position._replace(known=expected))
    rows = np.zeros(len(mine.hand), np.intp)
    found = payoffs(judge, Position(boards.at(rows), seat[rows], mine), considered[rows])
    own, enemy = balanced(
        found + eager * _stake(found[0], known) * _ATTACKS, _hands(mine), enemy_hands(known), ROUNDS
    )
    return Contest(position, considered, found[0], own[0], enemy, found[0] @ enemy)


def _hands(mine: Known) -> Hands:
    count = len(mine.hand)
    return Hands(mine.own_choices[None], np.full((1, count), np.float32(1 / count)))


def _stake(found: Floats, known: Known) -> Floats:
    possible = found[known.own_choices[0, :, None] & known.enemy_choices[0]]
    return np.asarray(possible.max() - possible.min())


_ATTACKS: Floats = np.array([[is_attack(card)] for card in CARDS], np.float32)


def reveals_of(contest: Contest, own: Indices, enemy: Indices) -> Reveals:
    """Return the reveals of these pairs of cards."""
    rows = np.zeros(len(own), np.intp)
    boards, seat, _ = contest.position
    return revealed(boards.at(rows), seat[rows], own, enemy, contest.considered[rows])
