"""Deals on which no bot was tuned: for each state of the code a range is drawn once, and logged."""

from itertools import count
from random import SystemRandom

from bench.findings import Line, Log

ROW = "fresh deals"
RANGE = 10**4  # deals; no row plays more
RANGES = range(1, 10**8)


def first_fresh_deal(log: Log) -> int:
    """Return where the range of this code begins; draw one that was never used if it has none yet."""
    line = log.line(ROW)
    if line is None:
        line = Line(log.code, ROW, 0.0, figures={"first": _unused(log)})
        log.add(line)
    return int(line.figures["first"])


def _unused(log: Log) -> int:
    used = {deal // RANGE for deal in log.deals}
    drawn = (SystemRandom().choice(RANGES) for _ in count())
    return RANGE * next(number for number in drawn if number not in used)
