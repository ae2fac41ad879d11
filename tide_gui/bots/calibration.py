"""Corrects the chances to win that a bot tells, by what such chances came to in games: a logistic model.

The log odds of a told chance are stretched and shifted. How far depends on the circumstances of the question,
numbers that each game chooses; both are sums with weights that are fitted to games.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tide_gui.bots.whole_games import AnyAsk, Told
from tide_gui.characters import Level

Floats = NDArray[np.floating[Any]]

WEAKNESS: Mapping[str | None, float] = {
    Level.RANDOM: 1,
    Level.BEGINNER: 1,
    Level.CASUAL: 2 / 3,
    Level.STRONG: 1 / 3,
    Level.EXPERT: 0,
}
MARGIN = 1e-3  # a chance of 0 or 1 is read as one that is so far from it
LEAST_STRETCH = 0.05  # whatever the circumstances, a better move keeps the better chance
STEPS = 20
HELD = 0.3  # so many games pull each weight back to a correction that changes nothing


class Correction(NamedTuple):
    """The weights of the circumstances."""

    stretch: Floats
    shift: Floats

    def chance(self, told: Floats, circumstances: Floats) -> Floats:
        """Return the corrected chances of the moves of one question; what is certain stays certain."""
        stretch = max(float(circumstances @ self.stretch), LEAST_STRETCH)
        odds = stretch * log_odds(told) + circumstances @ self.shift
        return np.where(told == 1, 1.0, _chance(odds))


class Answers(NamedTuple):
    """Told chances and what came of them, each with its circumstances and its weight."""

    told: Floats
    won: Floats
    circumstances: Floats
    weight: Floats


def answers_of(game: Sequence[Told], circumstances: Callable[[Told], Floats]) -> Answers:
    """Return the answers of one game; every game counts the same, however much was told in it."""
    return Answers(
        np.array([told.chance for told in game]),
        np.array([told.won for told in game]),
        np.array([circumstances(told) for told in game]),
        np.full(len(game), 1 / len(game)),
    )


def company(ask: AnyAsk) -> Floats:
    """Return which part of the other players has a known level, and the mean of how weak those are.

    Experts have the weakness 0, beginners 1. Who moves at random counts as a beginner.
    """
    others = [level for seat, level in enumerate(ask.levels) if seat != ask.seat]
    weak = [WEAKNESS[level] for level in others if level in WEAKNESS]
    return np.array([len(weak), sum(weak)]) / max(len(others), 1)


def joined(parts: Iterable[Answers]) -> Answers:
    return Answers(*map(np.concatenate, zip(*parts, strict=True)))


def unchanged(circumstances: int) -> Correction:
    """Return the correction that changes nothing; the first of so many circumstances is always 1."""
    return Correction(np.eye(1, circumstances)[0], np.zeros(circumstances))


def log_odds(chance: Floats) -> Floats:
    inside = MARGIN + (1 - 2 * MARGIN) * np.asarray(chance, np.float64)
    return np.log(inside / (1 - inside))


def _chance(odds: Floats) -> Floats:
    return 1 / (1 + np.exp(-odds))


def brier_score(answers: Answers, correction: Correction) -> float:
    """Return the Brier score of corrected chances."""
    pairs = zip(answers.told, answers.circumstances, strict=True)
    told = np.array([correction.chance(chance, facts) for chance, facts in pairs])
    return float(np.average((told - answers.won) ** 2, weights=answers.weight))


def fitted(answers: Answers) -> Correction:
    """Return the correction under which the results are most likely, found by Newton's method."""
    rows = np.hstack([log_odds(answers.told)[:, None] * answers.circumstances, answers.circumstances])
    start = np.concatenate(unchanged(answers.circumstances.shape[1]))
    weights = start
    for _ in range(STEPS):
        chance = _chance(rows @ weights)
        slope = rows.T @ (answers.weight * (answers.won - chance)) - HELD * (weights - start)
        bent = (answers.weight * chance * (1 - chance))[:, None] * rows
        weights = weights + np.linalg.solve(rows.T @ bent + HELD * np.eye(len(weights)), slope)
    return Correction(*np.split(weights, 2))
