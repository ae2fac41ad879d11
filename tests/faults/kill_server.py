"""Does operations and kills them at any call: `python -m faults.kill_server`.

It reads lines of JSON: the name of an operation, the number of a call, and whether that is made before the
end. It answers each with a line: for the number 0 the calls of the operation, else what was wrong, which is
empty if nothing was. It never has an application of Qt itself, so that its copies can be forked from it.
"""

import gc
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pickle import dumps, loads
from shutil import copytree, rmtree
from signal import SIGALRM, SIGKILL, alarm
from tempfile import TemporaryDirectory
from traceback import format_exc
from typing import Any, NamedTuple, NoReturn

from faults.kill_desk import Desk, fill
from faults.kill_operations import OPERATIONS, Operation, State, check, state_after_start
from faults.kill_points import Calls
from PySide6.QtGui import QGuiApplication

LONGEST = 120  # seconds for a start or an operation


class Killed(Exception):
    """A copy of this process was killed."""


def in_a_copy(act: Callable[[], Any]) -> Any:
    """Return what an act returns in a copy of this process; Killed if it is, RuntimeError if it fails."""
    reader, writer = os.pipe()
    if (child := os.fork()) == 0:
        os.close(reader)
        _act(act, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        answer = pipe.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status == -SIGKILL:
        raise Killed
    if status:
        raise RuntimeError(f"it ended with {status}; {-SIGALRM} means that it took too long")
    fault, value = loads(answer)
    if fault:
        raise RuntimeError(fault)
    return value


def _act(act: Callable[[], Any], writer: int) -> NoReturn:
    """In the copy: act, write what came of it, and end."""
    alarm(LONGEST)
    try:
        application = QGuiApplication([])  # noqa: F841 - it stays to the end
        answer = dumps(("", act()))
    except Exception:
        answer = dumps((format_exc(), None))
    with os.fdopen(writer, "wb") as pipe:
        pipe.write(answer)
    os._exit(0)


def _know_modules(names: list[str]) -> None:
    """Import what a copy has imported: the next ones need not do so."""
    for name in names:
        with suppress(ImportError):
            import_module(name)
    gc.collect()
    gc.freeze()  # what is not looked at stays shared with the copies


class Known(NamedTuple):
    """An operation, and what it does if nobody kills it."""

    calls: list[str]
    before: State
    after: State


class Server:
    """Works in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._template = folder, folder / "template"
        self._known: dict[str, Known] = {}
        _know_modules(in_a_copy(self._fill))

    def _fill(self) -> list[str]:
        fill(self._template)
        return list(sys.modules)

    def calls(self, name: str) -> list[str]:
        return self._of(name).calls

    def _of(self, name: str) -> Known:
        if name not in self._known:
            operation = OPERATIONS[name]
            folder = self._copied()
            in_a_copy(lambda: _done(operation, folder, None))
            before = in_a_copy(lambda: state_after_start(folder))
            folder = self._copied()
            calls = in_a_copy(lambda: _done(operation, folder, Calls()))
            self._known[name] = Known(calls, before, in_a_copy(lambda: state_after_start(folder)))
        return self._known[name]

    def fault(self, name: str, at: int, *, after: bool) -> str:
        """Kill an operation at a call; return what was wrong after the next start."""
        operation, known, folder = OPERATIONS[name], self._of(name), self._copied()
        try:
            in_a_copy(lambda: _done(operation, folder, Calls(at, after=after)))
        except Killed:
            pass
        else:
            return f"the call {at} was not reached"
        try:
            in_a_copy(lambda: check(operation, folder, known.before, known.after))
        except RuntimeError as error:
            return str(error)
        return ""

    def _copied(self) -> Path:
        folder = self._folder / "copy"
        rmtree(folder, ignore_errors=True)
        copytree(self._template, folder, symlinks=True)
        return folder


def _done(operation: Operation, folder: Path, calls: Calls | None) -> list[str]:
    """Prepare an operation, and do it while calls are counted."""
    desk = Desk(folder)
    desk.program.get_ready()
    operation.prepare(desk)
    if calls:
        with calls.counted():
            operation.act(desk)
    return calls.made if calls else []


def main() -> int:
    """Answer until the input ends."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        for line in sys.stdin:
            print(json.dumps(_answer(server, *json.loads(line))), flush=True)
    return 0


def _answer(server: Server, name: str, at: int, after: bool) -> object:
    try:
        return server.fault(name, at, after=after) if at else server.calls(name)
    except Exception:
        return format_exc()


if __name__ == "__main__":
    sys.exit(main())
