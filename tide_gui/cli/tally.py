"""Counts wins and scores, with 95 % confidence intervals over deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from tide_gui.bots.intervals import Interval, mean_interval, share_interval
from tide_gui.cli.match import MatchResult


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its 95 % interval, None if nothing is known of it."""

    value: float
    interval: Interval | None

    def in_percent(self) -> "Mean":
        """Return a share in per cent."""
        interval = self.interval and (100 * self.interval[0], 100 * self.interval[1])
        return Mean(100 * self.value, interval)


@dataclass(frozen=True, slots=True)
class Row:
    """The result of one player."""

    player: str
    win_share: Mean
    score: Mean


@dataclass(slots=True)
class _Running:
    """Running mean and sum of squared deviations (Welford)."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, sample: float) -> None:
        self.count += 1
        step = sample - self.mean
        self.mean += step / self.count
        self.squares += step * (sample - self.mean)

    def as_share(self) -> Mean:
        return Mean(self.mean, share_interval(self.mean, self.squares, self.count))

    def as_score(self) -> Mean:
        return Mean(self.mean, mean_interval(self.mean, self.squares, self.count))


class Tally:
    """Adds up games; all games of one deal are one sample."""

    def __init__(self, players: Sequence[str], games_of_a_deal: int) -> None:
        self.faults: list[str] = []
        self._players = players
        self._games_of_a_deal = games_of_a_deal
        self._deal: list[MatchResult] = []
        self._shares = [_Running() for _ in players]
        self._scores = [_Running() for _ in players]

    def add(self, game: MatchResult) -> None:
        """Count a game; the games of one deal must follow each other."""
        self.faults += game.faults
        self._deal.append(game)
        if len(self._deal) == self._games_of_a_deal:
            for at in range(len(self._players)):
                self._shares[at].add(fmean(game.shares[at] for game in self._deal))
                self._scores[at].add(fmean(game.scores[at] for game in self._deal))
            self._deal = []

    def rows(self) -> tuple[Row, ...]:
        return tuple(
            Row(player, share.as_share(), score.as_score())
            for player, share, score in zip(self._players, self._shares, self._scores, strict=True)
        )


def table(rows: Sequence[Row]) -> str:
    """Format the rows as a text table."""
    width = max(len("player"), *(len(row.player) + 3 for row in rows))
    lines = [f"{'player':<{width}}  {'win share':>24}  {'mean score':>26}"]
    for number, row in enumerate(rows, start=1):
        player = f"{number}. {row.player}"
        share, score = _mean_text(row.win_share.in_percent(), 1, " %"), _mean_text(row.score, 2)
        lines.append(f"{player:<{width}}  {share:>24}  {score:>26}")
    return "\n".join(lines)


def _mean_text(mean: Mean, digits: int, unit: str = "") -> str:
    value = f"{mean.value:.{digits}f}{unit}"
    if mean.interval is None:
        return value
    low, high = mean.interval
    return f"{value} ({low:.{digits}f} to {high:.{digits}f})"
