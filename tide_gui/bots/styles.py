"""The styles of characters, and the choice by likings: what the bots of all games share."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from math import exp
from typing import TYPE_CHECKING, Any, TypeVar

from tide_gui.bots.bot import Bot
from tide_gui.characters import Temper
from tide_gui.rules.game import Weighed

if TYPE_CHECKING:  # beginners need no numpy
    from tide_gui.bots.arrays import Floats

M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True, slots=True)
class LikingStyle:
    """How a character differs that chooses by likings. What it is bold in, each game says."""

    boldness: float = 0.0  # above 0 it is bold, below 0 careful
    whim: float = 1.0  # factor of the temperature: how readily it makes moves it likes less


@dataclass(frozen=True, slots=True)
class ChanceStyle:
    """How a character differs that goes by chances to win. What it is eager for, each game says.

    Most bots take both numbers as parts of what is at stake: how much more the best move wins than the worst.
    """

    eager: float = 0.0  # above 0 it likes to do so, below 0 it would rather not
    whim: float = 0.0  # a move that is worse by no more than this is as good to it


def liking_styles(boldness: float, whim: float) -> Mapping[Temper, LikingStyle]:
    """Return the style of each temper: the bold are so bold, the careful so careful."""
    return {
        Temper.STEADY: LikingStyle(),
        Temper.BOLD: LikingStyle(boldness),
        Temper.CAREFUL: LikingStyle(-boldness),
        Temper.WHIMSICAL: LikingStyle(whim=whim),
    }


def chance_styles(eager: float, whim: float, usual_whim: float = 0.0) -> Mapping[Temper, ChanceStyle]:
    """Return the style of each temper: the bold are so eager, the careful shy away as much."""
    return {
        Temper.STEADY: ChanceStyle(0.0, usual_whim),
        Temper.BOLD: ChanceStyle(eager, usual_whim),
        Temper.CAREFUL: ChanceStyle(-eager, usual_whim),
        Temper.WHIMSICAL: ChanceStyle(0.0, whim),
    }


class LikingBot(Bot):
    """A bot that chooses by likings."""

    def __init__(self, style: LikingStyle) -> None:
        self._style = style


def by_liking(
    likings: Mapping[M, float], temperature: float, looks: Callable[[M], Hashable] | None = None
) -> tuple[Weighed[M], ...]:
    """Turn likings into shares (softmax); moves that look alike share one. No chances are told."""
    most = max(likings.values())
    twins: Counter[Any] = Counter(map(looks, likings)) if looks else Counter()
    parts = {
        move: exp((liking - most) / temperature) / (twins[looks(move)] if looks else 1)
        for move, liking in likings.items()
    }
    whole = sum(parts.values())
    return tuple(Weighed(move, share=part / whole) for move, part in parts.items())


def weighed(
    moves: Sequence[M], chances: "Floats", shares: "Floats", points: "Floats | None" = None
) -> tuple[Weighed[M], ...]:
    """Put moves and their numbers together."""
    gains = repeat(None) if points is None else points.tolist()
    rows = zip(moves, chances.tolist(), shares.tolist(), gains, strict=False)
    return tuple(Weighed(move, chance=chance, share=share, points=gain) for move, chance, share, gain in rows)
