"""What was found out so far about strength, kept line by line, and how it is told."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

import msgspec

from tide_gui.cli.match import Played
from tide_gui.cli.tally import Mean
from tide_gui.registry import room_of

ROOT = Path(__file__).resolve().parents[2]
SHARED = (
    "tide_gui/bots/*.py",
    "tide_gui/rules/*.py",
    "tide_gui/table/**/*.py",
    "tide_gui/characters.py",
    "tide_gui/cli/match.py",
    "tide_gui/cli/schedule.py",
    "tide_gui/cli/tally.py",
    "tide_gui/cli/workers.py",
    "tests/playing.py",
    "tests/bench/challenges.py",
    "tests/bench/strength.py",
)
OF_A_GAME = (
    "tide_gui/bots/{package}/**/*.py",
    "tide_gui/rules/{package}/**/*.py",
    "resources/{game}/*.npz",
    "tests/bench/{package}/*.py",
)


def out(game: str) -> Path:
    """Where it is kept what was found out about the bots of a game."""
    return ROOT / "build" / f"strength-{game}.jsonl"


def code_of(game: str) -> tuple[str, ...]:
    """The files that decide what a bot does in this game; what belongs to other games does not."""
    package = game.replace("-", "_")
    return (*SHARED, *(pattern.format(game=game, package=package) for pattern in OF_A_GAME))


def fingerprint(game: str, root: Path = ROOT) -> str:
    """Changes with everything that decides what a bot does in this game."""
    room = room_of(game)
    digest = blake2b(version("numpy").encode(), digest_size=6)
    digest.update(repr(sorted(room.bots.items()) if room else game).encode())
    for path in sorted(path for pattern in code_of(game) for path in root.glob(pattern) if path.is_file()):
        digest.update(f"{path.relative_to(root).as_posix()}\n{path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


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

    def __init__(self, game: str, path: Path, root: Path = ROOT) -> None:
        """Whatever the file holds; a line that was cut off is none."""
        self._game, self._path, self._root, self.code = game, path, root, fingerprint(game, root)
        read = map(_line, path.read_bytes().splitlines()) if path.exists() else ()
        lines = [line for line in read if line]
        self.of_other_code = sum(line.code != self.code for line in lines)
        self._lines = {(line.row, line.deal): line for line in lines if line.code == self.code}

    def line(self, row: str, deal: int = 0) -> Line | None:
        """What is known of a deal of a row, or of its figures."""
        return self._lines.get((row, deal))

    def add(self, line: Line) -> None:
        """Keep a line, unless nobody can say what code it comes from."""
        if fingerprint(self._game, self._root) != self.code:
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
class Figure:
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


def in_columns(figures: Iterable[Figure]) -> str:
    """For a terminal."""
    lines = [HEAD, *(one.cells() for one in figures)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)


def in_markdown(figures: Iterable[Figure]) -> str:
    """For a README."""
    lines = [HEAD, ("---",) * len(HEAD), *(one.cells() for one in figures)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def progress(words: str) -> None:
    """One line that is written over, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{words:<78}\r", end="", file=sys.stderr, flush=True)
