"""The lock of the packages: whether it fits pyproject.toml, and how it is made."""

import hashlib
import io
import json
import sys
import zipfile
from pathlib import Path

import pytest
from scripts import load_script

ROOT = Path(__file__).parents[1]
lock = load_script("lock")
locked, ranges, package_index = (sys.modules[name] for name in ("locked", "ranges", "package_index"))
Package, Version = locked.Package, lock.Version
PROJECT = """
[build-system]
requires = ["hatchling>=1.25"]
[project]
dependencies = [
    "numpy>=2.0",
    "miniaudio>=1.7; sys_platform == 'darwin' or platform_machine in 'x86_64 AMD64'",
]
[project.optional-dependencies]
dev = ["pytest>=9"]
"""


def package(name, version, *needed_by, marker=""):
    return Package(name, version, marker, ("0a" * 32,), frozenset(needed_by))


LOCKED = {
    one.name: one
    for one in (
        package("colorama", "0.4", "pytest", marker='sys_platform == "win32"'),
        package("editables", "0.6", "build-system"),
        package("hatchling", "1.33.0", "build-system"),
        package(
            "miniaudio", "1.71", "tide-gui", marker='sys_platform != "linux" or platform_machine != "aarch64"'
        ),
        package("numpy", "2.4.6", "tide-gui"),
        package("pytest", "9.2.0", "tide-gui[dev]"),
    )
}


# Whether it fits.


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


def test_packages_that_only_need_each_other_are_needed_by_nobody():
    ring = {"a": package("a", "1", "b"), "b": package("b", "1", "a")}
    assert [*ranges.problems(PROJECT, LOCKED | ring)] == [
        f"{locked.NAME} has {name}, which nothing needs." for name in "ab"
    ]


def test_a_package_of_another_that_is_gone_is_told():
    gone = {name: one for name, one in LOCKED.items() if name != "pytest"}
    told = [*ranges.problems(PROJECT.replace('"pytest>=9"', ""), gone)]
    assert told[0] == f"{locked.NAME} has colorama for pytest, which does not ask for it."


# The file.


def test_a_lock_reads_back():
    assert locked.read(locked.write(LOCKED.values())) == LOCKED


def test_a_lock_cut_short_or_changed_by_hand_is_refused():
    text = locked.write(LOCKED.values())
    first, second = text.split("\n\n")[1:3]
    ends = {place + 1 for place in range(len(text)) if text[place : place + 2] == "\n\n"}
    changed = [
        text[:length] for length in set(range(len(text))) - ends
    ]  # there it is a lock of fewer packages
    changed += [text.replace(first, f"{first}\n\n{first}"), text.replace(first, f"{second}\n\n{first}")]
    changed += [text.replace("sha256:0a", "sha256:0g"), text.replace("numpy==", "numpy>="), text + "\n", "\0"]
    for rubbish in changed:
        with pytest.raises(locked.Damaged, match=r"^packaging/requirements\.txt .*"):
            locked.read(rubbish)


def test_a_part_of_the_lock_has_what_its_packages_need():
    assert locked.needed(LOCKED, {"tide-gui[dev]"}).keys() == {"pytest", "colorama"}
    assert locked.needed(LOCKED, locked.groups([])).keys() == LOCKED.keys() - {"pytest", "colorama"}
    assert locked.needed(LOCKED, locked.groups(["dev"])) == LOCKED


def test_a_command_for_a_damaged_lock_says_how_to_mend_it(tmp_path):
    file = tmp_path / "requirements.txt"
    file.write_text("<<<<<<<", "utf-8")
    with pytest.raises(lock.Trouble, match=rf"(.|\n)*run this: {lock.COMMAND}$"):
        lock.check(PROJECT, file)


# Which versions are taken.


class Offered:
    """An index of these versions; what they require is given by name and version."""

    def __init__(self, names, requirements, python=">=3.8"):
        self.names, self.required, self.python = names, requirements, python

    def releases(self, name):
        python = self.python if name == "numpy" else ""
        wheels = (package_index.Wheel("address", "0a" * 32, 1, python),)
        versions = map(Version, self.names[name].split())
        return {version: package_index.Release(name, version, wheels) for version in versions}

    def requirements(self, release):
        lines = self.required.get(f"{release.name} {release.version}", ())
        return tuple(map(lock.Requirement, lines))


OFFERED = Offered(
    {
        "colorama": "0.4 0.5rc1",
        "editables": "0.6",
        "hatchling": "1.20 1.33.0",
        "miniaudio": "1.71",
        "numpy": "1.9 2.4.6 2.5",
        "pytest": "9.1 9.2.0",
        "tomli": "2",
    },
    {
        "pytest 9.2.0": [
            "colorama>=0.4; sys_platform == 'win32'",
            "tomli; python_version < '3.11'",
            "hatchling; extra == 'dev'",
        ],
        "miniaudio 1.71": ["colorama<1; python_version < '3.12'"],
    },
)


def resolved(kept, index=OFFERED, project=PROJECT):
    return {one.name: one for one in lock.resolve(ranges.wanted(project), kept, index)}


def test_versions_that_fit_are_kept_and_others_are_the_newest():
    assert resolved({"numpy": "2.4.6", "hatchling": "1.20"})["numpy"].version == "2.4.6"
    assert resolved({"numpy": "1.9"})["numpy"].version == "2.5"
    assert resolved({"numpy": "2.4.7"})["numpy"].version == "2.5"
    assert resolved({"hatchling": "1.20"})["hatchling"].version == "1.33.0"


def test_a_package_has_the_marker_of_all_who_need_it_and_no_test_version():
    colorama = resolved({})["colorama"]
    assert colorama.version == "0.4"
    assert colorama.needed_by == {"pytest", "miniaudio"}
    here = {
        (machine["sys_platform"], machine["platform_machine"], machine["python_version"])
        for number, machine in enumerate(ranges.machines())
        if number in ranges.served(lock.Marker(colorama.marker))
    }
    assert ("win32", "ARM64", "3.13") in here
    assert ("linux", "x86_64", "3.11") in here
    assert not here & {("linux", "aarch64", "3.11"), ("linux", "x86_64", "3.12"), ("darwin", "arm64", "3.13")}


def test_what_no_machine_of_the_project_needs_is_left_out():
    packages = resolved({})
    assert "tomli" not in packages
    assert packages["hatchling"].needed_by == {"build-system"}
    assert packages["numpy"].marker == ""
    assert not [*ranges.problems(PROJECT, packages)]


def test_a_version_that_one_python_cannot_install_is_not_taken():
    narrow = Offered(OFFERED.names, OFFERED.required, python=">=3.12")
    with pytest.raises(lock.Trouble, match=r"no version of numpy >=2\.0 for every Python, as tide-gui need"):
        resolved({}, narrow)


def test_ranges_that_exclude_each_other_are_told_with_those_who_ask():
    odd = replace_requirement("miniaudio 1.71", "numpy<2")
    with pytest.raises(lock.Trouble, match=r"no version of numpy .* as miniaudio, tide-gui need"):
        resolved({}, odd)


def test_an_extra_of_another_package_is_refused():
    odd = replace_requirement("pytest 9.2.0", "numpy[dev]")
    with pytest.raises(lock.Trouble, match="needs extras of numpy"):
        resolved({}, odd)


def replace_requirement(release, *lines):
    return Offered(OFFERED.names, OFFERED.required | {release: lines})


def test_packages_that_need_each_other_are_locked_once():
    ring = Offered(OFFERED.names, {"numpy 2.5": ["pytest"], "pytest 9.2.0": ["numpy", "colorama"]})
    assert resolved({}, ring)["colorama"].marker == ""


def test_all_or_some_versions_are_renewed(tmp_path):
    file = tmp_path / "requirements.txt"
    assert lock.versions(file, ()) == {}
    file.write_text(locked.write(LOCKED.values()), "utf-8")
    assert lock.versions(file, ["NumPy"]).keys() == LOCKED.keys() - {"numpy"}
    with pytest.raises(lock.Trouble, match="has no limpet and no whelk"):
        lock.versions(file, ["whelk", "limpet"])


# What the index says.


def wheel(*requirements):
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        lines = "".join(f"Requires-Dist: {requirement}\n" for requirement in requirements)
        archive.writestr("limpet-1.0.dist-info/METADATA", f"Name: limpet\nVersion: 1.0\n{lines}\nA limpet.\n")
    return content.getvalue()


def offer(monkeypatch, page, content=b""):
    """An index at an address that does not exist."""
    text = page if isinstance(page, bytes) else json.dumps(page).encode()
    answers = {"https://index.invalid/simple/limpet/": text, "https://index.invalid/files/limpet": content}
    monkeypatch.setattr(package_index, "fetch", lambda address, kind="": answers[address])
    return package_index.Index("https://index.invalid/simple/")


def listed(filename, content=b"", **more):
    digest = hashlib.sha256(content).hexdigest()
    return {"filename": filename, "url": "../../files/limpet", "hashes": {"sha256": digest}, **more}


def test_wheels_that_were_not_withdrawn_are_offered(monkeypatch):
    content = wheel("numpy>=2", "colorama; sys_platform == 'win32'")
    page = {
        "files": [
            listed("limpet-1.0-py3-none-any.whl", content, size=9),
            listed("limpet-1.0-cp311-cp311-win_amd64.whl", size=10),
            listed("limpet-1.1.tar.gz"),
            listed("limpet-1.2-py3-none-any.whl", yanked="broken"),
            listed("limpet-of-long-ago.whl"),
        ]
    }
    index = offer(monkeypatch, page, content)
    [release] = index.releases("limpet").values()
    assert (str(release.version), len(release.wheels)) == ("1.0", 2)
    assert [one.name for one in index.requirements(release)] == ["numpy", "colorama"]


@pytest.mark.parametrize(
    "page",
    [b"<html>", b"{}", b"[]", {"files": [{"filename": "limpet-1.0-py3-none-any.whl"}]}, b"\xff"],
    ids=["HTML", "empty", "a list", "no address", "rubbish"],
)
def test_an_index_that_answers_otherwise_is_a_sentence(page, monkeypatch):
    with pytest.raises(lock.Trouble, match=r"^The package index gave no usable answer about limpet: "):
        offer(monkeypatch, page).releases("limpet")


@pytest.mark.parametrize("content", [b"another wheel", wheel("numpy")], ids=["rubbish", "other requirements"])
def test_a_wheel_with_another_checksum_than_the_index_says_is_not_believed(content, monkeypatch):
    index = offer(monkeypatch, {"files": [listed("limpet-1.0-py3-none-any.whl", wheel())]}, content)
    [release] = index.releases("limpet").values()
    with pytest.raises(lock.Trouble, match="another checksum"):
        index.requirements(release)


def test_an_index_that_cannot_be_reached_is_a_sentence():
    with pytest.raises(lock.Trouble, match="no usable answer about limpet"):
        package_index.Index("http://127.0.0.1:1/simple").releases("limpet")


def test_the_index_is_that_of_pip(monkeypatch):
    monkeypatch.setenv("PIP_CONFIG_FILE", "")
    monkeypatch.setenv("PIP_INDEX_URL", "https://index.invalid/simple")
    assert package_index.address() == "https://index.invalid/simple"


def test_without_settings_the_index_is_pypi(monkeypatch):
    settings = "global.cert='/etc/ssl'\nglobal.index-url='https://one.invalid'\ninstall.index-url='https://two.invalid'"
    for text, address in ((settings, "https://two.invalid"), ("", package_index.PYPI)):
        done = replace_stdout(text)
        monkeypatch.setattr(package_index.subprocess, "run", lambda *words, done=done, **options: done)
        assert package_index.address() == address


def replace_stdout(text):
    return package_index.subprocess.CompletedProcess((), 0, text)
