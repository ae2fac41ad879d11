"""The presentation of Pebbles. It has no QML, so it is played on the plain board."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from fourth_game.pieces import BAG, CARD, NOBODYS, OFFER, PEBBLE, Facts, SeatRow
from fourth_game.rules import (
    CARDS,
    PEBBLES,
    BidsShown,
    Buried,
    GameEnded,
    Move,
    PebbleShown,
    PebbleTaken,
    View,
    scores,
)
from fourth_game.scores import PebblesScores
from fourth_game.text import PebblesText, PebblesWords
from tide_gui.presentation.pacing import Pause, Step
from tide_gui.presentation.presentation import Area, Choosing, Presentation, Scenes, Spread, Suggestions
from tide_gui.presentation.scene import HIDDEN, Piece, Scene, Slide, Spot
from tide_gui.presentation.selection import Pick, Picks
from tide_gui.presentation.text import Translate, in_english
from tide_gui.rules.game import Seat


def pebbles(translate: Translate) -> Presentation:
    text = PebblesText(translate)
    return Presentation(
        text=text,
        scenes=PebblesScenes(translate),
        choosing=PebblesChoosing(text),
        words=PebblesWords(translate),
        scores=PebblesScores(translate),
        suggestions=PebblesSuggestions(translate),
    )


class PebblesScenes(Scenes):
    seat_row = SeatRow

    def __init__(self, translate: Translate = in_english) -> None:
        self.translate = translate

    @property
    def areas(self) -> tuple[Area, ...]:
        return (
            Area("offer", self.translate("Pebbles", "pebble", "the one to bid for"), in_middle=True),
            Area("bag", self.translate("Pebbles", "bag"), in_middle=True),
            Area("nobody's", self.translate("Pebbles", "nobody's", "pebbles"), in_middle=True),
            Area("bid", self.translate("Pebbles", "bid", "the cards that a player bid")),
            Area("buried", self.translate("Pebbles", "buried", "cards")),
            Area("won", self.translate("Pebbles", "won", "pebbles"), Spread.FAN),
            Area("hand", self.translate("Pebbles", "hand", "the cards in it"), Spread.FAN),
        )

    def scene(self, view: View, sealed: Mapping[Seat, str]) -> Scene[Facts]:
        pieces = [piece for seat in range(view.seats) for piece in self._cards(view, seat, sealed.get(seat))]
        spots = [Spot("won", to) if to is not None else NOBODYS for to in view.taken]
        for pebble, spot in zip(view.pebbles, (*spots, OFFER), strict=False):
            pieces.append(Piece(PEBBLE, spot, pebble, pebble))
        pieces += [Piece(PEBBLE, BAG)] * (len(PEBBLES) - len(view.pebbles))
        return Scene(tuple(pieces), Facts(scores(view)))

    def _cards(self, view: View, seat: Seat, sealed: str | None) -> Iterator[Piece]:
        own = seat == view.seat
        chosen = list(map(int, sealed.split()[1:])) if sealed and sealed[0] == "b" else []
        played = [bids[seat] for bids in view.bids]
        yield from (Piece(CARD, Spot("bid", seat), card, 9 * at) for at, card in enumerate(played))
        buried, bidding = 2 * view.all_buried, 0
        if sealed is not None and len(view.taken) == len(view.bids):
            buried, bidding = (buried, 1) if view.all_buried else (2, 0)
        faces = [card for card in view.hand if card not in chosen] if own else []
        held = len(CARDS) - len(played) - buried - bidding
        yield from (Piece(CARD, Spot("hand", seat), face, face) for face in faces)
        yield from [Piece(CARD, Spot("hand", seat))] * (held - len(faces))
        buried_faces = (view.buried or tuple(chosen)) if own and buried else ()
        yield from (Piece(CARD, Spot("buried", seat), face, face) for face in buried_faces)
        yield from [Piece(CARD, Spot("buried", seat))] * (buried - len(buried_faces))
        if bidding:
            yield Piece(CARD, Spot("bid", seat), chosen[0] if own and chosen else HIDDEN, 9 * len(played))

    def steps(self, event: Any, scene: Scene[Facts], after: View) -> Iterator[Step[Facts]]:
        match event:
            case Buried():
                yield Step(self._buried(scene, after), Pause.GLIDE, "place")
            case PebbleShown(pebble):
                slide = Slide(PEBBLE, BAG, HIDDEN, Piece(PEBBLE, OFFER, pebble, pebble))
                yield Step(scene.slid([slide]), Pause.REST, "place")
            case BidsShown(bids, None):
                yield Step(self._bid(scene, bids, after), Pause.REVEAL, "reveal")
                [pebble] = scene.lying(OFFER)
                slide = Slide(PEBBLE, OFFER, pebble.face, pebble._replace(spot=NOBODYS))
                yield Step(self._bid(scene, bids, after).slid([slide]), Pause.GLIDE)
            case BidsShown(bids):
                yield Step(self._bid(scene, bids, after), Pause.REVEAL, "reveal")
            case PebbleTaken(pebble, _, to):
                slide = Slide(PEBBLE, OFFER, pebble, Piece(PEBBLE, Spot("won", to), pebble, pebble))
                counted = replace(scene.slid([slide]), facts=Facts(scores(after)))
                yield Step(counted, Pause.GLIDE, "pebbles/plop")
            case GameEnded():
                yield Step(scene, Pause.END, "bell")

    def _buried(self, scene: Scene[Facts], after: View) -> Scene[Facts]:
        for seat in range(after.seats):
            faces = after.buried if seat == after.seat else (HIDDEN, HIDDEN)
            if not scene.lying(Spot("buried", seat)):
                slides = [
                    Slide(CARD, Spot("hand", seat), face, Piece(CARD, Spot("buried", seat), face, face))
                    for face in faces
                ]
                scene = scene.slid(slides)
        return scene

    def _bid(self, scene: Scene[Facts], bids: tuple[int, ...], after: View) -> Scene[Facts]:
        for seat, card in enumerate(bids):
            hand, bid = Spot("hand", seat), Spot("bid", seat)
            lying = scene.lying(bid)
            source = bid if len(lying) == len(after.bids) else hand  # bid before the reveal, or only now
            face = card if any(piece.face == card for piece in scene.lying(source)) else HIDDEN
            to = Piece(CARD, bid, card, 9 * (len(after.bids) - 1))
            scene = scene.slid([Slide(CARD, source, face, to)])
        return scene

    def seats(self, scene: Scene[Facts]) -> tuple[SeatRow, ...]:
        return tuple(map(SeatRow, scene.facts.scores))


class PebblesChoosing(Choosing):
    def __init__(self, text: PebblesText) -> None:
        self.text = text

    def picks(self, move: Move, view: View) -> Picks:
        words = self.text.move(move)
        cards = move[1:] if move[0] in ("bury", "bid") else ()
        return Picks(tuple(Pick(str(card)) for card in cards), words[:1].upper() + words[1:])

    def tour(self, view: View, choices: Sequence[Move]) -> Sequence[Move]:
        return choices

    def pick(self, piece: Piece, actor: Seat) -> str:
        return str(piece.face) if piece.spot == ("hand", actor) and piece.face else ""

    def chosen(self, pieces: Sequence[Piece], view: View) -> str:
        """Two cards are buried together; any other move is one pick."""
        cards = ", ".join(str(piece.face) for piece in pieces)
        text = self.text.translate("Pebbles", "To bury: {cards}.")
        return text.format(cards=cards) if cards and not view.all_buried else ""

    def private(self, view: View, choices: Sequence[Move]) -> bool:
        return choices[0][0] in ("bury", "bid")


class PebblesSuggestions(Suggestions):
    def __init__(self, translate: Translate = in_english) -> None:
        self.translate = translate

    @property
    def situations(self) -> Mapping[str, str]:
        return {
            "bury": self.translate("Pebbles", "Which cards to bury", "kind of decision, as a title"),
            "bid": self.translate("Pebbles", "What to bid", "kind of decision, as a title"),
            "keep": self.translate(
                "Pebbles", "Whether to give a pebble away", "kind of decision, as a title"
            ),
        }

    def situation(self, view: View, choices: Sequence[Move], seat: Seat) -> str:
        return str(choices[0][0])
