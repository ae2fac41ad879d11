"""The claims about the characters in Turning Tides, and the players they are measured against."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from bench.challenges import CAST, FEW, FIRST_DEAL, Challenge, Row, Timing
from bench.findings import Figure, Goal, Line, Log, progress
from bench.turning_tides.styles import STYLES
from playing import Setting, played_by

from tide_gui.bots.bot import Bot
from tide_gui.bots.roster import bot_for
from tide_gui.characters import Level
from tide_gui.cli.tally import Mean
from tide_gui.rules.turning_tides.rulebook import TurningTides

RULES = TurningTides()
SEATS = 2
GAMES, MANY, FEWER = 400, 800, 200
LONG = 12  # rounds
EXPERTS = CAST[Level.EXPERT]
STYLE, READER, INTRODUCTORY = "style-", "tides-reader", "introductory"
challenge = partial(Challenge, RULES.key, games=GAMES)

# What the lower end of the interval has to reach, by upper and lower level (None: drifter).
LADDER: Mapping[tuple[Level, Level | None], float] = {
    (Level.BEGINNER, None): 70,
    (Level.CASUAL, Level.BEGINNER): 88,
    (Level.STRONG, Level.CASUAL): 85,
    (Level.EXPERT, Level.STRONG): 62,
}
CLEARLY = 58.0  # in the introductory game


def reader() -> Bot:
    """Return the reader; the other yardsticks need no numpy."""
    from bench.turning_tides.yardsticks import Reader  # noqa: PLC0415

    return Reader()


BOTS = {**{STYLE + name: make for name, make in STYLES.items()}, READER: reader}


def rows() -> list[Row]:
    """Return all rows of the table."""
    return [*ladder(), *introductory_ladder(), readable(), *against_styles(), Lengths(), timing()]


def ladder() -> Iterator[Row]:
    """Each level beats the one below."""
    for (upper, lower), bar in LADDER.items():
        yield challenge(_name(upper, lower), SEATS, *_casts(upper, lower), goal=Goal(bar, lower_end=True))


def introductory_ladder() -> Iterator[Row]:
    """Each level beats the one below in the introductory game, too."""
    for upper, lower in LADDER:
        name = f"{INTRODUCTORY}-{_name(upper, lower)}"
        goal, options = Goal(CLEARLY, lower_end=True), {INTRODUCTORY: True}
        yield challenge(name, SEATS, *_casts(upper, lower), goal=goal, options=options)


def _name(upper: Level, lower: Level | None) -> str:
    return f"{upper}-over-{lower or 'drifter'}"


def _casts(upper: Level, lower: Level | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return CAST[upper], CAST[lower] if lower else ("drifter",)


def readable() -> Row:
    """A player that knows the expert's program gains little by it."""
    goal = Goal(58, at_most=True)
    return challenge(READER, SEATS, (READER,), EXPERTS, games=MANY, goal=goal)


def against_styles() -> Iterator[Row]:
    """Nobody gets away with doing nothing, hiding, or running away."""
    for style in STYLES:
        goal = Goal(2, at_most=True)
        yield challenge(STYLE + style, SEATS, (STYLE + style,), EXPERTS, games=FEWER, goal=goal)


def timing() -> Row:
    """How long an expert thinks among experts."""
    tables = Challenge(RULES.key, "thinking", SEATS, EXPERTS, EXPERTS, FEW)
    return Timing(tables, Goal(10, at_most=True), Goal(25, at_most=True))


@dataclass(frozen=True, slots=True)
class Lengths:
    """The share of games between experts that are long, and of those that nobody wins."""

    name: str = "length"
    games: int = GAMES // 2

    @property
    def players(self) -> tuple[str, ...]:
        return EXPERTS

    def play(self, log: Log, workers: int) -> None:
        """Play all games, unless the log has them."""
        if log.line(self.name):
            return
        start, counted = perf_counter(), []
        for deal in range(FIRST_DEAL, FIRST_DEAL + self.games):
            progress(f"{self.name}: {deal} of {self.games} games")
            counted.append(_rounds(deal))
        long = sum(rounds >= LONG for rounds, _ in counted)
        drawn = sum(winners > 1 for _, winners in counted)
        figures = {"games": self.games, "long": 100 * long / self.games, "drawn": 100 * drawn / self.games}
        log.add(Line(log.code, self.name, round(perf_counter() - start, 3), figures=figures))

    def figures(self, log: Log) -> list[Figure]:
        """Return both shares."""
        line = log.line(self.name)
        found = line.figures if line else {}
        return [
            self._figure(found, "long", f"{LONG} rounds or more", Goal(5, at_most=True)),
            self._figure(found, "drawn", "draws", Goal(0, at_most=True)),
        ]

    def _figure(self, found: Mapping[str, float], key: str, label: str, goal: Goal) -> Figure:
        mean = Mean(found[key], None) if found else None
        return Figure(f"{self.name}, {label}", SEATS, f"{found.get('games', 0):.0f}", mean, "%", goal)


def _rounds(deal: int) -> tuple[int, int]:
    """Return how many rounds a game has, and how many winners."""
    seated = [EXPERTS[(deal + seat) % len(EXPERTS)] for seat in range(SEATS)]
    table = played_by([bot_for(name, RULES.key) for name in seated], Setting(RULES, SEATS), deal)
    view, outcome = table.view(None), table.outcome()
    assert outcome
    return view.round + 1, len(outcome.winners)
