"""What holds for the scenes of every game: events lead to what the view shows, and no secret lies in it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_SETTING, at_some_moment, picked
from worlds import other_world

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.presentation import followed
from tide_gui.presentation.scene import HIDDEN, Piece, Scene, Slide, Spot, WrongScene, settled
from tide_gui.presentation.text import in_english

every_setting = pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
seeds = st.integers(0, 10**9)
pytestmark = pytest.mark.usefixtures("fourth_game")


def shown_by(setting):
    return presentation_of(setting.game.key, in_english)


def spots(scene):
    return {spot: scene.lying(spot) for spot in {piece.spot for piece in scene.pieces}}


def viewers(setting):
    return [*range(setting.seats), None]


def steps_of(presentation, events, scene, after):
    return [step for _, steps in followed(presentation, events, scene, after) for step in steps]


def turn_with_events(table, rng):
    """One turn; the events, and the seats that chose, in the order in which they did."""
    due = sorted(table.waiting_for(), key=lambda seat: rng.random())
    moves = {seat: picked(table.choices(seat), rng) for seat in due}
    played = [one for seat, move in moves.items() for one in table.submit(seat, move)]
    return [event for one in played for event in one.events], moves


def sealed_scenes(presentation, setting, view, moves):
    """The table as one seat after the other makes its choice; only the viewer's own is known."""
    sealed = {}
    for seat, move in moves.items():
        sealed[seat] = setting.game.write(move) if seat == view.seat else ""
        yield presentation.scene(view, sealed)


@every_setting
@given(seed=seeds)
def test_the_scene_folded_over_the_events_is_the_scene_of_the_view(setting, seed):
    rng, presentation = Random(seed), shown_by(setting)
    table = setting.table(seed)
    viewer = picked(tuple(viewers(setting)), rng)
    scene = presentation.scene(table.view(viewer), {})
    while table.waiting_for():
        shows = rng.random() < 0.5  # that seats have chosen may be shown before the reveal or not
        before = table.view(viewer)
        events, moves = turn_with_events(table, rng)
        for sealed in sealed_scenes(presentation, setting, before, moves if shows else {}):
            scene = settled(scene, sealed)
        for step in steps_of(presentation, events, scene, table.view(viewer)):
            assert len(step.scene.pieces) == len(scene.pieces)
            scene = step.scene
        truth = presentation.scene(table.view(viewer), {})
        assert spots(scene) == spots(truth)
        assert scene.facts == truth.facts


@every_setting
@given(seed=seeds)
def test_with_other_hidden_cards_and_the_same_course_the_rows_are_the_same(setting, seed):
    table, presentation = at_some_moment(setting, seed), shown_by(setting)
    for viewer in viewers(setting):
        other = other_world(setting.game, table._state, viewer, Random(seed))
        here = presentation.scene(setting.game.view(table._state, viewer), {})
        there = presentation.scene(setting.game.view(other, viewer), {})
        assert here == there


@every_setting
def test_a_game_begins_with_everything_in_the_box_and_ends_as_dealt(setting):
    presentation = shown_by(setting)
    scene = presentation.scene(setting.table(7).view(1), {})
    first, *_, last = presentation.opening(scene)
    assert {piece.spot.area for piece in first.scene.pieces} == {"box"}
    assert {piece.face for piece in first.scene.pieces} == {HIDDEN}
    assert first.pause is Pause.NONE
    assert last.scene == scene


# -- pieces and their rows -----------------------------------------------------------------------


HAND, MIDDLE = Spot("hand", 0), Spot("middle")


def test_a_piece_that_does_not_lie_there_cannot_be_moved():
    scene = Scene((Piece("card", HAND, 3),), None)
    assert scene.slid([Slide("card", HAND, 3, Piece("card", MIDDLE, 3))]).lying(MIDDLE)
    with pytest.raises(WrongScene, match="no card with the face 4 lies at"):
        scene.slid([Slide("card", HAND, 4, Piece("card", MIDDLE, 4))])


def test_no_piece_comes_from_nowhere():
    one, two = (Scene((Piece("card", HAND),) * count, None) for count in (1, 2))
    for before, after, told in ((one, two, "1 .* now there are 2"), (two, one, "2 .* now there are 1")):
        with pytest.raises(WrongScene, match=told):
            settled(before, after)
