"""Cards against cards, two turns deep: what each pair wins, and how often each card is played."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.turning_tides.arrays import Floats, Indices, Marks
from tide_gui.bots.turning_tides.hands import enemy_hands, own_hands
from tide_gui.bots.turning_tides.known import CARDS
from tide_gui.bots.turning_tides.lower_levels import is_attack
from tide_gui.bots.turning_tides.mixing import Mixture, mixed
from tide_gui.bots.turning_tides.next_turn import after_turn, corrected
from tide_gui.bots.turning_tides.thinking import position_of, shortlisted
from tide_gui.bots.turning_tides.turn import Judge, Position, Reveals, payoffs, revealed, without_cards
from tide_gui.rules.turning_tides.state import View

ROUNDS = 120  # of regret matching
LIKELY = 0.05  # only cards that are played as often are looked at two turns deep


class Contest(NamedTuple):
    """Own cards against those that the enemy may have: the chances of each pair, and the mixture."""

    position: Position
    considered: Marks
    payoffs: Floats
    mixture: Mixture


def contest(judge: Judge, view: View, eager: float, pairs: int) -> Contest:
    """Pit all cards against each other, and look a turn further for so many pairs.

    `eager` is the liking to attack, as a part of what is at stake.
    """
    position = position_of(view)
    considered = shortlisted(judge, position)
    found = payoffs(judge, position, considered)
    shallow = Contest(position, considered, found, _mixed(found, position, eager))
    if not pairs:
        return shallow
    deep = _deepened(judge, shallow, pairs)
    return shallow._replace(payoffs=deep, mixture=_mixed(deep, position, eager))


def _mixed(found: Floats, position: Position, eager: float) -> Mixture:
    known = position.known
    possible = found[known.own_choices[:, :, None] & known.enemy_choices[:, None, :]]
    stake = possible.max() - possible.min()
    mixture = mixed(found + eager * stake * _ATTACKS, own_hands(known), enemy_hands(known), ROUNDS)
    return mixture._replace(chances=(found @ mixture.enemy[..., None])[..., 0])


_ATTACKS: Floats = np.array([[is_attack(card)] for card in CARDS], np.float32)


def _deepened(judge: Judge, contest: Contest, pairs: int) -> Floats:
    """Look a turn further for the likely pairs of cards."""
    own, enemy = _likely(contest.mixture, pairs)
    reveals = reveals_of(contest, own, enemy)
    known = without_cards(contest.position.known.at(np.zeros(len(own), np.intp)), own, enemy)
    after = Position(after_turn(judge, reveals, known), reveals.seat, known)
    looked_at = np.asarray(reveals.considered.any(axis=1))
    cells = own * len(CARDS) + enemy
    return corrected(judge, after, looked_at, contest.payoffs.ravel(), cells).reshape(contest.payoffs.shape)


def reveals_of(contest: Contest, own: Indices, enemy: Indices) -> Reveals:
    """Return the reveals of these pairs of cards."""
    rows = np.zeros(len(own), np.intp)
    boards, seat, _ = contest.position
    return revealed(boards.at(rows), seat[rows], own, enemy, contest.considered[rows])


def _likely(mixture: Mixture, pairs: int) -> tuple[Indices, Indices]:
    """Return the pairs of cards that are played most often."""
    often = np.where(mixture.own[0] < LIKELY, 0, mixture.own[0])[:, None] * mixture.enemy[0]
    often[:, mixture.enemy[0] < LIKELY] = 0
    best = np.argsort(-often, axis=None, kind="stable")[: min(pairs, np.count_nonzero(often))]
    own, enemy = np.divmod(best, len(CARDS))
    return own, enemy
