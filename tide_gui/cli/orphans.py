"""Ends what engines leave behind. Only Linux lets a process adopt the orphans among its descendants."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

PR_SET_CHILD_SUBREAPER = 36  # of linux/prctl.h
LONGEST = 2.0  # seconds for ending them all
PAUSE = 0.01


@contextmanager
def orphans_ended() -> Iterator[None]:
    """Adopt orphans meanwhile; at the end, kill those that came."""
    if sys.platform != "linux":
        yield
        return
    known = _in_other_sessions()
    _adopt(True)
    try:
        yield
    finally:
        _end_all_but(known)
        _adopt(False)


def _adopt(wanted: bool) -> None:
    import ctypes  # noqa: PLC0415 - only arenas with engines need it

    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, int(wanted), 0, 0, 0)


def _end_all_but(known: set[int]) -> None:
    """Kill the orphans; the children of each become ours in turn. Only who forks without end may escape."""
    end = monotonic() + LONGEST
    while (orphans := _in_other_sessions() - known) and monotonic() < end:
        for pid in orphans:
            _end(pid)
        sleep(PAUSE)


def _end(pid: int) -> None:
    with suppress(ProcessLookupError, PermissionError, ChildProcessError):
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, os.WNOHANG)


def _in_other_sessions() -> set[int]:
    """Return our children in other sessions; workers stay in ours."""
    family = (os.getpid(), os.getsid(0))
    return {int(folder.name) for folder in Path("/proc").glob("[0-9]*") if _is_orphan(folder, *family)}


def _is_orphan(folder: Path, parent: int, session: int) -> bool:
    try:
        status = (folder / "stat").read_text(errors="replace")
    except OSError:  # it has ended
        return False
    _state, its_parent, _group, its_session = status.rpartition(")")[2].split()[:4]
    return int(its_parent) == parent and int(its_session) != session
