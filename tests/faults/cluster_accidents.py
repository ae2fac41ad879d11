"""A cluster of this machine, and what may happen to it.

Every worker runs in a process group of its own, as if it were another machine.
"""

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import sleep

import loopback
from distributed import Client
from faults.breaking_lines import BreakingLine, served

OTHER_VERSION = "import tide_gui\ntide_gui.__version__ = '0.0.1'\n"
NO_TIDE_TABLE = "import sys\nsys.modules['tide_gui'] = None\n"
AT_ONCE = 15  # games; those with higher numbers wait until the gate is open
GATE = """
import functools, pathlib, time
from tide_gui.cli import dask_cluster

def waiting(done):
    @functools.wraps(done)
    def waits(number, **rest):
        while number >= {at_once} and not pathlib.Path({gate!r}).exists():
            time.sleep(0.01)
        return done(number, **rest)
    return waits

dask_cluster._done = waiting(dask_cluster._done)
"""
SETTINGS = {
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "3",  # as Dask has it
    "DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "5s",  # of five minutes
}
TOO_LONG = 9.0  # seconds: with fewer than ten workers Dask takes one for dead after five
LONGEST_STAND = 2.0  # seconds


@dataclass
class Local:
    """A scheduler and workers of this machine; all end with the stack."""

    stack: ExitStack
    folder: Path
    running: loopback.Running
    address: str
    line: BreakingLine
    through: str  # the address of the line
    workers: list[loopback.Running] = field(default_factory=list)
    pids: list[int] = field(default_factory=list)  # of the processes that play

    def join(self, *preloads: str, ready: str = "") -> None:
        """Start a worker that loads these texts, and wait until it says so much."""
        line = ["worker", self.address, "--nthreads", "1"]
        for text in preloads or [self.gate_text]:
            line += ["--preload", self._file_of(text)]
        self.workers.append(self.stack.enter_context(loopback.dask(*line, ready=ready, settings=SETTINGS))[0])

    def _file_of(self, text: str) -> str:
        path = self.folder / f"preload_{len(self.workers)}.py"
        path.write_text(text)
        return str(path)

    @property
    def gate(self) -> Path:
        return self.folder / "gate"

    @property
    def gate_text(self) -> str:
        return GATE.format(at_once=AT_ONCE, gate=str(self.gate))

    def wait(self) -> None:
        """Wait until all workers have joined."""
        with Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(len(self.workers), timeout=loopback.PATIENCE)
            self.pids = [*client.run(os.getpid).values()]

    def lose(self, workers: Sequence[loopback.Running]) -> None:
        """Let the machines of these workers lose their power."""
        for worker in workers:
            os.killpg(worker.pid, signal.SIGKILL)


@contextmanager
def local(folder: Path, rng: Random, workers: int) -> Iterator[Local]:
    with ExitStack() as stack:
        running, address = stack.enter_context(loopback.scheduler(settings=SETTINGS))
        line = BreakingLine(address, rng)
        through = stack.enter_context(served(line))
        cluster = Local(stack, folder, running, address, line, through)
        for _ in range(workers):
            cluster.join()
        cluster.wait()
        yield cluster


JOINED = "Registered to:"  # what a worker says then

# -- what happens to it --------------------------------------------------------------------------

Accident = Callable[[Local, Random], object]


def _stands_still(pid: int, rng: Random) -> None:
    os.kill(pid, signal.SIGSTOP)
    sleep(rng.random() * LONGEST_STAND)
    os.kill(pid, signal.SIGCONT)


def _machine_sleeps(cluster: Local, _: Random) -> None:
    """Let a machine wake up after it was taken for dead, and its games were given to others."""
    group = cluster.workers[0].pid
    os.killpg(group, signal.SIGSTOP)
    sleep(TOO_LONG)
    os.killpg(group, signal.SIGCONT)


def _all_end_and_one_joins(cluster: Local, rng: Random) -> None:
    cluster.lose(cluster.workers)
    sleep(rng.random() * LONGEST_STAND)
    cluster.join()


def _joins(*preloads: str) -> Accident:
    return lambda cluster, _: cluster.join(*preloads, ready=JOINED)


def _another_scheduler(cluster: Local, _: Random) -> None:
    cluster.running.kill()
    cluster.running.wait()
    port = cluster.address.rpartition(":")[2]
    cluster.stack.enter_context(loopback.scheduler(port=port, settings=SETTINGS))


HARMLESS: Mapping[str, Accident] = {
    "a worker is killed": lambda cluster, rng: os.kill(rng.choice(cluster.pids), signal.SIGKILL),
    "a worker is ended": lambda cluster, _: cluster.workers[0].terminate(),
    "all workers are killed": lambda cluster, _: [os.kill(pid, signal.SIGKILL) for pid in cluster.pids],
    "a machine is lost": lambda cluster, _: cluster.lose(cluster.workers[:1]),
    "all machines but one are lost": lambda cluster, _: cluster.lose(cluster.workers[1:]),
    "all machines are lost and one joins": _all_end_and_one_joins,
    "a worker stands still": lambda cluster, rng: _stands_still(rng.choice(cluster.pids), rng),
    "a machine sleeps": _machine_sleeps,
    "the scheduler stands still": lambda cluster, rng: _stands_still(cluster.running.pid, rng),
    "a worker joins": _joins(),
    "a worker without Tide Table joins": _joins(NO_TIDE_TABLE),  # it leaves by itself
}
FATAL: Mapping[str, Accident] = {
    "the scheduler is killed": lambda cluster, _: cluster.running.kill(),
    "the scheduler is ended": lambda cluster, _: cluster.running.terminate(),
    "the scheduler is stopped by Ctrl+C": lambda cluster, _: cluster.running.send_signal(signal.SIGINT),
    "the scheduler is another": _another_scheduler,
    "a worker of another version joins": _joins(OTHER_VERSION),
}
LINE_BREAKS: Mapping[str, Accident] = {  # between the scheduler and the arena
    "the line breaks": lambda cluster, _: cluster.line.breaks(for_good=True),
    "the line breaks once": lambda cluster, _: cluster.line.breaks(for_good=False),
}
ACCIDENTS = HARMLESS | FATAL | LINE_BREAKS
