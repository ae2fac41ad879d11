"""The presentation of Turning Tides, which brings its scenes, steps, rows and texts together."""

from dataclasses import replace

from tide_gui.presentation.drawing import Drawing
from tide_gui.presentation.presentation import Area, Presentation, Scenes, Spread
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides.drawing import drawing
from tide_gui.presentation.turning_tides.hesitation import hesitation
from tide_gui.presentation.turning_tides.picks import TurningTidesChoosing
from tide_gui.presentation.turning_tides.pieces import CARD, CARDS
from tide_gui.presentation.turning_tides.reach import reach_of
from tide_gui.presentation.turning_tides.results import TurningTidesScores
from tide_gui.presentation.turning_tides.scene import (
    NOTHING_TO_TELL,
    SeatRow,
    ShipRow,
    ShipScene,
    scene_of,
    seat_rows,
    unit_row,
)
from tide_gui.presentation.turning_tides.steps import steps
from tide_gui.presentation.turning_tides.suggestion import TurningTidesSuggestions
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.presentation.turning_tides.words import TurningTidesWords
from tide_gui.rules.turning_tides.ships import ZONES


def turning_tides(translate: Translate) -> Presentation:
    text = TurningTidesText(translate)
    words = TurningTidesWords(text, translate)
    return Presentation(
        text=text,
        scenes=TurningTidesScenes(words, translate),
        choosing=TurningTidesChoosing(text, translate),
        words=words,
        scores=TurningTidesScores(text, translate),
        suggestions=TurningTidesSuggestions(text, translate),
    )


class TurningTidesScenes(Scenes):
    """A past scene stays: whatever a player was shown is public, and hands are never shown to others."""

    piece_row = ShipRow
    seat_row = SeatRow
    scene = staticmethod(scene_of)
    steps = staticmethod(steps)
    hesitation = staticmethod(hesitation)
    seats = staticmethod(seat_rows)

    def __init__(self, words: TurningTidesWords, translate: Translate) -> None:
        self.words = words
        zone = translate("TurningTides", "zone {zone}", "a label or in a list")
        exchange = translate("TurningTides", "exchange cards", "where cards lie")
        decks = (Area(f"deck-{number}", "", ground_of=f"zone-{number}") for number in ZONES)
        zones = (Area(f"zone-{number}", zone.format(zone=number), Spread.FAN) for number in ZONES)
        self.areas = (
            Area("chosen", translate("TurningTides", "played", "where cards lie"), for_all=True),
            *decks,
            *zones,
            Area("hold", translate("TurningTides", "hold", "of a ship"), Spread.FAN, aside=True),
            Area("discards", translate("TurningTides", "discards", "where cards lie"), aside=True),
            Area("pile", translate("TurningTides", "draw pile", "where cards lie"), aside=True),
            Area("exhausted", translate("TurningTides", "exhausted", "where cards lie"), aside=True),
            Area(
                "pawn",
                translate("TurningTides", "pawn", "the piece of who is first among equals"),
                aside=True,
            ),
            Area("exchange", exchange, Spread.FAN, beside_hand=True, only_to_choose=True),
            Area("hand", translate("TurningTides", "hand", "where cards lie"), Spread.FAN),
        )

    def drawing(self, piece: Piece, slot: int, scene: ShipScene) -> Drawing:
        is_open = piece.kind == CARD and piece.face
        row = self.words.card_row(piece, scene.facts) if is_open else NOTHING_TO_TELL
        return drawing(piece, row, scene.facts)

    def look(self, piece: Piece, slot: int, scene: ShipScene) -> ShipRow:
        """Where a unit stands, or what a card does and would reach."""
        if piece.kind != CARD:
            return unit_row(piece, slot, scene)
        if not piece.face:
            return NOTHING_TO_TELL
        facts, row = scene.facts, self.words.card_row(piece, scene.facts)
        if piece.spot.area != "hand":
            return row
        reach = reach_of(CARDS[piece.face], facts.board, piece.spot.seat, facts.introductory)
        targets = tuple(each.target for each in reach.strikes)
        falls = tuple(fallen for each in reach.strikes for fallen in each.falls)
        return replace(row, reach_from=reach.own_zones, reach_to=targets, reach_falls=falls)
