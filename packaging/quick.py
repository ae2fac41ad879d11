"""What `test.py --quick` checks: the choice for the files that differ from the last commit."""

import re
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

from environment import ROOT, Trouble

BUDGET = 12.0  # seconds of tests
UNKNOWN = 3.0  # seconds that a file of tests is taken to need if no run has measured it
COMPARED = "the working tree, with staged and untracked files, against HEAD"
OF_THE_WHOLE = (  # tests that look at all files of a kind
    (r"tide_gui/.*\.(py|qml|js)", "tests/test_layers.py"),
    (r".*\.md", "tests/test_docs.py"),
    (r"resources/.*\.svg|packaging/art/.*", "tests/test_art.py"),
    (r"resources/.*\.wav|packaging/sound/.*", "tests/test_sound_files.py"),
    (r"resources/translations/.*", "tests/test_words.py"),
    (r"packaging/(test|checks|quick|environment|play)\.py", "tests/test_setup_commands.py"),
    (r"packaging/(locked|ranges|package_index|pip_index)\.py", "tests/test_lock.py"),
    (r"packaging/(lock|locked)\.py|packaging/requirements\.txt|pyproject\.toml", "tests/test_ranges.py"),
)


@dataclass(frozen=True, slots=True)
class Project:
    """The files there are, the words of the test files, and the seconds that each took in the last run."""

    paths: frozenset[str]
    tests: Mapping[str, str]
    seconds: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Choice:
    """What is checked, and what is not."""

    python: tuple[str, ...]
    pages: tuple[str, ...]
    tests: tuple[str, ...]
    left_out: tuple[str, ...]
    untested: tuple[str, ...]

    def __str__(self) -> str:
        """Say what the choice does not cover."""
        lines = [f"Tests of these files: {' '.join(self.tests) or 'none'}"]
        if self.left_out:
            lines.append(f"Left out, because it would take too long: {' '.join(_shortened(self.left_out))}")
        if self.untested:
            lines.append(f"No test file names these: {' '.join(self.untested)}")
        return "\n".join(lines)


def _shortened(files: Sequence[str]) -> Sequence[str]:
    """Many files are told by their folders."""
    folders = Counter(str(PurePosixPath(file).parent) for file in files)
    return files if len(files) <= 10 else [f"{folder} ({number})" for folder, number in folders.items()]


def choose(changed: Sequence[str], project: Project) -> Choice:
    """Choose tests by how near they are to the changed files, the short ones first, until time is up."""
    belonging = {path: list(_belonging(path, project)) for path in changed}
    near: dict[str, int] = {}
    for test, distance in chain.from_iterable(belonging.values()):
        near[test] = min(distance, near.get(test, distance))
    cost = {test: project.seconds.get(test, UNKNOWN) for test in near}
    taken, spent = [], 0.0
    for test in sorted(near, key=lambda test: (near[test], cost[test], test)):
        if spent + cost[test] <= BUDGET:
            taken.append(test)
            spent += cost[test]
    there = [path for path in changed if path in project.paths]
    return Choice(
        python=tuple(path for path in there if path.endswith(".py")),
        pages=tuple(path for path in there if path.endswith(".qml")),
        tests=tuple(taken),
        left_out=tuple(sorted(near.keys() - set(taken))),
        untested=tuple(path for path, tests in belonging.items() if not tests),
    )


def _belonging(path: str, project: Project) -> Iterator[tuple[str, int]]:
    """Test files that belong to a file, with their distance from it."""
    if path in project.tests:
        yield path, 0
        return
    for pattern, test in OF_THE_WHOLE:
        if re.fullmatch(pattern, path):
            yield test, 0
    folder, stem = _mirror(path), PurePosixPath(path).stem
    for test, words in project.tests.items():
        at_home = str(PurePosixPath(test).parent) == folder
        if at_home and PurePosixPath(test).name == f"test_{stem}.py":
            yield test, 0
        elif stem == "conftest" and test.startswith(f"{folder}/"):
            yield test, 2
        elif re.search(_naming(path), words, re.MULTILINE):
            yield test, 1 if at_home else 2


def _mirror(path: str) -> str:
    """The folder in `tests` for the folder of a file."""
    folder = PurePosixPath(path).parent
    return str(folder if folder.parts[:1] == ("tests",) else PurePosixPath("tests", *folder.parts[1:]))


def _naming(path: str) -> str:
    """A pattern that finds the files that name this one."""
    file = PurePosixPath(path)
    if file.suffix == ".qml":
        return rf"\b{file.stem}\b"
    if file.suffix != ".py":
        return re.escape(path)
    if file.parts[0] == "packaging":
        return rf'load_script\("{file.stem}"\)|{re.escape(file.name)}\b'
    parts = file.with_suffix("").parts[file.parts[0] == "tests" :]
    package = re.escape(".".join(parts[:-1]))
    within = rf"|^from {package} import .*\b{file.stem}\b" if package else ""
    return rf"^(from|import) {re.escape('.'.join(parts))}\b{within}"


def changed_files() -> list[str]:
    """Files that differ from HEAD, deleted and untracked ones included."""
    differing = _git("diff", "--name-only", "--no-renames", "-z", "HEAD")
    return sorted({*differing, *_git("ls-files", "--others", "--exclude-standard", "-z")})


def project() -> Project:
    """The project as it is on disk."""
    listed = _git("ls-files", "--cached", "--others", "--exclude-standard", "-z")
    paths = frozenset(path for path in listed if (ROOT / path).is_file())
    tests = {
        path: (ROOT / path).read_text("utf-8")
        for path in paths
        if re.search(r"^tests/(.*/)?test_\w+\.py$", path)
    }
    return Project(paths, dict(sorted(tests.items())), measured(ROOT.glob("build/seconds-*.xml")))


def measured(reports: Iterable[Path]) -> dict[str, float]:
    """The seconds of each file of tests by the reports of pytest; a broken report is none."""
    seconds: dict[str, float] = {}
    for report in reports:
        try:
            cases = list(ElementTree.parse(report).iter("testcase"))
        except ElementTree.ParseError:
            continue
        for case in cases:
            file = case.get("classname", "").replace(".", "/") + ".py"
            seconds[file] = seconds.get(file, 0.0) + float(case.get("time", 0))
    return seconds


def _git(*words: str) -> list[str]:
    try:
        done = subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Trouble(
            f"--quick compares with the last commit, for which it needs git and a clone: {error}"
        ) from error
    return done.stdout.split("\0")[:-1]
