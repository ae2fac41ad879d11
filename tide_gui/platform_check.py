"""What a window needs from the system: a display, libraries, a way to draw."""

import ctypes
import socket
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

try:
    import PySide6
    from PySide6.QtCore import QLibraryInfo
    from PySide6.QtGui import QOffscreenSurface, QOpenGLContext
    from PySide6.QtQuick import QQuickWindow  # noqa: F401 - another library that may lack something
except ImportError as error:
    # Qt links to libraries of the system; the message names the missing one. Signatures quote Qt's names.
    QT_FAULT: str | None = str(error)
else:
    QT_FAULT = None

QT_VERSION = "" if QT_FAULT else PySide6.__version__
# A call that returns nothing loses a reference to None there, and after some thousands it aborts.
ABORTS = QT_VERSION.startswith("6.12.") and sys.version_info < (3, 12)

# Platforms that paint in memory: asked for OpenGL they only complain.
PAINTED = ("minimal", "offscreen", "vnc", "linuxfb")
GL_RENDERER = 0x1F01
DRAWING = ("libQt6Gui.so.6", "libQt6Quick.so.6")  # they link to all that the table needs but a platform
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
        raise NoWindow(_lacking(QT_FAULT, *wanted))
    known = [platform for platform in wanted if _plugin(platform).exists()]
    if not known:
        raise NoWindow(f"Tide Table cannot draw on {' or '.join(wanted)}: Qt has no such platform.")
    reached = [platform for platform in known if _answers(platform, environ)]
    if not reached:
        raise NoWindow(f"Tide Table cannot reach a display by {' or '.join(known)}: nothing answers there.")
    faults = [_plugin_fault(_plugin(platform)) for platform in reached]
    if all(faults):
        raise NoWindow(_lacking(faults[-1], *reached))


def platforms(environ: Mapping[str, str]) -> list[str]:
    """The platforms that Qt will try on Linux, in its order."""
    if chosen := environ.get("QT_QPA_PLATFORM"):
        return [platform.split(":")[0] for platform in chosen.split(";")]
    sessions = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
    return [platform for name, platform in sessions.items() if environ.get(name)]


def _plugin(platform: str) -> Path:
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    return plugins / "platforms" / _plugin_name(platform)


def _plugin_name(platform: str) -> str:
    family, _, _ = platform.partition("-")  # wayland-egl and its like are one plugin
    return f"libq{family}.so"


def _plugin_fault(plugin: Path) -> str:
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error)
    return ""


def _lacking(fault: str, *wanted: str) -> str:
    from tide_gui import libraries  # noqa: PLC0415 - only where something is missing; it takes 10 ms

    lacking = missing_libraries(wanted)
    packages = libraries.packages_of(lacking) or libraries.packages_of(libraries.QT | libraries.WINDOW)
    return (
        f"Tide Table cannot open a window, for this system lacks a library ({', '.join(lacking) or fault});"
        f" on Debian and Ubuntu this brings it: {libraries.install_command(packages)}"
    )


def missing_libraries(wanted: Iterable[str]) -> list[str]:
    """What Qt, the table and these platforms link to and this system lacks."""
    from tide_gui.libraries import missing_of  # noqa: PLC0415 - as above

    qt = _qt_folder()
    plugins = [qt / "plugins" / "platforms" / _plugin_name(platform) for platform in wanted]
    return missing_of(path for path in (*(qt / "lib" / name for name in DRAWING), *plugins) if path.exists())


def _qt_folder() -> Path:
    """Where the wheel keeps Qt, found without loading it."""
    found = find_spec("PySide6")
    return Path(found.origin if found and found.origin else "/").parent / "Qt"


def _answers(platform: str, environ: Mapping[str, str]) -> bool:
    if platform == "xcb":
        return _answers_on_x11()
    return not platform.startswith("wayland") or _answers_on_wayland(environ)


def _answers_on_wayland(environ: Mapping[str, str]) -> bool:
    folder = Path(environ.get("XDG_RUNTIME_DIR", "/"))
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(folder / environ.get("WAYLAND_DISPLAY", "wayland-0")))
        except OSError:  # also where the name is too long for a socket
            return False
    return True


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
    renderer = gl_renderer()
    return not renderer or "llvmpipe" in renderer


def gl_renderer() -> str:
    """What draws by OpenGL on this display; empty where nothing does. Qt has to be started."""
    context, surface = QOpenGLContext(), QOffscreenSurface()
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        return ""
    renderer = str(context.functions().glGetString(GL_RENDERER))
    context.doneCurrent()
    return renderer
