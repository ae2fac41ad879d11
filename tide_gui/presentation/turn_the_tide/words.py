"""Descriptions of the pieces and seats of Turn the Tide, for screen readers and below the cards."""

from collections.abc import Iterator, Sequence

from tide_gui.presentation.pacing import SeatMoment
from tide_gui.presentation.presentation import Mark, Words
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.text import Translate, joined, points_text
from tide_gui.presentation.turn_the_tide import pieces
from tide_gui.presentation.turn_the_tide.first_times import occasions, sentences
from tide_gui.presentation.turn_the_tide.scene import SeatRow, TideScene
from tide_gui.presentation.turn_the_tide.struck import moment_text
from tide_gui.rules.turn_the_tide.cards import Card, half_preservers


class TurnTheTideWords(Words):
    occasions = staticmethod(occasions)

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self.first_times = sentences(translate)

    def face(self, piece: Piece) -> str:
        """What the plain board writes on a piece: a card's number, a ring's state."""
        if piece.kind == pieces.RING:
            if piece.face == pieces.UP:
                return self.translate("TurnTheTide", "kept", "on a preserver")
            return self.translate("TurnTheTide", "lost", "on a preserver")
        return str(piece.face)

    def piece(self, piece: Piece, slot: int, scene: TideScene, names: Sequence[str]) -> str:
        """The screen reader's text; empty for rings and hidden cards, which the seat's text counts."""
        if piece.kind == pieces.RING:
            return ""
        count = len(scene.lying(piece.spot))
        if piece.kind == pieces.TIDE:
            return self._tide(piece, count, names)
        if not piece.face:
            return ""
        return joined((self.card(piece.face), self._where(piece, slot, count, names)), self.translate)

    def _where(self, piece: Piece, slot: int, count: int, names: Sequence[str]) -> str:
        """Where a weather card lies, besides what it is."""
        if piece.spot.area == "hand":
            text = self.translate("TurnTheTide", "{place} of {count}", "the place of a card in a hand")
            return text.format(place=slot + 1, count=count)
        text = self.translate("TurnTheTide", "played by {name}", "a weather card")
        return text.format(name=names[max(piece.owner, piece.spot.seat)])

    def card(self, card: Card) -> str:
        """`weather card 41, half a preserver`."""
        words = (
            self.translate("TurnTheTide", "weather card {card}, no preserver"),
            self.translate("TurnTheTide", "weather card {card}, half a preserver"),
            self.translate("TurnTheTide", "weather card {card}, a whole preserver"),
        )
        return words[half_preservers(card)].format(card=card)

    def moment(self, moment: SeatMoment, names: Sequence[str]) -> str:
        return moment_text(moment, names, self.translate)

    def marks(self, scene: TideScene) -> tuple[Mark, ...]:
        """The house rules that are played; after the game also the cards that were not dealt."""
        marks = []
        if scene.facts.open_play:
            detail = self.translate(
                "TurnTheTide", "Cards are laid face up, one after the other, and stay where they lie."
            )
            marks.append(Mark(self.translate("TurnTheTide", "Open play", "a house rule"), detail))
        if scene.facts.leftovers:
            title = self.translate(
                "TurnTheTide", "Left in the box", "the weather cards that nobody was dealt"
            )
            detail = self.translate(
                "TurnTheTide", "Left in the box: {cards}", "cards that nobody was dealt, as numbers"
            )
            cards = joined(map(str, scene.facts.leftovers), self.translate)
            marks.append(Mark(title, detail.format(cards=cards)))
        return tuple(marks)

    def note(self, piece: Piece, slot: int, scene: TideScene) -> str:
        """The rank of a played card and the tide it took, or the rank that a tide goes to."""
        if piece.spot not in (pieces.OFFER, pieces.PLAYED):
            return ""
        if piece.spot == pieces.OFFER:
            return self._for(_offered(slot, scene))
        if tide := scene.facts.taken[piece.owner]:
            return self._took(slot).format(tide=tide)
        return self._rank(slot)

    def _for(self, rank: int) -> str:
        if rank == 0:
            return self.translate("TurnTheTide", "for the 1st", "below a tide: the highest card takes it")
        return self.translate("TurnTheTide", "for the 2nd", "below a tide: the second-highest card takes it")

    def _took(self, rank: int) -> str:
        if rank == 0:
            return self.translate("TurnTheTide", "1st took {tide}", "below the highest card; a number")
        return self.translate("TurnTheTide", "2nd took {tide}", "below the second-highest card; a number")

    def _rank(self, rank: int) -> str:
        ranks = (
            self.translate("TurnTheTide", "1st", "below a card: its rank"),
            self.translate("TurnTheTide", "2nd", "below a card: its rank"),
            self.translate("TurnTheTide", "3rd", "below a card: its rank"),
            self.translate("TurnTheTide", "4th", "below a card: its rank"),
            self.translate("TurnTheTide", "5th", "below a card: its rank"),
        )
        return ranks[rank]

    def tip(self, piece: Piece, slot: int, scene: TideScene) -> str:
        """What a mark, a count or a position means; empty for plain pieces."""
        if piece.kind == pieces.RING:
            return self._ring(piece)
        if piece.spot == pieces.DECK:
            text = self.translate("TurnTheTide", "Tides still to come: {count}", "tide cards")
            return text.format(count=len(scene.lying(pieces.DECK)))
        if piece.spot == pieces.OFFER:
            return self._offer(_offered(slot, scene))
        if piece.spot == pieces.PLAYED:
            return self._played(slot)
        if piece.kind == pieces.TIDE and piece.face:
            return self.translate("TurnTheTide", "The tide taken last is the water level")
        if piece.spot.area == "chosen" and not piece.face:
            return self.translate("TurnTheTide", "A chosen card, face down")
        return ""

    def _ring(self, piece: Piece) -> str:
        if piece.face == pieces.UP:
            return self.translate("TurnTheTide", "Preserver: 1 point if it is kept to the end of the round")
        return self.translate("TurnTheTide", "Lost preserver: no point")

    def _offer(self, rank: int) -> str:
        if rank == 0:
            return self.translate("TurnTheTide", "This tide goes to the highest card")
        return self.translate("TurnTheTide", "This tide goes to the second-highest card")

    def _played(self, slot: int) -> str:
        if slot == 0:
            return self.translate("TurnTheTide", "The highest card gets the lower tide")
        if slot == 1:
            return self.translate("TurnTheTide", "The second-highest card gets the higher tide")
        return self.translate("TurnTheTide", "Only the two highest cards get a tide")

    def seat(self, row: SeatRow) -> Iterator[str]:
        """`tide 7`, `the highest`, `preservers 3, lost 1`, `cards 9`, `score 4`."""
        yield self._level(row)
        if row.highest:
            yield self.translate("TurnTheTide", "the highest", "after a tide: no player has a higher one")
        preservers = self.translate("TurnTheTide", "preservers {up}, lost {down}", "of a player; numbers")
        yield preservers.format(up=row.up, down=row.down)
        if row.last_chance:
            yield self.translate("TurnTheTide", "last chance", "of a player who has no preserver left")
        cards = self.translate("TurnTheTide", "cards {cards}", "in the hand of a player; a number")
        yield cards.format(cards=row.cards)
        yield self._score(row)
        if row.chosen:
            yield self.translate("TurnTheTide", "has chosen", "of a player, after the name: a card is chosen")

    def brief(self, row: SeatRow) -> Iterator[str]:
        """`tide 7`, `preservers 3`, `score 4`."""
        yield self._level(row)
        if row.last_chance:
            yield self.translate("TurnTheTide", "last chance", "of a player who has no preserver left")
        elif row.afloat:
            yield self.translate("TurnTheTide", "preservers {up}", "of a player; a number").format(up=row.up)
        yield self._score(row)

    def _level(self, row: SeatRow) -> str:
        if not row.afloat:
            return self.translate("TurnTheTide", "out of the round", "of a player")
        if row.tide:
            return self.translate("TurnTheTide", "tide {tide}", "of a player; a number").format(tide=row.tide)
        return self.translate("TurnTheTide", "no tide", "of a player")

    def _score(self, row: SeatRow) -> str:
        text = self.translate("TurnTheTide", "score {score}", "of a player; a number")
        return text.format(score=points_text(row.score))

    def _tide(self, piece: Piece, count: int, names: Sequence[str]) -> str:
        if piece.spot == pieces.DECK:
            return self.translate("TurnTheTide", "tide deck, %n card(s)", "", count)
        if piece.spot == pieces.OFFER:
            text = self.translate("TurnTheTide", "tide {tide} on offer", "a tide card; a number")
            return text.format(tide=piece.face)
        if not piece.face:
            return ""
        text = self.translate("TurnTheTide", "tide {tide} of {name}", "a tide card; a number and a player")
        return text.format(tide=piece.face, name=names[piece.spot.seat])


def _offered(slot: int, scene: TideScene) -> int:
    """Which tide on offer this is: the lower one, 0, is taken first."""
    return slot + (len(scene.lying(pieces.OFFER)) == 1)
