"""What a player of Turning Tides presses for each move: cards, units on the ships, zones and sides."""

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatchmethod

from tide_gui.presentation.presentation import Choosing
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.selection import Pick, Picks
from tide_gui.presentation.text import Translate, listed
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.lee import LeeWords
from tide_gui.presentation.turning_tides.outcomes import Outcomes, acting
from tide_gui.presentation.turning_tides.reach import STRIKES, hits
from tide_gui.presentation.turning_tides.refusals import refusal
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides import decisions
from tide_gui.rules.turning_tides.cards import Card, Exhaust, Swap
from tide_gui.rules.turning_tides.ships import Side, Zone, opposite
from tide_gui.rules.turning_tides.state import Move, Phase, View

Parts = tuple[Pick, ...]


class TurningTidesChoosing(Choosing):
    """Splits moves into picks: first what moves, then the target zone, then the side."""

    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate
        self.outcomes = Outcomes(text, translate)
        self.lee = LeeWords(text, translate)

    def picks(self, move: Move, view: View) -> Picks:
        title, outcome = self.outcomes.title(move, view), self.outcomes.outcome(move, view)
        picks = Picks(self.parts(move), title, outcome)
        if isinstance(move, decisions.SwingFrom | decisions.FireFrom) and hits(
            move, view.board, acting(view)
        ):
            return replace(picks, targets=(_enemy_key(opposite(move.zone, view.board.offset)),))
        return picks

    def tour(self, view: View, choices: Sequence[Move]) -> Sequence[Move]:
        """What is pressed for in several ways; to the cards lead the arrow keys."""
        return () if view.phase is Phase.CHOOSE else [move for move in choices if move != Swap()]

    def refusal(self, piece: Piece, view: View, choices: Sequence[Move]) -> str:
        return refusal(piece, view, self.translate)

    def matters(self, view: View, choices: Sequence[Move]) -> bool:
        """An attack that hits nothing from any zone changes nothing, wherever it comes from; all see that."""
        return not all(
            isinstance(move, STRIKES) and not hits(move, view.board, acting(view)) for move in choices
        )

    def private(self, view: View, choices: Sequence[Move]) -> bool:
        """Everybody may see how a card is performed."""
        return view.phase is not Phase.PERFORM

    def pick(self, piece: Piece, actor: Seat) -> str:
        if deck := pieces.deck_of(piece.spot):
            return _zone_key(deck) if piece.spot.seat == actor else _enemy_key(deck)
        if piece.spot.seat != actor:
            return ""
        if piece.kind == pieces.CARD:
            return _card_key(pieces.CARDS[piece.face], piece.spot.area) if piece.face else ""
        return self._unit(piece, pieces.zone_of(piece.spot))

    def ground(self, piece: Piece, actor: Seat) -> str:
        """The key of the zone in which a unit of the actor stands."""
        zone = pieces.zone_of(piece.spot)
        return _zone_key(zone) if zone and piece.spot.seat == actor else ""

    def _unit(self, piece: Piece, zone: Zone) -> str:
        side = Side.AWAY if piece.face == pieces.AWAY else Side.TOWARD
        keys = {
            pieces.CAPTAIN: pieces.CAPTAIN,
            pieces.SAILOR: f"sailor {zone}",
            pieces.CANNON: f"cannon {zone} {side}",
        }
        return keys.get(piece.kind, "") if zone else ""

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
        words = self.translate("TurningTides", "Captain", "button: the captain is moved")
        return self._moved(pieces.CAPTAIN, words), self._zone(move.zone, 1)

    @parts.register
    def _(self, move: decisions.MoveSailor) -> Parts:
        text = self.translate("TurningTides", "Sailor in zone {zone}", "button: this sailor is moved")
        words = text.format(zone=move.start)
        return self._moved(f"sailor {move.start}", words), self._zone(move.zone, 1)

    @parts.register
    def _(self, move: decisions.MoveCannon) -> Parts:
        texts = {
            Side.TOWARD: self.translate(
                "TurningTides",
                "Cannon in zone {zone}, toward",
                "button: this cannon, which points at the enemy",
            ),
            Side.AWAY: self.translate(
                "TurningTides", "Cannon in zone {zone}, away", "button: this cannon, which points away"
            ),
        }
        words = texts[move.start_side].format(zone=move.start)
        cannon = self._moved(f"cannon {move.start} {move.start_side}", words)
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
        return tuple(Pick(_card_key(card, "hand"), self.text.card(card)) for card in move.cards)

    def _moved(self, key: str, words: str) -> Pick:
        return Pick(key, words, button=True)

    def _zone(self, zone: Zone, stage: int = 0) -> Pick:
        text = self.translate("TurningTides", "Zone {zone}", "button").format(zone=zone)
        return Pick(_zone_key(zone), text, stage, button=True)

    def _side(self, side: Side, stage: int) -> Pick:
        toward, away = (
            self.translate("TurningTides", "Toward the enemy", "button: where a cannon is to point"),
            self.translate("TurningTides", "Away", "button: where a cannon is to point"),
        )
        return Pick(side.value, toward if side is Side.TOWARD else away, stage)

    def chosen(self, picked: Sequence[Piece], view: View) -> str:
        """The picked pieces in words, while more picks may follow; in the lee, how many are still to come."""
        if not picked:
            return ""
        if view.phase is Phase.SWAP:
            return self.lee.swapped(_cards_in("hand", picked), _cards_in("exchange", picked))
        if view.phase is Phase.EXHAUST:
            lost = view.board.ships[acting(view)].destroyed
            return self.lee.exhausted(_cards_in("hand", picked), len(lost))
        text = self.translate(
            "TurningTides", "Chosen: {pieces}.", "a list, as in: cannon in zone 5 and zone 2"
        )
        return text.format(pieces=listed([self._picked(piece) for piece in picked], self.translate))

    def _picked(self, piece: Piece) -> str:
        if piece.kind == pieces.CARD:
            return self.text.card(pieces.CARDS[piece.face])
        zone = pieces.zone_of(piece.spot) or pieces.deck_of(piece.spot)
        if piece.kind == pieces.ZONE:
            return self.translate("TurningTides", "zone {zone}", "a label or in a list").format(zone=zone)
        texts = {
            pieces.CAPTAIN: self.translate("TurningTides", "captain in zone {zone}", "in a list"),
            pieces.SAILOR: self.translate("TurningTides", "sailor in zone {zone}", "in a list"),
            pieces.CANNON: self.translate("TurningTides", "cannon in zone {zone}", "in a list"),
        }
        return texts[piece.kind].format(zone=zone)


def _card_key(card: Card, area: str) -> str:
    return card.value if area == "hand" else f"{area} {card}"


def _cards_in(area: str, picked: Sequence[Piece]) -> list[Card]:
    return [pieces.CARDS[piece.face] for piece in picked if piece.spot.area == area]


def _zone_key(zone: Zone) -> str:
    return f"zone {zone}"


def _enemy_key(zone: Zone) -> str:
    return f"enemy {zone}"
