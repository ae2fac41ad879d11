"""A test that hangs is one failure with its traceback; with pytest-xdist all others are run and reported."""

import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
HANGING = """
from threading import Event

def test_before(): pass
def test_that_hangs(): Event().wait()
def test_that_fails(): assert 1 + 1 == 3
def test_after(): pass
"""


@pytest.fixture
def run(tmp_path):
    """Run a file of tests with the settings of the project, but with less patience."""

    def tried(*words):
        (tmp_path / "test_hanging.py").write_text(HANGING)
        options = [
            "-c",
            PROJECT,
            "--rootdir",
            tmp_path,
            "-p",
            "no:cacheprovider",
            "-o",
            "faulthandler_timeout=0.5",
        ]
        return subprocess.run(
            [sys.executable, "-m", "pytest", *map(str, options), *words, str(tmp_path / "test_hanging.py")],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
            check=False,
        )

    return tried


@pytest.mark.slow
def test_a_test_that_hangs_fails_with_its_traceback_and_all_others_are_reported(run):
    done = run("-n", "1", "--dist", "worksteal")
    assert done.returncode == 1
    assert 'test_hanging.py", line 5 in test_that_hangs' in done.stdout
    assert "crashed while running 'test_hanging.py::test_that_hangs'" in done.stdout
    assert "assert (1 + 1) == 3" in done.stdout
    assert "2 failed, 2 passed in " in done.stdout.splitlines()[-1]


def test_without_xdist_a_test_that_hangs_ends_the_run_with_its_traceback(run):
    done = run("-n", "0")
    assert done.returncode == 1
    assert "Timeout (0:00:00.5" in done.stdout
    assert 'test_hanging.py", line 5 in test_that_hangs' in done.stdout
