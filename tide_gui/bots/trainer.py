"""The contract for training the bots of a game with `tide-gui train`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple, Protocol

from tide_gui.bots.workplace import HERE, Workplace

Say = Callable[[str], None]


class Learnt(NamedTuple):
    """The content of the file that the bots read, and the lines of the training report."""

    content: bytes
    report: Sequence[str]


class Report:
    """The lines of a training report; each is said when it is added."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self.lines: list[str] = []
        self._began = process_time()

    @property
    def seconds(self) -> float:
        """The processor time so far."""
        return process_time() - self._began

    def add(self, line: str) -> None:
        self.lines.append(line)
        self._say(line)


NEEDED = ("holds", "usual_file", "learn")  # of a trainer


def missing_in(trainer: object) -> list[str]:
    """Return what a trainer of another package lacks."""
    return [name for name in NEEDED if not hasattr(trainer, name)]


class Trainer(Protocol):
    """Trains the bots of one game; its module may import numpy."""

    holds: str  # a paragraph for the page beside the file: its content

    def usual_file(self) -> Path:
        """Return the path from which the bots read what they have learnt."""
        ...

    def learn(self, effort: float, seed: int, say: Say, workplace: Workplace = HERE) -> Learnt:
        """Train; the same effort and seed make the same bytes on the same kind of machine.

        Games that do not depend on each other may be played at the workplace. A trainer without this
        parameter learns on one machine only.
        """
        ...
