"""Checks in lanes: one after the other within a lane, the lanes beside each other."""

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from threading import Event, Lock
from time import monotonic

from environment import ROOT


@dataclass(frozen=True, slots=True)
class Check:
    """One check of the project; it passes if its command ends with status 0."""

    name: str
    command: tuple[str, ...]
    settings: dict[str, str] = field(default_factory=dict)
    inputs: tuple[str, ...] = ()  # files it depends on: with the same ones it need not run again
    outputs: tuple[str, ...] = ()  # files it makes: it runs again unless they are as it left them


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check."""

    name: str
    passed: bool
    seconds: float


Lane = Sequence[Check]
SAME = "It passed with these files."
printing = Lock()  # what a check says stays in one piece


def run_lanes(lanes: Sequence[Lane]) -> list[Verdict]:
    """Run all checks, even after a failure; Ctrl+C ends those that run and starts no other."""
    stopped = Event()

    def in_order(lane: Lane) -> list[Verdict]:
        return [run_check(check) for check in lane if not stopped.is_set()]

    with ThreadPoolExecutor(len(lanes)) as pool:
        try:
            return [verdict for verdicts in pool.map(in_order, lanes) for verdict in verdicts]
        except BaseException:
            stopped.set()
            raise


def run_check(check: Check) -> Verdict:
    """Run a check, then show all of its output at once; what passed with the same files is not run again."""
    _say(f"... {check.name}")
    began = monotonic()
    passed, output = (True, SAME) if _has_passed(check) else _run(check)
    verdict = Verdict(check.name, passed, monotonic() - began)
    _say(f"\n== {check.name} ==\n$ {shlex.join(check.command)}\n{output}\n{line_of(verdict)}\n")
    return verdict


def _has_passed(check: Check) -> bool:
    note = _note(check)
    return bool(check.inputs) and note.exists() and note.read_text("utf-8") == _digest(check.outputs)


def _run(check: Check) -> tuple[bool, str]:
    note = _note(check)
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        env=surroundings(os.environ) | check.settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if check.inputs and done.returncode == 0 and note == _note(check):  # no file was edited meanwhile
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(_digest(check.outputs), "utf-8")
    return done.returncode == 0, done.stdout.decode("utf-8", "replace").rstrip("\n")


def _note(check: Check) -> Path:
    """The file that says that a check passed, and with which outputs; its name stands for what went in."""
    made_of = repr((check.command, sys.version, _digest(check.inputs)))
    return ROOT / "build" / "passed" / sha256(made_of.encode()).hexdigest()


def _digest(patterns: Sequence[str]) -> str:
    """What changes with the names and the contents of these files."""
    digest = sha256()
    for path in sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}):
        digest.update(f"{path} {sha256(path.read_bytes()).hexdigest()}".encode())
    return digest.hexdigest()


def surroundings(environ: Mapping[str, str]) -> dict[str, str]:
    """Compiled files are kept apart where none are wanted beside the sources: all processes need them."""
    if not environ.get("PYTHONDONTWRITEBYTECODE"):
        return dict(environ)
    others = {name: value for name, value in environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {"PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache"), **others}


def _say(text: str) -> None:
    with printing:
        print(text, flush=True)


def line_of(verdict: Verdict) -> str:
    return f"{'ok' if verdict.passed else 'FAILED':8}{verdict.name:17}{verdict.seconds:6.1f} s"


def summary(verdicts: Sequence[Verdict]) -> str:
    """One line for each check, and a final one for all of them."""
    failed = [verdict.name for verdict in verdicts if not verdict.passed]
    last = f"Failed: {', '.join(failed)}." if failed else f"All {len(verdicts)} checks passed."
    return "\n".join(("== summary ==", *map(line_of, verdicts), last))
