"""Where jobs are done that do not depend on each other: here, in several processes, or in a cluster."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Protocol, TypeVar

S = TypeVar("S")
J = TypeVar("J")
R = TypeVar("R")


class Workplace(Protocol):
    """Does jobs; the same jobs have the same results at every workplace."""

    def done(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        """Yield number and `work(shared, job)` of each job, in any order; closing it cancels the rest."""
        ...


class Here:
    """Does one job after the other in this process."""

    def done(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        for number, job in enumerate(jobs):
            yield number, work(shared, job)


HERE = Here()


def in_order(results: Generator[tuple[int, R]]) -> Generator[R]:
    """Yield the results by number; those that come early wait."""
    early: dict[int, R] = {}
    following = 0
    with closing(results):
        for number, result in results:
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1
