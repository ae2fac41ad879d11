"""Programs that are killed before or after any call that changes files; then the next start."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from faults.kill_operations import OPERATIONS
from faults.killed_calls import KilledCall, both_sides_of, calls_of, check_killed

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="forks and kills")
TESTS = Path(__file__).parents[1]
BEGIN, END = "/the act begins", "/the act ends"
# Does an operation and prints how many calls were counted; the two paths are seen by whoever traces it.
TRACED = f"""
import os, sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from faults.kill_desk import Desk, fill
from faults.kill_operations import OPERATIONS
from faults.kill_points import Calls
application, folder, operation = QGuiApplication([]), Path(sys.argv[1]), OPERATIONS[sys.argv[2]]
fill(folder)
desk, calls = Desk(folder), Calls()
desk.program.get_ready()
operation.prepare(desk)
with calls.counted():
    os.access({BEGIN!r}, os.F_OK)
    operation.act(desk)
    os.access({END!r}, os.F_OK)
print(len(calls.made), flush=True)
os._exit(0)
"""
LOOKS = {
    *("access", "faccessat", "faccessat2", "stat", "lstat", "newfstatat", "statx", "statfs"),
    *("readlink", "readlinkat", "getcwd", "chdir", "getxattr", "lgetxattr", "listxattr", "inotify_add_watch"),
}
OF_FILES = "%file,write,pwrite64,writev,pwritev,pwritev2,fsync,fdatasync,ftruncate,fchmod,fchown,fallocate"


@pytest.mark.slow
def test_an_erasure_may_be_killed_when_it_replaces_a_game_in_the_trash(tmp_path):
    calls = calls_of("an erasure")
    last = calls.index("utime")  # of a game in the trash alone
    at = last - calls[last - 1 :: -1].index("replace")
    for after in (False, True):
        check_killed(KilledCall("an erasure", at, after), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_program_may_be_killed_at_any_call(operation, tmp_path):
    for call in both_sides_of(operation)[::3]:  # on either side in turn; a campaign tries all
        check_killed(call, tmp_path)


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_call_that_the_system_sees_is_counted(operation, tmp_path):
    folder, log = tmp_path / "data", tmp_path / "log"
    path = os.pathsep.join((str(TESTS.parent), str(TESTS)))
    tracer = ["strace", "-f", "-y", "-o", log, "-e", f"trace={OF_FILES}"]
    done = subprocess.run(
        [*tracer, sys.executable, "-c", TRACED, folder, operation],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if "ptrace" in done.stderr:
        pytest.skip("this machine lets nobody trace")
    assert len(list(changes_in(log.read_text(errors="replace"), folder))) == int(done.stdout) > 0


def changes_in(log, folder):
    """Yield the calls between the two marks that change files of a folder."""
    for line in log.partition(BEGIN)[2].partition(END)[0].splitlines():
        name = re.match(r"(?:\d+ +)?(\w+)\(", line)
        writes = re.search("O_WRONLY|O_RDWR|O_CREAT|O_TRUNC", line)
        if name and str(folder) in line and name[1] not in LOOKS and (writes or "open" not in name[1]):
            yield name[1]
