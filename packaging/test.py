"""Create the environment with the development tools and run every check: `python3 packaging/test.py`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import monotonic

import environment
import libraries
from environment import ROOT, program

MEASURED = ("rules", "table", "people", "store", "presentation")  # their own tests must cover every line
WORKERS = min(os.cpu_count() or 1, 8) + 1  # one more than cores: many tests wait for processes and animations
ON_ALL_CORES = ("-n", str(WORKERS), "--dist", "worksteal")


@dataclass(frozen=True, slots=True)
class Check:
    """One check of the project; it passes if its command ends with status 0."""

    name: str
    command: tuple[str, ...]
    settings: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check."""

    name: str
    passed: bool
    seconds: float


def main() -> int:
    """Run all checks, even after a failure, and list the failed ones at the end."""
    full = wants_full(sys.argv[1:])
    packages = libraries.packages_for_libraries(libraries.QT)
    if full:
        packages += libraries.packages_for_libraries(libraries.WINDOW)
        packages += libraries.packages_for_programs(libraries.SCREEN)
        packages += libraries.packages_for_reader()
        packages += libraries.packages_for_programs(libraries.VALIDATORS)
    libraries.ready("dev", packages)
    verdicts = list(map(run_check, checks(full)))
    print(summary(verdicts))
    return 0 if all(verdict.passed for verdict in verdicts) else 1


def wants_full(arguments: list[str]) -> bool:
    """Whether the arguments ask for the slow checks, too."""
    parser = argparse.ArgumentParser(description="Run every check of Tide Table.")
    parser.add_argument("--full", action="store_true", help="add the slow checks")
    return bool(parser.parse_args(arguments).full)


def checks(full: bool) -> tuple[Check, ...]:
    """Every check, in order; the slow ones only if `full`."""
    pages = sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("tide_gui/ui/qml/**/*.qml"))
    lint = (str(program("pyside6-qmllint")), "--max-warnings", "0", "--stale-property-read", "disable")
    lint += ("-I", "tide_gui/ui/qml", "-I", "build/qmltypes")
    return (
        Check("ruff check", _module("ruff", "check")),
        Check("ruff format", _module("ruff", "format", "--check")),
        Check("mypy", _module("mypy")),
        Check("qml types", (str(program("python")), "packaging/qml_types.py")),
        Check("qmllint", (*lint, *pages)),
        _tests(full),
        *_coverage(),
        *(_packages() if full else ()),
    )


def _tests(full: bool) -> Check:
    marks = ["-m", "slow or not slow"] if full else []
    return Check(
        "tests", _module("pytest", *ON_ALL_CORES, *marks), {"HYPOTHESIS_PROFILE": "full"} if full else {}
    )


def _coverage() -> Iterator[Check]:
    """The tests of the measured packages must cover every line; few examples are enough for that."""
    folders = [f"tests/{layer}" for layer in MEASURED]
    covered = f"--include={','.join(f'tide_gui/{layer}/*' for layer in MEASURED)}"
    few = {"HYPOTHESIS_PROFILE": "measured"}
    yield Check("coverage erase", _module("coverage", "erase"))
    yield Check("coverage run", _module("coverage", "run", "-m", "pytest", *ON_ALL_CORES, *folders), few)
    yield Check("coverage combine", _module("coverage", "combine", "--quiet"))
    yield Check("coverage report", _module("coverage", "report", covered, "--fail-under=100"))


def _packages() -> Iterator[Check]:
    """Build and test what is released; the Debian package only where one can be built."""
    yield Check("wheel", (str(program("python")), "packaging/wheel.py"))
    if shutil.which("dpkg-deb"):
        options = () if os.geteuid() else ("--check",)  # only root can set up a bare Debian
        yield Check("debian package", (sys.executable, "packaging/debian.py", *options))


def _module(*words: str) -> tuple[str, ...]:
    return (str(program("python")), "-m", *words)


def run_check(check: Check) -> Verdict:
    """Run a check and show its output."""
    print(f"\n== {check.name} ==\n$ {shlex.join(check.command)}", flush=True)
    began = monotonic()
    done = subprocess.run(check.command, cwd=ROOT, env=os.environ | check.settings, check=False)
    return Verdict(check.name, done.returncode == 0, monotonic() - began)


def summary(verdicts: list[Verdict]) -> str:
    """One line for each check, and a final one for all of them."""
    lines = [f"{'ok' if v.passed else 'FAILED':8}{v.name:17}{v.seconds:6.1f} s" for v in verdicts]
    failed = [verdict.name for verdict in verdicts if not verdict.passed]
    last = f"Failed: {', '.join(failed)}." if failed else f"All {len(verdicts)} checks passed."
    return "\n".join(("\n== summary ==", *lines, last))


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
