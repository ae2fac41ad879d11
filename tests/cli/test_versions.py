"""What is compared before a cluster plays."""

from pathlib import Path

import pytest

from tide_gui.bots.turn_the_tide.trainer import TurnTheTideTrainer
from tide_gui.cli.versions import versions
from tide_gui.resource_files import NoResources

GAME = "turn-the-tide"


@pytest.fixture(autouse=True)
def _nothing_remembered():
    versions.cache_clear()
    yield
    versions.cache_clear()


def lost(_):
    raise NoResources("lost")


def test_other_weights_are_another_version(monkeypatch, tmp_path):
    usual = versions(GAME)["weights"]
    versions.cache_clear()
    other = tmp_path / "bots.npz"
    other.write_bytes(b"other")
    monkeypatch.setattr(TurnTheTideTrainer, "usual_file", lambda _: other)
    assert versions(GAME)["weights"] not in (usual, "none")


@pytest.mark.parametrize("usual_file", [lost, lambda _: Path("not trained.npz"), lambda _: Path("/")])
def test_bots_that_have_learnt_nothing_yet_can_be_compared(monkeypatch, usual_file):
    monkeypatch.setattr(TurnTheTideTrainer, "usual_file", usual_file)
    assert versions(GAME)["weights"] == "none"
