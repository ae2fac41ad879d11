"""Tournaments on a real Dask scheduler with two worker processes, on the loopback address."""

import asyncio
import json
import logging
import operator
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from time import sleep
from types import SimpleNamespace

import pytest

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

import dask  # noqa: E402 - it needs the extra
from faults.false_schedulers import HELLO, framed  # noqa: E402
from loopback import PATIENCE, scheduler, workers  # noqa: E402

from tide_gui import __version__  # noqa: E402 - it needs the extra
from tide_gui.cli import cluster_check, dask_cluster  # noqa: E402 - it needs the extra
from tide_gui.cli.commands import run  # noqa: E402
from tide_gui.cli.errors import Failed  # noqa: E402

ENGINE = Path(__file__).parents[1] / "bots" / "killing_engine.py"
ARENA = (sys.executable, "-m", "tide_gui", "arena", "turn-the-tide")
DRIFTERS = "drifter,drifter,drifter"
TRIES = 100
GIVEN_UP = "a job was given up: worker after worker died of it"


@pytest.fixture(scope="module")
def started():
    """A client of a scheduler with two workers."""
    with (
        scheduler() as (_, address),
        workers(address, 2),
        distributed.Client(address, set_as_default=False) as client,
    ):
        yield client


@pytest.fixture
def cluster(started):
    """The address of a scheduler; workers that an earlier test ended are there again."""
    started.wait_for_workers(2, timeout=PATIENCE)
    return started.scheduler.address


@pytest.fixture(autouse=True)
def one_core(monkeypatch):
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # the arena sets it; this restores it after the test


@pytest.fixture
def arena(capsys):
    def call(*arguments, seats=DRIFTERS, games=2):
        words = ("arena", "turn-the-tide", "--seats", seats, "--games", games, *arguments)
        status = run([*map(str, words)])
        output = capsys.readouterr()
        return status, output.out, output.err

    return call


def killing(notes, game, number, *process):
    words = (ENGINE, notes, game, int(number), *process)
    return " ".join([f"drifter,drifter,cmd:{sys.executable}", *map(str, words)])


def failing(error):
    """Return a job that raises; a function of this function goes to the workers as it is."""

    def job(*_, **__):
        raise error

    return job


def sleeping(seconds):
    """Return a job that takes so long and does nothing."""

    def job(_, number):
        sleep(seconds)
        return number

    return job


def pages(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@contextmanager
def counting_tasks(address):
    """Join as a client: Dask's joining may fail while the scheduler tells all clients what it cancels."""
    with distributed.Client(address, set_as_default=False) as client:
        yield lambda: client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))


# -- the result ----------------------------------------------------------------------------------


def test_a_cluster_plays_the_same_as_one_process_to_the_last_bit(arena, cluster, tmp_path, monkeypatch):
    monkeypatch.setattr(dask_cluster, "ENOUGH", 4)
    monkeypatch.setattr(dask_cluster, "MORE", 3)
    wanted = {"seats": "otter,puffin,drifter", "games": 9}
    here = arena("--rotate", "--json", "--records", tmp_path / "here", **wanted)
    there = arena("--rotate", "--json", "--records", tmp_path / "there", "--cluster", cluster, **wanted)
    assert here == there
    assert json.loads(here[1])["games"] == 9
    assert pages(tmp_path / "here") == pages(tmp_path / "there")


@pytest.mark.slow
def test_a_worker_that_dies_costs_no_result(arena, cluster, tmp_path):
    seats = killing(tmp_path / "note", 1, signal.SIGKILL)
    there = arena("--deal", "1", "--json", "--cluster", cluster, "--engines-everywhere", seats=seats, games=4)
    assert len([*tmp_path.iterdir()]) > 4, "a game was played again"
    here = arena("--deal", "1", "--json", seats=seats, games=4)
    assert there == here
    assert there[0] == 0


class LosingWorkers:
    """Once, at a chosen moment, all workers are killed, and the client hears that results are lost."""

    def __init__(self, moment):
        self.moment, self.lost = moment, []

    def at(self, moment, client, futures):
        if moment != self.moment or self.lost or not futures:
            return
        rest = [*client.futures.values()]
        for _ in range(TRIES):  # a job under way would die twice, with one worker after the other
            if all(state.status != "pending" for state in rest):
                break
            sleep(0.1)
        for pid in client.run(os.getpid).values():
            os.kill(pid, signal.SIGKILL)  # its nanny starts another one
        for _ in range(TRIES):
            if all(future.status == "lost" for future in futures):
                break
            sleep(0.1)
        else:
            raise TimeoutError("the client does not hear that results are lost")
        self.lost = [future.status for future in futures]


MOMENTS = ["before they are looked at", "before they are fetched", "after they were fetched"]


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_results_that_go_with_their_worker_are_made_again(cluster, monkeypatch, moment):
    losing = LosingWorkers(moment)
    given, gathered = distributed.as_completed.next_batch, dask_cluster.Cluster._gathered

    def batch(coming):
        futures = given(coming)
        losing.at(MOMENTS[0], futures[0].client, futures)
        return futures

    def results(place, futures):
        losing.at(MOMENTS[1], place._client, futures)
        found = gathered(place, futures)
        losing.at(MOMENTS[2], place._client, futures)
        return found

    monkeypatch.setattr(distributed.as_completed, "next_batch", batch)
    monkeypatch.setattr(dask_cluster.Cluster, "_gathered", results)
    with dask_cluster.reached(cluster, "onda") as place:
        done = [*place.done(operator.add, 1, range(20))]
    assert sorted(done) == [(number, number + 1) for number in range(20)]
    assert set(losing.lost) == {"lost"}


def test_what_nobody_waits_for_any_more_is_cancelled(cluster):
    with counting_tasks(cluster) as tasks, dask_cluster.reached(cluster, "onda") as place:
        results = place.done(sleeping(0.05), 1, range(900))
        number, result = next(results)
        assert result == number
        results.close()
        for _ in range(TRIES):  # the scheduler hears of it a little later
            if (left := tasks()) <= 2:
                break
            sleep(0.1)
        assert left <= 2, "at most the jobs that are being done"


def test_results_may_be_closed_after_the_cluster_was_left(cluster):
    with dask_cluster.reached(cluster, "onda") as place:
        results = place.done(sleeping(0.05), 1, range(9))
        next(results)
    results.close()


# -- what may go wrong ---------------------------------------------------------------------------


@pytest.mark.slow
def test_a_scheduler_that_is_lost_is_one_sentence_and_what_was_played_is_kept(arena, tmp_path):
    records = tmp_path / "records"
    with scheduler() as (running, address), workers(address, 1):
        seats = killing(tmp_path / "note", 12, signal.SIGKILL, running.pid)
        there = ("--cluster", address, "--engines-everywhere", "--records", records)
        status, out, err = arena(*there, seats=seats, games=50)
    assert (status, out) == (1, "")
    played = len(pages(records))
    lost = f"tide-gui: the scheduler at {address} is lost ({played} of 50 games were played)"
    assert err.splitlines()[1:] == [lost]
    assert 0 < played <= 12


@pytest.mark.parametrize(
    "error", [OSError("closed"), RuntimeError("shut down"), distributed.CancelledError("job")]
)
def test_a_scheduler_that_is_lost_among_results_is_one_sentence_and_the_first_are_kept(
    arena, cluster, tmp_path, monkeypatch, error
):
    """As Dask says it, without its patience."""
    given = dask_cluster.Cluster._results

    def lost(place, batch):
        yield from islice(given(place, batch), 1)
        raise error

    monkeypatch.setattr(dask_cluster.Cluster, "_results", lost)
    status, out, err = arena("--cluster", cluster, "--records", tmp_path, games=3)
    played = len(pages(tmp_path))
    lost = f"tide-gui: the scheduler at {cluster} is lost ({played} of 3 games were played)\n"
    assert (status, out, err) == (1, "", lost)
    assert played <= 1


@pytest.mark.slow
def test_a_scheduler_that_is_lost_between_jobs_is_one_sentence():
    with (
        scheduler() as (running, address),
        workers(address, 1),
        dask_cluster.reached(address, "onda") as place,
    ):
        assert dict(place.done(operator.add, 1, range(3))) == {0: 1, 1: 2, 2: 3}
        running.kill()
        running.wait()
        with pytest.raises(Failed, match=f"the scheduler at {address} is lost"):
            list(place.done(operator.add, 1, range(3)))


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError("Timed out"), "the scheduler at {} is lost"),
        (UnicodeDecodeError("utf-8", b"\xcc", 0, 1, "broken"), "no Dask scheduler answers at {}"),
    ],
)
def test_a_scheduler_that_is_lost_or_talks_nonsense_while_workers_are_asked_is_one_sentence(
    arena, cluster, monkeypatch, error, sentence
):
    monkeypatch.setattr(distributed.Client, "nthreads", failing(error))
    assert arena("--cluster", cluster) == (1, "", f"tide-gui: {sentence.format(cluster)}\n")


def test_a_scheduler_that_falls_silent_while_it_is_joined_is_one_sentence(arena, cluster, monkeypatch):
    """Dask itself would wait without end at some bytes of the answers."""

    async def endless(*_, **__):
        await asyncio.Event().wait()

    monkeypatch.setattr(distributed.Client, "_start", endless)
    monkeypatch.setattr(dask_cluster, "REACHED_WITHIN", 0.2)
    assert arena("--cluster", cluster) == (1, "", f"tide-gui: the scheduler at {cluster} is lost\n")


def test_nothing_that_dask_notes_is_printed(cluster):
    with dask_cluster.reached(cluster, "onda"):
        loggers = [logging.getLogger(name) for name in logging.root.manager.loggerDict]
        theirs = [each for each in loggers if each.name.startswith(("distributed", "tornado"))]
        assert not [each.name for each in theirs if each.isEnabledFor(logging.ERROR)]


@pytest.mark.slow
def test_ctrl_c_cancels_what_is_left(cluster, tmp_path):
    seats = killing(tmp_path / "note", 1, signal.SIGINT)
    line = [*ARENA, "--games", "900", "--cluster", cluster]
    line += ["--deal", "1", "--engines-everywhere", "--seats"]
    with counting_tasks(cluster) as tasks:
        done = subprocess.run(
            ["/bin/sh", "-c", f'exec {shlex.join(line)} "$0 $$"', seats],
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        assert (done.returncode, done.stdout) == (130, "")
        assert done.stderr.splitlines()[1:] == ["tide-gui: stopped"]
        assert tasks() <= 2, "at most the games that are being played"


def test_an_engine_that_fails_on_a_worker_is_one_sentence(arena, cluster):
    status, out, err = arena(
        "--cluster", cluster, "--engines-everywhere", seats="drifter,drifter,cmd:no-such"
    )
    assert (status, out) == (1, "")
    assert err.splitlines()[1].startswith("tide-gui: the engine `no-such` cannot be started: ")


@pytest.fixture
def lacking(tmp_path):
    """What a process of Dask loads at its start, so that it has no Tide Table."""
    preload = tmp_path / "lacking.py"
    preload.write_text("import sys\nsys.modules['tide_gui'] = None\n")
    return "--preload", str(preload)


@pytest.mark.slow
def test_a_scheduler_without_tide_table_is_one_sentence(arena, lacking):
    with scheduler(*lacking) as (_, address):
        status, out, err = arena("--cluster", address)
    assert (status, out) == (1, "")
    assert err.startswith(f"tide-gui: the scheduler at {address} cannot hand out games: ")
    assert len(err.splitlines()) == 1


@pytest.mark.slow
def test_without_workers_and_with_workers_without_tide_table_nothing_is_played(arena, lacking):
    with scheduler() as (_, address):
        status, out, err = arena("--cluster", address)
        assert (status, out) == (1, "")
        assert err.startswith(f"tide-gui: the cluster at {address} has no workers; `dask worker {address} ")
        with workers(address, 1, *lacking):
            status, out, err = arena("--cluster", address)
    assert (status, out) == (1, "")
    assert re.search(r"the worker tcp://127.0.0.1:\d+ cannot play: .*tide_gui", err)
    assert len(err.splitlines()) == 1


@pytest.mark.slow
def test_a_cluster_whose_workers_have_all_left_is_told_once_until_one_joins(capsys):
    with scheduler() as (_, address), distributed.Client(address, set_as_default=False) as client:
        waiting = dask_cluster.Waiting(client, address)
        client.sync(waiting.look)
        client.sync(waiting.look)
        sentence = f"all workers of the cluster at {address} have left; the rest waits for another\n"
        assert capsys.readouterr().err == sentence
        with workers(address, 1):
            client.sync(waiting.look)
            assert capsys.readouterr().err == ""
        while client.nthreads():
            sleep(0.1)  # the scheduler hears of it a little later
        client.sync(waiting.look)
        assert capsys.readouterr().err == sentence


@pytest.mark.slow
def test_a_game_that_ends_worker_after_worker_is_given_up(arena, tmp_path):
    seats = killing(tmp_path / "note", -1, signal.SIGKILL)
    with scheduler() as (_, address), workers(address, 1):
        status, out, err = arena("--cluster", address, "--engines-everywhere", seats=seats)
    assert (status, out) == (1, "")
    assert err.splitlines()[1:] == [f"tide-gui: {GIVEN_UP} (0 of 2 games were played)"]


@pytest.mark.parametrize("address", ["127.0.0.1", "sea://127.0.0.1:1", "127.0.0.1:1", "127.0.0.1:99999"])
def test_an_address_at_which_nothing_answers_is_one_sentence(arena, monkeypatch, address):
    monkeypatch.setattr(dask_cluster, "REACHED_WITHIN", 0.5)
    sentence = f"tide-gui: no Dask scheduler answers at {address}\n"
    assert arena("--cluster", address) == (1, "", sentence)


def test_a_worker_that_stands_still_is_one_sentence(arena, cluster, monkeypatch):
    monkeypatch.setattr(cluster_check, "ANSWERED_WITHIN", 0.5)
    with distributed.Client(cluster, set_as_default=False) as client:
        worker, pid = client.run(os.getpid).popitem()
    os.kill(pid, signal.SIGSTOP)
    try:
        assert arena("--cluster", cluster) == (1, "", f"tide-gui: the worker {worker} does not answer\n")
    finally:
        os.kill(pid, signal.SIGCONT)


def test_a_port_of_something_else_is_one_sentence(arena, monkeypatch, cluster):
    monkeypatch.setattr(dask_cluster, "REACHED_WITHIN", 0.5)
    with distributed.Client(cluster, set_as_default=False) as client:
        a_worker = next(iter(client.nthreads()))
    with socket.create_server(("127.0.0.1", 0)) as silent:
        for address in (f"127.0.0.1:{silent.getsockname()[1]}", a_worker):
            status, _, err = arena("--cluster", address)
            assert (status, err) == (1, f"tide-gui: no Dask scheduler answers at {address}\n")


# -- the workers ---------------------------------------------------------------------------------


@pytest.fixture
def other_versions(monkeypatch):
    """Let this machine have a numpy that no worker has."""
    real = dask_cluster.versions
    for module in (cluster_check, dask_cluster):
        monkeypatch.setattr(module, "versions", lambda game: {**real(game), "numpy": "1.0"})


@pytest.mark.usefixtures("other_versions")
def test_a_worker_with_another_version_is_refused(arena, cluster):
    status, out, err = arena("--cluster", cluster)
    assert (status, out) == (1, "")
    assert "tide-gui: the worker tcp://127.0.0.1:" in err
    assert err.endswith(", and this machine has 1.0; results could differ\n")
    assert " has numpy " in err


@pytest.mark.usefixtures("other_versions")
def test_a_worker_with_another_version_that_joins_later_is_refused(arena, cluster, monkeypatch):
    monkeypatch.setattr(dask_cluster, "check_cluster", lambda *_: None)
    status, out, err = arena("--cluster", cluster)
    assert (status, out) == (1, "")
    assert err.startswith("tide-gui: a worker that has joined has numpy ")
    assert len(err.splitlines()) == 1


def test_a_scheduler_with_another_version_is_refused(arena, cluster, monkeypatch):
    monkeypatch.setattr(cluster_check, "__version__", "0.0.1")
    sentence = f"the scheduler at {cluster} has Tide Table {__version__}, and this machine has 0.0.1"
    assert arena("--cluster", cluster) == (1, "", f"tide-gui: {sentence}\n")


def test_other_processors_and_idle_threads_are_told(arena, cluster, monkeypatch):
    monkeypatch.setattr(cluster_check, "processor", lambda: "abacus")
    given = distributed.Client.nthreads

    async def four(client):
        return dict.fromkeys(await given(client), 4)

    monkeypatch.setattr(distributed.Client, "nthreads", four)
    status, _, err = arena("--cluster", cluster)
    assert status == 0
    lines = err.splitlines()
    assert len(lines) == 4
    assert all("has another kind of processor; last digits may differ" in line for line in lines[:2])
    assert all("uses one of its 4 threads; start it with --nthreads 1" in line for line in lines[2:])


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            distributed.KilledWorker("a", SimpleNamespace(address="b:1"), 1),
            GIVEN_UP,
        ),
        (dask_cluster.OtherVersion("a worker is old"), "a worker is old"),
        (ModuleNotFoundError("No tide_gui"), "a worker cannot play: No tide_gui"),
        (MemoryError("full"), "a worker failed: MemoryError('full')"),
    ],
)
def test_an_error_of_a_job_is_one_sentence(arena, cluster, monkeypatch, error, sentence):
    monkeypatch.setattr(dask_cluster, "_done", failing(error))
    assert arena("--cluster", cluster) == (1, "", f"tide-gui: {sentence} (0 of 2 games were played)\n")


def test_a_job_that_fails_when_it_is_done_again_is_one_sentence(arena, cluster, monkeypatch):
    killed = distributed.KilledWorker("a", SimpleNamespace(address="b:1"), 1)
    monkeypatch.setattr(distributed.Client, "gather", failing(killed))
    sentence = f"tide-gui: {GIVEN_UP} (0 of 2 games were played)\n"
    assert arena("--cluster", cluster) == (1, "", sentence)


ANSWERS = {
    "broken frames": framed((b"abc", b"")),
    "broken answer": framed(HELLO, (b"\xc1\xc1",)),
    "no scheduler after all": framed(HELLO, {"type": "Scheduler"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("answer", ANSWERS)
def test_whatever_answers_instead_of_a_scheduler_is_one_sentence(answer):
    class Server(BaseRequestHandler):
        def handle(self):
            with suppress(OSError):
                self.request.sendall(ANSWERS[answer])
                self.request.recv(1)
                sleep(1)

    with ThreadingTCPServer(("127.0.0.1", 0), Server) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"tcp://127.0.0.1:{server.server_address[1]}"
        line = [*ARENA, "--seats", DRIFTERS, "--games", "2"]
        done = subprocess.run([*line, "--cluster", address], capture_output=True, text=True, check=False)
        server.shutdown()
    assert (done.returncode, done.stderr) == (1, f"tide-gui: no Dask scheduler answers at {address}\n")


# -- certificates --------------------------------------------------------------------------------


TLS = "DASK_DISTRIBUTED__COMM__TLS__"


def certified(folder):
    """Make a certificate of an authority of its own; return the environment in which Dask uses it."""
    folder.mkdir()
    key, certificate = folder / "own.key", folder / "own.pem"
    made = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1"
    alternative = ["-addext", "subjectAltName=IP:127.0.0.1"]
    command = [*made.split(), *alternative, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    roles = ("SCHEDULER", "WORKER", "CLIENT")
    parts = {
        f"{TLS}{role}__{part}": path for role in roles for part, path in (("CERT", certificate), ("KEY", key))
    }
    named = parts | {f"{TLS}CA_FILE": certificate, "DASK_DISTRIBUTED__COMM__REQUIRE_ENCRYPTION": "True"}
    return os.environ | {name: str(value) for name, value in named.items()}


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("openssl"), reason="openssl is not installed")
def test_with_certificates_of_its_own_a_cluster_plays_and_refuses_those_without(tmp_path, monkeypatch):
    line = [*ARENA, "--seats", DRIFTERS, "--games", "4"]

    def played(environment, *cluster):
        return subprocess.run([*line, *cluster], env=environment, capture_output=True, text=True, check=False)

    bare, ours, others = dict(os.environ), certified(tmp_path / "ours"), certified(tmp_path / "others")
    for name, value in ours.items():
        monkeypatch.setenv(name, value)
    dask.config.refresh()
    try:
        with scheduler("--protocol", "tls") as (_, address), workers(address, 1):
            assert address.startswith("tls://")
            here, there = played(bare), played(ours, "--cluster", address)
            assert (there.returncode, there.stdout) == (0, here.stdout), there.stderr
            for environment in (bare, others):
                refused = played(environment, "--cluster", address)
                assert (refused.returncode, refused.stdout) == (1, "")
                assert refused.stderr == f"tide-gui: no Dask scheduler answers at {address}\n"
    finally:
        monkeypatch.undo()
        dask.config.refresh()


# -- training ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["turn-the-tide", "onda", "turning-tides"])
def test_a_training_on_a_cluster_makes_the_same_file(cluster, tmp_path, game):
    files = [tmp_path / "here.npz", tmp_path / "there.npz"]
    for file, where in zip(files, ([], ["--cluster", cluster]), strict=True):
        command = [sys.executable, "-m", "tide_gui", "train", game, "--effort", "0.001", "--out", str(file)]
        subprocess.run([*command, *where], check=True)
    here, there = (file.read_bytes() for file in files)
    assert here == there
