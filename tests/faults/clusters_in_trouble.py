"""Tournaments on a cluster whose workers or scheduler die, stand still or differ in the middle of a match."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import NamedTuple

from faults.cluster_accidents import ACCIDENTS, AT_ONCE, FATAL, HARMLESS, LINE_BREAKS, local

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
ENDLESS = 120  # seconds after which a tournament is said to hang
MOMENT = 0.01  # seconds between two looks
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


SENTENCE = re.compile(
    r"tide-gui: (the scheduler at \S+ is lost"
    r"|a worker that has joined has Tide Table 0\.0\.1, and this machine has \S+; results could differ)"
    rf" \((\d+) of {GAMES} games were played\)\n"
)
WAITING = re.compile(r"all workers of the cluster at \S+ have left; the rest waits for another\n")
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
            cluster.gate.touch()
            played = end_of(playing, records)
    if (accident in HARMLESS and not early) or (played.status == 0 and accident not in FATAL):
        assert without_waiting(played) == wanted
    else:
        check_failure(played, wanted, early=early)


def without_waiting(played: Played) -> Played:
    """Leave out what it told while no worker was there."""
    return played._replace(err=WAITING.sub("", played.err))


def wait_for_moment(playing: "subprocess.Popen[str]", records: Path, rng: Random, *, early: bool) -> None:
    if early:
        sleep(rng.random() * LONGEST_START)
        return
    games, until = rng.randint(1, AT_ONCE), monotonic() + ENDLESS
    while playing.poll() is None and len([*records.glob("[!.]*")]) < games:
        assert monotonic() < until, "it hangs"
        sleep(MOMENT)


def check_failure(played: Played, wanted: Played, *, early: bool) -> None:
    """One sentence says how many games were played, and so many whole records are there."""
    played = without_waiting(played)
    assert (played.status, played.out) == (1, "")
    assert played.pages.items() <= wanted.pages.items()
    if sentence := SENTENCE.fullmatch(played.err):
        assert int(sentence[2]) == len(played.pages)
    else:
        assert early, played.err
        assert SENTENCE_AT_START.fullmatch(played.err), played.err
        assert not played.pages
