"""What holds for the scenes of every game. Each check yields a sentence for each fault."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from tide_gui.presentation.pacing import HESITATIONS, Pause, Step
from tide_gui.presentation.presentation import followed
from tide_gui.presentation.scene import HIDDEN, Scene, opened, settled
from tide_gui.rules.game import Seat
from tide_gui.testing.random_game import Position, Subject
from tide_gui.testing.rules_hold import who
from tide_gui.testing.secrets_hold import other_world


def the_scene_folded_over_the_events_is_that_of_the_view(subject: Subject) -> Iterator[str]:
    """And there are as many steps for every viewer: open hands show what the seats see at the same step."""
    rng = subject.random_game.rng()
    viewer = rng.randrange(subject.random_game.setting.seats)
    theirs: list[tuple[str, int]] = []
    public: list[tuple[str, int]] = []
    yield from _folded(subject, viewer, rng, theirs)
    yield from _folded(subject, None, rng, public)
    for (event, number), (_, other) in zip(theirs, public, strict=True):
        if number != other:
            yield f"{event} has {number} steps for {who(viewer)} and {other} for {who(None)}"


def _folded(
    subject: Subject, viewer: Seat | None, rng: Random, numbers: list[tuple[str, int]]
) -> Iterator[str]:
    """Fold the scene over the events of a game; add how many steps each event has, which is at least one."""
    positions = subject.random_game.positions
    scene = subject.scene(positions[0], viewer)
    for position, after in pairwise(positions):
        if rng.random() < 0.5:  # choices may be shown before the reveal or not
            for sealed in _sealed_scenes(subject, position, viewer):
                scene = settled(scene, sealed)
        for event, steps in followed(subject.shown.scenes, position.events, scene, after.view(viewer)):
            numbers.append((type(event).__name__, max(1, len(steps))))
            for step in steps:
                yield from _same_pieces(event, step.scene, scene)
                yield from _wrong_moment(event, step, subject)
            scene = steps[-1].scene if steps else scene
        truth = subject.scene(after, viewer)
        yield from _as_in(truth, scene, position, viewer)
        scene = truth


def _sealed_scenes(subject: Subject, position: Position, viewer: Seat | None) -> Iterator[Scene[Any]]:
    """Yield the scene after each choice of a seat; only the viewer's own choice is known."""
    sealed: dict[Seat, str] = {}
    for seat, move in position.moves.items():
        sealed[seat] = position.setting.game.write(move) if seat == viewer else ""
        yield subject.shown.scenes.scene(position.view(viewer), dict(sealed))


def _same_pieces(event: Any, scene: Scene[Any], before: Scene[Any]) -> Iterator[str]:
    if len(scene.pieces) != len(before.pieces):
        name, numbers = type(event).__name__, (len(before.pieces), len(scene.pieces))
        yield f"a step of {name} changes the number of pieces from {numbers[0]} to {numbers[1]}"


def _wrong_moment(event: Any, step: Step[Any], subject: Subject) -> Iterator[str]:
    """What has a sentence pauses for it, and the sentence names the seat."""
    name, names = type(event).__name__, subject.random_game.setting.names
    if step.moment and step.pause is not Pause.MOMENT:
        yield f"a step of {name} has a moment, but not Pause.MOMENT"
    elif step.moment and names[step.moment.seat] not in subject.shown.words.moment(step.moment, names):
        yield f"`words.moment` of a step of {name} does not name the seat {names[step.moment.seat]!r}"


def _as_in(truth: Scene[Any], scene: Scene[Any], position: Position, viewer: Seat | None) -> Iterator[str]:
    names = ", ".join(type(event).__name__ for event in position.events)
    if truth.spots != scene.spots:
        both = {**truth.spots, **scene.spots}
        spot = next(spot for spot in both if truth.lying(spot) != scene.lying(spot))
        told = [[piece.face for piece in each.lying(spot)] for each in (scene, truth)]
        yield (
            f"after the steps of {names} {who(viewer)} sees at {spot.area!r} of seat {spot.seat} "
            f"the faces {told[0]}, and in `scene` of the view {told[1]}"
            + ("" if told[0] != told[1] else f", with other kinds or ranks: {both[spot]}")
        )
    if truth.facts != scene.facts:
        yield f"after the steps of {names} the facts are {scene.facts}, and in `scene` {truth.facts}"


def bots_hesitate_by_what_an_onlooker_sees(subject: Subject) -> Iterator[str]:
    for position, seat in subject.random_game.decisions():
        pause = subject.shown.scenes.hesitation(position.view(None), seat)
        if pause not in HESITATIONS:
            yield f"`hesitation` returns {pause}, which is none of Pause.NONE, Pause.BREATH and Pause.THOUGHT"


def hidden_pieces_do_not_change_the_scene(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some():
        for viewer in position.setting.viewers():
            other = other_world(subject, position, viewer, Random(subject.random_game.seed))
            shown = subject.shown.scenes.scene(position.setting.game.view(other, viewer), {})
            if shown != subject.scene(position, viewer):
                yield f"the scene of {who(viewer)} shows what it may not know"


def opened_hands_show_what_each_seat_sees_of_its_own(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some():
        seen = [subject.scene(position, seat) for seat in range(position.setting.seats)]
        for spot, pieces in opened(subject.scene(position, None), seen).spots.items():
            own = seen[spot.seat].lying(spot) if spot.seat >= 0 else pieces
            if sorted(piece.face for piece in pieces) != sorted(piece.face for piece in own):
                yield f"with open hands {spot.area!r} of seat {spot.seat} differs from what the seat sees"


def a_game_begins_with_everything_in_the_box(subject: Subject) -> Iterator[str]:
    scene = subject.scene(subject.random_game.positions[0], 1)
    steps = subject.shown.scenes.opening(scene)
    first = steps[0]
    if {piece.spot.area for piece in first.scene.pieces} != {"box"}:
        yield "the first step of `opening` must have all pieces in the box: `Step(boxed(scene), Pause.NONE)`"
    if {piece.face for piece in first.scene.pieces} != {HIDDEN}:
        yield "the first step of `opening` shows faces"
    if first.pause is not Pause.NONE:
        yield "the first step of `opening` must have Pause.NONE"
    if steps[-1].scene != scene:
        yield "`opening` does not end with the scene that it was given"


def the_end_is_shown(subject: Subject) -> Iterator[str]:
    """The window waits at a step with Pause.END before it shows the end page."""
    if len(subject.random_game.positions) == 1:
        yield "the game is over right after the deal, before anybody makes a move"
        return
    *_, before, end = subject.random_game.positions
    scene = subject.scene(before, None)
    steps = [
        step for _, of in followed(subject.shown.scenes, before.events, scene, end.view(None)) for step in of
    ]
    if not any(step.pause is Pause.END for step in steps):
        yield "no step of the last turn has Pause.END, so the end page comes without a pause"


def the_number_of_pieces_never_changes(subject: Subject) -> Iterator[str]:
    numbers = {
        len(subject.scene(position, viewer).pieces)
        for position in subject.random_game.some()
        for viewer in position.setting.viewers()
    }
    if len(numbers) > 1:
        yield f"the number of pieces must stay the same in a game; `scene` makes {sorted(numbers)}"


def areas_are_declared(subject: Subject) -> Iterator[str]:
    areas = {area.name for area in subject.shown.scenes.areas} | {"box"}
    for position in subject.random_game.some():
        if others := {piece.spot.area for piece in subject.scene(position, None).pieces} - areas:
            yield f"`areas` does not have {min(others)!r}, where pieces lie"


def a_former_moment_shows_nothing_that_is_hidden_now(subject: Subject) -> Iterator[str]:
    rng, random_game = subject.random_game.rng(), subject.random_game
    for _ in range(3):
        then, now = sorted(rng.choices(range(len(random_game.positions)), k=2))
        viewer = random_game.setting.viewers()[rng.randrange(random_game.setting.seats + 1)]
        past, present = (subject.scene(random_game.positions[at], viewer) for at in (then, now))
        remembered = subject.shown.scenes.remembered(past, present)
        if [piece.spot for piece in remembered.pieces] != [piece.spot for piece in past.pieces]:
            yield "`remembered` moves pieces or changes their number"
        for piece, before in zip(remembered.pieces, past.pieces, strict=False):
            if piece.face not in (HIDDEN, before.face):
                yield f"`remembered` shows the face {piece.face} instead of {before.face}"
        if subject.shown.scenes.remembered(present, present).pieces != present.pieces:
            yield "`remembered` hides what the present scene shows"


SCENES = (
    the_number_of_pieces_never_changes,
    areas_are_declared,
    a_game_begins_with_everything_in_the_box,
    the_scene_folded_over_the_events_is_that_of_the_view,
    hidden_pieces_do_not_change_the_scene,
    opened_hands_show_what_each_seat_sees_of_its_own,
    bots_hesitate_by_what_an_onlooker_sees,
    the_end_is_shown,
    a_former_moment_shows_nothing_that_is_hidden_now,
)
