"""What a seat has after each of its moves; a turn of the tide can go on in several ways."""

from collections.abc import Iterable
from dataclasses import dataclass

from tide_gui.bots.onda.lower_levels import table_of
from tide_gui.rules.onda.combinations import (
    Cards,
    Combination,
    Tide,
    answers,
    by_value,
    naturals,
    plus,
    without,
)
from tide_gui.rules.onda.moves import WILDS, HideWilds, Lay, Move, Pass, TurnTide
from tide_gui.rules.onda.state import View


@dataclass(frozen=True, slots=True)
class After:
    """The situation of a seat after its move."""

    hand: Cards
    wilds: int
    tide: Tide
    laid: Combination | None = None
    passed: bool = False


def afters(move: Move, view: View) -> list[After]:
    """Return the possible situations after a move, including what may be laid after a turn of the tide."""
    situation = after(move, view)
    return _after_turning(situation, view) if isinstance(move, TurnTide) else [situation]


def after(move: Move, view: View) -> After:
    """Return the situation after a move, before a bonus."""
    wilds = len(view.wilds)
    match move:
        case Lay(_, cards, spent, combination):
            return After(without(view.hand, cards), wilds - len(spent), view.tide, combination)
        case HideWilds(cards):
            return After(without(view.hand, cards), WILDS, view.tide)
        case TurnTide(wild):
            return After(plus(view.hand, wild), wilds - 1, _other(view.tide))
    return After(view.hand, wilds, view.tide, passed=isinstance(move, Pass))


def _after_turning(turned: After, view: View) -> list[After]:
    """Return the situations after the bonus, which may be declined."""
    return [turned, *(_after_bonus(turned, *lay) for lay in _bonus_lays(turned, view))]


def _bonus_lays(turned: After, view: View) -> Iterable[tuple[Combination, Cards]]:
    piles = by_value(turned.hand)
    for combination in answers(table_of(view), turned.tide):
        for cards in naturals(piles, combination, 0, suited=False):
            yield combination, cards


def _after_bonus(turned: After, laid: Combination, cards: Cards) -> After:
    return After(without(turned.hand, cards), turned.wilds, turned.tide, laid)


def _other(tide: Tide) -> Tide:
    return Tide.LOW if tide is Tide.HIGH else Tide.HIGH
