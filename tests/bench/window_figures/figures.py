"""Figures of the window: their median with its interval, and whether they meet their goal."""

import math
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import median, quantiles

# Ratios to a bare window of the same run, and MB: what is to be reached at most.
GOALS = {
    "first frame": 1.6,
    "gap, 95 of 100": 1.1,
    "longest gap": 2.0,
    "thinking": 1.5,
    "list": 2.5,
    "memory": 135.0,
}
PAIRS = 7
RUNS = 5

Span = tuple[float, float]


def report(
    name: str, figures: Sequence[float], unit: str, digits: int = 1, goal: float | None = None
) -> None:
    """Print the median of these figures."""
    print(line(name, figures, unit, digits, goal), flush=True)


def report_ratio(name: str, pairs: Iterable[tuple[float, float]], goal: str = "") -> None:
    """Print how many times as much the second figure of each pair is, beside its goal if there is one."""
    report(name, [ours / bare for bare, ours in pairs], "times", 2, GOALS[goal] if goal else None)


def line(name: str, figures: Sequence[float], unit: str, digits: int = 1, goal: float | None = None) -> str:
    """Return name, median and interval, and the goal with `met` or `missed`."""
    middle = median(figures)
    least, most = interval(figures)
    text = f"{name:<56}{middle:>8.{digits}f} {unit} ({least:.{digits}f} to {most:.{digits}f})"
    return text if goal is None else f"{text}, goal {goal:g}: {'met' if middle <= goal else 'missed'}"


def interval(figures: Sequence[float]) -> tuple[float, float]:
    """Return what holds the true median in 95 of 100 cases, whatever the figures are distributed like.

    Of fewer than six figures even the least and the greatest hold it more seldom.
    """
    ordered, count = sorted(figures), len(figures)
    outside = 0
    while 2 * sum(math.comb(count, below) for below in range(outside + 1)) / 2**count <= 0.05:
        outside += 1
    left_out = max(outside - 1, 0)
    return ordered[left_out], ordered[count - 1 - left_out]


def gaps_within(shown: Iterable[float], spans: Sequence[Span]) -> list[float]:
    """Return the milliseconds between frames that both fall into one of these spans of seconds."""
    return [
        1000 * (later - earlier)
        for earlier, later in pairwise(shown)
        if any(begin <= earlier and later <= end for begin, end in spans)
    ]


def as_many(some: Sequence[float], others: Sequence[float]) -> tuple[Sequence[float], Sequence[float]]:
    """Cut the longer one: of more gaps the longest would be longer."""
    count = min(len(some), len(others))
    return some[:count], others[:count]


def most(figures: Sequence[float], of_100: int = 95) -> float:
    """Return what so many of a hundred figures do not exceed."""
    return quantiles(figures, n=100)[of_100 - 1]


def stop(figure: str, fault: str) -> None:
    """End without a figure, with a sentence that says why."""
    reason = fault.strip().splitlines()[-1] if fault.strip() else "it said nothing"
    sys.exit(f"{figure} cannot be measured: {reason}")
