"""Whether the lock of the packages fits pyproject.toml."""

from pathlib import Path

import pytest
from locks import LOCKED, PROJECT, lock, locked, package, ranges

ROOT = Path(__file__).parents[1]


def test_the_lock_fits_the_ranges_in_pyproject():
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    found = "\n".join(ranges.problems(project, locked.read(locked.FILE.read_text("utf-8"))))
    assert not found, f"{found}\nRun this: {lock.COMMAND}"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("numpy>=2.0", "numpy>=2.5", "tide-gui in pyproject.toml asks for numpy>=2.5, and LOCK has 2.4.6."),
        ("pytest>=9", "pytest<9", "tide-gui[dev] in pyproject.toml asks for pytest<9, and LOCK has 9.2.0."),
        (
            '"numpy',
            '"cffi", "numpy',
            "tide-gui in pyproject.toml asks for cffi, and LOCK does not have it.",
        ),
        (
            "'x86_64 AMD64'",
            "'x86_64 AMD64 aarch64'",
            "and LOCK has it only where sys_platform != ",
        ),
        ('["pytest', '["numpy", "pytest', "asks for numpy, and LOCK has it for others only."),
        ('"pytest>=9"', "", "LOCK has pytest for tide-gui[dev], which does not ask for it."),
        ("dev =", "test =", "LOCK has pytest for tide-gui[dev], which does not ask for it."),
    ],
    ids=["a range", "of an extra", "a new one", "more machines", "another extra", "nobody asks", "no extra"],
)
def test_a_lock_that_is_older_than_the_ranges_is_told_with_the_package_and_the_command(
    old, new, sentence, tmp_path, capsys
):
    file = tmp_path / "requirements.txt"
    file.write_text(locked.write(LOCKED.values()), "utf-8")
    assert lock.check(PROJECT, file) == 0
    assert lock.check(PROJECT.replace(old, new), file) == 1
    told = capsys.readouterr().err
    assert sentence.replace("LOCK", locked.NAME) in told
    assert told.endswith(f"Run this: {lock.COMMAND}\n")


def test_a_lock_without_what_only_other_packages_need_does_not_fit(tmp_path, capsys):
    text = locked.FILE.read_text("utf-8")
    [entry] = [entry for entry in text.split("\n\n") if entry.startswith("altgraph==")]
    file = tmp_path / "requirements.txt"
    file.write_text(text.replace(f"{entry}\n\n", ""), "utf-8")
    assert lock.guarded(lambda: lock.check((ROOT / "pyproject.toml").read_text("utf-8"), file)) == 1
    assert capsys.readouterr().err.startswith(f"{locked.NAME} is not as lock.py wrote it: ")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[project]", "[project", "pyproject.toml cannot be read: Expected .*line 4.*"),
        ("dependencies = [\n", "needs = [\n", "pyproject.toml has no dependencies"),
        ("[project]", "[[project]]", "pyproject.toml cannot be read: .*"),
        ("dev = [", "dev = 3 # [", "pyproject.toml cannot be read: .*"),
        (
            "[project.optional-dependencies]\ndev",
            "optional-dependencies",
            "pyproject.toml cannot be read: .*",
        ),
        ("pytest>=9", "pytest>>9", "DEV asks for pytest>>9, which pip does not understand"),
        ("pytest>=9", "pytest; os_name ~= 'nt'", "DEV asks for pytest; os_name ~= 'nt', which pip .*"),
        ('"pytest>=9"', "9", "DEV asks for 9, which pip does not understand"),
    ],
    ids=["TOML", "no key", "a list", "a number", "no group", "a range", "a marker", "no text"],
)
def test_a_project_that_cannot_be_read_is_a_sentence(old, new, sentence):
    assert PROJECT.count(old) == 1
    sentence = sentence.replace("DEV", r"tide-gui\[dev\] in pyproject.toml")
    with pytest.raises(lock.Trouble, match=rf"^{sentence}\.$"):
        [*ranges.problems(PROJECT.replace(old, new), LOCKED)]


def test_a_project_that_names_no_python_is_a_sentence(tmp_path, monkeypatch):
    file = tmp_path / "pyproject.toml"
    file.write_text(PROJECT.replace("[project]", "[project]\nclassifiers = []"), "utf-8")
    monkeypatch.setattr(ranges, "PYPROJECT", file)
    with pytest.raises(lock.Trouble, match=r"name no version of Python\.$"):
        ranges.pythons.__wrapped__()


def test_packages_that_only_need_each_other_are_needed_by_nobody():
    ring = {"a": package("a", "1", "b"), "b": package("b", "1", "a")}
    assert [*ranges.problems(PROJECT, LOCKED | ring)] == [
        f"{locked.NAME} has {name}, which nothing needs." for name in "ab"
    ]


def test_a_package_of_another_that_is_gone_is_told():
    gone = {name: one for name, one in LOCKED.items() if name != "pytest"}
    told = [*ranges.problems(PROJECT.replace('"pytest>=9"', ""), gone)]
    assert told[0] == f"{locked.NAME} has colorama for pytest, which does not ask for it."
