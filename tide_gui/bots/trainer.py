"""How the bots of a game learn: what a game brings for `tide-gui train`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

Say = Callable[[str], None]


class Learnt(NamedTuple):
    """The file that the bots read from then on, and how it came about, line by line."""

    content: bytes
    report: Sequence[str]


class Trainer(Protocol):
    """Teaches the bots of one game; where it is imported, numpy may be loaded."""

    holds: str  # a paragraph for the page beside the file: what is in it

    def usual_file(self) -> Path:
        """Where the bots look for what they have learnt."""
        ...

    def learn(self, effort: float, seed: int, say: Say) -> Learnt:
        """Learn it all; the same effort and seed make the same bytes on the same machine."""
        ...
