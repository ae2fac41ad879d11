"""What the bots without a net share: the style of a character, heights of combinations, the choice."""

from collections.abc import Hashable

from tide_gui.rules.game import Ask, Weighed
from tide_gui.rules.onda.combinations import VALUES, Cards, Combination, Kind, Tide, value_of
from tide_gui.rules.onda.moves import HideWilds, Lay, Move, TurnTide
from tide_gui.rules.onda.state import View

Question = Ask[View, Move]
Answer = tuple[Weighed[Move], ...]

HIGHEST = VALUES[-1]


def height_of_value(value: int, tide: Tide) -> int:
    """Return how high a value is under this tide, from 1 to 15."""
    return value if tide is Tide.HIGH else HIGHEST + 1 - value


def height(combination: Combination, tide: Tide) -> int:
    """Return how hard a combination is to beat under this tide; a run counts by its better end."""
    if tide is Tide.LOW and combination.kind is Kind.RUN:
        return height_of_value(combination.rank - combination.size + 1, tide)
    return height_of_value(combination.rank, tide)


def table_of(view: View) -> Combination | None:
    """Return the combination to beat, if there is one."""
    return view.trick[-1].lay.combination if view.trick else None


def rise(lay: Lay, view: View) -> float:
    """Return the height that a lay takes, from 0 to 1: a follow above the table, a lead or bomb from zero."""
    table = None if lay.bomb else table_of(view)
    beaten = height(table, view.tide) if table else 0
    return (height(lay.combination, view.tide) - beaten) / HIGHEST


def looks(move: Move) -> Hashable:
    """Return what moves have in common that differ in suits only, or in which wild they use."""
    match move:
        case Lay(bomb, cards, _, combination):
            return bomb, _values(cards), combination
        case HideWilds(cards):
            return _values(cards)
        case TurnTide(wild):
            return value_of(wild)
        case _:
            return type(move).__name__


def _values(cards: Cards) -> tuple[int, ...]:
    return tuple(map(value_of, cards))
