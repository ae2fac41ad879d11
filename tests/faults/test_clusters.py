"""Tournaments on clusters in trouble; the hardest case by default is in tests/cli/test_cluster.py."""

from random import Random

import pytest

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from faults.breaking_lines import breaking_line, false_scheduler
from faults.clusters_in_trouble import ACCIDENTS, check_accident

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("accident", ACCIDENTS)
def test_whatever_happens_to_a_cluster_no_game_is_lost_or_counted_twice(accident, tmp_path):
    check_accident(accident, Random(1), tmp_path)


@pytest.mark.parametrize("trial", [breaking_line, false_scheduler])
def test_whatever_comes_instead_of_a_schedulers_answer_is_one_sentence(trial, tmp_path):
    trial(Random(1), tmp_path)
