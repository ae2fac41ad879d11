"""Operations that are killed before or after any of their calls that change files."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

TESTS = Path(__file__).parents[1]


class KilledCall(NamedTuple):
    """One call of an operation, by its number, and on which side of it the program is killed."""

    operation: str
    at: int
    after: bool


class Killer:
    """The process that does the killing; it ends with this one."""

    def __init__(self) -> None:
        path = os.pathsep.join((str(TESTS.parent), str(TESTS)))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "faults.kill_server"],
            env=os.environ | {"PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def ask(self, *question: Any) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


@cache
def killer() -> Killer:
    """Return the one of this process."""
    return Killer()


def calls_of(operation: str) -> list[str]:
    """Return the calls of an operation that change files, in their order."""
    calls = killer().ask(operation, 0, False)
    assert isinstance(calls, list), calls
    return calls


def both_sides_of(operation: str) -> tuple[KilledCall, ...]:
    """Return both sides of every call of an operation."""
    numbers = range(1, len(calls_of(operation)) + 1)
    return tuple(KilledCall(operation, at, after) for at in numbers for after in (False, True))


def check_killed(call: KilledCall, _: Path) -> None:
    """Kill a program there; after its next start all is as before or as after the operation."""
    fault = killer().ask(*call)
    assert fault == "", f"{call}: {fault}"
