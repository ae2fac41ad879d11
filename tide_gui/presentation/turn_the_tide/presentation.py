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
        self.areas = (
            Area("deck", translate("TurnTheTide", "tide deck"), in_middle=True, aside=True),
            Area("offer", translate("TurnTheTide", "on offer"), Spread.FAN, in_middle=True),
            Area("played", translate("TurnTheTide", "played"), Spread.FAN, in_middle=True),
            Area("tide", translate("TurnTheTide", "tide")),
            Area("rings", translate("TurnTheTide", "preservers"), Spread.FAN),
            Area("chosen", translate("TurnTheTide", "chosen")),
            Area("pile", translate("TurnTheTide", "put aside"), aside=True),
            Area("passing", translate("TurnTheTide", "hand on its way"), aside=True),
            Area(
                "passingRings",
                translate("TurnTheTide", "preservers on their way"),
                Spread.FAN,
                aside=True,
            ),
            Area("hand", translate("TurnTheTide", "hand"), Spread.FAN),
        )

    def drawing(self, piece: Piece, slot: int, scene: TideScene) -> Drawing:
        return drawing(piece)

    def is_out(self, scene: TideScene, seat: Seat) -> bool:
        return scene.facts.out[seat]


class TurnTheTideChoosing(Choosing):
    def __init__(self, text: TurnTheTideText) -> None:
        self.text = text

    def picks(self, move: Move, view: View) -> Picks:
        words = self.text.move(move)
        play = self.text.translate("TurnTheTide", "Play {card}")
        return Picks((Pick(str(move), words),), play.format(card=words))

    def pick(self, piece: Piece, actor: Seat) -> str:
        in_reach = piece.kind == WEATHER and piece.spot in (("hand", actor), ("chosen", actor))
        return str(piece.face) if in_reach and piece.face else ""
