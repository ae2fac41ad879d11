"""Plays a schedule in several processes and returns the results in its order."""

import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from multiprocessing import get_context, resource_tracker
from threading import Thread
from typing import TYPE_CHECKING

from tide_gui.bots.bot import PlayerFault
from tide_gui.cli.errors import Failed
from tide_gui.cli.match import Played, play
from tide_gui.cli.orphans import orphans_ended
from tide_gui.cli.schedule import Schedule

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    End = Connection[Played | PlayerFault, Played | PlayerFault]

EXIT_TIMEOUT = 15.0  # seconds a worker has to close its engines, each of which may take two
STOPS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def played(schedule: Schedule, workers: int) -> Generator[Played]:
    """Yield every result in order; each worker has fixed games, so the result does not depend on its speed.

    Matches with engines always run in a worker: if this process is killed, the worker notices and ends them.
    """
    if workers == 1 and not schedule.has_engines:
        yield from map(play, map(schedule.match, range(len(schedule))))
        return
    with _no_orphans(schedule), _working(schedule, min(workers, len(schedule))) as ends:
        for number in range(len(schedule)):
            yield _received(ends[number % len(ends)])


def _no_orphans(schedule: Schedule) -> AbstractContextManager[None]:
    return orphans_ended() if schedule.has_engines else nullcontext()


@contextmanager
def unwinding() -> Iterator[None]:
    """Treat SIGTERM and SIGHUP like Ctrl+C, so that everything that was started is ended on the way out."""
    before = {number: signal.signal(number, _stop) for number in STOPS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


@contextmanager
def _working(schedule: Schedule, workers: int) -> Iterator["list[End]"]:
    processes: list[BaseProcess] = []
    ends: list[End] = []
    try:
        for first in range(workers):
            process, end = _worker(schedule, range(first, len(schedule), workers))
            processes.append(process)
            ends.append(end)
        yield ends
    except OSError as error:
        raise Failed(f"a worker cannot be started: {error.strerror}") from error
    finally:
        for end in ends:
            end.close()  # stops the worker
        for process in processes:
            process.join(EXIT_TIMEOUT)


def _worker(schedule: Schedule, numbers: range) -> "tuple[BaseProcess, End]":
    """Spawn a worker; it inherits no pipes, so its own pipe breaks when this process ends, even if killed."""
    context = get_context("spawn")
    own_end, worker_end = context.Pipe()
    process = context.Process(target=_work, args=(schedule, numbers, worker_end), daemon=True)
    with _ctrl_c_blocked():
        process.start()
    worker_end.close()
    return process, own_end


@contextmanager
def _ctrl_c_blocked() -> Iterator[None]:
    """Delay Ctrl+C; a process that is started meanwhile inherits the blocked signal."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # starting it unblocks Ctrl+C, so start it first
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _received(end: "End") -> Played:
    try:
        result = end.recv()
    except EOFError:
        raise Failed("a worker has died") from None
    if isinstance(result, PlayerFault):
        raise result
    return result


def _work(schedule: Schedule, numbers: range, end: "End") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles it and closes the pipe
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_stop_when_orphaned, args=(end,), daemon=True).start()
    with suppress(KeyboardInterrupt, BrokenPipeError), unwinding():
        for number in numbers:
            end.send(_result(schedule, number))


def _stop_when_orphaned(end: "End") -> None:
    with suppress(EOFError, OSError):
        end.recv()  # nothing is ever sent; it returns when the pipe breaks
    os.kill(os.getpid(), signal.SIGTERM)


def _result(schedule: Schedule, number: int) -> Played | PlayerFault:
    try:
        with _no_orphans(schedule):
            return play(schedule.match(number))
    except PlayerFault as fault:
        return fault
