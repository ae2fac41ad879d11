"""Whole or nothing, whatever happens to the writer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tide_gui.store.files import Lock, unused, write_whole

# A writer that is killed at its n-th call of the system.
KILLED_WRITER = """
import os, pathlib, signal, sys
from tide_gui.store import files
path, at = pathlib.Path(sys.argv[1]), int(sys.argv[2])
calls = 0
def watch(call):
    def watched(*arguments, **options):
        global calls
        calls += 1
        if calls == at:
            os.kill(os.getpid(), signal.SIGKILL)
        return call(*arguments, **options)
    return watched
class Torn:
    def __init__(self, file): self.file = file
    def __enter__(self): return self
    def __exit__(self, *error): watch(self.file.close)()
    def write(self, content):
        half = len(content) // 2
        watch(self.file.write)(content[:half]); self.file.flush()
        watch(self.file.write)(content[half:])
    def flush(self): watch(self.file.flush)()
    def fileno(self): return self.file.fileno()
really_open = pathlib.Path.open
pathlib.Path.open = watch(lambda *a, **o: Torn(really_open(*a, **o)))
for name in ("replace", "unlink", "mkdir"):
    setattr(pathlib.Path, name, watch(getattr(pathlib.Path, name)))
for name in ("open", "fsync", "close"):
    setattr(os, name, watch(getattr(os, name)))
files.write_whole(path, b"new" * 50_000)
print(calls)
"""


def killed_at(path: Path, step: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", KILLED_WRITER, str(path), str(step)],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_writer_killed_at_any_step_leaves_the_old_file_or_the_new(tmp_path):
    old, new = b"old" * 40_000, b"new" * 50_000
    path = tmp_path / "game.tide"
    steps = int(killed_at(path, 0).stdout)
    assert steps >= 10
    left = []
    for step in range(1, steps + 1):
        path.write_bytes(old)
        assert killed_at(path, step).returncode < 0
        left.append(path.read_bytes())
        assert left[-1] in (old, new)
    assert left[0] == old
    assert left[-1] == new
    assert left == sorted(left, reverse=True), "once the new file is there it stays"


def test_a_failing_writer_leaves_the_old_file_and_no_litter(tmp_path, monkeypatch):
    path = tmp_path / "game.tide"
    write_whole(path, b"old")

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_folder_is_made_when_it_is_needed(tmp_path):
    path = tmp_path / "a" / "b" / "game.tide"
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"


def test_an_unused_name_counts_on(tmp_path):
    path = tmp_path / "a game.tide"
    assert unused(path) == path
    path.touch()
    assert unused(path).name == "a game 2.tide"
    unused(path).touch()
    assert unused(path).name == "a game 3.tide"


HOLDER = """
import pathlib, sys
from tide_gui.store.files import Lock
lock = Lock(pathlib.Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


def holder(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_a_lock_is_held_by_one_process_and_dies_with_it(tmp_path):
    path = tmp_path / "games" / "game.tide"
    with holder(path) as first:
        assert first.stdout.readline() == "True\n"
        lock = Lock(path)
        assert not lock.take()
        first.kill()
        first.wait()
        assert lock.take()
        assert lock.take(), "who has it keeps it"
        with holder(path) as second:
            assert second.stdout.readline() == "False\n"
    lock.give_back()
    lock.give_back()
    assert lock.take()
    lock.remove()


def test_a_lock_given_back_is_free(tmp_path):
    first, second = Lock(tmp_path / "game.tide"), Lock(tmp_path / "game.tide")
    assert first.take()
    assert not second.take()
    first.give_back()
    assert second.take()
    second.remove()
    assert not list(tmp_path.iterdir())
