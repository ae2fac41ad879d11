"""Learns to tell true chances in Onda, for each number of seats."""

from collections.abc import Mapping
from functools import partial

from tide_gui.bots.arrays import Floats
from tide_gui.bots.calibration import Correction, unchanged
from tide_gui.bots.calibration_training import Field, fitted_to_games
from tide_gui.bots.onda.circumstances import CIRCUMSTANCES, circumstances
from tide_gui.bots.onda.experience import SEAT_COUNTS, Experience
from tide_gui.bots.onda.expert import EXPERTS, Expert
from tide_gui.bots.trainer import Say
from tide_gui.bots.whole_games import Told
from tide_gui.bots.workplace import HERE, Workplace
from tide_gui.characters import Level, Temper
from tide_gui.rules.onda.rulebook import Onda

NO_CORRECTIONS: Mapping[int, Correction] = dict.fromkeys(SEAT_COUNTS, unchanged(CIRCUMSTANCES))


def field(learnt: Experience, seats: int) -> Field:
    """Return games of experts that correct nothing."""
    plain = learnt._replace(corrections=NO_CORRECTIONS)
    return Field(
        Onda(),
        seats,
        Onda.options_type(),
        {Level.EXPERT: partial(_expert, plain)},
        _circumstances,
    )


def _expert(learnt: Experience, temper: Temper) -> Expert:
    return Expert(EXPERTS[temper], lambda: learnt)


def _circumstances(told: Told) -> Floats:
    return circumstances(told.ask)


def learnt_to_tell(
    learnt: Experience, games: int, seed: int, say: Say, workplace: Workplace = HERE
) -> Experience:
    """Return the experience with corrections that fit so many games for each number of seats."""
    corrections = {}
    for seats in learnt.results:
        corrections[seats], line = fitted_to_games(field(learnt, seats), games, seed, workplace)
        say(f"told chances with {seats} seats: {line}")
    return learnt._replace(corrections=corrections)
