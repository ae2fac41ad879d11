"""How strong the characters of Turn the Tide are: `python tests/bench/strength.py`.

Started again it plays only what is missing. Every deal that was played is a line of build/strength.jsonl,
with a fingerprint of the bots, their weights and the rules: what other code played stays there and is not
counted. `--table` tells what was found so far, also while another one plays.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from functools import partial
from hashlib import blake2b
from itertools import islice, pairwise
from pathlib import Path
from statistics import fmean, median, quantiles
from time import perf_counter, process_time
from typing import Protocol

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy comes: two workers are two cores
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))  # whatever is installed, what lies here is measured

import msgspec
from bench.yardsticks import YARDSTICKS
from playing import Setting

from tide_gui.bots.bot import BUDGET, Bot, PlayerFault, seed_for
from tide_gui.bots.engine import PATIENCE
from tide_gui.bots.roster import BUILT_IN, TURN_THE_TIDE, Character, Level, NoSuchBot, bot_for
from tide_gui.cli.complaint import Failed
from tide_gui.cli.match import Match, Played
from tide_gui.cli.schedule import Schedule
from tide_gui.cli.tally import Mean, Tally
from tide_gui.cli.workers import played, unwinding
from tide_gui.rules.turn_the_tide import TurnTheTide

try:
    from bench.styles import STYLES
except ModuleNotFoundError as error:
    if error.name != "bench.styles":
        raise
    STYLES = {}

RULES = TurnTheTide()
ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "strength.jsonl"
CODE = (
    "tide_gui/bots/**/*.py",
    "tide_gui/rules/**/*.py",
    "resources/bots/**/*",
    "tests/bench/yardsticks.py",
    "tests/bench/styles.py",
)
MANY, SOME, FEW = 600, 300, 12  # games


def fingerprint(root: Path = ROOT) -> str:
    """Changes with everything that decides what a bot does."""
    digest = blake2b(digest_size=6)
    for path in sorted(path for pattern in CODE for path in root.glob(pattern) if path.is_file()):
        digest.update(f"{path.relative_to(root).as_posix()}\n{path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


# -- what was found so far -----------------------------------------------------------------------


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal that was played with everybody on every seat, or the figures of a row without games to win."""

    code: str
    row: str
    seconds: float
    deal: int = 0
    players: tuple[str, ...] = ()
    shares: tuple[tuple[float, ...], ...] = ()  # by game and player
    scores: tuple[tuple[int, ...], ...] = ()
    figures: Mapping[str, float] = {}

    def games(self) -> Iterator[Played]:
        """As the arena saw them, but without their records."""
        for scores, shares in zip(self.scores, self.shares, strict=True):
            yield Played(scores, shares, b"", ())


class CodeChanged(Exception):
    """Somebody worked on the bots while they played."""


class Log:
    """The lines of a file; it grows with every deal, so that it can be left at any moment."""

    def __init__(self, path: Path, root: Path = ROOT) -> None:
        """Whatever the file holds; a line that was cut off is none."""
        self._path, self._root, self.code = path, root, fingerprint(root)
        read = map(_line, path.read_bytes().splitlines()) if path.exists() else ()
        lines = [line for line in read if line]
        self.of_other_code = sum(line.code != self.code for line in lines)
        self._lines = {(line.row, line.deal): line for line in lines if line.code == self.code}

    def line(self, row: str, deal: int = 0) -> Line | None:
        """What is known of a deal of a row, or of its figures."""
        return self._lines.get((row, deal))

    def add(self, line: Line) -> None:
        """Keep a line, unless nobody can say what code it comes from."""
        if fingerprint(self._root) != self.code:
            raise CodeChanged("bots, weights or rules have changed while they played: start again")
        self._lines[line.row, line.deal] = line
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(b"\n" + msgspec.json.encode(line))  # first, as the line before may have been cut off

    @property
    def hours(self) -> float:
        """How long all that counts was played."""
        return sum(line.seconds for line in self._lines.values()) / 3600


def _line(text: bytes) -> Line | None:
    try:
        return msgspec.json.decode(text, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


# -- what is told of a row -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Goal:
    """What a figure must reach; the lower end of its interval, where that is demanded."""

    bound: float
    at_most: bool = False
    lower_end: bool = False

    def met(self, found: Mean) -> bool:
        """Whether it is reached."""
        if self.at_most:
            return found.value <= self.bound
        if self.lower_end:
            return found.interval is not None and found.value - found.interval >= self.bound
        return found.value >= self.bound

    def __str__(self) -> str:
        """As short as a column."""
        return f"{'<=' if self.at_most else '>='} {self.bound:.1f}{' (lower end)' if self.lower_end else ''}"


@dataclass(frozen=True, slots=True)
class Told:
    """One line of the table; `found` is None where nothing was played."""

    row: str
    seats: int
    games: str
    found: Mean | None
    unit: str
    goal: Goal | None

    @property
    def missed(self) -> bool:
        """Whether the goal was played for and not reached."""
        return bool(self.goal and self.found and not self.goal.met(self.found))

    def cells(self) -> tuple[str, ...]:
        """In the order of the head."""
        verdict = "-" if not (self.goal and self.found) else "missed" if self.missed else "met"
        return (self.row, str(self.seats), self.games, *self._figures(), str(self.goal or "-"), verdict)

    def _figures(self) -> tuple[str, str]:
        if self.found is None:
            return "not played", "-"
        value, half = self.found.value, self.found.interval
        interval = "-" if half is None else f"{value - half:.1f} to {value + half:.1f}"
        return f"{value:.1f} {self.unit}", interval


HEAD = ("row", "seats", "games", "found", "95 % interval", "goal", "verdict")


def in_columns(told: Iterable[Told]) -> str:
    """For a terminal."""
    lines = [HEAD, *(one.cells() for one in told)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)


def in_markdown(told: Iterable[Told]) -> str:
    """For a README."""
    lines = [HEAD, ("---",) * len(HEAD), *(one.cells() for one in told)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# -- rows ----------------------------------------------------------------------------------------


class Row(Protocol):
    """Something to be found out."""

    name: str

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who must be there."""
        ...

    def play(self, log: Log, workers: int) -> None:
        """Whatever is missing."""
        ...

    def told(self, log: Log) -> list[Told]:
        """What was found so far."""
        ...


@dataclass(frozen=True, slots=True)
class Contest:
    """One against all others: its share of the victories, over deals that everybody plays on every seat."""

    name: str
    seats: int
    one: tuple[str, ...]  # of several it is another one with every deal
    others: tuple[str, ...]
    games: int = SOME
    goal: Goal | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who sits at any of its tables."""
        return (*self.one, *self.others)

    @property
    def deals(self) -> range:
        """Whole deals only."""
        return range(1, -(-self.games // self.seats) + 1)

    def seated(self, deal: int) -> tuple[str, ...]:
        """Who plays this deal, the one first; in time everybody meets everybody."""
        first = deal // len(self.one)
        others = [self.others[(first + seat) % len(self.others)] for seat in range(self.seats - 1)]
        return (self.one[deal % len(self.one)], *others)

    def play(self, log: Log, workers: int) -> None:
        """Deal by deal, each kept as soon as it is over."""
        missing = tuple(deal for deal in self.deals if self._line(log, deal) is None)
        if not missing:
            return
        with closing(played(series(self, missing), workers)) as games:
            for number, deal in enumerate(missing):
                progress(f"{self.name}: {len(self.deals) - len(missing) + number} of {len(self.deals)} deals")
                log.add(self._played(log.code, deal, games))

    def told(self, log: Log) -> list[Told]:
        """The share of the one."""
        tally, lines = Tally(("one",), self.seats), self._lines(log)
        for line in lines:
            for game in line.games():
                tally.add(game)
        share = in_percent(tally.rows()[0].win_share) if lines else None
        whole = "" if len(lines) == len(self.deals) else f" of {len(self.deals) * self.seats}"
        return [Told(self.name, self.seats, f"{len(lines) * self.seats}{whole}", share, "%", self.goal)]

    def _lines(self, log: Log) -> list[Line]:
        return [line for deal in self.deals if (line := self._line(log, deal))]

    def _line(self, log: Log, deal: int) -> Line | None:
        line = log.line(self.name, deal)
        return line if line and line.players == self.seated(deal) else None

    def _played(self, code: str, deal: int, games: Iterator[Played]) -> Line:
        start = perf_counter()
        turned = list(islice(games, self.seats))
        return Line(
            code,
            self.name,
            round(perf_counter() - start, 3),
            deal,
            self.seated(deal),
            tuple(game.shares for game in turned),
            tuple(game.scores for game in turned),
        )


@dataclass(frozen=True, slots=True)
class Series(Schedule):
    """What `arena --rotate` would play, for chosen deals and with other players for each."""

    contest: Contest
    numbers: tuple[int, ...]

    def match(self, number: int) -> Match:
        """The game of this number."""
        at, turned = divmod(number, self.games_of_a_deal)
        deal = self.numbers[at]
        return Match(self.game, self.options, self.contest.seated(deal), deal, turned, self.patience)


def series(contest: Contest, deals: tuple[int, ...]) -> Series:
    """These deals of a contest."""
    return Series(
        game=RULES.key,
        options={},
        players=contest.seated(deals[0]),
        first_deal=deals[0],
        deals=len(deals),
        rotate=True,
        patience=PATIENCE,
        forgive=False,
        contest=contest,
        numbers=deals,
    )


def in_percent(share: Mean) -> Mean:
    """The same share of a hundred."""
    return Mean(100 * share.value, share.interval and 100 * share.interval)


@dataclass(frozen=True, slots=True)
class Timing:
    """Processor time for a move of the one kind at the tables of a contest, in this one process."""

    contest: Contest
    mean: Goal | None = None
    late: Goal | None = None  # 95 of 100 moves take no longer

    @property
    def name(self) -> str:
        """As the contest is called."""
        return self.contest.name

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody at the tables."""
        return self.contest.players

    def play(self, log: Log, workers: int) -> None:
        """A few games; the one before them, in which everything is loaded, is not counted."""
        line = log.line(self.name)
        if line is not None and line.figures["games"] >= self.contest.games:
            return
        progress(f"{self.name}: {self.contest.games} games")
        start = perf_counter()
        taken = [thinking_times(self.contest, deal) for deal in range(self.contest.games + 1)][1:]
        times = [time for game in taken for time in game]
        figures = {"games": len(taken), "mean": fmean(times), "late": quantiles(times, n=20)[-1]}
        log.add(Line(log.code, self.name, round(perf_counter() - start, 3), figures=figures))

    def told(self, log: Log) -> list[Told]:
        """The mean and the 95th of a hundred."""
        line = log.line(self.name)
        figures = line.figures if line else {}
        return [
            self._told("mean", figures, "mean", self.mean),
            self._told("95 of 100", figures, "late", self.late),
        ]

    def _told(self, words: str, figures: Mapping[str, float], key: str, goal: Goal | None) -> Told:
        games = f"{figures.get('games', 0):.0f}"
        found = Mean(figures[key], None) if figures else None
        return Told(f"{self.name}, {words}", self.contest.seats, games, found, "ms", goal)


def thinking_times(contest: Contest, deal: int) -> list[float]:
    """Milliseconds of processor time for each move of the one kind in a game."""
    players, table, times = contest.seated(deal), Setting(RULES, contest.seats).table(deal), []
    bots = [bot_for(player, RULES.key) for player in players]
    while waiting := table.waiting_for():
        for ask in [table.ask(seat) for seat in sorted(waiting)]:
            start = process_time()
            move = bots[ask.seat].choose(ask, seed_for(deal, ask.turn, ask.seat), BUDGET)
            if players[ask.seat] in contest.one:
                times.append(1000 * (process_time() - start))
            table.submit(ask.seat, move)
    return times


RUNS, BATCH, SEATS = 5, 20_000, 4


@dataclass(frozen=True, slots=True)
class Speed:
    """Rounds a second that the batched model plays at random on one core."""

    name: str = "random-rounds"
    players: tuple[str, ...] = ()

    def play(self, log: Log, workers: int) -> None:
        """The median of a few runs after one that is not counted."""
        if log.line(self.name):
            return
        progress(self.name)
        start = perf_counter()
        rounds = [rounds_a_second(seed) for seed in range(RUNS + 1)][1:]
        figures = {"rounds": median(rounds)}
        log.add(Line(log.code, self.name, round(perf_counter() - start, 3), figures=figures))

    def told(self, log: Log) -> list[Told]:
        """One figure."""
        line = log.line(self.name)
        found = Mean(line.figures["rounds"], None) if line else None
        return [Told(self.name, SEATS, "-", found, "a second", None)]


def rounds_a_second(seed: int) -> float:
    """One run, by processor time."""
    from tide_gui.bots.turn_the_tide.model import random_rounds  # noqa: PLC0415 - the other rows need none

    start = process_time()
    random_rounds(BATCH, SEATS, seed)
    return BATCH / (process_time() - start)


# -- which rows there are ------------------------------------------------------------------------

CLEARLY = 10.0  # percentage points above an equal player
LADDER = (Level.BEGINNER, Level.CASUAL, Level.STRONG, Level.EXPERT)
CAST = {level: tuple(name for name in BUILT_IN if BUILT_IN[name].level is level) for level in LADDER}
EXPERTS, CASUALS = CAST[Level.EXPERT], CAST[Level.CASUAL]
STYLE = "style-"


def all_rows() -> list[Row]:
    """Everything that is claimed."""
    return [*readable(), *ladder(), *against_styles(), *against_yardsticks(), *worth(), *timings(), Speed()]


def readable() -> Iterator[Row]:
    """Whoever knows the expert's program gains little."""
    for seats, bound in ((3, 45), (4, 35)):
        yield Contest(f"reader-{seats}", seats, ("reader",), ("expert",), MANY, Goal(bound, at_most=True))


def ladder() -> Iterator[Row]:
    """Each level beats the one below."""
    for lower, upper in pairwise(LADDER):
        for seats in RULES.seats:
            name = f"{upper.name}-over-{lower.name}-{seats}".lower()
            goal = Goal(100 / seats + CLEARLY, lower_end=True)
            yield Contest(name, seats, CAST[upper], CAST[lower], MANY, goal)


def against_styles() -> Iterator[Row]:
    """Nobody who made the expert had seen them."""
    for style in STYLES:
        for seats, bound in ((3, 88), (4, 88), (5, 75)):
            yield Contest(f"{STYLE}{style}-{seats}", seats, EXPERTS, (STYLE + style,), goal=Goal(bound))


def against_yardsticks() -> Iterator[Row]:
    """Simple programs, and casual players."""
    for seats in (3, 4):
        yield Contest(f"flat-{seats}", seats, EXPERTS, ("flat",), goal=Goal(80))
        yield Contest(f"greedy-{seats}", seats, EXPERTS, ("greedy",), goal=Goal(95))
        yield Contest(f"casual-{seats}", seats, EXPERTS, CASUALS, goal=Goal(85, lower_end=True))


def worth() -> Iterator[Row]:
    """What an expert still wins among experts without one of its gifts; 25 % would be no loss."""
    yield Contest("without-memory-4", 4, ("forgetful",), ("expert",))
    yield Contest("without-mixing-4", 4, ("plain",), ("expert",))


def timings() -> Iterator[Row]:
    """How long an expert thinks, among its like and among casual players."""
    goals = {4: (Goal(8, at_most=True), Goal(50, at_most=True)), 5: (None, Goal(80, at_most=True))}
    for seats in RULES.seats:
        for name, others in (("experts", EXPERTS), ("casuals", CASUALS)):
            tables = Contest(f"thinking-among-{name}-{seats}", seats, EXPERTS, others, FEW)
            yield Timing(tables, *goals.get(seats, (None, None)))


# -- the command ---------------------------------------------------------------------------------


def seat_yardsticks(roster: dict[str, Character]) -> None:
    """Let the arena find them by name."""
    offered = {**YARDSTICKS, **{STYLE + name: make for name, make in STYLES.items()}}
    for name, make in offered.items():
        roster[name] = Character(Level.ANYTHING, TURN_THE_TIDE, partial(_made, make))


def _made(make: Callable[[], Bot], name: str) -> Bot:
    return make()


def main(words: Sequence[str] | None = None) -> int:
    """Play what is missing and tell what was found; 1 where a goal is missed."""
    chosen = _chosen(words)
    log = Log(chosen.out)
    if log.of_other_code:
        print(f"{log.of_other_code} lines of {chosen.out} come from other code: not counted", file=sys.stderr)
    if not STYLES:
        print("tests/bench/styles.py is not there: rows of unseen styles are left out", file=sys.stderr)
    rows = [_shortened(row, chosen.games) for row in _wanted(chosen.rows)]
    if not chosen.table:
        _play(rows, log, chosen.workers)
    told = [one for row in rows for one in row.told(log)]
    print(in_markdown(told) if chosen.markdown else in_columns(told))
    print(f"played in {log.hours:.2f} hours", file=sys.stderr)
    return int(any(one.missed for one in told))


def _chosen(words: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description="Measure how strong the characters of Turn the Tide are.")
    parser.add_argument("--rows", nargs="+", default=["*"], metavar="PATTERN", help="such as 'reader-*'")
    parser.add_argument("--games", type=int, metavar="N", help="play no more than so many of a row")
    parser.add_argument("--workers", type=int, default=2, metavar="W", help="processes (2)")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FILE", help="what was played so far")
    parser.add_argument("--table", action="store_true", help="play nothing, only tell")
    parser.add_argument("--markdown", action="store_true", help="tell in Markdown")
    return parser.parse_args(words)


def _wanted(patterns: Sequence[str]) -> list[Row]:
    rows = all_rows()
    wanted = [row for row in rows if any(fnmatch(row.name, pattern) for pattern in patterns)]
    if not wanted:
        sys.exit(f"no such row; there are: {' '.join(row.name for row in rows)}")
    return wanted


def _shortened(row: Row, games: int | None) -> Row:
    if games and isinstance(row, Contest):
        return replace(row, games=min(games, row.games))
    return row


def _play(rows: Sequence[Row], log: Log, workers: int) -> None:
    try:
        with unwinding():
            for row in rows:
                if lacking := _lacking(row):
                    print(f"{row.name} is not played: {lacking}", file=sys.stderr)
                else:
                    row.play(log, workers)
    except (CodeChanged, PlayerFault, Failed) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("stopped; started again it goes on from here")
    finally:
        progress("")


def _lacking(row: Row) -> str | None:
    """Why somebody who is needed is not there."""
    try:
        for player in row.players:
            bot_for(player, RULES.key)
    except (ImportError, NoSuchBot) as error:
        return str(error)
    return None


def progress(words: str) -> None:
    """One line that is written over, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{words:<78}\r", end="", file=sys.stderr, flush=True)


if __name__ in ("__main__", "__mp_main__"):  # the second is its name in a worker
    seat_yardsticks(BUILT_IN)
if __name__ == "__main__":
    sys.exit(main())
