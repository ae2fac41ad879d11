"""Learns to tell true chances in Turn the Tide, for each number of seats."""

from collections.abc import Iterable
from functools import partial

from tide_gui.bots.calibration import Floats
from tide_gui.bots.calibration_training import Field, fitted_to_games
from tide_gui.bots.trainer import Say
from tide_gui.bots.turn_the_tide.circumstances import TRUST, circumstances
from tide_gui.bots.turn_the_tide.experience import NO_CORRECTIONS, Experience, in_use
from tide_gui.bots.whole_games import Told
from tide_gui.bots.workplace import HERE, Workplace
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Options


def learnt_to_tell(
    learnt: Experience,
    seat_counts: Iterable[int],
    games: int,
    seed: int,
    say: Say,
    workplace: Workplace = HERE,
) -> Experience:
    """Return the experience with corrections that fit so many games for each of these numbers of seats."""
    corrections = dict(learnt.corrections)
    playing = partial(in_use, learnt._replace(corrections=NO_CORRECTIONS))
    for seats in seat_counts:
        field = Field(TurnTheTide(), seats, Options(), {}, _circumstances, playing)
        corrections[seats], line = fitted_to_games(field, games, seed, workplace)
        say(f"told chances with {seats} seats: {line}")
    return learnt._replace(corrections=corrections)


def _circumstances(told: Told) -> Floats:
    return circumstances(told.ask, told.figures[TRUST])
