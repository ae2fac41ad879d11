"""The bot characters, the same for every game: one row each.

A game provides bots for levels, and every character of such a level plays that game.
This module needs only the standard library, so every layer may import it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

PERSON = "person"  # a record's player for a seat without a bot or program


class Sitter(Protocol):
    """Whoever has a seat, or makes a choice there."""

    @property
    def player(self) -> str: ...


def is_person(sitter: Sitter) -> bool:
    return sitter.player == PERSON


def people_among(players: Iterable[str]) -> list[int]:
    """Return the seats of people."""
    return [seat for seat, player in enumerate(players) if player == PERSON]


class Level(StrEnum):
    """How well a bot plays, weakest first."""

    RANDOM = "random"
    BEGINNER = "beginner"
    CASUAL = "casual"
    STRONG = "strong"
    EXPERT = "expert"


class Temper(StrEnum):
    """The style that distinguishes the characters of one level."""

    STEADY = "steady"
    BOLD = "bold"
    CAREFUL = "careful"
    WHIMSICAL = "whimsical"


@dataclass(frozen=True, slots=True)
class Character:
    """A named bot with its level and style."""

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
STAND_IN = "drifter"  # plays every game and replaces a bot that fails


def level_of(player: str) -> Level | None:
    """Return how well a player is known to play; None for a person, an engine or a bot from elsewhere."""
    character = CHARACTERS.get(player)
    return character.level if character else None
