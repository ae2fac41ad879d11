"""The doctor: what it finds where something is wrong, and that it says no where the game cannot start."""

import json
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from tide_gui import libraries, platform_check, resource_files
from tide_gui.cli import doctor as surgery
from tide_gui.cli.doctor import Finding, State, doctor, findings, probe_findings
from tide_gui.ui.app import probe

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has no display or lacks libraries")
SCREENS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
SEEN = {
    "platform": "xcb",
    "screens": ["HDMI-1 1920x1080 at 1x"],
    "renderer": "Mesa Intel",
    "software": False,
    "pages": "",
    "sound": "",
}


def examined(environ, *words):
    """What it says in a process of its own, and how that ends."""
    bare = {name: value for name, value in os.environ.items() if name not in SCREENS}
    command = [sys.executable, "-m", "tide_gui", "doctor", *words]
    return subprocess.run(command, env={**bare, **environ}, capture_output=True, text=True, check=False)


@pytest.fixture
def looked(monkeypatch):
    """What the other process would have seen, and how it would have ended."""
    done = SimpleNamespace(returncode=0, stdout=json.dumps(SEEN), stderr="")
    monkeypatch.setattr(surgery, "_run_again", lambda *words: done)
    return done


def by_name(found):
    return {finding.what: finding for finding in found}


def in_memory(tmp_path):
    return by_name(findings(tmp_path, {"QT_QPA_PLATFORM": "offscreen"}))


def test_where_all_is_well_the_game_can_start(tmp_path):
    done = examined({"QT_QPA_PLATFORM": "offscreen", "TIDE_GUI_DATA": str(tmp_path)})
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Tide Table ")
    assert lines[-1] == "The game can start."
    assert {line.split()[1] for line in lines[1:-1]} >= {
        "Python",
        "Qt",
        "display",
        "drawing",
        "sound",
        "bots",
        "games",
    }
    assert not list(tmp_path.iterdir()), "it only looks"


@on_linux
def test_without_a_display_it_says_no(tmp_path):
    done = examined({"TIDE_GUI_DATA": str(tmp_path)})
    assert (done.returncode, done.stderr) == (1, "")
    assert f"WRONG display    {platform_check.NO_DISPLAY}\n" in done.stdout
    assert done.stdout.endswith("The game cannot start.\n")


@on_linux
def test_missing_libraries_are_all_named_with_what_brings_them(tmp_path, monkeypatch):
    monkeypatch.setattr(libraries, "missing_of", lambda binaries: ["libxcb-cursor.so.0", "libodd.so.1"])
    monkeypatch.setattr(platform_check, "_plugin_fault", lambda plugin: "cannot open")
    wrong = in_memory(tmp_path)["libraries"]
    assert wrong.state is State.BAD
    assert wrong.words == (
        "not found: libxcb-cursor.so.0, libodd.so.1;"
        " on Debian and Ubuntu: sudo apt-get install --no-install-recommends libxcb-cursor0"
    )


@on_linux
def test_what_qt_links_to_is_asked_of_the_system(tmp_path, monkeypatch):
    ldd = tmp_path / "ldd"
    ldd.write_text("#!/bin/sh\necho '\tlibodd.so.1 => not found'\necho '\tlibc.so.6 => /lib/libc.so.6'\n")
    ldd.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert libraries.missing_of([tmp_path / "one.so", tmp_path / "two.so"]) == ["libodd.so.1"]
    assert platform_check.missing_libraries(["offscreen"]) == ["libodd.so.1"]


def test_where_nothing_tells_what_is_linked_the_known_libraries_are_tried(monkeypatch):
    monkeypatch.setattr(libraries.shutil, "which", lambda program: None)
    monkeypatch.setattr(libraries, "loads", lambda name: name != "libGL.so.1")
    assert libraries.missing_of([]) == ["libGL.so.1"]


def test_a_qt_that_aborts_is_told(tmp_path, looked):
    looked.returncode, looked.stderr = -6, "qt.qpa: no\n  plugin"
    found = in_memory(tmp_path)
    assert found["window"] == Finding(State.BAD, "window", "Qt ended with status -6: qt.qpa: no plugin")
    assert found["bots"].state is State.BAD


def test_a_qt_that_hangs_is_told(tmp_path, monkeypatch):
    def hang(*words):
        raise subprocess.TimeoutExpired(words, 60)

    monkeypatch.setattr(surgery, "_run_again", hang)
    found = in_memory(tmp_path)
    assert (
        found["window"].words
        == "Qt cannot be started: Command '('doctor', '--look')' timed out after 60 seconds"
    )
    assert found["bots"].state is State.BAD


def test_a_qt_that_is_known_to_abort_is_told_before(tmp_path, monkeypatch, looked):
    monkeypatch.setattr(platform_check, "ABORTS", True)
    assert in_memory(tmp_path)["Qt"].state is State.BAD


@pytest.mark.parametrize(
    ("renderer", "software", "words"),
    [
        ("Mesa Intel", False, "OpenGL, Mesa Intel"),
        ("", False, "by the graphics system"),
        ("llvmpipe", True, "by the processor: OpenGL is only llvmpipe"),
        ("", True, "by the processor, without OpenGL"),
    ],
)
def test_it_tells_what_draws(renderer, software, words):
    drawing = by_name(probe_findings({**SEEN, "renderer": renderer, "software": software}))["drawing"]
    assert drawing == Finding(State.GOOD, "drawing", words)


def test_no_screen_and_no_pages_keep_the_game_from_starting():
    found = by_name(probe_findings({**SEEN, "screens": [], "pages": 'module "QtQuick" is not installed'}))
    assert found["display"] == Finding(State.BAD, "display", "xcb has no screen")
    assert found["pages"].state is State.BAD


def test_silence_is_told_and_does_not_keep_the_game_from_starting():
    found = by_name(probe_findings({**SEEN, "sound": "No loudspeaker or headphones were found."}))
    assert found["sound"].state is State.POOR
    assert found["sound"].words.startswith("The game is silent. No loudspeaker")
    assert {finding.state for finding in probe_findings(SEEN)} == {State.GOOD}


def test_where_nothing_can_be_kept_is_told(tmp_path, looked):
    (tmp_path / "games").write_text("no folder")
    (tmp_path / "logs").mkdir()
    found = in_memory(tmp_path)
    assert found["games"].state is State.POOR
    assert str(tmp_path / "games") in found["games"].words
    assert found["logs"] == Finding(State.GOOD, "logs", str(tmp_path / "logs"))
    assert found["cache"].state is State.GOOD
    assert State.BAD not in {finding.state for finding in found.values()}


def test_a_home_that_cannot_be_written_is_told(tmp_path, monkeypatch, looked):
    monkeypatch.setattr(surgery.os, "access", lambda path, mode: False)
    assert in_memory(tmp_path / "new")["games"].state is State.POOR


def test_lost_pictures_are_told(tmp_path, monkeypatch, looked, capsys):
    monkeypatch.setattr(resource_files, "KNOWN", "nowhere")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert doctor(tmp_path) == 1
    assert "WRONG pictures   Tide Table has lost its pictures" in capsys.readouterr().out


def test_of_two_platforms_one_may_do(tmp_path, monkeypatch, looked):
    monkeypatch.setattr(libraries, "missing_of", lambda binaries: ["libxcb-cursor.so.0"])
    found = in_memory(tmp_path)
    assert found["libraries"].state is State.POOR
    assert State.BAD not in {finding.state for finding in found.values()}


def test_lost_pages_are_told(monkeypatch, qapp):
    assert probe._pages() == ""
    monkeypatch.setattr(probe, "MAIN", ("TideTable.App", "Lost"))
    assert "Lost" in probe._pages()


def test_a_bot_that_cannot_play_is_told_in_a_line(tmp_path, looked):
    looked.returncode, looked.stderr = 1, "Traceback\n  somewhere\nValueError: no net"
    assert in_memory(tmp_path)["bots"].words == "their process ends with status 1: ValueError: no net"


def test_it_examines_itself_wherever_it_is_started(tmp_path):
    (tmp_path / "tide_gui").mkdir()
    (tmp_path / "tide_gui" / "__main__.py").write_text("raise SystemExit(3)")
    code = "from tide_gui.cli.doctor import _run_again; print(_run_again('--version').stdout)"
    environ = {**os.environ, "PYTHONPATH": str(resource_files.HERE)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("Tide Table ")
