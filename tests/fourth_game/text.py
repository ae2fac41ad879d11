"""The words of Pebbles. A package brings them in its own language: `translate` knows those of the house."""

from collections.abc import Iterator, Sequence
from typing import Any

from fourth_game.pieces import BAG, PEBBLE, Facts, SeatRow
from fourth_game.rules import PEBBLES, WORTH, BidsShown, Buried, Move, PebbleShown, PebbleTaken, View
from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.presentation import Discarded, Mark, Words
from tide_gui.presentation.rules_text import RulesText, read_rules
from tide_gui.presentation.scene import Piece, Scene, Spot
from tide_gui.rules.game import Standing

RULES = """
# Pebbles

Everybody holds the cards 1 to 5 and secretly buries two of them. Then three pebbles are shown one by one:

1. Everybody bids a card face down.
2. The highest bid that nobody else made wins. Without one, nobody gets the pebble.
3. Its owner keeps the pebble or gives it away.

**Pebbles** 2 and 3 score two and three points, pebble 1 costs two.
"""
FIRST_TIMES = {"tie": "Equal bids cancel each other out."}


class PebblesText(GameText):
    def title(self) -> str:
        return "Pebbles"

    def progress(self, standing: Standing) -> str:
        return f"Pebble {standing.step + 1} of {len(PEBBLES)}"

    def move(self, move: Move) -> str:
        return " ".join(map(str, move))

    def event(self, event: Any, names: Sequence[str]) -> tuple[str, ...]:
        match event:
            case Buried():
                return ("Everybody buries two cards.",)
            case PebbleShown(pebble):
                return (f"Pebble {pebble} is shown.",)
            case BidsShown(bids, winner):
                bid = [f"{name} bids {card}." for name, card in zip(names, bids, strict=True)]
                return (*bid, f"{names[winner]} wins." if winner is not None else "Nobody wins.")
            case PebbleTaken(pebble, winner, to):
                kept = "keeps it" if to == winner else f"gives it to {names[to]}"
                return (f"{names[winner]} {kept}: pebble {pebble}.",)
            case _:
                return ("That was the last pebble.",)

    def opens(self, event: Any) -> bool:
        return isinstance(event, PebbleShown)

    def question(self, view: View, choices: Sequence[Move], name: str) -> str:
        requests = {"bury": "bury two cards", "bid": "bid a card", "keep": "keep it or give it away"}
        return f"{name}, {requests[choices[0][0]]}."

    def advice(self, view: View, choices: Sequence[Move]) -> str:
        return "High cards win pebbles: bury low ones." if choices[0][0] == "bury" else ""

    def rules(self) -> tuple[RulesText, ...]:
        return read_rules(RULES, "Pebbles", self.translate)


class PebblesWords(Words):
    discards_lie_open = True
    first_times = FIRST_TIMES

    def marks(self, scene: Scene[Facts]) -> tuple[Mark, ...]:
        return (Mark(f"pebbles to come: {len(scene.lying(BAG))}"),)

    def piece(self, piece: Piece, slot: int, scene: Scene[Facts], names: Sequence[str]) -> str:
        return f"{piece.kind} {piece.face}" if piece.face else ""

    def tip(self, piece: Piece, slot: int, scene: Scene[Facts]) -> str:
        return f"Scores {WORTH[piece.face]} points." if piece.kind == PEBBLE and piece.face else ""

    def seat(self, row: SeatRow) -> Iterator[str]:
        yield f"score {row.score}"

    def discards(self, scene: Scene[Facts], names: Sequence[str]) -> Iterator[Discarded]:
        """The bids, of which only the last ones lie on top."""
        for number in range(len(PEBBLES)):
            for seat, name in enumerate(names):
                bids = [piece.face for piece in scene.lying(Spot("bid", seat)) if piece.face]
                for card in bids[number : number + 1]:
                    yield Discarded(f"Bids for pebble {number + 1}", seat, f"{name} bid {card}")

    def occasions(self, event: Any, earlier: Sequence[Any]) -> Iterator[str]:
        if isinstance(event, BidsShown) and len(set(event.bids)) < len(event.bids):
            yield "tie"
