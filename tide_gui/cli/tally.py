"""Counts wins and scores, with 95 % confidence intervals over deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from tide_gui.cli.match import Played

NORMAL_95 = 1.959964  # the normal approximation is good from about thirty deals


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and half the width of its 95 % interval, None for a single deal."""

    value: float
    interval: float | None


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

    def result(self) -> Mean:
        if self.count == 1:
            return Mean(self.mean, None)
        return Mean(self.mean, NORMAL_95 * sqrt(self.squares / (self.count - 1) / self.count))


class Tally:
    """Adds up games; all games of one deal are one sample."""

    def __init__(self, players: Sequence[str], games_of_a_deal: int) -> None:
        self.faults: list[str] = []
        self._players = players
        self._games_of_a_deal = games_of_a_deal
        self._deal: list[Played] = []
        self._shares = [_Running() for _ in players]
        self._scores = [_Running() for _ in players]

    def add(self, game: Played) -> None:
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
            Row(player, share.result(), score.result())
            for player, share, score in zip(self._players, self._shares, self._scores, strict=True)
        )


def table(rows: Sequence[Row]) -> str:
    """Format the rows as a text table."""
    width = max(len("player"), *(len(row.player) + 3 for row in rows))
    lines = [f"{'player':<{width}}  {'win share':>16}  {'mean score':>16}"]
    for number, row in enumerate(rows, start=1):
        share = Mean(100 * row.win_share.value, row.win_share.interval and 100 * row.win_share.interval)
        player = f"{number}. {row.player}"
        lines.append(f"{player:<{width}}  {_mean_text(share, 1):>14} %  {_mean_text(row.score, 2):>16}")
    return "\n".join(lines)


def _mean_text(mean: Mean, digits: int) -> str:
    interval = "" if mean.interval is None else f" ± {mean.interval:.{digits}f}"
    return f"{mean.value:.{digits}f}{interval}"
