"""Shows on a terminal how many of the jobs are done."""

import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import TypeVar

from tide_gui.bots.workplace import Workplace

S = TypeVar("S")
J = TypeVar("J")
R = TypeVar("R")

BAR = 30


def shown(workplace: Workplace) -> Workplace:
    """Return the workplace, with a bar if a terminal can show it."""
    return _Shown(workplace) if wanted() else workplace


def wanted() -> bool:
    """Whether a terminal can show a bar."""
    return sys.stderr is not None and sys.stderr.isatty()


class _Shown:
    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace

    def done(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        try:
            with closing(self._workplace.done(work, shared, jobs)) as results:
                for count, numbered in enumerate(results, start=1):
                    show(count, len(jobs))
                    yield numbered
        finally:
            print(file=sys.stderr)


def show(done: int, whole: int) -> None:
    """Draw the bar in the line of the cursor."""
    full = BAR * done // whole
    print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{whole}", end="", file=sys.stderr, flush=True)
