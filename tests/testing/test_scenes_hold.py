"""The checks of scenes each find a presentation that breaks them."""

from dataclasses import replace

import pytest
from broken_games import Cheating, found_by
from fourth_game.presentation import PebblesScenes
from fourth_game.rules import BidsShown, Pebbles

from tide_gui.presentation.pacing import Pause, SeatMoment, Step
from tide_gui.presentation.scene import BOX, HIDDEN, Piece
from tide_gui.rules.game import NATURE_ALONE
from tide_gui.testing import scenes_hold


class GrowingScenes(PebblesScenes):
    def scene(self, view, sealed):
        scene = super().scene(view, sealed)
        return replace(scene, pieces=(*scene.pieces, *(Piece("ring", BOX) for _ in view.taken)))


class NarrowScenes(PebblesScenes):
    areas = PebblesScenes().areas[1:]


class OpenBox(PebblesScenes):
    def opening(self, scene):
        return (Step(scene, Pause.NONE),)


class LosingScenes(PebblesScenes):
    def steps(self, event, scene, after):
        for step in super().steps(event, scene, after):
            yield replace(step, scene=replace(step.scene, pieces=step.scene.pieces[1:]))


class StillScenes(PebblesScenes):
    def steps(self, event, scene, after):
        return () if isinstance(event, BidsShown) else super().steps(event, scene, after)


class MuteMoments(PebblesScenes):
    """What happens to a seat has no sentence."""

    def steps(self, event, scene, after):
        for step in super().steps(event, scene, after):
            yield replace(step, pause=Pause.MOMENT, moment=SeatMoment("wet", 0))


class HastyMoments(PebblesScenes):
    """A sentence that nobody can read."""

    def steps(self, event, scene, after):
        for step in super().steps(event, scene, after):
            yield replace(step, pause=Pause.GLIDE, moment=SeatMoment("wet", 0))


class Brooding(PebblesScenes):
    def hesitation(self, view, seat):
        return Pause.REVEAL


class LongerScenes(PebblesScenes):
    """A seat is shown one step more than nobody."""

    def steps(self, event, scene, after):
        steps = tuple(super().steps(event, scene, after))
        return steps if after.seat is None else (*steps, *steps[-1:])


class OwnCards(PebblesScenes):
    """The cards of the viewer are of a kind of their own."""

    def scene(self, view, sealed):
        scene = super().scene(view, sealed)
        own = ("hand", view.seat)
        return replace(
            scene,
            pieces=tuple(
                piece._replace(kind="own card") if piece.spot == own else piece for piece in scene.pieces
            ),
        )


class EndlessScenes(PebblesScenes):
    def steps(self, event, scene, after):
        for step in super().steps(event, scene, after):
            yield replace(step, pause=Pause.GLIDE if step.pause is Pause.END else step.pause)


class Hasty(Pebbles):
    """Is over when the pebbles are dealt."""

    def to_act(self, state):
        return super().to_act(state) & NATURE_ALONE


class Remembering(PebblesScenes):
    """Shows in the past what is only known now."""

    def remembered(self, scene, present):
        return replace(
            scene,
            pieces=tuple(piece._replace(face=5) if piece.face == HIDDEN else piece for piece in scene.pieces),
        )


class Mixing(PebblesScenes):
    def remembered(self, scene, present):
        return present


BROKEN = [
    (
        scenes_hold.the_number_of_pieces_never_changes,
        Pebbles,
        GrowingScenes,
        "the number of pieces must stay the same in a game",
    ),
    (scenes_hold.areas_are_declared, Pebbles, NarrowScenes, "`areas` does not have 'offer'"),
    (scenes_hold.a_game_begins_with_everything_in_the_box, Pebbles, OpenBox, "all pieces in the box"),
    (
        scenes_hold.the_scene_folded_over_the_events_is_that_of_the_view,
        Pebbles,
        LosingScenes,
        "changes the number of pieces",
    ),
    (
        scenes_hold.the_scene_folded_over_the_events_is_that_of_the_view,
        Pebbles,
        StillScenes,
        "after the steps of BidsShown",
    ),
    (
        scenes_hold.the_scene_folded_over_the_events_is_that_of_the_view,
        Pebbles,
        LongerScenes,
        "for an onlooker",
    ),
    (
        scenes_hold.the_scene_folded_over_the_events_is_that_of_the_view,
        Pebbles,
        MuteMoments,
        "does not name the seat",
    ),
    (
        scenes_hold.the_scene_folded_over_the_events_is_that_of_the_view,
        Pebbles,
        HastyMoments,
        "has a moment, but not Pause.MOMENT",
    ),
    (
        scenes_hold.hidden_pieces_do_not_change_the_scene,
        Cheating,
        PebblesScenes,
        "the scene of seat 0 shows what it may not know",
    ),
    (
        scenes_hold.opened_hands_show_what_each_seat_sees_of_its_own,
        Pebbles,
        OwnCards,
        "with open hands 'hand' of seat 0 differs from what the seat sees",
    ),
    (
        scenes_hold.bots_hesitate_by_what_an_onlooker_sees,
        Pebbles,
        Brooding,
        "`hesitation` returns Pause.REVEAL",
    ),
    (scenes_hold.the_end_is_shown, Pebbles, EndlessScenes, "no step of the last turn has Pause.END"),
    (scenes_hold.the_end_is_shown, Hasty, PebblesScenes, "the game is over right after the deal"),
    (
        scenes_hold.a_former_moment_shows_nothing_that_is_hidden_now,
        Pebbles,
        Remembering,
        "`remembered` shows the face 5 instead of 0",
    ),
    (
        scenes_hold.a_former_moment_shows_nothing_that_is_hidden_now,
        Pebbles,
        Mixing,
        "`remembered` moves pieces or changes their number",
    ),
]


@pytest.mark.parametrize(("check", "game", "scenes", "sentence"), BROKEN)
def test_a_fault_is_told(check, game, scenes, sentence):
    assert sentence in found_by(check, game(), scenes=scenes())


def test_every_check_finds_something():
    assert {check for check, *_ in BROKEN} == {*scenes_hold.SCENES}
