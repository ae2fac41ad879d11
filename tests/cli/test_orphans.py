"""Orphans of engines are ended, and nothing else."""

import subprocess
import sys
from time import monotonic, sleep

import pytest
from process_list import processes_with

from tide_gui.cli import orphans
from tide_gui.cli.orphans import orphans_ended

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a process adopt orphans")

SLEEP = [sys.executable, "-S", "-c", "import time; time.sleep(60)"]
LEAVES_A_HELPER = "import subprocess, sys; subprocess.Popen(sys.argv[1:], start_new_session=True)"


def leave_a_helper(mark):
    """Start a helper and wait for its command line, which Linux shows a moment later than the process."""
    subprocess.run([sys.executable, "-S", "-c", LEAVES_A_HELPER, *SLEEP, mark], check=True)
    end = monotonic() + 30
    while not processes_with(mark) and monotonic() < end:
        sleep(0.01)


def test_an_orphan_is_ended_but_no_process_that_was_there_before(tmp_path):
    with subprocess.Popen([*SLEEP, tmp_path / "before"], start_new_session=True) as before:
        with orphans_ended():
            leave_a_helper(tmp_path / "meanwhile")
            assert processes_with(tmp_path / "meanwhile") != []
        assert processes_with(tmp_path / "meanwhile") == []
        assert before.poll() is None
        before.kill()


def test_an_orphan_that_cannot_be_ended_is_not_waited_for_without_end(tmp_path, monkeypatch):
    monkeypatch.setattr(orphans, "LONGEST", 0.05)
    really = orphans._end
    monkeypatch.setattr(orphans, "_end", lambda pid: None)
    with orphans_ended():
        with orphans_ended():
            leave_a_helper(tmp_path)
        assert processes_with(tmp_path) != []
        monkeypatch.setattr(orphans, "_end", really)
        monkeypatch.setattr(orphans, "LONGEST", 10)
    assert processes_with(tmp_path) == []
