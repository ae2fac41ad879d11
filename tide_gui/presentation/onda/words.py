"""Descriptions of the cards, the seats and the middle of Onda's table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tide_gui.presentation.onda.first_times import occasions, sentences
from tide_gui.presentation.onda.moments import OndaMoment, moment_text
from tide_gui.presentation.onda.scene import DISCARDS, OndaScene, SeatRow, values_laid, wave_row
from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.presentation import Discarded, Words
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.text import Translate, joined, points_text
from tide_gui.rules.onda.combinations import Tide, value_of
from tide_gui.rules.onda.state import Laid, laid_in


@dataclass(frozen=True, slots=True)
class MiddleRow:
    """What lies in the middle besides the cards, in words; `to_beat` is empty on an empty table."""

    tide: str
    tide_words: str
    beats: str
    bomb: int  # the card of the bomb deck, from 1
    bomb_words: str
    bombed: bool
    turn_words: str
    blocked: bool
    to_beat: str
    combination: str  # the one to beat, alone
    owner: int  # who played it, or -1
    tricks: int  # combinations of this trick
    before: tuple[
        str, ...
    ]  # sentences about those before the one to beat: on the last, the last two and so on


class OndaWords(Words):
    middle_row = MiddleRow
    occasions = staticmethod(occasions)

    def __init__(self, text: OndaText, translate: Translate) -> None:
        self.text, self.translate = text, translate
        self.first_times = sentences(translate)

    def middle(self, scene: OndaScene, names: Sequence[str]) -> MiddleRow:
        facts = scene.facts
        combination = self._combination(scene)
        high, beaten = facts.tide is Tide.HIGH, facts.to_beat
        return MiddleRow(
            tide=facts.tide.value,
            tide_words=self.translate("Onda", "High tide", "the tide now")
            if high
            else self.translate("Onda", "Low tide", "the tide now"),
            beats=self._beats(facts.tide),
            bomb=facts.bomb + 1,
            bomb_words=self.text.bomb_name(facts.bomb),
            bombed=facts.bombed,
            turn_words=self._turn(scene),
            blocked=facts.blocked,
            to_beat=self._to_beat(combination),
            combination=combination,
            owner=beaten.seat if beaten else -1,
            tricks=len(facts.laid),
            before=tuple(self._before(facts.laid[-2::-1], names)),
        )

    def middle_words(self, scene: OndaScene, names: Sequence[str]) -> Iterator[str]:
        """`High tide: higher beats`, `Tide may turn`, `Bomb: a set of 3`, `To beat: single 10`."""
        row = self.middle(scene, names)
        if scene.facts.tide is Tide.HIGH:
            yield self.translate("Onda", "High tide: higher beats")
        else:
            yield self.translate("Onda", "Low tide: lower beats")
        yield row.turn_words
        text = self.translate("Onda", "Bomb: {bomb}", "{bomb}: what is a bomb now, such as a set of 2")
        yield text.format(bomb=self.text.bomb(scene.facts.bomb))
        if row.to_beat:
            yield row.to_beat

    def moment(self, moment: OndaMoment, names: Sequence[str]) -> str:
        return moment_text(moment, names, self.text, self.translate)

    def _before(self, laid: Sequence[Laid], names: Sequence[str]) -> Iterator[str]:
        """Sentences that tell more and more of these combinations."""
        text = self.translate("Onda", "Before: {plays}", "{plays}: such as Ann 5 6, Bo 3 4")
        play = self.translate("Onda", "{name} {values}", "who played what before; {values}: such as 5 6")
        plays = [
            play.format(name=names[each.seat], values=" ".join(map(str, values_laid(each.lay))))
            for each in laid
        ]
        return (text.format(plays=joined(plays[: count + 1], self.translate)) for count in range(len(plays)))

    def _beats(self, tide: Tide) -> str:
        if tide is Tide.HIGH:
            return self.translate("Onda", "higher beats", "below High tide: what beats what")
        return self.translate("Onda", "lower beats", "below Low tide: what beats what")

    def _turn(self, scene: OndaScene) -> str:
        if scene.facts.blocked:
            return self.translate("Onda", "Tide has turned", "in this trick, so it may not turn again")
        return self.translate("Onda", "Tide may turn", "in this trick it may still be turned")

    def discards(self, scene: OndaScene, names: Sequence[str]) -> Iterator[Discarded]:
        """The combinations of the finished tricks."""
        for number, trick in enumerate(scene.facts.finished, start=1):
            title = self.translate("Onda", "Trick {number}", "heading of its cards").format(number=number)
            for laid in laid_in(trick):
                text = self.translate("Onda", "{name}: {cards}", "what a player played")
                words = text.format(name=names[laid.seat], cards=self.text.played(laid.lay))
                yield Discarded(title, laid.seat, words)

    def _combination(self, scene: OndaScene) -> str:
        laid = scene.facts.to_beat
        return self.text.kind(laid.lay.combination) if laid else ""

    def _to_beat(self, combination: str) -> str:
        text = self.translate("Onda", "To beat: {combination}", "{combination}: such as run from 5 to 7")
        return text.format(combination=combination) if combination else ""

    # -- cards and seats -------------------------------------------------------------------------

    def face(self, piece: Piece) -> str:
        """The number comes first because in a fan the rest may be covered."""
        return f"{value_of(piece.face)}\n{self.text.suit(piece.face)}"

    def piece(self, piece: Piece, slot: int, scene: OndaScene, names: Sequence[str]) -> str:
        """The screen reader's text; empty for hidden cards, which the seat's text counts."""
        if not piece.face:
            return ""
        card = self.text.card(piece.face)
        if piece.spot.area == "hand":
            text = self.translate(
                "Onda", "{card}, {place} of {count}", "a card of the hand, with its place in it"
            )
            return text.format(card=card, place=slot + 1, count=len(scene.lying(piece.spot)))
        if piece.spot.area == "wilds":
            return self.text.wild(piece.face)
        text = self.translate("Onda", "{card}, played by {name}", "{card}: such as shell 5")
        return text.format(card=card, name=names[piece.owner])

    def tip(self, piece: Piece, slot: int, scene: OndaScene) -> str:
        """What a piece means that is not plain; empty for a plain card."""
        if piece.spot == DISCARDS:
            text = self.translate("Onda", "Cards played in this round: {count}")
            return text.format(count=len(scene.lying(DISCARDS)))
        if piece.spot.area == "wilds":
            return self._wild(piece)
        row = wave_row(piece, slot, scene)
        if row.value:
            text = self.translate("Onda", "A wild: {card}, played as {value}", "{card}: such as shell 5")
            return text.format(card=self.text.card(piece.face), value=row.value)
        if row.known:
            return self.translate("Onda", "Everybody knows this card: it was shown to turn the tide")
        return ""

    def _wild(self, piece: Piece) -> str:
        if piece.face:
            text = self.translate(
                "Onda",
                "{card} as a wild: any card, or a turn of the tide; minus 3 points if kept",
                "{card}: such as shell 5",
            )
            return text.format(card=self.text.card(piece.face))
        return self.translate("Onda", "A wild: only its owner knows the card")

    def seat(self, row: SeatRow) -> Iterator[str]:
        """Phrases that describe a seat."""
        yield from self._held(row)
        text = self.translate("Onda", "score {score}", "of a player, in points")
        yield text.format(score=points_text(row.score))
        yield from self._part(row)

    def brief(self, row: SeatRow) -> Iterator[str]:
        """What is left to it, and its part in the trick."""
        yield from self._held(row)
        yield from self._part(row)

    def _held(self, row: SeatRow) -> Iterator[str]:
        text = self.translate("Onda", "cards {cards}", "how many a player has in hand")
        yield text.format(cards=row.cards)
        text = self.translate("Onda", "wilds {wilds}", "how many a player has left")
        yield text.format(wilds=row.wilds)

    def _part(self, row: SeatRow) -> Iterator[str]:
        if row.leader:
            yield self.translate("Onda", "leads this trick", "of a player")
        if row.owner:
            yield self.translate("Onda", "to be beaten", "of the player whose combination is to be beaten")
        if not row.inside:
            yield self.translate("Onda", "has passed", "of a player")
        if row.went_out:
            yield self.translate("Onda", "went out", "of a player, who had no card left first")
