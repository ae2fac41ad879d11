"""What can be found out by playing: shares of victories and times, each a row of the table."""

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from statistics import fmean, quantiles
from time import perf_counter, process_time
from typing import Protocol

from bench.findings import Figure, Goal, Line, Log, progress
from playing import Setting

from tide_gui.bots.bot import BUDGET, seed_for
from tide_gui.bots.engine import PATIENCE
from tide_gui.bots.roster import bot_for
from tide_gui.cli.match import Match, Played
from tide_gui.cli.schedule import Schedule
from tide_gui.cli.tally import Mean, Tally
from tide_gui.cli.workers import played
from tide_gui.rules.catalog import game_called

MANY, SOME, FEW = 600, 300, 12  # games


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

    def figures(self, log: Log) -> list[Figure]:
        """What was found so far."""
        ...


@dataclass(frozen=True, slots=True)
class Challenge:
    """One against all others: its share of the victories, over deals that everybody plays on every seat."""

    game: str
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

    def figures(self, log: Log) -> list[Figure]:
        """The share of the one."""
        tally, lines = Tally(("one",), self.seats), self._lines(log)
        for line in lines:
            for game in line.games():
                tally.add(game)
        share = in_percent(tally.rows()[0].win_share) if lines else None
        whole = "" if len(lines) == len(self.deals) else f" of {len(self.deals) * self.seats}"
        return [Figure(self.name, self.seats, f"{len(lines) * self.seats}{whole}", share, "%", self.goal)]

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

    challenge: Challenge
    numbers: tuple[int, ...]

    def match(self, number: int) -> Match:
        """The game of this number."""
        at, turned = divmod(number, self.games_of_a_deal)
        deal = self.numbers[at]
        return Match(self.game, self.options, self.challenge.seated(deal), deal, turned, self.patience)


def series(challenge: Challenge, deals: tuple[int, ...]) -> Series:
    """These deals of a challenge."""
    return Series(
        game=challenge.game,
        options={},
        players=challenge.seated(deals[0]),
        first_deal=deals[0],
        deals=len(deals),
        rotate=True,
        patience=PATIENCE,
        forgive=False,
        challenge=challenge,
        numbers=deals,
    )


def in_percent(share: Mean) -> Mean:
    """The same share of a hundred."""
    return Mean(100 * share.value, share.interval and 100 * share.interval)


@dataclass(frozen=True, slots=True)
class Timing:
    """Processor time for a move of the one kind at the tables of a challenge, in this one process."""

    challenge: Challenge
    mean: Goal | None = None
    late: Goal | None = None  # 95 of 100 moves take no longer

    @property
    def name(self) -> str:
        """As the challenge is called."""
        return self.challenge.name

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody at the tables."""
        return self.challenge.players

    def play(self, log: Log, workers: int) -> None:
        """A few games; the one before them, in which everything is loaded, is not counted."""
        line = log.line(self.name)
        if line is not None and line.figures["games"] >= self.challenge.games:
            return
        progress(f"{self.name}: {self.challenge.games} games")
        start = perf_counter()
        taken = [thinking_times(self.challenge, deal) for deal in range(self.challenge.games + 1)][1:]
        times = [time for game in taken for time in game]
        figures = {"games": len(taken), "mean": fmean(times), "late": quantiles(times, n=20)[-1]}
        log.add(Line(log.code, self.name, round(perf_counter() - start, 3), figures=figures))

    def figures(self, log: Log) -> list[Figure]:
        """The mean and the 95th of a hundred."""
        line = log.line(self.name)
        figures = line.figures if line else {}
        return [
            self._told("mean", figures, "mean", self.mean),
            self._told("95 of 100", figures, "late", self.late),
        ]

    def _told(self, words: str, figures: Mapping[str, float], key: str, goal: Goal | None) -> Figure:
        games = f"{figures.get('games', 0):.0f}"
        found = Mean(figures[key], None) if figures else None
        return Figure(f"{self.name}, {words}", self.challenge.seats, games, found, "ms", goal)


def thinking_times(challenge: Challenge, deal: int) -> list[float]:
    """Milliseconds of processor time for each move of the one kind in a game."""
    table = Setting(game_called(challenge.game), challenge.seats).table(deal)
    players, times = challenge.seated(deal), []
    bots = [bot_for(player, challenge.game) for player in players]
    while waiting := table.waiting_for():
        for ask in [table.ask(seat) for seat in sorted(waiting)]:
            start = process_time()
            move = bots[ask.seat].choose(ask, seed_for(deal, ask.turn, ask.seat), BUDGET)
            if players[ask.seat] in challenge.one:
                times.append(1000 * (process_time() - start))
            table.submit(ask.seat, move)
    return times
