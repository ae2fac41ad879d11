"""The doctor: what it finds when something is wrong, and that it fails when the game cannot start."""

import json
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtQuick import QSGRendererInterface

from tide_gui import libraries, platform_check, resource_files
from tide_gui.cli import doctor as doctor_module
from tide_gui.cli.doctor import Finding, State, doctor, findings, probe_findings
from tide_gui.phones.addresses import Addresses
from tide_gui.phones.kept import Kept
from tide_gui.store.cache_file import write_cache
from tide_gui.store.user_folders import NoHome
from tide_gui.ui.app import probe

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has no display or lacks libraries")
SCREENS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
PROBE = {
    "platform": "xcb",
    "screens": ["HDMI-1 1920x1080 at 1x"],
    "api": "OpenGL",
    "renderer": "Mesa Intel",
    "software": False,
    "pages": "",
    "sound": "",
}


def examined(environ, *arguments):
    """Run the doctor in a process of its own."""
    bare = {name: value for name, value in os.environ.items() if name not in SCREENS}
    command = [sys.executable, "-m", "tide_gui", "doctor", *arguments]
    return subprocess.run(command, env={**bare, **environ}, capture_output=True, text=True, check=False)


@pytest.fixture
def probed(monkeypatch):
    """The faked result of the probe process."""
    done = SimpleNamespace(returncode=0, stdout=json.dumps(PROBE), stderr="")
    monkeypatch.setattr(doctor_module, "_run_again", lambda *words: done)
    return done


def by_name(found):
    return {finding.what: finding for finding in found}


def in_memory(tmp_path):
    return by_name(findings(tmp_path, {"QT_QPA_PLATFORM": "offscreen"}))


def test_without_faults_the_game_can_start(tmp_path):
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
    assert not list(tmp_path.iterdir()), "it changes nothing"


@on_linux
def test_without_a_display_the_game_cannot_start(tmp_path, monkeypatch, probed, capsys):
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    assert doctor(tmp_path) == 1
    printed = capsys.readouterr()
    assert f"WRONG display    {platform_check.NO_DISPLAY}\n" in printed.out
    assert printed.out.endswith("The game cannot start.\n")
    assert printed.err == ""


@on_linux
def test_missing_libraries_are_all_named_with_their_packages(tmp_path, monkeypatch, probed):
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


def test_without_ldd_the_known_libraries_are_tried(monkeypatch):
    monkeypatch.setattr(libraries.shutil, "which", lambda program: None)
    monkeypatch.setattr(libraries, "loads", lambda name: name != "libGL.so.1")
    assert libraries.missing_of([]) == ["libGL.so.1"]


def test_a_qt_that_aborts_is_reported(tmp_path, probed):
    probed.returncode, probed.stderr = -6, "qt.qpa: no\n  plugin"
    found = in_memory(tmp_path)
    assert found["window"] == Finding(State.BAD, "window", "Qt ended with status -6: qt.qpa: no plugin")
    assert found["bots"].state is State.BAD


def test_a_qt_that_hangs_is_reported(tmp_path, monkeypatch):
    def hang(*words):
        raise subprocess.TimeoutExpired(words, 60)

    monkeypatch.setattr(doctor_module, "_run_again", hang)
    found = in_memory(tmp_path)
    assert (
        found["window"].words
        == "Qt cannot be started: Command '('doctor', '--look')' timed out after 60 seconds"
    )
    assert found["bots"].state is State.BAD


def test_a_qt_that_is_known_to_abort_is_reported(tmp_path, monkeypatch, probed):
    monkeypatch.setattr(platform_check, "ABORTS", True)
    assert in_memory(tmp_path)["Qt"].state is State.BAD


@pytest.mark.parametrize(
    ("api", "renderer", "software", "words"),
    [
        ("OpenGL", "Mesa Intel", False, "OpenGL, Mesa Intel"),
        ("OpenGL", "", False, "by the graphics system"),
        ("Direct3D11", "", False, "Direct3D 11"),
        ("Metal", "", False, "Metal"),
        ("OpenGL", "llvmpipe", True, "by the processor: OpenGL is only llvmpipe"),
        ("OpenGL", "", True, "by the processor, without OpenGL"),
    ],
)
def test_it_reports_what_draws(api, renderer, software, words):
    seen = {**PROBE, "api": api, "renderer": renderer, "software": software}
    drawing = by_name(probe_findings(seen))["drawing"]
    assert drawing == Finding(State.GOOD, "drawing", words)


@pytest.mark.parametrize(
    ("api", "platform", "renderer"),
    [("Direct3D11", "windows", ""), ("OpenGL", "xcb", "Iris"), ("OpenGL", "offscreen", "")],
)
def test_opengl_is_asked_for_its_renderer_only_where_it_draws(monkeypatch, api, platform, renderer):
    chosen = SimpleNamespace(graphicsApi=lambda: QSGRendererInterface.GraphicsApi[api])
    monkeypatch.setattr(probe, "QQuickWindow", chosen)
    monkeypatch.setattr(probe, "gl_renderer", lambda: "Iris")
    monkeypatch.setattr(probe, "paints_without_gl", lambda platform: False)
    assert probe._drawing(platform) == {"api": api, "renderer": renderer, "software": False}


def test_no_screen_and_no_pages_keep_the_game_from_starting():
    found = by_name(probe_findings({**PROBE, "screens": [], "pages": 'module "QtQuick" is not installed'}))
    assert found["display"] == Finding(State.BAD, "display", "xcb has no screen")
    assert found["pages"].state is State.BAD


def test_missing_sound_is_reported_but_does_not_keep_the_game_from_starting():
    found = by_name(probe_findings({**PROBE, "sound": "No loudspeaker or headphones were found."}))
    assert found["sound"].state is State.POOR
    assert found["sound"].words.startswith("The game is silent. No loudspeaker")
    assert {finding.state for finding in probe_findings(PROBE)} == {State.GOOD}


REACHED = "in the same network they reach 192.168.1.20, port 24192 (TCP)"
INNER = "tunnels or networks of virtual machines"
THERE = "; websockets and segno are there"


@pytest.mark.parametrize(
    ("known", "state", "words"),
    [
        (Addresses(("192.168.1.20",)), State.GOOD, REACHED + THERE),
        (
            Addresses(("192.168.1.20", "10.0.0.4"), ("172.17.0.1",)),
            State.GOOD,
            f"{REACHED}, else 10.0.0.4 or 172.17.0.1{THERE}",
        ),
        (Addresses(), State.POOR, "this machine is in no network, so phones cannot reach it"),
        (
            Addresses((), ("172.17.0.1", "10.8.0.2")),
            State.POOR,
            f"this machine is only in {INNER} (172.17.0.1, 10.8.0.2), so phones cannot reach it",
        ),
    ],
)
def test_the_addresses_for_phones_are_told(tmp_path, monkeypatch, probed, known, state, words):
    monkeypatch.setattr(doctor_module, "addresses", lambda: known)
    assert in_memory(tmp_path)["phones"] == Finding(state, "phones", words)


@pytest.mark.parametrize(("devices", "port"), [({"key": "place"}, 24193), ({}, 24192)])
def test_the_chosen_address_is_told_first_and_the_preferred_port_unless_a_phone_knows_another(
    tmp_path, monkeypatch, probed, devices, port
):
    monkeypatch.setattr(doctor_module, "addresses", lambda: Addresses(("192.168.1.20",), ("10.0.0.4",)))
    write_cache(tmp_path / "cache" / "phones", Kept("", 24193, devices, "10.0.0.4"))
    told = f"in the same network they reach 10.0.0.4, port {port} (TCP), else 192.168.1.20"
    assert in_memory(tmp_path)["phones"].words == told + THERE


def test_packages_without_which_phones_cannot_be_served_are_named(tmp_path, monkeypatch, probed):
    monkeypatch.setattr(doctor_module, "SERVE_PHONES", ("websockets", "no_segno_here"))
    found = in_memory(tmp_path)["phones"]
    assert found == Finding(State.POOR, "phones", "they cannot be served without no_segno_here")


def test_folders_that_cannot_be_used_are_reported(tmp_path, probed):
    (tmp_path / "games").write_text("no folder")
    (tmp_path / "logs").mkdir()
    found = in_memory(tmp_path)
    assert found["games"].state is State.POOR
    assert str(tmp_path / "games") in found["games"].words
    assert found["logs"] == Finding(State.GOOD, "logs", str(tmp_path / "logs"))
    assert found["cache"].state is State.GOOD
    assert State.BAD not in {finding.state for finding in found.values()}


def test_a_missing_home_is_reported(monkeypatch, probed):
    def homeless(*_):
        raise NoHome("You have no home folder.")

    monkeypatch.setattr(doctor_module, "user_folders", homeless)
    found = by_name(findings(None, {"QT_QPA_PLATFORM": "offscreen"}))
    assert found["folders"] == Finding(State.BAD, "folders", "You have no home folder.")


def test_a_home_that_cannot_be_written_is_reported(tmp_path, monkeypatch, probed):
    monkeypatch.setattr(doctor_module.os, "access", lambda path, mode: False)
    assert in_memory(tmp_path / "new")["games"].state is State.POOR


def test_lost_pictures_are_reported(tmp_path, monkeypatch, probed, capsys):
    monkeypatch.setattr(resource_files, "KNOWN", "nowhere")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert doctor(tmp_path) == 1
    assert "WRONG pictures   Tide Table has lost its pictures" in capsys.readouterr().out


def test_one_working_platform_is_enough(tmp_path, monkeypatch, probed):
    monkeypatch.setattr(libraries, "missing_of", lambda binaries: ["libxcb-cursor.so.0"])
    found = in_memory(tmp_path)
    assert found["libraries"].state is State.POOR
    assert State.BAD not in {finding.state for finding in found.values()}


def test_lost_qml_is_reported(monkeypatch, qapp):
    assert probe._pages() == ""
    monkeypatch.setattr(probe, "MAIN", ("TideTable.App", "Lost"))
    assert "Lost" in probe._pages()


def test_a_bot_that_cannot_play_is_reported_in_one_line(tmp_path, probed):
    probed.returncode, probed.stderr = 1, "Traceback\n  somewhere\nValueError: no net"
    assert in_memory(tmp_path)["bots"].words == "their process ends with status 1: ValueError: no net"


def test_it_examines_its_own_package_wherever_it_is_started(tmp_path):
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


def test_the_doctor_names_a_folder_in_plain_letters(tmp_path, monkeypatch, capsys):
    found = [Finding(State.POOR, "games", "/a\x1b[2J: nothing can be saved there")]
    monkeypatch.setattr(doctor_module, "findings", lambda *_: found)
    doctor(tmp_path)
    assert r"/a\x1b[2J: nothing" in capsys.readouterr().out
