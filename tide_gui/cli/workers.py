"""Matches played by several processes, the results in the order of the matches."""

import signal
import sys
from collections.abc import Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING

from tide_gui.bots.engine import EngineFault
from tide_gui.cli.complaint import Failed
from tide_gui.cli.match import Match, Played, play

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

FAREWELL = 5.0  # seconds a worker has to close its engines


def played(matches: Sequence[Match], workers: int) -> Generator[Played]:
    """Every match, in order; worker w plays each W-th, so the result does not depend on who is quick."""
    if workers == 1:
        yield from map(play, matches)
        return
    shares = [matches[first::workers] for first in range(min(workers, len(matches)))]
    processes, ends = zip(*map(_worker, shares), strict=True)
    try:
        for number in range(len(matches)):
            yield _received(ends[number % len(ends)])
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(FAREWELL)


def _worker(share: Sequence[Match]) -> tuple[BaseProcess, "Connection[None, Played | EngineFault]"]:
    """A spawned process inherits nothing, so its pipe breaks when this process is gone, however it went."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_work, args=(share, there), daemon=True)
    process.start()
    there.close()
    return process, here


def _received(end: "Connection[None, Played | EngineFault]") -> Played:
    try:
        result = end.recv()
    except EOFError:
        raise Failed("a worker has died") from None
    if isinstance(result, EngineFault):
        raise result
    return result


def _work(share: Sequence[Match], end: "Connection[Played | EngineFault, None]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process tells us to stop
    signal.signal(signal.SIGTERM, _stop)
    with suppress(BrokenPipeError):
        for match in share:
            end.send(_result(match))


def _result(match: Match) -> Played | EngineFault:
    try:
        return play(match)
    except EngineFault as fault:
        return fault


def _stop(*_: object) -> None:
    sys.exit()
