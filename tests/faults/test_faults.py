"""The short and the long form of the campaign: every kind of fault, with seeds that never change."""

from random import Random

import pytest
from faults.every_trial import TRIALS
from faults.failing import FailingDisk
from faults.foreign import KINDS
from faults.trash import ACTS, check_act
from faults.trials import ERRORS, calls_of, check_kind, check_save

pytestmark = pytest.mark.usefixtures("qapp")  # for the sessions of damaged records
SHORT = {
    "damaged record": 25,
    "foreign file": 0,  # all kinds are below
    "failing disk": 0,  # all calls are below
    "vanished disk": 8,
    "vanished settings": 8,
    "killed player": 1,
    "killed changer of settings": 1,
    "killed window": 1,
    "two windows": 0,  # the killed tidiers are two over one folder
    "failing trash": 0,  # all calls are below
    "killed tidiers": 1,
    "planted link": 6,
    "damaged archive": 25,
    "failing archive": 10,
    "paired games": 1,
    "cluster in trouble": 0,  # these three are in test_clusters.py
    "breaking line": 0,
    "false scheduler": 0,
}
LONG = {
    "damaged record": 5_000,
    "foreign file": 0,
    "failing disk": 1_000,
    "vanished disk": 2_000,
    "vanished settings": 1_000,
    "killed player": 50,
    "killed changer of settings": 50,
    "killed window": 40,
    "two windows": 40,
    "failing trash": 1_000,
    "killed tidiers": 100,
    "planted link": 300,
    "damaged archive": 2_000,
    "failing archive": 400,
    "paired games": 100,
    "cluster in trouble": 0,  # these three are in test_clusters.py
    "breaking line": 0,
    "false scheduler": 0,
}


def tried(kind, seeds, folder):
    for seed in seeds:
        below = folder / str(seed)
        below.mkdir()
        TRIALS[kind](Random(seed), below)


@pytest.mark.parametrize("kind", [kind for kind, trials in SHORT.items() if trials])
def test_a_few_faults_of_each_kind(kind, tmp_path):
    tried(kind, range(SHORT[kind]), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kind for kind, trials in LONG.items() if trials])
def test_many_faults_of_each_kind(kind, tmp_path):
    tried(kind, range(LONG[kind]), tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_of_any_kind_is_read_or_refused(kind, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    check_kind(kind, tmp_path)


@pytest.mark.parametrize("for_good", [False, True], ids=["one call", "all later calls"])
@pytest.mark.parametrize("turn", [0, 1])
def test_a_save_may_fail_at_any_call(turn, for_good, tmp_path):
    for at in range(1, calls_of(check_save, turn) + 1):
        folder = tmp_path / str(at)
        check_save(turn, FailingDisk(at, ERRORS[at % len(ERRORS)], for_good=for_good), folder)


@pytest.mark.parametrize("for_good", [False, True], ids=["one call", "all later calls"])
@pytest.mark.parametrize("act", ACTS)
def test_deleting_bringing_back_and_entitling_may_fail_at_any_call(act, for_good, tmp_path):
    for at in range(1, calls_of(check_act, act) + 1):
        folder = tmp_path / str(at)
        check_act(act, FailingDisk(at, ERRORS[at % len(ERRORS)], for_good=for_good), folder)


def test_the_campaign_tries_every_kind():
    assert SHORT.keys() == LONG.keys() == TRIALS.keys()
    assert calls_of(check_save, 0) > calls_of(check_save, 1) > 10
