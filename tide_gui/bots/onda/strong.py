"""Strong: counts the plays that its hand still takes, and knows what usually holds the table.

The worths below are points of a round. They come from a fit to rounds that this bot played against itself.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tide_gui.bots.onda.after_moves import After, afters
from tide_gui.bots.onda.fewest_plays import counts_of, fewest_plays
from tide_gui.bots.onda.lower_levels import Answer, Question, looks
from tide_gui.bots.onda.unbeaten import Sizes, chance_to_hold, rivals_of
from tide_gui.bots.styles import LikingBot, by_liking, liking_styles
from tide_gui.characters import Temper
from tide_gui.rules.onda.combinations import dots
from tide_gui.rules.onda.state import View

Floats = NDArray[np.float64]

STEADY = 0.1  # temperature of the choice
PLAY = -1.24  # a play that the hand still takes
WILD = 0.85  # a wild
DOT = -0.14  # a dot on the cards in hand
HELD = 0.38  # having laid what surely holds the table
PASSED = -0.8  # having passed
OUT = 1.5  # having gone out

STRONGS = liking_styles(boldness=0.2, whim=2.5)


class Strong(LikingBot):
    """Makes the move that is best for its own hand, whatever the others hold."""

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        following = [afters(move, ask.view) for move in ask.choices]
        worths = iter(self._worths([after for ways in following for after in ways], ask.view))
        likings = [max(next(worths) for _ in ways) for ways in following]
        return by_liking(dict(zip(ask.choices, likings, strict=True)), STEADY * self._style.whim, looks)

    def _worths(self, situations: Sequence[After], view: View) -> list[float]:
        wilds = np.array([after.wilds for after in situations])
        worths = _worths(situations, wilds, view) - self._style.boldness * wilds
        return [float(worth) for worth in worths]


def _worths(situations: Sequence[After], wilds: NDArray[np.int64], view: View) -> Floats:
    rivals = rivals_of(view)
    counts = np.array([counts_of(after.hand) for after in situations])
    plays = fewest_plays(counts)
    return (
        PLAY * plays
        + WILD * wilds
        + DOT * np.array([sum(map(dots, after.hand)) for after in situations])
        + HELD * np.array([_hold(after, rivals) for after in situations])
        + PASSED * np.array([after.passed for after in situations])
        + OUT * (plays == 0)
    )


def _hold(after: After, rivals: Sizes) -> float:
    return chance_to_hold(after.laid, after.tide, rivals) if after.laid else 0.0


def strong(temper: Temper) -> Strong:
    return Strong(STRONGS[temper])
