"""Count how often the arena's intervals of win shares hold the truth: `python tests/bench/intervals.py`.

Each line is a kind of deal and a share; each number is the part of many made-up arenas, in per cent, whose
interval contains the share. 95 would be perfect; the interval of a small share of few deals has to dip.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parents[2]))  # measure this checkout, whatever is installed

from tide_gui.bots.intervals import Interval, share_interval

SHARES = (0.05, 0.2, 0.5, 0.9, 0.98)
DEALS = (1, 2, 3, 5, 10, 30, 100, 300)
ARENAS = 4000

Deals = NDArray[np.float64]  # arenas x deals: the part of its games that the player won
Draw = Callable[[float, tuple[int, int], np.random.Generator], Deals]
Intervals = Callable[[float, float, int], Interval]


def single_games(share: float, shape: tuple[int, int], rng: np.random.Generator) -> Deals:
    """Draw deals that are played once."""
    return (rng.random(shape) < share).astype(float)


def independent_games(share: float, shape: tuple[int, int], rng: np.random.Generator) -> Deals:
    """Draw deals of five games that do not depend on each other."""
    return (rng.random((*shape, 5)) < share).mean(axis=2)


def lucky_seats(share: float, shape: tuple[int, int], rng: np.random.Generator) -> Deals:
    """Draw deals of four games in which some seats win much more than others."""
    spread = 0.9 * min(share, 1 - share) * np.linspace(-1, 1, 4)
    return (rng.random((*shape, 4)) < share + spread).mean(axis=2)


def lucky_deals(share: float, shape: tuple[int, int], rng: np.random.Generator) -> Deals:
    """Draw deals of three games, some of which suit the player much more than others."""
    chances = rng.beta(share, 1 - share, shape)
    return (rng.random((*shape, 3)) < chances[..., None]).mean(axis=2)


KINDS = (single_games, independent_games, lucky_seats, lucky_deals)


def coverage(
    draw: Draw, share: float, deals: int, arenas: int = ARENAS, interval: Intervals = share_interval
) -> float:
    """Return the part of the arenas whose interval contains the share."""
    samples = draw(share, (arenas, deals), np.random.default_rng(deals))
    held = 0
    for mean, variance in zip(samples.mean(axis=1), samples.var(axis=1), strict=True):
        low, high = interval(float(mean), float(variance) * deals, deals)
        held += low <= share <= high
    return held / arenas


def main() -> int:
    """Print the table."""
    print(f"{'deals':<24}", *(f"{deals:>6}" for deals in DEALS))
    for draw in KINDS:
        for share in SHARES:
            parts = (100 * coverage(draw, share, deals) for deals in DEALS)
            print(f"{draw.__name__:<18} {share:>5}", *(f"{part:6.1f}" for part in parts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
