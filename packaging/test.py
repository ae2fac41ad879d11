"""Make the environment with the tools and run every check: `python3 packaging/test.py`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older Python is to read a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from tempfile import TemporaryFile
from time import monotonic
from typing import TextIO

import environment
import libraries
from environment import ROOT, program

MEASURED = ("rules", "table", "store", "presentation")  # packages of which their own tests reach every line


@dataclass(frozen=True, slots=True)
class Check:
    """One demand on the project, met when its command ends with status 0."""

    name: str
    command: tuple[str, ...]
    settings: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a check ended."""

    name: str
    passed: bool
    seconds: float


def main() -> int:
    """Run everything, also after a failure, and tell at the end what failed."""
    full = asked_for_full(sys.argv[1:])
    packages = libraries.packages_for_libraries(libraries.QT)
    if full:
        packages += libraries.packages_for_libraries(libraries.WINDOW)
        packages += libraries.packages_for_programs(libraries.SCREEN)
        packages += libraries.packages_for_reader()
        packages += libraries.packages_for_programs(libraries.VALIDATORS)
    libraries.ready("dev", packages)
    verdicts = [verdict for group in checks(full) for verdict in judged(group)]
    print(summary(verdicts))
    return 0 if all(verdict.passed for verdict in verdicts) else 1


def asked_for_full(words: list[str]) -> bool:
    """Whether the slow checks are wanted."""
    parser = argparse.ArgumentParser(description="Run every check of Tide Table.")
    parser.add_argument("--full", action="store_true", help="add the slow checks")
    return bool(parser.parse_args(words).full)


def checks(full: bool) -> tuple[tuple[Check, ...], ...]:
    """Every check, in order; those of a group are run side by side. What is slow belongs to the full ones."""
    pages = sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("tide_gui/ui/qml/**/*.qml"))
    lint = (str(program("pyside6-qmllint")), "--max-warnings", "0", "--stale-property-read", "disable")
    lint += ("-I", "tide_gui/ui/qml", "-I", "build/qmltypes")
    covered = f"--include={','.join(f'tide_gui/{layer}/*' for layer in MEASURED)}"
    return (
        (Check("ruff check", _module("ruff", "check")),),
        (Check("ruff format", _module("ruff", "format", "--check")),),
        (Check("mypy", _module("mypy")),),
        (Check("qml types", (str(program("python")), "packaging/qml_types.py")),),
        (Check("qmllint", (*lint, *pages)),),
        _tests(full),
        (Check("coverage", _module("coverage", "report", covered, "--fail-under=100")),),
        *(_packages() if full else ()),
    )


def _packages() -> Iterator[tuple[Check, ...]]:
    """What is given away is built and tried; the Debian package where one can be made."""
    yield (Check("wheel", (str(program("python")), "packaging/wheel.py")),)
    if shutil.which("dpkg-deb"):
        tried = () if os.geteuid() else ("--check",)  # only root may make a bare Debian
        yield (Check("debian package", (sys.executable, "packaging/debian.py", *tried)),)


def _tests(full: bool) -> tuple[Check, ...]:
    """The tests in parts; they take the most time by far. Many examples are tried without measuring."""
    folders = [f"tests/{layer}" for layer in MEASURED]
    apart = [f"--ignore={folder}" for folder in ("tests/ui", *folders)]
    words = ["-m", "slow or not slow"] if full else []
    settings = {"HYPOTHESIS_PROFILE": "full"} if full else {}
    many = Check("many examples", _module("pytest", *words, *folders), settings)
    return (
        Check("window's tests", _module("pytest", *words, "tests/ui"), settings),
        *((many,) if full else ()),
        Check("other tests", _module("pytest", *words, *apart), settings),
        Check("tests, measured", _module("coverage", "run", "-m", "pytest", *folders)),
    )


def _module(*words: str) -> tuple[str, ...]:
    return (str(program("python")), "-m", *words)


def judged(group: tuple[Check, ...]) -> list[Verdict]:
    """Run checks side by side: the output of the first in full view, that of the others after it."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as threads, ExitStack() as files:
        told = [None, *(files.enter_context(TemporaryFile("w+")) for _ in group[1:])]
        verdicts = list(threads.map(_judged, group, told))
        for output in filter(None, told):
            output.seek(0)
            print(output.read(), end="", flush=True)
    return verdicts


def _judged(check: Check, output: TextIO | None) -> Verdict:
    print(f"\n== {check.name} ==\n$ {shlex.join(check.command)}", file=output, flush=True)
    began = monotonic()
    settings = os.environ | check.settings
    done = subprocess.run(
        check.command, cwd=ROOT, env=settings, stdout=output, stderr=output and subprocess.STDOUT, check=False
    )
    return Verdict(check.name, done.returncode == 0, monotonic() - began)


def summary(verdicts: list[Verdict]) -> str:
    """One line for each check, and one for them all."""
    lines = [f"{'ok' if v.passed else 'FAILED':8}{v.name:17}{v.seconds:6.1f} s" for v in verdicts]
    failed = [verdict.name for verdict in verdicts if not verdict.passed]
    last = f"Failed: {', '.join(failed)}." if failed else f"All {len(verdicts)} checks passed."
    return "\n".join(("\n== summary ==", *lines, last))


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
