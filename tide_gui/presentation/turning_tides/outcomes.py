"""What moves of Turning Tides would do, in words."""

from collections.abc import Sequence
from functools import singledispatchmethod

from tide_gui.presentation.text import Translate, joined
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
        return self.text.move(move)

    @title.register
    def _(self, move: Card, view: View) -> str:
        return self.translate("TurningTides", "Play {card}", "button").format(card=self.text.card(move))

    @title.register
    def _(self, move: decisions.PlaceSailor, view: View) -> str:
        return self.translate("TurningTides", "Zone {zone}", "button").format(zone=move.zone)

    @title.register
    def _(self, move: decisions.PromoteIn, view: View) -> str:
        return self.translate("TurningTides", "Captain to zone {zone}", "a move").format(zone=move.zone)

    @title.register(decisions.FireFrom)
    @title.register(decisions.SwingFrom)
    def _(self, move: decisions.FireFrom | decisions.SwingFrom, view: View) -> str:
        text = self.translate(
            "TurningTides", "Zone {zone} at zone {target}", "button: attack from an own zone at an enemy zone"
        )
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
            return self.translate(
                "TurningTides", "points away in this round", "a cannon, from the enemy; on its button"
            )
        return self.facing(move.zone, view.board.offset)

    @outcome.register(decisions.PlaceSailor)
    @outcome.register(decisions.MoveCaptain)
    @outcome.register(decisions.MoveSailor)
    def _(self, move: decisions.PlaceSailor, view: View) -> str:
        return self.facing(move.zone, view.board.offset)

    @outcome.register
    def _(self, move: decisions.Course, view: View) -> str:
        if move is decisions.Course.PAWN:
            return self.translate(
                "TurningTides", "first at equal numbers", "what the pawn brings its owner; on its button"
            )
        offset = view.board.offset + (1 if move is decisions.Course.FORWARD else -1)
        if any(task.action is Action.NAVIGATE for task in view.queue[1:]):
            text = self.translate(
                "TurningTides",
                "zones in contact: {zones}",
                "{zones} is a number, a range such as 3–7, or the word for no zones",
            )
        else:
            text = self.translate(
                "TurningTides",
                "zones in contact: {zones}; after the turn: {later}",
                "each field is a number, a range such as 3–7, or the word for no zones",
            )
        return text.format(zones=self.text.zones_met(offset), later=self.text.zones_met(offset + 1))

    @outcome.register(decisions.SwingFrom)
    @outcome.register(decisions.FireFrom)
    def _(self, move: decisions.SwingFrom | decisions.FireFrom, view: View) -> str:
        return self._struck(move, view.board, acting(view))

    @outcome.register
    def _(self, move: decisions.PromoteIn, view: View) -> str:
        return self.translate(
            "TurningTides", "the sailor there goes to the hold", "on the button of a promotion"
        )

    @outcome.register
    def _(self, move: Swap, view: View) -> str:
        if move.given:
            return ""
        return self.translate(
            "TurningTides", "the cards you keep are shuffled in", "into the draw pile of the next round"
        )

    @outcome.register
    def _(self, move: Exhaust, view: View) -> str:
        return self.translate(
            "TurningTides", "face down in the hold for a round", "where exhausted cards lie"
        )

    def _acts(self, reach: Reach) -> str:
        """When a card acts, and whether it would do anything."""
        if reach.action is None:
            return self.translate(
                "TurningTides",
                "stays in the hand; two Waits: one step more",
                "the card Wait; if both play it, the ships sail one step more",
            )
        if reach.is_vain:
            return self.translate("TurningTides", "would do nothing now", "a card, on its button")
        text = self.translate(
            "TurningTides", "number {rank} of {last} in the order of tasks", "a card, on its button"
        )
        return text.format(rank=self.text.rank(reach.action), last=self.text.rank(Action.PROMOTE))

    def facing(self, zone: Zone, offset: int) -> str:
        """`faces 4`, below the zone on a narrow button."""
        if other := opposite(zone, offset):
            text = self.translate("TurningTides", "faces {zone}", "a zone: that enemy zone is opposite")
            return text.format(zone=other)
        return self.translate("TurningTides", "faces none", "a zone: no enemy zone is opposite")

    def _struck(self, move: decisions.SwingFrom | decisions.FireFrom, board: Board, seat: Seat) -> str:
        effect = move.perform(board, seat)[1][0]
        if isinstance(effect, UnitsRemoved):
            if effect.mast:
                return self.translate("TurningTides", "the mast falls", "what an attack does; on its button")
            text = self.translate(
                "TurningTides",
                "to the hold: {units}",
                "what an attack does; {units} is a list, as in: captain, 2 sailors and 1 cannon",
            )
            return text.format(units=self.text.removed(effect))
        if isinstance(effect, NothingHit):
            return self.translate("TurningTides", "nothing there to hit", "on the button of an attack")
        return self.translate(
            "TurningTides", "empty: the zone would be destroyed", "on the button of an attack"
        )

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
                    "It is a card; {zones} is the number of a zone or of several, as in: 4 or 5",
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
        """To sail one step more is always possible."""
        back, pawn = (way in reach.decisions for way in (decisions.Course.BACK, decisions.Course.PAWN))
        if back and pawn:
            return self.translate(
                "TurningTides",
                "Sail one step more or one step back, or take the pawn.",
                "what the card Navigate could do",
            )
        if back:
            return self.translate(
                "TurningTides", "Sail one step more or one step back.", "what the card Navigate could do"
            )
        if pawn:
            return self.translate(
                "TurningTides", "Sail one step more or take the pawn.", "what the card Navigate could do"
            )
        return self.translate("TurningTides", "The ships sail one step more.")

    def _either(self, zones: Sequence[str]) -> str:
        if len(zones) == 1:
            return zones[0]
        text = self.translate(
            "TurningTides", "{zones} or {last}", "numbers of zones: one or several, and the last one"
        )
        return text.format(zones=joined(zones[:-1], self.translate), last=zones[-1])

    def _strikes(self, strikes: Sequence[Strike]) -> str:
        """`Zone 5 would hit zone 2, if nothing changes before. Or zone 4 would hit zone 3.`"""
        first = self.translate(
            "TurningTides", "Zone {zone} would hit zone {target}, if nothing changes before."
        )
        other = self.translate("TurningTides", "Or zone {zone} would hit zone {target}.")
        texts = [first, *[other] * (len(strikes) - 1)]
        return " ".join(
            text.format(zone=each.zone, target=each.target) for text, each in zip(texts, strikes, strict=True)
        )

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
