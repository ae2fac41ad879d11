"""Create the environment with the development tools and run every check: `python3 packaging/test.py`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import os
import shutil
from collections.abc import Iterator, Sequence
from time import monotonic

import axe
import environment
import libraries
import locked
import quick
from checks import Check, Lane, run_lanes, summary
from environment import ROOT, program

MEASURED = ("rules", "table", "people", "store", "presentation")  # their own tests must cover every line
MEASURED_TESTS = tuple(f"tests/{layer}" for layer in MEASURED)
CORES = min(os.cpu_count() or 1, 8)  # each process that runs tests spends seconds on finding them
LOCKED = locked.NAME  # another version of a tool may find something else
TYPES = "build/qmltypes/**/*"
LONGEST = 1200  # seconds for a slow test; what takes longer hangs
BESIDE = max(1, CORES // 2)  # beside the tests that take longest


def main() -> int:
    """Run the checks, even after a failure, and list the failed ones at the end."""
    wanted = arguments(sys.argv[1:])
    began = monotonic()
    libraries.ready("dev", packages(wanted.full))
    if wanted.full:
        axe.provide()
    if wanted.quick:
        choice = quick.choose(quick.changed_files(), quick.project())
        print(choice, flush=True)
        lanes = quick_lanes(choice)
    else:
        lanes = all_lanes(wanted.full)
    verdicts = run_lanes(lanes)
    print(f"{summary(verdicts)}\n{monotonic() - began:.0f} s in all")
    return 0 if all(verdict.passed for verdict in verdicts) else 1


def arguments(words: list[str]) -> argparse.Namespace:
    """Read which checks are wanted."""
    parser = argparse.ArgumentParser(description="Run every check of Tide Table.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--full", action="store_true", help="add the slow checks")
    which.add_argument(
        "--quick",
        action="store_true",
        help=f"check in some 20 seconds what has changed: compare {quick.COMPARED};"
        " ruff, mypy and qmllint, and the tests that belong to the changed files, as many as the time allows",
    )
    return parser.parse_args(words)


def packages(full: bool) -> list[str]:
    """The system packages that are missing."""
    needed = libraries.packages_for_libraries(libraries.QT)
    if full:
        needed += libraries.packages_for_libraries(libraries.WINDOW)
        needed += libraries.packages_for_programs(libraries.SCREEN)
        needed += libraries.packages_for_programs(libraries.BROWSERS)
        needed += libraries.packages_for_reader()
        needed += libraries.packages_for_programs(libraries.VALIDATORS)
    return needed


def all_lanes(full: bool) -> tuple[Lane, ...]:
    """Every check; the slow ones only if `full`. The tests of most files run beside everything else."""
    pages = sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("tide_gui/ui/qml/**/*.qml"))
    beside = (
        *_ruff(),
        Check("mypy", _module("mypy")),
        *_lint(pages),
        *_measured_tests(),
        *(_packages() if full else (_whole_games(),)),
    )
    return beside, (_tests(full),)


def quick_lanes(choice: quick.Choice) -> tuple[Lane, ...]:
    """The checks of a choice; mypy looks at everything, because its cache makes that cheap."""
    beside = list(_ruff(choice.python)) if choice.python else []
    beside.append(Check("mypy", _module("mypy")))
    if choice.pages:
        beside += _lint(choice.pages)
    tests = (Check("tests", _module("pytest", "-q", *choice.tests)),) if choice.tests else ()
    return tuple(lane for lane in (beside, tests) if lane)


def _ruff(files: Sequence[str] = ()) -> Iterator[Check]:
    """Check these files, or all."""
    named = ("--force-exclude", *files) if files else ()
    yield Check("ruff check", _module("ruff", "check", *named))
    yield Check("ruff format", _module("ruff", "format", "--check", *named))


def _lint(pages: Sequence[str]) -> Iterator[Check]:
    yield Check(
        "qml types",
        (str(program("python")), "packaging/qml_types.py"),
        inputs=("packaging/qml_types.py", "tide_gui/ui/**/*.py", LOCKED),
        outputs=(TYPES,),
    )
    lint = (str(program("pyside6-qmllint")), "--max-warnings", "0", "--stale-property-read", "disable")
    yield Check(
        "qmllint",
        (*lint, "-I", "tide_gui/ui/qml", "-I", "build/qmltypes", *pages),
        inputs=("tide_gui/ui/qml/**/*", TYPES, LOCKED),
    )


def _tests(full: bool) -> Check:
    """All tests but those of the measured packages; the full run tries these with many examples, too."""
    if full:
        everything = _pytest(
            CORES + 2, "full", "-m", "slow or not slow", "-o", f"faulthandler_timeout={LONGEST}"
        )
        return Check("tests", _module(*everything), {"HYPOTHESIS_PROFILE": "full"})
    others = [f"--ignore={folder}" for folder in MEASURED_TESTS]
    return Check("tests", _module(*_pytest(CORES + 2, "tests", *others)))


def _measured_tests() -> Iterator[Check]:
    """The measured packages must be covered by their own tests alone."""
    covered = f"--include={','.join(f'tide_gui/{layer}/*' for layer in MEASURED)}"
    yield Check("coverage erase", _module("coverage", "erase"))
    tests = _pytest(BESIDE, "measured", "-m", "not slow and not whole_games", *MEASURED_TESTS)
    yield Check("measured tests", _module("coverage", "run", "-m", *tests))
    yield Check("coverage combine", _module("coverage", "combine", "--quiet"))
    yield Check("coverage report", _module("coverage", "report", covered, "--fail-under=100"))


def _whole_games() -> Check:
    """The other tests of the measured packages: with coverage they would take three times as long."""
    tests = _pytest(BESIDE, "games", "-m", "not slow and whole_games", *MEASURED_TESTS)
    return Check("whole games", _module(*tests))


def _pytest(workers: int, report: str, *words: str) -> tuple[str, ...]:
    """Tests in so many processes; the report tells the quick check how long each file takes."""
    kept = f"--junitxml=build/seconds-{report}.xml"
    return ("pytest", "-n", str(workers), "--dist", "worksteal", kept, *words)


def _packages() -> Iterator[Check]:
    """Build and test what is released; the Debian package only where one can be built."""
    yield Check("wheel", (sys.executable, "packaging/wheel.py", "--check"))
    yield Check("newest libraries", (sys.executable, "packaging/pip_check.py"))
    if shutil.which("dpkg-deb"):
        options = () if os.geteuid() else ("--check",)  # only root can set up a bare Debian
        yield Check("debian package", (sys.executable, "packaging/debian.py", *options))
        yield Check("archive", (sys.executable, "packaging/tarball.py", "--again", *options))


def _module(*words: str) -> tuple[str, ...]:
    return (str(program("python")), "-m", *words)


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
