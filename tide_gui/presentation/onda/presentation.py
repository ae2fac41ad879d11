"""The presentation of Onda, which brings its scenes, steps, rows and texts together."""

from tide_gui.presentation.onda.drawing import drawing
from tide_gui.presentation.onda.hesitation import hesitation
from tide_gui.presentation.onda.picks import OndaChoosing
from tide_gui.presentation.onda.scene import SeatRow, WaveRow, remembered, scene_of, seat_rows, wave_row
from tide_gui.presentation.onda.scores import OndaScores
from tide_gui.presentation.onda.sorting import BY_COMBINATIONS, BY_SUIT, BY_VALUE, sorted_hand
from tide_gui.presentation.onda.steps import opening, steps
from tide_gui.presentation.onda.suggestion import OndaSuggestions
from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.onda.words import OndaWords
from tide_gui.presentation.presentation import Area, Presentation, Scenes, Sorting, Spread
from tide_gui.presentation.text import Translate


def onda(translate: Translate) -> Presentation:
    text = OndaText(translate)
    return Presentation(
        text=text,
        scenes=OndaScenes(translate),
        choosing=OndaChoosing(text, translate),
        words=OndaWords(text, translate),
        scores=OndaScores(translate),
        suggestions=OndaSuggestions(text, translate),
    )


class OndaScenes(Scenes):
    piece_row = WaveRow
    seat_row = SeatRow
    scene = staticmethod(scene_of)
    opening = staticmethod(opening)
    steps = staticmethod(steps)
    hesitation = staticmethod(hesitation)
    remembered = staticmethod(remembered)
    seats = staticmethod(seat_rows)
    drawing = staticmethod(drawing)
    look = staticmethod(wave_row)
    sorted_hand = staticmethod(sorted_hand)

    def __init__(self, translate: Translate) -> None:
        self.areas = (
            Area(
                "laid",
                translate("Onda", "to beat", "the combination to beat, as a label on the table"),
                Spread.FAN,
                in_middle=True,
            ),
            Area(
                "trick",
                translate("Onda", "this trick", "the other cards of it, as a label on the table"),
                Spread.FAN,
                in_middle=True,
            ),
            Area(
                "discards",
                translate("Onda", "discards", "the cards of finished tricks, as a label on the table"),
                in_middle=True,
                aside=True,
            ),
            Area(
                "wilds",
                translate("Onda", "wilds", "those of a player, as a label on the table"),
                Spread.FAN,
                beside_hand=True,
            ),
            Area("hand", translate("Onda", "hand", "the cards in it, as a label on the table"), Spread.FAN),
        )
        self.sortings = (
            Sorting(BY_VALUE, translate("Onda", "by value", "how the hand is sorted")),
            Sorting(BY_SUIT, translate("Onda", "by suit", "how the hand is sorted")),
            Sorting(BY_COMBINATIONS, translate("Onda", "by combinations", "how the hand is sorted")),
        )
