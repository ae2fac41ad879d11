"""Hands jobs to the workers of a Dask scheduler; Dask does them again where a worker dies."""

import asyncio
import logging
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from threading import Lock
from typing import Any, TypeVar

from distributed import CancelledError, Client, Future, KilledWorker, as_completed, rpc
from distributed.security import Security

from tide_gui.cli.cluster_check import LOST, check_cluster, difference, tell, understood
from tide_gui.cli.errors import Failed
from tide_gui.cli.versions import versions

S = TypeVar("S")
J = TypeVar("J")
R = TypeVar("R")

REACHED_WITHIN = 10.0  # seconds
LOOKED_AFTER = 10.0  # seconds between two looks whether a worker is left
ENOUGH, MORE = 512, 256  # jobs: with fewer than enough at the scheduler, it gets so many more
LOGGERS = (
    "distributed",
    "distributed.client",
    "distributed.core",
    "distributed.gc",
    "distributed.comm",
    "distributed.protocol.core",
    "tornado.application",  # to which Dask gives a level of its own
)
SILENT = logging.CRITICAL + 1

_one_at_a_time = Lock()  # bots of one process share what they remember


class OtherVersion(Exception):
    """A worker differs from the machine that hands out the jobs; the message says in what."""


@contextmanager
def reached(address: str, game: str) -> Iterator["Cluster"]:
    """Reach a scheduler and check its workers; leaving it cancels what is not done."""
    for name in LOGGERS:
        logging.getLogger(name).setLevel(SILENT)  # one sentence of ours says what went wrong
    if _answering(address) != "Scheduler":
        raise Failed(f"no Dask scheduler answers at {address}")
    with ExitStack() as stack:
        with _lost_in_one_sentence(address), understood(address):
            client = stack.enter_context(_Client(address, timeout=REACHED_WITHIN, set_as_default=False))
            check_cluster(client, address, game)
        stack.enter_context(_telling(client, address))
        yield Cluster(client, address, game)


@contextmanager
def _lost_in_one_sentence(address: str) -> Iterator[None]:
    try:
        yield
    except LOST as error:
        raise Failed(f"the scheduler at {address} is lost") from error


@contextmanager
def _telling(client: Client, address: str) -> Iterator[None]:
    """Tell when all workers have left."""
    looking = asyncio.run_coroutine_threadsafe(Waiting(client, address).go_on(), client.loop.asyncio_loop)
    try:
        yield
    finally:
        looking.cancel()


class Waiting:
    """Tells once that jobs wait because all workers have left."""

    def __init__(self, client: Client, address: str) -> None:
        self._client, self._address = client, address
        self._told = False

    async def go_on(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_AFTER)
            await self.look()

    async def look(self) -> None:
        with suppress(*LOST):  # whoever waits for results hears of it
            workers = await self._client.nthreads()
            if not workers and not self._told:
                tell(f"all workers of the cluster at {self._address} have left; the rest waits for another")
            self._told = not workers


class _Client(Client):  # type: ignore[misc]  # without the extra it is unknown
    """A client that is made in time or not at all; one that was not made has nothing to close."""

    async def _start(self, **settings: Any) -> Client:
        """Do not wait for what Dask waits for: cancelled by its own limits, it may still wait without end."""
        joining = asyncio.ensure_future(super()._start(**settings))
        await asyncio.wait({joining}, timeout=2 * REACHED_WITHIN)
        if joining.done():
            return joining.result()
        joining.cancel()
        raise TimeoutError

    def close(self, *arguments: Any, **options: Any) -> Any:
        """Close it, even if Dask stumbles once more over what no scheduler says."""
        with suppress(Exception):
            return super().close(*arguments, **options)

    def __del__(self) -> None:
        """Do not wait for a scheduler that never was one."""


def _answering(address: str) -> str | None:
    """Return what of Dask answers there. A `Client` would wait without end for a port that says nothing."""
    try:
        identity: dict[str, str] = asyncio.run(asyncio.wait_for(_identity(address), REACHED_WITHIN))
        return identity["type"]
    except Exception:  # another kind of server may answer anything
        return None


async def _identity(address: str) -> dict[str, str]:
    async with rpc(address, connection_args=Security().get_connection_args("client")) as there:
        identity: dict[str, str] = await there.identity()
        return identity


# -- the jobs ------------------------------------------------------------------------------------


class Cluster:
    """A workplace: the scheduler gets jobs ahead, and their results come as they are done."""

    def __init__(self, client: Client, address: str, game: str) -> None:
        self._client = client
        self._address = address
        self._game = game

    def done(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        with _lost_in_one_sentence(self._address):
            yield from self._done(work, shared, jobs)

    def _done(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        kept = self._client.submit(_same, shared, pure=False)  # as a task, it is made again if it gets lost
        common = {"work": work, "shared": kept, "game": self._game, "wanted": versions(self._game)}
        numbers: dict[Future, int] = {}
        try:
            yield from self._as_they_come(jobs, common, numbers)
        except GeneratorExit:
            with suppress(*LOST):  # then nothing is left to cancel
                self._client.cancel([*numbers])
            raise

    def _as_they_come(
        self, jobs: Sequence[J], common: Mapping[str, Any], numbers: dict[Future, int]
    ) -> Iterator[tuple[int, Any]]:
        """Yield results by the number of the job; `numbers` has what is not done yet."""
        coming = as_completed(loop=self._client.loop)
        for first in range(0, len(jobs), MORE):
            futures = self._client.map(_done, jobs[first : first + MORE], pure=False, **common)
            numbers.update(zip(futures, range(first, len(jobs)), strict=False))
            coming.update(futures)
            while len(numbers) >= (ENOUGH if first + MORE < len(jobs) else 1):
                batch = coming.next_batch()
                for future, result in self._results(batch):
                    yield numbers.pop(future), result
                coming.update([future for future in batch if future in numbers])

    def _results(self, futures: Sequence[Future]) -> Iterator[tuple[Future, Any]]:
        """Yield what is done; Failed for the first that cannot be.

        A worker that dies takes its results along: a job that was done is not any more, and is done again.
        """
        states = {future: future.status for future in futures}
        finished = [future for future, status in states.items() if status == "finished"]
        yield from zip(finished, self._gathered(finished), strict=True)
        for future, status in states.items():
            if status == "error":
                raise _failure(future.exception())
            if status == "cancelled":
                raise CancelledError

    def _gathered(self, futures: Sequence[Future]) -> Sequence[Any]:
        try:
            results: Sequence[Any] = self._client.gather(futures)
        except Exception as error:
            if isinstance(error, LOST) and all(future.status != "error" for future in futures):
                raise
            raise _failure(error) from error  # a job that was done failed when it was done again
        return results


def _failure(error: BaseException) -> Failed:
    if isinstance(error, KilledWorker):
        return Failed("a job was given up: worker after worker died of it")
    if isinstance(error, ImportError):
        return Failed(f"a worker cannot play: {error}")
    return Failed(str(error) if isinstance(error, OtherVersion) else f"a worker failed: {error!r}")


def _same(shared: S) -> S:
    return shared


def _done(job: J, *, work: Callable[[S, J], R], shared: S, game: str, wanted: Mapping[str, str]) -> R:
    """Do a job at a worker, which may have come after the check."""
    with _one_at_a_time:
        if different := difference(versions(game), wanted):
            raise OtherVersion(f"a worker that has joined {different}")
        return work(shared, job)
