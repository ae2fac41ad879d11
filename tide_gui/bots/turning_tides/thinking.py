"""Answers the asks of a game with a judge of boards: which card, which decision, what to do in the lee."""

from collections import Counter
from itertools import combinations

import numpy as np

from tide_gui.bots.turning_tides import lee
from tide_gui.bots.turning_tides.arrays import Floats
from tide_gui.bots.turning_tides.known import CARD_OF, CARDS, KINDS, counts, known_to
from tide_gui.bots.turning_tides.lower_levels import Question
from tide_gui.bots.turning_tides.mixing import Hands
from tide_gui.bots.turning_tides.model import boards_of, turned
from tide_gui.bots.turning_tides.options import ACTION_OF, NO_ACTION, OPTION_OF, OPTIONS
from tide_gui.bots.turning_tides.turn import (
    EVERY_OPTION,
    Judge,
    Position,
    Reveals,
    considered,
    payoffs,
    played_out,
)
from tide_gui.rules.turning_tides.state import Phase, View

SHORTLIST = 3  # decisions of Sailor, Cannon and Move that are considered before the card is chosen


def position_of(view: View) -> Position:
    """Return the position of a view."""
    boards = boards_of([view.board], view.options.introductory)
    return Position(boards, np.array([view.seat]), known_to(view))


def card_payoffs(judge: Judge, position: Position) -> Floats:
    """Return the chance to win for each own card against each of the enemy's."""
    looked_at = np.broadcast_to(EVERY_OPTION, (len(position.seat), OPTIONS))
    return payoffs(judge, position, considered(judge, position, SHORTLIST, looked_at))


def chances(judge: Judge, ask: Question) -> Floats:
    """Return the chance to win after each choice of a decision, a swap or an exhaustion."""
    match ask.view.phase:
        case Phase.SWAP:
            return _of_swaps(judge, ask)
        case Phase.EXHAUST:
            return _of_exhaustions(judge, ask)
    return _of_decisions(judge, ask)


def _of_decisions(judge: Judge, ask: Question) -> Floats:
    """Judge every decision, with the enemy's best answer if its card is still to be performed."""
    boards, seat, known = position_of(ask.view)
    actions = np.full((1, 2), NO_ACTION)
    for task in ask.view.queue:
        actions[0, task.seat] = ACTION_OF[task.action]
    every = np.ones((1, 2, OPTIONS), np.bool_)
    reveals = Reveals(boards, seat, actions, seat, np.zeros(1, np.intp), every)
    ways, found = played_out(judge, reveals, known)
    by_option = dict(zip(ways.options.tolist(), found.tolist(), strict=True))
    return np.array([by_option[OPTION_OF[move]] for move in ask.choices], np.float32)


def _of_swaps(judge: Judge, ask: Question) -> Floats:
    found = lee.swaps(judge, _lees(ask.view), counts(ask.view.hand))
    by_option = dict(zip(found.options.tolist(), found.chances.tolist(), strict=True))
    return np.array([by_option[lee.SWAP_OF[move]] for move in ask.choices], np.float32)


def _of_exhaustions(judge: Judge, ask: Question) -> Floats:
    found = lee.exhaustions(judge, _lees(ask.view))
    by_option = dict(zip(found.options.tolist(), found.chances.tolist(), strict=True))
    return np.array([by_option[lee.EXHAUST_OF[move]] for move in ask.choices], np.float32)


def _lees(view: View) -> lee.Lees:
    boards, seat, known = position_of(view)
    return lee.Lees(turned(boards), seat, known.exchange, known.enemy_exchange)


# -- hands ---------------------------------------------------------------------------------------


def own_hand(view: View) -> Hands:
    """Return the hand of the seat, as the only one that it may have."""
    cards = np.array([[[card in view.hand for card in CARDS]]])
    return Hands(cards, np.ones((1, 1), np.float32))


def enemy_hands(position: Position) -> Hands:
    """Return every hand that the enemy may have, by how often it is dealt."""
    [hidden], [size] = position.known.hidden, position.known.enemy_hand
    cards = [kind for kind, count in zip(KINDS, hidden, strict=True) for _ in range(int(count))]
    dealt = Counter(frozenset(hand) for hand in combinations(cards, int(size)))
    marks = np.array([[[card in hand for card in CARDS] for hand in dealt]])
    marks[..., CARD_OF[CARDS[0]]] = True
    weights = np.array([list(dealt.values())], np.float32)
    return Hands(marks, weights / weights.sum())
