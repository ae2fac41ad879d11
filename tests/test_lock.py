"""How the lock of the packages is made: which versions are taken."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from locks import LOCKED, OFFERED, PROJECT, Offered, lock, locked, ranges


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


def changed(name, **values):
    return locked.write([*LOCKED.values(), replace(LOCKED[name], name="limpet", **values)]).encode()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"<<<<<<<", "is not as lock.py wrote it"),
        (b"numpy\xff", "is not a text in UTF-8"),
        (changed("numpy", version="abc"), "has limpet==abc, which pip does not understand."),
        (changed("numpy", marker="tide > 3"), "has limpet==2.4.6 ; tide > 3, which pip does not understand."),
        (changed("numpy", marker='os_name ~= "nt"'), "has limpet==2.4.6 ; os_name ~= "),
    ],
    ids=["a conflict", "no UTF-8", "a version", "a marker", "a comparison"],
)
@pytest.mark.parametrize(
    "command",
    [lambda file: lock.check(PROJECT, file), lambda file: lock.versions(file, ())],
    ids=["check", "make"],
)
def test_a_command_for_a_damaged_lock_says_how_to_mend_it(command, content, sentence, tmp_path):
    file = tmp_path / "requirements.txt"
    file.write_bytes(content)
    with pytest.raises(lock.Trouble) as raised:
        command(file)
    assert str(raised.value).startswith(f"{locked.NAME} {sentence}")
    assert str(raised.value).endswith(f"and run this: {lock.COMMAND}")


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """A folder with a project and its lock, for the whole command."""
    files = {"PYPROJECT": PROJECT, "FILE": locked.write(LOCKED.values())}
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
        monkeypatch.setattr(lock, name, tmp_path / name)
    monkeypatch.setattr(lock, "Index", lambda address: OFFERED)
    monkeypatch.setattr(lock.pip_index, "address", lambda: "")
    monkeypatch.setattr(lock.sys, "argv", ["lock.py"])
    return tmp_path


def test_the_command_writes_a_lock_that_it_finds_in_order(clone, monkeypatch, capsys):
    (clone / "FILE").unlink()
    assert lock.main() == 0
    assert capsys.readouterr().err == f"{locked.NAME} has 6 packages.\n"
    monkeypatch.setattr(lock.sys, "argv", ["lock.py", "--check"])
    assert lock.main() == 0


def test_a_project_that_is_no_text_is_a_sentence(clone, capsys):
    (clone / "PYPROJECT").write_bytes(b"\xff")
    assert lock.guarded(lock.main) == 1
    assert re.fullmatch(r"pyproject\.toml cannot be read: .*\.\n", capsys.readouterr().err)


def test_a_lock_that_cannot_be_written_stays_as_it_was(clone, monkeypatch, capsys):
    def write_half(path, text, *_, **__):
        path.write_bytes(text.encode()[: len(text) // 2])
        raise OSError("the disk is full")

    before = (clone / "FILE").read_bytes()
    monkeypatch.setattr(Path, "write_text", write_half)
    assert lock.guarded(lock.main) == 1
    assert "the disk is full" in capsys.readouterr().err
    assert (clone / "FILE").read_bytes() == before
    assert {path.name for path in clone.iterdir()} == {"FILE", "PYPROJECT"}
