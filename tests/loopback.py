"""A Dask scheduler and workers of its own on the loopback address."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from tempfile import TemporaryDirectory
from threading import Thread

from distributed import Client

DASK = [sys.executable, "-m", "dask"]
HERE = ("--host", "127.0.0.1", "--no-dashboard")
SETTINGS = {
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1",
    "DASK_DISTRIBUTED__SCHEDULER__IDLE_TIMEOUT": "10 minutes",  # where the tests were killed
    "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s",  # this and the next two: as docs/tournaments.md advises
    "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",
    "MALLOC_TRIM_THRESHOLD_": "134217728",
    "PYTHONPATH": os.pathsep.join(sys.path),
}
PATIENCE = 60  # seconds for workers to start

Running = subprocess.Popen[str]


@contextmanager
def dask(
    *arguments: str, ready: str = "", settings: Mapping[str, str] = SETTINGS
) -> Iterator[tuple[Running, str]]:
    """Run a command of Dask in its own process group; yield it and the line that says it is ready."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        running = subprocess.Popen(
            [*DASK, *arguments, *HERE],
            env=os.environ | SETTINGS | settings | {"DASK_TEMPORARY_DIRECTORY": folder},
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert running.stderr is not None
        rest = Thread(target=running.stderr.read)  # a full pipe would stop it
        try:
            line = next(line for line in running.stderr if ready in line)
            rest.start()
            yield running, line
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
            if rest.ident:
                rest.join()
            running.communicate()


@contextmanager
def scheduler(
    *arguments: str, port: str = "0", settings: Mapping[str, str] = SETTINGS
) -> Iterator[tuple[Running, str]]:
    """Yield a scheduler and its address, which it prints."""
    line = ("scheduler", "--port", port, *arguments)
    with dask(*line, ready="Scheduler at:", settings=settings) as (running, said):
        yield running, said.split()[-1]


@contextmanager
def workers(address: str, count: int, *arguments: str) -> Iterator[Running]:
    """Yield when so many workers have joined."""
    with dask("worker", address, "--nworkers", str(count), "--nthreads", "1", *arguments) as (running, _):
        with Client(address, set_as_default=False) as client:
            client.wait_for_workers(count, timeout=PATIENCE)
        yield running
