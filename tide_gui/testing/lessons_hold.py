"""What holds for the lessons of a room."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tide_gui.characters import CHARACTERS
from tide_gui.presentation.scene import Piece
from tide_gui.rules.game import IllegalMove
from tide_gui.table.lesson import LEARNER, Lesson, Light, UnreadableLesson, play_through, record_of
from tide_gui.table.table import Table, replay
from tide_gui.testing.room_parts import RoomParts
from tide_gui.ui.app.lesson_list import lesson_files, lesson_of, seats_of


def each_lesson_can_be_played(parts: RoomParts) -> Iterator[str]:
    for file in lesson_files(parts.room.key):
        try:
            lesson = lesson_of(parts.room.key, file.stem)
            if strangers := [other for other in lesson.others if other not in CHARACTERS]:
                yield f"{file.name}: there is no character {strangers[0]!r}"
            yield from (f"{file.name}: {fault}" for fault in _wrong_lights(lesson, parts))
        except UnreadableLesson as error:
            yield f"{file.name}: {error}"


@dataclass(frozen=True)
class Seen:
    """What the learner sees in the whole lesson."""

    areas: set[str]
    pieces: set[Piece]
    actions: set[str]


def _wrong_lights(lesson: Lesson, parts: RoomParts) -> Iterator[str]:
    seen = _seen_in(lesson, parts)
    for number, step in enumerate(lesson.steps, start=1):
        for light in step.light:
            for fault in _wrong_light(light, lesson, parts, seen):
                yield f"step {number} lights {fault}"


def _wrong_light(light: Light, lesson: Lesson, parts: RoomParts, seen: Seen) -> Iterator[str]:
    if light.area and light.area not in seen.areas:
        yield f"the area {light.area!r}, which `areas` does not have"
    if light.seat is not None and not 0 <= light.seat <= len(lesson.others):
        yield f"the seat {light.seat}, and nobody sits there"
    if light.face is not None and not any(_shines_on(light, piece) for piece in seen.pieces):
        yield f"the face {light.face}, which the learner never sees in that place"
    if light.button and light.button not in seen.actions and not _is_move(parts, light.button):
        yield f"the button {light.button!r}, which is neither a move nor an action of the learner"


def _shines_on(light: Light, piece: Piece) -> bool:
    seat = piece.spot.seat if light.seat is None else light.seat
    return (piece.spot.area, piece.spot.seat, piece.face) == (light.area, seat, light.face)


def _is_move(parts: RoomParts, text: str) -> bool:
    try:
        parts.game.read(text)
    except IllegalMove:
        return False
    return True


def _seen_in(lesson: Lesson, parts: RoomParts) -> Seen:
    seen = Seen({area.name for area in parts.shown.scenes.areas}, set(), set())
    record = record_of(lesson, parts.room.key, seats_of(lesson, "Learner"))
    table: Table[Any, Any, Any, Any] = Table(parts.game, record, dealt=lesson.deals)
    play_through(lesson, table)
    for step in replay(parts.game, table.record):
        view, choices = parts.game.view(step.state, LEARNER), parts.game.legal(step.state, LEARNER)
        seen.pieces.update(parts.shown.scenes.scene(view, {}).pieces)
        if choices:
            seen.actions.update(action.name for action in parts.shown.choosing.actions(view, choices))
    return seen
