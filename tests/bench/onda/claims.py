"""The claims about the characters in Onda, and the players they are measured against."""

from collections.abc import Iterator, Mapping
from functools import partial

from bench.challenges import CAST, FEW, MANY, Challenge, Row, Timing
from bench.findings import Goal
from bench.onda.styles import STYLES

from tide_gui.bots.bot import Bot
from tide_gui.characters import CHARACTERS, Level, Temper
from tide_gui.rules.onda.rulebook import Onda

RULES = Onda()
GAMES = 400
CLEARLY = 10.0  # percentage points above an equal player
EXPERTS = CAST[Level.EXPERT]
STYLE, FORMER = "style-", "former-"


def former_expert(temper: Temper) -> Bot:
    """Return a former expert; the other bots here need no numpy."""
    from bench.onda.former import Former  # noqa: PLC0415

    return Former(temper)


BOTS = {
    **{STYLE + name: make for name, make in STYLES.items()},
    **{FORMER + name: partial(former_expert, CHARACTERS[name].temper) for name in EXPERTS},
}
challenge = partial(Challenge, RULES.key, games=GAMES)

# What the lower end of the interval has to reach, by upper level and number of seats.
BARS: Mapping[tuple[Level, Level], Mapping[int, float]] = {
    (Level.CASUAL, Level.BEGINNER): {2: 65, 3: 50, 4: 48, 5: 34},
    (Level.STRONG, Level.CASUAL): {2: 68, 3: 65, 4: 60, 5: 60},
    (Level.EXPERT, Level.STRONG): {2: 80, 3: 48, 4: 38, 5: 30},
}
FORMER_BARS = {2: 56, 3: 40, 4: 31, 5: 25}


def rows() -> list[Row]:
    """Return all rows of the table."""
    return [*against_drifters(), *ladder(), *against_the_former(), *against_styles(), *timings()]


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


def against_the_former() -> Iterator[Row]:
    """The expert beats those that took every hand to be equally likely."""
    others = tuple(FORMER + name for name in EXPERTS)
    for seats, bar in FORMER_BARS.items():
        goal = Goal(bar, lower_end=True)
        yield challenge(f"over-former-{seats}", seats, EXPERTS, others, games=MANY, goal=goal)


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
