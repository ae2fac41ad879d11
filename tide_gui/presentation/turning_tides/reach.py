"""What a card could do on the present board, if nothing changes before it is performed."""

from typing import NamedTuple

from tide_gui.presentation.turning_tides.previews import falls_by
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import WAIT, Action, Card
from tide_gui.rules.turning_tides.choices import possible
from tide_gui.rules.turning_tides.decisions import Decision, FireFrom, PromoteIn, SwingFrom
from tide_gui.rules.turning_tides.effects import NothingHit
from tide_gui.rules.turning_tides.ships import Board, Zone, opposite, promotes

STRIKES = (SwingFrom, FireFrom)


class Strike(NamedTuple):
    """An own zone and the enemy zone that an attack from it would hit."""

    zone: Zone
    target: Zone
    falls: tuple[str, ...] = ()  # the units that it would remove


class Reach(NamedTuple):
    """The action that a card stands for, and its possible decisions."""

    action: Action | None  # None for Wait
    decisions: tuple[Decision, ...] = ()
    strikes: tuple[Strike, ...] = ()

    @property
    def own_zones(self) -> tuple[Zone, ...]:
        """The own zones that attack, or in which somebody is promoted."""
        promoting = (each.zone for each in self.decisions if isinstance(each, PromoteIn))
        return (*(strike.zone for strike in self.strikes), *promoting)

    @property
    def is_vain(self) -> bool:
        """Whether it would change nothing now."""
        return not self.strikes and all(isinstance(each, STRIKES) for each in self.decisions)


def reach_of(card: Card, board: Board, seat: Seat, introductory: bool) -> Reach:
    """What this card of a seat could do now."""
    if card == WAIT:
        return Reach(None)
    action = Action.PROMOTE if promotes(board.ships[seat], introductory) else Action(card)
    decisions = possible(action, board, seat)
    strikes = tuple(
        Strike(each.zone, opposite(each.zone, board.offset), falls_by(each, board, seat))
        for each in decisions
        if isinstance(each, STRIKES) and hits(each, board, seat)
    )
    return Reach(action, decisions, strikes)


def hits(attack: SwingFrom | FireFrom, board: Board, seat: Seat) -> bool:
    """Whether something is there to be hit."""
    return not isinstance(attack.perform(board, seat)[1][0], NothingHit)
