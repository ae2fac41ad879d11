"""Does jobs in several processes of this machine."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from tide_gui.cli.errors import Failed

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    End = Connection[Any, Any]

S = TypeVar("S")
J = TypeVar("J")
R = TypeVar("R")

EXIT_TIMEOUT = 15.0  # seconds a worker has to close its engines, each of which may take two
STOPS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Processes:
    """So many processes; each has fixed jobs, and the results come in the order of the jobs."""

    def __init__(self, count: int) -> None:
        self._count = count

    def done(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        with _working(_Batch(work, shared, jobs), min(self._count, len(jobs))) as ends:
            for number in range(len(jobs)):
                yield number, _received(ends[number % len(ends)])


class _Batch(NamedTuple):
    """What every process gets."""

    work: Callable[[Any, Any], Any]
    shared: Any
    jobs: Sequence[Any]


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
def _working(batch: _Batch, workers: int) -> Iterator["list[End]"]:
    processes: list[BaseProcess] = []
    ends: list[End] = []
    try:
        for first in range(workers):
            process, end = _worker(batch, range(first, len(batch.jobs), workers))
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


def _worker(batch: _Batch, numbers: range) -> "tuple[BaseProcess, End]":
    """Spawn a worker; it inherits no pipes, so its own pipe breaks when this process ends, even if killed."""
    context = get_context("spawn")
    own_end, worker_end = context.Pipe()
    process = context.Process(target=_work, args=(batch, numbers, worker_end), daemon=True)
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


def _received(end: "End") -> Any:
    try:
        return end.recv()
    except EOFError:
        raise Failed("a worker has died") from None


def _work(batch: _Batch, numbers: range, end: "End") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles it and closes the pipe
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_stop_when_orphaned, args=(end,), daemon=True).start()
    with suppress(KeyboardInterrupt, BrokenPipeError), unwinding():
        for number in numbers:
            end.send(batch.work(batch.shared, batch.jobs[number]))


def _stop_when_orphaned(end: "End") -> None:
    with suppress(EOFError, OSError):
        end.recv()  # nothing is ever sent; it returns when the pipe breaks
    os.kill(os.getpid(), signal.SIGTERM)
