"""Learns to tell true chances in Turning Tides, in the full and in the introductory game."""

from tide_gui.bots.calibration import Correction, unchanged
from tide_gui.bots.calibration_training import Field, fitted_to_games
from tide_gui.bots.trainer import Say
from tide_gui.bots.turning_tides.circumstances import CIRCUMSTANCES, circumstances
from tide_gui.bots.turning_tides.experience import Experience, Skill
from tide_gui.bots.turning_tides.expert import EXPERTS, Expert
from tide_gui.bots.turning_tides.strong import STRONGS, Strong
from tide_gui.bots.workplace import HERE, Workplace
from tide_gui.characters import Level
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.state import SEATS, Options

NO_CORRECTION: Correction = unchanged(CIRCUMSTANCES)


def learnt_to_tell(
    learnt: Experience, games: int, seed: int, say: Say, workplace: Workplace = HERE
) -> Experience:
    """Return the experience with corrections that fit so many games of each kind."""
    return Experience(
        full=_corrected(learnt, False, games, seed, say, workplace),
        introductory=_corrected(learnt, True, games, seed, say, workplace),
    )


def _corrected(
    learnt: Experience, introductory: bool, games: int, seed: int, say: Say, workplace: Workplace
) -> Skill:
    skill = learnt.skill(introductory)
    correction, line = fitted_to_games(field(learnt, introductory), games, seed, workplace)
    say(f"told chances in the {'introductory' if introductory else 'full'} game: {line}")
    return skill._replace(correction=correction)


def field(learnt: Experience, introductory: bool) -> Field:
    """Return games of experts that correct nothing, and of strong players with the same nets."""
    plain = Experience._make(skill._replace(correction=NO_CORRECTION) for skill in learnt)
    return Field(
        TurningTides(),
        len(SEATS),
        Options(introductory),
        {
            Level.STRONG: lambda temper: Strong(STRONGS[temper], lambda: plain),
            Level.EXPERT: lambda temper: Expert(EXPERTS[temper], lambda: plain),
        },
        lambda told: circumstances(told.ask),
    )
