"""Checks what a window needs from the system: a display, libraries, a renderer."""

import socket
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

try:
    import PySide6.QtGui  # first: the modules that need it crash without it
    from PySide6.QtCore import QLibrary, QLibraryInfo
    from PySide6.QtQml import QQmlEngine  # noqa: F401 - it links to more libraries that may be missing
except ImportError as error:
    # Qt links to system libraries; the message names the missing one.
    QT_FAULT: str | None = str(error)
else:
    QT_FAULT = None

QT_VERSION = "" if QT_FAULT else PySide6.__version__
# There each call that returns nothing loses a reference to None; after some thousands Python aborts.
ABORTS = QT_VERSION.startswith("6.12.") and sys.version_info < (3, 12)

# Platforms that paint in memory; a request for OpenGL only makes them print warnings.
PAINTED = ("minimal", "offscreen", "vnc", "linuxfb")
GL_RENDERER = 0x1F01
DEVICES = Path("/dev")
GPUS = ("dri/renderD*", "nvidia*", "dxg", "mali*", "pvr*")  # patterns there
DRAWING = ("libQt6Gui.so.6", "libQt6Quick.so.6")  # link to all that the table needs except the platform
NO_DISPLAY = (
    "Tide Table found no display: start it from a desktop, or set QT_QPA_PLATFORM=vnc and look with a VNC"
    " viewer at port 5900 of this machine (it asks for no password, so only on a network that you trust)."
)


class NoWindow(Exception):
    """No window can open; the message is one sentence that says why."""


def check_platform(environ: Mapping[str, str], system: str) -> None:
    """Raise NoWindow where Qt would abort because it finds no screen or lacks a library."""
    if QT_FAULT and system != "linux":
        raise NoWindow(_missing_message(QT_FAULT))
    if system == "linux":
        _check_linux(platforms(environ), environ)


def _check_linux(wanted: list[str], environ: Mapping[str, str]) -> None:
    if not wanted:
        raise NoWindow(NO_DISPLAY)
    if QT_FAULT:
        raise NoWindow(_missing_message(QT_FAULT, *wanted))
    known = [platform for platform in wanted if _plugin(platform).exists()]
    if not known:
        raise NoWindow(f"Tide Table cannot draw on {' or '.join(wanted)}: Qt has no such platform.")
    reachable = [platform for platform in known if _is_reachable(platform, environ)]
    if not reachable:
        raise NoWindow(f"Tide Table cannot reach a display by {' or '.join(known)}: nothing answers there.")
    faults = [_plugin_fault(_plugin(platform)) for platform in reachable]
    if all(faults):
        raise NoWindow(_missing_message(faults[-1], *reachable))


def platforms(environ: Mapping[str, str]) -> list[str]:
    """Return the platforms that Qt will try on Linux, in its order."""
    if chosen := environ.get("QT_QPA_PLATFORM"):
        return [platform.split(":")[0] for platform in chosen.split(";")]
    sessions = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
    return [platform for name, platform in sessions.items() if environ.get(name)]


def _plugin(platform: str) -> Path:
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    return plugins / "platforms" / _plugin_name(platform)


def _plugin_name(platform: str) -> str:
    family, _, _ = platform.partition("-")  # wayland-egl and the like belong to one plugin
    return f"libq{family}.so"


def _plugin_fault(plugin: Path) -> str:
    library = QLibrary(str(plugin))
    return "" if library.load() else library.errorString()


def _missing_message(fault: str, *wanted: str) -> str:
    from tide_gui import libraries  # noqa: PLC0415 - rarely needed, takes 10 ms

    lacking = missing_libraries(wanted)
    packages = libraries.packages_of(lacking) or libraries.packages_of(libraries.QT | libraries.WINDOW)
    return (
        f"Tide Table cannot open a window: a system library is missing ({', '.join(lacking) or fault});"
        f" on Debian and Ubuntu install it with: {libraries.install_command(packages)}"
    )


def missing_libraries(wanted: Iterable[str]) -> list[str]:
    """Return the libraries that Qt, the table and these platforms link to and this system lacks."""
    from tide_gui.libraries import missing_of  # noqa: PLC0415 - as above

    qt = _qt_folder()
    plugins = [qt / "plugins" / "platforms" / _plugin_name(platform) for platform in wanted]
    return missing_of(path for path in (*(qt / "lib" / name for name in DRAWING), *plugins) if path.exists())


def _qt_folder() -> Path:
    """Return the Qt folder of the PySide6 wheel without importing it."""
    found = find_spec("PySide6")
    return Path(found.origin if found and found.origin else "/").parent / "Qt"


def _is_reachable(platform: str, environ: Mapping[str, str]) -> bool:
    if platform == "xcb":
        return _is_x11_reachable()
    return not platform.startswith("wayland") or _is_wayland_reachable(environ)


def _is_wayland_reachable(environ: Mapping[str, str]) -> bool:
    folder = Path(environ.get("XDG_RUNTIME_DIR", "/"))
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(folder / environ.get("WAYLAND_DISPLAY", "wayland-0")))
        except OSError:  # also where the name is too long for a socket
            return False
    return True


def _is_x11_reachable() -> bool:
    import ctypes  # noqa: PLC0415 - only one platform needs it

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # the plugin will not load either, and its error names the library
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answered = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answered


def paints_without_gl(platform: str) -> bool:
    """Whether Qt Quick must use its software renderer: without OpenGL it aborts, and llvmpipe is slower."""
    if sys.platform != "linux" or platform in PAINTED:
        return platform in PAINTED
    if not has_gpu(DEVICES):  # asking OpenGL would load a compiler first
        return True
    renderer = gl_renderer()
    return not renderer or "llvmpipe" in renderer


def has_gpu(devices: Path) -> bool:
    """Whether Linux knows a graphics processor."""
    return any(next(devices.glob(pattern), None) for pattern in GPUS)


def gl_renderer() -> str:
    """Return the name of the OpenGL renderer of this display, or "". Qt must be running."""
    from PySide6.QtGui import QOffscreenSurface, QOpenGLContext  # noqa: PLC0415 - only with OpenGL

    context, surface = QOpenGLContext(), QOffscreenSurface()
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        return ""
    renderer = str(context.functions().glGetString(GL_RENDERER))
    context.doneCurrent()
    return renderer
