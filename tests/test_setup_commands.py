"""The decisions of the two set-up commands; what they install is checked on a bare machine."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from queue import Queue
from threading import Thread
from types import SimpleNamespace

import pytest
from scripts import load_script

from tide_gui import libraries as linked

ROOT = Path(__file__).parents[1]

play, test = load_script("play"), load_script("test")
libraries, environment = play.libraries, play.environment
quick, checks = test.quick, sys.modules[test.run_lanes.__module__]
Plan, Stamp = environment.Plan, environment.Stamp
WANTED = Stamp("CPython 3.11.2 of /usr in /home/mari/tide table", "c0ffee", "dev")


@pytest.fixture
def commands(monkeypatch):
    """The commands that would have been run."""
    run = []
    monkeypatch.setattr(libraries, "run", lambda command, advice: run.append(" ".join(command)))
    return run


@pytest.fixture
def venv(tmp_path, monkeypatch):
    """The path of a separate environment, into which nothing is installed."""
    folder = tmp_path / "venv"
    monkeypatch.setattr(environment, "VENV", folder)
    monkeypatch.setattr(environment, "STAMP", folder / "stamp")
    return folder


@pytest.mark.parametrize(("installed", "plan"), [("build,dev", Plan.NOTHING), ("build", Plan.INSTALL)])
def test_extras_installed_before_are_kept(installed, plan):
    assert environment.plan_between(replace(WANTED, extra=installed), replace(WANTED, extra="dev")) is plan


# The Python that runs them.


@pytest.mark.parametrize("name", ["play", "test"])
def test_an_older_python_is_refused_in_one_sentence(name, monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 10, 14, "final", 0))
    with pytest.raises(SystemExit, match=r"^Tide Table needs Python 3\.11 or newer; this is Python 3\.10\.$"):
        load_script(name)


def test_the_required_python_is_that_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == ">=3.11"


# The stamp and the plan.


def test_a_stamp_reads_back():
    assert Stamp.read(WANTED.write()) == WANTED


def test_a_stamp_cut_short_is_ignored():
    whole = WANTED.write()
    assert not any(Stamp.read(whole[:length]) for length in range(len(whole)))


@pytest.mark.parametrize(
    ("found", "extra", "plan"),
    [
        (None, "dev", Plan.REBUILD),
        (replace(WANTED, interpreter="CPython 3.12.1 of /usr in /home/mari/tide table"), "dev", Plan.REBUILD),
        (replace(WANTED, locks="decaf"), "dev", Plan.INSTALL),
        (replace(WANTED, extra=""), "dev", Plan.INSTALL),
        (WANTED, "dev", Plan.NOTHING),
        (WANTED, "", Plan.NOTHING),
        (replace(WANTED, extra=""), "", Plan.NOTHING),
    ],
    ids=["none", "another Python", "other locks", "no tools", "the same", "more than needed", "no more"],
)
def test_an_environment_is_judged_by_its_stamp(found, extra, plan):
    assert environment.plan_between(found, replace(WANTED, extra=extra)) is plan


def test_the_locks_of_a_stamp_are_the_project_and_the_lock_of_its_packages(tmp_path, monkeypatch):
    locks = tmp_path / "pyproject.toml", tmp_path / "requirements.txt"
    for lock in locks:
        lock.write_text(lock.name, "utf-8")
    monkeypatch.setattr(environment, "LOCKS", locks)
    before = environment.current_stamp("")
    locks[1].write_text("msgspec==0.22.0", "utf-8")
    assert environment.current_stamp("").locks != before.locks
    assert environment.current_stamp("").interpreter == before.interpreter


def test_an_environment_whose_interpreter_vanished_is_rebuilt(venv):
    venv.mkdir()
    environment.STAMP.write_text(environment.current_stamp("").write(), "utf-8")
    assert environment.plan("") is Plan.REBUILD
    environment.program("python").parent.mkdir()
    environment.program("python").touch()
    assert environment.plan("") is Plan.NOTHING


def test_an_installation_that_fails_is_tried_again_without_a_rebuild(venv, monkeypatch):
    environment.program("python").parent.mkdir(parents=True)
    environment.program("python").touch()
    environment.STAMP.write_text(replace(environment.current_stamp(""), locks="old").write(), "utf-8")

    def fail(command, advice, errors=None):
        raise environment.Trouble("offline")

    monkeypatch.setattr(environment, "run", fail)
    with pytest.raises(environment.Trouble, match="offline"):
        environment.ready("")
    assert environment.plan("") is Plan.INSTALL


def test_a_half_made_environment_is_removed_first(venv, monkeypatch):
    (venv / "rubbish").mkdir(parents=True)
    steps = []

    def make(command, advice, errors=None):
        steps.append(command[1:4])
        assert not environment.STAMP.exists()
        venv.mkdir(exist_ok=True)

    monkeypatch.setattr(environment, "run", make)
    assert environment.ready("dev") == environment.program("python")
    install, check = ["-m", "pip", "install"], ["packaging/lock.py", "--check"]
    assert steps == [["-m", "venv", str(venv)], install, check, install]
    assert not (venv / "rubbish").exists()
    assert Stamp.read(environment.STAMP.read_text("utf-8")) == environment.current_stamp("dev")


def test_what_is_installed_has_the_checksums_of_the_lock_and_the_project_needs_nothing_more(
    venv, monkeypatch
):
    venv.mkdir()
    steps = []
    monkeypatch.setattr(environment, "_rebuild", lambda: None)
    monkeypatch.setattr(environment, "run", lambda command, *_: steps.append(command[4:]))
    environment.ready("build")
    packages, _, project = steps
    assert packages[:3] == ["--require-hashes", "--only-binary", ":all:"]
    assert project == ["--no-deps", "--no-build-isolation", "--editable", "."]
    listed = environment.locked.read(Path(packages[4]).read_text("utf-8"))
    assert {"numpy", "hatchling", "editables", "pyinstaller", "altgraph"} <= listed.keys()
    assert not {"pytest", "distributed"} & listed.keys()


def test_a_download_with_another_checksum_is_a_sentence_of_its_own(venv, tmp_path, capfd):
    venv.mkdir()
    wheel = tmp_path / "limpet-1.0-py3-none-any.whl"
    wheel.write_bytes(b"not what was locked")
    needed = tmp_path / "needed.txt"
    needed.write_text(f"limpet==1.0 --hash=sha256:{'0' * 64}", "utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--no-index", "--find-links", str(tmp_path)]
    sentence = (
        r"^A download is not the file that packaging/requirements\.txt names \(see above\), and was not"
    )
    with pytest.raises(environment.Trouble, match=sentence):
        environment._download([*pip, "--require-hashes", "-r", str(needed)])
    assert "limpet==1.0" in capfd.readouterr().err
    with pytest.raises(environment.Trouble, match=r"failed with status 1(.|\n)*If this machine is online"):
        environment._download([sys.executable, "-c", "import sys; sys.exit('no network')"])
    assert "no network" in capfd.readouterr().err


def test_a_lock_that_cannot_be_read_is_a_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(environment.locked, "FILE", tmp_path / "requirements.txt")
    environment.locked.FILE.write_text("# The lock\n\n<<<<<<< HEAD\nnumpy==2.4.6\n", "utf-8")
    with pytest.raises(environment.Trouble, match=r"requirements\.txt cannot be read near .*: <<<<<<< HEAD$"):
        environment._needed({"dev"})
    environment.locked.FILE.write_bytes(b"\xff")
    with pytest.raises(environment.Trouble, match=r"requirements\.txt is not a text in UTF-8: .*\.$"):
        environment._needed({"dev"})


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not keep them apart")
def test_a_second_command_waits_for_the_first_and_says_so_while_the_lock_is_made_anew(tmp_path, monkeypatch):
    def second():
        with environment.exclusive():
            done.append("second")

    lock = tmp_path / "requirements.txt"
    lock.touch()
    monkeypatch.setattr(environment, "LOCKS", (lock,))
    messages, done, thread = Queue(), [], Thread(target=second)
    monkeypatch.setattr(environment, "say", messages.put)
    with environment.exclusive():
        environment.locked.save([], lock)
        thread.start()
        assert "waiting" in messages.get(timeout=30)
        done.append("first")
    thread.join()
    assert done == ["first", "second"]


# What stops a command.


def test_a_step_that_fails_is_named():
    with pytest.raises(environment.Trouble, match=r"status 3: .* -c 'raise SystemExit\(3\)'\nTry again\."):
        environment.run([sys.executable, "-c", "raise SystemExit(3)"], "Try again.")


@pytest.mark.parametrize(
    ("stop", "sentence", "status"),
    [
        (environment.Trouble("No network."), "No network.\n", 1),
        (PermissionError(13, "Permission denied", ".venv"), "Tide Table could not be set up: ", 1),
        (KeyboardInterrupt(), "Interrupted.\n", 130),
    ],
    ids=["trouble", "a file", "Ctrl+C"],
)
def test_what_stops_a_command_is_a_sentence_and_a_status(stop, sentence, status, capsys):
    def command():
        raise stop

    assert environment.guarded(command) == status
    assert capsys.readouterr().err.startswith(sentence)


# The system packages.


def test_only_missing_libraries_have_their_packages_named(monkeypatch):
    monkeypatch.setattr(linked, "loads", lambda library: library not in {"libGL.so.1", "libdbus-1.so.3"})
    monkeypatch.setattr(sys, "platform", "linux")
    assert libraries.packages_for_libraries(libraries.QT) == ["libgl1", "libdbus-1-3"]


def test_other_systems_bring_their_libraries(monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    assert libraries.packages_for_libraries({"libnowhere.so.1": "libnowhere1"}) == []


def test_a_library_that_is_nowhere_does_not_load():
    assert not linked.loads("libnowhere.so.1")


def test_a_window_needs_more_libraries_than_a_picture_in_memory():
    assert libraries.libraries_of_game({}) == libraries.QT | libraries.WINDOW
    assert libraries.libraries_of_game({"QT_QPA_PLATFORM": "wayland"}) == libraries.QT | libraries.WINDOW
    assert libraries.libraries_of_game({"QT_QPA_PLATFORM": "vnc:port=5901"}) == libraries.QT


def test_missing_programs_have_their_packages_named(monkeypatch):
    monkeypatch.setattr(
        libraries.shutil, "which", lambda program: None if program == "Xvfb" else f"/bin/{program}"
    )
    assert libraries.packages_for_programs(libraries.SCREEN) == ["xvfb"]


@pytest.mark.parametrize(
    ("system", "programs", "bus", "atspi", "lacks"),
    [
        ("linux", True, True, True, False),
        ("linux", False, True, True, True),
        ("linux", True, False, True, True),
        ("linux", True, True, False, True),
        ("darwin", False, False, False, False),
    ],
)
def test_the_screen_reader_is_installed_when_any_part_is_missing(
    system, programs, bus, atspi, lacks, monkeypatch, tmp_path
):
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(libraries.shutil, "which", lambda program: program if programs else None)
    monkeypatch.setattr(libraries, "READER_BUS", tmp_path if bus else tmp_path / "nowhere")
    monkeypatch.setattr(libraries, "has_atspi", lambda: atspi)
    assert libraries.packages_for_reader() == (list(libraries.READER) if lacks else [])


def test_the_full_run_installs_the_browsers_of_phones(monkeypatch):
    monkeypatch.setattr(libraries.shutil, "which", lambda program: None if "WebKit" in program else program)
    monkeypatch.setattr(libraries, "packages_for_libraries", lambda needed: [])
    monkeypatch.setattr(libraries, "packages_for_reader", list)
    assert "webkit2gtk-driver" in test.packages(full=True)
    assert "webkit2gtk-driver" not in test.packages(full=False)


def test_a_python_that_cannot_import_atspi_has_no_screen_reader(monkeypatch):
    monkeypatch.setattr(libraries, "SYSTEM_PYTHON", sys.executable)
    monkeypatch.setattr(libraries, "IMPORT_ATSPI", "import nowhere")
    assert not libraries.has_atspi()


def test_a_python_without_ensurepip_needs_the_venv_package(monkeypatch):
    monkeypatch.setattr(libraries.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "version_info", SimpleNamespace(major=3, minor=11))
    assert libraries.packages_for_venv() == ["python3.11-venv"]


@pytest.mark.parametrize(
    ("listed", "start"),
    [(True, "sudo apt-get install"), (False, "sudo apt-get update && sudo apt-get install")],
)
def test_a_user_who_may_not_install_gets_the_command(listed, start, commands, monkeypatch):
    as_user(monkeypatch, 1000, listed)
    with pytest.raises(environment.Trouble) as caught:
        libraries.provide(["libgl1", "xauth"])
    assert str(caught.value).splitlines()[1] == f"{start} --no-install-recommends libgl1 xauth"
    assert commands == []


def test_an_administrator_updates_missing_package_lists_first(commands, monkeypatch):
    as_user(monkeypatch, 0, listed=False)
    libraries.provide(["libgl1"])
    assert commands == ["apt-get update", "apt-get install -y --no-install-recommends libgl1"]


def test_old_lists_are_updated_after_a_failure(monkeypatch):
    as_user(monkeypatch, 0, listed=True)
    tried = []

    def run(command, advice):
        tried.append(command[1])
        if tried == ["install"]:
            raise environment.Trouble("404")

    monkeypatch.setattr(libraries, "run", run)
    libraries.provide(["libgl1"])
    assert tried == ["install", "update", "install"]


def test_without_apt_the_package_names_are_printed_and_setup_goes_on(commands, monkeypatch, capsys):
    monkeypatch.setattr(libraries.shutil, "which", lambda program: None)
    libraries.provide(["libgl1", "xauth"])
    assert commands == []
    assert "libgl1, xauth" in capsys.readouterr().err


def as_user(monkeypatch, number, listed):
    monkeypatch.setattr(libraries.os, "geteuid", lambda: number, raising=False)
    monkeypatch.setattr(libraries.shutil, "which", lambda program: f"/bin/{program}")
    monkeypatch.setattr(libraries, "listed", lambda: listed)


# What looks for barriers on the phones' page.


@pytest.fixture
def axe(tmp_path, monkeypatch):
    """The script, whose file and checksum are those of a small one; pip brings a wheel with it."""

    def bring(command, advice):
        with zipfile.ZipFile(Path(command[command.index("--dest") + 1], "axe.whl"), "w") as wheel:
            wheel.writestr(test.axe.MEMBER, "axe = 1")

    monkeypatch.setattr(test.axe, "AXE", tmp_path / "build" / "axe.min.js")
    monkeypatch.setattr(test.axe, "DIGEST", sha256(b"axe = 1").hexdigest())
    monkeypatch.setattr(environment, "run", bring)
    return test.axe


def test_axe_is_fetched_unless_the_very_file_is_there(axe):
    axe.provide()
    assert axe.AXE.read_bytes() == b"axe = 1"
    written = axe.AXE.stat().st_mtime_ns
    axe.provide()
    assert axe.AXE.stat().st_mtime_ns == written
    axe.AXE.write_bytes(b"axe = 2")
    axe.provide()
    assert axe.AXE.read_bytes() == b"axe = 1"


@pytest.mark.parametrize(("words", "fetched"), [([], []), (["--full"], ["axe"])])
def test_only_the_full_run_fetches_axe(axe, lanes, monkeypatch, words, fetched):
    lanes({"passes": "print('1 passed')"})
    provided = []
    monkeypatch.setattr(axe, "provide", lambda: provided.append("axe"))
    monkeypatch.setattr(sys, "argv", ["test.py", *words])
    test.main()
    assert provided == fetched


def test_another_file_than_the_chosen_one_is_not_kept(axe, monkeypatch):
    monkeypatch.setattr(axe, "DIGEST", "0" * 64)
    with pytest.raises(environment.Trouble, match="another checksum"):
        axe.fetch()
    assert not axe.AXE.exists()


def test_without_a_network_the_full_run_goes_on_without_axe(axe, monkeypatch, capsys):
    def fail(command, advice):
        raise environment.Trouble(advice)

    monkeypatch.setattr(environment, "run", fail)
    axe.provide()
    assert "tests with it are skipped" in capsys.readouterr().err
    assert not axe.AXE.exists()


# The checks.


def checks_by_name(full):
    return {check.name: check for lane in test.all_lanes(full) for check in lane}


@pytest.mark.parametrize("full", [False, True])
def test_every_check_is_run(full, monkeypatch):
    monkeypatch.setattr(test.shutil, "which", lambda program: program)
    packages = ["wheel", "newest libraries", "debian package", "archive"]
    assert [[check.name for check in lane] for lane in test.all_lanes(full)] == [
        [
            *("ruff check", "ruff format", "mypy", "qml types", "qmllint"),
            *("coverage erase", "measured tests", "coverage combine", "coverage report"),
            *(packages if full else ["whole games"]),
        ],
        ["tests"],
    ]


def test_every_file_of_tests_is_run_once():
    """The measured tests and the whole games run those folders that the other tests ignore."""
    measured = [f"tests/{layer}" for layer in test.MEASURED]
    usual = checks_by_name(full=False)
    games, others = (usual[name].command for name in ("whole games", "measured tests"))
    assert games[-len(measured) :] == others[-len(measured) :] == tuple(measured)
    assert "not slow and whole_games" in games
    assert "not slow and not whole_games" in others
    assert [word for word in usual["tests"].command if "tests/" in word] == [
        f"--ignore={folder}" for folder in measured
    ]
    assert all((ROOT / folder).is_dir() for folder in measured)
    assert not any("tests/" in word for word in checks_by_name(full=True)["tests"].command)


def test_every_qml_file_is_linted():
    files = {str(file.relative_to(ROOT)) for file in ROOT.glob("tide_gui/**/*.qml")}
    assert files
    assert files <= set(checks_by_name(full=False)["qmllint"].command)


def test_only_the_full_checks_are_slow():
    full, usual = checks_by_name(full=True)["tests"], checks_by_name(full=False)["tests"]
    assert "slow or not slow" in full.command
    assert full.settings == {"HYPOTHESIS_PROFILE": "full"}
    assert "slow" not in " ".join(usual.command).replace("worksteal", "")
    assert not usual.settings
    assert checks_by_name(full=False)["measured tests"] == checks_by_name(full=True)["measured tests"]


def test_full_and_quick_are_options_that_exclude_each_other(capsys):
    assert [test.arguments(words).full for words in ([], ["--full"])] == [False, True]
    assert [test.arguments(words).quick for words in ([], ["--quick"])] == [False, True]
    with pytest.raises(SystemExit):
        test.arguments(["--full", "--quick"])
    assert "not allowed with" in capsys.readouterr().err


@pytest.fixture
def lanes(monkeypatch):
    """Replace the checks by lines of Python in lanes."""
    monkeypatch.setattr(test.libraries, "provide", lambda packages: None)
    monkeypatch.setattr(test.environment, "ready", lambda extra: None)
    monkeypatch.setattr(sys, "argv", ["test.py"])

    def replaced(*lanes):
        made = [
            [checks.Check(name, (sys.executable, "-c", code)) for name, code in lane.items()]
            for lane in lanes
        ]
        monkeypatch.setattr(test, "all_lanes", lambda full: made)

    return replaced


def test_a_check_that_fails_does_not_keep_the_others_from_running(lanes, capfd):
    lanes({"fails": "raise SystemExit(2)", "passes": "print('12 passed')"})
    assert test.main() == 1
    output = capfd.readouterr().out
    assert "12 passed\n" in output
    assert "Failed: fails.\n" in output


def test_checks_that_run_beside_each_other_show_their_output_in_one_piece(lanes, capfd, tmp_path):
    """Each waits for the other, so that they can only end if they run at the same time."""
    code = (
        "import time, sys; from pathlib import Path; own, other = map(Path, {files})\n"
        "print('begin', flush=True); own.touch()\n"
        "while not other.exists(): time.sleep(0.01)\n"
        "print('wrong', file=sys.stderr, flush=True); print('end')"
    )
    files = [str(tmp_path / name) for name in ("one", "two")]
    lanes({"one": code.format(files=files)}, {"two": code.format(files=files[::-1])})
    assert test.main() == 0
    output = capfd.readouterr().out
    assert output.count("\nbegin\nwrong\nend\nok ") == 2
    assert "All 2 checks passed.\n" in output


def test_what_passed_is_run_again_once_a_file_has_changed(monkeypatch, tmp_path, capfd):
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    page = tmp_path / "Page.qml"
    code = (
        "from pathlib import Path; print('looked'); raise SystemExit('bad' in Path('Page.qml').read_text())"
    )
    check = checks.Check("lint", (sys.executable, "-c", code), inputs=("*.qml",))

    def tried(text):
        page.write_text(text)
        passed = checks.run_check(check).passed
        return passed, capfd.readouterr().out.count("\nlooked\n")

    assert tried("good") == (True, 1)
    assert tried("good") == (True, 0)
    assert [tried("bad"), tried("bad")] == [(False, 1)] * 2
    assert tried("good") == (True, 0)
    assert tried("better") == (True, 1)


def test_a_file_that_is_edited_during_a_check_is_checked_again(monkeypatch, tmp_path):
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    page = tmp_path / "Page.qml"
    page.write_text("good")
    code = (
        "from pathlib import Path; page = Path('Page.qml'); text = page.read_text(); page.write_text('bad')"
    )
    check = checks.Check(
        "lint", (sys.executable, "-c", f"{code}; raise SystemExit(text == 'bad')"), inputs=("*.qml",)
    )
    assert [checks.run_check(check).passed for _ in range(2)] == [True, False]


def test_a_check_runs_again_where_its_outputs_are_gone_or_changed_since(monkeypatch, tmp_path, capfd):
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    (tmp_path / "source.py").touch()
    made = tmp_path / "types"
    code = "from pathlib import Path; print('made'); Path('types').write_text('names')"
    check = checks.Check("types", (sys.executable, "-c", code), inputs=("*.py",), outputs=("types",))

    def times_made():
        assert checks.run_check(check).passed
        return capfd.readouterr().out.count("\nmade\n")

    assert [times_made(), times_made()] == [1, 0]
    made.write_text("other names")
    assert [times_made(), times_made()] == [1, 0]
    made.unlink()
    assert [times_made(), times_made()] == [1, 0]


def test_compiled_files_are_kept_apart_where_none_are_wanted_beside_the_sources():
    assert checks.surroundings({"PATH": "/bin"}) == {"PATH": "/bin"}
    kept = checks.surroundings({"PATH": "/bin", "PYTHONDONTWRITEBYTECODE": "1"})
    assert kept == {"PATH": "/bin", "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache")}


def test_ctrl_c_starts_no_further_check(lanes, monkeypatch):
    def interrupted(check):
        raise KeyboardInterrupt

    started = []
    lanes({"interrupted": "", "later": ""}, {"beside": ""})
    monkeypatch.setattr(checks, "run_check", lambda check: started.append(check.name) or interrupted(check))
    with pytest.raises(KeyboardInterrupt):
        test.main()
    assert "later" not in started


def test_the_summary_says_that_all_checks_passed():
    text = test.summary([checks.Verdict("ruff check", True, 0.1), checks.Verdict("pytest", True, 12.0)])
    assert text.endswith("All 2 checks passed.")


# The quick checks.

TESTS = {
    "tests/table/test_record.py": "from tide_gui.table.record import Turn",
    "tests/table/test_table.py": "from tide_gui.table import record, table\nfrom playing import one_turn",
    "tests/store/test_saves.py": "from tide_gui.table.record import Turn\nimport playing",
    "tests/store/test_trash.py": "from tide_gui.store.trash import Trash",
    "tests/ui/test_looks.py": "page = 'LogPanel'",
    "tests/test_layers.py": "",
    "tests/test_setup_commands.py": 'load_script("play")',
}


def chosen(*changed, seconds=None, gone=()):
    paths = frozenset({*changed, *TESTS} - {*gone})
    return quick.choose(changed, quick.Project(paths, TESTS, seconds or {}))


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (
            "tide_gui/table/record.py",
            {"table/test_record.py", "table/test_table.py", "store/test_saves.py", "test_layers.py"},
        ),
        ("tests/store/test_trash.py", {"store/test_trash.py"}),
        ("tests/playing.py", {"table/test_table.py", "store/test_saves.py"}),
        ("tests/store/conftest.py", {"store/test_saves.py", "store/test_trash.py"}),
        ("tide_gui/ui/qml/TideTable/Table/LogPanel.qml", {"ui/test_looks.py", "test_layers.py"}),
        ("tide_gui/ui/qml/TideTable/Table/Log.qml", {"test_layers.py"}),
        ("packaging/play.py", {"test_setup_commands.py"}),
        ("packaging/debian.py", set()),
    ],
)
def test_the_tests_of_a_changed_file_are_those_that_name_it(changed, tests):
    assert set(chosen(changed).tests) == {f"tests/{test}" for test in tests}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("packaging/lock.py", {"test_lock.py", "test_ranges.py", "test_release.py"}),
        ("packaging/locked.py", {"test_lock.py", "test_locked.py", "test_ranges.py"}),
        ("packaging/ranges.py", {"test_lock.py", "test_ranges.py"}),
        ("packaging/package_index.py", {"test_lock.py", "test_package_index.py"}),
        ("packaging/requirements.txt", {"test_ranges.py"}),
        (
            "tests/locks.py",
            {"test_flatpak.py", "test_lock.py", "test_locked.py", "test_package_index.py", "test_ranges.py"},
        ),
    ],
)
def test_the_files_of_the_lock_have_tests_by_their_names_and_by_what_they_use(changed, tests):
    words = {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in ROOT.glob("tests/test_*.py")
    }
    choice = quick.choose([changed], quick.Project(frozenset({changed, *words}), words, {}))
    assert {*choice.tests, *choice.left_out} - {"tests/test_setup_commands.py"} == {
        f"tests/{test}" for test in tests
    }


def test_a_file_of_each_kind_is_checked_by_its_tool():
    pages = "tide_gui/ui/qml/TideTable/Table/LogPanel.qml", "tide_gui/ui/qml/TideTable/Table/Gone.qml"
    python = "tide_gui/ui/play/session.py", "tests/ui/gone.py"
    choice = chosen(*pages, *python, gone=("tests/ui/gone.py", pages[1]))
    assert (choice.python, choice.pages) == (python[:1], pages[:1])


def test_the_nearest_tests_are_chosen_until_the_time_is_up_and_the_others_are_named():
    seconds = {"tests/table/test_record.py": 1, "tests/table/test_table.py": quick.BUDGET - 3}
    seconds |= {"tests/store/test_saves.py": 9, "tests/test_layers.py": 2}
    choice = chosen("tide_gui/table/record.py", seconds=seconds)
    assert choice.tests == ("tests/table/test_record.py", "tests/test_layers.py", "tests/table/test_table.py")
    assert choice.left_out == ("tests/store/test_saves.py",)
    assert "too long: tests/store/test_saves.py" in str(choice)


def test_many_files_that_are_left_out_are_named_by_their_folders():
    left_out = tuple(f"tests/store/test_{letter}.py" for letter in "abcdefghijk")
    assert str(replace(chosen(), left_out=left_out)).endswith("too long: tests/store (11)")


def test_a_file_that_no_test_names_is_told():
    assert chosen("packaging/debian.py").untested == ("packaging/debian.py",)
    assert str(chosen("packaging/debian.py")).endswith("No test file names these: packaging/debian.py")
    assert chosen("tide_gui/table/record.py").untested == ()


def test_the_seconds_of_files_are_those_of_the_last_runs(tmp_path):
    (tmp_path / "broken.xml").write_text("<testsuites>")
    case = '<testcase classname="tests.table.test_record" name="{}" time="{}"/>'
    cases = case.format("a", 0.5) + case.format("b", 0.25)
    (tmp_path / "tests.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    assert quick.measured(tmp_path.glob("*.xml")) == {"tests/table/test_record.py": 0.75}


@pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")
def test_what_differs_from_head_is_found_also_if_staged_untracked_or_deleted(tmp_path, monkeypatch):
    def git(*words):
        command = ("git", "-c", "user.name=A", "-c", "user.email=a@example.org", *words)
        subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(quick, "ROOT", tmp_path)
    for name in ("changed", "deleted", "staged", "untouched"):
        (tmp_path / name).write_text("before")
    git("init")
    git("add", ".")
    git("commit", "-m", "before")
    (tmp_path / "changed").write_text("after")
    (tmp_path / "staged").write_text("after")
    git("add", "staged")
    (tmp_path / "deleted").unlink()
    (tmp_path / "with space").touch()
    assert quick.changed_files() == ["changed", "deleted", "staged", "with space"]
    assert quick.project().paths == {"changed", "staged", "untouched", "with space"}


def test_without_git_or_a_clone_the_quick_checks_say_what_they_need(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(quick, "ROOT", tmp_path)
    for path in (os.environ["PATH"], ""):
        monkeypatch.setenv("PATH", path)
        assert environment.guarded(lambda: len(quick.changed_files())) == 1
        assert "needs git and a clone: " in capsys.readouterr().err


def test_the_quick_checks_are_those_of_the_choice():
    choice = chosen("tide_gui/table/record.py", "tide_gui/ui/qml/TideTable/Table/LogPanel.qml")
    beside, tests = test.quick_lanes(choice)
    assert [check.name for check in beside] == ["ruff check", "ruff format", "mypy", "qml types", "qmllint"]
    assert beside[-1].command[-1] == choice.pages[0]
    assert tests[0].command[-len(choice.tests) :] == choice.tests
    assert [check.name for check in test.quick_lanes(chosen("README"))[0]] == ["mypy"]


# The start of the game.


@pytest.mark.parametrize(("system", "status"), [("nt", 7), ("posix", 0)])
def test_the_arguments_and_the_exit_status_are_passed_on(system, status, monkeypatch):
    started = []
    monkeypatch.setattr(
        play, "os", SimpleNamespace(name=system, execv=lambda path, command: started.append(command))
    )
    child = SimpleNamespace(returncode=status)
    fake = SimpleNamespace(run=lambda command, check: started.append(command) or child)
    monkeypatch.setattr(play, "subprocess", fake)
    assert play.start(Path("python"), ["tell", "a game.tide"]) == status
    assert started[0] == ["python", "-P", "-m", "tide_gui", "tell", "a game.tide"]
