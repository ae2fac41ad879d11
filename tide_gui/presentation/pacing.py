"""The steps in which changes on the table are shown, and how long each takes."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Generic, TypeVar

from tide_gui.presentation.scene import Scene
from tide_gui.rules.game import Seat

F = TypeVar("F")

GRACE = 0.3  # seconds in which nobody can have seen what has just appeared, and so cannot have meant it


class Pause(Enum):
    """How long a step stays on screen before the next one, and how long bots hesitate after it."""

    NONE = auto()
    GLIDE = auto()  # until the pieces have arrived
    REST = auto()  # something changed in place
    MOMENT = auto()  # everybody should see this; a skip ends before it, and one more ends it alone
    REVEAL = auto()  # the player may prefer to wait for a click here
    SCORES = auto()  # a round is over: the score pad is shown
    END = auto()  # the game is over
    BREATH = auto()  # before a decision of a bot
    THOUGHT = auto()  # the same before one that everybody sees to be weighty


HESITATIONS = (Pause.NONE, Pause.BREATH, Pause.THOUGHT)  # from the shortest to the longest


@dataclass(frozen=True, slots=True)
class SeatMoment:
    """What happens to a seat and is told in a sentence; its kinds are those of the game."""

    kind: str
    seat: Seat
    count: int = 0  # a number in its sentence
    often: bool = False  # so often that at brisk speed nobody waits until the sentence is read


@dataclass(frozen=True, slots=True)
class Step(Generic[F]):
    """The next scene, with its pause and its sound.

    A step with Pause.MOMENT may have a sentence: that of its `moment`. Without one it is as long as a rest.
    """

    scene: Scene[F]
    pause: Pause
    sound: str = ""
    moment: SeatMoment | None = None


@dataclass(frozen=True, slots=True)
class Durations:
    """Milliseconds. The first five are pauses between steps; the animations below must fit in them.

    The next two come on top before decisions of bots, at calm speed alone.
    """

    after_glide: int = 0
    after_rest: int = 0
    after_reveal: int = 0
    after_moment: int = 0  # with a sentence
    after_often: int = 0  # the same, if it comes often
    breath: int = 0
    thought: int = 0
    glide: int = 0  # a piece moves or turns over
    lift: int = 0  # a card rises in the hand
    swell: int = 0  # water rises or falls, a mark changes hands
    sink: int = 0  # a seat drowns
    skip: int = 0  # a piece moves after the player has skipped the animation

    def after(self, pause: Pause, moment: SeatMoment | None = None) -> int:
        """How long to wait after a step, or to hesitate."""
        if moment:
            return self.after_often if moment.often else self.after_moment
        lengths = {
            Pause.GLIDE: self.after_glide,
            Pause.REST: self.after_rest,
            Pause.MOMENT: self.after_rest,
            Pause.REVEAL: self.after_reveal,
            Pause.BREATH: self.breath,
            Pause.THOUGHT: self.thought,
        }
        return lengths.get(pause, 0)


DURATIONS: dict[str, Durations] = {
    "calm": Durations(
        after_glide=560,
        after_rest=820,
        after_reveal=980,
        after_moment=1700,
        after_often=1500,
        breath=150,
        thought=700,
        glide=420,
        lift=110,
        swell=540,
        sink=800,
        skip=120,
    ),
    "brisk": Durations(
        after_glide=280,
        after_rest=420,
        after_reveal=560,
        after_moment=950,
        after_often=420,
        glide=210,
        lift=110,
        swell=270,
        sink=410,
        skip=120,
    ),
    "off": Durations(),
}


def animations(speed: str, *, reduced_motion: bool) -> Durations:
    """Return how long animations take at this speed; with reduced motion nothing moves, but pauses stay."""
    return DURATIONS["off" if reduced_motion else speed]
