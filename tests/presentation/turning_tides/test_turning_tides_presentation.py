"""How the moves of Turning Tides are picked, and what a seat plate shows."""

from dataclasses import replace

import pytest
from playing import Setting

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turning_tides.scene import SeatRow
from tide_gui.rules.turning_tides.cards import Action, Task
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import GOLD, SILVER, ZONES
from tide_gui.rules.turning_tides.state import Options, Phase

game, ships = TurningTides(), presentation_of("turning-tides", in_english)


@pytest.mark.parametrize(
    ("move", "parts"),
    [
        ("fire", [("fire", 0)]),
        ("sailor to 4", [("zone 4", 0)]),
        ("cannon to 4 toward", [("zone 4", 0), ("toward", 1)]),
        ("move captain to 2", [("captain", 0), ("zone 2", 1)]),
        ("move sailor 5 to 3", [("sailor 5", 0), ("zone 3", 1)]),
        ("move cannon 5 away to 3 toward", [("cannon 5 away", 0), ("zone 3", 1), ("toward", 2)]),
        ("back", [("back", 0)]),
        ("swing from 4", [("zone 4", 0)]),
        ("fire from 4", [("zone 4", 0)]),
        ("promote in 5", [("zone 5", 0)]),
        ("keep", []),
        ("swap cannon for swing", [("cannon", 0), ("exchange swing", 0)]),
        ("exhaust move navigate", [("move", 0), ("navigate", 0)]),
    ],
)
def test_a_move_is_picked_part_by_part(move, parts):
    picks = ships.choosing.picks(game.read(move), game.view(game.start(2, Options()), 0))
    assert [(pick.key, pick.stage) for pick in picks.parts] == parts
    assert picks.label


@pytest.mark.parametrize(
    ("introductory", "ship", "pause"),
    [
        (False, {}, Pause.BREATH),
        (False, {"captain": 0}, Pause.BREATH),
        (False, {"destroyed": (1, 2)}, Pause.THOUGHT),
        (False, {"captain": 0, "sailors": (4, 4)}, Pause.THOUGHT),
        (False, {"sailors": ()}, Pause.THOUGHT),
        (True, {}, Pause.BREATH),
        (True, {"captain": 0}, Pause.THOUGHT),
        (True, {"destroyed": (1,)}, Pause.THOUGHT),
    ],
)
def test_a_bot_hesitates_longer_over_its_card_while_one_hit_may_beat_a_ship(introductory, ship, pause):
    view = game.view(game.start(2, Options(introductory)), None)
    board = view.board.with_ship(SILVER, replace(view.board.ships[SILVER], **ship))
    assert ships.scenes.hesitation(replace(view, phase=Phase.CHOOSE, board=board), GOLD) is pause


@pytest.mark.parametrize(
    ("action", "offset", "pause"),
    [
        (Action.SAILOR, 6, Pause.BREATH),
        (Action.SWING, 6, Pause.THOUGHT),  # at the mast
        (Action.SWING, 5, Pause.NONE),  # over empty deck
    ],
)
def test_a_bot_hesitates_before_an_attack_that_hits_and_not_before_one_in_vain(action, offset, pause):
    view = game.view(game.start(2, Options()), None)
    board, queue = replace(view.board, offset=offset), (Task(GOLD, action),)
    view = replace(view, phase=Phase.PERFORM, board=board, queue=queue)
    assert ships.scenes.hesitation(view, GOLD) is pause


def test_a_plate_says_what_a_ship_has():
    row = SeatRow(
        cards=3,
        pile=5,
        discards=2,
        exhausted=1,
        crew=2,
        cannons=1,
        zones_lost=1,
        zones_to_sink=3,
        captain=False,
        pawn=True,
        ready=True,
    )
    assert list(ships.words.seat(row)) == [
        "cards 3",
        "draw pile 5",
        "discards 2",
        "exhausted 1",
        "crew 2",
        "cannons 1",
        "no captain on deck",
        "destroyed zones 1",
        "has the pawn",
        "has chosen",
    ]
    assert list(ships.words.brief(row)) == ["cards 3", "destroyed zones 1", "has the pawn"]
    assert list(ships.words.brief(replace(row, zones_lost=0, pawn=False))) == ["cards 3"]


def test_a_duel_keeps_no_score_and_no_headings():
    assert ships.scores.row_text(None) == ""
    assert not ships.text.opens(None)
    assert ships.text.withheld(None, ("Ann", "Bo")) == ""


def test_all_zones_of_a_ship_can_be_destroyed():
    """In the introductory game more than three are, while the captain lives."""
    state, wrecks = Setting(game, 2, (("introductory", True),)).table()._state, []
    for destroyed in ((), tuple(ZONES)):
        gold, silver = state.board.ships
        board = replace(state.board, ships=(replace(gold, destroyed=destroyed), silver))
        scene = ships.scenes.scene(game.view(replace(state, board=board), None), {})
        wrecks.append([piece.kind for piece in scene.pieces].count("wreck"))
    assert wrecks[0] == wrecks[1]
