"""How pieces look where QML does not draw them: every picture is there, and what is hidden stays so."""

from dataclasses import replace

import pytest
from playing import EVERY_SETTING, random_moments

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.drawing import Layer
from tide_gui.presentation.scene import Piece, Spot
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turn_the_tide.drawing import drawing as tide_drawing
from tide_gui.presentation.turn_the_tide.pieces import DOWN, UP, ring
from tide_gui.presentation.turning_tides.drawing import drawing
from tide_gui.presentation.turning_tides.pieces import AWAY, SEEN, TOWARD, hold_spot, zone_spot
from tide_gui.presentation.turning_tides.scene import ShipRow
from tide_gui.resource_files import resources
from tide_gui.rules.turning_tides.ships import Board

LARGEST = [*{setting.game.key: setting for setting in EVERY_SETTING}.values()]


def drawings(setting, viewer, deal=3):
    """Each piece with its drawing, at every turn of a random game."""
    scenes = presentation_of(setting.game.key, in_english).scenes
    for table in random_moments(setting, deal):
        scene = scenes.scene(table.view(viewer), {})
        for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True):
            if piece.spot.area != "box":
                yield piece, scenes.drawing(piece, slot, scene)


@pytest.mark.parametrize("setting", [LARGEST[0], *LARGEST[1:]], ids=str)
@pytest.mark.usefixtures("fourth_game")
def test_every_piece_of_every_moment_has_pictures_that_exist(setting):
    seen = {}
    for piece, found in drawings(setting, 0):
        for layer in found.layers if found else ():
            seen.setdefault(layer.art, piece)
    missing = [art for art in seen if not (resources() / f"{art}.svg").is_file()]
    assert missing == []
    assert len(seen) > 20 or setting.game.key == "pebbles"


@pytest.mark.parametrize("setting", LARGEST, ids=str)
@pytest.mark.usefixtures("fourth_game")
def test_a_hidden_card_is_a_back_without_letters(setting):
    backs = [found for piece, found in drawings(setting, None) if not piece.face]
    assert backs
    assert all(back is None or not back.letters for back in backs)
    assert len({back for back in backs if back}) <= 4


def test_a_preserver_that_is_lost_looks_lost():
    kept, lost = (tide_drawing(ring(0, side)).layers for side in (UP, DOWN))
    assert (kept, lost) == ((Layer("tokens/ring"),), (Layer("turn-the-tide/tokens/ring-lost"),))


def test_a_zone_has_its_number_and_that_of_the_enemy_zone_that_it_faces():
    zone = Piece("zone", Spot("deck-2", 0), 2)
    assert written_on(zone, 3) == ["2", "⇅", "3"]
    assert written_on(zone, 9) == ["2"]


@pytest.mark.parametrize(
    ("seat", "side", "arrow"), [(0, TOWARD, "▲"), (0, AWAY, "▼"), (1, TOWARD, "▼"), (1, AWAY, "▲")]
)
def test_a_cannon_shows_to_which_side_it_points_as_the_first_seat_sees_it(seat, side, arrow):
    assert written_on(Piece("cannon", zone_spot(seat, 2), side)) == [arrow]
    assert written_on(Piece("cannon", hold_spot(seat), SEEN)) == []


def written_on(piece, offset=3):
    """The letters on a piece as the first seat sees it."""
    [setting] = [each for each in LARGEST if each.game.key == "turning-tides"]
    view = setting.table(1).view(0)
    facts = presentation_of(setting.game.key, in_english).scenes.scene(view, {}).facts
    facts = replace(facts, board=Board(facts.board.ships, offset, facts.board.pawn))
    return [letter.text for letter in drawing(piece, ShipRow(), facts).letters]


@pytest.mark.parametrize(
    ("piece", "art"),
    [
        (Piece("card", Spot("exhausted", 1), 3), "turning-tides/cards/exhausted-silver"),
        (Piece("wreck", Spot("zone-2", 0), 1), "turning-tides/ships/zone-destroyed-gold"),
        (Piece("pawn", Spot("pawn", 0), 1), "turning-tides/tokens/pawn"),
    ],
)
def test_what_random_games_rarely_show_has_its_picture(piece, art):
    found = drawing(piece, ShipRow(), 0)
    assert found.layers == (Layer(art),)
    assert (resources() / f"{art}.svg").is_file()
