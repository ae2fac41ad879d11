"""The window as a process: its messages where it cannot open, and how it ends."""

import ctypes
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import textwrap
from pathlib import Path
from subprocess import PIPE
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QFileOpenEvent
from shiboken6 import delete
from virtual_display import virtual_display

from tide_gui import app, libraries, platform_check
from tide_gui.resource_files import NoResources, resources
from tide_gui.store.user_folders import NoHome
from tide_gui.ui.app import window
from tide_gui.ui.app.file_opener import FileOpener

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has no display or lacks libraries")
NO_LIBRARY = "libxcb-cursor.so.0: cannot open shared object file"
SCREENS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
OPEN = "from tide_gui.app import run; raise SystemExit(run())"
# Prints the platform with each frame; with an argument it then closes the window.
OPEN_AND_PRINT = textwrap.dedent("""
    import sys, tempfile
    from pathlib import Path
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication
    from tide_gui import app
    from tide_gui.ui.app import window

    show = window.Window.show

    def print_platform():
        print(QGuiApplication.platformName(), flush=True)
        if sys.argv[1:]:
            QGuiApplication.quit()

    def show_and_print(self):
        self.root.frameSwapped.connect(print_platform, Qt.ConnectionType.QueuedConnection)
        show(self)

    window.Window.show = show_and_print
    with tempfile.TemporaryDirectory() as folder:
        raise SystemExit(app.run(Path(folder)))
""")
# Prints before and after the work of the first frame: is garbage collected, are many objects frozen?
START = textwrap.dedent("""
    import gc, sys
    from PySide6.QtGui import QGuiApplication
    from tide_gui.ui.app import window
    from tide_gui.cli.commands import run

    drawn = window.Window._first_frame

    def report(self):
        print(gc.isenabled(), gc.get_freeze_count() > 10_000)
        drawn(self)
        print(gc.isenabled(), gc.get_freeze_count() > 10_000)
        QGuiApplication.quit()

    window.Window._first_frame = report
    raise SystemExit(run(["--data-dir", sys.argv[1]]))
""")


def test_calls_that_return_none_keep_the_reference_to_it(qapp):
    """PySide6 6.12 on Python 3.11 loses one reference to None each time, and aborts after some 7,000."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1_000):
        thing.setObjectName("tide")
    assert abs(sys.getrefcount(None) - before) < 100


def test_a_record_that_the_system_sends_as_an_event_is_opened(qapp):
    opened = []
    window.listen_for_files(qapp, opened.append, "darwin")
    opener = qapp.findChild(FileOpener)
    qapp.sendEvent(qapp, QFileOpenEvent("/games/one.tide"))
    delete(opener)
    qapp.sendEvent(qapp, QFileOpenEvent("/games/two.tide"))
    assert opened == ["/games/one.tide"]


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_where_the_system_sends_no_files_no_event_is_looked_at(qapp, system):
    window.listen_for_files(qapp, pytest.fail, system)
    assert qapp.findChild(FileOpener) is None


def test_on_windows_the_process_has_the_name_of_the_entry_in_the_menu(monkeypatch):
    named = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=named.append)
    monkeypatch.setattr(ctypes, "CDLL", {"shell32": shell}.__getitem__)
    for system in ("linux", "darwin", "win32"):
        window.name_process(system)
    recipe = (Path(__file__).parents[1] / "packaging" / "windows" / "tide-table.iss").read_text("utf-8")
    assert named == re.findall('AppUserModelID: "(.+?)"', recipe)


@on_linux
def test_without_a_display_one_sentence_says_what_to_do():
    done = open_window({})
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"{platform_check.NO_DISPLAY}\n"


# A process of its own: the fonts of an application stay, and would be drawn by all later tests.
SPOIL = textwrap.dedent("""
    import sys
    from pathlib import Path
    from PySide6.QtGui import QGuiApplication
    from tide_gui import languages
    from tide_gui.platform_check import NoWindow
    from tide_gui.ui.app import window

    def cut_off(path):  # in another file: Qt may have mapped this one into memory
        beginning = path.read_bytes()[:99]
        path.unlink()
        path.write_bytes(beginning)

    app, folder = QGuiApplication([]), Path(sys.argv[1])
    window.resources = languages.resources = lambda: folder
    window.install_resources(app)
    for file in ("fonts/Andika-Bold.ttf", "translations/tide_gui_en.qm"):
        whole = (folder / file).read_bytes()
        for spoil in (Path.unlink, cut_off):
            spoil(folder / file)
            try:
                window.install_resources(app)
            except NoWindow as fault:
                print(fault)
            (folder / file).write_bytes(whole)
""")


def test_fonts_and_texts_that_are_missing_or_damaged_are_one_sentence(tmp_path):
    for name in ("fonts", "translations"):
        shutil.copytree(resources() / name, tmp_path / name)
    spoilt = subprocess.run(
        [sys.executable, "-c", SPOIL, tmp_path], capture_output=True, text=True, check=False
    )
    assert (spoilt.returncode, spoilt.stderr) == (0, "")
    assert spoilt.stdout.splitlines() == [
        f"Tide Table cannot read {tmp_path / file}: it is missing or damaged. Install Tide Table again."
        for file in ("fonts/Andika-Bold.ttf", "translations/tide_gui_en.qm")
        for _ in range(2)
    ]


def test_without_its_pictures_the_window_says_so_in_one_sentence(monkeypatch, capsys):
    def lost(*_):
        raise NoResources("Tide Table has lost its pictures.")

    monkeypatch.setattr(app, "check_platform", lambda *_: None)
    monkeypatch.setattr(window, "stay_open", lost)
    assert app.run() == 1
    assert capsys.readouterr().err == "Tide Table has lost its pictures.\n"


def test_without_a_home_one_sentence_says_what_to_do(monkeypatch, capsys):
    def homeless(*_):
        raise NoHome("You have no home folder.")

    monkeypatch.setattr(window, "user_folders", homeless)
    assert app.run() == 1
    assert capsys.readouterr() == ("", "You have no home folder.\n")


@on_linux
def test_an_unreachable_display_is_reported_in_one_sentence():
    done = open_window({"DISPLAY": ":4321"})
    assert done.returncode == 1
    assert done.stderr.startswith("Tide Table cannot reach a display by xcb: ")
    assert done.stderr.count("\n") == 1


@on_linux
@pytest.mark.parametrize(
    "platform", ["", pytest.param("wayland", marks=pytest.mark.slow), "wayland-egl;xcb", "wayland;sea"]
)
def test_an_unreachable_wayland_display_is_reported_in_one_sentence(tmp_path, platform):
    variables = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    done = open_window(variables | ({"QT_QPA_PLATFORM": platform} if platform else {}))
    assert done.returncode == 1
    assert done.stderr.startswith("Tide Table cannot reach a display by wayland")
    assert done.stderr.count("\n") == 1


@on_linux
def test_a_platform_that_qt_does_not_have_is_reported_in_one_sentence():
    done = open_window({"QT_QPA_PLATFORM": "sea"})
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Tide Table cannot draw on sea: Qt has no such platform.\n"


def open_window(variables, program=OPEN):
    environ = {name: value for name, value in os.environ.items() if name not in SCREENS} | variables
    return subprocess.run(
        [sys.executable, "-c", program], env=environ, capture_output=True, text=True, check=False
    )


@on_linux
def test_a_wayland_display_that_answers_needs_no_x11(tmp_path, monkeypatch):
    monkeypatch.setattr(platform_check, "_plugin_fault", lambda plugin: "")  # they may be missing here
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "wayland-0"))
        listening.listen()
        platform_check.check_platform(
            {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}, "linux"
        )
        platform_check.check_platform({"WAYLAND_DISPLAY": str(tmp_path / "wayland-0")}, "linux")


def test_a_platform_in_memory_needs_no_display():
    platform_check.check_platform({"QT_QPA_PLATFORM": "offscreen"}, "linux")


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_other_systems_always_have_a_display(system):
    platform_check.check_platform({}, system)


@pytest.mark.parametrize(
    ("environ", "platforms"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland", "xcb"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "vnc:size=800x600:port=5901"}, ["vnc"]),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, ["wayland", "xcb"]),
    ],
)
def test_the_platforms_are_tried_in_the_order_of_qt(environ, platforms):
    assert platform_check.platforms(environ) == platforms


@on_linux
def test_a_missing_library_is_named_with_the_command_that_installs_it(monkeypatch):
    monkeypatch.setattr(libraries, "missing_of", lambda binaries: [])  # whatever is missing on this machine
    monkeypatch.setattr(ctypes, "CDLL", no_library)
    monkeypatch.setattr(platform_check, "_plugin_fault", lambda plugin: NO_LIBRARY)
    with pytest.raises(
        platform_check.NoWindow,
        match=r"libxcb-cursor\.so\.0: cannot open .* sudo apt-get install .*libxcb-cursor0",
    ):
        platform_check.check_platform({"DISPLAY": ":0"}, "linux")


def test_a_qt_that_does_not_load_is_named_too():
    done = open_window(
        {"QT_QPA_PLATFORM": "offscreen"}, "import sys; sys.modules['PySide6.QtGui'] = None; " + OPEN
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Tide Table cannot open a window: a system library is missing (import of")
    assert done.stderr.count("\n") == 1


@on_linux
def test_one_platform_that_loads_is_enough(monkeypatch):
    fault_of = platform_check._plugin_fault
    monkeypatch.setattr(
        platform_check, "_plugin_fault", lambda path: NO_LIBRARY if "wayland" in path.name else fault_of(path)
    )
    platform_check.check_platform({"QT_QPA_PLATFORM": "wayland;offscreen"}, "linux")


def no_library(path):
    raise OSError(path)


@on_linux
def test_a_plugin_that_does_not_load_says_why(monkeypatch, tmp_path):
    plugin = tmp_path / "platforms" / "libqsea.so"
    plugin.parent.mkdir()
    plugin.write_text("no library")
    monkeypatch.setattr(platform_check, "_plugin", lambda platform: plugin)
    with pytest.raises(platform_check.NoWindow, match=r"libqsea\.so"):
        platform_check.check_platform({"QT_QPA_PLATFORM": "sea"}, "linux")


@pytest.mark.parametrize("platform", ["offscreen", "vnc", "minimal", "linuxfb"])
def test_platforms_in_memory_are_never_asked_for_opengl(platform):
    assert platform_check.paints_without_gl(platform)


@on_linux
def test_a_machine_without_a_graphics_processor_is_not_asked_for_opengl(monkeypatch, tmp_path):
    monkeypatch.setattr(platform_check, "DEVICES", tmp_path)
    monkeypatch.setattr(platform_check, "gl_renderer", pytest.fail)
    assert platform_check.paints_without_gl("xcb")


@on_linux
@pytest.mark.parametrize(
    ("renderer", "without"), [("", True), ("llvmpipe (LLVM 15.0.6)", True), ("Iris", False)]
)
def test_a_graphics_processor_is_used_if_opengl_works_with_it(monkeypatch, tmp_path, renderer, without):
    (tmp_path / "dri").mkdir()
    (tmp_path / "dri" / "renderD128").touch()
    monkeypatch.setattr(platform_check, "DEVICES", tmp_path)
    monkeypatch.setattr(platform_check, "gl_renderer", lambda: renderer)
    assert platform_check.paints_without_gl("xcb") is without


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals between processes")
@pytest.mark.parametrize("number", [pytest.param(signal.SIGINT, marks=pytest.mark.slow), signal.SIGTERM])
def test_the_game_ends_cleanly_on(number):
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", OPEN_AND_PRINT]
    with subprocess.Popen(command, env=environ, stdout=PIPE, stderr=PIPE, text=True) as game:
        assert game.stdout.readline() == "offscreen\n"
        game.send_signal(number)
        _, errors = game.communicate(timeout=60)
    assert (game.returncode, errors) == (0, "")


# Asks itself to end at one moment of the start: when the window is made, shown, or about to run.
END_AT_THE_START = textwrap.dedent("""
    import os, sys, tempfile
    from pathlib import Path
    from PySide6.QtGui import QGuiApplication
    from tide_gui import app
    from tide_gui.ui.app import window

    moment, number = sys.argv[1], int(sys.argv[2])
    owner = {"__init__": window.Window, "show": window.Window, "exec": QGuiApplication}[moment]
    call = getattr(owner, moment)

    def end_and_call(*arguments):
        os.kill(os.getpid(), number)
        if moment == "exec":
            return call()
        QGuiApplication.processEvents()
        return call(*arguments)

    setattr(owner, moment, end_and_call)
    with tempfile.TemporaryDirectory() as folder:
        raise SystemExit(app.run(Path(folder)))
""")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals between processes")
@pytest.mark.parametrize(
    ("moment", "number"),
    [
        pytest.param("__init__", signal.SIGTERM, marks=pytest.mark.slow),
        pytest.param("show", signal.SIGINT, marks=pytest.mark.slow),
        pytest.param("exec", signal.SIGTERM, marks=pytest.mark.slow),
        pytest.param("__init__", signal.SIGINT, marks=pytest.mark.slow),
        pytest.param("show", signal.SIGTERM, marks=pytest.mark.slow),
        pytest.param("exec", signal.SIGINT, marks=pytest.mark.slow),
    ],
)
def test_the_game_ends_cleanly_also_while_it_starts_on(moment, number):
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", END_AT_THE_START, moment, str(int(number))]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


# An import that swallows the exception of Ctrl+C, as some of Qt do.
SWALLOWING = textwrap.dedent("""
    import os, signal, sys
    from types import SimpleNamespace
    from tide_gui.cli.commands import run

    def swallow(*_):
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt:
            return 0

    sys.modules["tide_gui.app"] = SimpleNamespace(run=swallow)
    raise SystemExit(run([]))
""")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals between processes")
def test_ctrl_c_is_not_lost_while_qt_is_imported():
    done = subprocess.run([sys.executable, "-c", SWALLOWING], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


def test_garbage_is_not_collected_before_the_first_frame(tmp_path):
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", START, str(tmp_path)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "False False\nTrue True\n"


@pytest.mark.slow
@on_linux
def test_a_window_opens_on_x11():
    environ = {name: value for name, value in os.environ.items() if name not in SCREENS}
    command = [sys.executable, "-c", OPEN_AND_PRINT, "and close"]
    with virtual_display() as name:
        environ |= {"DISPLAY": name}
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert set(done.stdout.split()) == {"xcb"}
