"""Who does the jobs, and in which order they are done, does not change a tournament or a training."""

import subprocess
import sys
import time
from contextlib import nullcontext
from dataclasses import replace

import pytest

from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.trainer import Learnt
from tide_gui.bots.turn_the_tide import training
from tide_gui.bots.workplace import HERE, in_order
from tide_gui.cli import tournament
from tide_gui.cli.commands import run
from tide_gui.cli.match import play
from tide_gui.cli.workers import Processes
from tide_gui.registry import Room, register, unregister

ARENA = ("arena", "turn-the-tide", "--seats", "drifter,drifter,drifter", "--games", "5")
PATIENCE = 10  # seconds
TRAIN = ("train", "--effort", "0.001", "--cluster", "anywhere")


def wait_for_the_third(notice, number):
    """The first job ends after the third, so whoever has the first one cannot have that, too."""
    if number == 2:
        notice.touch()
    latest = time.monotonic() + PATIENCE
    while number == 0 and not notice.exists():
        if time.monotonic() > latest:
            return None
        time.sleep(0.01)
    return number**2


class Backwards:
    """Does the last job first."""

    def done(self, work, shared, jobs):
        for number in reversed(range(len(jobs))):
            yield number, work(shared, jobs[number])


@pytest.fixture
def backwards(monkeypatch):
    """The cluster at any address; it returns what it was asked for."""
    asked = []

    def cluster_at(address, game):
        asked.append((address, game))
        return nullcontext(Backwards())

    for module in ("arena", "train"):
        monkeypatch.setattr(f"tide_gui.cli.{module}.cluster_at", cluster_at)
    return asked


def test_results_wait_for_those_before_them():
    seen = []

    def results():
        for number in (2, 0, 1, 3):
            seen.append(number)
            yield number, "abcd"[number]

    given = in_order(results())
    assert (next(given), seen) == ("a", [2, 0])
    assert ([*given], seen) == (["b", "c", "d"], [2, 0, 1, 3])


def test_who_stops_listening_cancels_what_is_left():
    left = []

    def results():
        try:
            yield from enumerate("abc")
        finally:
            left.append(True)

    given = in_order(results())
    next(given)
    given.close()
    assert left == [True]


def test_the_arena_is_the_same_in_any_order(capsys, tmp_path, backwards):
    run([*ARENA, "--json", "--records", str(tmp_path / "here")])
    here = capsys.readouterr()
    run([*ARENA, "--json", "--records", str(tmp_path / "there"), "--cluster", "a:1"])
    assert capsys.readouterr() == here
    assert backwards == [("a:1", "turn-the-tide")]
    assert pages(tmp_path / "here") == pages(tmp_path / "there")


def pages(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_what_was_played_is_kept_at_once_and_the_first_fault_by_number_is_told(
    capsys, tmp_path, backwards, monkeypatch
):
    def odd(match):
        if match.deal in (2, 3):
            raise PlayerFault(f"tired of deal {match.deal}")
        return play(match)

    monkeypatch.setattr(tournament, "play", odd)
    assert run([*ARENA, "--records", str(tmp_path), "--cluster", "a:1"]) == 1
    assert capsys.readouterr().err == "tide-gui: tired of deal 2\n"
    assert {path.name[-8] for path in tmp_path.iterdir()} == {"1", "4", "5"}


@pytest.mark.slow
def test_the_training_is_the_same_in_any_order(tmp_path, backwards, monkeypatch):
    monkeypatch.setattr(training, "SEATS", (3,))
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 10)
    usual = training.Plan(generations=()).scaled(0.001)
    monkeypatch.setattr(training.Plan, "scaled", lambda plan, effort: replace(usual, games=1, first_rounds=2))
    there, here = tmp_path / "there.npz", tmp_path / "here.npz"
    assert run([*TRAIN, "--out", str(there)]) == 0
    assert run(["train", "--effort", "0.001", "--out", str(here)]) == 0
    assert there.read_bytes() == here.read_bytes()
    assert backwards == [("anywhere", "turn-the-tide")]


def test_a_trainer_that_knows_of_no_workplace_learns_on_one_machine_only(capsys, tmp_path, backwards):
    class Alone:
        holds = "nothing"

        def usual_file(self):
            return tmp_path / "usual.npz"

        def learn(self, effort, seed, say):
            return Learnt(b"", ())

    register(Room(key="pond", rules="json:dumps", presentation="json:dumps", trainer=Alone))
    try:
        status = run(["train", "pond", "--cluster", "a:1"])
    finally:
        unregister("pond")
    assert status == 2
    assert capsys.readouterr().err == (
        "tide-gui: the bots of pond learn on one machine only; leave --cluster out\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--workers", "2", "--cluster", "a:1"], "--workers counts processes of this machine; a cluster has"),
        (["--engines-everywhere"], "--engines-everywhere is for --cluster"),
        (["--seats", "drifter,drifter,cmd:a", "--cluster", "a:1"], "an engine is a program of this machine;"),
    ],
)
def test_wrong_use_of_a_cluster_is_one_sentence(capsys, backwards, arguments, sentence):
    assert run([*ARENA, *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"tide-gui: {sentence}")
    assert backwards == []


@pytest.mark.parametrize("command", [ARENA, TRAIN[:3]])
def test_without_the_extra_one_sentence_says_how_to_install_it(capsys, tmp_path, monkeypatch, command):
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "tide_gui.cli.dask_cluster", raising=False)
    if command[0] == "train":
        command = [*command, "--out", str(tmp_path / "x.npz")]
    assert run([*command, "--cluster", "127.0.0.1:8786"]) == 1
    assert capsys.readouterr() == (
        "",
        "tide-gui: --cluster needs the package distributed: pip install 'tide-gui[cluster]' installs it\n",
    )


def test_nothing_of_dask_is_loaded_unless_a_cluster_is_asked_for():
    code = (
        f"import sys; from tide_gui.cli.commands import run; run({[*ARENA]!r}); import tide_gui.cli.train, "
        "tide_gui.cli.cluster; sys.exit(bool({'dask', 'distributed'} & sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_this_process_is_the_usual_workplace():
    assert [*HERE.done(pow, 2, range(4))] == [(0, 1), (1, 2), (2, 4), (3, 8)]


def test_a_process_that_is_done_takes_the_next_job(tmp_path):
    done = Processes(2).done(wait_for_the_third, tmp_path / "notice", range(5))
    assert sorted(done) == [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)]
