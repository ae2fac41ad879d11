"""A lesson: a fixed deal, what the others play, and steps that say where to look and what to do."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tide_gui.error_text import ErrorText, Refusal, damaged_file
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import IllegalMove, Seat
from tide_gui.rules.quoting import quoted
from tide_gui.table.record import (
    DECODE_ERRORS,
    Player,
    Record,
    SeatedPlayer,
    UnreadableRecord,
    cause_of,
    decoding_fault,
)
from tide_gui.table.table import Table

LEARNER: Seat = 0

Words = Annotated[str, Meta(min_length=1)]
Moves = dict[Seat, Words]


class UnreadableLesson(Refusal):
    """A lesson that cannot be read or played; the message names the file and the reason."""


class Light(Struct, frozen=True, forbid_unknown_fields=True):
    """What is lit: pieces of an area, of a seat or with a face; a seat's plate; a button or another part."""

    area: str = ""
    seat: Seat | None = None
    face: int | None = None
    button: str = ""  # a move or an action
    part: str = ""  # the name that the board gives it


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, what is lit, and the moves that lead on; without moves the learner presses on.

    `others` is what the other seats play in this step, turn by turn. `objections` answer moves that are
    allowed but not the point, and `otherwise` all that have no answer of their own.
    """

    say: Words
    light: tuple[Light, ...] = ()
    moves: tuple[Words, ...] = ()
    others: tuple[Moves, ...] = ()
    objections: dict[Words, Words] = {}
    otherwise: str = ""

    @property
    def sayings(self) -> Iterator[str]:
        """All that the step may say."""
        return filter(None, (self.say, self.otherwise, *self.objections.values()))


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson; `deals` are nature's moves, and `before` the turns that were played when it begins."""

    title: Words
    about: Words
    minutes: Annotated[int, Meta(ge=1, le=9)]
    others: Annotated[tuple[Player, ...], Meta(min_length=1)]  # on the seats after the learner's
    steps: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]
    options: tuple[str, ...] = ()
    deals: tuple[Words, ...] = ()
    before: tuple[Moves, ...] = ()


def read_lesson(page: bytes, name: str) -> Lesson:
    """Parse a lesson strictly; only playing it shows whether its moves are possible."""
    try:
        lesson = msgspec.toml.decode(page, type=Lesson)
    except DECODE_ERRORS as error:
        raise UnreadableLesson(damaged_file(name, decoding_fault(error))) from error
    if lesson.steps[-1].moves or lesson.steps[-1].others:
        raise UnreadableLesson(damaged_file(name, "something is to be played in the last step"))
    return lesson


def moves_of(seat: Seat, steps: Iterable[LessonStep]) -> Iterator[str]:
    """Yield what a seat that is not the learner's plays in these steps."""
    for step in steps:
        for turn in step.others:
            if seat in turn:
                yield turn[seat]


def record_of(lesson: Lesson, key: str, seats: tuple[SeatedPlayer, ...]) -> Record:
    """Return the record of a lesson's game when its first step begins.

    UnreadableLesson if the lesson cannot be played to its end.
    """
    game = game_called(key)
    if game is None:
        raise UnreadableLesson(
            ErrorText(
                "Lesson", "there is no game {name}", "why a lesson cannot be played", {"name": quoted(key)}
            )
        )
    record = Record(key, dict.fromkeys(lesson.options, True), 0, seats, practice=True)
    try:
        table: Table[Any, Any, Any, Any] = Table(game, record, dealt=lesson.deals)
        for moves in lesson.before:
            for seat, move in moves.items():
                table.submit(seat, game.read(move))
        record = table.record
        play_through(lesson, table)
    except (IllegalMove, UnreadableRecord, ValueError) as error:
        raise UnreadableLesson(
            ErrorText("Lesson", "the lesson cannot be played", detail=cause_of(error))
        ) from error
    return record


def play_through(lesson: Lesson, table: Table[Any, Any, Any, Any]) -> None:
    """Play each step with the first of its moves; IllegalMove if that is impossible."""
    for number, step in enumerate(lesson.steps, start=1):
        _play(step, table, number)


def _play(step: LessonStep, table: Table[Any, Any, Any, Any], number: int) -> None:
    """Play a step with the first of its moves; IllegalMove if that is impossible."""
    coming = {seat: list(moves_of(seat, (step,))) for turn in step.others for seat in turn}
    coming[LEARNER] = list(step.moves[:1])
    while any(coming.values()):
        seat = next((seat for seat in sorted(table.waiting_for()) if coming.get(seat)), None)
        if seat is None:
            raise IllegalMove(f"in step {number} somebody moves out of turn")
        answered = (*step.moves, *step.objections)
        if seat == LEARNER and not {*map(table.game.read, answered)} <= {*table.choices(seat)}:
            raise IllegalMove(f"in step {number} a move of the learner is impossible")
        table.submit(seat, table.game.read(coming[seat].pop(0)))
