"""Tries whether the tests notice small changes of the program: `python tests/mutants/campaign.py`.

Each mutant is tried against the tests of its folder, then against all default tests, up to the first
failure. They must pass without a mutant, which is tried first: else each mutant would seem to be noticed.
A copy of the project is changed, never the project. `--json FILE` keeps the results.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from mutants.drawing import ROOT, chosen, drawn
from mutants.mutating import Mutant

LONGEST = 1800  # seconds for one run of tests; what takes longer hangs, and that is noticed
PASSED, NOTHING_RUN = 0, 5  # exit statuses of pytest
times = count(1_000_000_000)  # of changed files, so that no compiled file of another mutant is taken


def main() -> int:
    """Try the mutants; return 1 if one survived, and 2 if a test fails without any."""
    wanted = _arguments()
    mutants = [*drawn(wanted.drawn, wanted.seed), *(chosen() if wanted.chosen else ())]
    mutants = [mutant for mutant in mutants if mutant.path.startswith(tuple(wanted.under))]
    results = []
    with TemporaryDirectory() as folder:
        copies = SimpleQueue[Path]()
        for number in range(wanted.workers):
            copies.put(_copied(Path(folder) / str(number)))
        with ThreadPoolExecutor(wanted.workers) as workers:
            if first := _failing_already(mutants, copies, wanted, workers):
                print(f"{first} fails without a mutant; no mutant was tried", file=sys.stderr)
                return 2
            for mutant, found in zip(
                mutants, workers.map(lambda mutant: _tried(mutant, copies, wanted), mutants), strict=True
            ):
                results.append(_told(mutant, *found))
    if wanted.json:
        wanted.json.write_text(json.dumps(results, indent=1), "utf-8")
    print(
        *(f"{number:4} {by}" for by, number in Counter(each["noticed by"] for each in results).items()),
        sep="\n",
    )
    return int(any(each["noticed by"] == "nothing" for each in results))


def _arguments() -> Namespace:
    parser = ArgumentParser(description="Try whether the tests notice small changes of the program.")
    parser.add_argument("--drawn", type=int, default=60, metavar="N", help="how many drawn by chance (60)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the drawing (1)")
    parser.add_argument("--chosen", action="store_true", help="also those chosen by hand")
    parser.add_argument(
        "--under", nargs="+", default=[""], metavar="PATH", help="only those of files below a path"
    )
    parser.add_argument("--folder-only", action="store_true", help="try only the tests of the folder")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="how many at the same time (2)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the results in this file")
    return parser.parse_args()


def _copied(folder: Path) -> Path:
    """Copy the project to a folder, as it lies here."""
    listed = subprocess.run(
        ("git", "ls-files", "-co", "--exclude-standard"), cwd=ROOT, check=True, capture_output=True
    )
    for name in listed.stdout.decode().splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


@contextmanager
def _taken(copies: "SimpleQueue[Path]") -> Iterator[Path]:
    copy = copies.get()
    try:
        yield copy
    finally:
        copies.put(copy)


def _failing_already(
    mutants: Sequence[Mutant], copies: "SimpleQueue[Path]", wanted: Namespace, workers: ThreadPoolExecutor
) -> str:
    """Return a test that fails without a mutant, or nothing; of all that the mutants would be tried with."""

    def failure(tests: tuple[str, ...]) -> str:
        with _taken(copies) as copy:
            return _failure(copy, *tests)

    chosen_tests = {folder_of(mutant.path) for mutant in mutants}
    every = () if wanted.folder_only or not mutants else (("tests",),)
    return next(filter(None, workers.map(failure, (*sorted(chosen_tests), *every))), "")


def _tried(mutant: Mutant, copies: "SimpleQueue[Path]", wanted: Namespace) -> tuple[str, str, float]:
    """Return which tests notice the mutant, which of them first, and after how many seconds."""
    with _taken(copies) as copy:
        began = monotonic()
        path = copy / mutant.path
        text = path.read_text("utf-8")
        _write(path, mutant.applied(text))
        try:
            by, first = next(_noticing(copy, mutant, wanted), ("nothing", ""))
            return by, first, monotonic() - began
        finally:
            _write(path, text)


def _write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    os.utime(path, (moment := next(times), moment))


def _noticing(copy: Path, mutant: Mutant, wanted: Namespace) -> Iterator[tuple[str, str]]:
    if first := _failure(copy, *folder_of(mutant.path)):
        yield "its folder", first
    if not wanted.folder_only and (first := _failure(copy, "tests")):
        yield "all tests", first


def folder_of(path: str) -> tuple[str, ...]:
    """Return the tests that mirror the folder of a file; those of QML open windows."""
    if path.endswith(".qml"):
        return ("tests/ui", "--ignore=tests/ui/play", "--ignore=tests/ui/models", "--ignore=tests/ui/bots")
    folder = Path(path.replace("tide_gui/", "tests/", 1)).parent
    while not (ROOT / folder).is_dir():
        folder = folder.parent
    return (folder.as_posix(),)


def _failure(copy: Path, *tests: str) -> str:
    """Return the first of the tests that fails, or nothing."""
    command = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests)
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env=os.environ | {"PYTHONPATH": str(copy)},
            timeout=LONGEST,
            check=False,
            capture_output=True,
            text=True,
        )
    except subprocess.TimeoutExpired:
        return "a test that hangs"
    if done.returncode in (PASSED, NOTHING_RUN):
        return ""
    named = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return named[1] if named else f"exit status {done.returncode}"


def _told(mutant: Mutant, by: str, first: str, seconds: float) -> dict[str, object]:
    line = mutant.line((ROOT / mutant.path).read_text("utf-8"))
    print(
        f"{by:12}{seconds:6.0f} s  {mutant.path}:{line}  {mutant.change}  {first}",
        flush=True,
    )
    return {
        "path": mutant.path, "line": line, "kind": mutant.kind, "old": mutant.old, "new": mutant.new,
        "noticed by": by, "first": first, "seconds": round(seconds),
    }  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
