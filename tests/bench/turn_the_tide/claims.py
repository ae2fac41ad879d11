"""The claims about the characters in Turn the Tide, and the players they are measured against."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from bench.challenges import CAST, FEW, LADDER, MANY, Challenge, Row, Timing
from bench.findings import Goal
from bench.turn_the_tide.speed import Speed
from bench.turn_the_tide.styles import STYLES
from bench.turn_the_tide.yardsticks import YARDSTICKS

from tide_gui.characters import Level
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

RULES = TurnTheTide()
CLEARLY = 10.0  # percentage points above an equal player
challenge = partial(Challenge, RULES.key)
EXPERTS, CASUALS = CAST[Level.EXPERT], CAST[Level.CASUAL]
STYLE = "style-"
BOTS = {**YARDSTICKS, **{STYLE + name: make for name, make in STYLES.items()}}


def rows() -> list[Row]:
    """Return all rows of the table."""
    return [
        *readable(),
        *against_the_former(),
        *ladder(),
        *against_styles(),
        *against_yardsticks(),
        *worth(),
        *timings(),
        Speed(),
    ]


def readable() -> Iterator[Row]:
    """A player that knows the expert's program gains little by it; one row shows that it can read."""
    for seats, bound, former in ((3, 42, 40), (4, 33, 30)):
        yield challenge(f"reader-{seats}", seats, ("reader",), ("expert",), MANY, Goal(bound, at_most=True))
        yield challenge(
            f"former-reader-{seats}", seats, ("former-reader",), ("former-expert",), goal=Goal(former)
        )


def against_the_former() -> Iterator[Row]:
    """The expert beats one that thinks as in version 0.1.0."""
    for seats, bound in ((3, 37), (4, 27)):
        yield challenge(f"former-expert-{seats}", seats, ("expert",), ("former-expert",), goal=Goal(bound))


def ladder() -> Iterator[Row]:
    """Each level beats the one below."""
    for lower, upper in pairwise(LADDER):
        for seats in RULES.seats:
            name = f"{upper}-over-{lower}-{seats}"
            goal = Goal(100 / seats + CLEARLY, lower_end=True)
            yield challenge(name, seats, CAST[upper], CAST[lower], MANY, goal)


def against_styles() -> Iterator[Row]:
    """The expert beats styles that were unknown when it was made."""
    for style in STYLES:
        for seats, bound in ((3, 88), (4, 88), (5, 75)):
            yield challenge(f"{STYLE}{style}-{seats}", seats, EXPERTS, (STYLE + style,), goal=Goal(bound))


def against_yardsticks() -> Iterator[Row]:
    """The expert beats simple programs and casual players."""
    for seats, bound in ((3, 75), (4, 78)):
        yield challenge(f"flat-{seats}", seats, EXPERTS, ("flat",), goal=Goal(bound))
        yield challenge(f"greedy-{seats}", seats, EXPERTS, ("greedy",), goal=Goal(95))
        yield challenge(f"casual-{seats}", seats, EXPERTS, CASUALS, goal=Goal(85, lower_end=True))


def worth() -> Iterator[Row]:
    """The win share of an expert that lacks one ability against complete ones; below 25 % is a loss."""
    yield challenge("without-memory-4", 4, ("forgetful",), ("expert",))
    yield challenge("without-mixing-4", 4, ("plain",), ("expert",))


def timings() -> Iterator[Row]:
    """How long an expert thinks, among experts and among casual players."""
    goals = {4: (Goal(10, at_most=True), Goal(40, at_most=True)), 5: (None, Goal(80, at_most=True))}
    for seats in RULES.seats:
        for name, others in (("experts", EXPERTS), ("casuals", CASUALS)):
            tables = challenge(f"thinking-among-{name}-{seats}", seats, EXPERTS, others, FEW)
            yield Timing(tables, *goals.get(seats, (None, None)))
