"""The claims about the characters in Onda, and the players they are measured against."""

from collections.abc import Iterator, Mapping
from functools import partial

from bench.challenges import CAST, FEW, Challenge, Row, Timing
from bench.findings import Goal
from bench.onda.styles import STYLES

from tide_gui.characters import Level
from tide_gui.rules.onda.rulebook import Onda

RULES = Onda()
GAMES = 400
CLEARLY = 10.0  # percentage points above an equal player
EXPERTS = CAST[Level.EXPERT]
STYLE = "style-"
BOTS = {STYLE + name: make for name, make in STYLES.items()}
challenge = partial(Challenge, RULES.key, games=GAMES)

# What the lower end of the interval has to reach, by upper level and number of seats.
BARS: Mapping[tuple[Level, Level], Mapping[int, float]] = {
    (Level.CASUAL, Level.BEGINNER): {2: 65, 3: 50, 4: 48, 5: 34},
    (Level.STRONG, Level.CASUAL): {2: 68, 3: 65, 4: 60, 5: 60},
    (Level.EXPERT, Level.STRONG): {2: 80, 3: 48, 4: 38, 5: 30},
}


def rows() -> list[Row]:
    """Return all rows of the table."""
    return [*against_drifters(), *ladder(), *against_styles(), *timings()]


def against_drifters() -> Iterator[Row]:
    """Even beginners play far better than at random."""
    goal = Goal(85, lower_end=True)
    yield challenge("beginner-over-drifter-4", 4, CAST[Level.BEGINNER], ("drifter",), goal=goal)


def ladder() -> Iterator[Row]:
    """Each level beats the one below."""
    for (upper, lower), bars in BARS.items():
        for seats, bar in bars.items():
            goal = Goal(bar, lower_end=True)
            yield challenge(f"{upper}-over-{lower}-{seats}", seats, CAST[upper], CAST[lower], goal=goal)


def against_styles() -> Iterator[Row]:
    """The expert beats a style that was unknown when it was made."""
    for style in STYLES:
        for seats in RULES.seats:
            goal = Goal(100 / seats + CLEARLY, lower_end=True)
            yield challenge(f"{STYLE}{style}-{seats}", seats, EXPERTS, (STYLE + style,), goal=goal)


def timings() -> Iterator[Row]:
    """How long an expert thinks among experts."""
    mean, late = Goal(15, at_most=True), Goal(40, at_most=True)
    for seats in RULES.seats:
        tables = Challenge(RULES.key, f"thinking-{seats}", seats, EXPERTS, EXPERTS, FEW)
        yield Timing(tables, mean, late)
