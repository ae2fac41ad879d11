"""Fits the correction of told chances to games."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from tide_gui.bots.calibration import Correction, Floats, chance_of, log_odds, unchanged
from tide_gui.bots.whole_games import Told

STEPS, SMALLEST_STEP = 20, 1e-9
HELD = 0.1  # so many games pull each weight back to a correction that changes nothing


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


def joined(parts: Iterable[Answers]) -> Answers:
    return Answers(*map(np.concatenate, zip(*parts, strict=True)))


def brier_score(answers: Answers, correction: Correction) -> float:
    """Return the Brier score of corrected chances."""
    pairs = zip(answers.told, answers.circumstances, strict=True)
    told = np.array([correction.chance(chance, facts) for chance, facts in pairs])
    return float(np.average((told - answers.won) ** 2, weights=answers.weight))


def fitted(answers: Answers) -> Correction:
    """Return the correction under which the results are most likely, found by Newton's method."""
    rows = np.hstack([log_odds(answers.told)[:, None] * answers.circumstances, answers.circumstances])
    start = np.concatenate(unchanged(answers.circumstances.shape[1]))

    def likelihood(weights: Floats) -> float:
        odds = rows @ weights
        found = answers.won * odds - np.logaddexp(0, odds)
        return float(answers.weight @ found - HELD / 2 * ((weights - start) ** 2).sum())

    weights = start
    for _ in range(STEPS):
        chance = chance_of(rows @ weights)
        slope = rows.T @ (answers.weight * (answers.won - chance)) - HELD * (weights - start)
        bent = (answers.weight * chance * (1 - chance))[:, None] * rows
        step = np.linalg.solve(rows.T @ bent + HELD * np.eye(len(weights)), slope)
        while likelihood(weights + step) < likelihood(weights) and np.abs(step).max() > SMALLEST_STEP:
            step = step / 2
        weights = weights + step
    return Correction(*np.split(weights, 2))
