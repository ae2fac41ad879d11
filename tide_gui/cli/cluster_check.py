"""Asks the scheduler and the workers of a cluster whether they are as this machine."""

import asyncio
import sys
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from distributed import CancelledError, Client
from distributed.client import ClosedClientError

from tide_gui import __version__
from tide_gui.cli.errors import Failed
from tide_gui.cli.versions import processor, versions

T = TypeVar("T")

ANSWERED_WITHIN = 30.0  # seconds; whoever is asked loads the program first
LOST = (OSError, RuntimeError, CancelledError, ClosedClientError)  # what Dask raises by the moment


@contextmanager
def understood(address: str) -> Iterator[None]:
    """Take an answer that makes no sense for that of something else; it may raise anything."""
    try:
        yield
    except (Failed, *LOST):
        raise
    except Exception as error:
        raise Failed(f"no Dask scheduler answers at {address}") from error


def check_cluster(client: Client, address: str, game: str) -> None:
    """Refuse a scheduler or a worker that is not as this machine; tell what slows a worker or may round."""
    threads, traits = client.sync(_asked, client, address, game)
    if not threads:
        raise Failed(f"the cluster at {address} has no workers; `dask worker {address} --nthreads 1` is one")
    for worker, its_traits in zip(threads, traits, strict=True):
        _check_worker(worker, its_traits, game)
    for worker, count in threads.items():
        if count > 1:
            tell(f"the worker {worker} uses one of its {count} threads; start it with --nthreads 1")


async def _asked(client: Client, address: str, game: str) -> tuple[Mapping[str, int], Sequence[Any]]:
    """Return the workers with their threads, and their traits.

    They are asked one by one: a worker that is stopped never answers, nor would all that were asked with it.
    """
    scheduler = f"the scheduler at {address}"
    await _check_scheduler(client, scheduler)
    threads: Mapping[str, int] = await _in_time(scheduler, client.nthreads())
    return threads, await asyncio.gather(*(_traits_at(client, worker, game) for worker in threads))


async def _check_scheduler(client: Client, scheduler: str) -> None:
    """Refuse one that cannot read the jobs that it is to hand out."""
    try:
        version = await _in_time(scheduler, client.run_on_scheduler(_version))
    except (ImportError, AttributeError) as error:
        raise Failed(f"{scheduler} cannot hand out games: {error}") from error
    if version != __version__:
        raise Failed(f"{scheduler} has Tide Table {version}, and this machine has {__version__}")


async def _in_time(whom: str, answer: Awaitable[T]) -> T:
    try:
        return await asyncio.wait_for(answer, ANSWERED_WITHIN)
    except TimeoutError:
        raise Failed(f"{whom} does not answer") from None


async def _traits_at(client: Client, worker: str, game: str) -> Any:
    answers = client.run(_traits, game, workers=[worker], on_error="return")
    return (await _in_time(f"the worker {worker}", answers))[worker]


def _version() -> str:
    return __version__


def _traits(game: str) -> tuple[Mapping[str, str], str]:
    return versions(game), processor()


def _check_worker(worker: str, traits: Any, game: str) -> None:
    if isinstance(traits, Exception):
        raise Failed(f"the worker {worker} cannot play: {traits}")
    its_versions, its_processor = traits
    if different := difference(its_versions, versions(game)):
        raise Failed(f"the worker {worker} {different}")
    if its_processor != processor():
        tell(f"the worker {worker} has another kind of processor; last digits may differ")


def difference(theirs: Mapping[str, str], ours: Mapping[str, str]) -> str | None:
    """Return the first difference in words."""
    differences = (
        f"has {name} {theirs.get(name)}, and this machine has {ours[name]}; results could differ"
        for name in ours
        if theirs.get(name) != ours[name]
    )
    return next(differences, None)


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr)
