"""What moves of Turning Tides would do, in words."""

from collections.abc import Sequence
from functools import singledispatchmethod

from tide_gui.presentation.text import Translate, capitalized
from tide_gui.presentation.turning_tides.reach import Reach, Strike, reach_of
from tide_gui.presentation.turning_tides.scene import Facts
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides import decisions
from tide_gui.rules.turning_tides.cards import WAIT, Action, Card, Exhaust, Swap
from tide_gui.rules.turning_tides.effects import NothingHit, UnitsRemoved
from tide_gui.rules.turning_tides.ships import PASSED, Board, Side, Zone, opposite
from tide_gui.rules.turning_tides.state import Move, View


class Outcomes:
    """Titles and outcomes of the buttons, and what a card in the hand could do."""

    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate

    # -- the titles of the buttons ---------------------------------------------------------------

    @singledispatchmethod
    def title(self, move: Move, view: View) -> str:
        return capitalized(self.text.move(move))

    @title.register
    def _(self, move: Card, view: View) -> str:
        return self.translate("TurningTides", "Play {card}").format(card=self.text.card(move))

    @title.register
    def _(self, move: decisions.PlaceSailor, view: View) -> str:
        return self.translate("TurningTides", "Zone {zone}").format(zone=move.zone)

    @title.register
    def _(self, move: decisions.PromoteIn, view: View) -> str:
        return self.translate("TurningTides", "Captain to zone {zone}").format(zone=move.zone)

    @title.register(decisions.FireFrom)
    @title.register(decisions.SwingFrom)
    def _(self, move: decisions.FireFrom | decisions.SwingFrom, view: View) -> str:
        text = self.translate("TurningTides", "Zone {zone} at zone {target}")
        return text.format(zone=move.zone, target=opposite(move.zone, view.board.offset))

    # -- what a move does ------------------------------------------------------------------------

    @singledispatchmethod
    def outcome(self, move: Move, view: View) -> str:
        raise NotImplementedError(move, view)

    @outcome.register
    def _(self, move: Card, view: View) -> str:
        return self._acts(reach_of(move, view.board, acting(view), view.options.introductory))

    @outcome.register(decisions.PlaceCannon)
    @outcome.register(decisions.MoveCannon)
    def _(self, move: decisions.PlaceCannon | decisions.MoveCannon, view: View) -> str:
        if move.side is Side.AWAY:
            return self.translate("TurningTides", "points away in this round")
        return self.facing(move.zone, view.board.offset)

    @outcome.register(decisions.PlaceSailor)
    @outcome.register(decisions.MoveCaptain)
    @outcome.register(decisions.MoveSailor)
    def _(self, move: decisions.PlaceSailor, view: View) -> str:
        return self.facing(move.zone, view.board.offset)

    @outcome.register
    def _(self, move: decisions.Course, view: View) -> str:
        if move is decisions.Course.PAWN:
            return self.translate("TurningTides", "first at equal numbers")
        offset = view.board.offset + (1 if move is decisions.Course.FORWARD else -1)
        if any(task.action is Action.NAVIGATE for task in view.queue[1:]):
            text = self.translate("TurningTides", "zones in contact: {zones}")
        else:
            text = self.translate("TurningTides", "zones in contact: {zones}; after the turn: {later}")
        return text.format(zones=self.text.zones_met(offset), later=self.text.zones_met(offset + 1))

    @outcome.register(decisions.SwingFrom)
    @outcome.register(decisions.FireFrom)
    def _(self, move: decisions.SwingFrom | decisions.FireFrom, view: View) -> str:
        return self._struck(move, view.board, acting(view))

    @outcome.register
    def _(self, move: decisions.PromoteIn, view: View) -> str:
        return self.translate("TurningTides", "the sailor there goes to the hold")

    @outcome.register
    def _(self, move: Swap, view: View) -> str:
        return self.translate("TurningTides", "the cards you keep are shuffled in") if not move.given else ""

    @outcome.register
    def _(self, move: Exhaust, view: View) -> str:
        return self.translate("TurningTides", "face down in the hold for a round")

    def _acts(self, reach: Reach) -> str:
        """When a card acts, and whether it would do anything."""
        if reach.action is None:
            return self.translate("TurningTides", "stays in the hand; two Waits: one step more")
        if reach.is_vain:
            return self.translate("TurningTides", "would do nothing now")
        text = self.translate("TurningTides", "number {rank} of {last} in the order of tasks")
        return text.format(rank=self.text.rank(reach.action), last=self.text.rank(Action.PROMOTE))

    def facing(self, zone: Zone, offset: int) -> str:
        """`faces 4`, below the zone on a narrow button."""
        if other := opposite(zone, offset):
            return self.translate("TurningTides", "faces {zone}").format(zone=other)
        return self.translate("TurningTides", "faces none")

    def _struck(self, move: decisions.SwingFrom | decisions.FireFrom, board: Board, seat: Seat) -> str:
        effect = move.perform(board, seat)[1][0]
        if isinstance(effect, UnitsRemoved):
            if effect.mast:
                return self.translate("TurningTides", "the mast falls")
            text = self.translate("TurningTides", "to the hold: {units}")
            return text.format(units=self.text.removed(effect))
        if isinstance(effect, NothingHit):
            return self.translate("TurningTides", "nothing there to hit")
        return self.translate("TurningTides", "empty: the zone would be destroyed")

    # -- what a card in the hand could do --------------------------------------------------------

    def would_do(self, card: Card, facts: Facts, seat: Seat) -> str:
        """What a card would do now, if nothing changes before."""
        if card == WAIT:
            return self.translate(
                "TurningTides",
                "Wait does nothing and comes back. If both wait, the ships sail one step more.",
            )
        reach = reach_of(card, facts.board, seat, facts.introductory)
        if reach.is_vain:
            return self._nothing(reach, facts.board)
        return self._able(reach)

    def _able(self, reach: Reach) -> str:
        match reach.action:
            case Action.SWING | Action.FIRE:
                return self._strikes(reach.strikes)
            case Action.PROMOTE:
                zones = self._either(list(map(str, reach.own_zones)))
                text = self.translate(
                    "TurningTides",
                    "It promotes: a sailor in zone {zones} becomes captain, whatever the card says.",
                )
                return text.format(zones=zones)
            case Action.SAILOR:
                return self.translate("TurningTides", "A sailor comes from the hold to any zone.")
            case Action.CANNON:
                return self.translate(
                    "TurningTides", "A cannon comes from the hold to any zone, on the side you choose."
                )
            case Action.MOVE:
                return self.translate(
                    "TurningTides",
                    "Captain, sailor or cannon goes to any zone, or a cannon changes its side.",
                )
            case _:
                return self._navigate(reach)

    def _navigate(self, reach: Reach) -> str:
        ways = [
            (decisions.Course.FORWARD, self.translate("TurningTides", "sail one step more")),
            (decisions.Course.BACK, self.translate("TurningTides", "one step back")),
            (decisions.Course.PAWN, self.translate("TurningTides", "take the pawn")),
        ]
        able = [words for way, words in ways if way in reach.decisions]
        if len(able) == 1:
            return self.translate("TurningTides", "The ships sail one step more.")
        return capitalized(self._either(able)) + "."

    def _either(self, ways: Sequence[str]) -> str:
        if len(ways) == 1:
            return ways[0]
        text = self.translate("TurningTides", "{ways} or {last}")
        return text.format(ways=", ".join(ways[:-1]), last=ways[-1])

    def _strikes(self, strikes: Sequence[Strike]) -> str:
        """`Zone 5 would hit zone 2, or zone 4 zone 3, if nothing changes before.`"""
        first, *others = strikes
        would = self.translate("TurningTides", "Zone {zone} would hit zone {target}")
        other = self.translate("TurningTides", "or zone {zone} zone {target}")
        parts = [
            would.format(zone=first.zone, target=first.target),
            *(other.format(zone=each.zone, target=each.target) for each in others),
        ]
        text = self.translate("TurningTides", "{strikes}, if nothing changes before.")
        return text.format(strikes=", ".join(parts))

    def _nothing(self, reach: Reach, board: Board) -> str:
        if reach.decisions:
            return self.translate("TurningTides", "Nobody and nothing is opposite: it would hit nothing.")
        match reach.action:
            case Action.SAILOR:
                return self.translate("TurningTides", "No sailor is in the hold: it would do nothing.")
            case Action.CANNON:
                return self.translate("TurningTides", "No cannon is in the hold: it would do nothing.")
            case Action.SWING:
                return self.translate(
                    "TurningTides", "No sailor of yours faces the enemy ship now: it would do nothing."
                )
            case Action.FIRE if board.offset >= PASSED:
                return self.translate(
                    "TurningTides", "No zone of yours faces the enemy: it would do nothing."
                )
            case Action.FIRE:
                return self.translate(
                    "TurningTides",
                    "No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.",
                )
            case _:
                return self.translate("TurningTides", "It would do nothing now.")


def acting(view: View) -> Seat:
    """The seat that decides or whose view it is."""
    return view.queue[0].seat if view.queue else view.seat or 0
