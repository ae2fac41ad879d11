"""Strong: counts the plays that its hand still takes, and knows what holds the table and who is nearly out.

The worths below are points of a round. They were fitted to rounds that this bot played against itself.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from tide_gui.bots.bot import drawn
from tide_gui.bots.onda.afters import After, afters
from tide_gui.bots.onda.holding import Rivals, chance_to_hold, rivals_of
from tide_gui.bots.onda.lower_levels import Answer, Leaning, Question, answer, height_of_value
from tide_gui.bots.onda.plays import fewest_plays, fewest_plays_with_wilds
from tide_gui.characters import Temper
from tide_gui.rules.onda.combinations import (
    VALUES,
    Cards,
    Combination,
    Kind,
    Shape,
    by_value,
    dots,
    naturals,
    shaped,
    value_of,
)
from tide_gui.rules.onda.moves import WILDS, Move
from tide_gui.rules.onda.state import View

Floats = NDArray[np.float64]

STEADY = 0.1  # temperature of the choice
PLAY = -1.5  # a play that the hand still takes
SAVED = 0.5  # a play that wilds can save
WILD = 1.35  # a wild
HIGH = 0.6  # a single card that surely holds the table
BOMB = 0.35  # the cards of the next bomb
PASSED = -0.8  # having passed
OUT = 1.5  # having gone out
# In danger, that is when somebody else has a single card left, there come in addition:
PLAY_IN_DANGER = 1.3
WILD_IN_DANGER = -2.5
DOT_IN_DANGER = -0.7  # a dot on the cards in hand
HELD_IN_DANGER = 1.9  # having laid what surely holds the table

STRONGS = {
    Temper.STEADY: Leaning(),
    Temper.BOLD: Leaning(boldness=0.2),
    Temper.CAREFUL: Leaning(boldness=-0.2),
    Temper.WHIMSICAL: Leaning(whim=2.5),
}


class Strong:
    """Makes the move after which it expects most points; what the others hold, it does not consider."""

    def __init__(self, leaning: Leaning) -> None:
        self._leaning = leaning

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:  # noqa: ARG002
        following = [afters(move, ask.view) for move in ask.choices]
        worths = iter(self._worths([after for ways in following for after in ways], ask.view))
        likings = [max(next(worths) for _ in ways) for ways in following]
        return answer(dict(zip(ask.choices, likings, strict=True)), STEADY * self._leaning.whim)

    def choose(self, ask: Question, seed: int, budget: int) -> Move:
        return drawn(self.weigh(ask, seed, budget), seed)

    def _worths(self, situations: Sequence[After], view: View) -> list[float]:
        wilds = np.array([after.wilds for after in situations])
        worths = _worths(situations, wilds, view) - self._leaning.boldness * wilds
        return [float(worth) for worth in worths]


def _worths(situations: Sequence[After], wilds: NDArray[np.int64], view: View) -> Floats:
    danger, rivals = _danger(view), rivals_of(view)
    counts = np.array([_counts(after.hand) for after in situations])
    plays = fewest_plays(counts)
    return (
        (PLAY + PLAY_IN_DANGER * danger) * plays
        + SAVED * (plays - _plays_with_wilds(counts, wilds))
        + (WILD + WILD_IN_DANGER * danger) * wilds
        + DOT_IN_DANGER * danger * np.array([sum(map(dots, after.hand)) for after in situations])
        + HELD_IN_DANGER * danger * np.array([_hold(after, rivals) for after in situations])
        + HIGH * np.array([_highest(after, rivals) for after in situations])
        + BOMB * np.array([_has_bomb(after.hand, after.bomb) for after in situations])
        + PASSED * np.array([after.passed for after in situations])
        + OUT * (plays == 0)
    )


def _danger(view: View) -> float:
    """Return 1 if another seat has a single card left, and less the more cards the others have."""
    return 1 / min(count for seat, count in enumerate(view.hand_counts) if seat != view.seat)


def _counts(hand: Cards) -> list[int]:
    return list(map(len, by_value(hand)[VALUES.start :]))


def _plays_with_wilds(counts: NDArray[np.int64], wilds: NDArray[np.int64]) -> NDArray[np.int64]:
    plays = np.zeros(len(counts), np.int64)
    for number in range(WILDS + 1):
        plays[wilds == number] = fewest_plays_with_wilds(counts[wilds == number], number)
    return plays


def _hold(after: After, rivals: Rivals) -> float:
    return chance_to_hold(after.laid, after.tide, rivals) if after.laid else 0.0


def _highest(after: After, rivals: Rivals) -> float:
    """Return the chance that the best card of the hand holds the table."""
    if not after.hand:
        return 0.0
    best = max(map(value_of, after.hand), key=lambda value: height_of_value(value, after.tide))
    return chance_to_hold(Combination(Kind.SINGLE, 1, best), after.tide, rivals)


@lru_cache(4096)
def _has_bomb(hand: Cards, bomb: Shape) -> bool:
    piles = by_value(hand)
    return any(tuple(naturals(piles, wanted, 0, suited=True)) for wanted in shaped(bomb))


def strong(temper: Temper) -> Strong:
    return Strong(STRONGS[temper])
