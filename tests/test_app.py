"""The first window, loaded for real, and what is said where none can open."""

import os
import signal
import socket
import subprocess
import sys
import textwrap
from subprocess import PIPE

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickWindow

from tide_gui import __version__, app

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has no display or lacks libraries")
SCREENS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
OPEN = "from tide_gui.app import run; raise SystemExit(run())"
# Tells the platform with each frame; with an argument it then closes the window.
OPEN_AND_TELL = textwrap.dedent("""
    import sys
    from PySide6.QtCore import Qt
    from tide_gui import app

    load = app.loaded

    def tell():
        print(app.QGuiApplication.platformName(), flush=True)
        if sys.argv[1:]:
            app.QGuiApplication.quit()

    def loaded(page):
        engine = load(page)
        engine.rootObjects()[0].frameSwapped.connect(tell, Qt.ConnectionType.QueuedConnection)
        return engine

    app.loaded = loaded
    raise SystemExit(app.run())
""")


@pytest.fixture(scope="session")
def qapp_cls():
    return QGuiApplication


@pytest.fixture
def window(qapp):
    engine = app.loaded(app.MAIN)
    (window,) = engine.rootObjects()
    yield window
    window.close()
    del window, engine


def test_the_window_is_called_tide_table(window):
    assert isinstance(window, QQuickWindow)
    assert window.title() == "Tide Table"
    assert window.isVisible()


def test_the_window_shows_its_name_and_the_version(window):
    texts = {name: window.findChild(QObject, name).property("text") for name in ("name", "version")}
    assert texts == {"name": "Tide Table", "version": __version__}


def test_the_window_is_painted(window, qtbot):
    qtbot.waitExposed(window)
    picture = window.grabWindow()
    assert (picture.width(), picture.height()) == (window.width(), window.height())
    colours = {picture.pixelColor(x, y).name() for x in range(0, 960, 40) for y in range(0, 640, 40)}
    assert len(colours) > 10
    assert picture.pixelColor(480, 2).lightness() > picture.pixelColor(480, 637).lightness()


def test_everything_stays_inside_the_smallest_window(window, qtbot):
    window.resize(window.minimumSize())
    qtbot.waitUntil(lambda: window.contentItem().width() == window.minimumWidth())
    for name in ("name", "motto", "version"):
        item = window.findChild(QObject, name)
        corner = item.mapToScene(item.boundingRect().topLeft())
        assert corner.x() >= 0
        assert corner.x() + item.width() <= window.minimumWidth()
        assert corner.y() + item.height() <= window.minimumHeight()


def test_a_screen_reader_finds_the_words(window):
    root = QAccessible.queryAccessibleInterface(window)
    names = {root.child(row).text(QAccessible.Text.Name) for row in range(root.childCount())}
    assert {"Tide Table", "Three games of the sea at one table", f"Version {__version__}"} <= names


@pytest.mark.qt_log_ignore(r"Broken\.qml", "failed to load component")
def test_a_page_that_does_not_load_is_one_sentence(qapp, tmp_path):
    page = tmp_path / "Broken.qml"
    page.write_text("import QtQuick\nWindow { title: \n", "utf-8")
    with pytest.raises(app.NoWindow, match=r"Broken\.qml did not load"):
        app.loaded(page)


def test_calls_that_return_nothing_keep_the_reference_to_it(qapp):
    """PySide6 6.12 on Python 3.11 loses one reference to None each time, and aborts after some 7,000."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1_000):
        thing.setObjectName("tide")
    assert abs(sys.getrefcount(None) - before) < 100


@on_linux
def test_without_a_display_one_sentence_says_how_to_see_the_game():
    done = opened({})
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"{app.NO_DISPLAY}\n"


@on_linux
def test_a_display_where_nobody_answers_is_one_sentence():
    done = opened({"DISPLAY": ":4321"})
    assert done.returncode == 1
    assert done.stderr.startswith("Tide Table cannot reach a display by xcb: ")
    assert done.stderr.count("\n") == 1


@on_linux
@pytest.mark.parametrize("platform", ["", "wayland", "wayland-egl;xcb", "wayland;sea"])
def test_a_wayland_display_where_nobody_answers_is_one_sentence(tmp_path, platform):
    display = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    done = opened(display | ({"QT_QPA_PLATFORM": platform} if platform else {}))
    assert done.returncode == 1
    assert done.stderr.startswith("Tide Table cannot reach a display by wayland")
    assert done.stderr.count("\n") == 1


@on_linux
def test_a_platform_that_qt_does_not_have_is_one_sentence():
    done = opened({"QT_QPA_PLATFORM": "sea"})
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Tide Table cannot draw on sea: Qt has no such platform.\n"


def opened(display, program=OPEN):
    environ = {name: value for name, value in os.environ.items() if name not in SCREENS} | display
    return subprocess.run(
        [sys.executable, "-c", program], env=environ, capture_output=True, text=True, check=False
    )


@on_linux
def test_a_wayland_display_that_answers_needs_no_x11(tmp_path):
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "wayland-0"))
        listening.listen()
        app.check_platform({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}, "linux")
        app.check_platform({"WAYLAND_DISPLAY": str(tmp_path / "wayland-0")}, "linux")


def test_a_platform_in_memory_needs_no_display():
    app.check_platform({"QT_QPA_PLATFORM": "offscreen"}, "linux")


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_other_systems_always_have_a_display(system):
    app.check_platform({}, system)


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
    assert app.platforms(environ) == platforms


@on_linux
def test_a_missing_library_is_named_with_the_command_that_brings_it(monkeypatch):
    monkeypatch.setattr(app.ctypes, "CDLL", no_library)
    with pytest.raises(
        app.NoWindow, match=r"libxcb-cursor\.so\.0: cannot open .* sudo apt-get install .*libxcb-cursor0"
    ):
        app.check_platform({"DISPLAY": ":0"}, "linux")


def test_a_qt_that_does_not_load_is_named_too():
    done = opened(
        {"QT_QPA_PLATFORM": "offscreen"}, "import sys; sys.modules['PySide6.QtGui'] = None; " + OPEN
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(
        "Tide Table cannot open a window, for this system lacks a library (import of"
    )
    assert done.stderr.count("\n") == 1


@on_linux
def test_one_platform_that_loads_is_enough(monkeypatch):
    load = app.ctypes.CDLL
    monkeypatch.setattr(
        app.ctypes, "CDLL", lambda path: no_library(path) if "wayland" in path else load(path)
    )
    app.check_platform({"QT_QPA_PLATFORM": "wayland;offscreen"}, "linux")


def no_library(path):
    raise OSError("libxcb-cursor.so.0: cannot open shared object file")


@pytest.mark.parametrize("platform", ["offscreen", "vnc", "minimal", "linuxfb"])
def test_platforms_in_memory_are_never_asked_for_opengl(platform):
    assert app.paints_without_gl(platform)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals between processes")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl+C", "a request to end"])
def test_the_game_ends_cleanly_on(number):
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", OPEN_AND_TELL]
    with subprocess.Popen(command, env=environ, stdout=PIPE, stderr=PIPE, text=True) as game:
        assert game.stdout.readline() == "offscreen\n"
        game.send_signal(number)
        _, complaints = game.communicate(timeout=60)
    assert (game.returncode, complaints) == (0, "")


@pytest.mark.slow
@on_linux
def test_a_window_opens_on_x11():
    environ = {name: value for name, value in os.environ.items() if name not in SCREENS}
    command = ["xvfb-run", "--auto-servernum", sys.executable, "-c", OPEN_AND_TELL, "and close"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert set(done.stdout.split()) == {"xcb"}
