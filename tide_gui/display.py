"""What a window needs from the system: a display, libraries, a way to draw."""

import ctypes
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

try:
    from PySide6.QtCore import QLibraryInfo
    from PySide6.QtGui import QOffscreenSurface, QOpenGLContext
    from PySide6.QtQuick import QQuickWindow  # noqa: F401 - another library that may lack something
except ImportError as error:
    # Qt links to libraries of the system; the message names the missing one. Signatures quote Qt's names.
    QT_FAULT: str | None = str(error)
else:
    QT_FAULT = None

# Platforms that paint in memory: asked for OpenGL they only complain.
PAINTED = ("minimal", "offscreen", "vnc", "linuxfb")
GL_RENDERER = 0x1F01
# These draw in every other library that a window needs.
PACKAGES = (
    "libgl1 libegl1 libglib2.0-0 libdbus-1-3 libfontconfig1 libxkbcommon0 libbrotli1"
    " libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0"
    " libwayland-cursor0 libwayland-egl1"
)
NO_DISPLAY = (
    "Tide Table found no display: start it from a desktop, or set QT_QPA_PLATFORM=vnc and look with a VNC"
    " viewer at port 5900 of this machine (it asks for no password, so only on a network that you trust)."
)


class NoWindow(Exception):
    """Why no window can open, in one sentence."""


def check_platform(environ: Mapping[str, str], system: str) -> None:
    """Refuse where Qt would look in vain for a screen or a library, and abort."""
    if QT_FAULT and system != "linux":
        raise NoWindow(_lacking(QT_FAULT))
    if system == "linux":
        _check_linux(platforms(environ), environ)


def _check_linux(wanted: list[str], environ: Mapping[str, str]) -> None:
    if not wanted:
        raise NoWindow(NO_DISPLAY)
    if QT_FAULT:
        raise NoWindow(_lacking(QT_FAULT))
    known = [platform for platform in wanted if _plugin(platform).exists()]
    if not known:
        raise NoWindow(f"Tide Table cannot draw on {' or '.join(wanted)}: Qt has no such platform.")
    reached = [platform for platform in known if _answers(platform, environ)]
    if not reached:
        raise NoWindow(f"Tide Table cannot reach a display by {' or '.join(known)}: nothing answers there.")
    faults = [_plugin_fault(_plugin(platform)) for platform in reached]
    if all(faults):
        raise NoWindow(_lacking(faults[-1]))


def platforms(environ: Mapping[str, str]) -> list[str]:
    """The platforms that Qt will try on Linux, in its order."""
    if chosen := environ.get("QT_QPA_PLATFORM"):
        return [platform.split(":")[0] for platform in chosen.split(";")]
    sessions = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
    return [platform for name, platform in sessions.items() if environ.get(name)]


def _plugin(platform: str) -> Path:
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    family, _, _ = platform.partition("-")  # wayland-egl and its like are one plugin
    return plugins / "platforms" / f"libq{family}.so"


def _plugin_fault(plugin: Path) -> str:
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error)
    return ""


def _lacking(fault: str) -> str:
    return (
        f"Tide Table cannot open a window, for this system lacks a library ({fault});"
        f" on Debian and Ubuntu this brings it: sudo apt-get install {PACKAGES}"
    )


def _answers(platform: str, environ: Mapping[str, str]) -> bool:
    if platform == "xcb":
        return _answers_on_x11()
    return not platform.startswith("wayland") or _answers_on_wayland(environ)


def _answers_on_wayland(environ: Mapping[str, str]) -> bool:
    folder = Path(environ.get("XDG_RUNTIME_DIR", "/"))
    with socket.socket(socket.AF_UNIX) as line:
        return line.connect_ex(str(folder / environ.get("WAYLAND_DISPLAY", "wayland-0"))) == 0


def _answers_on_x11() -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # its plugin will not load either, and that names it
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answered = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answered


def paints_without_gl(platform: str) -> bool:
    """Whether Qt Quick has to paint by itself: without OpenGL it aborts, and llvmpipe is slower."""
    if sys.platform != "linux" or platform in PAINTED:
        return platform in PAINTED
    context, surface = QOpenGLContext(), QOffscreenSurface()
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        return True
    renderer = str(context.functions().glGetString(GL_RENDERER))
    context.doneCurrent()
    return "llvmpipe" in renderer
