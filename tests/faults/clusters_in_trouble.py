"""Tournaments on a cluster whose workers or scheduler die, stand still or differ in the middle of a match.

Every worker runs in a process group of its own, as if it were another machine.
"""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import NamedTuple

import loopback
from distributed import Client
from faults.breaking_lines import BreakingLine, served

GAMES = 30
LINE = ("arena", "turn-the-tide", "--seats", "heron,otter,puffin", "--rotate", "--deal", "1", "--json")
# As `tide-gui`, but it does not look for a lost scheduler that long.
PROGRAM = """
import sys
from tide_gui.cli import dask_cluster
from tide_gui.cli.commands import run
dask_cluster.REACHED_WITHIN = 2.0
sys.exit(run(sys.argv[1:]))
"""
OTHER_VERSION = "import tide_gui\ntide_gui.__version__ = '0.0.1'\n"
SETTINGS = {
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "3",  # as Dask has it
    "DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "5s",  # of five minutes
}
TOO_LONG = 9.0  # seconds: with fewer than ten workers Dask takes one for dead after five
ENDLESS = 120  # seconds after which a tournament is said to hang
MOMENT = 0.01  # seconds between two looks
LONGEST_STAND = 2.0  # seconds
LONGEST_START = 3.0  # seconds
EARLY = 0.2  # of the trials, before the first game
WORKERS = 2, 3


class Played(NamedTuple):
    """What a tournament left."""

    status: int
    out: str
    err: str
    pages: Mapping[str, bytes]


@contextmanager
def group(process: "subprocess.Popen[str]") -> Iterator["subprocess.Popen[str]"]:
    """End a process with all that it has started, whatever happens."""
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


@contextmanager
def arena(records: Path, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    line = [sys.executable, "-c", PROGRAM, *LINE, "--games", str(GAMES), "--records", str(records)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with group(
        subprocess.Popen([*line, *arguments], env=environment, start_new_session=True, **pipes)
    ) as playing:
        yield playing


def end_of(playing: "subprocess.Popen[str]", records: Path) -> Played:
    out, err = playing.communicate(timeout=ENDLESS)
    return Played(playing.returncode, out, err, {path.name: path.read_bytes() for path in records.iterdir()})


@cache
def without_cluster() -> Played:
    """Play the same tournament on this machine."""
    with TemporaryDirectory() as folder, arena(Path(folder)) as playing:
        played = end_of(playing, Path(folder))
    assert (played.status, played.err, len(played.pages)) == (0, "", GAMES)
    return played


# -- the cluster ---------------------------------------------------------------------------------


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

    def join(self, *arguments: str) -> None:
        """Start a worker; it joins in its time."""
        line = ("worker", self.address, "--nthreads", "1", *arguments)
        self.workers.append(self.stack.enter_context(loopback.dask(*line, settings=SETTINGS))[0])

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


def _other_version_joins(cluster: Local, _: Random) -> None:
    preload = cluster.folder / "other_version.py"
    preload.write_text(OTHER_VERSION)
    cluster.join("--preload", str(preload))


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
    "a worker joins": lambda cluster, _: cluster.join(),
}
FATAL: Mapping[str, Accident] = {
    "the scheduler is killed": lambda cluster, _: cluster.running.kill(),
    "the scheduler is ended": lambda cluster, _: cluster.running.terminate(),
    "the scheduler is stopped by Ctrl+C": lambda cluster, _: cluster.running.send_signal(signal.SIGINT),
    "the scheduler is another": _another_scheduler,
    "a worker of another version joins": _other_version_joins,
}
LINE_BREAKS: Mapping[str, Accident] = {  # between the scheduler and the arena
    "the line breaks": lambda cluster, _: cluster.line.breaks(for_good=True),
    "the line breaks once": lambda cluster, _: cluster.line.breaks(for_good=False),
}
ACCIDENTS = HARMLESS | FATAL | LINE_BREAKS
SENTENCE = re.compile(
    r"tide-gui: (the scheduler at \S+ is lost"
    r"|a worker that has joined has Tide Table 0\.0\.1, and this machine has \S+; results could differ)"
    rf" \((\d+) of {GAMES} games were played\)\n"
)
SENTENCE_AT_START = re.compile(
    r"tide-gui: (no Dask scheduler answers at \S+|the scheduler at \S+ (is lost|does not answer)"
    r"|the cluster at \S+ has no workers; .*"
    r"|the worker \S+ (does not answer|cannot play: .*|has Tide Table 0\.0\.1, .*))\n"
)


def cluster_in_trouble(rng: Random, folder: Path) -> None:
    """Whatever happens to a cluster, no game is lost or counted twice."""
    check_accident(rng.choice([*ACCIDENTS]), rng, folder, early=rng.random() < EARLY)


def check_accident(accident: str, rng: Random, folder: Path, *, early: bool = False) -> None:
    """Play a tournament and let something happen at some moment of it."""
    records = folder / "records"
    records.mkdir()
    wanted = without_cluster()
    with local(folder, rng, rng.randint(*WORKERS)) as cluster:
        address = cluster.through if accident in LINE_BREAKS else cluster.address
        with arena(records, "--cluster", address) as playing:
            wait_for_moment(playing, records, rng, early=early)
            ACCIDENTS[accident](cluster, rng)
            played = end_of(playing, records)
    if played.status == 0 or (accident in HARMLESS and not early):
        assert played == wanted
    else:
        check_failure(played, wanted, early=early)


def wait_for_moment(playing: "subprocess.Popen[str]", records: Path, rng: Random, *, early: bool) -> None:
    if early:
        sleep(rng.random() * LONGEST_START)
        return
    games, until = rng.randint(1, GAMES // 2), monotonic() + ENDLESS
    while playing.poll() is None and len([*records.glob("[!.]*")]) < games:
        assert monotonic() < until, "it hangs"
        sleep(MOMENT)


def check_failure(played: Played, wanted: Played, *, early: bool) -> None:
    """One sentence says how many games were played, and so many whole records are there."""
    assert (played.status, played.out) == (1, "")
    assert played.pages.items() <= wanted.pages.items()
    if sentence := SENTENCE.fullmatch(played.err):
        assert int(sentence[2]) == len(played.pages)
    else:
        assert early, played.err
        assert SENTENCE_AT_START.fullmatch(played.err), played.err
        assert not played.pages
