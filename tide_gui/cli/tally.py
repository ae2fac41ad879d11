"""Who won how much: shares and scores with 95 % intervals over deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from tide_gui.cli.match import Played

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and half the width of its 95 % interval; None where there was but one deal."""

    value: float
    interval: float | None


@dataclass(frozen=True, slots=True)
class Row:
    """What one player reached."""

    player: str
    win_share: Mean
    score: Mean


def rows(players: Sequence[str], games: Sequence[Played], games_of_a_deal: int) -> tuple[Row, ...]:
    """A row for each player of the list; the games of one deal count as one sample."""
    deals = [games[first : first + games_of_a_deal] for first in range(0, len(games), games_of_a_deal)]
    return tuple(
        Row(
            player,
            _mean([fmean(game.shares[at] for game in deal) for deal in deals]),
            _mean([fmean(game.scores[at] for game in deal) for deal in deals]),
        )
        for at, player in enumerate(players)
    )


def _mean(samples: Sequence[float]) -> Mean:
    if len(samples) == 1:
        return Mean(samples[0], None)
    return Mean(fmean(samples), NORMAL_95 * stdev(samples) / sqrt(len(samples)))


def table(found: Sequence[Row]) -> str:
    """The rows for a person."""
    width = max(len("player"), *(len(row.player) + 3 for row in found))
    lines = [f"{'player':<{width}}  {'win share':>16}  {'mean score':>16}"]
    for number, row in enumerate(found, start=1):
        share = Mean(100 * row.win_share.value, row.win_share.interval and 100 * row.win_share.interval)
        player = f"{number}. {row.player}"
        lines.append(f"{player:<{width}}  {_told(share, 1):>14} %  {_told(row.score, 2):>16}")
    return "\n".join(lines)


def _told(mean: Mean, digits: int) -> str:
    interval = "" if mean.interval is None else f" ± {mean.interval:.{digits}f}"
    return f"{mean.value:.{digits}f}{interval}"
