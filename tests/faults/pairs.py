"""Paired games: what the people at the screen may not know changes nothing that they see."""

from pathlib import Path
from random import Random

from paired_games import played_twice
from playing import SETTINGS

LONGEST_COURSE = 30  # turns


def paired_games(rng: Random, _: Path) -> None:
    """A course looks and sounds the same in a world that differs in what some people cannot know."""
    setting = rng.choice(SETTINGS)
    people = sorted(rng.sample(range(setting.seats), rng.randint(0, setting.seats - 1)))
    turns, seed = rng.randint(0, LONGEST_COURSE), rng.randrange(10**6)
    _, output, other_output = played_twice(setting, people, people, turns, seed)
    assert output == other_output
