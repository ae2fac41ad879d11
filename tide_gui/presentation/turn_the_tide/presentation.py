"""The presentation of Turn the Tide, which brings its scenes, steps, rows and texts together."""

from tide_gui.presentation.drawing import Drawing
from tide_gui.presentation.presentation import Area, Choosing, Presentation, Scenes, Spread
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.selection import Pick, Picks
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turn_the_tide.drawing import drawing
from tide_gui.presentation.turn_the_tide.hesitation import hesitation
from tide_gui.presentation.turn_the_tide.pieces import WEATHER
from tide_gui.presentation.turn_the_tide.scene import SeatRow, TideScene, remembered, scene_of, seat_rows
from tide_gui.presentation.turn_the_tide.scores import TurnTheTideScores
from tide_gui.presentation.turn_the_tide.steps import opening, steps
from tide_gui.presentation.turn_the_tide.suggestion import TurnTheTideSuggestions
from tide_gui.presentation.turn_the_tide.text import TurnTheTideText
from tide_gui.presentation.turn_the_tide.words import TurnTheTideWords
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.moves import Move
from tide_gui.rules.turn_the_tide.state import View


def turn_the_tide(translate: Translate) -> Presentation:
    text = TurnTheTideText(translate)
    return Presentation(
        text=text,
        scenes=TurnTheTideScenes(translate),
        choosing=TurnTheTideChoosing(text),
        words=TurnTheTideWords(translate),
        scores=TurnTheTideScores(translate),
        suggestions=TurnTheTideSuggestions(translate),
    )


class TurnTheTideScenes(Scenes):
    seat_row = SeatRow
    scene = staticmethod(scene_of)
    opening = staticmethod(opening)
    steps = staticmethod(steps)
    hesitation = staticmethod(hesitation)
    remembered = staticmethod(remembered)
    seats = staticmethod(seat_rows)

    def __init__(self, translate: Translate) -> None:
        deck = translate("TurnTheTide", "tide deck", "above the tide cards that are still to come")
        offer = translate("TurnTheTide", "on offer", "above the two tides that can be won")
        played = translate("TurnTheTide", "played", "above the weather cards that all have played")
        tide = translate("TurnTheTide", "tide", "above the tide card of a player")
        rings = translate("TurnTheTide", "preservers", "above the preservers of a player")
        chosen = translate("TurnTheTide", "chosen", "above the weather card that a player has chosen")
        pile = translate("TurnTheTide", "put aside", "above the weather cards that a player has played")
        passing = translate("TurnTheTide", "hand on its way", "above the cards that go to the next player")
        passing_rings = translate(
            "TurnTheTide", "preservers on their way", "above the preservers that go to the next player"
        )
        hand = translate("TurnTheTide", "hand", "above the weather cards that a player holds")
        self.areas = (
            Area("deck", deck, in_middle=True, aside=True),
            Area("offer", offer, Spread.FAN, in_middle=True),
            Area("played", played, Spread.FAN, in_middle=True),
            Area("tide", tide),
            Area("rings", rings, Spread.FAN),
            Area("chosen", chosen),
            Area("pile", pile, aside=True),
            Area("passing", passing, aside=True),
            Area("passingRings", passing_rings, Spread.FAN, aside=True),
            Area("hand", hand, Spread.FAN),
        )

    def drawing(self, piece: Piece, slot: int, scene: TideScene) -> Drawing:
        return drawing(piece)

    def is_out(self, scene: TideScene, seat: Seat) -> bool:
        return scene.facts.out[seat]


class TurnTheTideChoosing(Choosing):
    def __init__(self, text: TurnTheTideText) -> None:
        self.text = text

    def picks(self, move: Move, view: View) -> Picks:
        play = self.text.translate("TurnTheTide", "Play weather card {card}", "button; {card}: a number")
        return Picks((Pick(str(move), self.text.move(move)),), play.format(card=move))

    def pick(self, piece: Piece, actor: Seat) -> str:
        in_reach = piece.kind == WEATHER and piece.spot in (("hand", actor), ("chosen", actor))
        return str(piece.face) if in_reach and piece.face else ""
