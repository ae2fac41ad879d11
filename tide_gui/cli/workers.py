"""Does jobs in several processes of this machine."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

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
    """So many processes; whichever is done with a job gets the next one."""

    def __init__(self, count: int) -> None:
        self._count = count

    def done(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        with _working(_Batch(work, shared, jobs), min(self._count, len(jobs))) as ends:
            numbers = iter(range(len(jobs)))
            for end, number in zip(ends, numbers, strict=False):
                _send(end, number)
            for end in islice(_ready(ends), len(jobs)):
                result = _received(end)
                for number in islice(numbers, 1):
                    _send(end, number)
                yield result


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
        for _ in range(workers):
            process, end = _worker(batch)
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


def _worker(batch: _Batch) -> "tuple[BaseProcess, End]":
    """Spawn a worker; it inherits no pipes, so its own pipe breaks when this process ends, even if killed."""
    context = get_context("spawn")
    own_end, worker_end = context.Pipe()
    process = context.Process(target=_work, args=(batch, worker_end), daemon=True)
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


def _ready(ends: "list[End]") -> "Iterator[End]":
    """Yield, without end, the end of a worker that has answered or died."""
    while True:
        yield from cast("list[End]", wait(ends))


def _send(end: "End", number: int) -> None:
    with _alive():
        end.send(number)


def _received(end: "End") -> Any:
    with _alive():
        return end.recv()


@contextmanager
def _alive() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise Failed("a worker has died") from None


def _work(batch: _Batch, end: "End") -> None:
    """Do the jobs whose numbers come, until the pipe breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles it and closes the pipe
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    numbers: SimpleQueue[int] = SimpleQueue()
    with suppress(KeyboardInterrupt, BrokenPipeError), unwinding():
        Thread(target=_receive, args=(end, numbers), daemon=True).start()
        while True:
            number = numbers.get()
            end.send((number, batch.work(batch.shared, batch.jobs[number])))


def _receive(end: "End", numbers: SimpleQueue[int]) -> None:
    with suppress(EOFError, OSError):
        while True:
            numbers.put(end.recv())
    os.kill(os.getpid(), signal.SIGTERM)
