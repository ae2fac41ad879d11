"""The short and the long form of the campaign: every kind of fault, with seeds that never change."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from faults.campaign import Job, _jobs, faults_of, table
from faults.every_trial import CASES, KINDS, TRIALS, Cases, Kind
from faults.failing import FailingDisk
from faults.foreign import KINDS as FILES
from faults.trash import ACTS, check_act
from faults.trials import ERRORS, calls_of, check_kind, check_save

pytestmark = pytest.mark.usefixtures("qapp")  # for the sessions of damaged records
CAMPAIGN = Path(__file__).with_name("campaign.py")


def tried(kind, trials, folder):
    for seed in range(trials):
        below = folder / str(seed)
        below.mkdir()
        TRIALS[kind](Random(seed), below)


@pytest.mark.parametrize("kind", [kind for kind, each in (KINDS | CASES).items() if each.short])
def test_a_few_faults_of_each_kind(kind, tmp_path):
    tried(kind, (KINDS | CASES)[kind].short, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_many_faults_of_each_kind(kind, tmp_path):
    tried(kind, KINDS[kind].long, tmp_path)


@pytest.mark.slow
def test_odd_things_in_many_places_change_nothing_outside(tmp_path):
    every, check, _ = CASES["planted link"]
    for number, case in enumerate(every()[::3]):  # a campaign tries all
        below = tmp_path / str(number)
        below.mkdir()
        check(case, below)


@pytest.mark.parametrize("kind", FILES)
def test_a_file_of_any_kind_is_read_or_refused(kind, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    check_kind(kind, tmp_path)


@pytest.mark.parametrize("for_good", [False, True], ids=["one call", "all later calls"])
@pytest.mark.parametrize("turn", [0, 1])
def test_a_save_may_fail_at_any_call(turn, for_good, tmp_path):
    for at in range(1, calls_of(check_save, turn) + 1):
        folder = tmp_path / str(at)
        check_save(turn, FailingDisk(at, ERRORS[at % len(ERRORS)], for_good=for_good), folder)


@pytest.mark.parametrize(
    "for_good", [pytest.param(False, marks=pytest.mark.slow), True], ids=["one call", "all later calls"]
)
@pytest.mark.parametrize("act", ACTS)
def test_deleting_bringing_back_and_entitling_may_fail_at_any_call(act, for_good, tmp_path):
    for at in range(1, calls_of(check_act, act) + 1):
        folder = tmp_path / str(at)
        check_act(act, FailingDisk(at, ERRORS[at % len(ERRORS)], for_good=for_good), folder)


def test_both_kinds_of_saves_have_calls_that_can_fail():
    assert calls_of(check_save, 0) > calls_of(check_save, 1) > 10


# -- the campaign itself -------------------------------------------------------------------------


def test_the_complete_campaign_tries_everything_in_parts():
    jobs = list(_jobs(["damaged record", "foreign file"]))
    assert [seed for job in jobs if job.kind == "damaged record" for seed in job.tried] == [*range(20_000)]
    assert [file for job in jobs if job.kind == "foreign file" for file in job.tried] == [*FILES]


def test_what_fails_in_the_campaign_is_told_with_its_seed_or_case(monkeypatch):
    def fails(what, folder):
        assert what in (0, 2)

    monkeypatch.setitem(KINDS, "odd", Kind(lambda rng, folder: fails(rng.random(), folder), 0, 0, 1))
    monkeypatch.setitem(TRIALS, "odd", KINDS["odd"].trial)
    monkeypatch.setitem(CASES, "even", Cases(lambda: (0, 1, 2), fails))
    [fault] = faults_of(Job("odd", (7,)))[1]
    assert fault.startswith("odd, seed 7:\nTraceback")
    [fault] = faults_of(Job("even", (0, 1, 2)))[1]
    assert fault.startswith("even, 1:\nTraceback")


def test_the_table_of_the_campaign_has_a_line_for_each_kind_and_one_for_all():
    lines = table({"odd": 3, "even": 40}, {"even": 2}).splitlines()
    assert [line.split() for line in lines] == [
        ["kind", "trials", "failed"], ["odd", "3", "0"], ["even", "40", "2"], ["all", "43", "2"]
    ]  # fmt: skip


@pytest.mark.slow
def test_a_campaign_of_all_cases_of_a_kind_ends_with_its_table():
    command = [sys.executable, str(CAMPAIGN), "--complete", "--only", "foreign file"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].split() == ["all", str(len(FILES)), "0"]
