"""The learner's place in a lesson: what is said at each step, what is lit, and which moves lead on."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from tide_gui.presentation.scene import Piece
from tide_gui.rules.game import Seat
from tide_gui.table.lesson import LEARNER, Lesson, LessonStep, Light, moves_of
from tide_gui.table.record import Record

SCORES = "scores"  # what lessons call the score pad


@dataclass(frozen=True, slots=True)
class Begun:
    """How the game stood when a step began."""

    record: Record
    played: Mapping[Seat, int]  # how many moves of the lesson each seat had made


class LessonPlace:
    """A step with moves ends when one of them has been played, another when the learner has pressed on.

    What others play in a step belongs to it, and comes after that.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0
        self.objection = ""  # said instead of the step, after another move
        self.objections = 0  # in this step
        self._played: Counter[Seat] = Counter()
        self._begun: list[Begun] = []
        self.moved = False  # whether the learner has moved or pressed on in this step
        self._made: dict[int, str] = {}  # the learner's move by step
        self.awaited = ""  # a move that is made for the learner

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    @property
    def says(self) -> str:
        return self.objection or self.step.say

    @property
    def asks(self) -> bool:
        """Whether the learner is to make a move now."""
        return bool(self.step.moves) and not self.moved

    @property
    def waits(self) -> bool:
        """Whether the learner is to press on."""
        return not self.step.moves and not self.moved

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def has_ended(self) -> bool:
        """Whether everything has been said and played."""
        return self.is_last and self.waits

    @property
    def has_begun(self) -> bool:
        """Whether somebody has moved in this step."""
        return self.moved or self._played != self._begun[self.number].played

    @property
    def can_repeat(self) -> bool:
        """Whether there is something to show once more."""
        return self.has_begun or self.number - 1 in self._made

    def begin(self, record: Record) -> None:
        """Begin the present step with the game as it stands."""
        del self._begun[self.number :]
        self._begun.append(Begun(record, dict(self._played)))
        self.moved, self.objection, self.awaited, self.objections = False, "", "", 0

    def press_on(self) -> bool:
        """Have the others play what belongs to this step; return whether they play anything."""
        self.moved = True
        return self._owed()

    def go_on(self, record: Record) -> None:
        """Begin the next step."""
        self.number += 1
        self.begin(record)

    def go_back(self) -> Record:
        """Return to the step before, or to the beginning of the first; return the game at that time."""
        return self._return_to(max(self.number - 1, 0))

    def repeat(self) -> tuple[Record, str]:
        """Return to where the last moves were made; return the game then, and what the learner made."""
        if self.has_begun:
            return self._return_to(self.number), ""
        record = self._return_to(self.number - 1)
        return record, self._made[self.number]

    def _return_to(self, number: int) -> Record:
        self.number = number
        begun = self._begun[self.number]
        self._played = Counter(begun.played)
        self.begin(begun.record)
        return begun.record

    def permits(self, move: str) -> bool:
        """Whether the learner's move leads on; if not, something is said."""
        if move in self.step.moves:
            self.objection = ""
            return True
        self.objection = self.step.objections.get(move, self.step.otherwise)
        self.objections += 1
        return False

    def answer(self, seat: Seat, *, together: bool) -> str:
        """Return what a seat plays now, empty while it waits; `together` with the learner it may be early."""
        reached = self.number + (1 if self.step.moves or self.moved else 0)
        steps = self.lesson.steps[: None if together else reached]
        moves = list(moves_of(seat, steps))
        at = self._played[seat]
        return moves[at] if at < len(moves) else ""

    def note(self, moves: Mapping[Seat, str]) -> None:
        """Note who has moved, and how."""
        self._played.update(moves.keys() - {LEARNER})
        if LEARNER in moves:
            self.moved, self._made[self.number] = True, moves[LEARNER]

    def turn_ended(self, record: Record) -> None:
        """Begin the next step if the moves of this one have been made."""
        if self.moved and not self._owed():
            self.go_on(record)

    def _owed(self) -> bool:
        """Whether other seats have yet to move in this step."""
        others = range(LEARNER + 1, LEARNER + 1 + len(self.lesson.others))
        return any(self.answer(seat, together=False) for seat in others)

    def lights(self, piece: Piece) -> bool:
        return any(_lights(light, piece) for light in self.step.light)

    @property
    def parts(self) -> tuple[str, ...]:
        """The named parts of the table that are lit."""
        return tuple(light.part for light in self.step.light if light.part)

    @property
    def scores_wait(self) -> bool:
        """Whether the scores are shown in this step or in the next: until then a round stays over."""
        steps = self.lesson.steps[self.number : self.number + 2]
        return any(light.part == SCORES for step in steps for light in step.light)

    @property
    def buttons(self) -> tuple[str, ...]:
        """The moves or actions whose buttons are lit."""
        return tuple(light.button for light in self.step.light if light.button)

    def lights_seat(self, seat: Seat) -> bool:
        return any(
            light.seat == seat and not (light.area or light.button or light.part) for light in self.step.light
        )


def _lights(light: Light, piece: Piece) -> bool:
    if not light.area or piece.spot.area != light.area:
        return False
    owner = piece.owner if piece.owner >= 0 else piece.spot.seat
    return light.seat in (None, owner) and light.face in (None, piece.face)
