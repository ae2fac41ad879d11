"""The claims about the characters in Turning Tides, and the players they are measured against."""

from collections.abc import Iterator, Mapping
from functools import partial

from bench.challenges import CAST, Challenge, Row
from bench.findings import Goal
from bench.turning_tides.styles import STYLES

from tide_gui.characters import Level
from tide_gui.rules.turning_tides.rulebook import TurningTides

RULES = TurningTides()
SEATS = 2
GAMES = 400
STYLE = "style-"
BOTS = {STYLE + name: make for name, make in STYLES.items()}
challenge = partial(Challenge, RULES.key, games=GAMES)

# What the lower end of the interval has to reach; None is drifter.
LADDER: Mapping[tuple[Level, Level | None], float] = {
    (Level.BEGINNER, None): 70,
    (Level.CASUAL, Level.BEGINNER): 88,
}


def rows() -> list[Row]:
    """Return all rows of the table."""
    return [*ladder()]


def ladder() -> Iterator[Row]:
    """Each level beats the one below."""
    for (upper, lower), bar in LADDER.items():
        others = CAST[lower] if lower else ("drifter",)
        name = f"{upper}-over-{lower or 'drifter'}"
        yield challenge(name, SEATS, CAST[upper], others, goal=Goal(bar, lower_end=True))
