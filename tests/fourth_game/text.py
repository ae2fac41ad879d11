"""The words of Pebbles; its package brings their translations in `resources/translations`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fourth_game.pieces import BAG, PEBBLE, Facts, SeatRow
from fourth_game.rules import PEBBLES, WORTH, BidsShown, Buried, Move, PebbleShown, PebbleTaken, View
from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.presentation import Discarded, Mark, Words
from tide_gui.presentation.rules_text import RulesText, read_rules
from tide_gui.presentation.scene import Piece, Scene, Spot
from tide_gui.presentation.text import Translate, in_english
from tide_gui.rules.game import Standing

RULES = """
# Pebbles

Everybody holds the cards 1 to 5 and secretly buries two of them. Then three pebbles are shown one by one:

1. Everybody bids a card face down.
2. The highest bid that nobody else made wins. Without one, nobody gets the pebble.
3. Its owner keeps the pebble or gives it away.

**The pebbles** 2 and 3 score two and three points, pebble 1 costs two.
"""


class PebblesText(GameText):
    def title(self) -> str:
        return "Pebbles"

    def progress(self, standing: Standing) -> str:
        text = self.translate("Pebbles", "Pebble {number} of {all}")
        return text.format(number=standing.step + 1, all=len(PEBBLES))

    def move(self, move: Move) -> str:
        kind, *numbers = move
        texts = {
            "pebbles": self.translate("Pebbles", "pebbles {numbers}", "a move: in which order they come"),
            "bury": self.translate("Pebbles", "bury {numbers}", "a move: which two cards"),
            "bid": self.translate("Pebbles", "bid {numbers}", "a move: which card"),
            "keep": self.translate("Pebbles", "keep", "a move: a pebble that was won"),
            "give": self.translate("Pebbles", "give {numbers}", "a move: to which seat a pebble goes"),
        }
        return texts[kind].format(numbers=" ".join(map(str, numbers)))

    def event(self, event: Any, names: Sequence[str]) -> tuple[str, ...]:
        match event:
            case Buried():
                return (self.translate("Pebbles", "Everybody buries two cards."),)
            case PebbleShown(pebble):
                return (self.translate("Pebbles", "Pebble {pebble} is shown.").format(pebble=pebble),)
            case BidsShown(bids, winner):
                bids_text = self.translate("Pebbles", "{name} bids {card}.")
                each = zip(names, bids, strict=True)
                bid = [bids_text.format(name=name, card=card) for name, card in each]
                return (*bid, self._winner(names[winner] if winner is not None else ""))
            case PebbleTaken(pebble, winner, to):
                text = self.translate("Pebbles", "{name} gives it to {other}: pebble {pebble}.")
                if to == winner:
                    text = self.translate("Pebbles", "{name} keeps it: pebble {pebble}.")
                return (text.format(name=names[winner], other=names[to], pebble=pebble),)
            case _:
                return (self.translate("Pebbles", "That was the last pebble."),)

    def _winner(self, name: str) -> str:
        if not name:
            return self.translate("Pebbles", "Nobody wins.")
        return self.translate("Pebbles", "{name} wins.", "the pebble that was bid for").format(name=name)

    def opens(self, event: Any) -> bool:
        return isinstance(event, PebbleShown)

    def question(self, view: View, choices: Sequence[Move], name: str) -> str:
        texts = {
            "bury": self.translate("Pebbles", "{name}, bury two cards."),
            "bid": self.translate("Pebbles", "{name}, bid a card."),
            "keep": self.translate("Pebbles", "{name}, keep it or give it away.", "a pebble that was won"),
        }
        return texts[choices[0][0]].format(name=name)

    def advice(self, view: View, choices: Sequence[Move]) -> str:
        if choices[0][0] != "bury":
            return ""
        return self.translate("Pebbles", "High cards win pebbles: bury low ones.")

    def rules(self) -> tuple[RulesText, ...]:
        return read_rules(RULES, "Pebbles", self.translate)


class PebblesWords(Words):
    discards_lie_open = True

    def __init__(self, translate: Translate = in_english) -> None:
        self.translate = translate

    @property
    def first_times(self) -> Mapping[str, str]:
        return {"tie": self.translate("Pebbles", "Equal bids cancel each other out.")}

    def marks(self, scene: Scene[Facts]) -> tuple[Mark, ...]:
        text = self.translate("Pebbles", "pebbles to come: {number}")
        return (Mark(text.format(number=len(scene.lying(BAG)))),)

    def piece(self, piece: Piece, slot: int, scene: Scene[Facts], names: Sequence[str]) -> str:
        if not piece.face:
            return ""
        text = self.translate("Pebbles", "card {face}")
        if piece.kind == PEBBLE:
            text = self.translate("Pebbles", "pebble {face}")
        return text.format(face=piece.face)

    def tip(self, piece: Piece, slot: int, scene: Scene[Facts]) -> str:
        if piece.kind != PEBBLE or not piece.face:
            return ""
        text = self.translate("Pebbles", "Scores {points} points.", "{points}: 2, 3 or -2")
        return text.format(points=WORTH[piece.face])

    def seat(self, row: SeatRow) -> Iterator[str]:
        yield self.translate("Pebbles", "score {score}").format(score=row.score)

    def discards(self, scene: Scene[Facts], names: Sequence[str]) -> Iterator[Discarded]:
        """The bids, of which only the last ones lie on top."""
        title = self.translate("Pebbles", "Bids for pebble {number}")
        words = self.translate("Pebbles", "{name} bid {card}", "in the past")
        for number in range(len(PEBBLES)):
            for seat, name in enumerate(names):
                bids = [piece.face for piece in scene.lying(Spot("bid", seat)) if piece.face]
                for card in bids[number : number + 1]:
                    yield Discarded(title.format(number=number + 1), seat, words.format(name=name, card=card))

    def occasions(self, event: Any, earlier: Sequence[Any]) -> Iterator[str]:
        if isinstance(event, BidsShown) and len(set(event.bids)) < len(event.bids):
            yield "tie"
