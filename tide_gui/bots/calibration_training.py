"""Learns to tell true chances, from games of experts among their like and among players of lower levels."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from tide_gui.bots.bot import Bot, hashed
from tide_gui.bots.calibration import Correction, Floats, unchanged
from tide_gui.bots.calibration_fit import Answers, answers_of, brier_score, fitted, joined
from tide_gui.bots.roster import bot_for, characters_for
from tide_gui.bots.whole_games import Told, told_in
from tide_gui.bots.workplace import HERE, Workplace, in_order
from tide_gui.characters import Level, Temper, level_of
from tide_gui.rules.catalog import AnyGame

TEMPERS = tuple(Temper)
LOWER = (Level.BEGINNER, Level.CASUAL, Level.STRONG)
Makers = Mapping[Level, Callable[[Temper], Bot]]
NO_MAKERS: Makers = {}


class Field(NamedTuple):
    """Games in which experts are listened to.

    `makers` makes the bots of the levels that play by what is being learnt, the experts among them: those
    tell chances that are not corrected. The other levels come from the roster. Each game is played within
    `playing()`.
    """

    game: AnyGame
    seats: int
    options: Any
    makers: Makers
    circumstances: Callable[[Told], Floats]
    playing: Callable[[], AbstractContextManager[None]] = nullcontext


class Fit(NamedTuple):
    """A correction, and its line of the report."""

    correction: Correction
    line: str


def fitted_to_games(field: Field, games: int, seed: int, workplace: Workplace = HERE) -> Fit:
    """Return the correction that fits so many games, whether or not the levels of the others are known."""
    found = answers(field, games, seed, workplace)
    correction = fitted(found)
    before, after = (brier_score(found, each) for each in (unchanged(len(correction.shift)), correction))
    return Fit(correction, f"Brier score {before:.3f}, corrected {after:.3f}")


def answers(field: Field, games: int, seed: int, workplace: Workplace = HERE) -> Answers:
    """Return what experts tell without a correction; every second game is one among lower levels."""
    deals = [hashed(f"{seed}/{field.seats}/{game}".encode()) for game in range(games)]
    mixed = [bool(game % 2) for game in range(games)]
    return joined(in_order(workplace.done(_told, field, list(zip(mixed, deals, strict=True)))))


def _told(field: Field, game: tuple[bool, int]) -> Answers:
    mixed, deal = game
    with field.playing():
        levels, bots = seated(field.game, field.seats, mixed, deal, field.makers)
        told = told_in(field.game, bots, deal, levels, field.options)
    mine = [each for each in told if levels[each.ask.seat] is Level.EXPERT]
    return answers_of([*mine, *_among_strangers(mine)], field.circumstances)


def _among_strangers(told: Iterable[Told]) -> list[Told]:
    """Return the same answers as if nothing were known of the players."""
    return [each._replace(ask=replace(each.ask, levels=())) for each in told]


def seated(
    game: AnyGame, seats: int, mixed: bool, deal: int, makers: Makers = NO_MAKERS
) -> tuple[list[Level], list[Bot]]:
    """Seat experts only, or one among players of one lower level or more; their tempers are random."""
    rng = np.random.default_rng(deal)
    levels = [Level.EXPERT] * seats
    if mixed:
        expert = rng.integers(seats)
        present = rng.permutation(len(LOWER))[: rng.integers(1, len(LOWER) + 1)]
        levels = [Level.EXPERT if seat == expert else LOWER[rng.choice(present)] for seat in range(seats)]
    return levels, [_bot(game, level, makers, rng) for level in levels]


def _bot(game: AnyGame, level: Level, makers: Makers, rng: np.random.Generator) -> Bot:
    if maker := makers.get(level):
        return maker(TEMPERS[rng.integers(len(TEMPERS))])
    names = [name for name in characters_for(game.key) if level_of(name) is level]
    return bot_for(names[rng.integers(len(names))], game.key)
