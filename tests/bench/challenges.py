"""What can be measured by playing: win shares and times, each a row of the table."""

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean, quantiles
from time import perf_counter, process_time
from typing import Protocol

from bench.findings import Figure, Goal, Line, Log, progress
from playing import Setting

from tide_gui.bots.bot import BUDGET, seed_for
from tide_gui.bots.engine import PATIENCE
from tide_gui.bots.roster import bot_for
from tide_gui.characters import CHARACTERS, Level
from tide_gui.cli.match import Match, MatchResult
from tide_gui.cli.schedule import Schedule
from tide_gui.cli.tally import Mean, Tally
from tide_gui.cli.tournament import played
from tide_gui.rules.catalog import game_called

MANY, SOME, FEW = 600, 300, 12  # games
FIRST_DEAL = 1
LADDER = (Level.BEGINNER, Level.CASUAL, Level.STRONG, Level.EXPERT)
CAST = {level: tuple(name for name in CHARACTERS if CHARACTERS[name].level is level) for level in LADDER}


class Row(Protocol):
    """Something to be measured."""

    name: str

    @property
    def players(self) -> tuple[str, ...]:
        """All players that must be available."""
        ...

    def play(self, log: Log, workers: int) -> None:
        """Play what the log does not hold yet."""
        ...

    def figures(self, log: Log) -> list[Figure]:
        """Return what the log holds so far."""
        ...


@dataclass(frozen=True, slots=True)
class Challenge:
    """The win share of a challenger against all others, over deals played with everybody on every seat."""

    game: str
    name: str
    seats: int
    challengers: tuple[str, ...]  # they take turns, deal by deal
    others: tuple[str, ...]
    games: int = SOME
    goal: Goal | None = None
    first_deal: int = FIRST_DEAL
    options: Mapping[str, bool] = field(default_factory=dict)

    @property
    def players(self) -> tuple[str, ...]:
        return (*self.challengers, *self.others)

    @property
    def deals(self) -> range:
        """Enough whole deals for the number of games."""
        return range(self.first_deal, self.first_deal - (-self.games // self.seats))

    def seated(self, deal: int) -> tuple[str, ...]:
        """Return who plays this deal, the challenger first; over the deals everybody meets everybody."""
        first = deal // len(self.challengers)
        others = [self.others[(first + seat) % len(self.others)] for seat in range(self.seats - 1)]
        return (self.challengers[deal % len(self.challengers)], *others)

    def play(self, log: Log, workers: int) -> None:
        """Play the missing deals and log each as soon as it is over."""
        missing = tuple(deal for deal in self.deals if self._line(log, deal) is None)
        if not missing:
            return
        with closing(played(series(self, missing), workers)) as games:
            for number, deal in enumerate(missing):
                progress(f"{self.name}: {len(self.deals) - len(missing) + number} of {len(self.deals)} deals")
                log.add(self._play_deal(log.code, deal, games))

    def figures(self, log: Log) -> list[Figure]:
        """Return the win share of the challengers."""
        tally, lines = Tally(("challenger",), self.seats), self._lines(log)
        for line in lines:
            for game in line.games():
                tally.add(game)
        share = tally.rows()[0].win_share.in_percent() if lines else None
        whole = "" if len(lines) == len(self.deals) else f" of {len(self.deals) * self.seats}"
        return [Figure(self.name, self.seats, f"{len(lines) * self.seats}{whole}", share, "%", self.goal)]

    def _lines(self, log: Log) -> list[Line]:
        return [line for deal in self.deals if (line := self._line(log, deal))]

    def _line(self, log: Log, deal: int) -> Line | None:
        line = log.line(self.name, deal)
        return line if line and line.players == self.seated(deal) else None

    def _play_deal(self, code: str, deal: int, games: Iterator[MatchResult]) -> Line:
        start = perf_counter()
        rotated = list(islice(games, self.seats))
        return Line(
            code,
            self.name,
            round(perf_counter() - start, 3),
            deal,
            self.seated(deal),
            tuple(game.shares for game in rotated),
            tuple(game.scores for game in rotated),
        )


@dataclass(frozen=True, slots=True)
class Series(Schedule):
    """The games of `arena --rotate`, but for chosen deals and with other players for each."""

    challenge: Challenge
    numbers: tuple[int, ...]

    def match(self, number: int) -> Match:
        index, rotation = divmod(number, self.games_of_a_deal)
        deal = self.numbers[index]
        return Match(self.game, self.options, self.challenge.seated(deal), deal, rotation, self.patience)


def series(challenge: Challenge, deals: tuple[int, ...]) -> Series:
    """Return the schedule for these deals of a challenge."""
    return Series(
        game=challenge.game,
        options=challenge.options,
        players=challenge.seated(deals[0]),
        first_deal=deals[0],
        deals=len(deals),
        rotate=True,
        patience=PATIENCE,
        forgive=False,
        challenge=challenge,
        numbers=deals,
    )


@dataclass(frozen=True, slots=True)
class Timing:
    """Processor time for a move of a challenger at the tables of a challenge, in this process."""

    challenge: Challenge
    mean: Goal | None = None
    late: Goal | None = None  # the 95th percentile

    @property
    def name(self) -> str:
        return self.challenge.name

    @property
    def players(self) -> tuple[str, ...]:
        return self.challenge.players

    def play(self, log: Log, workers: int) -> None:
        """Time a few games; the first one, in which everything is loaded, is not counted."""
        line = log.line(self.name)
        if line is not None and line.figures["games"] >= self.challenge.games:
            return
        progress(f"{self.name}: {self.challenge.games} games")
        start = perf_counter()
        games = [thinking_times(self.challenge, deal) for deal in range(self.challenge.games + 1)][1:]
        times = [time for game in games for time in game]
        figures = {"games": len(games), "mean": fmean(times), "late": quantiles(times, n=20)[-1]}
        log.add(Line(log.code, self.name, round(perf_counter() - start, 3), figures=figures))

    def figures(self, log: Log) -> list[Figure]:
        """Return the mean and the 95th percentile."""
        line = log.line(self.name)
        figures = line.figures if line else {}
        return [
            self._figure("mean", figures, "mean", self.mean),
            self._figure("95th percentile", figures, "late", self.late),
        ]

    def _figure(self, label: str, figures: Mapping[str, float], key: str, goal: Goal | None) -> Figure:
        games = f"{figures.get('games', 0):.0f}"
        found = Mean(figures[key], None) if figures else None
        return Figure(f"{self.name}, {label}", self.challenge.seats, games, found, "ms", goal)


def thinking_times(challenge: Challenge, deal: int) -> list[float]:
    """Return the milliseconds of processor time for each move of a challenger in a game."""
    table = Setting(game_called(challenge.game), challenge.seats).table(deal)
    players, times = challenge.seated(deal), []
    bots = [bot_for(player, challenge.game) for player in players]
    while waiting := table.waiting_for():
        for ask in [table.ask(seat) for seat in sorted(waiting)]:
            start = process_time()
            move = bots[ask.seat].choose(ask, seed_for(deal, ask.turn, ask.seat), BUDGET)
            if players[ask.seat] in challenge.challengers:
                times.append(1000 * (process_time() - start))
            table.submit(ask.seat, move)
    return times
