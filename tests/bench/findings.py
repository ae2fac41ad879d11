"""The log of strength measurements, one line per deal, and the table made of it."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

import msgspec

from tide_gui.cli.match import MatchResult
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
    "tide_gui/cli/tournament.py",
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
    "tests/bench/{package}/*.npz",
)


def log_file(game: str) -> Path:
    """Return the log file for the bots of a game."""
    return ROOT / "build" / f"strength-{game}.jsonl"


def code_of(game: str) -> tuple[str, ...]:
    """Return the files that decide what a bot does in this game, without those of other games."""
    package = game.replace("-", "_")
    return (*SHARED, *(pattern.format(game=game, package=package) for pattern in OF_A_GAME))


def fingerprint(game: str, root: Path = ROOT) -> str:
    """Return a hash of everything that decides what a bot does in this game."""
    room = room_of(game)
    digest = blake2b(version("numpy").encode(), digest_size=6)
    digest.update(repr(sorted(room.bots.items()) if room else game).encode())
    for path in sorted(path for pattern in code_of(game) for path in root.glob(pattern) if path.is_file()):
        digest.update(f"{path.relative_to(root).as_posix()}\n{path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal played with everybody on every seat, or the figures of a row that counts no wins."""

    code: str
    row: str
    seconds: float
    deal: int = 0
    players: tuple[str, ...] = ()
    shares: tuple[tuple[float, ...], ...] = ()  # by game and player
    scores: tuple[tuple[int, ...], ...] = ()
    figures: Mapping[str, float] = {}

    def games(self) -> Iterator[MatchResult]:
        """Yield the games as the arena saw them, but without records."""
        for scores, shares in zip(self.scores, self.shares, strict=True):
            yield MatchResult(scores, shares, b"", ())


class CodeChanged(Exception):
    """The code of the bots changed while they played."""


class Log:
    """The lines of a log file; it grows with every deal, so that a run can be stopped at any time."""

    def __init__(self, game: str, path: Path, root: Path = ROOT) -> None:
        """Read the file, if there is one; ignore lines that were cut off."""
        self._game, self._path, self._root, self.code = game, path, root, fingerprint(game, root)
        read = map(_line, path.read_bytes().splitlines()) if path.exists() else ()
        lines = [line for line in read if line]
        self.other_code_lines = sum(line.code != self.code for line in lines)
        self.deals = {line.deal for line in lines}  # of other code, too
        self._lines = {(line.row, line.deal): line for line in lines if line.code == self.code}

    def line(self, row: str, deal: int = 0) -> Line | None:
        """Return the line of a deal of a row, or the line of its figures."""
        return self._lines.get((row, deal))

    def add(self, line: Line) -> None:
        """Append a line; raise CodeChanged if the code is no longer the one that was measured."""
        if fingerprint(self._game, self._root) != self.code:
            raise CodeChanged("bots, weights or rules changed during the measurement: start again")
        self._lines[line.row, line.deal] = line
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(b"\n" + msgspec.json.encode(line))  # newline first: the line before may be cut off

    @property
    def hours(self) -> float:
        """The hours of play in all lines that count."""
        return sum(line.seconds for line in self._lines.values()) / 3600


def _line(text: bytes) -> Line | None:
    try:
        return msgspec.json.decode(text, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


# -- the table -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Goal:
    """The bound that a figure must reach, or the lower end of its interval with `lower_end`."""

    bound: float
    at_most: bool = False
    lower_end: bool = False

    def met(self, found: Mean) -> bool:
        if self.at_most:
            return found.value <= self.bound
        if self.lower_end:
            return found.interval is not None and found.interval[0] >= self.bound
        return found.value >= self.bound

    def __str__(self) -> str:
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
        """Whether there is a result that misses the goal."""
        return bool(self.goal and self.found and not self.goal.met(self.found))

    def cells(self) -> tuple[str, ...]:
        """Return the cells in the order of HEAD."""
        verdict = "-" if not (self.goal and self.found) else "missed" if self.missed else "met"
        return (self.row, str(self.seats), self.games, *self._figures(), str(self.goal or "-"), verdict)

    def _figures(self) -> tuple[str, str]:
        if self.found is None:
            return "not played", "-"
        ends = self.found.interval
        interval = f"{ends[0]:.1f} to {ends[1]:.1f}" if ends else "-"
        return f"{self.found.value:.1f} {self.unit}", interval


HEAD = ("row", "seats", "games", "found", "95 % interval", "goal", "verdict")


def in_columns(figures: Iterable[Figure]) -> str:
    """Format the table for a terminal."""
    lines = [HEAD, *(figure.cells() for figure in figures)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)


def in_markdown(figures: Iterable[Figure]) -> str:
    """Format the table as Markdown."""
    lines = [HEAD, ("---",) * len(HEAD), *(figure.cells() for figure in figures)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def progress(text: str) -> None:
    """Show a line that the next one overwrites, on terminals only."""
    if sys.stderr.isatty():
        print(f"\r{text:<78}\r", end="", file=sys.stderr, flush=True)
