"""Learns to tell true chances, from games of experts among their like and among players of lower levels."""

from collections.abc import Callable

import numpy as np

from tide_gui.bots.bot import Bot, hashed
from tide_gui.bots.calibration import (
    Answers,
    Correction,
    answers_of,
    brier_score,
    fitted,
    joined,
    unchanged,
)
from tide_gui.bots.onda.beginner import beginner
from tide_gui.bots.onda.casual import casual
from tide_gui.bots.onda.circumstances import CIRCUMSTANCES, circumstances
from tide_gui.bots.onda.experience import SEAT_COUNTS, Experience
from tide_gui.bots.onda.expert import EXPERTS, Expert
from tide_gui.bots.onda.strong import strong
from tide_gui.bots.trainer import Say
from tide_gui.bots.whole_games import told_in
from tide_gui.characters import Temper
from tide_gui.rules.onda.rulebook import Onda

RULES = Onda()
TEMPERS = tuple(Temper)
LOWER = (beginner, casual, strong)
UNCHANGED = unchanged(CIRCUMSTANCES)
NO_CORRECTIONS = dict.fromkeys(SEAT_COUNTS, UNCHANGED)

Maker = Callable[[Temper], Bot]


def answers(learnt: Experience, seats: int, games: int, seed: int) -> Answers:
    """Return what experts tell without a correction; every second game is one among lower levels."""
    plain = learnt._replace(corrections=NO_CORRECTIONS)
    return joined(
        _told(plain, seats, bool(game % 2), hashed(f"{seed}/{seats}/{game}".encode()))
        for game in range(games)
    )


def _told(learnt: Experience, seats: int, mixed: bool, deal: int) -> Answers:
    return answers_of(told_in(RULES, _seated(learnt, seats, mixed, deal), deal), circumstances)


def _seated(learnt: Experience, seats: int, mixed: bool, deal: int) -> list[Bot]:
    """Seat experts only, or one among players of lower levels; their tempers are random."""
    rng = np.random.default_rng(deal)
    makers: list[Maker] = [lambda temper: Expert(EXPERTS[temper], lambda: learnt)] * seats
    if mixed:
        expert = rng.integers(seats)
        makers = [
            makers[seat] if seat == expert else LOWER[rng.integers(len(LOWER))] for seat in range(seats)
        ]
    return [make(TEMPERS[rng.integers(len(TEMPERS))]) for make in makers]


def learnt_to_tell(learnt: Experience, games: int, seed: int, say: Say) -> Experience:
    """Return the experience with corrections that fit so many games for each number of seats."""
    corrections = {}
    for seats in learnt.results:
        found = answers(learnt, seats, games, seed)
        corrections[seats] = fitted(found)
        say(_report(seats, found, corrections[seats]))
    return learnt._replace(corrections=corrections)


def _report(seats: int, found: Answers, correction: Correction) -> str:
    before, after = (brier_score(found, each) for each in (UNCHANGED, correction))
    return f"told chances with {seats} seats: Brier score {before:.3f}, corrected {after:.3f}"
