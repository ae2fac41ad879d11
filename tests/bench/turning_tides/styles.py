"""Styles of Turning Tides that must not pay: doing nothing, hiding the crew, and running away."""

from collections.abc import Callable

from tide_gui.bots.bot import Bot
from tide_gui.rules.game import Ask, Weighed
from tide_gui.rules.turning_tides.cards import Card, Exhaust, Swap
from tide_gui.rules.turning_tides.decisions import Course, MoveCaptain, MoveSailor, PlaceSailor
from tide_gui.rules.turning_tides.ships import ZONES, opposite
from tide_gui.rules.turning_tides.state import Move, View

Question = Ask[View, Move]
Liking = Callable[[Move, View], float]


class Style:
    """Makes the move it likes best; among equals the first."""

    def __init__(self, liking: Liking) -> None:
        self._liking = liking

    def weigh(self, ask: Question, seed: int, budget: int) -> tuple[Weighed[Move], ...]:
        chosen = self.choose(ask, seed, budget)
        return tuple(Weighed(move, share=float(move == chosen)) for move in ask.choices)

    def choose(self, ask: Question, seed: int, budget: int) -> Move:
        return max(ask.choices, key=lambda move: self._liking(move, ask.view))


def waiting(move: Move, view: View) -> float:
    return float(move is Card.WAIT or move == Swap() or isinstance(move, Exhaust))


def hiding(move: Move, view: View) -> float:
    """Keep the crew where no enemy zone is, or will be soon."""
    if move is Card.MOVE:
        return float(_in_contact(_captain(view), view))
    match move:
        case Card.WAIT:
            return 0.5
        case MoveCaptain(zone) | PlaceSailor(zone):
            return 1.0 - _in_contact(zone, view)
        case MoveSailor(start, zone):
            return 0.5 * _in_contact(start, view) - _in_contact(zone, view)
    return waiting(move, view)


def fleeing(move: Move, view: View) -> float:
    """Navigate whenever that is possible, else wait."""
    likings = {Card.NAVIGATE: 2.0, Course.FORWARD: 1.0}
    return likings.get(move, waiting(move, view)) if isinstance(move, Card | Course) else waiting(move, view)


def _captain(view: View) -> int:
    return view.board.ships[view.seat or 0].captain


def _in_contact(zone: int, view: View) -> bool:
    """Whether the zone faces an enemy zone now or in the next turn."""
    return zone in ZONES and any(opposite(zone, view.board.offset + turn) for turn in (0, 1))


STYLES: dict[str, Callable[[], Bot]] = {
    "wait": lambda: Style(waiting),
    "turtle": lambda: Style(hiding),
    "flee": lambda: Style(fleeing),
}
