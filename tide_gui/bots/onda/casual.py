"""Casual: keeps groups together, holds its wilds until somebody is nearly out, and does not count plays."""

from collections.abc import Iterable

from tide_gui.bots.onda.lower_levels import (
    HIGHEST,
    Answer,
    Question,
    looks,
    rise,
)
from tide_gui.bots.styles import LikingBot, by_liking, liking_styles
from tide_gui.characters import Temper
from tide_gui.rules.onda.combinations import VALUES, Cards, value_of, without
from tide_gui.rules.onda.moves import HideWilds, Lay, Move, TurnTide
from tide_gui.rules.onda.state import View

CROWD = 0.015  # temperature of the choice for each of the others: a full table makes it unsteady
LONG = 0.3  # a card more in the combination that it leads
LOOSE = 0.12  # less for a card that is left without an equal and a neighbour
BROKEN = 0.12  # less for a set of which it lays a part
BOMB = 0.2  # less for a bomb
TURNING = 0.9  # less for turning the tide
PASSING = 0.9  # less for passing, or for laying nothing after a turn
WILD = 0.75  # less for a wild, as long as nobody is nearly out
HOT = 3  # so few cards in a hand are nearly out
HEAT = 0.5  # more for a wild, a bomb or a turn of the tide when somebody is
MIDDLE = 0.3  # hiding a card from the middle rather than from an end

CASUALS = liking_styles(boldness=0.1, whim=1.4)


class Casual(LikingBot):
    """Judges a move by what it does to the table and to the groups in the hand."""

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        likings = {move: self._liking(move, ask.view) for move in ask.choices}
        return by_liking(likings, CROWD * (len(ask.view.hand_counts) - 1) * self._style.whim, looks)

    def _liking(self, move: Move, view: View) -> float:
        heat = HEAT * _is_hot(view) + self._style.boldness
        match move:
            case Lay(bomb, cards, wilds):
                eagerness = (heat - WILD) * len(wilds) + (heat - BOMB) * bomb
                return _fit(move, view) - _disorder(view.hand, cards) + eagerness
            case HideWilds(cards):
                return _liking_to_hide(cards, view)
            case TurnTide(wild):
                return heat - TURNING - LOOSE * _loose((*view.hand, wild))
        return -PASSING - LOOSE * _loose(view.hand)


def _is_hot(view: View) -> bool:
    return min(view.hand_counts) <= HOT


def _fit(lay: Lay, view: View) -> float:
    """Prefer long combinations to lead, and small steps to follow."""
    long = 0 if view.trick else LONG * lay.combination.size
    return long - rise(lay, view)


def _disorder(hand: Cards, cards: Cards) -> float:
    left = without(hand, cards)
    values = {value_of(card) for card in left}
    broken = {value_of(card) for card in cards} & values
    return LOOSE * _loose(left) + BROKEN * len(broken)


def _loose(cards: Iterable[int]) -> int:
    """Return how many cards have neither an equal nor a neighbour."""
    values = list(map(value_of, cards))
    return sum(values.count(value) == 1 and not {value - 1, value + 1} & {*values} for value in values)


def _liking_to_hide(cards: Cards, view: View) -> float:
    left = without(view.hand, cards)
    ends = sum(abs(value_of(card) - len(VALUES) // 2 - 1) for card in cards) / HIGHEST
    return -LOOSE * _loose(left) - MIDDLE * ends


def casual(temper: Temper) -> Casual:
    return Casual(CASUALS[temper])
