"""Answers the asks of a game with a judge of boards: which card, which decision, what to do in the lee."""

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks
from tide_gui.bots.turning_tides import lee_cards
from tide_gui.bots.turning_tides.array_rules import boards_of, turned
from tide_gui.bots.turning_tides.known import counts, known_to
from tide_gui.bots.turning_tides.lower_levels import Question
from tide_gui.bots.turning_tides.options import ACTION_OF, NO_ACTION, OPTION_OF
from tide_gui.bots.turning_tides.turn_playout import (
    Branches,
    Judge,
    Position,
    Reveals,
    considered,
    every_option,
    played_out,
)
from tide_gui.rules.turning_tides.state import Phase, View

SHORTLIST = 3  # decisions of Sailor, Cannon and Move that are considered before the card is chosen


def position_of(view: View) -> Position:
    """Return the position of a view."""
    boards = boards_of([view.board], view.options.introductory)
    return Position(boards, np.array([view.seat]), known_to(view))


def shortlisted(judge: Judge, position: Position) -> Marks:
    """Return the decisions that are considered before the card is chosen."""
    return considered(judge, position, SHORTLIST, every_option(len(position.seat)))


def chances(judge: Judge, ask: Question) -> Floats:
    """Return the chance to win after each choice of a decision, a swap or an exhaustion."""
    match ask.view.phase:
        case Phase.SWAP:
            found = lee_cards.swaps(judge, lees_of(ask.view), counts(ask.view.hand))
            return in_order(found.options, found.chances, [lee_cards.SWAP_OF[move] for move in ask.choices])
        case Phase.EXHAUST:
            found = lee_cards.exhaustions(judge, lees_of(ask.view))
            return in_order(
                found.options, found.chances, [lee_cards.EXHAUST_OF[move] for move in ask.choices]
            )
    ways, after = decided(judge, ask.view)
    return in_order(ways.options, after, [OPTION_OF[move] for move in ask.choices])


def reveals_in(view: View) -> Reveals:
    """Return what is still to be performed in this turn, first by the seat that decides."""
    boards, seat, _ = position_of(view)
    actions = np.full((1, 2), NO_ACTION)
    for task in view.queue:
        actions[0, task.seat] = ACTION_OF[task.action]
    return Reveals(boards, seat, actions, seat, np.zeros(1, np.intp), every_option(1, 2))


def decided(judge: Judge, view: View) -> tuple[Branches, Floats]:
    """Judge every decision, with the enemy's best answer if its card is still to be performed."""
    return played_out(judge, reveals_in(view), known_to(view))


def in_order(options: Indices, found: Floats, wanted: list[int]) -> Floats:
    """Return what was found for the wanted options."""
    by_option = np.zeros(max(wanted) + 1, np.float32)
    known = options < len(by_option)
    by_option[options[known]] = found[known]
    return by_option[wanted]


def lees_of(view: View) -> lee_cards.Lees:
    """Return the lee of a view."""
    boards, seat, known = position_of(view)
    return lee_cards.Lees(turned(boards), seat, known.exchange, known.enemy_exchange)
