"""The picks of each move of Turning Tides: cards, units on the ships, zones and sides."""

from functools import singledispatchmethod

from tide_gui.presentation.scene import Piece
from tide_gui.presentation.selection import Pick, Picks
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.turning_tides import decisions
from tide_gui.rules.turning_tides.cards import Card, Exhaust, Swap
from tide_gui.rules.turning_tides.ships import Side, Zone
from tide_gui.rules.turning_tides.state import Move

Parts = tuple[Pick, ...]


class MovePicks:
    """Splits moves into picks: first what moves, then the target zone, then the side."""

    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate

    def of(self, move: Move) -> Picks:
        """All picks of a move, and the label of the button that makes it."""
        words = self.text.move(move)
        return Picks(self.parts(move), words[:1].upper() + words[1:])

    def pick(self, piece: Piece) -> str:
        """The key of the pick that this piece represents, or an empty string."""
        zone = pieces.zone_of(piece.spot)
        if piece.kind == pieces.CARD and piece.face:
            return _card_key(pieces.CARDS[piece.face], piece.spot.area)
        if not zone:
            return ""
        side = Side.AWAY if piece.face == pieces.AWAY else Side.TOWARD
        keys = {
            pieces.CAPTAIN: pieces.CAPTAIN,
            pieces.SAILOR: f"sailor {zone}",
            pieces.CANNON: f"cannon {zone} {side}",
        }
        return keys.get(piece.kind, "")

    @singledispatchmethod
    def parts(self, move: Move) -> Parts:
        """The picks of a move, in order."""
        raise NotImplementedError(move)

    @parts.register
    def _(self, move: Card) -> Parts:
        return (Pick(_card_key(move, "hand"), self.text.card(move)),)

    @parts.register
    def _(self, move: decisions.PlaceSailor) -> Parts:
        return (self._zone(move.zone),)

    @parts.register
    def _(self, move: decisions.PlaceCannon) -> Parts:
        return self._zone(move.zone), self._side(move.side, 1)

    @parts.register
    def _(self, move: decisions.MoveCaptain) -> Parts:
        return Pick(pieces.CAPTAIN, self.translate("TurningTides", "captain")), self._zone(move.zone, 1)

    @parts.register
    def _(self, move: decisions.MoveSailor) -> Parts:
        text = self.translate("TurningTides", "sailor in zone {zone}").format(zone=move.start)
        return Pick(f"sailor {move.start}", text), self._zone(move.zone, 1)

    @parts.register
    def _(self, move: decisions.MoveCannon) -> Parts:
        text = self.translate("TurningTides", "cannon in {place}")
        words = text.format(place=self.text.place(move.start, move.start_side))
        cannon = Pick(f"cannon {move.start} {move.start_side}", words)
        return cannon, self._zone(move.zone, 1), self._side(move.side, 2)

    @parts.register
    def _(self, move: decisions.Course) -> Parts:
        return (Pick(move.value, self.text.move(move)),)

    @parts.register(decisions.SwingFrom)
    @parts.register(decisions.FireFrom)
    @parts.register(decisions.PromoteIn)
    def _(self, move: decisions.SwingFrom | decisions.FireFrom | decisions.PromoteIn) -> Parts:
        return (self._zone(move.zone),)

    @parts.register
    def _(self, move: Swap) -> Parts:
        given = tuple(Pick(_card_key(card, "hand"), self.text.card(card)) for card in move.given)
        return (*given, *(Pick(_card_key(card, "exchange"), self.text.card(card)) for card in move.taken))

    @parts.register
    def _(self, move: Exhaust) -> Parts:
        return tuple(Pick(f"exhaust {card}", self.text.card(card)) for card in move.cards)

    def _zone(self, zone: Zone, stage: int = 0) -> Pick:
        text = self.translate("TurningTides", "zone {zone}").format(zone=zone)
        return Pick(f"zone {zone}", text, stage)

    def _side(self, side: Side, stage: int) -> Pick:
        toward, away = (
            self.translate("TurningTides", "toward the enemy"),
            self.translate("TurningTides", "away"),
        )
        return Pick(side.value, toward if side is Side.TOWARD else away, stage)


def _card_key(card: Card, area: str) -> str:
    return card.value if area == "hand" else f"{area} {card}"
