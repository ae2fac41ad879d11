"""The characters that sit down as bots, the same at every table: one row each.

Which game somebody plays is not said here: a game brings bots for levels, and every character of such a level
plays it. Only the standard library is needed, so every layer may ask.
"""

from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """How well a bot plays, from the gentlest on."""

    RANDOM = "random"
    BEGINNER = "beginner"
    CASUAL = "casual"
    STRONG = "strong"
    EXPERT = "expert"


class Temper(StrEnum):
    """What tells the characters of one level apart."""

    STEADY = "steady"
    BOLD = "bold"
    CAREFUL = "careful"
    WHIMSICAL = "whimsical"


@dataclass(frozen=True, slots=True)
class Character:
    """A bot that has a name."""

    name: str
    level: Level
    temper: Temper


CHARACTERS: dict[str, Character] = {
    name: Character(name, level, temper)
    for name, level, temper in (
        ("puffin", Level.BEGINNER, Temper.STEADY),
        ("shrimp", Level.BEGINNER, Temper.BOLD),
        ("limpet", Level.BEGINNER, Temper.CAREFUL),
        ("sprat", Level.BEGINNER, Temper.WHIMSICAL),
        ("herring", Level.CASUAL, Temper.STEADY),
        ("seal", Level.CASUAL, Temper.BOLD),
        ("gull", Level.CASUAL, Temper.CAREFUL),
        ("crab", Level.CASUAL, Temper.WHIMSICAL),
        ("otter", Level.STRONG, Temper.STEADY),
        ("heron", Level.STRONG, Temper.BOLD),
        ("dolphin", Level.STRONG, Temper.CAREFUL),
        ("cormorant", Level.STRONG, Temper.WHIMSICAL),
        ("albatross", Level.EXPERT, Temper.STEADY),
        ("orca", Level.EXPERT, Temper.BOLD),
        ("narwhal", Level.EXPERT, Temper.CAREFUL),
        ("octopus", Level.EXPERT, Temper.WHIMSICAL),
        ("drifter", Level.RANDOM, Temper.WHIMSICAL),
    )
}
STAND_IN = "drifter"  # plays every game, and takes the seat of a bot that fails
